//! The title of the task with its neighbours, and the name of the program.

use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, TaskCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::program::names;
use crate::window::kit::icons::{self, Icon};
use crate::window::kit::theme;
use crate::window::kit::widgets::{IconButton, left, one_line};
use egui::{
    Color32, Frame, Id, Margin, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

/// The side of a button.
const BUTTON: f32 = 30.0;
/// The width that the name of a program has beside the title, at least.
const NAME_BESIDE: f32 = 130.0;

/// The current activity in the top bar: the title of the task with its neighbours, and the name of the program.
#[derive(Default)]
pub struct TitleLine {
    name: NameField,
}

impl TitleLine {
    /// Drops a name that is being typed: another program was opened.
    pub fn begin_again(&mut self) {
        self.name.forget();
    }

    /// Shows title and name in all the room of `ui`; `reads` is true while the text of the task is open.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &Document,
        reads: bool,
    ) {
        let room = ui.available_rect_before_wrap();
        let end = show_title(ui, app, room, reads);
        let beside = room.with_min_x(end + 4.0);
        // In a lesson the program is called like the lesson until somebody names it.
        let name = document.program().header().name.as_str();
        let same = names::in_words(&app.text, name) == app.services.task.title(&app.text);
        if beside.width() >= NAME_BESIDE && !same {
            self.name.show(ui, app, document, beside);
        }
        ui.advance_cursor_after_rect(room);
    }
}

/// Shows the title between the buttons to its neighbours; a press opens or closes the text of the task. Returns its right
/// end.
fn show_title(ui: &mut Ui, app: &mut ClickomaniaContext, room: Rect, reads: bool) -> f32 {
    let text = app.text;
    let theme = theme::of(ui);
    let task = &app.services.task;
    let title = if task.is_free() {
        text.msg_home_free()
    } else {
        task.title(&text)
    };
    let course = course_line(app);
    let (previous, next) = names::neighbours(&text, app.contest());
    let (has_previous, has_next) = (task.neighbour(-1).is_some(), task.neighbour(1).is_some());
    let button = if course.is_some() { BUTTON } else { 0.0 };
    let mut max_width = (room.width() - 2.0 * button - 16.0).max(40.0);
    let line = |ui: &Ui, words, font, ink, width| one_line(ui, words, font, ink, width);
    let words = line(
        ui,
        title.clone(),
        theme::semibold(14.0),
        theme.text,
        max_width,
    );
    max_width -= words.size().x + 8.0;
    let course = course
        .map(|words| {
            line(
                ui,
                words,
                theme::regular(14.0),
                theme.quiet,
                max_width.max(10.0),
            )
        })
        .filter(|galley| !galley.elided && max_width > 10.0);
    let mut x = room.min.x;
    if button > 0.0 {
        let place = button_at(x, room);
        if show_button(ui, icons::left, &previous, place, has_previous) {
            app.send(TaskCommand::Previous);
        }
        x += button + 2.0;
    }
    let width = words.size().x + course.as_ref().map_or(0.0, |line| line.size().x + 8.0) + 12.0;
    let rect = Rect::from_min_size(pos2(x, room.center().y - 16.0), vec2(width, 32.0));
    let response = ui.interact(rect, Id::unique("lesson title"), Sense::click());
    response.widget_info(|| {
        let fold = if reads {
            text.msg_lesson_fold()
        } else {
            text.msg_lesson_unfold()
        };
        WidgetInfo::labeled(Role::Button, true, format!("{title}: {fold}"))
    });
    let painter = ui.painter();
    if reads || response.hovered() || response.has_focus() {
        painter.rect_filled(rect, 7.0, theme.card_hovered);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, 7.0, stroke, StrokeKind::Inside);
    }
    let mut at = rect.left_center() + vec2(6.0, -words.size().y / 2.0);
    let after = words.size().x + 8.0;
    painter.galley(at, words, theme.text);
    if let Some(course) = course {
        at.x += after;
        painter.galley(at, course, theme.quiet);
    }
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
    x
}

/// The number of the lesson in its course, in words.
fn course_line(app: &ClickomaniaContext) -> Option<String> {
    let (text, task) = (app.text, &app.services.task);
    task.course().map(|course| {
        let number = (task.source().number() + 1).to_string();
        let count = course.tasks.len().to_string();
        text.msg_lesson_in_course_short(number, count)
    })
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
struct NameField {
    /// The name while it is being typed.
    typed: Option<String>,
}

impl NameField {
    /// Drops the typed name.
    fn forget(&mut self) {
        self.typed = None;
    }

    /// Shows the name at the left of `room`.
    fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, document: &Document, room: Rect) {
        let theme = theme::of(ui);
        let present = match document.program().header().name.as_str() {
            "" => String::new(),
            name => names::in_words(&app.text, name),
        };
        let mut name = self.typed.clone().unwrap_or_else(|| present.clone());
        let id = Id::unique("program name");
        let typing = ui.memory(|memory| memory.has_focus(id));
        let (font, color) = (theme::regular(14.0), theme.quiet);
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
                // The program must not get the Enter, too.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, egui::Key::Enter));
                let name = name.trim();
                if name != present.trim() && !cancelled {
                    app.send(EditorCommand::Rename(name.to_owned()));
                }
            }
        });
    }
}
