//! The lesson that one works on: its title, which folds its text away, and the ways to its neighbours.

use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, TaskCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::program::names;
use crate::window::kit::widgets::{IconButton, left, one_line};
use crate::window::kit::{icons, theme};
use egui::{
    Color32, Frame, Galley, Id, Margin, Rect, Response, Role, Sense, Stroke, StrokeKind, TextEdit,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// The side of a button.
const BUTTON: f32 = 28.0;
/// What the arrow behind the name of a program takes.
pub const ARROW_ROOM: f32 = BUTTON;
/// The arrow behind the title.
const ARROW: f32 = 20.0;

/// Shows it at the left of `room`; gives its place.
pub fn show(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    (folded, narrow): (bool, bool),
    room: Rect,
) -> Rect {
    let text = app.text;
    let theme = theme::of(ui);
    let task = &app.services.task;
    let title = task.title(&text);
    let above = course_line(app, narrow);
    let (previous, next) = names::neighbours(&text, app.contest());
    let (before, behind) = (task.neighbour(-1).is_some(), task.neighbour(1).is_some());
    let ways = if above.is_some() { BUTTON } else { 0.0 };
    let most = (room.width() - 2.0 * ways - ARROW - 14.0).max(40.0);
    let title_line = one_line(ui, title.clone(), theme::semibold(16.0), theme.text, most);
    let above_line =
        above.map(|words| one_line(ui, words, theme::regular(12.5), theme.quiet, most));
    let wide = above_line.as_ref().map_or(0.0, |line| line.size().x);
    let wide = wide.max(title_line.size().x + ARROW) + 10.0;
    let mut x = room.min.x;
    if ways > 0.0 {
        let place = button_at(x, room);
        if way(ui, (icons::left, &previous), place, before) {
            app.send(TaskCommand::Previous);
        }
        x += ways + 2.0;
    }
    let words = Rect::from_min_size(pos2(x, room.center().y - 20.0), vec2(wide, 40.0));
    let response = ui.interact(words, Id::unique("lesson title"), Sense::click());
    response.widget_info(|| {
        let fold = if folded {
            text.msg_lesson_unfold()
        } else {
            text.msg_lesson_fold()
        };
        WidgetInfo::labeled(Role::Button, true, format!("{title}: {fold}"))
    });
    paint_title(ui, words, &response, (title_line, above_line), folded);
    if response.clicked() {
        app.send(ViewCommand::FoldLesson);
    }
    x = words.max.x + 2.0;
    if ways > 0.0 {
        let place = button_at(x, room);
        if way(ui, (icons::right, &next), place, behind) {
            app.send(TaskCommand::Next);
        }
        x += ways;
    }
    room.with_max_x(x.min(room.max.x))
}

/// Where in its course the lesson stands, in words.
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

/// The title with what stands above it, and the arrow that says whether its text is folded away.
fn paint_title(
    ui: &Ui,
    words: Rect,
    response: &Response,
    (title_line, above_line): (Arc<Galley>, Option<Arc<Galley>>),
    folded: bool,
) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(words, 7.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(words, 7.0, stroke, StrokeKind::Inside);
    }
    let mut y = words.center().y - title_line.size().y / 2.0;
    if let Some(line) = above_line {
        let high = line.size().y;
        y = words.center().y - (high + title_line.size().y) / 2.0;
        painter.galley(pos2(words.min.x + 5.0, y), line, theme.quiet);
        y += high;
    }
    let at = pos2(words.min.x + 5.0, y);
    let middle = y + title_line.size().y / 2.0;
    let arrow = pos2(at.x + title_line.size().x + ARROW / 2.0 + 1.0, middle);
    painter.galley(at, title_line, theme.text);
    let arrow = Rect::from_center_size(arrow, vec2(14.0, 14.0));
    if folded {
        icons::down(painter, arrow, theme.text)
    } else {
        icons::up(painter, arrow, theme.text)
    }
}

/// The place of a button that begins at `x`.
fn button_at(x: f32, room: Rect) -> Rect {
    let corner = pos2(x, room.center().y - BUTTON / 2.0);
    Rect::from_min_size(corner, vec2(BUTTON, BUTTON))
}

