//! What a hand does with the tiles.

use super::{Held, Spot, TantrixSession};
use games::tantrix::{Hex, LyingTile};

impl TantrixSession {
    /// Takes up a tile; false if there is none, or if it stays.
    pub fn take_up(&mut self, spot: Spot, dragged: bool) -> bool {
        if matches!(spot, Spot::Board(hex) if self.is_fixed(hex)) {
            return false;
        }
        let (lying, from) = match spot {
            Spot::Tray(tile) => {
                let tray = self.tray();
                (tray.into_iter().find(|lying| lying.tile == tile), None)
            }
            Spot::Board(hex) => (self.position().at(hex), Some(hex)),
        };
        self.held = lying.map(|lying| Held {
            lying,
            from,
            dragged,
        });
        self.held.is_some()
    }

    /// Lays the tile in the hand on a place; what lay there goes where that came from. Beside the
    /// board it goes back to the tray. On a tile that stays nothing is laid: it is where it was.
    pub fn put_down(&mut self, to: Option<Hex>) {
        let Some(held) = self.held.take() else { return };
        if to.is_some_and(|hex| self.is_fixed(hex)) {
            return;
        }
        let on_board = |hex: &Hex| self.puzzle.as_ref().is_ok_and(|p| p.area.has(*hex));
        let mut position = self.position().clone();
        self.turns[usize::from(held.lying.tile) % 64] = held.lying.turn;
        match to.filter(on_board) {
            Some(hex) => {
                let other = position.lay(hex, held.lying);
                let other = other.filter(|other| other.tile != held.lying.tile);
                if let (Some(other), Some(from)) = (other, held.from) {
                    position.lay(from, other);
                }
            }
            None => {
                if let Some(from) = held.from {
                    position.take(from);
                }
            }
        }
        self.lay(position);
    }

    /// The tile in the hand goes back to where it was.
    pub fn put_back(&mut self) {
        self.held = None;
    }

    /// Turns the tile in the hand by sixths clockwise; false if there is none.
    pub fn turn_held(&mut self, by: i8) -> bool {
        let Some(held) = &mut self.held else {
            return false;
        };
        held.lying.turn = turned(held.lying.turn, by);
        if held.from.is_none() {
            self.turns[usize::from(held.lying.tile) % 64] = held.lying.turn;
        }
        true
    }

    /// Turns what is there by sixths clockwise.
    pub fn turn(&mut self, spot: Spot, by: i8) {
        match spot {
            Spot::Tray(tile) => {
                let turn = &mut self.turns[usize::from(tile) % 64];
                *turn = turned(*turn, by);
            }
            Spot::Board(hex) if self.is_fixed(hex) => {}
            Spot::Board(hex) => {
                if let Some(lying) = self.position().at(hex) {
                    let mut position = self.position().clone();
                    let turn = turned(lying.turn, by);
                    position.lay(hex, LyingTile { turn, ..lying });
                    self.lay(position);
                }
            }
        }
    }
}

fn turned(turn: u8, by: i8) -> u8 {
    (i16::from(turn) + i16::from(by)).rem_euclid(6) as u8
}
