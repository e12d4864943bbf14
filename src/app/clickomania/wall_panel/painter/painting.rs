//! The wall that is being painted, and with what.

use super::draft::{self, Brush, Draft, Stroke};
use crate::app::clickomania::command::ClickomaniaContext;
use egui::Pos2;
use engine::colour::Colour;
use engine::wall::{Cell, Wall};

/// What is remembered of pointer and keyboard between two frames.
#[derive(Default)]
pub struct PaintInput {
    /// Where the pointer was last, while it paints.
    pub last: Option<Pos2>,
    /// The cell that has the keyboard.
    pub focused: Option<Cell>,
}

pub struct WallPainter {
    /// What is being painted, while it is open.
    pub(super) draft: Option<Draft>,
    /// What was given up unfinished.
    left: Option<Draft>,
    pub(super) brush: Brush,
    /// Whether a press fills what hangs together.
    pub(super) fills: bool,
    pub(super) input: PaintInput,
}

impl Default for WallPainter {
    fn default() -> WallPainter {
        WallPainter {
            draft: None,
            left: None,
            brush: Some(Colour::Red),
            fills: false,
            input: PaintInput::default(),
        }
    }
}

impl WallPainter {
    /// Opens it with this wall. Who painted on it before and gave up goes on with that.
    pub fn open(&mut self, app: &mut ClickomaniaContext, wall: Wall) {
        let left = self.left.take().filter(|left| *left.first() == wall);
        if left.is_some() {
            app.say(app.text.msg_walls_told_resumed());
        }
        self.draft = Some(left.unwrap_or_else(|| Draft::new(wall)));
        self.fills = false;
        self.input = PaintInput::default();
    }

    /// Closes it; what was painted is in the game.
    pub fn close(&mut self) {
        self.draft = None;
    }

    /// Closes it; what was painted can be gone on with, as long as the wall of the game is the same.
    pub(super) fn give_up(&mut self, app: &mut ClickomaniaContext) {
        let Some(mut draft) = self.draft.take() else {
            return;
        };
        draft.end(Stroke::Paint);
        let text = app.text;
        app.say(if draft.wall() == draft.first() {
            text.msg_walls_told_given_up()
        } else {
            self.left = Some(draft);
            text.msg_walls_told_left()
        });
    }

    /// The wall that is being painted, while it is open.
    pub fn wall(&self) -> Option<&Wall> {
        self.draft.as_ref().map(Draft::wall)
    }

    /// Goes on with another wall.
    pub fn bring(&mut self, wall: Wall) {
        if let Some(draft) = &mut self.draft {
            draft.change(Stroke::Bring, wall);
        }
    }

    pub(super) fn paint_focused(&mut self, brush: Brush) {
        if let (Some(draft), Some(cell)) = (&mut self.draft, self.input.focused) {
            draft.begin();
            draft.paint(cell, brush);
            draft.end(Stroke::Paint);
        }
    }

    pub(super) fn fill(&mut self, from: Cell) {
        if let Some(draft) = &mut self.draft {
            let filled = draft::filled(draft.wall(), from, self.brush);
            draft.change(Stroke::Fill, filled);
        }
    }

    pub(super) fn undo(&mut self, app: &mut ClickomaniaContext, again: bool) {
        let Some(draft) = &mut self.draft else { return };
        let text = app.text;
        app.say(match (draft.undo(again), again) {
            (Some(stroke), false) => text.msg_undone(stroke.name(&text)),
            (Some(stroke), true) => text.msg_redone(stroke.name(&text)),
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
        });
    }
}

/// The brushes in the order of their keys.
pub fn brushes() -> impl Iterator<Item = Brush> {
    Colour::ALL.into_iter().map(Some).chain([None])
}
