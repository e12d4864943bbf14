//! The edge of what is known: clues, and the unknown cells around them in groups that they cannot tell
//! apart.

use super::position::{MinesPosition, SeenCell};
use super::size::CellIndex;
use std::collections::BTreeSet;

/// Clues between two questions whether to go on.
const PATIENCE: usize = 1 << 12;

/// No more clues than this touch a cell, and no more cells a clue.
const AROUND: usize = 8;

/// A short list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShortList {
    length: u8,
    numbers: [u32; AROUND],
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

/// A clue that touches unknown cells.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    /// How many mines lie in its groups.
    pub left: u8,
    pub groups: ShortList,
}

/// Unknown cells that touch the same clues.
#[derive(Clone, Debug)]
pub(super) struct FrontierGroup {
    pub clues: ShortList,
    pub cells: ShortList,
}

/// The clues of a position and the unknown cells beside them.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    pub clues: Vec<Clue>,
    pub groups: Vec<FrontierGroup>,
    /// The unknown cells that touch no clue.
    pub apart: Vec<CellIndex>,
    /// The mines that are not seen.
    pub mines_left: usize,
}

/// A cell that shows that a position cannot be: a clue that cannot be true together with others, or any
/// cell of which nothing is known if it is the number of mines that does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction(pub CellIndex);

impl Frontier {
    /// Looks at a position; of its clues only those for which `counts` is true.
    ///
    /// # Errors
    /// A clue that by itself cannot be true.
    pub fn new(
        position: &MinesPosition,
        counts: impl Fn(CellIndex) -> bool,
    ) -> Result<Frontier, Contradiction> {
        let size = position.size();
        let mut clues: Vec<Clue> = Vec::new();
        // For each unknown cell the clues that touch it, in rising order.
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
            let left = clue.checked_sub(mines).filter(|&left| left <= unknown);
            let left = left.ok_or(Contradiction(cell))?;
            if unknown > 0 {
                let groups = ShortList::default();
                clues.push(Clue { left, groups });
            }
        }
        let mut groups: Vec<FrontierGroup> = Vec::new();
        let mut apart = Vec::new();
        for cell in position.unknown() {
            let Some(first) = touching[cell].iter().next() else {
                apart.push(cell);
                continue;
            };
            let known = clues[first].groups.iter();
            let same = known
                .into_iter()
                .find(|&g| groups[g].clues == touching[cell]);
            let group = same.unwrap_or_else(|| {
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
        // A file cannot show more mines than there are.
        let mines_left = position.size().mines().saturating_sub(mines_seen);
        Ok(Frontier {
            clues,
            groups,
            apart,
            mines_left,
        })
    }

    /// The groups in components that share no clue, each in an order that keeps few clues begun at a
    /// time: it begins at an end, and goes on with the clue that has the fewest groups left, of equal ones with that
    /// which was begun first. None once `go_on` says no.
    pub fn components(&self, go_on: &dyn Fn() -> bool) -> Option<Vec<Vec<usize>>> {
        let mut components = Vec::new();
        let mut left: Vec<usize> = self.clues.iter().map(|clue| clue.groups.len()).collect();
        let mut taken = vec![false; self.groups.len()];
        let mut reached = vec![0; self.clues.len()];
        // Which was the how many-th to be begun.
        let mut begun: Vec<Option<usize>> = vec![None; self.clues.len()];
        let mut many = 0;
        for first in 0..self.clues.len() {
            if reached[first] > 0 {
                continue;
            }
            let end = self.farthest(first, &mut reached, go_on)?;
            let start = self.farthest(end, &mut reached, go_on)?;
            let mut order = Vec::new();
            let mut open = BTreeSet::from([(left[start], many, start)]);
            begun[start] = Some(many);
            many += 1;
            while let Some((_, _, clue)) = open.pop_first() {
                if many.is_multiple_of(PATIENCE) && !go_on() {
                    return None;
                }
                for group in self.clues[clue].groups.iter() {
                    if std::mem::replace(&mut taken[group], true) {
                        continue;
                    }
                    order.push(group);
                    for other in self.groups[group].clues.iter() {
                        let number = *begun[other].get_or_insert_with(|| {
                            many += 1;
                            many - 1
                        });
                        open.remove(&(left[other], number, other));
                        left[other] -= 1;
                        if other != clue && left[other] > 0 {
                            open.insert((left[other], number, other));
                        }
                    }
                }
            }
            components.push(order);
        }
        Some(components)
    }

    /// The clue of the same component that is reached last, breadth first; `reached` counts the visits. None once `go_on`
    /// says no.
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
            if next.is_multiple_of(PATIENCE) && !go_on() {
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
