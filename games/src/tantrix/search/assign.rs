//! Assigns tiles to the steps of a shape so that touching faces have the same colour.
//!
//! Backtracking, always at the step with the fewest tiles left (Golomb and Baumert, "Backtrack Programming", 1965). Sets of
//! tiles are bits, so that a choice takes a few operations.

use super::board::{BEYOND, SymmetryFilter};
use super::deck::Deck;
use super::shape::{ShapeSpec, WalkStep};
use super::stream::CHECK_INTERVAL;
use crate::tantrix::tile::TantrixColour;
use std::ops::ControlFlow;

/// A tile at a step: its index in the deck, and its turn.
pub type TileChoice = (usize, u8);

/// A contact with another step at a face that the line does not cross.
#[derive(Clone, Copy)]
struct Contact {
    face: u8,
    other: usize,
}

/// A level of the backtracking.
struct StepLevel {
    /// For each step the tiles that fit there, by flip.
    fitting: Vec<[u64; 2]>,
    /// The unassigned tiles.
    unused: u64,
    /// The step that is assigned a tile.
    step: usize,
    /// The tiles still to try there.
    rest: [u64; 2],
}

/// Finds tiles for shapes. Reuses its memory from one shape to the next.
pub struct Assigner<'a> {
    deck: &'a Deck,
    wanted: &'a ShapeSpec<'a>,
    kept: &'a SymmetryFilter,
    before: &'a [(TantrixColour, bool)],
    /// The laid tile of each cell; empty if there are none.
    fixed: &'a [Option<TileChoice>],
    /// The set of laid tiles.
    fixed_tiles: u64,
    /// The step in each cell, or [`BEYOND`].
    step_at: Vec<u16>,
    contacts: Vec<Vec<Contact>>,
    pairs: Vec<u8>,
    levels: Vec<StepLevel>,
    chosen: Vec<TileChoice>,
    assigned: u64,
    nodes: u64,
}

