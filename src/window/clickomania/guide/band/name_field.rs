//! The name of the program, changed where it stands.

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::program::names;
use crate::window::kit::theme;
use crate::window::kit::widgets::{left, one_line};
use egui::{
    Color32, Frame, Id, Margin, Rect, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, pos2, vec2,
};

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
