//! What counting needs besides the states: how far each clue is, and where the states keep its mines.

use super::{CountLimits, SLOTS};
use crate::mines::frontier::Frontier;
use crate::mines::table::KeyTable;

/// How far a clue is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClueProgress {
    Waiting,
    /// The states have its mines in this slot.
    Begun(usize),
    LeftOut,
}

/// What counting needs besides: for each clue how far it is, and how many cells it still has; for each
/// slot its clue.
pub struct Workspace {
    pub progress: Vec<ClueProgress>,
    pub room: Vec<usize>,
    pub slots: [Option<usize>; SLOTS],
    /// The logarithm of the odds of a mine, if all unknown cells were alike.
    pub ln_odds: f64,
    pub limits: CountLimits,
    pub table: KeyTable,
}

impl Workspace {
    pub fn new(frontier: &Frontier, limits: CountLimits) -> Workspace {
        let cells = |group: usize| frontier.groups[group].cells.len();
        let clues = frontier.clues.iter();
        let groups: usize = (0..frontier.groups.len()).map(cells).sum();
        let unknown = (groups + frontier.apart.len()).max(1) as f64;
        let density = (frontier.mines_left as f64 / unknown).clamp(1e-6, 1.0 - 1e-6);
        Workspace {
            ln_odds: (density / (1.0 - density)).ln(),
            limits,
            progress: vec![ClueProgress::Waiting; frontier.clues.len()],
            room: clues
                .map(|clue| clue.groups.iter().map(cells).sum())
                .collect(),
            slots: [None; SLOTS],
            table: KeyTable::default(),
        }
    }

    /// Forgets how far the clues of some groups are.
    pub fn begin_again(&mut self, frontier: &Frontier, groups: &[usize]) {
        self.slots = [None; SLOTS];
        let clues = |&group: &usize| frontier.groups[group].clues.iter();
        for clue in groups.iter().flat_map(clues) {
            let cells = |group: usize| frontier.groups[group].cells.len();
            self.progress[clue] = ClueProgress::Waiting;
            self.room[clue] = frontier.clues[clue].groups.iter().map(cells).sum();
        }
    }

    /// The slot of a clue; tells also whether it is new. None if the clue is left out, as it is when
    /// there is no slot.
    pub fn slot(&mut self, clue: usize) -> Option<(usize, bool)> {
        match self.progress[clue] {
            ClueProgress::Begun(slot) => Some((slot, false)),
            ClueProgress::LeftOut => None,
            ClueProgress::Waiting => {
                let slot = self.slots.iter().position(Option::is_none);
                self.progress[clue] = slot.map_or(ClueProgress::LeftOut, ClueProgress::Begun);
                self.slots[slot?] = Some(clue);
                Some((slot?, true))
            }
        }
    }
}
