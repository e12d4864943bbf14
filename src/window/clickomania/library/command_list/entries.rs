//! The lines of the list: all that can be done now.

use crate::window::clickomania::actions::ACTIONS;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ContestCommand, EditorCommand,
    HomeCommand, PlaybackCommand, ProgramCommand, SlotCommand, TaskCommand, TeacherCommand,
    TravelCommand, ViewCommand, WallCommand, WallSource, WritingCommand,
};
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::library::storage::SLOTS;
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::wall_panel::new_wall::{gallery_name, wall_lines};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::magnify::SCALES;
use crate::window::kit::settings::Look;
use engine::bundled;
use engine::language::file::read;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::task::embedded;
use engine::text::{Language, Text};
use engine::wall::GALLERY;

/// A line of the list.
pub(super) struct CommandEntry {
    pub name: String,
    pub keys: String,
    pub command: ClickomaniaCommand,
}

/// What says which commands are possible now.
pub struct Situation<'a> {
    pub program: &'a Program,
    /// The block that is chosen.
    pub chosen: Option<BlockId>,
    /// Whether a game was begun.
    pub started: bool,
    /// Whether the text of the task is folded away.
    pub folded: bool,
    /// Whether a task is being written.
    pub written: bool,
}

/// All that can be done now.
pub(super) fn entries(situation: &Situation<'_>, app: &ClickomaniaContext) -> Vec<CommandEntry> {
    let text = &app.text;
    let possible = ACTIONS.iter().filter(|action| {
        let here = action.command == ClickomaniaCommand::View(ViewCommand::ShowCommands);
        action.is_possible(situation.chosen.is_some(), app) && !here
    });
    let mut entries: Vec<CommandEntry> = possible
        .map(|action| CommandEntry {
            name: (action.name)(text),
            keys: action.shown_keys(text),
            command: action.command.clone(),
        })
        .collect();
    let mut add = |name: String, command: ClickomaniaCommand| {
        let keys = String::new();
        entries.push(CommandEntry {
            name,
            keys,
            command,
        });
    };
    game(situation.started, text, &mut add);
    chosen(situation, text, &mut add);
    variables(situation.program, text, &mut add);
    files(app, &mut add);
    slots(text, &mut add);
    tasks(situation, app, &mut add);
    examples(text, &mut add);
    places(app, &mut add);
    looks(app, &mut add);
    let teacher = ClickomaniaCommand::Teacher(TeacherCommand::Ask);
    add(text.msg_contest_teacher(), teacher);
    if app.contest() {
        add(
            text.msg_contest_hand_in(),
            ClickomaniaCommand::Contest(ContestCommand::AskHandIn),
        );
        entries.retain(|entry| !entry.command.is_withheld());
    }
    entries
}

/// The slots of the task.
fn slots(text: &Text, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    for number in 1..=SLOTS {
        let n = number.to_string();
        for (name, command) in [
            (text.msg_slot_save(&n), SlotCommand::Store(number)),
            (text.msg_slot_load(&n), SlotCommand::Load(number)),
            (text.msg_slot_copy(&n), SlotCommand::Copy(number)),
            (text.msg_slot_empty_out(&n), SlotCommand::Empty(number)),
        ] {
            add(name, ClickomaniaCommand::Slot(command));
        }
    }
}

/// The programs that ship.
fn examples(text: &Text, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    for (place, words) in bundled::PROGRAMS {
        if place.starts_with("examples/")
            && let Ok(program) = read(words)
        {
            let name = labelled(text.msg_menu_examples(), names::shown(text, &program));
            add(
                name,
                ClickomaniaCommand::Program(ProgramCommand::OpenExample(place)),
            );
        }
    }
}

/// Where one can go: the page to begin with, the other games.
fn places(app: &AppContext, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    let text = &app.text;
    let home = labelled(text.msg_commands_go(), text.msg_home());
    add(home, ClickomaniaCommand::Home(HomeCommand::Show));
    for &(id, name) in &app.games {
        if id != GameId::Clickomania {
            let name = labelled(text.msg_commands_go(), name(text));
            add(name, ClickomaniaCommand::Shell(ShellCommand::Show(id)));
        }
    }
}

