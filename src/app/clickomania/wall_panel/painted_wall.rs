//! The wall that was painted last, which is there again at the next start.

use crate::app::common::app_context::AppContext;
use crate::store::{Salvage, Saved, SavedValue, newer};
use engine::wall::Wall;
use serde::{Deserialize, Serialize};

/// The painted wall as it is saved.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
struct SavedPaintedWall {
    /// Its rows from the top; none before the first one was painted.
    rows: Vec<String>,
    /// Whether it is the wall of the game.
    played: bool,
}

impl SavedValue for SavedPaintedWall {
    const NAME: &'static str = "painted-wall";
    const SALVAGE: Salvage = Salvage::Nothing;

    fn merged(&self, seen: &SavedPaintedWall, file: SavedPaintedWall) -> SavedPaintedWall {
        newer(self, seen, file)
    }
}

/// The wall that was painted last, if there is one.
#[derive(Default)]
pub struct PaintedWall {
    wall: Option<Wall>,
    saved: Saved<SavedPaintedWall>,
}

impl PaintedWall {
    pub fn wall(&self) -> Option<Wall> {
        self.wall
    }

    pub fn set(&mut self, wall: Wall) {
        self.wall = Some(wall);
    }

    /// Reads what was saved; the wall, if it was the one of the game.
    pub fn load(&mut self, app: &mut AppContext) -> Option<Wall> {
        self.saved = app.saved();
        let saved = self.saved.value();
        self.wall = Wall::parse(&saved.rows.join("\n")).ok();
        self.wall.filter(|_| saved.played)
    }

    /// Has the wall saved if it is another one, or no longer (or newly) the one of the game.
    pub fn save(&mut self, played: bool) {
        if let Some(wall) = &self.wall {
            self.saved.set(SavedPaintedWall {
                rows: wall.rows().into(),
                played,
            });
        }
    }
}
