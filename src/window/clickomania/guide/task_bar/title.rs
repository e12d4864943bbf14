//! The left end of the bar: the title of the lesson with its neighbours, and the name of the program.

use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, TaskCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::program::names;
use crate::window::kit::icons::{self, Icon};
use crate::window::kit::theme;
use crate::window::kit::widgets::{IconButton, left, one_line};
use egui::{
    Color32, Frame, Galley, Id, Margin, Rect, Response, Role, Sense, Stroke, StrokeKind, TextEdit,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use std::sync::Arc;

/// The side of a button.
const BUTTON: f32 = 28.0;
/// The width of the fold arrow after the name of a program.
pub const ARROW_ROOM: f32 = BUTTON;
/// The width of the fold arrow after the title.
const ARROW: f32 = 20.0;

/// Shows the title of the lesson at the left of `room`, between the buttons to its neighbours; a press folds its text.
/// Returns its place.
pub fn show_lesson(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    room: Rect,
    folded: bool,
    narrow: bool,
) -> Rect {
    let text = app.text;
    let theme = theme::of(ui);
    let task = &app.services.task;
    let title = task.title(&text);
    let course = course_line(app, narrow);
    let (previous, next) = names::neighbours(&text, app.contest());
    let (has_previous, has_next) = (task.neighbour(-1).is_some(), task.neighbour(1).is_some());
    let button = if course.is_some() { BUTTON } else { 0.0 };
    let max_width = (room.width() - 2.0 * button - ARROW - 14.0).max(40.0);
    let line = |ui: &Ui, words, font, ink| one_line(ui, words, font, ink, max_width);
    let galleys = TitleGalleys {
        course: course.map(|words| line(ui, words, theme::regular(12.5), theme.quiet)),
        title: line(ui, title.clone(), theme::semibold(16.0), theme.text),
    };
    let mut x = room.min.x;
    if button > 0.0 {
        let place = button_at(x, room);
        if show_button(ui, icons::left, &previous, place, has_previous) {
            app.send(TaskCommand::Previous);
        }
        x += button + 2.0;
    }
    let size = vec2(galleys.width(), 40.0);
    let rect = Rect::from_min_size(pos2(x, room.center().y - 20.0), size);
    let response = ui.interact(rect, Id::unique("lesson title"), Sense::click());
    response.widget_info(|| {
        let fold = fold_name(&text, folded);
        WidgetInfo::labeled(Role::Button, true, format!("{title}: {fold}"))
    });
    galleys.paint(ui, rect, &response, folded);
    if response.clicked() {
        app.send(ViewCommand::FoldLesson);
    }
    x = rect.max.x + 2.0;
    if button > 0.0 {
        let place = button_at(x, room);
        if show_button(ui, icons::right, &next, place, has_next) {
            app.send(TaskCommand::Next);
        }
        x += button;
    }
    room.with_max_x(x.min(room.max.x))
}

/// The number of the lesson in its course, in words.
fn course_line(app: &ClickomaniaContext, narrow: bool) -> Option<String> {
    let (text, task) = (app.text, &app.services.task);
    task.course().map(|course| {
        let number = (task.source().number() + 1).to_string();
        let count = course.tasks.len().to_string();
        let title = course.title.shown(text.language());
        match (app.contest(), narrow) {
            (true, true) => text.msg_contest_task_number(number, count),
            (true, false) => text.msg_contest_task_in(number, count, title),
            (false, true) => text.msg_lesson_in_course_short(number, count),
            (false, false) => text.msg_lesson_in_course(number, count, title),
        }
    })
}

fn fold_name(text: &Text, folded: bool) -> String {
    if folded {
        text.msg_lesson_unfold()
    } else {
        text.msg_lesson_fold()
    }
}

fn fold_icon(folded: bool) -> Icon {
    if folded { icons::down } else { icons::up }
}

/// The title of a lesson, below its place in the course.
struct TitleGalleys {
    course: Option<Arc<Galley>>,
    title: Arc<Galley>,
}

impl TitleGalleys {
    fn width(&self) -> f32 {
        let course = self.course.as_ref().map_or(0.0, |line| line.size().x);
        course.max(self.title.size().x + ARROW) + 10.0
    }

    fn paint(self, ui: &Ui, rect: Rect, response: &Response, folded: bool) {
        let theme = theme::of(ui);
        let painter = ui.painter();
        if response.hovered() || response.has_focus() {
            painter.rect_filled(rect, 7.0, theme.card_hovered);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
        }
        let course_height = self.course.as_ref().map_or(0.0, |line| line.size().y);
        let size = self.title.size();
        let corner = pos2(
            rect.min.x + 5.0,
            rect.center().y - (course_height + size.y) / 2.0,
        );
        if let Some(course) = self.course {
            painter.galley(corner, course, theme.quiet);
        }
        let at = corner + vec2(0.0, course_height);
        painter.galley(at, self.title, theme.text);
        let arrow = at + vec2(size.x + ARROW / 2.0 + 1.0, size.y / 2.0);
        let arrow = Rect::from_center_size(arrow, vec2(14.0, 14.0));
        fold_icon(folded)(painter, arrow, theme.text);
    }
}

/// The place of a button with its left edge at `x`.
fn button_at(x: f32, room: Rect) -> Rect {
    let corner = pos2(x, room.center().y - BUTTON / 2.0);
    Rect::from_min_size(corner, vec2(BUTTON, BUTTON))
}

/// Shows a button; true if it was pressed.
fn show_button(ui: &mut Ui, icon: Icon, name: &str, place: Rect, enabled: bool) -> bool {
    let button = IconButton::new(icon, name).enabled(enabled).size(BUTTON);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| button.show(ui));
    shown.inner.clicked()
}