/// A button to a neighbour; whether it was pressed.
fn way(ui: &mut Ui, (icon, name): (icons::Icon, &str), place: Rect, there: bool) -> bool {
    let button = IconButton::new(icon, name).enabled(there).size(BUTTON);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| button.show(ui));
    shown.inner.clicked()
}

/// The arrow that unfolds or folds the text of one of the two games, behind the name of the program; gives its place.
pub fn arrow(ui: &mut Ui, app: &mut ClickomaniaContext, folded: bool, name: Rect) -> Rect {
    let text = app.text;
    let (icon, words): (icons::Icon, _) = if folded {
        (icons::down, text.msg_lesson_unfold())
    } else {
        (icons::up, text.msg_lesson_fold())
    };
    let corner = pos2(name.max.x, name.center().y - BUTTON / 2.0);
    let place = Rect::from_min_size(corner, vec2(BUTTON, BUTTON));
    if way(ui, (icon, &words), place, true) {
        app.send(ViewCommand::FoldLesson);
    }
    name.with_max_x(place.max.x)
}

/// The longest name, in characters.
const MOST: usize = 60;
/// How high the field is, in points.
const HEIGHT: f32 = 32.0;
/// Left and right of the name.
const PAD: f32 = 8.0;
/// The narrowest field.
const LEAST: f32 = 90.0;

/// The name of the program.
#[derive(Default)]
pub struct NameField {
    /// As it is being typed.
    typed: Option<String>,
}

impl NameField {
    /// Forgets what was being typed.
    pub fn forget(&mut self) {
        self.typed = None;
    }

    /// Shows the name at the left of `room`, as wide as it is; gives its place. Beside the title of a lesson it is
    /// quieter: often it says the same.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &Document,
        (room, quieter): (Rect, bool),
    ) -> Rect {
        let theme = theme::of(ui);
        let present = match document.program().header().name.as_str() {
            "" => String::new(),
            name => names::in_words(&app.text, name),
        };
        let mut name = self.typed.clone().unwrap_or_else(|| present.clone());
        let id = Id::unique("program name");
        let typing = ui.memory(|memory| memory.has_focus(id));
        let (font, color) = if quieter {
            (theme::regular(14.0), theme.quiet)
        } else {
            (theme::semibold(16.0), theme.text)
        };
        let most = (room.width() - 2.0 * PAD).max(40.0);
        let shown = one_line(ui, present.clone(), font.clone(), color, most);
        // The field is as wide as what is typed, and nothing moves when it is pressed.
        let words = if name.is_empty() {
            app.text.msg_program_nameless()
        } else {
            name.clone()
        };
        let words = one_line(ui, words, font.clone(), color, most);
        let width = (words.size().x + 2.0 * PAD + 2.0)
            .max(LEAST)
            .min(room.width());
        let corner = pos2(room.min.x, room.center().y - HEIGHT / 2.0);
        let rect = Rect::from_min_size(corner, vec2(width, HEIGHT));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            let rests = !typing && !name.is_empty();
            let hint = app.text.msg_program_nameless();
            // At rest a name that is too long ends in …
            let ink = if rests {
                Color32::TRANSPARENT
            } else {
                theme.text
            };
            let field = TextEdit::singleline(&mut name)
                .id(id)
                .font(font)
                .frame(Frame::NONE.inner_margin(Margin::symmetric(PAD as i8, 6)))
                .hint_text(hint)
                .char_limit(MOST)
                .text_color(ink)
                .desired_width(rect.width());
            let response = ui.add(field);
            if rests {
                let at = rect.left_center() + vec2(PAD, -shown.size().y / 2.0);
                ui.painter().galley(at, shown, color);
            }
            let response = response.accessible_name(app.text.msg_program_name_field());
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
                let taken_back = ui.input(|input| input.key_pressed(egui::Key::Escape));
                let name = name.trim();
                if name != present.trim() && !taken_back {
                    app.send(EditorCommand::Rename(name.to_owned()));
                }
            }
        });
        rect
    }
}
