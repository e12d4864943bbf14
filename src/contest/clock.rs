//! How much of a contest's time is used.

use super::boot::{Boot, boot};
use super::wall_clock;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Clocks that differ by less agree: systems put their clocks right all the time.
const TOLERANCE: Duration = Duration::from_secs(20);

/// What is remembered of the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UsedTime {
    /// Since the contest began, in milliseconds.
    used: u64,
    /// What the system's clock said then, in milliseconds since 1970.
    wall: u64,
    /// For how long the computer was on then, where the system tells.
    #[serde(default)]
    boot: Option<Boot>,
}

/// What the clocks say: that of the system, which can be set, since 1970; one that only runs; and where there is one,
/// that which nobody sets and which goes on while no window is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    pub wall: Duration,
    pub running: Duration,
    pub boot: Option<Boot>,
}

/// What does not fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    /// The system's clock was set back by this duration, which gains no time.
    Back(Duration),
    /// It was set forward, or the computer slept: used time, unless the computer tells for how long it was on.
    Forward(Duration),
}

/// The clock of a contest while a window is open.
#[derive(Clone, Copy, Debug)]
pub struct ContestClock {
    time: UsedTime,
    last: Now,
}

impl Now {
    /// When a window is opened, from when on the clock runs that only runs.
    pub fn at_start() -> Now {
        Now {
            wall: wall_clock(),
            running: Duration::ZERO,
            boot: boot(),
        }
    }
}

impl UsedTime {
    /// A contest that begins now.
    pub fn begins(wall: Duration) -> UsedTime {
        UsedTime {
            used: 0,
            wall: milliseconds(wall),
            boot: None,
        }
    }

    pub fn used(self) -> Duration {
        Duration::from_millis(self.used)
    }

    /// What the system's clock said when it was written.
    pub fn wall(self) -> Duration {
        Duration::from_millis(self.wall)
    }

    /// Adds to the time used.
    pub fn add(&mut self, more: Duration) {
        self.used = self.used.saturating_add(milliseconds(more));
    }
}

impl ContestClock {
    /// A window opens: the time for which all were closed is used. If the clock does not stand where it should, or stands
    /// before what was written, it was set.
    pub fn resume(time: UsedTime, now: Now) -> (ContestClock, Option<Leap>) {
        let (expected, closed) = match now
            .boot
            .zip(time.boot)
            .and_then(|(now, then)| now.since(then))
        {
            Some(passed) => (time.wall() + passed, passed),
            None => {
                let expected = time.wall().max(now.wall);
                (expected, expected - time.wall())
            }
        };
        let clock = ContestClock {
            time: UsedTime {
                used: time.used.saturating_add(milliseconds(closed)),
                wall: milliseconds(now.wall),
                boot: now.boot,
            },
            last: now,
        };
        (clock, leap(expected, now.wall))
    }

    /// Goes on to now.
    pub fn tick(&mut self, now: Now) -> Option<Leap> {
        // A process can be made to see time pass slowly, but not for how long the computer is on.
        let on = now.boot.zip(self.last.boot);
        let on = on.and_then(|(now, last)| now.since(last));
        let passed = on.unwrap_or_else(|| now.running.saturating_sub(self.last.running));
        let expected = self.last.wall + passed;
        let leap = leap(expected, now.wall);
        self.time.add(match leap {
            // The computer slept, as far as one knows without a clock that nobody sets.
            Some(Leap::Forward(ahead)) if on.is_none() => passed + ahead,
            Some(_) | None => passed,
        });
        self.time.wall = milliseconds(now.wall);
        self.time.boot = now.boot;
        // Small differences are not lost: they may add up to a clock that is turned slowly.
        self.last = match leap {
            Some(_) => now,
            None => Now {
                wall: expected,
                ..now
            },
        };
        leap
    }

    pub fn time(&self) -> UsedTime {
        self.time
    }
}

