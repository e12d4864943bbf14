//! A hand-in on its way to a file: tried again until it is there.

use super::folder::{ContestFolder, folders};
use super::hand_in::{MOST_MEGABYTES, open_hand_in};
use super::state::ContestState;
use super::wall_clock;
use crate::background::{BackgroundTask, take_ended};
use crate::store::{Saver, lock_if_free};
use crate::store::{StorageError, read_file, write_file};
use engine::text::Text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Time between two attempts.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Writes a file, whole or not at all, before all else that waits to be written.
///
/// # Errors
/// Why it is not there.
pub fn write(path: &Path, text: &Arc<str>, saver: &Saver) -> Result<(), StorageError> {
    let (file, text) = (path.to_owned(), Arc::clone(text));
    saver.at_once(path, move |_| write_file(&file, text.as_bytes()))
}

/// A file that is to hold a hand-in, and could not be written.
#[derive(Debug)]
pub struct Delivery {
    path: PathBuf,
    text: Arc<str>,
    next: Instant,
    /// The text that is being written: a disk may take long to refuse.
    work: Option<(Arc<str>, BackgroundTask<bool>)>,
}

impl Delivery {
    /// A delivery whose first attempt is now.
    pub fn new(path: PathBuf, text: Arc<str>) -> Delivery {
        Delivery {
            path,
            text,
            next: Instant::now(),
            work: None,
        }
    }

    pub fn file(&self) -> &Path {
        &self.path
    }

    /// True while it is being written, which nobody can call back.
    pub fn is_under_way(&self) -> bool {
        self.work.is_some()
    }

    /// Tries again at the next look.
    pub fn hurry(&mut self) {
        self.next = Instant::now();
    }

    /// Delivers another text instead, once what is being written has ended: else that might come last.
    pub fn supersede(&mut self, text: Arc<str>) {
        self.text = text;
        self.hurry();
    }

    /// Tries again every two seconds; true once the file is there.
    pub fn has_arrived(&mut self) -> bool {
        if let Some((text, written)) = take_ended(&mut self.work) {
            let newest = Arc::ptr_eq(&text, &self.text);
            if newest && written == Some(true) {
                return true;
            }
            if newest {
                self.next = Instant::now() + TRY_AGAIN;
            }
        }
        if self.work.is_none() && Instant::now() >= self.next {
            let (path, text) = (self.path.clone(), Arc::clone(&self.text));
            let job = move |_: &(dyn Fn() -> bool + Sync)| {
                Some(write_file(&path, text.as_bytes()).is_ok())
            };
            // The window looks every second while something is on its way.
            match BackgroundTask::start(job, || {}) {
                Ok(work) => self.work = Some((Arc::clone(&self.text), work)),
                Err(_) => self.next = Instant::now() + TRY_AGAIN,
            }
        }
        false
    }
}

/// Sends the hand-ins of today's contests of a data folder that have not arrived, from a window that is in none of them.
/// Gives the sentences about those that still have not.
pub fn send_late(data: &Path, saver: &Saver, text: &Text) -> Option<String> {
    let now = wall_clock();
    let said: Vec<String> = folders(data)
        .filter_map(|folder| {
            let state = folder.state().ok()??;
            let waits = state.destination.is_some() && !state.delivered && state.is_fresh(now);
            waits.then(|| send_one(&folder, state, saver, text))?
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn send_one(
    contest: &ContestFolder,
    state: ContestState,
    saver: &Saver,
    text: &Text,
) -> Option<String> {
    // Another window may be in it, and sends it itself.
    let _lock = lock_if_free(&contest.lock_path(), Duration::ZERO)?;
    let to = state.destination.clone()?;
    let kept = contest.handed_in_path();
    let bytes = match open_hand_in(&kept, text)? {
        Ok(_) => read_file(&kept, MOST_MEGABYTES << 20).ok()?,
        Err(why) => return Some(why),
    };
    let hand_in: Arc<str> = String::from_utf8(bytes).ok()?.into();
    if write(&to, &hand_in, saver).is_err() {
        let (to, kept) = (to.display().to_string(), kept.display().to_string());
        return Some(text.msg_contest_says_not_arrived(to, kept));
    }
    let state = ContestState {
        delivered: true,
        ..state
    };
    // A delivery that is not recorded is made once more.
    let _ = contest.put_state(&state);
    None
}
