//! The frontier of a position: the clues next to unknown cells, and these cells in groups that no clue distinguishes.

use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::collections::BTreeSet;

/// The number of clues between two calls of `go_on`.
const CHECK_INTERVAL: usize = 1 << 12;

/// The maximum number of clues next to a cell, and of cells next to a clue.
const MAX_NEIGHBOURS: usize = 8;

/// A list of up to [`MAX_NEIGHBOURS`] numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShortList {
    length: u8,
    numbers: [u32; MAX_NEIGHBOURS],
}

impl ShortList {
    fn push(&mut self, number: usize) {
        self.numbers[usize::from(self.length)] = number as u32;
        self.length += 1;
    }

    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let numbers = self.numbers;
        (0..self.len()).map(move |at| numbers[at] as usize)
    }
}

/// A clue next to unknown cells.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    /// The number of mines in its groups.
    pub left: u8,
    pub groups: ShortList,
}

/// Unknown cells next to the same clues.
#[derive(Clone, Debug)]
pub(super) struct FrontierGroup {
    pub clues: ShortList,
    pub cells: ShortList,
}

/// The clues of a position and the unknown cells next to them.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    pub clues: Vec<Clue>,
    pub groups: Vec<FrontierGroup>,
    /// The unknown cells next to no clue.
    pub isolated: Vec<CellIndex>,
    /// The number of mines that are not visible.
    pub mines_left: usize,
}

/// The position has no layout. The cell is a clue that contradicts others, or any unknown cell if only the number of
/// mines is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction(pub CellIndex);

impl Frontier {
    /// The frontier of a position, using only the clues for which `counts` is true.
    ///
    /// # Errors
    /// A clue that contradicts its own neighbours.
    pub fn new(
        position: &MinesPosition,
        counts: impl Fn(CellIndex) -> bool,
    ) -> Result<Frontier, Contradiction> {
        let size = position.size();
        let mut clues: Vec<Clue> = Vec::new();
        // For each unknown cell the clues next to it, in rising order.
        let mut touching = vec![ShortList::default(); size.cells()];
        let mut mines_seen = 0;
        for (cell, seen) in position.cells().iter().enumerate() {
            let clue = match *seen {
                SeenCell::Open(clue) if counts(cell) => clue,
                SeenCell::Mine => {
                    mines_seen += 1;
                    continue;
                }
                _ => continue,
            };
            let (mut mines, mut unknown) = (0, 0);
            for other in size.neighbours(cell) {
                match position.seen(other) {
                    SeenCell::Mine => mines += 1,
                    SeenCell::Closed | SeenCell::Flag => {
                        unknown += 1;
                        touching[other].push(clues.len());
                    }
                    SeenCell::Open(_) => {}
                }
            }
            let left = clue
                .checked_sub(mines)
                .filter(|&left| left <= unknown)
                .ok_or(Contradiction(cell))?;
            if unknown > 0 {
                let groups = ShortList::default();
                clues.push(Clue { left, groups });
            }
        }
        let mut groups: Vec<FrontierGroup> = Vec::new();
        let mut isolated = Vec::new();
        for cell in position.unknown() {
            let Some(first) = touching[cell].iter().next() else {
                isolated.push(cell);
                continue;
            };
            let known_group = clues[first]
                .groups
                .iter()
                .find(|&g| groups[g].clues == touching[cell]);
            let group = known_group.unwrap_or_else(|| {
                for clue in touching[cell].iter() {
                    clues[clue].groups.push(groups.len());
                }
                groups.push(FrontierGroup {
                    clues: touching[cell],
                    cells: ShortList::default(),
                });
                groups.len() - 1
            });
            groups[group].cells.push(cell);
        }
        // Saturating: readers of files refuse positions with more visible mines than there are.
        let mines_left = position.size().mines().saturating_sub(mines_seen);
        Ok(Frontier {
            clues,
            groups,
            isolated,
            mines_left,
        })
    }

    /// The groups by components that share no clue, ordered so that few clues are unfinished at a time: from one end of
    /// the component, always continuing with the clue that has the fewest groups left (on ties, the one started first).
    /// `None` once `go_on` returns false.
    pub fn components(&self, go_on: &dyn Fn() -> bool) -> Option<Vec<Vec<usize>>> {
        let mut components = Vec::new();
        let mut left: Vec<usize> = self.clues.iter().map(|clue| clue.groups.len()).collect();
        let mut taken = vec![false; self.groups.len()];
        let mut reached = vec![0; self.clues.len()];
        // The rank of each clue in the order of starting.
        let mut ranks: Vec<Option<usize>> = vec![None; self.clues.len()];
        let mut started = 0;
        for first in 0..self.clues.len() {
            if reached[first] > 0 {
                continue;
            }
            let end = self.farthest(first, &mut reached, go_on)?;
            let start = self.farthest(end, &mut reached, go_on)?;
            let mut order = Vec::new();
            let mut open = BTreeSet::from([(left[start], started, start)]);
            ranks[start] = Some(started);
            started += 1;
            while let Some((_, _, clue)) = open.pop_first() {
                if started.is_multiple_of(CHECK_INTERVAL) && !go_on() {
                    return None;
                }
                for group in self.clues[clue].groups.iter() {
                    if std::mem::replace(&mut taken[group], true) {
                        continue;
                    }
                    order.push(group);
                    for other in self.groups[group].clues.iter() {
                        let rank = *ranks[other].get_or_insert_with(|| {
                            started += 1;
                            started - 1
                        });
                        open.remove(&(left[other], rank, other));
                        left[other] -= 1;
                        if other != clue && left[other] > 0 {
                            open.insert((left[other], rank, other));
                        }
                    }
                }
            }
            components.push(order);
        }
        Some(components)
    }

    /// The clue of the same component that a breadth-first search reaches last; `reached` counts the visits. `None` once
    /// `go_on` returns false.
    fn farthest(
        &self,
        start: usize,
        reached: &mut [u8],
        go_on: &dyn Fn() -> bool,
    ) -> Option<usize> {
        let visit = reached[start] + 1;
        reached[start] = visit;
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&clue) = queue.get(next) {
            next += 1;
            if next.is_multiple_of(CHECK_INTERVAL) && !go_on() {
                return None;
            }
            for group in self.clues[clue].groups.iter() {
                for other in self.groups[group].clues.iter() {
                    if std::mem::replace(&mut reached[other], visit) < visit {
                        queue.push(other);
                    }
                }
            }
        }
        Some(queue[next - 1])
    }
}
