//! A position from a file: nobody knows what is under it, but it can be thought about, and changed.

use super::play::Face;
use crate::app::common::history::{History, Memory};
use engine::games::mines::{Cell, Position, Seen};

/// A position that is looked at.
pub struct Study {
    position: Position,
    history: History<Change>,
}

/// What stood in a cell before.
struct Change(Cell, Seen);

impl Memory for Change {
    fn memory(&self) -> usize {
        0
    }
}

impl Study {
    /// A position as it was read.
    pub fn new(position: Position) -> Study {
        Study {
            position,
            history: History::default(),
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        self.history.can(false)
    }

    /// Puts something into a cell; false if it cannot stand there: a clue larger than the number of
    /// neighbours, more mines than there are.
    pub fn set(&mut self, cell: Cell, seen: Seen) -> bool {
        let before = self.position.seen(cell);
        let fits = match seen {
            Seen::Open(clue) => usize::from(clue) <= self.position.size().neighbours(cell).count(),
            Seen::Mine => {
                before == Seen::Mine || self.position.mines_seen() < self.position.size().mines()
            }
            Seen::Closed | Seen::Flag => true,
        };
        if fits && before != seen {
            self.history.did((), Change(cell, before));
            self.position.set(cell, seen);
        }
        fits
    }

    /// Takes the last change back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let position = &mut self.position;
        self.history.step(false, |Change(cell, before)| {
            let after = position.seen(cell);
            position.set(cell, before);
            Change(cell, after)
        })
    }

    /// How a cell is seen.
    pub fn face(&self, cell: Cell) -> Face {
        match self.position.seen(cell) {
            Seen::Closed => Face::Closed,
            Seen::Flag => Face::Flag,
            Seen::Open(clue) => Face::Clue(clue),
            Seen::Mine => Face::Mine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_stand_in_a_file_cannot_be_put_there() {
        let text = "3 1 1\n###\n";
        let mut study = Study::new(text.parse().unwrap());
        assert!(!study.set(0, Seen::Open(2)), "one neighbour");
        assert!(study.set(1, Seen::Open(2)) && study.set(0, Seen::Mine));
        assert!(!study.set(2, Seen::Mine), "one mine");
        assert_eq!(study.position().to_string(), "3 1 1\n*2#\n");
        assert!(study.undo() && study.undo() && !study.undo());
        assert_eq!(study.position().to_string(), text);
    }
}
