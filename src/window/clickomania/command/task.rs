//! What is done with tasks: opening one, its solutions and mistakes, going on to the next lesson.

use crate::window::clickomania::library::open_task::TaskSource;
use engine::language::TaskId;
use std::path::PathBuf;

/// What is done with tasks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskCommand {
    /// Opens a task, with one's own best program for it or the one that it begins with.
    Open(TaskSource),
    /// Opens a file of tasks at its first one.
    OpenFile(PathBuf),
    /// Opens the next lesson of the course; with the program that is here, where it goes on with that.
    Next,
    /// Opens the lesson before.
    Previous,
    /// Begins the open task over: with the program that it begins with, at its first step, on its first wall.
    BeginOver,
    /// Opens a copy of the task's solution with this number, from 0.
    OpenSolution(usize),
    /// Opens a copy of the task's mistake with this number, from 0, with a case in which it fails.
    OpenMistake(usize),
    /// Opens one of the two games, to build freely.
    Free(TaskId),
}
