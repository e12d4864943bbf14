//! The commands of the Clickomania mode, which menus, keys, buttons, drops and tests send. Each group has
//! one owner, which carries it out by an exhaustive `match`.

mod pages;
mod policy;
mod program;
mod stage;

pub use crate::teacher::TeacherCommand;
pub use crate::window::clickomania::services::Services;
pub use pages::{
    ClassColumn, ClassCommand, ClassFilter, ComparisonColumn, ComparisonCommand, ExportFormat,
    HomeCommand, LineId, MakingCommand, MoveStep, ProgramOrigin, WritingCommand,
};
pub use policy::{InContest, Policy};
pub use program::{
    ChangeKind, Drawing, EditorCommand, PaletteBlock, ProgramCommand, SlotCommand, TaskCommand,
    ViewCommand, loop_variable, task_variable,
};
pub use stage::{
    BreakCondition, Demonstration, ExactValue, PlaybackCommand, TravelCommand, WallCommand,
    WallSource,
};

use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ShellCommand, ZoomCommand};
use std::path::PathBuf;

/// A command of the mode.
#[derive(Clone, PartialEq, Debug)]
pub enum ClickomaniaCommand {
    Editor(EditorCommand),
    View(ViewCommand),
    Zoom(ZoomCommand),
    History(HistoryCommand),
    File(FileCommand),
    Program(ProgramCommand),
    Slot(SlotCommand),
    Playback(PlaybackCommand),
    /// Paints, opens and shares walls.
    Wall(WallCommand),
    Verdict(VerdictCommand),
    /// Asks for a hint, or for more of it.
    Hint(HintCommand),
    Goals(GoalsCommand),
    Home(HomeCommand),
    Writing(WritingCommand),
    Making(MakingCommand),
    /// Opens tasks, their solutions and mistakes.
    Task(TaskCommand),
    Comparison(ComparisonCommand),
    /// The page of a class.
    Class(ClassCommand),
    Contest(ContestCommand),
    Teacher(TeacherCommand),
    /// Passed on to the window.
    Shell(ShellCommand),
}

/// The context of this mode: its parts use it, and send it their commands.
pub type ClickomaniaContext<'a> = ModeContext<'a, ClickomaniaCommand, Services>;

macro_rules! groups {
    ($($group:ident($command:ty))*) => {
        $(impl From<$command> for ClickomaniaCommand {
            fn from(command: $command) -> ClickomaniaCommand {
                ClickomaniaCommand::$group(command)
            }
        })*
    };
}

groups! {
    Editor(EditorCommand)
    View(ViewCommand)
    Zoom(ZoomCommand)
    History(HistoryCommand)
    File(FileCommand)
    Program(ProgramCommand)
    Slot(SlotCommand)
    Playback(PlaybackCommand)
    Wall(WallCommand)
    Verdict(VerdictCommand)
    Hint(HintCommand)
    Goals(GoalsCommand)
    Home(HomeCommand)
    Writing(WritingCommand)
    Making(MakingCommand)
    Task(TaskCommand)
    Comparison(ComparisonCommand)
    Class(ClassCommand)
    Contest(ContestCommand)
    Teacher(TeacherCommand)
    Shell(ShellCommand)
}

/// The verdict about the program.
#[derive(Clone, PartialEq, Debug)]
pub enum VerdictCommand {
    /// Shows or hides the findings of the judge.
    Show,
}

/// Asks for a hint, or for more of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintCommand {
    /// Asks for a hint, then for more of it; the last step applies it.
    More,
    /// Shows where the program can be improved; in a task with hints, the first of them.
    Place,
    /// Another hint, or another place for this one.
    Other,
    /// Closes the hint.
    Close,
}

/// The costs that were reached, and the solutions that they open.
#[derive(Clone, PartialEq, Debug)]
pub enum GoalsCommand {
    /// Shows or hides all goals with their solutions.
    Show,
    /// Shows or hides the solutions of the goal with this cost.
    ShowGoal(u64),
}

/// Commands in a contest.
#[derive(Clone, PartialEq, Debug)]
pub enum ContestCommand {
    /// Opens the dialog for handing in.
    AskHandIn,
    /// Hands in the slots under this name, as this file.
    HandIn(String, PathBuf),
    /// Sets the name of the contestant.
    Name(String),
    /// Names a slot as the solution of a task.
    NameSlot(String, usize),
    /// Opens a task of the contest, numbered from 0.
    GoTo(usize),
    /// Returns to the tasks after handing in.
    GoOn,
    /// Starts again for somebody else, once the time is over.
    BeginAgain,
}
