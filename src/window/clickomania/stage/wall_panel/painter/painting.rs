//! The wall that is being painted, and with what.

use super::draft::{self, Brush, Draft, Stroke};
use crate::store::{SavedValue, WindowFile};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::app_context::AppContext;
use egui::Pos2;
use engine::colour::Colour;
use engine::wall::{Cell, Wall};
use serde::{Deserialize, Serialize};

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
    /// What a window that ended while one painted left behind.
    restored: Option<Draft>,
    saved: WindowFile<SavedDraft>,
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
            restored: None,
            saved: WindowFile::default(),
            brush: Some(Colour::Red),
            fills: false,
            input: PaintInput::default(),
        }
    }
}

/// What is being painted, as it is saved: rows from the top; none while nothing is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    /// Of the wall that it began with.
    first: Vec<String>,
    /// Of the wall as it is.
    wall: Vec<String>,
}

impl SavedValue for SavedDraft {
    const NAME: &'static str = "wall-draft";
}

impl SavedDraft {
    fn draft(&self) -> Option<Draft> {
        let wall = |rows: &[String]| Wall::parse(&rows.join("\n")).ok();
        let (first, wall) = (wall(&self.first)?, wall(&self.wall)?);
        (first != wall).then(|| Draft::resumed(first, wall))
    }
}

impl WallPainter {
    /// Reads what was being painted when a window ended.
    pub fn load(&mut self, app: &mut AppContext) {
        self.saved = app.window_file();
        self.restored = self.saved.value().draft();
    }

    /// Has saved what is being painted, or what a window left behind.
    pub fn save(&self) {
        let draft = self.draft.as_ref().or(self.restored.as_ref());
        let saved = draft.map(|draft| SavedDraft {
            first: draft.first().rows().into(),
            wall: draft.wall().rows().into(),
        });
        self.saved.set_if_new(saved.unwrap_or_default());
    }

    /// Opens it with this wall. Who painted on it before and gave up goes on with that, and so does who
    /// painted when the window ended.
    pub fn open(&mut self, app: &mut ClickomaniaContext, wall: Wall) {
        let left = self.left.take().filter(|left| *left.first() == wall);
        let left = self.restored.take().or(left);
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

    /// The wall that is being painted, or was when a window ended.
    pub fn wall_or_restored(&self) -> Option<&Wall> {
        let draft = self.draft.as_ref().or(self.restored.as_ref());
        draft.map(Draft::wall)
    }

    /// Goes on with another wall.
    pub fn bring(&mut self, wall: Wall) {
        if let Some(draft) = &mut self.draft {
            draft.change(Stroke::Bring, wall);
        }
    }

    /// Paints one cell.
    pub(super) fn press(&mut self, cell: Cell) {
        if let Some(draft) = &mut self.draft {
            draft.begin();
            draft.paint(cell, self.brush);
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
