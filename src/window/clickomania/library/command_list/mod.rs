//! The list of all commands: typed words filter it, Enter sends a command.

#[cfg(test)]
mod tests;

use super::open_task::TaskSource;
use super::storage::SLOTS;
use crate::window::clickomania::actions::ACTIONS;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ContestCommand, Drawing, EditorCommand,
    HomeCommand, MakingCommand, PlaybackCommand, ProgramCommand, SlotCommand, TaskCommand,
    TeacherCommand, TravelCommand, ViewCommand, WallCommand, WallSource, WritingCommand,
};
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::wall_menu::{gallery_name, wall_lines};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{FileCommand, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::magnify::SCALES;
use crate::window::kit::search::matches;
use crate::window::kit::settings::Look;
use crate::window::kit::{dialog, theme};
use egui::{
    Align2, Key, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, vec2,
};
use engine::bundled;
use engine::language::file::read;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::task::embedded;
use engine::text::{Language, Text};
use engine::wall::GALLERY;

/// Width of the list, in points.
const WIDTH: f32 = 460.0;
/// Height of a line, in points.
const LINE: f32 = 30.0;

/// The list, while it is open.
#[derive(Default)]
pub struct CommandList {
    open: bool,
    wanted: String,
    /// The line that Enter sends.
    at: usize,
    /// True once the field was given the keyboard.
    field_has_focus: bool,
}

impl CommandList {
    /// Opens it, empty.
    pub fn open(&mut self) {
        *self = CommandList {
            open: true,
            ..CommandList::default()
        };
    }

    /// True while it is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows it if it is open, with the commands that are possible now.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, situation: &Situation<'_>) {
        if !self.open {
            return;
        }
        let entries = entries(situation, app);
        let theme = theme::of(ui);
        let text = app.text;
        let found: Vec<CommandEntry> = entries
            .into_iter()
            .filter(|entry| matches(&format!("{} {}", entry.name, entry.also), &self.wanted))
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
            if !std::mem::replace(&mut self.field_has_focus, true) {
                field.request_focus();
            }
            if field.changed() {
                self.at = 0;
            }
            let last = found.len().saturating_sub(1);
            if up {
                self.at = self.at.saturating_sub(1);
            } else if down {
                self.at = (self.at + 1).min(last);
            }
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                taken = found.get(self.at);
            }
            ui.add_space(4.0);
            // A fixed height, so that nothing jumps while a person types.
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
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, 6.0, ring, StrokeKind::Inside);
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

/// A line of the list.
struct CommandEntry {
    name: String,
    /// Other words by which it is found.
    also: String,
    keys: String,
    command: ClickomaniaCommand,
}

/// Facts that decide which commands are possible now.
pub struct Situation<'a> {
    pub program: &'a Program,
    /// The block that is chosen.
    pub chosen: Option<BlockId>,
    /// True once a game was begun.
    pub started: bool,
    /// True while the text of the task is folded away.
    pub folded: bool,
    /// True while a task is being written.
    pub written: bool,
}

/// All commands that are possible now.
fn entries(situation: &Situation<'_>, app: &ClickomaniaContext) -> Vec<CommandEntry> {
    let mut entries = Entries {
        text: app.text,
        all: Vec::new(),
    };
    entries.actions(situation.chosen.is_some(), app);
    entries.game(situation.started);
    entries.chosen_block(situation);
    entries.variables(situation.program);
    entries.files(app);
    entries.slots();
    entries.tasks(situation, app);
    entries.examples();
    entries.places(app);
    entries.looks(app);
    entries.add(app.text.msg_contest_teacher(), TeacherCommand::Ask);
    if app.contest() {
        entries.add(app.text.msg_contest_hand_in(), ContestCommand::AskHandIn);
        entries.all.retain(|entry| !entry.command.is_withheld());
    }
    entries.all
}

/// The lines as they are put together.
struct Entries {
    text: Text,
    all: Vec<CommandEntry>,
}

impl Entries {
    fn add(&mut self, name: String, command: impl Into<ClickomaniaCommand>) {
        self.all.push(CommandEntry {
            name,
            also: String::new(),
            keys: String::new(),
            command: command.into(),
        });
    }

