//! A clock that nobody sets: for how long the computer is on.

use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use std::time::Duration;

/// For how long the computer is on since it was started this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Boot {
    /// The checksum of the name that the system gave to this start.
    pub id: u64,
    /// In milliseconds, sleep included.
    pub up: u64,
}

impl Boot {
    /// How much later it is than another time of the same start.
    pub fn since(self, before: Boot) -> Option<Duration> {
        let later = self
            .up
            .checked_sub(before.up)
            .filter(|_| self.id == before.id);
        later.map(Duration::from_millis)
    }
}

/// What the system tells, which not every system does: Linux, see proc(5).
pub fn boot() -> Option<Boot> {
    static ID: OnceLock<Option<u64>> = OnceLock::new();
    let id = ID.get_or_init(|| {
        let id = std::fs::read("/proc/sys/kernel/random/boot_id").ok()?;
        Some(crate::seal::digest(&id))
    });
    let up = std::fs::read_to_string("/proc/uptime").ok()?;
    let seconds: f64 = up.split(' ').next()?.parse().ok()?;
    let up = Duration::try_from_secs_f64(seconds).ok()?.as_millis();
    Some(Boot {
        id: (*id)?,
        up: u64::try_from(up).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_one_start_are_compared() {
        let at = |id, up| Boot { id, up };
        assert_eq!(at(1, 5000).since(at(1, 2000)), Some(Duration::from_secs(3)));
        assert_eq!(at(2, 5000).since(at(1, 2000)), None);
        assert_eq!(at(1, 2000).since(at(1, 5000)), None);
        if cfg!(target_os = "linux") {
            let before = boot().unwrap();
            assert!(boot().unwrap().since(before).is_some());
        }
    }
}
