//! The state of a contest: one file with a checksum.

use super::clock::ContestTime;
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
const MOST_BYTES: u64 = 1 << 20;
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
    /// The file that the hand-in goes to besides the contest's folder, and whether it has arrived there.
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

    /// True until its time is over or somebody ends it.
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
        match read_regular(path, MOST_BYTES) {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
