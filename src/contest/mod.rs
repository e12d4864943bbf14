//! A contest on this computer, and the file that a pupil hands in after it.
//!
//! A contest lives in `contests/NAME` in the data folder: its tasks ([`for_pupils`]), its state ([`ContestState`]), and
//! all that the window saves while it is in the contest, so that earlier work is out of reach. [`enter`] finds out which
//! contest a window is in, [`ContestRun`] is that contest while the window is open, and [`HandIn`] is what comes out of
//! it. A contest records how many blocks of each program came from outside
//! ([`engine::language::Program::origins`]), how often and for how long
//! its window was closed, and whether the system's clock ran backwards ([`ContestClock`]); nothing else.

#[cfg(feature = "window")]
mod enter;
mod folder;
mod hand_in;
#[cfg(feature = "window")]
mod run;
mod state;

#[cfg(feature = "window")]
pub use enter::{ContestEntry, ContestStart, enter};
pub use folder::{ContestFolder, for_pupils, running, task_for_pupils};
#[cfg(feature = "window")]
pub use folder::{read_contest, read_course};
pub use hand_in::{
    HandIn, HandedSlot, HandedText, MAX_MEGABYTES, is_hand_in, is_newer_hand_in, open_hand_in,
};
#[cfg(feature = "window")]
pub use run::{ContestPhase, ContestRun, ContestTick, HandedIn};
pub use state::{Closed, ContestClock, ContestState, ContestTime, StateFault};

use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// The system's clock, since 1970.
pub fn wall_clock() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

/// The first `most` bytes of a regular file.
///
/// # Errors
/// Those of the system; [`ErrorKind::InvalidInput`] for a pipe, a device or a folder: opening a pipe could block forever.
fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !std::fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
