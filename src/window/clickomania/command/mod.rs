//! Everything that can be done in the Clickomania mode: menus, keys, buttons, drops and tests send a
//! command. Each group has one owner, which carries it out by an exhaustive `match`.

pub mod change_kind;
mod class;
mod comparison;
mod editor;
mod home;
pub mod piece;
mod playback;
mod policy;
mod task;
mod writing;

pub use change_kind::ChangeKind;
pub use class::{ClassColumn, ClassCommand, ClassFilter, ClassForm, Who};
pub use comparison::{ComparisonColumn, ComparisonCommand, MoveStep, ProgramOrigin};
pub use editor::{EditorCommand, ProgramCommand, SlotCommand, ViewCommand};
pub use home::HomeCommand;
pub use piece::Piece;
pub use playback::{
    BreakCondition, Demonstration, ExactValue, PlaybackCommand, TravelCommand, WallCommand,
    WallSource,
};
pub use policy::{InContest, Policy};
pub use task::TaskCommand;
pub use writing::WritingCommand;

pub use crate::teacher::TeacherCommand;
pub use crate::window::clickomania::services::Services;
use crate::window::kit::app_context::ModeContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ShellCommand, ZoomCommand};
use std::path::PathBuf;

/// Something to be done.
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
    /// Paints a wall, brings one in, hands one on.
    Wall(WallCommand),
    Verdict(VerdictCommand),
    /// Asks for a hint, or goes on with it.
    Hint(HintCommand),
    Goals(GoalsCommand),
    Home(HomeCommand),
    Writing(WritingCommand),
    /// Opens tasks, their solutions and mistakes.
    Task(TaskCommand),
    Comparison(ComparisonCommand),
    /// What a class handed in.
    Class(ClassCommand),
    Contest(ContestCommand),
    Teacher(TeacherCommand),
    /// Handed on to the window.
    Shell(ShellCommand),
}

/// What the parts of this mode may use, and where they send their commands.
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
    /// Shows what the judge found about the program, or no longer.
    Show,
}

/// Asks for a hint, or goes on with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintCommand {
    /// Asks for one; then says more of it; in the end does what it says.
    More,
    /// Another idea, or another place for this one.
    Other,
    /// No more of it.
    Close,
}

/// The costs reached, and the solutions that they open.
#[derive(Clone, PartialEq, Debug)]
pub enum GoalsCommand {
    /// Shows the ladder of costs with the solutions, or no longer.
    Show,
    /// Shows the solutions of a goal, or no longer.
    ShowGoal(u64),
}

/// What is done in a contest.
#[derive(Clone, PartialEq, Debug)]
pub enum ContestCommand {
    /// Asks for a name and for the solutions, to hand in the slots.
    AskHandIn,
    /// Writes the slots into this file, under this name.
    HandIn(String, PathBuf),
    /// Says who takes part.
    Name(String),
    /// Names a slot as the solution of a task.
    NameSlot(String, usize),
    /// Opens a task of the contest, numbered from 0.
    GoTo(usize),
    /// Somebody else begins, when it is over.
    BeginAgain,
}