/// How the window looks, and its language.
fn looks(app: &AppContext, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    let text = &app.text;
    let looks = [
        (Look::System, text.msg_look_system()),
        (Look::Light, text.msg_look_light()),
        (Look::Dark, text.msg_look_dark()),
    ];
    for (look, name) in looks {
        add(
            labelled(text.msg_menu_look(), name),
            ClickomaniaCommand::Shell(ShellCommand::Look(look)),
        );
    }
    for language in Language::complete() {
        let name = labelled(text.msg_menu_language(), language.own_name().to_owned());
        add(
            name,
            ClickomaniaCommand::Shell(ShellCommand::Language(language)),
        );
    }
    for percent in SCALES {
        add(
            text.msg_menu_scale(percent.to_string()),
            ClickomaniaCommand::Shell(ShellCommand::Scale(percent)),
        );
    }
    let calm = match app.reduced_motion() {
        true => text.msg_menu_moving(),
        false => text.msg_menu_calm(),
    };
    let keep = ClickomaniaCommand::Shell(ShellCommand::Calm(!app.reduced_motion()));
    add(labelled(text.msg_menu_look(), calm), keep);
}

/// A name with what it is one of.
fn labelled(label: String, name: String) -> String {
    format!("{label}: {name}")
}

/// What can be done with the game and the wall.
fn game(started: bool, text: &Text, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    let play = match started {
        true => text.msg_stage_reset_tip(),
        false => text.msg_stage_play_tip(),
    };
    add(play, ClickomaniaCommand::Playback(PlaybackCommand::Play));
    add(
        text.msg_stage_same_wall(),
        ClickomaniaCommand::Playback(PlaybackCommand::SameWall),
    );
    add(
        text.msg_stage_repeat_move(),
        ClickomaniaCommand::Playback(PlaybackCommand::RepeatMove),
    );
    add(
        text.msg_stage_redo_move(),
        ClickomaniaCommand::Playback(PlaybackCommand::RedoMove),
    );
    let travel = |way| ClickomaniaCommand::Playback(PlaybackCommand::Travel(way));
    add(
        text.msg_timeline_first_wrong(),
        travel(TravelCommand::FirstWrong),
    );
    let heat = ClickomaniaCommand::Playback(PlaybackCommand::Heat);
    add(text.msg_timeline_heat(), heat);
    for (name, command) in wall_lines(text) {
        add(name, ClickomaniaCommand::Wall(command));
    }
    let label = text.msg_commands_wall();
    for colours in 2..=5 {
        let name = text.msg_stage_wall_colours(colours);
        let source = WallSource::Next { colours };
        add(
            format!("{label}: {name}"),
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(source)),
        );
    }
    let painted = ClickomaniaCommand::Playback(PlaybackCommand::NewWall(WallSource::Painted));
    add(format!("{label}: {}", text.msg_walls_painted()), painted);
    let line = ClickomaniaCommand::Wall(WallCommand::CopyLine);
    add(format!("{label}: {}", text.msg_walls_copy_line()), line);
    for (index, (id, _)) in GALLERY.iter().enumerate() {
        let name = gallery_name(text, id);
        let source = WallSource::Gallery(index);
        add(
            format!("{label}: {name}"),
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(source)),
        );
    }
    let label = text.msg_commands_game();
    for game in &names::FREE_GAMES {
        add(
            format!("{label}: {}", (game.clicked)(text)),
            ClickomaniaCommand::Editor(EditorCommand::SetTask(game.task.clone())),
        );
    }
}