/// Shows the arrow that folds the text of one of the two games, after the name of the program; returns the place of both.
pub fn show_fold_arrow(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    folded: bool,
    name: Rect,
) -> Rect {
    let place = button_at(name.max.x, name);
    if show_button(
        ui,
        fold_icon(folded),
        &fold_name(&app.text, folded),
        place,
        true,
    ) {
        app.send(ViewCommand::FoldLesson);
    }
    name.with_max_x(place.max.x)
}

/// Maximum length of a name, in characters.
const MAX_LENGTH: usize = 60;
/// The height of the field, in points.
const HEIGHT: f32 = 32.0;
/// Left and right of the name.
const PAD: f32 = 8.0;
/// Minimum width of the field.
const MIN_WIDTH: f32 = 90.0;

/// The name of the program, edited in place.
#[derive(Default)]
pub struct NameField {
    /// The name while it is being typed.
    typed: Option<String>,
}

impl NameField {
    /// Drops the typed name.
    pub fn forget(&mut self) {
        self.typed = None;
    }

    /// Shows the name at the left of `room`; returns its place. `quiet` beside the title of a lesson, which often is the
    /// same.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &Document,
        room: Rect,
        quiet: bool,
    ) -> Rect {
        let theme = theme::of(ui);
        let present = match document.program().header().name.as_str() {
            "" => String::new(),
            name => names::in_words(&app.text, name),
        };
        let mut name = self.typed.clone().unwrap_or_else(|| present.clone());
        let id = Id::unique("program name");
        let typing = ui.memory(|memory| memory.has_focus(id));
        let (font, color) = if quiet {
            (theme::regular(14.0), theme.quiet)
        } else {
            (theme::semibold(16.0), theme.text)
        };
        let max_width = (room.width() - 2.0 * PAD).max(40.0);
        let shown = one_line(ui, present.clone(), font.clone(), color, max_width);
        // The field is as wide as the typed text, and does not move when it gets the focus.
        let words = if name.is_empty() {
            app.text.msg_program_nameless()
        } else {
            name.clone()
        };
        let typed = one_line(ui, words, font.clone(), color, max_width);
        let width = (typed.size().x + 2.0 * PAD + 2.0)
            .max(MIN_WIDTH)
            .min(room.width());
        let corner = pos2(room.min.x, room.center().y - HEIGHT / 2.0);
        let rect = Rect::from_min_size(corner, vec2(width, HEIGHT));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            let idle = !typing && !name.is_empty();
            let hint = app.text.msg_program_nameless();
            // Without the focus, a galley that cuts a long name with … covers the field.
            let ink = if idle {
                Color32::TRANSPARENT
            } else {
                theme.text
            };
            let field = TextEdit::singleline(&mut name)
                .id(id)
                .font(font)
                .frame(Frame::NONE.inner_margin(Margin::symmetric(PAD as i8, 6)))
                .hint_text(hint)
                .char_limit(MAX_LENGTH)
                .text_color(ink)
                .desired_width(rect.width());
            let response = ui
                .add(field)
                .accessible_name(app.text.msg_program_name_field());
            if idle {
                let at = rect.left_center() + vec2(PAD, -shown.size().y / 2.0);
                ui.painter().galley(at, shown, color);
            }
            if response.has_focus() || response.hovered() {
                let color = if response.has_focus() {
                    theme.accent
                } else {
                    theme.control_line
                };
                let stroke = Stroke::new(1.5, color);
                let painter = ui.painter();
                painter.rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
            }
            if response.has_focus() || response.changed() {
                self.typed = Some(name.clone());
            }
            if left(ui, &response) {
                self.typed = None;
                let cancelled = ui.input(|input| input.key_pressed(egui::Key::Escape));
                let name = name.trim();
                if name != present.trim() && !cancelled {
                    app.send(EditorCommand::Rename(name.to_owned()));
                }
            }
        });
        rect
    }
}
