//! The forms of the parts of a task, with pictures of its programs and walls.

use super::fields;
use super::fields::{Typed, TypedField};
use super::task_draft::{TaskDraft, short_name};
use crate::task_file;
use crate::window::clickomania::command::{ClickomaniaContext, PaletteBlock};
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::kit::theme;
use crate::window::kit::widgets::segment;
use egui::{
    ComboBox, DragValue, Grid, Id, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};
use engine::language::cost::Costs;
use engine::language::file::write;
use engine::language::kind::{Category, TABLE};
use engine::language::words::category_name;
use engine::language::{Kind, Program, TaskId};
use engine::task::{AllowedBlocks, Choice, Controls, Measure, Texts, Tools, Walls};
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};
use std::collections::HashMap;

/// The field with the whole file.
pub const FILE: &str = "file";
/// Maximum number of steps, questions, hints or programs.
pub(super) const MAX_ENTRIES: usize = 60;

/// Material that can be put into a task.
pub struct TaskMaterial<'a> {
    /// The program on the canvas.
    pub program: &'a Program,
    /// The wall of the game.
    pub wall: &'a Wall,
}

/// The form of a part.
pub struct Form<'a, 'c> {
    pub app: &'a mut ClickomaniaContext<'c>,
    pub typed: &'a mut Typed,
    pub material: &'a TaskMaterial<'a>,
    pub language: Language,
    pub pictures: &'a mut Pictures,
    pub block_painter: &'a mut BlockPainter,
}

/// A change of a list by the buttons of an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EntryChange {
    Up(usize),
    Down(usize),
    Remove(usize),
}

impl EntryChange {
    pub(super) fn of<T>(self, list: &mut Vec<T>) {
        match self {
            EntryChange::Up(at) if at > 0 => list.swap(at, at - 1),
            EntryChange::Down(at) if at + 1 < list.len() => list.swap(at, at + 1),
            EntryChange::Remove(at) if at < list.len() => {
                list.remove(at);
            }
            _ => {}
        }
    }
}

impl Form<'_, '_> {
    pub fn texts(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let before = draft.task.title.clone();
        let name = text.msg_writing_name();
        fields::texts(ui, &text, &name, 1, &mut draft.task.title, self.language);
        if draft.task.title != before {
            self.follow_title(draft, &before);
        }
        let field = TypedField {
            key: "minutes",
            name: &text.msg_writing_minutes(),
            rows: 1,
            wrong: text.msg_writing_bad_minutes(),
        };
        let told = draft.task.minutes;
        let told = told.map_or_else(String::new, |minutes| minutes.to_string());
        if let Some(minutes) = self.typed.field(ui, field, told, fields::minutes) {
            draft.task.minutes = minutes;
        }
        let name = text.msg_writing_text();
        let field = fields::texts(ui, &text, &name, 12, &mut draft.task.text, self.language);
        self.insert(ui, draft, field);
        ui.label(
            RichText::new(text.msg_writing_text_says())
                .color(theme::of(ui).quiet)
                .size(13.0),
        );
    }

    /// Shows the short name, which follows the title until another one is typed.
    pub fn short_name(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let id = draft.task.id.to_string();
        let field = TypedField {
            key: "id",
            name: &text.msg_writing_id(),
            rows: 1,
            wrong: text.msg_writing_bad_id(),
        };
        let typed = self.typed.field(ui, field, id, TaskId::new);
        if let Some(id) = typed {
            draft.task.id = id;
        }
    }

    /// Updates the id with the title, until another id was typed or there is a file.
    fn follow_title(&mut self, draft: &mut TaskDraft, before: &Texts) {
        let first = |title: &Texts| title.iter().next().map(|(_, words)| words.to_owned());
        let made = match first(before) {
            Some(title) => short_name(&title),
            None => short_name(&self.app.text.msg_writing_new_name()),
        };
        let follows = made.as_ref() == Some(&draft.task.id) && draft.file.is_none();
        let title = first(&draft.task.title);
        let new = title.unwrap_or_else(|| self.app.text.msg_writing_new_name());
        if let Some(id) = short_name(&new).filter(|_| follows) {
            draft.task.id = id;
        }
    }

