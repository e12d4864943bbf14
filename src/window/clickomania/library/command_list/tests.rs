//! Every command is in the list, or a line here says how else it is reached: a new command does not compile
//! without one.

use super::{Situation, entries};
use crate::store::{Shared, Store};
use crate::test_folder::Folder;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, ContestCommand,
    EditorCommand, GoalsCommand, HintCommand, HomeCommand, MakingCommand, PlaybackCommand,
    ProgramCommand, Services, SlotCommand, TaskCommand, TeacherCommand, TravelCommand,
    VerdictCommand, ViewCommand, WallCommand, WallSource, WritingCommand,
};
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, HistoryCommand, ShellCommand, ZoomCommand};
use crate::window::kit::game_id::GameId;
use ClickomaniaCommand as Do;
use engine::language::file::read;
use engine::language::program::Stack;
use engine::task::embedded;
use engine::text::{Language, Text};
use std::collections::HashSet;

/// Ways to a command other than its button or key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    /// In the list of commands.
    Listed,
    /// Something else asks for what it needs, or sends it on the access: a command in the list leads there.
    Step,
    /// Only at its place, which keys reach too: on the canvas, a wall, a page, a card.
    InPlace,
    /// In a contest only.
    Contest,
}

macro_rules! access {
    ($($pattern:pat => $access:ident,)*) => {
        const ACCESS: &[(&str, Access)] = &[$((stringify!($pattern), Access::$access)),*];

        fn name(command: &ClickomaniaCommand) -> &'static str {
            match command {
                $($pattern => stringify!($pattern),)*
            }
        }
    };
}