impl<'a> Assigner<'a> {
    /// An assigner for shapes on a board. Skips assignments that also contain a line through all tiles in a colour of
    /// `before` that is closed, or open, as it says; those were found in the search for that line.
    pub fn new(
        deck: &'a Deck,
        wanted: &'a ShapeSpec<'a>,
        kept: &'a SymmetryFilter,
        before: &'a [(TantrixColour, bool)],
    ) -> Assigner<'a> {
        let length = deck.tiles.len();
        let level = || StepLevel {
            fitting: vec![[0; 2]; length],
            unused: 0,
            step: 0,
            rest: [0; 2],
        };
        Assigner {
            deck,
            wanted,
            kept,
            before,
            fixed: &[],
            fixed_tiles: 0,
            step_at: vec![BEYOND; wanted.board.cells.len()],
            contacts: vec![Vec::new(); length],
            pairs: vec![0; length],
            levels: (0..=length).map(|_| level()).collect(),
            chosen: vec![(0, 0); length],
            assigned: 0,
            nodes: 0,
        }
    }

    /// Adds laid tiles, by cell.
    pub fn with_fixed(self, fixed: &'a [Option<TileChoice>]) -> Assigner<'a> {
        let fixed_tiles = fixed
            .iter()
            .flatten()
            .fold(0, |set, (tile, _)| set | 1 << tile);
        Assigner {
            fixed,
            fixed_tiles,
            ..self
        }
    }

    /// Calls `visit` with every assignment of tiles to the steps of the shape.
    pub fn all(
        &mut self,
        shape: &[WalkStep],
        stop: &dyn Fn() -> bool,
        visit: &mut dyn FnMut(&[TileChoice]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.prepare(shape);
        let length = shape.len();
        let mut depth = 0;
        if !self.pick(0) {
            return ControlFlow::Continue(());
        }
        loop {
            let level = &mut self.levels[depth];
            let flip = usize::from(level.rest[0] == 0);
            if level.rest[flip] == 0 {
                self.assigned &= !(1 << level.step);
                if depth == 0 {
                    return ControlFlow::Continue(());
                }
                depth -= 1;
                continue;
            }
            let tile = level.rest[flip].trailing_zeros() as usize;
            level.rest[flip] &= level.rest[flip] - 1;
            self.nodes += 1;
            if self.nodes.is_multiple_of(CHECK_INTERVAL) && stop() {
                return ControlFlow::Break(());
            }
            let turn = self.deck.turn(self.pairs[level.step], flip, tile);
            self.chosen[level.step] = (tile, turn);
            if depth + 1 == length {
                let found = |&(colour, closed)| self.line_of(colour, shape) == Some(closed);
                if !self.before.iter().any(found) {
                    visit(&self.chosen)?;
                }
            } else if self.lay(depth, tile, turn) && self.pick(depth + 1) {
                depth += 1;
            }
        }
    }

    /// Sets up the first level for a shape.
    fn prepare(&mut self, shape: &[WalkStep]) {
        self.step_at.fill(BEYOND);
        for (at, step) in shape.iter().enumerate() {
            self.step_at[usize::from(step.cell)] = at as u16;
        }
        self.assigned = 0;
        let first = &mut self.levels[0];
        first.unused = (1u64 << shape.len()) - 1;
        for (at, step) in shape.iter().enumerate() {
            let pair = Deck::pair(step.enter, step.leave);
            self.pairs[at] = pair;
            let fixed = self.fixed.get(usize::from(step.cell)).copied().flatten();
            let mut fitting = self.deck.fitting(step.enter, step.leave);
            for (flip, tiles) in fitting.iter_mut().enumerate() {
                *tiles &= match fixed {
                    None => !self.fixed_tiles,
                    Some((tile, turn)) if self.deck.turn(pair, flip, tile) == turn => 1 << tile,
                    Some(_) => 0,
                };
                // The first tile is restricted to solutions that are kept.
                let turn = self.deck.turn(pair, flip, 0);
                if !self.kept.keeps(usize::from(step.cell), turn) {
                    *tiles &= !1;
                }
            }
            first.fitting[at] = fitting;
            self.contacts[at].clear();
            if self.wanted.golden {
                let around = self.wanted.board.around[usize::from(step.cell)];
                for (face, cell) in (0..).zip(around) {
                    let beside = face != step.enter && face != step.leave;
                    if beside && cell != BEYOND && self.step_at[usize::from(cell)] != BEYOND {
                        let other = usize::from(self.step_at[usize::from(cell)]);
                        self.contacts[at].push(Contact { face, other });
                    }
                }
            }
        }
    }

    /// Assigns a tile in the next level: removes it, and removes from the neighbours' sets the tiles that do not match it.
    /// Returns false if a neighbour has none left.
    fn lay(&mut self, depth: usize, tile: usize, turn: u8) -> bool {
        let (before, after) = self.levels.split_at_mut(depth + 1);
        let (level, next) = (&before[depth], &mut after[0]);
        next.fitting.copy_from_slice(&level.fitting);
        next.unused = level.unused & !(1 << tile);
        for &Contact { face, other } in &self.contacts[level.step] {
            if self.assigned >> other & 1 == 1 {
                continue;
            }
            let colour = self.deck.tiles[tile].face(turn, face);
            let pair = self.pairs[other];
            let mut any = 0;
            for flip in 0..2 {
                next.fitting[other][flip] &= self.deck.showing(pair, flip, (face + 3) % 6, colour);
                any |= next.fitting[other][flip];
            }
            if any & next.unused == 0 {
                return false;
            }
        }
        true
    }

    /// Chooses the step of a level, the one with the fewest tiles left. Returns false if a step has none.
    fn pick(&mut self, depth: usize) -> bool {
        let level = &mut self.levels[depth];
        let mut fewest = u32::MAX;
        for (at, fitting) in level.fitting.iter().enumerate() {
            if self.assigned >> at & 1 == 1 {
                continue;
            }
            let count = fitting
                .map(|tiles| (tiles & level.unused).count_ones())
                .iter()
                .sum();
            if count < fewest {
                (fewest, level.step) = (count, at);
                level.rest = fitting.map(|tiles| tiles & level.unused);
                if count == 0 {
                    return false;
                }
            }
        }
        self.assigned |= 1 << level.step;
        true
    }

    /// True if the line of a colour through the current assignment is closed; `None` if it misses a tile.
    fn line_of(&self, colour: TantrixColour, shape: &[WalkStep]) -> Option<bool> {
        let ends = |at: usize| {
            let (tile, turn) = self.chosen[at];
            self.deck.tiles[tile]
                .ends(colour)
                .map(|(a, b)| [(a + turn) % 6, (b + turn) % 6])
        };
        // If the line continues beyond a face: the step there, and the face by which it leaves.
        let beyond = |at: usize, face: u8| {
            let cell = self.wanted.board.around[usize::from(shape[at].cell)][usize::from(face)];
            let next = self
                .step_at
                .get(usize::from(cell))
                .filter(|&&at| at != BEYOND)?;
            let next = usize::from(*next);
            let [one, other] = ends(next)?;
            let enter = (face + 3) % 6;
            match enter {
                _ if enter == one => Some((next, other)),
                _ if enter == other => Some((next, one)),
                _ => None,
            }
        };
        let mut joined = 1;
        for face in ends(0)? {
            let (mut at, mut face) = (0, face);
            while let Some(next) = beyond(at, face) {
                (at, face) = next;
                if at == 0 {
                    return (joined == shape.len()).then_some(true);
                }
                joined += 1;
            }
        }
        (joined == shape.len()).then_some(false)
    }
}
