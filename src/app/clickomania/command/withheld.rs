//! What a contest withholds: for keys, menus, the list of commands, and the place where commands are carried
//! out. A new command does not compile until somebody has said here whether a contest allows it.

use super::{
    ClickomaniaCommand, ContestCommand, EditorCommand, GoalsCommand, PlaybackCommand,
    ProgramCommand, TaskCommand, TeacherCommand, VerdictCommand, ViewCommand,
};
use crate::app::common::game_id::GameId;
use crate::app::shell;

/// Whether something cannot be done in contest mode.
pub fn withholds(command: &ClickomaniaCommand) -> bool {
    match command {
        ClickomaniaCommand::Hint(_)
        | ClickomaniaCommand::Home(_)
        | ClickomaniaCommand::Writing(_) => true,
        // It judges, and shows the examples.
        ClickomaniaCommand::Comparison(_) => true,
        // So does a class, and it shows what others built.
        ClickomaniaCommand::Class(_) => true,
        ClickomaniaCommand::Verdict(command) => match command {
            VerdictCommand::Show => true,
        },
        ClickomaniaCommand::Goals(command) => match command {
            GoalsCommand::Show | GoalsCommand::ShowGoal(_) => true,
        },
        ClickomaniaCommand::Task(command) => match command {
            // They show known programs, or help of another kind.
            TaskCommand::Open(_)
            | TaskCommand::OpenFile(_)
            | TaskCommand::OpenSolution(_)
            | TaskCommand::OpenMistake(_) => true,
            // Among the tasks of the contest; where it has none they lead nowhere.
            TaskCommand::Next | TaskCommand::Previous => false,
            TaskCommand::BeginOver | TaskCommand::Free(_) => false,
        },
        ClickomaniaCommand::Program(command) => match command {
            ProgramCommand::OpenExample(_)
            | ProgramCommand::PrintTask
            | ProgramCommand::PrintTaskFile(_) => true,
            ProgramCommand::SavePicture
            | ProgramCommand::PictureFile(_)
            | ProgramCommand::Print
            | ProgramCommand::PrintFile(_)
            | ProgramCommand::OpenProgram(_) => false,
        },
        ClickomaniaCommand::Contest(command) => match command {
            ContestCommand::AskHandIn
            | ContestCommand::HandIn(..)
            | ContestCommand::Name(_)
            | ContestCommand::NameSlot(..)
            | ContestCommand::GoTo(_)
            | ContestCommand::BeginAgain => false,
        },
        ClickomaniaCommand::Editor(command) => editor_withholds(command),
        ClickomaniaCommand::View(command) => match command {
            ViewCommand::ZoomChosen
            | ViewCommand::ToggleMap
            | ViewCommand::FoldLesson
            | ViewCommand::ShowCommands
            | ViewCommand::ShowCosts => false,
        },
        ClickomaniaCommand::Playback(command) => playback_withholds(command),
        ClickomaniaCommand::Shell(command) => {
            shell::withholds(command, |id| id != GameId::Clickomania)
        }
        ClickomaniaCommand::Zoom(_)
        | ClickomaniaCommand::History(_)
        | ClickomaniaCommand::File(_)
        | ClickomaniaCommand::Slot(_)
        | ClickomaniaCommand::Wall(_) => false,
        ClickomaniaCommand::Teacher(command) => match command {
            // Whoever takes part would choose it.
            TeacherCommand::Choose(_) => true,
            // They come from the page behind the password.
            TeacherCommand::Ask
            | TeacherCommand::Contest(_)
            | TeacherCommand::ContestOf(_)
            | TeacherCommand::OpenSolutions(_)
            | TeacherCommand::GiveExtra(_) => false,
        },
    }
}

fn editor_withholds(command: &EditorCommand) -> bool {
    match command {
        EditorCommand::Edit(..)
        | EditorCommand::Add(..)
        | EditorCommand::Delete
        | EditorCommand::Duplicate
        | EditorCommand::Disable
        | EditorCommand::Collapse
        | EditorCommand::AskComment
        | EditorCommand::SetComment(..)
        | EditorCommand::Cut
        | EditorCommand::Copy
        | EditorCommand::AskPaste
        | EditorCommand::Paste(..)
        | EditorCommand::CopyWords
        | EditorCommand::ChooseAll
        | EditorCommand::Tidy
        | EditorCommand::MoveByKeys
        | EditorCommand::Detach
        | EditorCommand::ShowMenu
        | EditorCommand::GoToPalette
        | EditorCommand::Rename(..)
        | EditorCommand::AskNewVariable(..)
        | EditorCommand::AskRenameVariable(..)
        | EditorCommand::AskDeleteVariable(..)
        | EditorCommand::MakeVariable(..)
        | EditorCommand::RenameVariable(..)
        | EditorCommand::DeleteVariable(..)
        | EditorCommand::GoInHistory(..)
        | EditorCommand::ShowHistory
        | EditorCommand::TakeOut(..)
        | EditorCommand::SetTask(..)
        | EditorCommand::Find
        | EditorCommand::Search(..)
        | EditorCommand::FindNext { .. }
        | EditorCommand::ShowBlock(..)
        | EditorCommand::ShowProblem(..)
        | EditorCommand::FindBlock(..) => false,
    }
}

fn playback_withholds(command: &PlaybackCommand) -> bool {
    match command {
        PlaybackCommand::Play
        | PlaybackCommand::SameWall
        | PlaybackCommand::RepeatMove
        | PlaybackCommand::UndoMove
        | PlaybackCommand::RedoMove
        | PlaybackCommand::Click(..)
        | PlaybackCommand::Travel(..)
        | PlaybackCommand::AskBreak(..)
        | PlaybackCommand::Heat
        | PlaybackCommand::Finish
        | PlaybackCommand::Stop
        | PlaybackCommand::Watch(..)
        | PlaybackCommand::NewWall(..) => false,
    }
}
