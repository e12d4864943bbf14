//! A task of the contest: its place, its points, and what is wrong with it.

use super::draft::{ANY_RIGHT, ContestEdit, further_goal, most_points};
use super::findings::{ContestFinding, TaskFacts};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::home::{TaskExample, origin};
use crate::window::kit::roving_focus::{Arrows, asked, claim_arrows};
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{icons, theme};
use egui::accesskit::Action;
use egui::{
    Button, CursorIcon, DragValue, Galley, Grid, Id, Key, Modifiers, Popup, PopupCloseBehavior,
    Rangef, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use engine::diagnostics::measured_words;
use engine::task::Task;
use engine::text::Text;
use std::sync::Arc;

/// Side of the small wall, in points.
const WALL: f32 = 56.0;
/// Space above and below the contents of a row.
const PAD: f32 = 12.0;
const HANDLE: f32 = 24.0;
const NUMBER: f32 = 28.0;
const GAP: f32 = 14.0;
const TOTAL: f32 = 56.0;
const REMOVE: f32 = 32.0;
/// Text size of the row, in points.
const SIZE: f32 = 14.0;
/// Range of the points of a goal.
const MAX_POINTS: u32 = 10_000;

/// Positions of the parts of a row, from its left edge.
#[derive(Clone, Copy)]
pub struct RowColumns {
    wall: f32,
    title: Rangef,
    points: Rangef,
    total: Rangef,
    remove: f32,
}

impl RowColumns {
    pub fn new(x: Rangef) -> RowColumns {
        let wall = x.min + HANDLE + NUMBER;
        let remove = x.max - REMOVE;
        let total = Rangef::new(remove - TOTAL - 8.0, remove - 8.0);
        let wide = (x.span() * 0.31).clamp(120.0, 320.0);
        let points = Rangef::new(total.min - wide, total.min);
        let title = Rangef::new(wall + WALL + GAP, points.min - GAP);
        RowColumns {
            wall,
            title,
            points,
            total,
            remove,
        }
    }

    /// Shows the names of the columns with figures in a line from `y` on.
    pub fn show_names(&self, ui: &Ui, text: &Text, y: f32) {
        let ink = theme::of(ui).quiet;
        let painter = ui.painter();
        let font = theme::regular(SIZE);
        let (by_goal, points) = (text.msg_making_points_by_goal(), text.msg_making_points());
        painter.text(
            pos2(self.points.min, y),
            egui::Align2::LEFT_CENTER,
            by_goal,
            font.clone(),
            ink,
        );
        painter.text(
            pos2(self.total.max, y),
            egui::Align2::RIGHT_CENTER,
            points,
            font,
            ink,
        );
    }
}

/// A task with its place.
pub struct TaskRow<'a> {
    pub task: &'a Task,
    pub facts: &'a TaskFacts,
    pub findings: Vec<ContestFinding>,
    pub checking: bool,
    /// From 0.
    pub number: usize,
    pub count: usize,
}

/// Actions on a row.
pub struct RowShown {
    pub rect: Rect,
    pub edit: Option<ContestEdit>,
    /// Height of the pointer while it drags the row.
    pub dragged_to: Option<f32>,
}

