//! Small widgets missing in egui: icon buttons, the main button, tooltips that keys and screen readers reach.

pub mod table;

use super::icons::Icon;
use super::keyboard_place::{had_menu, scroll_to_keyboard};
use super::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align2, Color32, Context, CornerRadius, Event, Frame, Id, Key, Margin, Popup, Pos2, Response,
    RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Tooltip, Ui, Vec2, WidgetInfo,
    WidgetText, pos2, vec2,
};

/// True if the user finished editing a text field, by a key or by pressing elsewhere. egui itself waits for the release,
/// when the press has already acted on the old text.
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

/// True if Esc is for the page and not for a dialog or menu over it.
pub fn escaped(ui: &Ui) -> bool {
    let question = ui.memory(|memory| memory.top_modal_layer().is_some());
    !question && !had_menu(ui.ctx()) && ui.input(|input| input.key_pressed(Key::Escape))
}

/// Selects the whole text of a field, to be typed over.
pub fn choose_all(ui: &Ui, field: Id, text: &str) {
    let end = CCursor::new(text.chars().count());
    let all = CCursorRange::two(CCursor::default(), end);
    let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}

/// Paints the knob of a slider at `position`, 0 to 1, over egui's own, which has the colour of its rail.
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

/// Shows a heading, which screen readers know as one.
pub fn heading(ui: &mut Ui, words: &str, size: f32) -> Response {
    let label = ui.label(RichText::new(words).font(theme::semibold(size)));
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
    label
}

/// The most important button: filled, with a label.
pub fn main_button(ui: &mut Ui, words: &str, size: egui::Vec2) -> Response {
    let theme = theme::of(ui);
    let look = FilledLook {
        fill: theme.go,
        hovered: theme.go_hovered,
        ink: theme::ON_BLOCK,
    };
    filled_button(ui, words, size, look)
}

/// The button of the next step in a drawer or card: filled with the accent.
pub fn action_button(ui: &mut Ui, words: &str, size: egui::Vec2) -> Response {
    let theme = theme::of(ui);
    let look = FilledLook {
        fill: theme.accent,
        hovered: theme::mix(theme.accent, theme.text, 40),
        ink: theme::ink_on(theme.accent),
    };
    filled_button(ui, words, size, look)
}

/// Colours of a filled button.
struct FilledLook {
    fill: Color32,
    hovered: Color32,
    ink: Color32,
}

fn filled_button(ui: &mut Ui, words: &str, size: egui::Vec2, look: FilledLook) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let fill = if response.hovered() || response.has_focus() {
        look.hovered
    } else {
        look.fill
    };
    let painter = ui.painter_at(rect.expand(3.0));
    painter.rect_filled(rect, CornerRadius::same(9), fill);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect, CornerRadius::same(9), stroke, StrokeKind::Outside);
    }
    let font = theme::semibold(15.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, words, font, look.ink);
    response
}

/// A segment of a segmented choice.
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
    let line = Stroke::new(1.0, theme.line);
    choice_background(ui, &response, chosen, theme.card, line, 5.0);
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, ink);
    response
}

/// Allocates a button to be painted by the caller, with its accessible name and state.
pub fn allocate_button(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    enabled: bool,
    chosen: bool,
) -> Response {
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (_, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, enabled, name);
        info.selected = chosen.then_some(true);
        info
    });
    response
}

