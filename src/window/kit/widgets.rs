//! Small widgets that egui does not have: buttons with drawn icons, the main button.

mod explained;
mod icon_button;
pub mod table;

pub use explained::{Explained, explanation, explanation_by_keys, suppress_tooltips};
pub use icon_button::IconButton;

use crate::window::kit::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align2, Color32, CornerRadius, Frame, Id, Key, Margin, Popup, Response, Role, ScrollArea,
    Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

/// Whether a person has finished with a field to type into: by a key, or by pressing elsewhere. egui
/// itself waits for the release, and by then what was pressed is done with what stood there before.
pub fn left(ui: &Ui, field: &Response) -> bool {
    let elsewhere = |input: &egui::InputState| {
        let at = input.pointer.interact_pos();
        input.pointer.any_pressed() && at.is_some_and(|at| !field.rect.contains(at))
    };
    if field.has_focus() && ui.input(elsewhere) {
        field.surrender_focus();
        return true;
    }
    field.lost_focus()
}

/// Whether Esc is for a page below everything that can lie over it, questions and menus.
pub fn escaped(ui: &Ui) -> bool {
    let question = ui.memory(|memory| memory.top_modal_layer().is_some());
    !question && !Popup::is_any_open(ui.ctx()) && ui.input(|input| input.key_pressed(Key::Escape))
}

/// What stands in a field is chosen, to be typed over.
pub fn choose_all(ui: &Ui, field: Id, text: &str) {
    let end = CCursor::new(text.chars().count());
    let all = CCursorRange::two(CCursor::default(), end);
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}

/// The knob of a slider that stands at `position` of its way, 0 to 1: over egui's own, which has the
/// colour of its rail.
pub fn knob(ui: &Ui, slider: &Response, position: f32) {
    let theme = theme::of(ui);
    let held = slider.hovered() || slider.dragged() || slider.has_focus();
    let radius = slider.rect.height() / 2.5;
    let reach = slider.rect.x_range().shrink(radius);
    let at = pos2(
        egui::lerp(reach.min..=reach.max, position.clamp(0.0, 1.0)),
        slider.rect.center().y,
    );
    let painter = ui.painter();
    painter.circle_filled(at, radius + 1.5, theme.window);
    painter.circle_filled(at, if held { radius } else { radius - 1.5 }, theme.accent);
}

/// The button that matters most: filled, with words.
pub fn main_button(ui: &mut Ui, words: &str, size: egui::Vec2) -> Response {
    let theme = theme::of(ui);
    filled_button(
        ui,
        words,
        size,
        (theme.go, theme.go_hovered, theme::ON_BLOCK),
    )
}

/// The next step in a drawer or a card: filled with the accent.
pub fn action_button(ui: &mut Ui, words: &str, size: egui::Vec2) -> Response {
    let theme = theme::of(ui);
    let ink = theme::ink_on(theme.accent);
    let hovered = theme::mix(theme.accent, theme.text, 40);
    filled_button(ui, words, size, (theme.accent, hovered, ink))
}

fn filled_button(
    ui: &mut Ui,
    words: &str,
    size: egui::Vec2,
    (fill, hovered, ink): (Color32, Color32, Color32),
) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let fill = if response.hovered() || response.has_focus() {
        hovered
    } else {
        fill
    };
    let painter = ui.painter_at(rect.expand(3.0));
    painter.rect_filled(rect, CornerRadius::same(9), fill);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, CornerRadius::same(9), stroke, StrokeKind::Outside);
    }
    let font = theme::semibold(15.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, words, font, ink);
    response
}

/// One of a few words of which one is chosen.
pub fn segment(ui: &mut Ui, words: &str, chosen: bool) -> Response {
    let theme = theme::of(ui);
    let font = if chosen {
        theme::semibold(13.0)
    } else {
        theme::regular(13.0)
    };
    let ink = if chosen { theme.text } else { theme.quiet };
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, ink);
    let size = vec2(galley.size().x + 16.0, 28.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, words));
    let fill = if chosen {
        theme.card_pressed
    } else if response.hovered() {
        theme.card_hovered
    } else {
        theme.card
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else {
        Stroke::new(1.0, theme.line)
    };
    ui.painter().rect(rect, 5.0, fill, line, StrokeKind::Inside);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, ink);
    response
}

/// Drawings of this size beside each other, or below each other where there is no room, each with a
/// caption; `paint` is handed the number of the drawing.
pub fn figures(
    ui: &mut Ui,
    captions: &[String],
    size: egui::Vec2,
    paint: impl Fn(&egui::Painter, usize, egui::Rect),
) {
    let quiet = theme::of(ui).quiet;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(26.0, 12.0);
        for (number, caption) in captions.iter().enumerate() {
            let font = theme::regular(13.0);
            let words = ui.painter().layout(caption.clone(), font, quiet, size.x);
            let high = vec2(0.0, words.size().y + 5.0);
            let (rect, response) = ui.allocate_exact_size(size + high, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
            let drawing = egui::Rect::from_min_size(rect.min, size);
            paint(&ui.painter_at(rect.expand(2.0)), number, drawing);
            let at = drawing.center_bottom() + vec2(-words.size().x / 2.0, 5.0);
            ui.painter().galley(at, words, quiet);
        }
    });
}

/// With a large first letter, as words that stand alone are written.
pub fn beginning_large(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next();
    let first = first.map(|first| first.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

/// What scrolls up and down; the bar stands in a margin of this width at the right, in points, not over what is there.
pub fn scrolled<R>(ui: &mut Ui, margin: i8, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().auto_shrink(false);
    let beside = Margin {
        right: margin,
        ..Margin::ZERO
    };
    area.show(ui, |ui| {
        let frame = Frame::new().inner_margin(beside);
        frame.show(ui, contents).inner
    })
    .inner
}

/// A bar that fills a share of its track, 0 to 1; what there is is seen, however little.
pub fn bar(ui: &Ui, track: egui::Rect, share: f64) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    painter.rect_filled(track, 3.0, theme.card_pressed);
    if share > 0.0 {
        let width = (track.width() * share.min(1.0) as f32).max(3.0);
        painter.rect_filled(track.with_max_x(track.left() + width), 3.0, theme.accent);
    }
}

/// Text in one line, with … where it does not fit.
pub fn one_line(
    ui: &Ui,
    words: String,
    font: egui::FontId,
    color: egui::Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words, font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A line of small words that need not be read.
pub fn quiet_line(ui: &mut Ui, words: String) -> Response {
    let ink = theme::of(ui).quiet;
    let words = egui::RichText::new(words).size(13.0).color(ink);
    ui.add(egui::Label::new(words).truncate())
}
