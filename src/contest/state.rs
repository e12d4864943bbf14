//! The state of a contest, one file with a checksum, and the time that it has used: measured by a monotonic clock while
//! its window is open, by the system's clock while it is closed.

use super::read_regular;
use crate::seal::checksum;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The format that is written.
const FORMAT: u32 = 2;
/// Most bytes of such a file.
const MAX_BYTES: u64 = 1 << 20;
/// A contest without a time limit is resumed for so long.
const HALF_A_DAY: Duration = Duration::from_secs(12 * 3600);

/// The state of a contest.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ContestState {
    /// When it began, in seconds since 1970.
    pub begun: u64,
    /// Its length without extra minutes; `None` without a limit.
    pub minutes: Option<u32>,
    /// Minutes that this pupil has on top.
    pub extra: u32,
    pub time: ContestTime,
    /// The pupil's name.
    pub name: String,
    /// By task, the slot, from 1, that the pupil named as the solution.
    pub named: BTreeMap<String, usize>,
    /// The second destination of the hand-in, outside the contest's folder, and whether it has arrived there.
    #[serde(with = "crate::text_path")]
    pub destination: Option<PathBuf>,
    pub delivered: bool,
    /// When the time was over, in seconds since 1970.
    pub over: Option<u64>,
    /// True once a teacher ended it, or another pupil began.
    pub ended: bool,
}

/// Why the state of a contest cannot be read.
#[derive(Debug)]
pub enum StateFault {
    /// A newer version wrote it.
    Newer,
    /// The file is damaged or was edited.
    Damaged,
    Io(io::Error),
}

#[derive(Serialize, Deserialize)]
struct Sealed {
    format: u32,
    checksum: String,
    state: String,
}

impl ContestState {
    /// The state of a contest that begins.
    pub fn begin(minutes: Option<u32>, wall: Duration) -> ContestState {
        ContestState {
            minutes,
            begun: wall.as_secs(),
            time: ContestTime::begin(wall),
            ..ContestState::default()
        }
    }

    /// The whole length of the contest; `None` without a limit.
    pub fn length(&self) -> Option<Duration> {
        let minutes = u64::from(self.minutes?) + u64::from(self.extra);
        Some(Duration::from_secs(minutes * 60))
    }

    /// True until its time is over or a teacher ends it.
    pub fn is_running(&self) -> bool {
        self.over.is_none() && !self.ended
    }

    /// True on the day on which it began.
    pub fn is_fresh(&self, wall: Duration) -> bool {
        wall.saturating_sub(Duration::from_secs(self.begun)) < HALF_A_DAY
    }

    /// The file.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidData`]: the state cannot be written as RON.
    pub fn text(&self) -> io::Result<String> {
        let invalid = |error| io::Error::new(ErrorKind::InvalidData, error);
        let state = ron::to_string(self).map_err(invalid)?;
        let sealed = Sealed {
            format: FORMAT,
            checksum: checksum(&state),
            state,
        };
        let config = ron::ser::PrettyConfig::new().escape_strings(false);
        let text = ron::ser::to_string_pretty(&sealed, config).map_err(invalid)?;
        Ok(format!("{text}\n"))
    }

    /// Reads the file; `None` if there is none.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(path: &Path) -> Result<Option<ContestState>, StateFault> {
        match read_regular(path, MAX_BYTES) {
            Ok(bytes) => ContestState::parse(&bytes).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == ErrorKind::InvalidInput => Err(StateFault::Damaged),
            Err(error) => Err(StateFault::Io(error)),
        }
    }

    fn parse(bytes: &[u8]) -> Result<ContestState, StateFault> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        if let Ok(Head { format }) = ron::de::from_bytes(bytes)
            && format > FORMAT
        {
            return Err(StateFault::Newer);
        }
        let sealed: Sealed = ron::de::from_bytes(bytes).map_err(|_| StateFault::Damaged)?;
        if sealed.checksum != checksum(&sealed.state) {
            return Err(StateFault::Damaged);
        }
        ron::from_str(&sealed.state).map_err(|_| StateFault::Damaged)
    }
}

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

    /// Advances to now: the system's clock, and the monotonic one since the window was opened.
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
    use Event::{Opens, Passes};

    #[test]
    fn a_state_is_read_as_it_was_written_and_a_changed_one_is_not() {
        let mut state = ContestState::begin(Some(90), Duration::from_secs(1_700_000_000));
        state.name = "Ada \"la\" #1".to_owned();
        state.named.insert("bomba".to_owned(), 3);
        let text = state.text().unwrap();
        assert_eq!(ContestState::parse(text.as_bytes()).unwrap(), state);
        let damaged = [
            text.replace("Some(90)", "Some(900)"),
            text[..60].to_owned(),
            text.replace("format: 2", "format: 1")
                .replace("checksum", "seal"),
            String::new(),
        ];
        for damaged in damaged {
            let read = ContestState::parse(damaged.as_bytes());
            assert!(matches!(read, Err(StateFault::Damaged)), "{damaged}");
        }
        let newer = "(format: 3, whatever: [1], more: \"?\")";
        let read = ContestState::parse(newer.as_bytes());
        assert!(matches!(read, Err(StateFault::Newer)), "{read:?}");
    }

    /// An event of a window, with the system's clock in seconds.
    enum Event {
        Opens(u64),
        /// Seconds that pass, and the system's clock after them.
        Passes(u64, u64),
    }

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