    /// Shows the buttons that insert a block, the program on the canvas or the wall of the game into the text.
    fn insert(&mut self, ui: &mut Ui, draft: &mut TaskDraft, field: Id) {
        let text = self.app.text;
        let mut put = None;
        ui.horizontal_wrapped(|ui| {
            let list = ComboBox::from_id_salt("insert block");
            let list = list.selected_text(text.msg_writing_insert_block());
            let list = list.show_ui(ui, |ui| {
                for row in TABLE {
                    if ui
                        .selectable_label(false, kind_name(&text, row.kind))
                        .clicked()
                    {
                        put = Some((format!("`{}`", row.variant), false));
                    }
                }
            });
            list.response
                .accessible_name(text.msg_writing_insert_block());
            if ui.button(text.msg_writing_insert_program()).clicked() {
                let program = write(self.material.program);
                put = Some((format!("```program\n{}\n```", program.trim_end()), true));
            }
            if ui.button(text.msg_writing_insert_wall()).clicked() {
                let wall = self.material.wall.to_string();
                put = Some((format!("```wall\n{}\n```", wall.trim_end()), true));
            }
        });
        if let Some((words, alone)) = put {
            let texts = &mut draft.task.text;
            fields::insert(ui, &text, field, texts, self.language, &words, alone);
        }
    }

    pub fn hints(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let mut change = None;
        for (number, hint) in draft.task.hints.iter_mut().enumerate() {
            let title = text.msg_writing_hint((number + 1).to_string());
            change = change.or(entry(ui, &text, title.clone(), number));
            ui.push_id(number, |ui| {
                fields::texts(ui, &text, &title, 2, hint, self.language)
            });
        }
        if let Some(change) = change {
            change.of(&mut draft.task.hints);
        }
        let room = draft.task.hints.len() < MAX_ENTRIES;
        if add(ui, text.msg_writing_hint_add(), room) {
            draft.task.hints.push(Texts::default());
        }
    }

    pub fn tools(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let Tools {
            judge,
            hints,
            solutions,
            examples,
        } = &mut draft.task.tools;
        for (tool, words) in [
            (judge, text.msg_writing_tool_judge()),
            (hints, text.msg_writing_tool_hints()),
            (solutions, text.msg_writing_tool_solutions()),
            (examples, text.msg_writing_tool_examples()),
        ] {
            ui.checkbox(tool, words);
        }
        ui.add_space(6.0);
        fields::heading(ui, &text.msg_writing_controls());
        let explanation = RichText::new(text.msg_writing_controls_says());
        ui.label(explanation.size(13.0).color(theme::of(ui).quiet));
        let mut flags = draft.task.controls.flags();
        let names = [
            text.msg_writing_control_costs(),
            text.msg_writing_control_scores(),
            text.msg_writing_control_goals(),
            text.msg_writing_control_speed(),
            text.msg_writing_control_transport(),
            text.msg_writing_control_slots(),
            text.msg_writing_control_bin(),
        ];
        for (shown, words) in flags.iter_mut().zip(names) {
            ui.checkbox(shown, words);
        }
        draft.task.controls = Controls::of_flags(flags);
    }

    /// Shows the whole file as a text, which can be edited.
    pub fn file(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        ui.label(
            RichText::new(text.msg_writing_file_says())
                .color(theme::of(ui).quiet)
                .size(13.0),
        );
        let line = self.typed.line(FILE, || draft.whole_text());
        let field = egui::TextEdit::multiline(line)
            .code_editor()
            .desired_rows(24);
        let field = ui.add(field.desired_width(f32::INFINITY));
        field.accessible_name(text.msg_writing_file());
        let typed = line.clone();
        let mut taken = Ok(());
        ui.horizontal(|ui| {
            if ui.button(text.msg_writing_file_take()).clicked() {
                taken = draft.take_text(&typed);
                if taken.is_ok() {
                    *self.typed = Typed::default();
                    self.app.say(text.msg_writing_file_taken());
                }
            }
            if ui.button(text.msg_writing_file_back()).clicked() {
                *self.typed = Typed::default();
            }
        });
        if let Err(error) = taken {
            self.app
                .refuse(task_file::sentence(&text, &text.msg_writing_file(), &error));
        }
    }
}

/// Name of a kind of block in a list.
pub(super) fn kind_name(text: &Text, kind: Kind) -> String {
    PaletteBlock::new(kind, "x").name(text)
}

/// Shows the head of an entry of a list. Returns the change that its buttons ask for.
pub(super) fn entry(ui: &mut Ui, text: &Text, title: String, number: usize) -> Option<EntryChange> {
    ui.add_space(8.0);
    ui.separator();
    let mut change = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&title).font(theme::semibold(14.5)));
        for (words, what) in [
            (text.msg_writing_up(), EntryChange::Up(number)),
            (text.msg_writing_down(), EntryChange::Down(number)),
            (text.msg_writing_remove(), EntryChange::Remove(number)),
        ] {
            let spoken = format!("{title}: {words}");
            if ui.small_button(words).accessible_name(spoken).clicked() {
                change = Some(what);
            }
        }
    });
    change
}

