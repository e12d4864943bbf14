//! What the lists of a task may do all together: see [`Rules::within`](super::rules::Rules::within).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the lists may do all together.
#[derive(Clone, Default)]
pub struct Allowance {
    /// How many steps are left, if they are counted.
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
    /// The same, but for so many steps.
    pub fn within(&self, steps: u64) -> Allowance {
        Allowance {
            left: Some(Arc::new(AtomicU64::new(steps))),
            ..self.clone()
        }
    }

    /// The same, but only as long as `go_on` says so.
    pub fn while_so(&self, go_on: impl Fn() -> bool + Send + Sync + 'static) -> Allowance {
        Allowance {
            go_on: Some(Arc::new(go_on)),
            ..self.clone()
        }
    }

    /// How many steps are left.
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
