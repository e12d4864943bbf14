//! Tantrix domino: tiles in a row.
//!
//! A row is a walk over the four colours: a tile leads from the colour of its left face to that of
//! the opposite one. What can come of the tiles left depends only on how many there are of each
//! class, tiles being of one class if they have the same three pairs of opposite faces; there are 16
//! classes. So a state that led to no row once is never tried again, and rows are counted state by
//! state without looking at each.

use super::board::{CellGraph, SymmetryFilter};
use super::rows::{MOST_CASES, Rows};
use super::stream::PATIENCE;
use super::{CountError, Rotations, SearchControl, SearchEnd, SolutionSink, solution};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::{Placed, Solution};
use crate::tantrix::tile::{TantrixColour, Tile};
use num_bigint::BigUint;
use std::collections::{HashMap, HashSet};

/// Rows of more states are counted in another way: state by state it would take minutes, and gigabytes.
const MAX_STATES: u64 = 1 << 24;

/// Whether a puzzle is a domino: a row with as many places as tiles.
pub fn is_domino(puzzle: &Puzzle) -> bool {
    let row = Area::Grid {
        columns: puzzle.tiles.len(),
        rows: 1,
    };
    puzzle.area == row && puzzle.golden && puzzle.holes == Holes::Allowed && puzzle.line.is_none()
}

/// Shows all rows with some tiles that lie already, in the order of tiles and turns from left to
/// right.
pub fn solve(
    puzzle: &Puzzle,
    fixed: &[Placed],
    rotations: Rotations,
    watch: &SearchControl<'_>,
    take: &mut SolutionSink<'_>,
) -> SearchEnd {
    let rules = RowRules::new(puzzle, fixed, rotations);
    let length = rules.tiles.len();
    let mut row: Vec<(usize, u8)> = Vec::with_capacity(length);
    let mut used = vec![false; length];
    let mut dead: HashSet<RowState> = HashSet::new();
    let mut nodes = 0u64;
    // The parts of the search are the choices for the first place.
    watch.progress.begin(6 * length);
    let mut levels = vec![RowLevel::new(RowState {
        left: rules.classes.all(),
        colour: None,
    })];
    while let Some(level) = levels.last_mut() {
        nodes += 1;
        if nodes.is_multiple_of(PATIENCE) && watch.stopped() {
            return SearchEnd::Some;
        }
        let state = level.state;
        if row.is_empty() && level.choice > 0 {
            watch.progress.part_done();
        }
        let (tile, turn) = (level.choice / 6, (level.choice % 6) as u8);
        level.choice += 1;
        if tile == length {
            if !level.alive {
                dead.insert(state);
            }
            let alive = level.alive;
            levels.pop();
            if let (Some(level), Some((tile, _))) = (levels.last_mut(), row.pop()) {
                level.alive |= alive;
                used[tile] = false;
            }
            continue;
        }
        if used[tile] {
            level.choice = 6 * (tile + 1);
            continue;
        }
        if !rules.fits(state, row.len(), tile, turn) {
            continue;
        }
        if !rules.keeps(row.len(), tile, turn, used[0]) {
            // What is passed over here may be alive all the same.
            level.alive = true;
            continue;
        }
        let next = rules.after(state, tile, turn);
        if dead.contains(&next) {
            continue;
        }
        row.push((tile, turn));
        if row.len() == length {
            level.alive = true;
            if take(rules.solution(puzzle.area, &row)).is_break() {
                return SearchEnd::Some;
            }
            row.pop();
        } else {
            used[tile] = true;
            levels.push(RowLevel::new(next));
        }
    }
    SearchEnd::All
}

/// What holds for every row: the tiles, those that lie already, and which of the rows that a turn makes equal counts.
struct RowRules {
    tiles: Vec<&'static Tile>,
    classes: TileClasses,
    kept: SymmetryFilter,
    /// What is fixed, by tile and by place. A state says which places are filled, so what it leads to still depends on
    /// nothing else.
    place_of: Vec<Option<usize>>,
    fixed_at: Vec<Option<(usize, u8)>>,
    /// Where the first tile lies at the latest.
    latest: usize,
}

