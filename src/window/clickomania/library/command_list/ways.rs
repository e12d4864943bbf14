//! Every command is in the list, or somebody has said here how else one comes to it: a new command does not compile
//! until then.

use super::entries::{Situation, entries};
use crate::store::{Shared, Store};
use crate::test_folder::Folder;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, ContestCommand,
    EditorCommand, GoalsCommand, HintCommand, HomeCommand, PlaybackCommand, ProgramCommand,
    Services, SlotCommand, TaskCommand, TeacherCommand, TravelCommand, VerdictCommand, ViewCommand,
    WallCommand, WallSource, WritingCommand,
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

/// How one comes to a command besides by its button or its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// In the list of commands.
    Listed,
    /// Something else asks for what it needs, or sends it on the way: a command in the list leads there.
    Step,
    /// On its thing alone, which is reached by keys too: a place on the canvas, a wall, a page, a card.
    Thing,
    /// A contest alone has it.
    Contest,
}

macro_rules! ways {
    ($($pattern:pat => $way:ident,)*) => {
        const WAYS: &[(&str, Way)] = &[$((stringify!($pattern), Way::$way)),*];

        fn name(command: &ClickomaniaCommand) -> &'static str {
            match command {
                $($pattern => stringify!($pattern),)*
            }
        }
    };
}

