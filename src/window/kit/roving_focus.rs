//! Keyboard focus on boards: Tab stops once among many widgets in a plane, and arrows move on from there, as in ARIA
//! grids. Each widget keeps its accessible name. Also decides which widget gets arrow keys.

use super::keyboard_place::{TabWay, frames_itself, tab};
use egui::accesskit::Action;
use egui::{
    AsIdSalt, Context, Event, EventFilter, FocusDirection, Id, Key, LayerId, Modifiers, Order,
    Rect, Response, Sense, Ui,
};

/// Direction of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FocusMove {
    /// To the widget above.
    Up,
    /// To the widget below.
    Down,
    Left,
    Right,
    /// To the beginning of the row.
    First,
    /// To the end of the row.
    Last,
    /// To the top of the column.
    Top,
    /// To the bottom of the column.
    Bottom,
}

const KEYS: [(Key, FocusMove); 8] = [
    (Key::ArrowUp, FocusMove::Up),
    (Key::ArrowDown, FocusMove::Down),
    (Key::ArrowLeft, FocusMove::Left),
    (Key::ArrowRight, FocusMove::Right),
    (Key::Home, FocusMove::First),
    (Key::End, FocusMove::Last),
    (Key::PageUp, FocusMove::Top),
    (Key::PageDown, FocusMove::Bottom),
];

/// The widgets of a board during a frame.
pub struct Roving<T> {
    id: Id,
    /// The widget where Tab stops: the one focused last.
    home: Option<T>,
    /// The widget to focus next.
    goal: Option<T>,
    focused: Option<T>,
    clicked: Option<T>,
}

impl<T: Copy + PartialEq + AsIdSalt + Send + Sync + 'static> Roving<T> {
    /// Begins a frame with `things`; `id` is that of the board.
    pub fn begin(ui: &Ui, id: Id, things: &[T]) -> Roving<T> {
        let kept: Option<T> = ui.data(|data| data.get_temp(id));
        let kept = kept.filter(|kept| things.contains(kept));
        Roving {
            id,
            home: kept.or(things.first().copied()),
            goal: None,
            focused: None,
            clicked: None,
        }
    }

    /// True if Tab stops at this widget, or an arrow leads there in this frame.
    pub fn stops_at(&self, thing: T) -> bool {
        self.home == Some(thing) || self.goal == Some(thing)
    }

    /// Adds a widget; `walk` returns the target of a move from it, if there is one.
    pub fn add(
        &mut self,
        ui: &Ui,
        rect: Rect,
        thing: T,
        sense: Sense,
        walk: impl FnOnce(FocusMove) -> Option<T>,
    ) -> Response {
        // The widget to focus in this frame must be focusable.
        let sense = if self.stops_at(thing) {
            sense | Sense::FOCUSABLE
        } else {
            sense - Sense::FOCUSABLE
        };
        let response = ui.interact(rect, self.id.with(thing), sense);
        if response.has_focus() {
            frames_itself(ui, response.id);
            self.focused = Some(thing);
            self.goal = pressed(ui, response.id).and_then(walk).or(self.goal);
        }
        if response.clicked() {
            self.clicked = Some(thing);
        }
        if called(ui, &response) {
            self.goal = Some(thing);
        }
        response
    }

    /// Moves the focus; returns the widget that had it.
    pub fn end(self, ui: &Ui) -> Option<T> {
        // After all have been shown, because a widget that is not the Tab stop gives up the focus.
        if let Some(goal) = self.goal {
            ui.memory_mut(|memory| memory.request_focus(self.id.with(goal)));
        }
        if let Some(home) = self.goal.or(self.focused).or(self.clicked) {
            ui.data_mut(|data| data.insert_temp(self.id, home));
        }
        self.focused
    }
}

/// Shows widgets among which Tab stops once; arrows go from one to the next.
pub fn one_stop<R>(ui: &mut Ui, salt: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.make_persistent_id(salt);
    let inside: Vec<Id> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let end = match ui.input(tab) {
        Some(TabWay::On) => inside.last(),
        Some(TabWay::Back) => inside.first(),
        None => None,
    };
    // In a field the arrows move the caret: Tab leads to what is beside it.
    let focused = ui.memory(|memory| memory.focused());
    let focused = focused.filter(|_| !ui.ctx().text_edit_focused());
    if let Some(end) = end.filter(|_| focused.is_some_and(|id| inside.contains(&id))) {
        // From its end, Tab goes on to what comes after.
        ui.memory_mut(|memory| memory.request_focus(*end));
    }
    let before = stops(ui).len();
    let shown = content(ui);
    let inside = stops(ui).split_off(before);
    ui.data_mut(|data| data.insert_temp(id, inside));
    shown
}

/// The widgets of this layer at which Tab stops, so far in this frame.
fn stops(ui: &Ui) -> Vec<Id> {
    ui.ctx().viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(ui.layer_id());
        let stops = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
        stops.map(|widget| widget.id).collect()
    })
}

/// True if a screen reader requests the focus for a widget that Tab skips.
fn called(ui: &Ui, response: &Response) -> bool {
    asked(ui, response.id, &[Action::Focus]).is_some()
}

/// Offers actions to screen readers that egui would not offer for the widget's sense; returns the requested one.
pub fn asked(ui: &Ui, id: Id, actions: &[Action]) -> Option<Action> {
    let offer = |node: &mut egui::accesskit::Node| {
        for &action in actions {
            node.add_action(action);
        }
    };
    ui.ctx().accesskit_node_builder(id, offer)?;
    let asked = |action: &Action| ui.input(|input| input.has_accesskit_action_request(id, *action));
    actions.iter().copied().find(asked)
}

/// The move of the key that was pressed. The key is consumed, or the next widget would move the focus on in the same
/// frame.
fn pressed(ui: &Ui, id: Id) -> Option<FocusMove> {
    claim_arrows(ui, id, Arrows::All);
    let mut keys = KEYS.into_iter();
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    keys.find_map(|(key, way)| pressed(key).then_some(way))
}

/// The arrow keys that a widget claims.
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

/// Gives these arrow keys to `id` while it has the focus. A widget focused in the last frame could not claim them from
/// egui yet, and fast keys, or a slow frame, would move the focus on; this prevents that.
pub fn claim_arrows(ui: &Ui, id: Id, arrows: Arrows) {
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

/// The widget in a menu or list that had the focus before an arrow key.
#[derive(Clone, Copy)]
struct BeforeArrow {
    line: Id,
    layer: LayerId,
}

/// Undoes, at the beginning of a frame, an arrow that left an open menu or list for the page below: Enter would press
/// something there.
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