    /// Adds a line that begins with its group: *Aspetto: chiaro*.
    fn add_to(&mut self, group: &str, name: &str, command: impl Into<ClickomaniaCommand>) {
        self.add(format!("{group}: {name}"), command);
    }

    /// Adds the actions, which have names and keys.
    fn actions(&mut self, chosen: bool, app: &AppContext) {
        let here = ClickomaniaCommand::View(ViewCommand::ShowCommands);
        let possible = ACTIONS
            .iter()
            .filter(|action| action.is_possible(chosen, app) && action.command != here);
        let play = ClickomaniaCommand::Playback(PlaybackCommand::GoOn);
        self.all.extend(possible.map(|action| CommandEntry {
            name: (action.name)(&self.text),
            also: if action.command == play {
                self.text.msg_commands_play_words()
            } else {
                String::new()
            },
            keys: action.shown_keys(&self.text),
            command: action.command.clone(),
        }));
    }

    fn slots(&mut self) {
        let text = self.text;
        for number in 1..=SLOTS {
            let n = number.to_string();
            self.add(text.msg_slot_save(&n), SlotCommand::Store(number));
            self.add(text.msg_slot_load(&n), SlotCommand::Load(number));
            self.add(text.msg_slot_copy(&n), SlotCommand::Copy(number));
            self.add(text.msg_slot_empty_out(&n), SlotCommand::Empty(number));
        }
    }

    /// The programs that ship.
    fn examples(&mut self) {
        let group = self.text.msg_menu_examples();
        for (place, words) in bundled::PROGRAMS {
            if place.starts_with("examples/")
                && let Ok(program) = read(words)
            {
                let name = names::shown(&self.text, &program);
                self.add_to(&group, &name, ProgramCommand::OpenExample(place));
            }
        }
    }

    /// The home page and the other games.
    fn places(&mut self, app: &AppContext) {
        let text = self.text;
        let group = text.msg_commands_go();
        self.add_to(&group, &text.msg_home(), HomeCommand::Show);
        for &(id, name) in &app.games {
            if id != GameId::Clickomania {
                self.add_to(&group, &name(&text), ShellCommand::Show(id));
            }
        }
    }

    /// The look of the window, and its language.
    fn looks(&mut self, app: &AppContext) {
        let text = self.text;
        let group = text.msg_menu_look();
        for (look, name) in [
            (Look::System, text.msg_look_system()),
            (Look::Light, text.msg_look_light()),
            (Look::Dark, text.msg_look_dark()),
        ] {
            self.add_to(&group, &name, ShellCommand::Look(look));
        }
        for language in Language::complete() {
            let command = ShellCommand::Language(language);
            self.add_to(&text.msg_menu_language(), language.own_name(), command);
        }
        for percent in SCALES {
            let name = text.msg_menu_scale(percent.to_string());
            self.add(name, ShellCommand::Scale(percent));
        }
        let calm = if app.reduced_motion() {
            text.msg_menu_moving()
        } else {
            text.msg_menu_calm()
        };
        self.add_to(&group, &calm, ShellCommand::Calm(!app.reduced_motion()));
    }

    /// The game on the wall, and walls.
    fn game(&mut self, started: bool) {
        let text = self.text;
        let play = if started {
            text.msg_stage_reset_tip()
        } else {
            text.msg_stage_play_tip()
        };
        self.add(play, PlaybackCommand::Play);
        self.add(text.msg_stage_same_wall(), PlaybackCommand::SameWall);
        self.add(text.msg_stage_repeat_move(), PlaybackCommand::RepeatMove);
        self.add(text.msg_stage_redo_move(), PlaybackCommand::RedoMove);
        let first_wrong = PlaybackCommand::Travel(TravelCommand::FirstWrong);
        self.add(text.msg_timeline_first_wrong(), first_wrong);
        self.add(text.msg_timeline_heat(), PlaybackCommand::Heat);
        for (name, command) in wall_lines(&text) {
            self.add(name, command);
        }
        let group = text.msg_commands_wall();
        let new = PlaybackCommand::NewWall;
        for colours in 2..=5 {
            let name = text.msg_stage_wall_colours(colours);
            self.add_to(&group, &name, new(WallSource::Next { colours }));
        }
        self.add_to(&group, &text.msg_walls_painted(), new(WallSource::Painted));
        self.add_to(&group, &text.msg_walls_copy_line(), WallCommand::CopyLine);
        for (index, (id, _)) in GALLERY.iter().enumerate() {
            let name = gallery_name(&text, id);
            self.add_to(&group, &name, new(WallSource::Gallery(index)));
        }
        for game in &names::FREE_GAMES {
            let command = EditorCommand::SetTask(game.task.clone());
            self.add_to(&text.msg_commands_game(), &(game.clicked)(&text), command);
        }
    }

