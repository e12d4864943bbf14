//! What is done while a task is written.

use std::path::PathBuf;

/// What is done while a task is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WritingCommand {
    /// Begins a new task.
    New,
    /// Changes the task that is open.
    Change,
    /// Goes on with the task that is being written.
    GoOn,
    /// Back to the program; what was written stays until another task is begun.
    Leave,
    /// Looks for what is wrong with it.
    Check,
    /// Opens it as its file says, to be tried.
    Try,
    /// Saves it to its file, or asks for one.
    Save,
    /// Asks for a file and saves.
    SaveAs,
    SaveFile(PathBuf),
}
