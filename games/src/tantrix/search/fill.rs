//! Search on a board without a line condition, an edge-matching puzzle: cell by cell in reading order, matching the tiles
//! above and to the left. Sets of tiles are bits.

use super::board::{BEYOND, CellGraph, SymmetryFilter, leaves_no_hole};
use super::stream::{self, CHECK_INTERVAL};
use super::{Rotations, SearchControl, SearchEnd, SolutionSink, solution};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::{Placed, Solution};
use crate::tantrix::tile::Tile;
use num_bigint::BigUint;
use rayon::prelude::*;
use std::ops::ControlFlow;

/// The content of a cell: the index of a tile, and its turn; `None` if the cell is empty.
type CellTile = Option<(usize, u8)>;

/// The search for a puzzle.
pub struct FillSearch {
    area: Area,
    board: CellGraph,
    kept: SymmetryFilter,
    holes: Holes,
    golden: bool,
    tiles: Vec<&'static Tile>,
    /// The laid tiles, by cell.
    fixed: Vec<CellTile>,
    /// The set of laid tiles.
    fixed_tiles: u64,
    /// By turn, face and colour: the tiles that show that colour there.
    shows: [[[u64; 4]; 6]; 6],
}

/// The minimum number of parts of the search, if there are that many prefixes.
const MIN_PARTS: usize = 256;

impl FillSearch {
    /// The search for a puzzle on a bounded board.
    pub fn new(puzzle: &Puzzle, rotations: Rotations) -> FillSearch {
        let board = CellGraph::of(puzzle.area);
        let tiles: Vec<_> = puzzle.tiles.tiles().collect();
        let mut shows = [[[0; 4]; 6]; 6];
        for (at, tile) in tiles.iter().enumerate() {
            for (turn, shows) in (0..).zip(&mut shows) {
                for (face, shows) in (0..).zip(shows) {
                    shows[tile.face(turn, face) as usize] |= 1 << at;
                }
            }
        }
        FillSearch {
            area: puzzle.area,
            kept: match rotations {
                Rotations::Each => SymmetryFilter::all(),
                Rotations::Once => SymmetryFilter::up_to_rotation(&board),
            },
            fixed: vec![None; board.cells.len()],
            fixed_tiles: 0,
            board,
            holes: puzzle.holes,
            golden: puzzle.golden,
            tiles,
            shows,
        }
    }

    /// Adds laid tiles.
    pub fn with_fixed(mut self, fixed: &[Placed]) -> FillSearch {
        for one in fixed {
            let hex = Hex::at(self.area, one.column.into(), one.row.into());
            let tile = self.tiles.iter().position(|t| t.number == one.tile);
            if let (Some(cell), Some(tile)) = (self.board.index(hex), tile) {
                self.fixed[cell] = Some((tile, one.turn));
                self.fixed_tiles |= 1 << tile;
            }
        }
        self
    }

