//! The time of a contest: a monotonic clock while its window is open, the system's clock while it is closed.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Smaller steps backwards are not counted: systems put their clocks right all the time.
const TOLERANCE: u64 = 2_000;

/// The time that a contest has used, as it is saved. All numbers are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ContestTime {
    used: u64,
    /// The system's clock when this was saved, since 1970.
    wall: u64,
    /// How often the window was closed and opened again, and for how long it was closed.
    closed_times: u32,
    closed: u64,
    /// By how much the system's clock ran backwards.
    clock_back: u64,
}

/// How often the window of a contest was closed and opened again, and for how many seconds it was closed in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Closed {
    pub times: u32,
    pub seconds: u64,
}

/// The clock of a contest while its window is open.
#[derive(Clone, Copy, Debug)]
pub struct ContestClock {
    time: ContestTime,
    /// The monotonic clock at the last tick, since the window was opened.
    running: u64,
    /// The system's clock as it should have been at the last tick.
    wall: u64,
}

impl ContestTime {
    /// The time of a contest that begins now.
    pub fn begin(wall: Duration) -> ContestTime {
        ContestTime {
            wall: milliseconds(wall),
            ..ContestTime::default()
        }
    }

    pub fn used(&self) -> Duration {
        Duration::from_millis(self.used)
    }

    pub fn closed(&self) -> Closed {
        Closed {
            times: self.closed_times,
            seconds: self.closed / 1000,
        }
    }

    /// True until a window of the contest was open for a moment.
    pub fn is_new(&self) -> bool {
        self.used == 0 && self.closed_times == 0
    }

    /// By how many seconds the system's clock ran backwards.
    pub fn clock_back_seconds(&self) -> u64 {
        self.clock_back / 1000
    }

    fn step_back(&mut self, expected: u64, wall: u64) -> bool {
        let back = expected.saturating_sub(wall);
        let counts = back > TOLERANCE;
        if counts {
            self.clock_back = self.clock_back.saturating_add(back);
        }
        counts
    }
}

impl ContestClock {
    /// The clock of a window that begins a contest.
    pub fn begin(time: ContestTime) -> ContestClock {
        ContestClock {
            wall: time.wall,
            time,
            running: 0,
        }
    }

    /// The clock of a window that resumes a contest: the time that it was closed is used.
    pub fn resume(mut time: ContestTime, wall: Duration) -> ContestClock {
        let wall = milliseconds(wall);
        let closed = wall.saturating_sub(time.wall);
        time.step_back(time.wall, wall);
        time.used = time.used.saturating_add(closed);
        time.closed = time.closed.saturating_add(closed);
        time.closed_times = time.closed_times.saturating_add(1);
        time.wall = wall;
        ContestClock::begin(time)
    }

    /// Goes on to now: the system's clock, and the monotonic one since the window was opened.
    pub fn tick(&mut self, wall: Duration, running: Duration) {
        let (wall, running) = (milliseconds(wall), milliseconds(running));
        let passed = running.saturating_sub(self.running);
        let expected = self.wall.saturating_add(passed);
        let stepped = self.time.step_back(expected, wall);
        self.time.used = self.time.used.saturating_add(passed);
        self.time.wall = wall;
        self.running = running;
        // Small steps backwards add up until they count.
        self.wall = if stepped { wall } else { wall.max(expected) };
    }

    pub fn time(&self) -> ContestTime {
        self.time
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens to a window, with the system's clock in seconds.
    enum Event {
        Opens(u64),
        /// So many seconds pass, and the system's clock says this.
        Passes(u64, u64),
    }
    use Event::{Opens, Passes};

    /// Seconds used, times closed, seconds closed, seconds backwards.
    type Counts = (u64, u32, u64, u64);

    #[test]
    fn time_is_counted_whatever_the_clock_of_the_system_does() {
        let cases: [(&str, &[Event], Counts); 7] = [
            ("open", &[Passes(60, 1060)], (60, 0, 0, 0)),
            ("closed", &[Passes(60, 1060), Opens(1360)], (360, 1, 300, 0)),
            (
                "set back while open",
                &[Passes(10, 900), Passes(60, 960)],
                (70, 0, 0, 110),
            ),
            (
                "set back while closed",
                &[Passes(10, 1010), Opens(500)],
                (10, 1, 0, 510),
            ),
            (
                "set forward while open",
                &[Passes(10, 9000), Passes(10, 9010)],
                (20, 0, 0, 0),
            ),
            (
                "turned back slowly",
                &[Passes(10, 1009), Passes(10, 1018), Passes(10, 1027)],
                (30, 0, 0, 3),
            ),
            (
                "put right a little, forth and back",
                &[Passes(10, 1011), Passes(10, 1020), Passes(10, 1030)],
                (30, 0, 0, 0),
            ),
        ];
        for (what, events, expected) in cases {
            let begin = ContestTime::begin(Duration::from_secs(1000));
            let mut clock = ContestClock::begin(begin);
            let mut running = 0;
            for event in events {
                match *event {
                    Opens(wall) => {
                        clock = ContestClock::resume(clock.time(), Duration::from_secs(wall));
                        running = 0;
                    }
                    Passes(seconds, wall) => {
                        running += seconds;
                        clock.tick(Duration::from_secs(wall), Duration::from_secs(running));
                    }
                }
            }
            let time = clock.time();
            let Closed { times, seconds } = time.closed();
            let found = (
                time.used().as_secs(),
                times,
                seconds,
                time.clock_back_seconds(),
            );
            assert_eq!(found, expected, "{what}");
        }
    }
}
