//! Tooltips: what things are for, said to the pointer, to keys and to screen readers.

use egui::{Context, Event, Id, Popup, Response, Tooltip, Vec2, WidgetText};

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
