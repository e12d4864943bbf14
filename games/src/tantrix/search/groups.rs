//! Counts boards without enumerating them, group by group.
//!
//! Tiles that do not touch are independent. So the number of ways to fill a choice of cells is the sum, over all ways to
//! distribute the tiles among its connected groups, of the products of the ways to fill each group. The ways to fill a
//! group depend only on its shape up to movement and rotation, so that each shape is counted once.

use super::board::{BEYOND, CellGraph};
use super::{Rotations, SearchControl, SearchEnd};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Holes, Puzzle};
use crate::tantrix::tile::Tile;
use num_bigint::BigUint;
use std::collections::HashMap;

/// Beyond these numbers of tiles and of choices of cells, counting would take too long.
const MAX_TILES: usize = 8;
const MAX_CHOICES: u128 = 4_000_000;

/// True if [`count`] can count the solutions of a puzzle.
pub fn can_count(puzzle: &Puzzle) -> bool {
    let (tiles, places) = (
        puzzle.tiles.len(),
        puzzle.area.places().unwrap_or(usize::MAX),
    );
    let rules = puzzle.golden && puzzle.holes == Holes::Allowed && puzzle.line.is_none();
    rules && tiles <= MAX_TILES && choices(places, tiles) <= MAX_CHOICES
}

/// The number of ways to choose cells for the tiles.
fn choices(places: usize, tiles: usize) -> u128 {
    (0..tiles as u128).fold(1u128, |ways, at| {
        ways.saturating_mul((places as u128).saturating_sub(at)) / (at + 1)
    })
}

/// The number of solutions; 0 if it was stopped.
pub fn count(
    puzzle: &Puzzle,
    rotations: Rotations,
    watch: &SearchControl<'_>,
) -> (BigUint, SearchEnd) {
    let board = CellGraph::of(puzzle.area);
    let tiles: Vec<&'static Tile> = puzzle.tiles.tiles().collect();
    watch.progress.begin(board.cells.len());
    let mut search = GroupCount {
        full: (1usize << tiles.len()) - 1,
        board: &board,
        tiles,
        shapes: HashMap::new(),
        taken: vec![false; board.cells.len()],
        chosen: Vec::new(),
        total: 0,
        watch,
    };
    if search.choose(0).is_none() {
        return (BigUint::ZERO, SearchEnd::Some);
    }
    // No solution is symmetric, so that rotations come in full orbits.
    let equal = match rotations {
        Rotations::Each => 1,
        Rotations::Once => board.symmetries().len() + 1,
    };
    (BigUint::from(search.total) / equal, SearchEnd::All)
}

struct GroupCount<'a> {
    board: &'a CellGraph,
    tiles: Vec<&'static Tile>,
    /// All tiles, as bits.
    full: usize,
    /// For each shape, by set of tiles, the number of ways to fill it.
    shapes: HashMap<Vec<Hex>, Vec<u128>>,
    taken: Vec<bool>,
    chosen: Vec<usize>,
    total: u128,
    watch: &'a SearchControl<'a>,
}

