//! Which contest a window is in when it opens.

use super::late;
use super::run::ContestRun;
use crate::app::common::teacher::Teacher;
use crate::contest::{ContestFolder, note_outside, running};
use crate::handed::SignKind;
use crate::store::Saver;
use crate::store::{StorageError, Tried};
use engine::task::Course;
use engine::text::Text;
use std::sync::Arc;
use std::time::SystemTime;

/// What the command line asks for.
#[derive(Clone, Debug)]
pub enum ContestStart {
    /// Contest mode, without tasks of its own.
    Mode,
    /// This contest.
    Tasks(Arc<Course>),
}

/// What a window begins with.
pub struct ContestEntry {
    /// Keeps what is done: in the data folder, or in that of the contest.
    pub saver: Saver,
    pub run: Option<ContestRun>,
    /// What is to be said.
    pub trouble: Option<String>,
    /// The files of the contest that could not be read.
    pub unreadable: Vec<StorageError>,
}

/// Finds out which contest it is, and enters it. A contest that goes on is gone on with, whatever is asked for: what
/// a teacher set first, then one with tasks, then what the command line asks for.
pub fn enter(
    data: &Saver,
    teacher: &mut Teacher,
    start: Option<&ContestStart>,
    text: &Text,
) -> ContestEntry {
    let free = |trouble| ContestEntry {
        saver: data.clone(),
        run: None,
        trouble,
        unreadable: Vec::new(),
    };
    if start.is_some() {
        // Whatever comes in between.
        teacher.enter(SystemTime::now());
    }
    let Ok(path) = data.folder() else {
        let asked = matches!(start, Some(ContestStart::Tasks(_)));
        return free(asked.then(|| text.msg_contest_says_no_folder()));
    };
    let mut tasks = None;
    let going_on = running(path);
    let folder = match start {
        _ if teacher.set_contest() => match teacher.folder() {
            Some(name) => ContestFolder::named(path, name),
            // Version 0.1 put the work of before aside, and this is what is done since.
            None => ContestFolder::at(path.to_owned()),
        },
        _ if going_on.is_some() || teacher.unreadable().is_some() => {
            going_on.unwrap_or_else(|| ContestFolder::plain(path))
        }
        None => {
            // Beside a contest of another window it is not prevented.
            note_outside(path, &SignKind::WindowOutside);
            return free(late::send(path, data, text));
        }
        Some(ContestStart::Mode) => ContestFolder::plain(path),
        Some(ContestStart::Tasks(course)) => {
            tasks = Some(course);
            let last = ContestFolder::of(path, course, false);
            match last.state() {
                Some(state) if state.ended => ContestFolder::of(path, course, true),
                _ => last,
            }
        }
    };
    let failed = |error| StorageError::new(Tried::Keep, &folder.path, error).sentence(text);
    let same = folder.path == path;
    let prepared = match tasks {
        Some(course) if !folder.tasks_path().exists() && !folder.state_path().exists() => {
            folder.put_tasks(course).map(|_| ())
        }
        _ => std::fs::create_dir_all(&folder.path),
    };
    if let Err(error) = prepared {
        teacher.enter(SystemTime::now());
        return free(Some(failed(error)));
    }
    let saver = match same {
        true => data.clone(),
        false => match Saver::open(folder.path.clone()) {
            Ok(saver) => saver,
            Err(error) => {
                teacher.enter(SystemTime::now());
                return free(Some(error.sentence(text)));
            }
        },
    };
    let mut run = ContestRun::open(folder, &saver, text);
    let unreadable = std::mem::take(&mut run.unread);
    let begun = SystemTime::UNIX_EPOCH.checked_add(run.begun());
    teacher.enter(begun.unwrap_or_else(SystemTime::now));
    ContestEntry {
        saver,
        run: Some(run),
        trouble: None,
        unreadable,
    }
}