ways! {
    Do::Editor(EditorCommand::Edit(..)) => Thing,
    Do::Editor(EditorCommand::Add(_)) => Thing,
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
    Do::Editor(EditorCommand::Rename(_)) => Thing,
    Do::Editor(EditorCommand::AskNewVariable(_)) => Listed,
    Do::Editor(EditorCommand::AskRenameVariable(_)) => Listed,
    Do::Editor(EditorCommand::AskDeleteVariable(_)) => Listed,
    Do::Editor(EditorCommand::MakeVariable(..)) => Step,
    Do::Editor(EditorCommand::RenameVariable(..)) => Step,
    Do::Editor(EditorCommand::DeleteVariable(_)) => Step,
    Do::Editor(EditorCommand::GoInHistory(_)) => Step,
    Do::Editor(EditorCommand::ShowHistory) => Listed,
    Do::Editor(EditorCommand::TakeOut(_)) => Thing,
    Do::Editor(EditorCommand::SetTask(_)) => Listed,
    Do::Editor(EditorCommand::Find) => Listed,
    Do::Editor(EditorCommand::Search(_)) => Listed,
    Do::Editor(EditorCommand::FindNext { .. }) => Listed,
    Do::Editor(EditorCommand::ShowBlock(_)) => Thing,
    Do::Editor(EditorCommand::ShowProblem(_)) => Thing,
    Do::Editor(EditorCommand::FindBlock(_)) => Listed,
    Do::View(ViewCommand::ZoomChosen) => Listed,
    Do::View(ViewCommand::ToggleMap) => Listed,
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
    Do::Program(ProgramCommand::SavePicture) => Listed,
    Do::Program(ProgramCommand::PictureFile(_)) => Step,
    Do::Program(ProgramCommand::Print) => Listed,
    Do::Program(ProgramCommand::PrintFile(_)) => Step,
    Do::Program(ProgramCommand::PrintTask) => Listed,
    Do::Program(ProgramCommand::PrintTaskFile(_)) => Step,
    Do::Program(ProgramCommand::OpenProgram(_)) => Step,
    Do::Slot(SlotCommand::Store(_)) => Listed,
    Do::Slot(SlotCommand::Load(_)) => Listed,
    // For some seconds; undoing does it always.
    Do::Slot(SlotCommand::PutBack(_)) => Thing,
    Do::Slot(SlotCommand::Empty(_)) => Listed,
    Do::Slot(SlotCommand::Copy(_)) => Listed,
    Do::Playback(PlaybackCommand::Play) => Listed,
    Do::Playback(PlaybackCommand::SameWall) => Listed,
    Do::Playback(PlaybackCommand::RepeatMove) => Listed,
    Do::Playback(PlaybackCommand::UndoMove) => Listed,
    Do::Playback(PlaybackCommand::RedoMove) => Listed,
    Do::Playback(PlaybackCommand::Click(_)) => Thing,
    Do::Playback(PlaybackCommand::AskBreak(_)) => Listed,
    Do::Playback(PlaybackCommand::Heat) => Listed,
    Do::Playback(PlaybackCommand::Finish) => Listed,
    Do::Playback(PlaybackCommand::Stop) => Listed,
    Do::Playback(PlaybackCommand::Watch(_)) => Thing,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Next { .. })) => Listed,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Number { .. })) => Thing,
    Do::Playback(PlaybackCommand::NewWall(WallSource::Clearable { .. })) => Thing,
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
    Do::Playback(PlaybackCommand::Travel(TravelCommand::To(_))) => Thing,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::RunTo(_))) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Value(..))) => Thing,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::FirstWrong)) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::Lap)) => Thing,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::ToggleBreak(_))) => Listed,
    Do::Playback(PlaybackCommand::Travel(TravelCommand::BreakWhen(..))) => Step,
    Do::Wall(WallCommand::Paint) => Listed,
    Do::Wall(WallCommand::Play(_)) => Step,
    Do::Wall(WallCommand::CopyLine) => Listed,
    Do::Wall(WallCommand::CopyText) => Listed,
    Do::Wall(WallCommand::AskPaste) => Listed,
    Do::Wall(WallCommand::Open) => Listed,
    Do::Wall(WallCommand::OpenFile(_)) => Step,
    Do::Wall(WallCommand::Save) => Thing,
    Do::Wall(WallCommand::SaveFile(_)) => Step,
    Do::Verdict(VerdictCommand::Show) => Listed,
    Do::Hint(HintCommand::More) => Listed,
    Do::Hint(HintCommand::Other) => Thing,
    Do::Hint(HintCommand::Close) => Thing,
    Do::Goals(GoalsCommand::Show) => Listed,
    Do::Goals(GoalsCommand::ShowGoal(_)) => Thing,
    Do::Home(HomeCommand::Show) => Listed,
    Do::Home(HomeCommand::Leave) => Thing,
    Do::Home(HomeCommand::ShowProgress) => Listed,
    Do::Home(HomeCommand::Forget(_)) => Step,
    Do::Writing(WritingCommand::New) => Listed,
    Do::Writing(WritingCommand::Change) => Listed,
    Do::Writing(WritingCommand::GoOn) => Listed,
    Do::Writing(WritingCommand::Leave) => Thing,
    Do::Writing(WritingCommand::Check) => Thing,
    Do::Writing(WritingCommand::Try) => Thing,
    Do::Writing(WritingCommand::Save) => Thing,
    Do::Writing(WritingCommand::SaveAs) => Thing,
    Do::Writing(WritingCommand::SaveFile(_)) => Step,
    Do::Task(TaskCommand::Open(_)) => Listed,
    Do::Task(TaskCommand::OpenFile(_)) => Step,
    Do::Task(TaskCommand::Next) => Listed,
    Do::Task(TaskCommand::Previous) => Listed,
    Do::Task(TaskCommand::BeginOver) => Listed,
    Do::Task(TaskCommand::OpenSolution(_)) => Thing,
    Do::Task(TaskCommand::OpenMistake(_)) => Thing,
    Do::Task(TaskCommand::Free(_)) => Listed,
    Do::Comparison(ComparisonCommand::Toggle) => Listed,
    Do::Comparison(_) => Thing,
    Do::Class(ClassCommand::Show) => Listed,
    Do::Class(ClassCommand::Leave) => Thing,
    Do::Class(ClassCommand::AskFile) => Thing,
    Do::Class(ClassCommand::AskFolder) => Thing,
    Do::Class(ClassCommand::Add(_)) => Step,
    Do::Class(ClassCommand::Empty) => Thing,
    Do::Class(ClassCommand::Stop) => Thing,
    Do::Class(ClassCommand::JudgeAgain) => Thing,
    Do::Class(ClassCommand::Effort(_)) => Thing,
    Do::Class(ClassCommand::All(_)) => Thing,
    Do::Class(ClassCommand::OtherCases(_)) => Thing,
    Do::Class(ClassCommand::Sort(_)) => Thing,
    Do::Class(ClassCommand::Filter(_)) => Thing,
    Do::Class(ClassCommand::Look(_)) => Thing,
    Do::Class(ClassCommand::Choose(_)) => Thing,
    Do::Class(ClassCommand::OpenProgram(_)) => Thing,
    Do::Class(ClassCommand::SideBySide(..)) => Thing,
    Do::Class(ClassCommand::AskExport(_)) => Thing,
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
    Do::Shell(ShellCommand::CloseHelp) => Thing,
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
    for &(name, way) in WAYS {
        assert_eq!(there.contains(name), way == Way::Listed, "{name}: {way:?}");
    }
}
