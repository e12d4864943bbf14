//! The list of all commands: some words find one, Enter does it.

use super::actions::ACTIONS;
use super::names;
use crate::app::clickomania::command::withheld::withholds;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ContestCommand, EditorCommand, PlaybackCommand,
    ProgramCommand, SlotCommand, TeacherCommand, ViewCommand, WallSource,
};
use crate::app::clickomania::storage::SLOTS;
use crate::app::clickomania::wall_panel::wall_menu::wall_lines;
use crate::app::clickomania::wall_panel::wall_names::gallery_name;
use crate::app::common::app_context::AppContext;
use crate::app::common::command::ShellCommand;
use crate::app::common::dialog;
use crate::app::common::game_id::GameId;
use crate::app::common::magnify::SCALES;
use crate::app::common::search::matches;
use crate::app::common::settings::Look;
use crate::app::common::theme;
use egui::{Align2, Key, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, vec2};
use engine::bundled;
use engine::language::file::read;
use engine::language::{Program, TaskId};
use engine::text::{Language, Text};
use engine::wall::GALLERY;

/// How wide the list is.
const WIDTH: f32 = 460.0;
/// How high a line is.
const LINE: f32 = 30.0;

/// The list, while it is open.
#[derive(Default)]
pub struct CommandList {
    open: bool,
    wanted: String,
    /// The line that Enter takes.
    at: usize,
    begun: bool,
}

/// A line of the list.
struct CommandEntry {
    name: String,
    keys: String,
    command: ClickomaniaCommand,
}

impl CommandList {
    /// Opens it, empty.
    pub fn open(&mut self) {
        *self = CommandList {
            open: true,
            ..CommandList::default()
        };
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows it if it is open: all commands that are possible now.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, situation: &Situation<'_>) {
        if !self.open {
            return;
        }
        let entries = entries(situation, app);
        let theme = theme::of(ui);
        let text = app.text;
        let found: Vec<CommandEntry> = entries
            .into_iter()
            .filter(|entry| matches(&entry.name, &self.wanted))
            .collect();
        let mut taken = None;
        let response = dialog::show(ui, "commands", WIDTH, |ui| {
            let (up, down) = ui.input_mut(|input| {
                let none = egui::Modifiers::NONE;
                let up = input.consume_key(none, Key::ArrowUp);
                (up, input.consume_key(none, Key::ArrowDown))
            });
            let field = TextEdit::singleline(&mut self.wanted)
                .hint_text(text.msg_commands_hint())
                .margin(egui::Margin::symmetric(10, 8))
                .desired_width(f32::INFINITY);
            let field = ui.add(field).accessible_name(text.msg_menu_commands());
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            if field.changed() {
                self.at = 0;
            }
            let last = found.len().saturating_sub(1);
            self.at = match () {
                () if up => self.at.saturating_sub(1),
                () if down => self.at + 1,
                () => self.at,
            }
            .min(last);
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                taken = found.get(self.at);
            }
            ui.add_space(4.0);
            // The window keeps its height, so that nothing jumps while one types.
            let room = ui.ctx().content_rect().height() - 220.0;
            ui.set_min_height(room.clamp(120.0, 12.0 * LINE));
            ScrollArea::vertical()
                .max_height(room.clamp(120.0, 12.0 * LINE))
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (number, entry) in found.iter().enumerate() {
                        let chosen = number == self.at;
                        let line = line(ui, &entry.name, &entry.keys, chosen);
                        if chosen && (up || down) {
                            line.scroll_to_me(None);
                        }
                        if line.clicked() {
                            taken = Some(entry);
                        }
                    }
                    if found.is_empty() {
                        ui.colored_label(theme.quiet, text.msg_commands_none());
                    }
                });
        });
        if let Some(entry) = taken {
            app.send(entry.command.clone());
            self.open = false;
        } else if response.should_close() {
            self.open = false;
        }
    }
}

/// What says which commands are possible now.
pub struct Situation<'a> {
    pub program: &'a Program,
    /// Whether blocks are chosen.
    pub chosen: bool,
    /// Whether a game was begun.
    pub started: bool,
}

/// All that can be done now.
fn entries(situation: &Situation<'_>, app: &AppContext) -> Vec<CommandEntry> {
    let text = &app.text;
    let possible = ACTIONS.iter().filter(|action| {
        let here = action.command == ClickomaniaCommand::View(ViewCommand::ShowCommands);
        action.is_possible(situation.chosen, app) && !here
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
    variables(situation.program, text, &mut add);
    add(
        text.msg_menu_save_picture(),
        ClickomaniaCommand::Program(ProgramCommand::SavePicture),
    );
    for number in 1..=SLOTS {
        add(
            text.msg_slot_save(number.to_string()),
            ClickomaniaCommand::Slot(SlotCommand::Store(number)),
        );
        add(
            text.msg_slot_load(number.to_string()),
            ClickomaniaCommand::Slot(SlotCommand::Load(number)),
        );
        add(
            text.msg_slot_empty_out(number.to_string()),
            ClickomaniaCommand::Slot(SlotCommand::Empty(number)),
        );
    }
    let labelled = |label: String, name: String| format!("{label}: {name}");
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
    for &(id, name) in &app.games {
        if id != GameId::Clickomania {
            let name = labelled(text.msg_commands_go(), name(text));
            add(name, ClickomaniaCommand::Shell(ShellCommand::Show(id)));
        }
    }
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
    let teacher = ClickomaniaCommand::Teacher(TeacherCommand::Ask);
    add(text.msg_contest_teacher(), teacher);
    if app.contest() {
        add(
            text.msg_contest_hand_in(),
            ClickomaniaCommand::Contest(ContestCommand::AskHandIn),
        );
        entries.retain(|entry| !withholds(&entry.command));
    }
    entries
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
    for (index, (id, _)) in GALLERY.iter().enumerate() {
        let name = gallery_name(text, id);
        let source = WallSource::Gallery(index);
        add(
            format!("{label}: {name}"),
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(source)),
        );
    }
    let label = text.msg_commands_game();
    for (task, name) in [
        (TaskId::CLICKOMANIA, text.msg_stage_full()),
        (TaskId::STRISCE, text.msg_stage_strip()),
    ] {
        add(
            format!("{label}: {name}"),
            ClickomaniaCommand::Editor(EditorCommand::SetTask(task)),
        );
    }
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

fn line(ui: &mut Ui, name: &str, keys: &str, chosen: bool) -> egui::Response {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::MenuItem, true, chosen, name));
    let painter = ui.painter();
    if chosen || response.hovered() {
        let fill = if chosen {
            theme.card_pressed
        } else {
            theme.card_hovered
        };
        painter.rect_filled(rect, 6.0, fill);
    }
    painter.text(
        rect.left_center() + vec2(10.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        theme::regular(14.5),
        theme.text,
    );
    painter.text(
        rect.right_center() - vec2(10.0, 0.0),
        Align2::RIGHT_CENTER,
        keys,
        theme::regular(13.0),
        theme.quiet,
    );
    response
}
