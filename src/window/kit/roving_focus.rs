//! Boards for the keyboard: of many things that lie in a plane Tab stops at one, and arrows go on from
//! there, as in the grids of ARIA. Each thing keeps its name for screen readers.

use super::kept_arrows::{Arrows, keep_arrows};
use egui::accesskit::Action;
use egui::{AsIdSalt, Id, Key, Modifiers, Rect, Response, Sense, Ui};

/// Where a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FocusMove {
    /// To what is above.
    Up,
    /// To what is below.
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

/// The things of a board while they are shown.
pub struct Roving<T> {
    id: Id,
    /// Where Tab stops: where the keyboard was last.
    home: Option<T>,
    /// Where the keyboard goes.
    goal: Option<T>,
    focused: Option<T>,
    clicked: Option<T>,
}

impl<T: Copy + PartialEq + AsIdSalt + Send + Sync + 'static> Roving<T> {
    /// Begins to show `things`; `id` is that of the board.
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

    /// Adds one of the things; `walk` says what a key leads to from it, if there is something.
    pub fn add(
        &mut self,
        ui: &Ui,
        rect: Rect,
        thing: T,
        sense: Sense,
        walk: impl FnOnce(FocusMove) -> Option<T>,
    ) -> Response {
        // What gets the keyboard in this frame must be able to have it.
        let stops = self.home == Some(thing) || self.goal == Some(thing);
        let sense = if stops {
            sense | Sense::FOCUSABLE
        } else {
            sense - Sense::FOCUSABLE
        };
        let response = ui.interact(rect, self.id.with(thing), sense);
        if response.has_focus() {
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

    /// Moves the keyboard; tells which thing had it.
    pub fn end(self, ui: &Ui) -> Option<T> {
        // After all have been shown: one that is not the home gives the keyboard up.
        if let Some(goal) = self.goal {
            ui.memory_mut(|memory| memory.request_focus(self.id.with(goal)));
        }
        if let Some(home) = self.goal.or(self.focused).or(self.clicked) {
            ui.data_mut(|data| data.insert_temp(self.id, home));
        }
        self.focused
    }
}

/// Whether a screen reader wants the keyboard there, which Tab alone would not reach.
fn called(ui: &Ui, response: &Response) -> bool {
    asked(ui, response.id, &[Action::Focus]).is_some()
}

/// Offers actions to screen readers that egui would not for the sense of a thing, and tells which one is
/// asked for.
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

/// The way of the key that was pressed. It is taken away, or what comes next would hand on the keyboard in
/// this same frame.
fn pressed(ui: &Ui, id: Id) -> Option<FocusMove> {
    keep_arrows(ui, id, Arrows::All);
    let mut keys = KEYS.into_iter();
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    keys.find_map(|(key, way)| pressed(key).then_some(way))
}