access! {
    Do::Contest(ContestCommand::GoOn) => InPlace,
    Do::Making(MakingCommand::Show) => Listed,
    Do::Making(_) => InPlace,
    Do::Editor(EditorCommand::Edit(..)) => InPlace,
    Do::Editor(EditorCommand::Add(_)) => InPlace,
    Do::Editor(EditorCommand::Delete) => Listed,
    Do::Editor(EditorCommand::Duplicate) => Listed,
    Do::Editor(EditorCommand::Disable) => Listed,
    Do::Editor(EditorCommand::Collapse) => Listed,
    Do::Editor(EditorCommand::AskComment) => Listed,
    Do::Editor(EditorCommand::SetComment(..)) => Step,
    Do::Editor(EditorCommand::Cut) => Listed,
    Do::Editor(EditorCommand::Copy) => Listed,
    Do::Editor(EditorCommand::AskPaste) => Listed,
    Do::Editor(EditorCommand::Paste(_)) => Step,
    Do::Editor(EditorCommand::CopyWords) => Listed,
    Do::Editor(EditorCommand::ChooseAll) => Listed,
    Do::Editor(EditorCommand::Tidy) => Listed,
    Do::Editor(EditorCommand::MoveByKeys) => Listed,
    Do::Editor(EditorCommand::Detach) => Listed,
    Do::Editor(EditorCommand::ShowMenu) => Listed,
    Do::Editor(EditorCommand::GoToPalette) => Listed,
    Do::Editor(EditorCommand::Rename(_)) => InPlace,
    Do::Editor(EditorCommand::AskNewVariable(_)) => Listed,
    Do::Editor(EditorCommand::AskRenameVariable(_)) => Listed,
    Do::Editor(EditorCommand::AskDeleteVariable(_)) => Listed,
    Do::Editor(EditorCommand::MakeVariable(..)) => Step,
    Do::Editor(EditorCommand::RenameVariable(..)) => Step,
    Do::Editor(EditorCommand::DeleteVariable(_)) => Step,
    Do::Editor(EditorCommand::GoInHistory(_)) => Step,
    Do::Editor(EditorCommand::ShowHistory) => Listed,
    Do::Editor(EditorCommand::TakeOut(_)) => InPlace,
    Do::Editor(EditorCommand::SetTask(_)) => Listed,
    Do::Editor(EditorCommand::Find) => Listed,
    Do::Editor(EditorCommand::Search(_)) => Listed,
    Do::Editor(EditorCommand::FindNext { .. }) => Listed,
    Do::Editor(EditorCommand::ShowBlock(_)) => InPlace,
    Do::Editor(EditorCommand::ShowProblem(_)) => InPlace,
    Do::Editor(EditorCommand::FindBlock(_)) => Listed,
    Do::View(ViewCommand::ZoomChosen) => Listed,
    Do::View(ViewCommand::ToggleMap | ViewCommand::ToggleWide) => Listed,
    Do::View(ViewCommand::FoldLesson) => Listed,
    Do::View(ViewCommand::ShowCommands) => Step,
    Do::View(ViewCommand::ShowCosts) => Listed,
    Do::Zoom(ZoomCommand::In) => Listed,
    Do::Zoom(ZoomCommand::Out) => Listed,
    Do::Zoom(ZoomCommand::Actual) => Listed,
    Do::Zoom(ZoomCommand::Fit) => Listed,
    Do::History(HistoryCommand::Undo) => Listed,
    Do::History(HistoryCommand::Redo) => Listed,
    Do::File(FileCommand::New) => Listed,
    Do::File(FileCommand::Open) => Listed,
    Do::File(FileCommand::OpenFile(_)) => Listed,
    Do::File(FileCommand::Save) => Listed,
    Do::File(FileCommand::SaveAs) => Listed,
    Do::File(FileCommand::SaveFile(_)) => Step,
    Do::Program(ProgramCommand::OpenExample(_)) => Listed,
    Do::Program(ProgramCommand::Draw(_)) => Listed,
    Do::Program(ProgramCommand::DrawFile(..)) => Step,
    Do::Program(ProgramCommand::OpenProgram(_)) => Step,
    Do::Program(ProgramCommand::OpenKept(_)) => InPlace,
    Do::Slot(SlotCommand::Store(_)) => Listed,
    Do::Slot(SlotCommand::Load(_)) => Listed,
    // For some seconds; undoing does it always.
    Do::Slot(SlotCommand::PutBack(_)) => InPlace,
    Do::Slot(SlotCommand::Empty(_)) => Listed,
    Do::Slot(SlotCommand::Copy(_)) => Listed,
    Do::Playback(PlaybackCommand::Play) => Listed,
    Do::Playback(PlaybackCommand::GoOn) => Listed,
    Do::Playback(PlaybackCommand::SameWall) => Listed,
    Do::Playback(PlaybackCommand::RepeatMove) => Listed,
    Do::Playback(PlaybackCommand::UndoMove) => Listed,
    Do::Playback(PlaybackCommand::RedoMove) => Listed,
    Do::Playback(PlaybackCommand::Click(_)) => InPlace,
    Do::Playback(PlaybackCommand::AskBreak(_)) => Listed,
    Do::Playback(PlaybackCommand::Heat) => Listed,
    Do::Playback(PlaybackCommand::Finish) => Listed,
    Do::Playback(PlaybackCommand::Stop) => Listed,
    Do::Playback(PlaybackCommand::Watch(_)) => InPlace,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Next { .. })) => Listed,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Numbered(_))) => InPlace,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Gallery(_))) => Listed,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Painted)) => Listed,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Wall(_))) => Step,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Pause)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Step)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::StepBack)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Over)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Out)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::NextChange)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::PreviousChange)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Start)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::To(_))) => InPlace,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::RunTo(_))) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Value(..))) => InPlace,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::FirstWrong)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Lap)) => InPlace,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::ToggleBreak(_))) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::BreakWhen(..))) => Step,
    Do::Wall(WallCommand::Paint) => Listed,
    Do::Wall(WallCommand::Play(_)) => Step,
    Do::Wall(WallCommand::CopyLine) => Listed,
    Do::Wall(WallCommand::CopyText) => Listed,
    Do::Wall(WallCommand::AskPaste) => Listed,
    Do::Wall(WallCommand::Open) => Listed,
    Do::Wall(WallCommand::OpenFile(_)) => Step,
    Do::Wall(WallCommand::Save) => InPlace,
    Do::Wall(WallCommand::SaveFile(_)) => Step,
    Do::Verdict(VerdictCommand::Show) => Listed,
    Do::Hint(HintCommand::More) => Listed,
    Do::Hint(HintCommand::Place) => InPlace,
    Do::Hint(HintCommand::Other) => InPlace,
    Do::Hint(HintCommand::Close) => InPlace,
    Do::Goals(GoalsCommand::Show) => Listed,
    Do::Goals(GoalsCommand::ShowGoal(_)) => InPlace,
    Do::Home(HomeCommand::Show) => Listed,
    Do::Home(HomeCommand::Leave) => InPlace,
    Do::Home(HomeCommand::ShowProgress) => Listed,
    Do::Home(HomeCommand::Forget(_)) => Step,
    Do::Writing(WritingCommand::New) => Listed,
    Do::Writing(WritingCommand::Change) => Listed,
    Do::Writing(WritingCommand::GoOn) => Listed,
    Do::Writing(WritingCommand::Leave) => InPlace,
    Do::Writing(WritingCommand::Check) => InPlace,
    Do::Writing(WritingCommand::Try) => InPlace,
    Do::Writing(WritingCommand::Save) => InPlace,
    Do::Writing(WritingCommand::SaveAs) => InPlace,
    Do::Writing(WritingCommand::SaveFile(_)) => Step,
    Do::Task(TaskCommand::Open(_)) => Listed,
    Do::Task(TaskCommand::OpenFile(_)) => Step,
    Do::Task(TaskCommand::Next) => Listed,
    Do::Task(TaskCommand::Previous) => Listed,
    Do::Task(TaskCommand::BeginOver) => Listed,
    Do::Task(TaskCommand::OpenSolution(_)) => InPlace,
    Do::Task(TaskCommand::OpenMistake(_)) => InPlace,
    Do::Task(TaskCommand::Free(_)) => Listed,
    Do::Comparison(ComparisonCommand::Toggle) => Listed,
    Do::Comparison(_) => InPlace,
    Do::Class(ClassCommand::Show) => Listed,
    Do::Class(ClassCommand::Leave) => InPlace,
    Do::Class(ClassCommand::AskFile) => InPlace,
    Do::Class(ClassCommand::AskFolder) => InPlace,
    Do::Class(ClassCommand::Add(_)) => Step,
    Do::Class(ClassCommand::Empty) => InPlace,
    Do::Class(ClassCommand::Stop) => InPlace,
    Do::Class(ClassCommand::JudgeAgain) => InPlace,
    Do::Class(ClassCommand::Effort(_)) => InPlace,
    Do::Class(ClassCommand::All(_)) => InPlace,
    Do::Class(ClassCommand::OtherCases(_)) => InPlace,
    Do::Class(ClassCommand::Sort(_)) => InPlace,
    Do::Class(ClassCommand::Filter(_)) => InPlace,
    Do::Class(ClassCommand::Look(_)) => InPlace,
    Do::Class(ClassCommand::Choose(_)) => InPlace,
    Do::Class(ClassCommand::OpenProgram(_)) => InPlace,
    Do::Class(ClassCommand::SideBySide(..)) => InPlace,
    Do::Class(ClassCommand::AskExport(_)) => InPlace,
    Do::Class(ClassCommand::Export(..)) => Step,
    Do::Contest(ContestCommand::AskHandIn) => Contest,
    Do::Contest(ContestCommand::HandIn(..)) => Contest,
    Do::Contest(ContestCommand::Name(_)) => Contest,
    Do::Contest(ContestCommand::NameSlot(..)) => Contest,
    Do::Contest(ContestCommand::GoTo(_)) => Contest,
    Do::Contest(ContestCommand::BeginAgain) => Contest,
    Do::Teacher(TeacherCommand::Ask) => Listed,
    Do::Teacher(TeacherCommand::Choose(_)) => Step,
    Do::Teacher(TeacherCommand::Contest(_)) => Step,
    Do::Teacher(TeacherCommand::ContestOf(_)) => Step,
    Do::Teacher(TeacherCommand::OpenSolutions(_)) => Step,
    Do::Teacher(TeacherCommand::GiveExtra(_)) => Step,
    Do::Shell(ShellCommand::Show(_)) => Listed,
    Do::Shell(ShellCommand::Language(_)) => Listed,
    Do::Shell(ShellCommand::Look(_)) => Listed,
    Do::Shell(ShellCommand::Scale(_)) => Listed,
    Do::Shell(ShellCommand::Calm(_)) => Listed,
    Do::Shell(ShellCommand::Help(_)) => Listed,
    Do::Shell(ShellCommand::CloseHelp) => InPlace,
    Do::Shell(ShellCommand::Home) => Step,
    Do::Shell(ShellCommand::Reopen { .. }) => Step,
}

