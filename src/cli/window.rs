//! `clickomania` and `clickomania FILE`: the window.

use super::arguments::{Arguments, system_language};
use super::input::Source;
use super::{ExitStatus, Fail, OpenWindow};
use crate::contest::{ContestStart, read_contest};
use crate::store::{Store, default_folder};
use crate::window::WindowStart;
use crate::window::clickomania::library::open_task::is_task_file;
use crate::window::clickomania::program::document::Opened;
use engine::text::Text;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Opens the window and waits until it is closed.
pub fn run(
    text: &Text,
    arguments: &Arguments,
    open_window: OpenWindow,
) -> Result<ExitStatus, Fail> {
    let mut unread = None;
    let named = arguments.optional_file("FILE");
    let contest = if arguments.flag("contest") {
        Some(contest(text, named)?)
    } else {
        None
    };
    let tasks = matches!(contest, Some(ContestStart::Tasks(_)));
    let (opened, file) = match named.filter(|_| !tasks) {
        Some(file) if is_of_a_game(text, file) => (None, absolute(file)),
        Some(file) => match open(text, file) {
            Ok(opened) => (Some(opened), None),
            // A desktop does not show standard error.
            Err(Fail::Unusable(sentence)) if arguments.flag("desktop") => {
                unread = Some(sentence);
                (None, None)
            }
            Err(fail) => return Err(fail),
        },
        None => (None, None),
    };
    let (store, trouble) = store(text, arguments);
    let start = WindowStart {
        store,
        trouble: unread.or(trouble),
        language: arguments.optional_file("lang").map(|_| text.language()),
        system_language: system_language(),
        opened,
        contest,
    };
    open_window(text, start, file).map_err(Fail::Unusable)?;
    Ok(ExitStatus::Done)
}

/// The contest of a file; contest mode without tasks, if the file is no task or course.
fn contest(text: &Text, file: Option<&OsStr>) -> Result<ContestStart, Fail> {
    match file.map(Path::new).filter(|file| is_task_file(file)) {
        None => Ok(ContestStart::Mode),
        Some(file) => match read_contest(file, text) {
            Ok(course) => Ok(ContestStart::Tasks(Arc::new(course))),
            Err(sentence) => Err(Fail::Unusable(sentence)),
        },
    }
}

/// The data folder, unless one is named: `CLICKOMANIA_DATA`, else the system's folder for such things.
fn data_folder() -> Option<PathBuf> {
    let named = std::env::var_os("CLICKOMANIA_DATA").filter(|folder| !folder.is_empty());
    named.map(PathBuf::from).or_else(default_folder)
}

/// True if a game can open the file, and it is no program: a wall, a task, a position, a board, solutions, a
/// Blockly workspace.
fn is_of_a_game(text: &Text, file: &OsStr) -> bool {
    let source = Source::new(file);
    !source.is_standard_input()
        && Path::new(file).is_file()
        && (source.wall(text).is_ok()
            || source.document(text).is_ok()
            || source.mines(text).is_ok()
            || source.clone2048(text).is_ok()
            || source.tantrix(text).is_ok()
            || source.workspace(text).is_ok())
}

fn absolute(file: &OsStr) -> Option<PathBuf> {
    std::path::absolute(file).ok()
}

/// The program to begin with.
fn open(text: &Text, file: &OsStr) -> Result<Opened, Fail> {
    let path = Path::new(file);
    let (program, picture) = Source::new(file).program_or_picture(text)?;
    // Saving must not put a program's text where a picture was.
    let file = std::path::absolute(path)
        .ok()
        .filter(|path| path.is_file() && !picture);
    Ok(Opened {
        program,
        saved: file.is_some(),
        file,
        given: true,
    })
}

/// The data folder: `--data`, else `CLICKOMANIA_DATA`, else the system's folder for such things.
fn store(text: &Text, arguments: &Arguments) -> (Store, Option<String>) {
    let named = arguments.optional_file("data").map(PathBuf::from);
    // Absolute, so that the window finds it whatever the current folder is.
    let folder = named
        .or_else(data_folder)
        .map(|folder| std::path::absolute(&folder).unwrap_or(folder));
    let Some(folder) = folder else {
        return (Store::nowhere(), None);
    };
    match Store::open(folder.clone()) {
        Ok(store) => (store, None),
        Err(error) => (Store::at(folder), Some(error.sentence(text))),
    }
}