impl RowRules {
    fn new(puzzle: &Puzzle, fixed: &[Placed], rotations: Rotations) -> RowRules {
        let tiles: Vec<_> = puzzle.tiles.tiles().collect();
        let kept = match rotations {
            Rotations::Each => SymmetryFilter::all(),
            Rotations::Once => SymmetryFilter::up_to_rotation(&CellGraph::of(puzzle.area)),
        };
        let length = tiles.len();
        let (mut place_of, mut fixed_at) = (vec![None; length], vec![None; length]);
        for one in fixed {
            let tile = tiles.iter().position(|tile| tile.number == one.tile);
            if let (Some(tile), Some(at)) = (tile, fixed_at.get_mut(usize::from(one.column))) {
                *at = Some((tile, one.turn));
                place_of[tile] = Some(usize::from(one.column));
            }
        }
        let keeps = |place: &usize| (0..6).any(|turn| kept.keeps(*place, turn));
        let latest = (0..length).rev().find(keeps).unwrap_or(length);
        RowRules {
            classes: TileClasses::new(&tiles),
            tiles,
            kept,
            place_of,
            fixed_at,
            latest,
        }
    }

    /// Whether a tile that is left can lie at a place, behind what leads to a state.
    fn fits(&self, state: RowState, place: usize, tile: usize, turn: u8) -> bool {
        let colour = |colour| self.tiles[tile].face(turn, 4) == colour;
        let wanted = match self.fixed_at[place] {
            Some(fixed) => fixed == (tile, turn),
            None => self.place_of[tile].is_none(),
        };
        state.colour.is_none_or(colour) && wanted
    }

    /// Whether it is to be looked at, or counts in a row that is the same after a turn. `first` is whether the first tile
    /// lies already.
    fn keeps(&self, place: usize, tile: usize, turn: u8, first: bool) -> bool {
        match tile {
            0 => self.kept.keeps(place, turn),
            _ => first || place < self.latest,
        }
    }

    /// The state behind a tile.
    fn after(&self, state: RowState, tile: usize, turn: u8) -> RowState {
        RowState {
            left: state.left - TileClasses::one(self.classes.of[tile]),
            colour: Some(self.tiles[tile].face(turn, 1)),
        }
    }

    fn solution(&self, area: Area, row: &[(usize, u8)]) -> Solution {
        let laid = (0..).zip(row);
        let laid = laid.map(|(column, &(tile, turn))| {
            (self.tiles[tile].number, Hex::at(area, column, 0), turn)
        });
        solution(area, laid)
    }
}

/// A place in the row while it is filled.
struct RowLevel {
    /// What is left to lay from here on.
    state: RowState,
    /// The choice to try next: tile and turn as one number.
    choice: usize,
    /// Whether the state leads to a row, as far as is known.
    alive: bool,
}

impl RowLevel {
    fn new(state: RowState) -> RowLevel {
        RowLevel {
            state,
            choice: 0,
            alive: false,
        }
    }
}

/// How many rows there are.
///
/// # Errors
/// [`CountError::TooLarge`].
pub fn count(
    puzzle: &Puzzle,
    rotations: Rotations,
    watch: &SearchControl<'_>,
) -> Result<(BigUint, SearchEnd), CountError> {
    let tiles: Vec<_> = puzzle.tiles.tiles().collect();
    let classes = TileClasses::new(&tiles);
    let count = match classes.states() <= MAX_STATES {
        true => {
            watch.progress.begin(tiles.len());
            classes.count(watch)
        }
        false => {
            let Some(rows) = Rows::new(&tiles, watch) else {
                return Ok((BigUint::ZERO, SearchEnd::Some));
            };
            let (states, most) = (rows.cases(), MOST_CASES);
            if states > most {
                return Err(CountError::TooLarge { states, most });
            }
            rows.count(watch)
        }
    };
    let Some(count) = count else {
        return Ok((BigUint::ZERO, SearchEnd::Some));
    };
    // No row looks the same after a turn.
    let equal = match rotations {
        Rotations::Each => 1,
        Rotations::Once => CellGraph::of(puzzle.area).symmetries().len() + 1,
    };
    Ok((count / equal, SearchEnd::All))
}

