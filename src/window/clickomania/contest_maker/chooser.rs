//! The list from which tasks are chosen for a contest: those that ship, and those of files that were opened.

use super::draft::{ContestDraft, ContestEdit};
use super::row::title;
use crate::window::clickomania::command::{ClickomaniaContext, MakingCommand};
use crate::window::clickomania::library::home::{TaskExample, recent_tasks};
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::kit::search::matches;
use crate::window::kit::widgets::{action_button, heading, one_line};
use crate::window::kit::{dialog, icons, theme};
use egui::{
    Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, pos2,
    vec2,
};
use engine::task::{Task, embedded};
use std::path::PathBuf;

const WIDTH: f32 = 560.0;
const ROW: f32 = 48.0;
/// Side of the small wall, in points.
const WALL: f32 = 36.0;

/// The list, while it is open.
#[derive(Default)]
pub struct TaskChooser {
    open: bool,
    wanted: String,
    /// Files with tasks that were opened before.
    files: Vec<PathBuf>,
    field_has_focus: bool,
}

impl TaskChooser {
    pub fn open(&mut self, app: &ClickomaniaContext) {
        *self = TaskChooser {
            open: true,
            files: recent_tasks(app),
            ..TaskChooser::default()
        };
    }

    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows it while it is open. Returns the change that a person asks for.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        draft: &ContestDraft,
    ) -> Option<ContestEdit> {
        if !self.open {
            return None;
        }
        let text = app.text;
        let mut edit = None;
        let mut closes = false;
        let response = dialog::show(ui, "tasks for a contest", WIDTH, |ui| {
            ui.label(RichText::new(text.msg_making_choose()).font(theme::semibold(20.0)));
            ui.add_space(4.0);
            let field = TextEdit::singleline(&mut self.wanted)
                .hint_text(text.msg_making_search())
                .margin(egui::Margin::symmetric(10, 8))
                .desired_width(f32::INFINITY);
            let field = ui.add(field).accessible_name(text.msg_making_search());
            if !std::mem::replace(&mut self.field_has_focus, true) {
                field.request_focus();
            }
            ui.add_space(4.0);
            // A fixed height, so that nothing jumps while a person types.
            let room = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 440.0);
            let area = ScrollArea::vertical().auto_shrink(false);
            area.min_scrolled_height(room)
                .max_height(room)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    self.files(ui, app);
                    let games = FREE_GAMES
                        .iter()
                        .filter_map(|game| embedded().task(game.task.as_str()));
                    edit = edit
                        .take()
                        .or(self.group(ui, app, draft, &text.msg_home_free(), games));
                    // The short course first: its puzzles are made for contests.
                    let mut courses: Vec<_> = embedded()
                        .courses
                        .iter()
                        .map(|(_, course)| course)
                        .collect();
                    courses.sort_by_key(|course| course.tasks.len());
                    for course in courses {
                        let name = course.title.shown(text.language());
                        let tasks = course.tasks.iter().map(|part| &part.value);
                        edit = edit.take().or(self.group(ui, app, draft, name, tasks));
                    }
                });
            ui.add_space(8.0);
            closes = action_button(ui, &text.msg_making_done(), vec2(130.0, 36.0)).clicked();
        });
        if closes || response.should_close() {
            self.open = false;
        }
        edit
    }

    /// Shows the files that were opened before.
    fn files(&self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let name = |path: &PathBuf| {
            path.file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        let found: Vec<_> = self
            .files
            .iter()
            .filter(|path| matches(&name(path), &self.wanted))
            .collect();
        if found.is_empty() {
            return;
        }
        group_name(ui, &app.text.msg_making_from_file());
        for path in found {
            let words = name(path);
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
            paint_row(ui, rect, &words, response.hovered(), response.has_focus());
            let sign =
                Rect::from_center_size(pos2(rect.min.x + 26.0, rect.center().y), vec2(18.0, 18.0));
            icons::folder(ui.painter(), sign, theme::of(ui).quiet);
            if response.clicked() {
                app.send(MakingCommand::AddFile(path.clone()));
            }
        }
    }

    /// Shows tasks with a tick at those that are in the contest.
    fn group<'t>(
        &self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        draft: &ContestDraft,
        name: &str,
        tasks: impl Iterator<Item = &'t Task>,
    ) -> Option<ContestEdit> {
        let text = app.text;
        let named = tasks.enumerate().map(|(number, task)| {
            let words = text.msg_home_lesson((number + 1).to_string(), title(task, &text));
            (task, words)
        });
        let found: Vec<_> = named
            .filter(|(_, words)| matches(&format!("{words} {name}"), &self.wanted))
            .collect();
        if found.is_empty() {
            return None;
        }
        group_name(ui, name);
        let mut edit = None;
        for (task, words) in found {
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
            // Only what is in sight is looked up: the rest would be compared in every frame.
            if !ui.is_rect_visible(rect) {
                response.widget_info(|| WidgetInfo::labeled(Role::CheckBox, true, &words));
                if response.clicked() {
                    edit = Some(toggle(draft, task));
                }
                continue;
            }
            let inside = draft.tasks().iter().any(|other| other.id == task.id);
            response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, inside, &words));
            paint_row(ui, rect, &words, response.hovered(), response.has_focus());
            let corner = pos2(rect.min.x + 8.0, rect.center().y - WALL / 2.0);
            let wall = Rect::from_min_size(corner, vec2(WALL, WALL));
            let shapes = app.settings.shapes.unwrap_or(true);
            let theme = theme::of(ui);
            TaskExample::paint(
                TaskExample::shipped(&task.id),
                ui.painter(),
                theme,
                shapes,
                wall,
            );
            if inside {
                let at = Rect::from_center_size(
                    pos2(rect.max.x - 22.0, rect.center().y),
                    vec2(18.0, 18.0),
                );
                icons::tick(ui.painter(), at, theme.right);
            }
            if response.clicked() {
                edit = Some(toggle(draft, task));
            }
        }
        edit
    }
}

/// Adds a task, or takes it away if it is in the contest.
fn toggle(draft: &ContestDraft, task: &Task) -> ContestEdit {
    match draft.holds(task) {
        Some(number) => ContestEdit::Remove(number),
        None => ContestEdit::Add(vec![task.clone()]),
    }
}

fn group_name(ui: &mut Ui, name: &str) {
    ui.add_space(8.0);
    heading(ui, name, 14.0);
}

fn paint_row(ui: &Ui, rect: Rect, words: &str, hovered: bool, focused: bool) {
    let theme = theme::of(ui);
    if hovered || focused {
        ui.painter().rect_filled(rect, 6.0, theme.card_hovered);
    }
    if focused {
        let stroke = Stroke::new(2.0, theme.accent);
        ui.painter()
            .rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
    }
    let font = theme::regular(14.0);
    let galley = one_line(
        ui,
        words.to_owned(),
        font,
        theme.text,
        rect.width() - WALL - 64.0,
    );
    let at = pos2(
        rect.min.x + WALL + 20.0,
        rect.center().y - galley.size().y / 2.0,
    );
    ui.painter().galley(at, galley, theme.text);
}