    /// Adds the other commands for the selected block.
    fn chosen_block(&mut self, situation: &Situation<'_>) {
        let text = self.text;
        let Some(id) = situation.chosen else { return };
        let Some(block) = situation.program.get(id) else {
            return;
        };
        let name = block_name(situation.program, &text, block);
        let travel = PlaybackCommand::Travel;
        self.add(
            text.msg_timeline_run_here(),
            travel(TravelCommand::RunTo(id)),
        );
        self.add(
            text.msg_timeline_break(),
            travel(TravelCommand::ToggleBreak(id)),
        );
        self.add(
            text.msg_timeline_break_when(),
            PlaybackCommand::AskBreak(id),
        );
        self.add(text.msg_menu_same(), EditorCommand::Search(name));
        self.add(
            text.msg_menu_in_palette(),
            EditorCommand::FindBlock(block.kind),
        );
    }

    /// Pictures, pages, and the files that were opened last.
    fn files(&mut self, app: &AppContext) {
        let text = self.text;
        self.add(
            text.msg_menu_save_picture(),
            ProgramCommand::Draw(Drawing::Picture),
        );
        self.add(
            text.msg_menu_save_film(),
            ProgramCommand::Draw(Drawing::Film),
        );
        self.add(
            text.msg_menu_print_task(),
            ProgramCommand::Draw(Drawing::TaskPage),
        );
        for path in &app.settings.recent {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let command = FileCommand::OpenFile(path.clone());
            self.add_to(&text.msg_menu_recent(), &name, command);
        }
    }

    /// The tasks that ship, the neighbours of the open one, and the pages of teachers.
    fn tasks(&mut self, situation: &Situation<'_>, app: &ClickomaniaContext) {
        let text = self.text;
        let open = &app.services.task;
        let (previous, next) = names::neighbours(&text, app.contest());
        for (by, name, command) in [
            (1, next, TaskCommand::Next),
            (-1, previous, TaskCommand::Previous),
        ] {
            if open.neighbour(by).is_some() {
                self.add(name, command);
            }
        }
        if !open.is_free() {
            let name = names::begin_over(&text, open.is_lesson(app.contest()));
            self.add(name, TaskCommand::BeginOver);
        }
        let fold = if situation.folded {
            text.msg_lesson_unfold()
        } else {
            text.msg_lesson_fold()
        };
        self.add(fold, ViewCommand::FoldLesson);
        for game in &names::FREE_GAMES {
            let command = TaskCommand::Free(game.task.clone());
            self.add_to(&text.msg_home_free(), &(game.name)(&text), command);
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
                self.add_to(title, &name, TaskCommand::Open(source));
            }
        }
        self.add(text.msg_writing_new(), WritingCommand::New);
        self.add(text.msg_writing_change(), WritingCommand::Change);
        if situation.written {
            self.add(text.msg_writing_go_on(), WritingCommand::GoOn);
        }
        self.add(text.msg_making_menu(), MakingCommand::Show);
        self.add(text.msg_class_page_menu(), ClassCommand::Show);
        self.add(text.msg_home_progress(), HomeCommand::ShowProgress);
    }

    fn variables(&mut self, program: &Program) {
        let text = self.text;
        let new = EditorCommand::AskNewVariable(None);
        self.add(text.msg_variable_new_menu(), new);
        for variable in program.variables() {
            let (id, name) = (variable.id, &variable.name);
            let rename = EditorCommand::AskRenameVariable(id);
            self.add(text.msg_variable_rename_menu(name), rename);
            let delete = EditorCommand::AskDeleteVariable(id);
            self.add(text.msg_variable_delete_menu(name), delete);
        }
    }
}