/// How far a clock is from where it should stand.
fn leap(expected: Duration, wall: Duration) -> Option<Leap> {
    let ahead = wall.saturating_sub(expected);
    let back = expected.saturating_sub(wall);
    match () {
        () if ahead > TOLERANCE => Some(Leap::Forward(ahead)),
        () if back > TOLERANCE => Some(Leap::Back(back)),
        () => None,
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn at(wall: u64, running: u64) -> Now {
        Now {
            wall: seconds(wall),
            running: seconds(running),
            boot: None,
        }
    }

    /// The same on a computer that tells for how long it is on.
    fn on(wall: u64, id: u64, up: u64) -> Now {
        let up = up * 1000;
        Now {
            boot: Some(Boot { id, up }),
            ..at(wall, 0)
        }
    }

    fn used(clock: &ContestClock) -> u64 {
        clock.time().used().as_secs()
    }

    #[test]
    fn time_passes_whether_a_window_is_open_or_not() {
        let (mut clock, leap) = ContestClock::resume(UsedTime::begins(seconds(1000)), at(1000, 5));
        assert_eq!((leap, clock.tick(at(1060, 65))), (None, None));
        assert_eq!(used(&clock), 60);
        let (clock, leap) = ContestClock::resume(clock.time(), at(1360, 0));
        assert_eq!((used(&clock), leap), (360, None));
    }

    #[test]
    fn setting_the_clock_gives_no_time_and_is_seen() {
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(9000)), at(9000, 0));
        assert_eq!(clock.tick(at(5410, 10)), Some(Leap::Back(seconds(3600))));
        assert_eq!(used(&clock), 10);
        assert_eq!(clock.tick(at(5470, 70)), None);
        assert_eq!(used(&clock), 70);
        // Closed, set back once more, opened.
        let (clock, leap) = ContestClock::resume(clock.time(), at(5000, 0));
        assert_eq!((used(&clock), leap), (70, Some(Leap::Back(seconds(470)))));
    }

    #[test]
    fn a_clock_that_was_set_back_while_no_window_was_open_is_seen_where_the_computer_tells() {
        let (clock, _) = ContestClock::resume(UsedTime::begins(seconds(9000)), on(9000, 1, 50));
        // For half an hour, of which the clock shows a minute.
        let (clock, leap) = ContestClock::resume(clock.time(), on(9060, 1, 1850));
        assert_eq!(
            (used(&clock), leap),
            (1800, Some(Leap::Back(seconds(1740))))
        );
        // Put right again, two seconds later: that takes no time away.
        let (clock, leap) = ContestClock::resume(clock.time(), on(10802, 1, 1852));
        assert_eq!(
            (used(&clock), leap),
            (1802, Some(Leap::Forward(seconds(1740))))
        );
        // The computer was started again: there is the clock alone.
        let (clock, leap) = ContestClock::resume(clock.time(), on(10862, 2, 20));
        assert_eq!((used(&clock), leap), (1862, None));
    }

    #[test]
    fn a_computer_that_sleeps_uses_time() {
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(1000)), at(1000, 0));
        assert_eq!(clock.tick(at(2800, 10)), Some(Leap::Forward(seconds(1790))));
        assert_eq!(used(&clock), 1800);
    }

    #[test]
    fn time_that_passes_slowly_for_the_window_alone_is_used_and_seen() {
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(1000)), on(1000, 1, 50));
        // An hour, of which both clocks that the window asks show six minutes.
        let slow = |minute: u64| Now {
            running: seconds(6 * minute),
            ..on(1000 + 6 * minute, 1, 50 + 60 * minute)
        };
        let leaps: Vec<Leap> = (1..=60)
            .filter_map(|minute| clock.tick(slow(minute)))
            .collect();
        assert_eq!(used(&clock), 3600);
        assert_eq!(leaps[0], Leap::Back(seconds(54)));
        // A computer that slept: nobody set anything.
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(1000)), on(1000, 1, 50));
        assert_eq!(clock.tick(on(2800, 1, 1850)), None);
        assert_eq!(used(&clock), 1800);
    }

    #[test]
    fn a_clock_that_is_put_right_takes_no_time_where_the_computer_tells() {
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(1000)), on(1000, 1, 50));
        let leap = clock.tick(on(9_001_060, 1, 110));
        assert_eq!(leap, Some(Leap::Forward(seconds(9_000_000))));
        assert_eq!(clock.tick(on(9_001_120, 1, 170)), None);
        assert_eq!(used(&clock), 120);
    }

    #[test]
    fn a_clock_that_is_turned_slowly_is_seen_too() {
        let (mut clock, _) = ContestClock::resume(UsedTime::begins(seconds(1000)), at(1000, 0));
        let leaps = (1..100).filter_map(|step| clock.tick(at(1000, step)));
        assert_eq!(leaps.last(), Some(Leap::Back(seconds(21))));
        assert_eq!(used(&clock), 99);
    }
}