/// Paints the background of something to choose: `fill` and `line` at rest, other colours while it is chosen, hovered
/// or focused.
pub fn choice_background(
    ui: &Ui,
    response: &Response,
    chosen: bool,
    fill: Color32,
    line: Stroke,
    radius: f32,
) {
    let theme = theme::of(ui);
    let fill = if chosen {
        theme.card_pressed
    } else if response.hovered() {
        theme.card_hovered
    } else {
        fill
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else {
        line
    };
    ui.painter()
        .rect(response.rect, radius, fill, line, StrokeKind::Inside);
}

/// Drawings of this size with captions, side by side, or one below the other without room; `paint` gets the index of the
/// drawing.
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

/// Capitalises the first letter.
pub fn beginning_large(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters
        .next()
        .map(|first| first.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

/// A vertical scroll area; its bar is in a margin of this width at the right, in points, and covers nothing.
pub fn scrolled<R>(ui: &mut Ui, margin: i8, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().auto_shrink(false);
    let beside = Margin {
        right: margin,
        ..Margin::ZERO
    };
    area.show(ui, |ui| {
        let frame = Frame::new().inner_margin(beside);
        let shown = frame.show(ui, contents).inner;
        scroll_to_keyboard(ui);
        shown
    })
    .inner
}

/// A progress bar, 0 to 1; any progress is visible, however little.
pub fn bar(ui: &Ui, track: egui::Rect, share: f64) {
    let theme = theme::of(ui);
    let painter = ui.painter();
    painter.rect_filled(track, 3.0, theme.card_pressed);
    if share > 0.0 {
        let width = (track.width() * share.min(1.0) as f32).max(3.0);
        painter.rect_filled(track.with_max_x(track.left() + width), 3.0, theme.accent);
    }
}

/// Text in one line, with … if it does not fit.
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

/// Paints a number with digits of equal width from `left` on, so that nothing beside it moves when it changes. Returns its
/// right end.
pub fn digits(ui: &Ui, left: Pos2, number: &str, font: egui::FontId, ink: Color32) -> f32 {
    let painter = ui.painter();
    let lay = |words: String| painter.layout_no_wrap(words, font.clone(), ink);
    let advance = lay("0".to_owned()).size().x;
    let mut x = left.x;
    for sign in number.chars() {
        let galley = lay(sign.to_string());
        let width = if sign.is_ascii_digit() {
            advance
        } else {
            galley.size().x
        };
        let corner = pos2(
            x + (width - galley.size().x) / 2.0,
            left.y - galley.size().y / 2.0,
        );
        painter.galley(corner, galley, ink);
        x += width;
    }
    x
}

/// Frames the boxes and circles of choices in a menu, whose style leaves frames out.
pub fn frame_choices(ui: &mut Ui) {
    let line = theme::of(ui).control_line;
    ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(1.0, line);
}

/// A line of small secondary text.
pub fn quiet_line(ui: &mut Ui, words: String) -> Response {
    let ink = theme::of(ui).quiet;
    let words = egui::RichText::new(words).size(13.0).color(ink);
    ui.add(egui::Label::new(words).truncate())
}

/// Widgets with tooltips.
pub trait Explained {
    /// Shows this when hovered, held on a touch screen, or focused by the keyboard, and passes it to screen readers. egui's
    /// own `on_hover_text` lacks the last two and skips widgets that cannot be pressed; `clippy.toml` forbids it.
    fn explained(self, words: impl Into<WidgetText>) -> Response;
}

impl Explained for Response {
    fn explained(self, words: impl Into<WidgetText>) -> Response {
        let words = words.into();
        describe(&self, words.text());
        explanation(&self).show(|ui| {
            // One line if it is short; never a column of single words.
            ui.set_max_width(ui.available_width().clamp(240.0, 360.0));
            ui.label(words)
        });
        self
    }
}

/// Adds a description for screen readers, unless it repeats the name.
fn describe(response: &Response, words: &str) {
    if !response.ctx.has_accesskit_node(response.id) {
        return;
    }
    response.ctx.accesskit_node_builder(response.id, |node| {
        let name = node.label().unwrap_or_default();
        let more = words.strip_prefix(name).unwrap_or(words);
        // Remove the separator after the name, *: *.
        let more = more.trim_start_matches([':', '.', ',', ' ']).trim_end();
        if !name.is_empty() && !more.is_empty() {
            node.set_description(more);
        }
    });
}

/// The tooltip of a widget, open while it is hovered, held on a touch screen, or focused by the keyboard.
pub fn explanation<'a>(response: &Response) -> Tooltip<'a> {
    let mut tooltip = Tooltip::for_widget(response);
    let held = response
        .ctx
        .input(|input| input.pointer.any_down() && !input.any_touches());
    // Over an open menu only its own lines are explained.
    let below_menu =
        response.layer_id.order < egui::Order::Foreground && Popup::is_any_open(&response.ctx);
    let hovered = !held
        && !below_menu
        && !are_tooltips_suppressed(&response.ctx)
        // Nothing in them is to be pressed: one that the pointer seems to go to would stay behind.
        && Tooltip::should_show_tooltip(response, false);
    let shown = hovered || reached_by_keys(response);
    tooltip.popup = tooltip.popup.open(shown);
    tooltip
}

/// The tooltip of a widget whose parts have separate pointer tooltips: open only for keyboard focus.
pub fn explanation_by_keys<'a>(response: &Response) -> Tooltip<'a> {
    let mut tooltip = Tooltip::for_widget(response);
    tooltip.popup = tooltip.popup.open(reached_by_keys(response));
    tooltip
}

/// Time after a click during which a change of focus is due to it, in seconds.
const CLICK: f32 = 0.5;

/// Suppresses hover tooltips from a key, or a button release, until the pointer next moves: a resting pointer would cover
/// the dialog or page that the key opened. Call once a frame.
pub fn suppress_tooltips(ctx: &Context) {
    let (moved, released, pressed) = ctx.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed();
        let released = input.pointer.any_released();
        (moved, released, input.events.iter().any(key))
    });
    if moved || pressed || released {
        // After a drop or a press no explanation is needed.
        let suppressed = released || pressed && !moved;
        ctx.data_mut(|data| data.insert_temp(Id::unique("tooltips-suppressed"), suppressed));
    }
}

fn are_tooltips_suppressed(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("tooltips-suppressed")))
        .unwrap_or(false)
}

