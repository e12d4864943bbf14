//! The contest that a window enters when it opens, and hand-ins of earlier windows that have not arrived.

use super::folder::{ContestFolder, folders, running};
use super::hand_in::{MAX_MEGABYTES, open_hand_in};
use super::run::{ContestRun, send};
use super::state::ContestState;
use super::wall_clock;
use crate::store::{StorageError, Store, Tried, lock_if_free, read_file};
use crate::teacher::Teacher;
use engine::task::Course;
use engine::text::Text;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The contest that the command line asks for.
#[derive(Clone, Debug)]
pub enum ContestStart {
    /// Contest mode, without its own tasks.
    Mode,
    /// This contest.
    Tasks(Arc<Course>),
}

/// The store and the contest that a window begins with.
pub struct ContestEntry {
    /// Saves into the data folder, or into that of the contest.
    pub store: Store,
    pub run: Option<ContestRun>,
    /// A message for the status bar.
    pub trouble: Option<String>,
    /// The files of the contest that could not be read.
    pub unreadable: Vec<StorageError>,
}

/// Finds out which contest it is, and enters it. A running contest always resumes, whatever the command line asks for:
/// first one that a teacher set, then one with tasks.
pub fn enter(
    data: &Store,
    teacher: &mut Teacher,
    start: Option<&ContestStart>,
    text: &Text,
) -> ContestEntry {
    let free = |trouble| ContestEntry {
        store: data.clone(),
        run: None,
        trouble,
        unreadable: Vec::new(),
    };
    if start.is_some() {
        // Also if something goes wrong below.
        teacher.enter(SystemTime::now());
    }
    let Ok(path) = data.folder() else {
        let asked = matches!(start, Some(ContestStart::Tasks(_)));
        return free(asked.then(|| text.msg_contest_says_no_folder()));
    };
    let set = if teacher.set_contest() {
        teacher
            .folder()
            .map(|name| ContestFolder::named(path, name))
    } else {
        None
    };
    let mut tasks = None;
    let folder = match (set.or_else(|| running(path)), start) {
        (Some(folder), _) => folder,
        (None, _) if teacher.set_contest() || teacher.unreadable().is_some() => {
            ContestFolder::plain(path)
        }
        (None, None) => return free(send_late(path, data, text)),
        (None, Some(ContestStart::Mode)) => ContestFolder::plain(path),
        (None, Some(ContestStart::Tasks(course))) => {
            tasks = Some(course);
            ContestFolder::of(path, course)
        }
    };
    let failed = |error| StorageError::new(Tried::Keep, &folder.path, error);
    let made = match tasks {
        Some(course) if !folder.tasks_path().exists() => folder.put_tasks(course),
        _ => std::fs::create_dir_all(&folder.path),
    };
    let store = made
        .map_err(failed)
        .and_then(|()| Store::open_contest(folder.path.clone()));
    let store = match store {
        Ok(store) => store,
        Err(error) => {
            teacher.enter(SystemTime::now());
            return free(Some(error.sentence(text)));
        }
    };
    let mut run = ContestRun::open(folder, &store, text);
    let unreadable = run.take_unreadable();
    let begun = SystemTime::UNIX_EPOCH.checked_add(run.begun());
    teacher.enter(begun.unwrap_or_else(SystemTime::now));
    ContestEntry {
        store,
        run: Some(run),
        trouble: None,
        unreadable,
    }
}

/// Sends the hand-ins of today's contests of a data folder that have not arrived, from a window that is in none of them.
/// Gives the sentences about those that still have not.
pub fn send_late(data: &Path, store: &Store, text: &Text) -> Option<String> {
    let now = wall_clock();
    let said: Vec<String> = folders(data)
        .filter_map(|folder| {
            let state = folder.state().ok()??;
            let waits = state.destination.is_some() && !state.delivered && state.is_fresh(now);
            waits.then(|| send_one(&folder, state, store, text))?
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn send_one(
    contest: &ContestFolder,
    state: ContestState,
    store: &Store,
    text: &Text,
) -> Option<String> {
    // Another window may be in it, and sends it itself.
    let _lock = lock_if_free(&contest.lock_path(), Duration::ZERO)?;
    let to = state.destination.clone()?;
    let kept = contest.handed_in_path();
    let bytes = match open_hand_in(&kept, text)? {
        Ok(_) => read_file(&kept, MAX_MEGABYTES << 20).ok()?,
        Err(why) => return Some(why),
    };
    let hand_in: Arc<str> = String::from_utf8(bytes).ok()?.into();
    if send(&to, &hand_in, store).is_err() {
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