impl GroupCount<'_> {
    /// Counts all choices of the remaining cells from `from` on; `None` if it was stopped.
    fn choose(&mut self, from: usize) -> Option<()> {
        if self.chosen.len() == self.tiles.len() {
            if self.watch.stopped() {
                return None;
            }
            self.total += self.ways()?;
            return Some(());
        }
        let left = self.tiles.len() - self.chosen.len();
        for cell in from..=self.board.cells.len() - left {
            self.taken[cell] = true;
            self.chosen.push(cell);
            let done = self.choose(cell + 1);
            self.chosen.pop();
            self.taken[cell] = false;
            done?;
            if self.chosen.is_empty() {
                self.watch.progress.part_done();
            }
        }
        Some(())
    }

    /// The number of ways to fill the chosen cells.
    fn ways(&mut self) -> Option<u128> {
        let mut seen: Vec<usize> = Vec::with_capacity(self.chosen.len());
        // For each set of tiles the number of ways to fill the groups so far with exactly these.
        let mut sets = vec![0u128; self.full + 1];
        sets[0] = 1;
        for first in self.chosen.clone() {
            if seen.contains(&first) {
                continue;
            }
            let mut group = vec![first];
            let mut at = 0;
            while let Some(&cell) = group.get(at) {
                at += 1;
                for other in self.board.around[cell]
                    .into_iter()
                    .filter(|&cell| cell != BEYOND)
                {
                    let other = usize::from(other);
                    if self.taken[other] && !group.contains(&other) {
                        group.push(other);
                    }
                }
            }
            seen.extend(&group);
            let shape = canonical(group.iter().map(|&cell| self.board.cells[cell]).collect());
            if !self.shapes.contains_key(&shape) {
                let ways = self.fill(&shape)?;
                self.shapes.insert(shape.clone(), ways);
            }
            let ways = &self.shapes[&shape];
            let mut next = vec![0u128; self.full + 1];
            for (before, &known) in sets.iter().enumerate().filter(|(_, known)| **known > 0) {
                let rest = self.full & !before;
                // All subsets of the remaining tiles.
                let mut set = rest;
                loop {
                    if ways[set] > 0 {
                        next[before | set] += known * ways[set];
                    }
                    if set == 0 {
                        break;
                    }
                    set = (set - 1) & rest;
                }
            }
            sets = next;
        }
        Some(sets[self.full])
    }

    /// For each set of tiles the number of ways to fill a shape. Proceeds cell by cell, counting together all ways that
    /// have used the same tiles and show the same colours to the cells to come.
    fn fill(&self, shape: &[Hex]) -> Option<Vec<u128>> {
        let graph = CellGraph::new(shape.to_vec());
        let contacts = contacts(&graph);
        let mut layer: HashMap<(usize, Shown), u128> = HashMap::from([((0, 0), 1)]);
        for contacts in &contacts {
            let mut next: HashMap<(usize, Shown), u128> = HashMap::new();
            for (&(used, shown), &ways) in &layer {
                if self.watch.stopped() {
                    return None;
                }
                let unused = self.tiles.iter().enumerate();
                for (at, tile) in unused.filter(|(at, _)| used >> at & 1 == 0) {
                    for turn in 0..6 {
                        let after = contacts.iter().try_fold(shown, |shown, contact| {
                            let colour = tile.face(turn, contact.face) as Shown;
                            let (before, after) =
                                (shown >> contact.bits & 3, colour << contact.bits);
                            if contact.ahead {
                                Some(shown | after)
                            } else {
                                // The contact is complete: clear its colour.
                                (before == colour).then_some(shown & !(3 << contact.bits))
                            }
                        });
                        if let Some(shown) = after {
                            *next.entry((used | 1 << at, shown)).or_default() += ways;
                        }
                    }
                }
            }
            layer = next;
        }
        let mut ways = vec![0u128; self.full + 1];
        for ((used, _), count) in layer {
            ways[used] += count;
        }
        Some(ways)
    }
}

/// The colours that cells show to those to come, two bits for each contact.
type Shown = u64;

/// A contact of a cell with another one of its shape.
struct Contact {
    face: u8,
    /// The position of the colour in [`Shown`].
    bits: usize,
    /// True if the other cell comes later.
    ahead: bool,
}

/// The contacts of each cell. Up to eight cells have fewer than the 32 contacts that fit into [`Shown`].
fn contacts(graph: &CellGraph) -> Vec<Vec<Contact>> {
    let mut contacts: Vec<Vec<Contact>> = Vec::new();
    let mut bits = 0;
    let mut numbers: HashMap<(usize, usize), usize> = HashMap::new();
    for (cell, around) in graph.around.iter().enumerate() {
        let mut of_cell = Vec::new();
        for (face, other) in (0..).zip(around) {
            if *other == BEYOND {
                continue;
            }
            let other = usize::from(*other);
            let ahead = other > cell;
            let number = *numbers
                .entry((cell.min(other), cell.max(other)))
                .or_insert(bits);
            bits = bits.max(number + 2);
            of_cell.push(Contact {
                face,
                bits: number,
                ahead,
            });
        }
        contacts.push(of_cell);
    }
    contacts
}

/// The canonical form of a shape: the smallest of its rotations, moved to the origin.
fn canonical(mut shape: Vec<Hex>) -> Vec<Hex> {
    let mut least: Option<Vec<Hex>> = None;
    for _ in 0..6 {
        for hex in &mut shape {
            *hex = hex.turned();
        }
        let mut moved = shape.clone();
        // Moved along the axes, as the indentation of rows does not matter here.
        let (r, q) = moved.iter().fold((i16::MAX, i16::MAX), |(r, q), hex| {
            (r.min(hex.r), q.min(hex.q))
        });
        for hex in &mut moved {
            (hex.r, hex.q) = (hex.r - r, hex.q - q);
        }
        moved.sort_unstable();
        if least.as_ref().is_none_or(|least| moved < *least) {
            least = Some(moved);
        }
    }
    least.unwrap_or(shape)
}
