//! A position from a file: nobody knows what is under it, but it can be thought about, and changed.

use super::play::Face;
use engine::games::mines::{Cell, Position, Seen};

/// A position that is looked at.
pub struct Study {
    position: Position,
    /// What was changed, with what stood there before.
    changes: Vec<(Cell, Seen)>,
}

impl Study {
    /// A position as it was read.
    pub fn new(position: Position) -> Study {
        Study {
            position,
            changes: Vec::new(),
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.changes.is_empty()
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
            self.changes.push((cell, before));
            self.position.set(cell, seen);
        }
        fits
    }

    /// Takes the last change back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some((cell, before)) = self.changes.pop() else {
            return false;
        };
        self.position.set(cell, before);
        true
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