impl TaskRow<'_> {
    /// Shows it in the whole width of `ui`.
    pub fn show(&self, ui: &mut Ui, app: &mut ClickomaniaContext) -> RowShown {
        let text = app.text;
        let theme = theme::of(ui);
        let columns = RowColumns::new(ui.available_rect_before_wrap().x_range());
        let title = title(self.task, &text);
        let words = |ui: &Ui, words: String, bold: bool, ink| -> Arc<Galley> {
            let font = if bold {
                theme::semibold(SIZE)
            } else {
                theme::regular(SIZE)
            };
            let wide = columns.title.span().max(60.0);
            ui.fonts_mut(|fonts| fonts.layout(words, font, ink, wide))
        };
        let mut lines = vec![
            words(ui, title.clone(), true, theme.text),
            words(
                ui,
                origin(self.task, self.facts.shipped, &text),
                false,
                theme.quiet,
            ),
        ];
        if self.checking {
            lines.push(words(ui, text.msg_writing_checking(), false, theme.quiet));
        }
        for finding in &self.findings {
            let ink = if finding.warning {
                theme.quiet
            } else {
                theme.wrong
            };
            lines.push(words(ui, finding.sentence.clone(), false, ink));
        }
        let told = points_words(self.task, &text);
        let chips = ui.fonts_mut(|fonts| {
            let wide = columns.points.span() - 24.0;
            fonts.layout(told.clone(), theme::regular(SIZE), theme.text, wide)
        });
        let high: f32 = lines.iter().map(|line| line.size().y).sum();
        let high = high.max(WALL).max(chips.size().y + 14.0) + 2.0 * PAD;
        let (rect, row) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
        let spoken: Vec<&str> = lines.iter().map(|line| line.text()).collect();
        row.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, spoken.join(". ")));
        ui.painter()
            .hline(rect.x_range(), rect.min.y, Stroke::new(1.0, theme.line));
        let (mut edit, dragged_to) = self.handle(ui, &text, &title, rect);
        let painter = ui.painter();
        let at = pos2(rect.min.x + HANDLE + 8.0, rect.center().y);
        let place = self.number + 1;
        painter.text(
            at,
            egui::Align2::LEFT_CENTER,
            place,
            theme::semibold(SIZE),
            theme.text,
        );
        let wall = Rect::from_center_size(
            pos2(columns.wall + WALL / 2.0, rect.center().y),
            vec2(WALL, WALL),
        );
        let shapes = app.settings.shapes.unwrap_or(true);
        TaskExample::paint(self.facts.example, painter, theme, shapes, wall);
        let tall: f32 = lines.iter().map(|line| line.size().y).sum();
        let mut y = rect.center().y - tall / 2.0;
        for line in lines {
            let size = line.size().y;
            painter.galley(pos2(columns.title.min, y), line, theme.text);
            y += size;
        }
        let most = most_points(self.task);
        let at = pos2(columns.total.max, rect.center().y);
        painter.text(
            at,
            egui::Align2::RIGHT_CENTER,
            most,
            theme::semibold(SIZE),
            theme.text,
        );
        let place = Rect::from_x_y_ranges(columns.points, rect.y_range());
        let high = chips.size().y + 12.0;
        edit = edit.or(self.points(ui, &text, &title, told, place, high));
        let place = Rect::from_min_size(
            pos2(columns.remove, rect.center().y - 16.0),
            vec2(REMOVE, 32.0),
        );
        let mut child = ui.new_child(
            UiBuilder::new()
                .id_salt(("remove", self.number))
                .max_rect(place),
        );
        let words = text.msg_making_remove(&title);
        if IconButton::new(icons::cross, &words)
            .size(REMOVE)
            .show(&mut child)
            .clicked()
        {
            edit = Some(ContestEdit::Remove(self.number));
        }
        RowShown {
            rect,
            edit,
            dragged_to,
        }
    }

    /// Shows the dots at the left, by which the row is dragged; the arrow keys move it too.
    fn handle(
        &self,
        ui: &mut Ui,
        text: &Text,
        title: &str,
        row: Rect,
    ) -> (Option<ContestEdit>, Option<f32>) {
        let theme = theme::of(ui);
        let center = pos2(row.min.x + HANDLE / 2.0, row.center().y);
        let rect = Rect::from_center_size(center, vec2(HANDLE, 40.0));
        let id = Id::unique("task of a contest").with(self.task.id.as_str());
        let handle = ui.interact(rect, id, Sense::click_and_drag());
        let name =
            text.msg_making_move(title, (self.number + 1).to_string(), self.count.to_string());
        handle.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
        if handle.hovered() || handle.dragged() {
            ui.set_cursor_icon(CursorIcon::Grab);
        }
        let held = handle.hovered() || handle.dragged() || handle.has_focus();
        let ink = if held {
            theme.accent
        } else {
            theme.control_line
        };
        for x in [-3.0, 3.0] {
            for y in [-6.0, 0.0, 6.0] {
                ui.painter().circle_filled(center + vec2(x, y), 1.7, ink);
            }
        }
        if handle.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            ui.painter()
                .rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
        }
        let steps = steps(ui, &handle);
        let dragged_to = handle.interact_pointer_pos().filter(|_| handle.dragged());
        handle.explained(name);
        let to = self
            .number
            .checked_add_signed(steps)
            .filter(|to| *to < self.count);
        let edit = to
            .filter(|to| *to != self.number)
            .map(|to| ContestEdit::Move {
                from: self.number,
                to,
            });
        (edit, dragged_to.map(|at| at.y))
    }

    /// Shows the points as a button, which opens them to be changed.
    fn points(
        &self,
        ui: &mut Ui,
        text: &Text,
        title: &str,
        told: String,
        place: Rect,
        high: f32,
    ) -> Option<ContestEdit> {
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), high));
        let builder = UiBuilder::new()
            .id_salt(("points", self.number))
            .max_rect(rect);
        let mut child = ui.new_child(builder);
        let name = text.msg_making_points_of(title, &told);
        let button = Button::new(RichText::new(told).size(SIZE))
            .wrap()
            .frame_when_inactive(true);
        let button = child.add(button);
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let popup = Popup::from_toggle_button_response(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let shown = popup.show(|ui| self.points_form(ui, text));
        shown.and_then(|shown| shown.inner)
    }

    /// Shows each goal with its points.
    fn points_form(&self, ui: &mut Ui, text: &Text) -> Option<ContestEdit> {
        let mut points = self.task.points.clone();
        let before = points.clone();
        let mut removed = None;
        Grid::new("points of a task")
            .num_columns(4)
            .spacing(vec2(10.0, 8.0))
            .show(ui, |ui| {
                for (number, (limit, total)) in points.iter_mut().enumerate() {
                    let words = limit_words(self.task, *limit, text);
                    if *limit == ANY_RIGHT {
                        ui.label(&words);
                    } else {
                        let field = DragValue::new(limit).range(0..=1_000_000);
                        let name = measured_name(self.task, text);
                        ui.horizontal(|ui| {
                            ui.label(&name);
                            ui.add(field).accessible_name(&name);
                        });
                    }
                    let field = DragValue::new(total).range(0..=MAX_POINTS);
                    ui.horizontal(|ui| {
                        ui.add(field)
                            .accessible_name(text.msg_making_points_for(&words));
                        ui.label(text.msg_making_points());
                    });
                    let name = text.msg_making_goal_remove(&words);
                    if IconButton::new(icons::cross, &name)
                        .size(28.0)
                        .show(ui)
                        .clicked()
                    {
                        removed = Some(number);
                    }
                    ui.end_row();
                }
            });
        if let Some(number) = removed {
            points.remove(number);
        }
        let further = further_goal(self.task);
        let button = Button::new(text.msg_making_goal_add());
        if ui.add_enabled(further.is_some(), button).clicked() {
            points.extend(further);
        }
        (points != before).then_some(ContestEdit::Points(self.number, points))
    }
}

