//! The limit of what the command lists of a task do together: see [`Rules::within`](super::rules::Rules::within).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A limit shared by all runs of the lists: a number of steps, and a question whether to go on.
#[derive(Clone, Default)]
pub struct Allowance {
    /// The steps that are left; `None` if there is no limit.
    left: Option<Arc<AtomicU64>>,
    go_on: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl fmt::Debug for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allowance")
            .field("left", &self.left)
            .finish_non_exhaustive()
    }
}

impl Allowance {
    /// The same limit with this many steps.
    pub fn within(&self, steps: u64) -> Allowance {
        Allowance {
            left: Some(Arc::new(AtomicU64::new(steps))),
            ..self.clone()
        }
    }

    /// The same limit, but only for as long as `go_on` returns true.
    pub fn while_so(&self, go_on: impl Fn() -> bool + Send + Sync + 'static) -> Allowance {
        Allowance {
            go_on: Some(Arc::new(go_on)),
            ..self.clone()
        }
    }

    /// The steps that are left; `u64::MAX` if there is no limit.
    pub fn left(&self) -> u64 {
        let left = self.left.as_ref();
        left.map_or(u64::MAX, |left| left.load(Ordering::Relaxed))
    }

    pub fn spend(&self, steps: u64) {
        if let Some(left) = &self.left {
            let rest = |left: u64| Some(left.saturating_sub(steps));
            let _ = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest);
        }
    }

    pub fn goes_on(&self) -> bool {
        self.go_on.as_ref().is_none_or(|go_on| go_on())
    }
}
