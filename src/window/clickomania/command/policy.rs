//! Decides where each command may be carried out, and what it does to a drag and to the columns: one table for keys,
//! menus, the list of commands, and the place where commands are carried out.

use super::{
    ClickomaniaCommand, Drawing, EditorCommand, ProgramCommand, TaskCommand, TeacherCommand,
    ViewCommand,
};
use crate::window::clickomania::columns::PanelColumn;
use crate::window::kit::game_id::GameId;
use crate::window::shell;

/// Facts about a command that the mode needs before it carries it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    pub contest: InContest,
    /// True if only the view changes: blocks stay on the pointer.
    pub looks: bool,
    /// The column that comes to the front where there is room for one only.
    pub column: Option<PanelColumn>,
}

/// When a command can be carried out in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InContest {
    Never,
    /// While people can work on the contest in this window.
    WhileOpen,
    Always,
}

/// The policy of commands about the program, its wall and its files.
const WORK: Policy = Policy {
    contest: InContest::WhileOpen,
    looks: false,
    column: None,
};
const WITHHELD: Policy = Policy {
    contest: InContest::Never,
    ..WORK
};
const ALWAYS: Policy = Policy {
    contest: InContest::Always,
    ..WORK
};

impl ClickomaniaCommand {
    pub fn policy(&self) -> Policy {
        use ClickomaniaCommand as Command;
        match self {
            // They judge, help, or show programs of others.
            Command::Verdict(_)
            | Command::Hint(_)
            | Command::Goals(_)
            | Command::Home(_)
            | Command::Writing(_)
            | Command::Making(_)
            | Command::Comparison(_)
            | Command::Class(_) => WITHHELD,
            Command::Task(command) => match command {
                TaskCommand::Open(_)
                | TaskCommand::OpenFile(_)
                | TaskCommand::OpenSolution(_)
                | TaskCommand::OpenMistake(_) => WITHHELD,
                // They stay among the tasks of the contest.
                TaskCommand::Next
                | TaskCommand::Previous
                | TaskCommand::BeginOver
                | TaskCommand::Free(_) => WORK,
            },
            Command::Program(command) => match command {
                ProgramCommand::OpenExample(_)
                | ProgramCommand::OpenKept(_)
                | ProgramCommand::Draw(Drawing::TaskPage)
                | ProgramCommand::DrawFile(Drawing::TaskPage, _) => WITHHELD,
                ProgramCommand::Draw(_)
                | ProgramCommand::DrawFile(..)
                | ProgramCommand::OpenProgram(_) => WORK,
            },
            Command::Teacher(command) => match command {
                // Contestants would choose it.
                TeacherCommand::Choose(_) => WITHHELD,
                // They come from the page behind the password.
                TeacherCommand::Ask
                | TeacherCommand::Contest(_)
                | TeacherCommand::ContestOf(_)
                | TeacherCommand::OpenSolutions(_)
                | TeacherCommand::GiveExtra(_) => ALWAYS,
            },
            Command::Contest(_) => ALWAYS,
            Command::Shell(command) => {
                if shell::withholds(command, |id| id != GameId::Clickomania) {
                    WITHHELD
                } else {
                    ALWAYS
                }
            }
            Command::Zoom(_) | Command::View(ViewCommand::ZoomChosen) => Policy {
                looks: true,
                ..WORK
            },
            Command::Editor(
                EditorCommand::GoToPalette | EditorCommand::Find | EditorCommand::FindBlock(_),
            ) => Policy {
                column: Some(PanelColumn::Palette),
                ..WORK
            },
            Command::Playback(_) => Policy {
                column: Some(PanelColumn::Wall),
                ..WORK
            },
            Command::Editor(_)
            | Command::View(_)
            | Command::History(_)
            | Command::File(_)
            | Command::Slot(_)
            | Command::Wall(_) => WORK,
        }
    }

    /// True if a contest withholds it.
    pub fn is_withheld(&self) -> bool {
        self.policy().contest == InContest::Never
    }
}
