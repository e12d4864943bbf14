//! Tantrix domino: tiles in a row.
//!
//! A row is a walk over the four colours: each tile leads from the colour of its left face to that of the opposite one.
//! Tiles with the same three pairs of opposite faces form a class; there are 16 classes. How a row can be continued depends
//! only on its last colour and the number of tiles left in each class, its *state*. So states that led to no row are
//! remembered and skipped, and rows are counted state by state without enumerating them.

use super::board::{CellGraph, SymmetryFilter};
use super::rows::{MAX_CASES, Rows};
use super::stream::CHECK_INTERVAL;
use super::{CountError, Rotations, SearchControl, SearchEnd, SolutionSink, solution};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::{Placed, Solution};
use crate::tantrix::tile::{TantrixColour, Tile};
use num_bigint::BigUint;
use std::collections::{HashMap, HashSet};

/// The maximum number of states for counting state by state, which would else take minutes and gigabytes. Beyond it
/// [`Rows`] counts.
const MAX_STATES: u64 = 1 << 24;

/// True if a puzzle is a domino: a row with as many places as tiles.
pub fn is_domino(puzzle: &Puzzle) -> bool {
    let row = Area::Grid {
        columns: puzzle.tiles.len(),
        rows: 1,
    };
    puzzle.area == row && puzzle.golden && puzzle.holes == Holes::Allowed && puzzle.line.is_none()
}

/// Gives all rows with these fixed tiles to `take`, in the order of tiles and turns from left to right.
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
        if nodes.is_multiple_of(CHECK_INTERVAL) && watch.stopped() {
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
            // The skipped choice may lead to a row, so the state must not be recorded as dead.
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

/// The conditions for rows: tiles, fixed tiles, and the filter for equal rows.
struct RowRules {
    tiles: Vec<&'static Tile>,
    classes: TileClasses,
    kept: SymmetryFilter,
    /// The place of each fixed tile. (A state determines the filled places, so that dead states stay valid.)
    place_of: Vec<Option<usize>>,
    /// The fixed tile of each place, with its turn.
    fixed_at: Vec<Option<(usize, u8)>>,
    /// The last place that the filter allows for the first tile.
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

    /// True if an unused tile fits at a place after a state.
    fn fits(&self, state: RowState, place: usize, tile: usize, turn: u8) -> bool {
        let colour = |colour| self.tiles[tile].face(turn, 4) == colour;
        let wanted = match self.fixed_at[place] {
            Some(fixed) => fixed == (tile, turn),
            None => self.place_of[tile].is_none(),
        };
        state.colour.is_none_or(colour) && wanted
    }

    /// False if all rows with this choice are filtered out as rotations of others. `first_used` is true if the first tile
    /// is in the row already.
    fn keeps(&self, place: usize, tile: usize, turn: u8, first_used: bool) -> bool {
        if tile == 0 {
            self.kept.keeps(place, turn)
        } else {
            first_used || place < self.latest
        }
    }

    /// The state after adding a tile.
    fn after(&self, state: RowState, tile: usize, turn: u8) -> RowState {
        RowState {
            left: state.left - TileClasses::one(self.classes.of[tile]),
            colour: Some(self.tiles[tile].face(turn, 1)),
        }
    }

    fn solution(&self, area: Area, row: &[(usize, u8)]) -> Solution {
        let laid = (0..).zip(row).map(|(column, &(tile, turn))| {
            (self.tiles[tile].number, Hex::at(area, column, 0), turn)
        });
        solution(area, laid)
    }
}

/// A level of the backtracking: a place in the row.
struct RowLevel {
    /// The state before this place.
    state: RowState,
    /// The choice to try next: 6 × tile + turn.
    choice: usize,
    /// True if the state is known to lead to a row, or was not completely searched.
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

/// The number of rows; 0 if it was stopped.
///
/// # Errors
/// [`CountError::TooLarge`]
pub fn count(
    puzzle: &Puzzle,
    rotations: Rotations,
    watch: &SearchControl<'_>,
) -> Result<(BigUint, SearchEnd), CountError> {
    let tiles: Vec<_> = puzzle.tiles.tiles().collect();
    let classes = TileClasses::new(&tiles);
    let count = if classes.max_states() <= MAX_STATES {
        watch.progress.begin(tiles.len());
        classes.count(watch)
    } else {
        let Some(rows) = Rows::new(&tiles, watch) else {
            return Ok((BigUint::ZERO, SearchEnd::Some));
        };
        let (states, most) = (rows.cases(), MAX_CASES);
        if states > most {
            return Err(CountError::TooLarge { states, most });
        }
        rows.count(watch)
    };
    let Some(count) = count else {
        return Ok((BigUint::ZERO, SearchEnd::Some));
    };
    // No row is symmetric, so that rotations come in full orbits.
    let equal = match rotations {
        Rotations::Each => 1,
        Rotations::Once => CellGraph::of(puzzle.area).symmetries().len() + 1,
    };
    Ok((count / equal, SearchEnd::All))
}

/// The unused tiles by class, and the last colour of the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct RowState {
    /// The number of tiles of each class, four bits each.
    left: u64,
    /// The colour at the right end; `None` for the empty row.
    colour: Option<TantrixColour>,
}

/// Classes of tiles by their pairs of opposite faces.
struct TileClasses {
    /// The class of each tile.
    of: Vec<usize>,
    /// The number of tiles in each class, at most eight.
    sizes: Vec<usize>,
    /// By class and left colour: the right colours, one for each turn with that left colour.
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

    /// One tile of a class, in the form of [`RowState::left`].
    fn one(class: usize) -> u64 {
        1 << (4 * class)
    }

    /// All tiles, in the form of [`RowState::left`].
    fn all(&self) -> u64 {
        self.of.iter().map(|&class| TileClasses::one(class)).sum()
    }

    /// The states after adding one tile.
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

    /// An upper bound for the number of states.
    fn max_states(&self) -> u64 {
        let sizes = self.sizes.iter().map(|&size| size as u64 + 1);
        sizes.product::<u64>() * TantrixColour::ALL.len() as u64
    }

    /// The number of rows; `None` if it was stopped.
    ///
    /// Dynamic programming over the states, by the number of tiles used.
    fn count(&self, watch: &SearchControl<'_>) -> Option<BigUint> {
        let mut rows: HashMap<RowState, BigUint> = HashMap::new();
        let total: usize = self.of.len();
        let empty = RowState {
            left: self.all(),
            colour: None,
        };
        // The states after each number of tiles, with the number of rows that lead to them.
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