/// Places that keys and screen readers move a row by, downwards; the keys are used up.
fn steps(ui: &Ui, handle: &Response) -> isize {
    let mut steps = match asked(ui, handle.id, &[Action::Increment, Action::Decrement]) {
        Some(Action::Increment) => 1,
        Some(_) => -1,
        None => 0,
    };
    if handle.has_focus() {
        claim_arrows(ui, handle.id, Arrows::Vertical);
        let down = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        let up = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowUp));
        steps += isize::from(down) - isize::from(up);
    }
    steps
}

/// The title of a task; its id, if it has none.
pub fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => title.to_owned(),
    }
}

/// The limit for these points: *costo 40*, *giusto*.
fn limit_words(task: &Task, limit: u64, text: &Text) -> String {
    match limit {
        ANY_RIGHT => text.msg_making_right(),
        limit => measured_words(text, task.measure, limit),
    }
}

/// The points of a task in a line: *costo 40: 20 · costo 12: 30*.
fn points_words(task: &Task, text: &Text) -> String {
    let one = |&(limit, points): &(u64, u32)| {
        let words = limit_words(task, limit, text);
        // A line ends between two goals.
        text.msg_making_goal_points(words, points.to_string())
            .replace(' ', "\u{a0}")
    };
    let words: Vec<String> = task.points.iter().map(one).collect();
    if words.is_empty() {
        text.msg_making_goal_add()
    } else {
        words.join(" · ")
    }
}

/// Name of the measure of a task.
fn measured_name(task: &Task, text: &Text) -> String {
    use engine::task::Measure;
    match task.measure {
        Measure::Cost => text.msg_cost(),
        Measure::Blocks => text.msg_writing_measure_blocks(),
        Measure::Steps => text.msg_writing_measure_steps(),
    }
}