/// What is left to lay, and the colour at the right end of the row; none for the empty row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct RowState {
    /// Four bits for the number of tiles of each class.
    left: u64,
    colour: Option<TantrixColour>,
}

/// Tiles by their pairs of opposite faces.
struct TileClasses {
    /// The class of each tile.
    of: Vec<usize>,
    /// How many tiles each class has; at most eight of the 56.
    sizes: Vec<usize>,
    /// By class and colour at the left: the colours at the right, for each turn that has that left.
    leads: Vec<[Vec<TantrixColour>; 4]>,
}

impl TileClasses {
    fn new(tiles: &[&'static Tile]) -> TileClasses {
        let mut keys: Vec<[(TantrixColour, TantrixColour); 3]> = Vec::new();
        let mut classes = TileClasses {
            of: Vec::new(),
            sizes: Vec::new(),
            leads: Vec::new(),
        };
        for tile in tiles {
            let mut key = [0, 1, 2].map(|face| {
                let (one, other) = (tile.face(0, face), tile.face(0, face + 3));
                (one.min(other), one.max(other))
            });
            key.sort_unstable();
            let class = keys
                .iter()
                .position(|other| *other == key)
                .unwrap_or_else(|| {
                    keys.push(key);
                    classes.sizes.push(0);
                    classes.leads.push(TantrixColour::ALL.map(|left| {
                        let turns = (0..6).filter(|&turn| tile.face(turn, 4) == left);
                        turns.map(|turn| tile.face(turn, 1)).collect()
                    }));
                    keys.len() - 1
                });
            classes.of.push(class);
            classes.sizes[class] += 1;
        }
        classes
    }

    /// One tile of a class, in a state.
    fn one(class: usize) -> u64 {
        1 << (4 * class)
    }

    /// All tiles, in a state.
    fn all(&self) -> u64 {
        self.of.iter().map(|&class| TileClasses::one(class)).sum()
    }

    /// The states that come after one.
    fn next(&self, RowState { left, colour }: RowState) -> impl Iterator<Item = RowState> {
        let classes = (0..self.sizes.len()).filter(move |class| left >> (4 * class) & 15 > 0);
        classes.flat_map(move |class| {
            let lefts = TantrixColour::ALL
                .into_iter()
                .filter(move |&from| colour.is_none_or(|c| c == from));
            lefts
                .flat_map(move |from| self.leads[class][from as usize].iter())
                .map(move |&to| RowState {
                    left: left - TileClasses::one(class),
                    colour: Some(to),
                })
        })
    }

    /// How many states there are at most.
    fn states(&self) -> u64 {
        let sizes = self.sizes.iter().map(|&size| size as u64 + 1);
        sizes.product::<u64>() * TantrixColour::ALL.len() as u64
    }

    /// How many rows there are; none if it was stopped.
    ///
    /// Dynamic programming over the states, those with fewer tiles first.
    fn count(&self, watch: &SearchControl<'_>) -> Option<BigUint> {
        let mut rows: HashMap<RowState, BigUint> = HashMap::new();
        let total: usize = self.of.len();
        let empty = RowState {
            left: self.all(),
            colour: None,
        };
        // The states layer by layer, from the empty row on.
        let mut layer: HashMap<RowState, BigUint> = HashMap::from([(empty, BigUint::from(1u8))]);
        for _ in 0..total {
            rows.clear();
            for (state, ways) in &layer {
                if watch.stopped() {
                    return None;
                }
                for next in self.next(*state) {
                    let class = ((state.left - next.left).trailing_zeros() / 4) as usize;
                    let tiles = state.left >> (4 * class) & 15;
                    *rows.entry(next).or_default() += ways * tiles;
                }
            }
            std::mem::swap(&mut layer, &mut rows);
            watch.progress.part_done();
        }
        Some(layer.into_values().sum())
    }
}