/// What can be done with the chosen block, besides what the actions do.
fn chosen(
    situation: &Situation<'_>,
    text: &Text,
    add: &mut impl FnMut(String, ClickomaniaCommand),
) {
    let block = situation.chosen.and_then(|id| situation.program.get(id));
    let (Some(id), Some(block)) = (situation.chosen, block) else {
        return;
    };
    let name = block_name(situation.program, text, block);
    let travel = |way| ClickomaniaCommand::Playback(PlaybackCommand::Travel(way));
    for (name, command) in [
        (
            text.msg_timeline_run_here(),
            travel(TravelCommand::RunTo(id)),
        ),
        (
            text.msg_timeline_break(),
            travel(TravelCommand::ToggleBreak(id)),
        ),
        (
            text.msg_timeline_break_when(),
            ClickomaniaCommand::Playback(PlaybackCommand::AskBreak(id)),
        ),
        (
            text.msg_menu_same(),
            ClickomaniaCommand::Editor(EditorCommand::Search(name)),
        ),
        (
            text.msg_menu_in_palette(),
            ClickomaniaCommand::Editor(EditorCommand::FindBlock(block.kind)),
        ),
    ] {
        add(name, command);
    }
}

/// Pictures, pages, and the files that were opened last.
fn files(app: &AppContext, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    let text = &app.text;
    for (name, command) in [
        (text.msg_menu_save_picture(), ProgramCommand::SavePicture),
        (text.msg_menu_print_task(), ProgramCommand::PrintTask),
    ] {
        add(name, ClickomaniaCommand::Program(command));
    }
    for path in &app.settings.recent {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{}: {name}", text.msg_menu_recent());
        add(
            name,
            ClickomaniaCommand::File(FileCommand::OpenFile(path.clone())),
        );
    }
}

/// The tasks that ship, going on from the one that is open, and writing one.
fn tasks(
    situation: &Situation<'_>,
    app: &ClickomaniaContext,
    add: &mut impl FnMut(String, ClickomaniaCommand),
) {
    let text = &app.text;
    let (open, task) = (&app.services.task, ClickomaniaCommand::Task);
    let (previous, next) = names::neighbours(text, app.contest());
    for (by, name, command) in [
        (1, next, TaskCommand::Next),
        (-1, previous, TaskCommand::Previous),
    ] {
        if open.neighbour(by).is_some() {
            add(name, task(command));
        }
    }
    if !open.is_free() {
        let name = names::begin_over(text, open.is_lesson(app.contest()));
        add(name, task(TaskCommand::BeginOver));
    }
    let fold = match situation.folded {
        true => text.msg_lesson_unfold(),
        false => text.msg_lesson_fold(),
    };
    add(fold, ClickomaniaCommand::View(ViewCommand::FoldLesson));
    let free = text.msg_home_free();
    for game in &names::FREE_GAMES {
        let name = format!("{free}: {}", (game.name)(text));
        add(name, task(TaskCommand::Free(game.task.clone())));
    }
    for (_, course) in embedded().courses.iter() {
        let title = course.title.shown(text.language());
        for (number, lesson) in course.tasks.iter().enumerate() {
            let lesson = lesson.value.title.shown(text.language());
            let name = text.msg_home_lesson((number + 1).to_string(), lesson);
            let source = TaskSource::Course {
                course: course.id.clone(),
                number,
            };
            add(format!("{title}: {name}"), task(TaskCommand::Open(source)));
        }
    }
    let writing = [
        (text.msg_writing_new(), WritingCommand::New),
        (text.msg_writing_change(), WritingCommand::Change),
        (text.msg_writing_go_on(), WritingCommand::GoOn),
    ];
    for (name, command) in writing {
        if command != WritingCommand::GoOn || situation.written {
            add(name, ClickomaniaCommand::Writing(command));
        }
    }
    let class = ClickomaniaCommand::Class(ClassCommand::Show);
    add(text.msg_class_page_menu(), class);
    let progress = ClickomaniaCommand::Home(HomeCommand::ShowProgress);
    add(text.msg_home_progress(), progress);
}

/// What can be done with the variables of the program.
fn variables(program: &Program, text: &Text, add: &mut impl FnMut(String, ClickomaniaCommand)) {
    add(
        text.msg_variable_new_menu(),
        ClickomaniaCommand::Editor(EditorCommand::AskNewVariable(None)),
    );
    for variable in program.variables() {
        let (id, name) = (variable.id, &variable.name);
        add(
            text.msg_variable_rename_menu(name),
            ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(id)),
        );
        add(
            text.msg_variable_delete_menu(name),
            ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(id)),
        );
    }
}
