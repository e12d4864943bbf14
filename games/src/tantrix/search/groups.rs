//! Counting boards without looking at each: group by group.
//!
//! Tiles that do not touch know nothing of each other. So for each choice of cells the ways to fill it are those of its
//! connected groups, multiplied for every way to share out the tiles; and what a group can hold depends on its shape
//! alone, moved and turned at will, so that it is counted once.

use super::board::{BEYOND, CellGraph};
use super::{Rotations, SearchControl, SearchEnd};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Holes, Puzzle};
use crate::tantrix::tile::Tile;
use num_bigint::BigUint;
use std::collections::HashMap;

/// With more tiles, or more choices of cells, it would take longer than it is worth.
const MOST_TILES: usize = 8;
const MOST_CHOICES: u128 = 4_000_000;

/// Whether a puzzle can be counted so.
pub fn can_count(puzzle: &Puzzle) -> bool {
    let (tiles, places) = (
        puzzle.tiles.len(),
        puzzle.area.places().unwrap_or(usize::MAX),
    );
    let rules = puzzle.golden && puzzle.holes == Holes::Allowed && puzzle.line.is_none();
    rules && tiles <= MOST_TILES && choices(places, tiles) <= MOST_CHOICES
}

/// In how many ways a number of cells can be chosen.
fn choices(places: usize, tiles: usize) -> u128 {
    (0..tiles as u128).fold(1u128, |ways, at| {
        ways.saturating_mul((places as u128).saturating_sub(at)) / (at + 1)
    })
}

/// How many solutions there are; if it was stopped, none are known.
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
    // No board looks the same after a turn.
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
    /// For each shape, by set of tiles: in how many ways they fill it.
    shapes: HashMap<Vec<Hex>, Vec<u128>>,
    taken: Vec<bool>,
    chosen: Vec<usize>,
    total: u128,
    watch: &'a SearchControl<'a>,
}

impl GroupCount<'_> {
    /// Chooses the cells from `from` on, and counts each choice; none if it was stopped.
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

    /// In how many ways the tiles fill the chosen cells.
    fn ways(&mut self) -> Option<u128> {
        let mut seen: Vec<usize> = Vec::with_capacity(self.chosen.len());
        // For each set of tiles the ways to fill the groups so far with just these.
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
                // All subsets of what is left.
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

    /// For each set of tiles, in how many ways they fill a shape: cell by cell, all ways that have used the same tiles and
    /// show the same colours to the cells to come being counted together.
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
                            match contact.ahead {
                                true => Some(shown | after),
                                // Behind it nobody asks for the colour any more.
                                false => (before == colour).then_some(shown & !(3 << contact.bits)),
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

/// Where a cell touches another one of its shape.
struct Contact {
    face: u8,
    /// Where the colour stands.
    bits: usize,
    /// Whether the other cell is still to come.
    ahead: bool,
}

/// The contacts of each cell. Of up to eight cells there are fewer than the 32 for which there is room.
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

/// A shape moved and turned so that all that are the same look so.
fn canonical(mut shape: Vec<Hex>) -> Vec<Hex> {
    let mut least: Option<Vec<Hex>> = None;
    for _ in 0..6 {
        for hex in &mut shape {
            *hex = hex.turned();
        }
        let mut moved = shape.clone();
        // By whole cells along the axes: rows need not stay rows.
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