    /// Gives all solutions to `take`.
    pub fn solve(&self, watch: &SearchControl<'_>, take: &mut SolutionSink<'_>) -> SearchEnd {
        let work =
            |prefix: &Vec<CellTile>, give: &mut SolutionSink<'_>, stop: &dyn Fn() -> bool| {
                let _ = self.from(prefix, self.board.cells.len(), stop, &mut |cells| {
                    give(self.solution(cells))
                });
            };
        stream::in_order(&self.prefixes(watch), watch, work, take)
    }

    /// Counts the solutions.
    pub fn count(&self, watch: &SearchControl<'_>) -> (BigUint, SearchEnd) {
        let prefixes = self.prefixes(watch);
        watch.progress.begin(prefixes.len());
        let count = |prefix: &Vec<CellTile>| {
            let mut count = 0u64;
            let go_on = &mut |_: &[CellTile]| {
                count += 1;
                ControlFlow::Continue(())
            };
            // Once the search is stopped, skip the remaining parts.
            if !watch.stopped() {
                let cells = self.board.cells.len();
                let _ = self.from(prefix, cells, &|| watch.stopped(), go_on);
            }
            watch.progress.part_done();
            BigUint::from(count)
        };
        let sum = stream::on_all_threads(watch, || prefixes.par_iter().map(count).sum());
        (
            sum,
            if watch.stopped() {
                SearchEnd::Some
            } else {
                SearchEnd::All
            },
        )
    }

    /// The contents of the first few cells that solutions can have; each is a part of the search.
    fn prefixes(&self, watch: &SearchControl<'_>) -> Vec<Vec<CellTile>> {
        let mut prefixes = vec![Vec::new()];
        for depth in 1..=self.board.cells.len() {
            let mut longer = Vec::new();
            for prefix in &prefixes {
                if watch.stopped() {
                    break;
                }
                let _ = self.from(prefix, depth, &|| watch.stopped(), &mut |cells| {
                    longer.push(cells.to_vec());
                    ControlFlow::Continue(())
                });
            }
            prefixes = longer;
            if prefixes.len() >= MIN_PARTS {
                break;
            }
        }
        prefixes
    }

    /// Calls `visit` with all contents of the first `depth` cells that start with `prefix`; if these are all cells, only
    /// those that leave no forbidden hole.
    fn from(
        &self,
        prefix: &[CellTile],
        depth: usize,
        stop: &dyn Fn() -> bool,
        visit: &mut dyn FnMut(&[CellTile]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cells = self.board.cells.len();
        let mut show = |contents: &[CellTile]| {
            if self.holes != Holes::Allowed && contents.len() == cells {
                let occupied: Vec<bool> = contents.iter().map(Option::is_some).collect();
                if !leaves_no_hole(self.holes, &self.board, &occupied) {
                    return ControlFlow::Continue(());
                }
            }
            visit(contents)
        };
        if prefix.len() == depth {
            return show(prefix);
        }
        let mut contents = prefix.to_vec();
        let laid = prefix
            .iter()
            .flatten()
            .fold(0u64, |set, (tile, _)| set | 1 << tile);
        let all = u64::MAX >> (64 - self.tiles.len());
        let mut unused = all & !laid;
        let mut levels = vec![self.level(&contents, unused)];
        let mut nodes = 0u64;
        while let Some(level) = levels.last_mut() {
            let Some(content) = level.next() else {
                levels.pop();
                if let Some((tile, _)) = contents.pop().flatten().filter(|_| !levels.is_empty()) {
                    unused |= 1 << tile;
                }
                continue;
            };
            nodes += 1;
            if nodes.is_multiple_of(CHECK_INTERVAL) && stop() {
                return ControlFlow::Break(());
            }
            contents.push(content);
            if let Some((tile, _)) = content {
                unused &= !(1 << tile);
            }
            if contents.len() < depth {
                levels.push(self.level(&contents, unused));
                continue;
            }
            show(&contents)?;
            contents.pop();
            if let Some((tile, _)) = content {
                unused |= 1 << tile;
            }
        }
        ControlFlow::Continue(())
    }

    /// The possible contents of the next cell.
    fn level(&self, contents: &[CellTile], unused: u64) -> CellLevel {
        let cell = contents.len();
        let mut rest = match self.fixed[cell] {
            None => [unused & !self.fixed_tiles; 6],
            Some((tile, turn)) => [0, 1, 2, 3, 4, 5].map(|t| u64::from(t == turn) << tile),
        };
        for (face, neighbour) in (0..).zip(self.board.around[cell]) {
            if neighbour == BEYOND || !self.golden {
                continue;
            }
            // Earlier cells are in `contents`; of later ones, only laid tiles are known.
            let neighbour = usize::from(neighbour);
            let content = contents.get(neighbour).unwrap_or(&self.fixed[neighbour]);
            if let Some((tile, turn)) = *content {
                let colour = self.tiles[tile].face(turn, (face + 3) % 6) as usize;
                for (rest, shows) in rest.iter_mut().zip(&self.shows) {
                    *rest &= shows[usize::from(face)][colour];
                }
            }
        }
        for (turn, rest) in (0..).zip(&mut rest) {
            if !self.kept.keeps(cell, turn) {
                *rest &= !1;
            }
        }
        // The cell may stay empty only if the remaining cells can hold all tiles.
        let cells = self.board.cells.len() - cell - 1;
        let empty = self.fixed[cell].is_none() && unused.count_ones() as usize <= cells;
        CellLevel {
            rest,
            turn: 0,
            empty,
        }
    }

    fn solution(&self, contents: &[CellTile]) -> Solution {
        let laid = contents
            .iter()
            .zip(&self.board.cells)
            .filter_map(|(content, &cell)| {
                content.map(|(tile, turn)| (self.tiles[tile].number, cell, turn))
            });
        solution(self.area, laid)
    }
}

/// The contents still to try in a cell: tiles by turn, then none.
struct CellLevel {
    rest: [u64; 6],
    turn: usize,
    empty: bool,
}

impl CellLevel {
    fn next(&mut self) -> Option<CellTile> {
        while let Some(rest) = self.rest.get_mut(self.turn) {
            if *rest == 0 {
                self.turn += 1;
                continue;
            }
            let tile = rest.trailing_zeros() as usize;
            *rest &= *rest - 1;
            return Some(Some((tile, self.turn as u8)));
        }
        std::mem::take(&mut self.empty).then_some(None)
    }
}