/// Shows the button that adds an entry. Returns true if it was clicked.
pub(super) fn add(ui: &mut Ui, words: String, room: bool) -> bool {
    ui.add_space(8.0);
    ui.add_enabled(room, egui::Button::new(words)).clicked()
}

/// Width of the names of blocks, so that all costs are aligned.
const NAME: f32 = 520.0;

impl Form<'_, '_> {
    pub fn blocks(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        ui.horizontal(|ui| {
            let blocks = &mut draft.task.blocks;
            let all = |blocks: &AllowedBlocks, has: bool| -> Vec<Choice> {
                let kinds = TABLE.iter().map(|row| row.kind);
                kinds
                    .filter(|kind| blocks.allows(*kind) == has)
                    .map(Choice::Kind)
                    .collect()
            };
            let chosen = matches!(blocks, AllowedBlocks::All);
            if segment(ui, &text.msg_writing_blocks_all(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::All;
            }
            let chosen = matches!(blocks, AllowedBlocks::Without(_));
            if segment(ui, &text.msg_writing_blocks_without(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::Without(all(blocks, false));
            }
            let chosen = matches!(blocks, AllowedBlocks::Only(_));
            if segment(ui, &text.msg_writing_blocks_only(), chosen).clicked() && !chosen {
                *blocks = AllowedBlocks::Only(all(blocks, true));
            }
        });
        for category in Category::ALL {
            ui.add_space(6.0);
            fields::heading(ui, &category_name(&text, category));
            Grid::new(("blocks", category as usize))
                .num_columns(2)
                .min_col_width(NAME)
                .show(ui, |ui| {
                    for row in TABLE.iter().filter(|row| row.categories[0] == category) {
                        let kind = row.kind;
                        let words = kind_name(&text, kind);
                        let mut allowed = draft.task.blocks.allows(kind);
                        if ui.checkbox(&mut allowed, &words).changed() {
                            draft.allow(kind, allowed);
                        }
                        let mut cost = draft.task.costs.of(kind);
                        let field = DragValue::new(&mut cost).range(0..=Costs::MAX);
                        let spoken = text.msg_writing_cost_of(&words);
                        if ui.add(field).accessible_name(spoken).changed() {
                            draft.task.costs.set(kind, cost);
                        }
                        ui.end_row();
                    }
                });
        }
    }
}

/// Width of the picture of a wall.
const WALL: f32 = 220.0;

impl Form<'_, '_> {
    pub fn walls(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let dealt = matches!(draft.task.walls, Walls::Dealt { .. });
        ui.horizontal(|ui| {
            if segment(ui, &text.msg_writing_walls_dealt(), dealt).clicked() && !dealt {
                draft.task.walls = Walls::default();
            }
            if segment(ui, &text.msg_writing_walls_listed(), !dealt).clicked() && dealt {
                draft.task.walls = Walls::Listed(vec![*self.material.wall]);
                self.typed.forget("walls");
            }
        });
        let mut added = false;
        match &mut draft.task.walls {
            Walls::Dealt { colours } => {
                ui.horizontal(|ui| {
                    let label = ui.label(text.msg_writing_colours());
                    ui.add(DragValue::new(colours).range(2..=5))
                        .labelled_by(label.id);
                });
            }
            Walls::Listed(walls) => {
                let told: Vec<String> = walls
                    .iter()
                    .map(|wall| wall.to_string().trim_end().to_owned())
                    .collect();
                let field = TypedField {
                    key: "walls",
                    name: &text.msg_writing_walls_text(),
                    rows: 12,
                    wrong: text.msg_writing_bad_walls(),
                };
                let told = told.join("\n\n");
                if let Some(new) = self.typed.field(ui, field, told, fields::walls) {
                    *walls = new;
                }
                if ui.button(text.msg_writing_walls_add()).clicked() && walls.len() < MAX_ENTRIES {
                    walls.push(*self.material.wall);
                    added = true;
                }
            }
        }
        if added {
            self.typed.forget("walls");
        }
        if let Walls::Listed(walls) = &draft.task.walls {
            self.pictures_of(ui, walls);
        }
        let words = text.msg_writing_only_listed();
        ui.add_enabled_ui(!dealt, |ui| ui.checkbox(&mut draft.task.only_listed, words));
    }

    /// Shows the walls in rows.
    fn pictures_of(&mut self, ui: &mut Ui, walls: &[Wall]) {
        let beside = (ui.available_width() / WALL).floor().max(1.0) as usize;
        for (number, row) in walls.chunks(beside).enumerate() {
            ui.horizontal_top(|ui| {
                for (place, wall) in row.iter().enumerate() {
                    ui.push_id(("wall", number, place), |ui| {
                        ui.allocate_ui(vec2(WALL - 12.0, WALL - 12.0), |ui| {
                            ui.vertical(|ui| self.show_wall(ui, wall, None));
                        });
                    });
                }
            });
        }
    }

    /// Shows a wall, with the cell that is clicked if there is one.
    pub(super) fn show_wall(&mut self, ui: &mut Ui, wall: &Wall, click: Option<Cell>) {
        let wall = wall.to_string();
        let click = click.map(|cell| format!("\nclick {},{}", cell.row(), cell.column()));
        let click = click.unwrap_or_default();
        let words = format!("```wall\n{}{click}\n```", wall.trim_end());
        let text = self.pictures.walls.entry(ui.scope_id()).or_default();
        text.show(ui, self.app, self.block_painter, &words, TextSize::SMALL);
    }

    pub fn goals(&mut self, ui: &mut Ui, draft: &mut TaskDraft) {
        let text = self.app.text;
        let task = &mut draft.task;
        ui.horizontal(|ui| {
            for (measure, words) in [
                (Measure::Cost, text.msg_cost()),
                (Measure::Blocks, text.msg_writing_measure_blocks()),
                (Measure::Steps, text.msg_writing_measure_steps()),
            ] {
                if segment(ui, &words, task.measure == measure).clicked() {
                    task.measure = measure;
                }
            }
        });
        let told: Vec<String> = task.goals.iter().map(u64::to_string).collect();
        let field = TypedField {
            key: "goals",
            name: &text.msg_writing_goals_field(),
            rows: 1,
            wrong: text.msg_writing_bad_goals(),
        };
        let told = told.join(", ");
        if let Some(goals) = self.typed.field(ui, field, told, fields::numbers) {
            task.goals = goals;
        }
        let told: Vec<String> = task
            .points
            .iter()
            .map(|(measure, points)| format!("{measure}: {points}"))
            .collect();
        let field = TypedField {
            key: "points",
            name: &text.msg_writing_points_field(),
            rows: 1,
            wrong: text.msg_writing_bad_points(),
        };
        let told = told.join(", ");
        if let Some(points) = self.typed.field(ui, field, told, fields::pairs) {
            task.points = points;
        }
    }
}

/// Limits of the zoom of a program.
const MAX_ZOOM: f32 = 0.7;
const MIN_ZOOM: f32 = 0.4;
/// Maximum height of a program; a higher one is scrolled.
const MAX_HEIGHT: f32 = 210.0;

/// Pictures of programs and walls, laid out when they change.
#[derive(Default)]
pub struct Pictures {
    /// By the id of their place.
    known: HashMap<Id, Picture>,
    walls: HashMap<Id, TaskText>,
}

struct Picture {
    program: Program,
    costs: Costs,
    language: Language,
    blocks: Excerpt,
}

impl Pictures {
    /// Shows a program; `name` describes it, and must be unique in `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        block_painter: &mut BlockPainter,
        text: &Text,
        name: &str,
        program: &Program,
        costs: &Costs,
    ) {
        let language = text.language();
        let id = ui.scope_id().with(("program", name));
        let same = |known: &&Picture| {
            known.language == language
                && known.costs == *costs
                && known.program.same_text_as(program)
        };
        if self.known.get(&id).filter(same).is_none() {
            let picture = Picture {
                program: program.clone(),
                costs: costs.clone(),
                language,
                blocks: Excerpt::of_program(program.clone(), costs, text, 1200.0),
            };
            self.known.insert(id, picture);
        }
        let blocks = &self.known[&id].blocks;
        let zoom = (ui.available_width() / blocks.size().x).clamp(MIN_ZOOM, MAX_ZOOM);
        let size = blocks.size() * zoom;
        let area = ScrollArea::both().id_salt(id).max_height(MAX_HEIGHT);
        area.show(ui, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let words = format!("{name}: {}", blocks.words(text));
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
            if ui.is_rect_visible(rect) {
                let place = Rect::from_min_size(rect.min, size);
                blocks.paint(ui.painter(), block_painter, theme::of(ui), place, zoom);
            }
        });
    }
}
