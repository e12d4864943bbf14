//! The contest that a window enters when it opens.

use super::delivery::send_late;
use super::folder::{ContestFolder, running};
use super::run::ContestRun;
use crate::store::Saver;
use crate::store::{StorageError, Tried};
use crate::teacher::Teacher;
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
    /// Saves into the data folder, or into that of the contest.
    pub saver: Saver,
    pub run: Option<ContestRun>,
    /// What is to be said.
    pub trouble: Option<String>,
    /// The files of the contest that could not be read.
    pub unreadable: Vec<StorageError>,
}

/// Finds out which contest it is, and enters it. A running contest always resumes, whatever the command line asks for:
/// first one that a teacher set, then one with tasks.
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
        // Also if something goes wrong below.
        teacher.enter(SystemTime::now());
    }
    let Ok(path) = data.folder() else {
        let asked = matches!(start, Some(ContestStart::Tasks(_)));
        return free(asked.then(|| text.msg_contest_says_no_folder()));
    };
    let set = match teacher.set_contest() {
        true => teacher
            .folder()
            .map(|name| ContestFolder::named(path, name)),
        false => None,
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
    let saver = made
        .map_err(failed)
        .and_then(|()| Saver::open_contest(folder.path.clone()));
    let saver = match saver {
        Ok(saver) => saver,
        Err(error) => {
            teacher.enter(SystemTime::now());
            return free(Some(error.sentence(text)));
        }
    };
    let mut run = ContestRun::open(folder, &saver, text);
    let unreadable = run.take_unreadable();
    let begun = SystemTime::UNIX_EPOCH.checked_add(run.begun());
    teacher.enter(begun.unwrap_or_else(SystemTime::now));
    ContestEntry {
        saver,
        run: Some(run),
        trouble: None,
        unreadable,
    }
}
