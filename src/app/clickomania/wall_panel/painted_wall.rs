//! The wall that was painted last, which is there again at the next start.

use crate::app::common::app_context::AppContext;
use engine::wall::Wall;
use serde::{Deserialize, Serialize};

/// The painted wall as it is saved, in the record of this name.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
struct SavedPaintedWall {
    /// Its rows from the top; none before the first one was painted.
    rows: Vec<String>,
    /// Whether it is the wall of the game.
    played: bool,
}

const RECORD: &str = "painted-wall";

/// The wall that was painted last, if there is one.
#[derive(Default)]
pub struct PaintedWall {
    wall: Option<Wall>,
    saved: SavedPaintedWall,
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
        let (saved, broken) = app.storage.record::<SavedPaintedWall>(RECORD);
        if let Some(trouble) = broken {
            app.refuse(trouble.sentence(&app.text));
        }
        self.wall = Wall::parse(&saved.rows.join("\n")).ok();
        self.saved = saved;
        self.wall.filter(|_| self.saved.played)
    }

    /// Saves the wall if it is another one, or no longer (or newly) the one of the game.
    pub fn save(&mut self, played: bool, app: &mut AppContext) {
        let now = SavedPaintedWall {
            rows: self.wall.map_or(Vec::new(), |wall| wall.rows().into()),
            played,
        };
        if now == self.saved || self.wall.is_none() {
            return;
        }
        self.saved = now.clone();
        let done = app.storage.change_record(RECORD, |old| *old = now);
        if let Err(error) = done {
            app.refuse(error.sentence(&app.text));
        }
    }
}