#[test]
fn the_list_has_all_that_can_be_done_by_name() {
    let folder = Folder::new();
    let store = Store::open(folder.0.clone()).unwrap();
    let text = Text::load(Language::It).unwrap();
    let mut app = AppContext::new(text, Shared::open(&store).0, store);
    app.games = vec![(GameId::Mines, |text| text.msg_mode_mines())];
    app.settings.recent.push("prova.ron".into());
    let mut services = Services::default();
    let lesson = TaskSource::Course {
        course: embedded().courses[0].1.id.clone(),
        number: 1,
    };
    services.task.open(&lesson, &app.text).unwrap();
    let mut commands = Vec::new();
    let context = ClickomaniaContext::new(&mut app, &mut commands, &mut services);
    let text = "Program(format: 1, name: \"\", variables: [\"x\"], on_click: [DropAll])";
    let program = read(text).unwrap();
    let situation = Situation {
        program: &program,
        chosen: program.stack(Stack::Hat).first().copied(),
        started: true,
        folded: false,
        written: true,
    };
    let lines = entries(&situation, &context);
    let there: HashSet<&str> = lines.iter().map(|entry| name(&entry.command)).collect();
    for &(name, access) in ACCESS {
        assert_eq!(
            there.contains(name),
            access == Access::Listed,
            "{name}: {access:?}"
        );
    }
}
