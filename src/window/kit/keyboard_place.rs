//! Keyboard focus in the whole window: Tab continues from the widget that had the focus, even after that widget is gone, and
//! the focused widget has a frame.

use super::theme;
use egui::{
    Context, CornerRadius, Event, Id, InputState, Key, LayerId, Order, Popup, Rect, Stroke,
    StrokeKind, Ui,
};

/// Number of places that are remembered.
const PAST: usize = 8;
/// A widget at most this far from one that was pressed and went away takes its place, in points.
const NEAR: f32 = 90.0;

/// The direction of Tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabWay {
    On,
    Back,
}

/// The direction of the Tab of this frame. The event has its own modifiers: by the end of a slow frame Shift may be up.
pub fn tab(input: &InputState) -> Option<TabWay> {
    input.events.iter().find_map(|event| match event {
        Event::Key {
            key: Key::Tab,
            pressed: true,
            modifiers,
            ..
        } => Some(if modifiers.shift {
            TabWay::Back
        } else {
            TabWay::On
        }),
        _ => None,
    })
}

/// A widget that had the keyboard.
#[derive(Clone, Copy)]
struct Place {
    id: Id,
    rect: Rect,
    layer: LayerId,
}

/// The places of the keyboard, the last at the end.
#[derive(Clone, Default)]
struct Past {
    places: Vec<Place>,
    /// True if the last one was pressed by a key.
    pressed: bool,
    /// True if the last one is a text field.
    types: bool,
    /// True while the pointer was used last.
    pointer: bool,
    /// The widget that frames itself.
    framed: Option<Id>,
    /// True if a menu was open at the beginning of the frame.
    menu: bool,
}

fn key() -> Id {
    Id::unique("places of the keyboard")
}

/// Follows the keyboard, and gives it back if what had it is gone. Call at the beginning of a frame.
pub fn begin(ctx: &Context) {
    let mut past: Past = ctx.data(|data| data.get_temp(key())).unwrap_or_default();
    let (tab, enters, moves, points) = ctx.input(|input| {
        let pressed = |key: &Key| input.key_pressed(*key);
        (
            tab(input),
            [Key::Enter, Key::Space].iter().any(pressed),
            input
                .events
                .iter()
                .any(|event| matches!(event, Event::Key { pressed: true, .. })),
            input.pointer.any_pressed(),
        )
    });
    if points {
        past.places.clear();
        past.pointer = true;
    } else if moves {
        past.pointer = false;
    }
    past.menu = Popup::is_any_open(ctx);
    match ctx.memory(|memory| memory.focused()) {
        Some(id) => {
            if let Some(response) = ctx.read_response(id) {
                past.visit(Place {
                    id,
                    rect: response.rect,
                    layer: response.layer_id,
                });
                past.types = ctx.text_edit_focused();
                past.pressed |= enters;
            }
        }
        None => {
            let gone = past
                .places
                .last()
                .filter(|last| ctx.read_response(last.id).is_none());
            let next = gone
                .filter(|_| past.pressed && !past.types)
                .and_then(|gone| {
                    if is_open(ctx, gone.layer) {
                        nearest(ctx, *gone)
                    } else {
                        past.latest(ctx)
                    }
                })
                .or_else(|| tab.and_then(|_| past.latest(ctx)));
            if let Some(id) = next {
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
            past.pressed = false;
        }
    }
    ctx.data_mut(|data| data.insert_temp(key(), past));
}

impl Past {
    fn visit(&mut self, place: Place) {
        if self.places.last().is_none_or(|last| last.id != place.id) {
            self.pressed = false;
            self.places.retain(|other| other.id != place.id);
            if self.places.len() == PAST {
                self.places.remove(0);
            }
        } else {
            self.places.pop();
        }
        self.places.push(place);
    }

    /// The latest of the places that is still there.
    fn latest(&self, ctx: &Context) -> Option<Id> {
        let mut ids = self.places.iter().rev().map(|place| place.id);
        ids.find(|id| {
            ctx.read_response(*id)
                .is_some_and(|response| response.enabled() && response.sense.is_focusable())
        })
    }
}

/// True unless this is the layer of a menu or dialog that closed.
fn is_open(ctx: &Context, layer: LayerId) -> bool {
    layer.order == Order::Background
        || ctx.memory(|memory| memory.areas().visible_last_frame(&layer))
}

/// The widget at which Tab stops that is nearest to one that went away, in the same layer.
fn nearest(ctx: &Context, gone: Place) -> Option<Id> {
    if !ctx.memory(|memory| memory.allows_interaction(gone.layer)) {
        return None;
    }
    let away = |rect: Rect| rect.center().distance(gone.rect.center());
    ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.get_layer(gone.layer);
        let stops = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
        let near = stops.filter(|widget| away(widget.rect) <= NEAR);
        near.min_by(|a, b| away(a.rect).total_cmp(&away(b.rect)))
            .map(|widget| widget.id)
    })
}

/// True if a menu was open at the beginning of the frame: Esc closes that alone.
pub fn had_menu(ctx: &Context) -> bool {
    let past: Past = ctx.data(|data| data.get_temp(key())).unwrap_or_default();
    past.menu
}

/// Notes that this widget paints its own frame while it has the keyboard: [`frame`] paints none.
pub fn frames_itself(ui: &Ui, id: Id) {
    ui.data_mut(|data| {
        let past: &mut Past = data.get_temp_mut_or_default(key());
        past.framed = Some(id);
    });
}

/// Frames what has the keyboard, unless the pointer was used last. Call at the end of a frame.
pub fn frame(ui: &Ui) {
    let ctx = ui.ctx();
    let past: Past = ctx.data(|data| data.get_temp(key())).unwrap_or_default();
    let Some(id) = ctx.memory(|memory| memory.focused()) else {
        return;
    };
    if past.pointer || past.framed == Some(id) || ctx.text_edit_focused() {
        return;
    }
    let Some(response) = ctx.read_response(id) else {
        return;
    };
    let stroke = Stroke::new(2.0, theme::of(ui).accent);
    let painter = ctx.layer_painter(response.layer_id);
    let painter = painter.with_clip_rect(response.interact_rect.expand(3.0));
    let radius = CornerRadius::same(8);
    painter.rect_stroke(response.rect, radius, stroke, StrokeKind::Outside);
}

/// Brings what the keyboard went to into sight. Call at the end of the contents of a scroll area.
pub fn scroll_to_keyboard(ui: &Ui) {
    let Some(id) = ui.memory(|memory| memory.focused()) else {
        return;
    };
    let Some(response) = ui.ctx().read_response(id) else {
        return;
    };
    let inside = response.layer_id == ui.layer_id() && ui.min_rect().contains_rect(response.rect);
    if inside && response.gained_focus() && !ui.clip_rect().contains_rect(response.rect) {
        ui.scroll_to_rect(response.rect.expand(12.0), None);
    }
}