/// True once the keyboard focus has rested on a widget for the tooltip delay without any use of the pointer: after a
/// click no explanation is needed.
fn reached_by_keys(response: &Response) -> bool {
    if !response.has_focus() || Popup::is_any_open(&response.ctx) {
        return false;
    }
    let ctx = &response.ctx;
    let (now, still) = ctx.input(|input| {
        let pointer = &input.pointer;
        let clicked = pointer.time_since_last_click() - CLICK;
        (input.time, pointer.time_since_last_movement().min(clicked))
    });
    let pass = ctx.cumulative_pass_nr();
    let since = ctx.data_mut(|data| {
        let fresh = (response.id, now, pass);
        let begun = data.get_temp_mut_or(Id::unique("reached by keys"), fresh);
        // Also if it was on a widget without tooltip in between.
        if begun.0 != response.id || begun.2 + 1 < pass {
            *begun = fresh;
        }
        begun.2 = pass;
        begun.1
    });
    let rested = (now - since) as f32;
    let delay = ctx.global_style().interaction.tooltip_delay;
    if rested < delay {
        ctx.request_repaint_after_secs(delay - rested);
    }
    rested >= delay && still >= rested
}

/// A square button with an icon; `name` is its tooltip and its accessible name.
pub struct IconButton<'a> {
    icon: Icon,
    name: &'a str,
    enabled: bool,
    chosen: bool,
    framed: bool,
    /// True without tooltip: it shows something else when hovered.
    quiet: bool,
    size: Vec2,
}

impl<'a> IconButton<'a> {
    /// A button of the default size.
    pub fn new(icon: Icon, name: &'a str) -> IconButton<'a> {
        IconButton {
            icon,
            name,
            enabled: true,
            chosen: false,
            framed: false,
            quiet: false,
            size: Vec2::splat(32.0),
        }
    }

    /// Sets whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        IconButton { enabled, ..self }
    }

    /// Sets whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        IconButton { chosen, ..self }
    }

    /// Adds a frame, as other buttons have.
    pub fn framed(self) -> Self {
        IconButton {
            framed: true,
            ..self
        }
    }

    /// Removes the tooltip.
    pub fn quiet(self) -> Self {
        IconButton {
            quiet: true,
            ..self
        }
    }

    /// Width and height, in points.
    pub fn size(self, size: f32) -> Self {
        self.sized(Vec2::splat(size))
    }

    /// Sets its side, in points.
    pub fn sized(self, size: Vec2) -> Self {
        IconButton { size, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = theme::of(ui);
        let response = allocate_button(ui, self.size, self.name, self.enabled, self.chosen);
        let rect = response.rect;
        let painter = ui.painter_at(rect.expand(2.0));
        let fill = if !self.enabled && !self.framed {
            Color32::TRANSPARENT
        } else if !self.enabled {
            theme.card
        } else if response.is_pointer_button_down_on() {
            theme.card_pressed
        } else if response.hovered() || response.has_focus() {
            theme.card_hovered
        } else if self.chosen {
            theme.card_pressed
        } else if self.framed {
            theme.card
        } else {
            Color32::TRANSPARENT
        };
        let line = if response.has_focus() {
            Stroke::new(2.0, theme.accent)
        } else if self.framed {
            Stroke::new(1.0, theme.line)
        } else {
            Stroke::NONE
        };
        painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
        let ink = if !self.enabled {
            theme::mix(theme.window, theme.quiet, 110)
        } else if self.chosen || response.hovered() {
            theme.text
        } else {
            theme::mix(theme.quiet, theme.text, 90)
        };
        let side = self.size.min_elem() * 0.62;
        let icon = egui::Rect::from_center_size(rect.center(), Vec2::splat(side));
        (self.icon)(&painter, icon, ink);
        if self.quiet {
            return response;
        }
        response.explained(self.name)
    }
}
