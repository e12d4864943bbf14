//! Arrows that are for what has the keyboard, and do not lead to the next button; in a menu or a list, not out of it.

use egui::{Context, Event, EventFilter, FocusDirection, Id, Key, LayerId, Order, Ui};

/// Which arrows something keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrows {
    Horizontal,
    Vertical,
    All,
}

impl Arrows {
    fn filter(self) -> EventFilter {
        EventFilter {
            horizontal_arrows: self != Arrows::Vertical,
            vertical_arrows: self != Arrows::Horizontal,
            ..EventFilter::default()
        }
    }
}

/// While `id` has the keyboard these arrows are its own. What got the keyboard in the last frame could not ask egui for
/// them yet, and keys that are pressed fast, or come in a slow frame, would hand it on: they do not.
pub fn keep_arrows(ui: &Ui, id: Id, arrows: Arrows) {
    let filter = arrows.filter();
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let (pressed, tab) = ui.input(|input| {
        let kept = |event: &Event| is_arrow(event) && filter.matches(event);
        let pressed = input.raw.events.iter().any(kept);
        (pressed, input.key_pressed(Key::Tab))
    });
    if pressed && !tab && ui.memory(|memory| memory.has_focus(id)) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// What had the keyboard in a menu or a list, before an arrow.
#[derive(Clone, Copy)]
struct BeforeArrow {
    line: Id,
    layer: LayerId,
}

/// As a frame begins: an arrow past the last line of a menu or a list that is still open led to nothing that lies below
/// it. Enter would press that.
pub fn stay_in_popups(ctx: &Context) {
    let key = Id::unique("before an arrow");
    let layer = |id| ctx.read_response(id).map(|response| response.layer_id);
    let mut focused = ctx.memory(|memory| memory.focused());
    let before: Option<BeforeArrow> = ctx.data_mut(|data| {
        let before = data.get_temp(key);
        data.remove::<BeforeArrow>(key);
        before
    });
    if let Some(before) = before
        && let Some(now) = focused.and_then(layer)
        && now.order < before.layer.order
        && ctx.memory(|memory| memory.areas().visible_last_frame(&before.layer))
        && layer(before.line) == Some(before.layer)
    {
        ctx.memory_mut(|memory| memory.request_focus(before.line));
        focused = Some(before.line);
    }
    let arrow = ctx.input(|input| input.raw.events.iter().any(is_arrow));
    if arrow
        && let Some(line) = focused
        && let Some(layer) = layer(line)
        && layer.order > Order::Middle
    {
        ctx.data_mut(|data| data.insert_temp(key, BeforeArrow { line, layer }));
    }
}

fn is_arrow(event: &Event) -> bool {
    let Event::Key { key, .. } = event else {
        return false;
    };
    matches!(
        key,
        Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
    )
}
