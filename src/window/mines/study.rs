//! A position from a file: nobody knows what is under it, but it can be thought about, and changed.

use super::session::CellFace;
use crate::window::kit::history::{History, Memory};
use games::mines::{CellIndex, MinesPosition, SeenCell};

/// A position that is looked at.
pub struct Study {
    position: MinesPosition,
    history: History<CellChange>,
}

/// What stood in a cell before.
struct CellChange(CellIndex, SeenCell);

impl Memory for CellChange {
    fn memory(&self) -> usize {
        0
    }
}

impl Study {
    /// A position as it was read.
    pub fn new(position: MinesPosition) -> Study {
        Study {
            position,
            history: History::default(),
        }
    }

    pub fn position(&self) -> &MinesPosition {
        &self.position
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        self.history.can(false)
    }

    /// Puts something into a cell; false if it cannot stand there: a clue larger than the number of
    /// neighbours, more mines than there are.
    pub fn set(&mut self, cell: CellIndex, seen: SeenCell) -> bool {
        let before = self.position.seen(cell);
        let fits = match seen {
            SeenCell::Open(clue) => {
                usize::from(clue) <= self.position.size().neighbours(cell).count()
            }
            SeenCell::Mine => {
                before == SeenCell::Mine
                    || self.position.mines_seen() < self.position.size().mines()
            }
            SeenCell::Closed | SeenCell::Flag => true,
        };
        if fits && before != seen {
            self.history.did((), CellChange(cell, before));
            self.position.set(cell, seen);
        }
        fits
    }

    /// Takes the last change back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let position = &mut self.position;
        self.history.step(false, |CellChange(cell, before)| {
            let after = position.seen(cell);
            position.set(cell, before);
            CellChange(cell, after)
        })
    }

    /// How a cell is seen.
    pub fn face(&self, cell: CellIndex) -> CellFace {
        self.position.seen(cell).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_stand_in_a_file_cannot_be_put_there() {
        let text = "3 1 1\n###\n";
        let mut study = Study::new(text.parse().unwrap());
        assert!(!study.set(0, SeenCell::Open(2)), "one neighbour");
        assert!(study.set(1, SeenCell::Open(2)) && study.set(0, SeenCell::Mine));
        assert!(!study.set(2, SeenCell::Mine), "one mine");
        assert_eq!(study.position().to_string(), "3 1 1\n*2#\n");
        assert!(study.undo() && study.undo() && !study.undo());
        assert_eq!(study.position().to_string(), text);
    }
}
