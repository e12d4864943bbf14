//! Small widgets that egui does not have: buttons with drawn icons, the main button.

use crate::app::common::icons::Icon;
use crate::app::common::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align2, Color32, Context, CornerRadius, Event, Frame, Id, Key, Margin, Popup, Response, Role,
    ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Tooltip, Ui, Vec2, WidgetInfo, WidgetText,
    pos2, vec2,
};

/// A square button with an icon; `name` is its tooltip and its accessible name.
pub struct IconButton<'a> {
    icon: Icon,
    name: &'a str,
    enabled: bool,
    chosen: bool,
    framed: bool,
    /// Without a tooltip: it shows something else when hovered.
    quiet: bool,
    size: Vec2,
}

impl<'a> IconButton<'a> {
    /// A button of the usual size.
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

    /// Whether it can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        IconButton { enabled, ..self }
    }

    /// Whether it is on.
    pub fn chosen(self, chosen: bool) -> Self {
        IconButton { chosen, ..self }
    }

    /// With a frame around it, like other buttons.
    pub fn framed(self) -> Self {
        IconButton {
            framed: true,
            ..self
        }
    }

    /// Without a tooltip.
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

    /// As large as this, in points.
    pub fn sized(self, size: Vec2) -> Self {
        IconButton { size, ..self }
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let theme = theme::of(ui);
        let sense = if self.enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        let (enabled, chosen, name) = (self.enabled, self.chosen, self.name);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, enabled, name);
            info.selected = chosen.then_some(true);
            info
        });
        let painter = ui.painter_at(rect.expand(2.0));
        let fill = match () {
            () if !self.enabled && !self.framed => Color32::TRANSPARENT,
            () if !self.enabled => theme.card,
            () if response.is_pointer_button_down_on() => theme.card_pressed,
            () if response.hovered() || response.has_focus() => theme.card_hovered,
            () if self.chosen => theme.card_pressed,
            () if self.framed => theme.card,
            () => Color32::TRANSPARENT,
        };
        let line = match () {
            () if response.has_focus() => Stroke::new(2.0, theme.accent),
            () if self.framed => Stroke::new(1.0, theme.line),
            () => Stroke::NONE,
        };
        painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
        let ink = match () {
            () if !self.enabled => theme::mix(theme.window, theme.quiet, 110),
            () if self.chosen || response.hovered() => theme.text,
            () => theme::mix(theme.quiet, theme.text, 90),
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

/// Things that say what they are for.
pub trait Explained {
    /// Says this when it is hovered, held on a touch screen, or reached by the keyboard, and to screen
    /// readers. egui's own `on_hover_text` leaves out the last two, and things that cannot be pressed;
    /// `clippy.toml` forbids it.
    fn explained(self, words: impl Into<WidgetText>) -> Response;
}

impl Explained for Response {
    fn explained(self, words: impl Into<WidgetText>) -> Response {
        let words = words.into();
        describe(&self, words.text());
        explanation(&self).show(|ui| {
            // One line if it is short, never a column of single words.
            ui.set_max_width(ui.available_width().clamp(240.0, 360.0));
            ui.label(words)
        });
        self
    }
}

/// Tells screen readers more of a thing that has a name, but the name not again.
fn describe(response: &Response, words: &str) {
    if !response.ctx.has_accesskit_node(response.id) {
        return;
    }
    response.ctx.accesskit_node_builder(response.id, |node| {
        let name = node.label().unwrap_or_default();
        let more = words.strip_prefix(name).unwrap_or(words);
        // What stood between the name and the rest: *: *.
        let more = more.trim_start_matches([':', '.', ',', ' ']).trim_end();
        if !name.is_empty() && !more.is_empty() {
            node.set_description(more);
        }
    });
}

/// The tooltip of a thing, open while it is hovered, held on a touch screen, or reached by the keyboard.
pub fn explanation<'a>(response: &Response) -> Tooltip<'a> {
    let mut tooltip = Tooltip::for_widget(response);
    let held = response
        .ctx
        .input(|input| input.pointer.any_down() && !input.any_touches());
    let hovered = !held
        && !are_tooltips_suppressed(&response.ctx)
        && Tooltip::should_show_tooltip(response, true);
    let shown = hovered || reached_by_keys(response);
    tooltip.popup = tooltip.popup.open(shown);
    tooltip
}

/// The tooltip of a thing whose parts tell the same to whoever points at them: open while the keyboard has reached it.
pub fn explanation_by_keys<'a>(response: &Response) -> Tooltip<'a> {
    let mut tooltip = Tooltip::for_widget(response);
    tooltip.popup = tooltip.popup.open(reached_by_keys(response));
    tooltip
}

/// How long after a click, in seconds, a change of the focus is due to that click.
const CLICK: f32 = 0.5;

/// From a key, or a button that goes up, to the next movement of the pointer nothing tells what it is for just because the pointer rests
/// there: it would lie over the dialog or the page that the key opened. Called once a frame.
pub fn suppress_tooltips(ctx: &Context) {
    let (moved, released, pressed) = ctx.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let moved = input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed();
        let released = input.pointer.any_released();
        (moved, released, input.events.iter().any(key))
    });
    if moved || pressed || released {
        // What was just put down or pressed is known.
        let suppressed = released || pressed && !moved;
        ctx.data_mut(|data| data.insert_temp(Id::unique("tooltips-suppressed"), suppressed));
    }
}

fn are_tooltips_suppressed(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("tooltips-suppressed")))
        .unwrap_or(false)
}

/// Whether the keyboard has rested on a thing as long as a pointer rests before a tooltip comes, and the
/// pointer did nothing since: who clicked a thing knows it.
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
        // Also where it was elsewhere in between, at something that tells nothing.
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
    let fill = match response.hovered() || response.has_focus() {
        true => hovered,
        false => fill,
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
    let fill = match () {
        () if chosen => theme.card_pressed,
        () if response.hovered() => theme.card_hovered,
        () => theme.card,
    };
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false => Stroke::new(1.0, theme.line),
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
