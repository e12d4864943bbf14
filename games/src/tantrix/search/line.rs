//! Search for a line through all tiles: first the shapes of the line, then tiles for each shape.
//!
//! A shape determines for each step whether the line is a corner, a curve or a straight, and which faces it joins. It
//! remains to match the other colours where the shape touches itself. There are few shapes (1212 loops of ten tiles, up to
//! movement), so that this is much faster than laying tile by tile along the line.

use super::assign::{Assigner, TileChoice};
use super::board::{CellGraph, SymmetryFilter};
use super::deck::Deck;
use super::regions::regions;
use super::return_paths::ReturnPaths;
use super::shape::{Prefix, ShapeSpec, ShapeWalker, WalkStep};
use super::{Rotations, SearchControl, SearchEnd, SolutionSink, solution, stream};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::Solution;
use crate::tantrix::tile::TantrixColour;
use num_bigint::BigUint;
use rayon::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The search for a puzzle.
pub struct LineSearch {
    area: Area,
    fields: Vec<LineBoard>,
    lines: Vec<ColourLines>,
    parts: Vec<LinePart>,
    golden: bool,
    holes: Holes,
}

/// A board to search, with a filter for equal solutions.
struct LineBoard {
    board: CellGraph,
    origin: Option<u16>,
    kept: SymmetryFilter,
    /// True at 0 to search for loops, at 1 for open lines.
    loops: [bool; 2],
    /// Sets of cells, in rising order, to skip because they are searched as separate boards.
    without: HashSet<Vec<u16>>,
}

/// The lines of one colour that are all closed or all open.
pub struct ColourLines {
    pub colour: TantrixColour,
    pub deck: Deck,
    /// For closed lines.
    pub return_paths: Option<ReturnPaths>,
    pub closed: bool,
    /// The lines (colour, closed) searched earlier; solutions that also contain one of these were found then.
    pub before: Vec<(TantrixColour, bool)>,
}

/// A part of the search: the lines on a field with a given start.
struct LinePart {
    line: usize,
    field: usize,
    prefix: Prefix,
}

/// Receives shapes with tiles until it breaks.
type VisitTiles<'a> = dyn FnMut(&[WalkStep], &[TileChoice]) -> ControlFlow<()> + 'a;

/// The minimum number of parts of the search, if the lines branch that often.
const MIN_PARTS: usize = 256;

impl LineSearch {
    /// The search for lines in these colours.
    pub fn new(
        puzzle: &Puzzle,
        rotations: Rotations,
        colours: &[TantrixColour],
        watch: &SearchControl<'_>,
    ) -> LineSearch {
        let lines = lines(puzzle, colours, watch);
        let mut search = LineSearch {
            area: puzzle.area,
            fields: fields(puzzle, rotations, watch),
            lines,
            parts: Vec::new(),
            golden: puzzle.golden,
            holes: puzzle.holes,
        };
        search.split(watch);
        search
    }

    /// Splits the search into parts.
    fn split(&mut self, watch: &SearchControl<'_>) {
        let mut parts = Vec::new();
        for (line, of) in self.lines.iter().enumerate() {
            for (field, on) in self.fields.iter().enumerate() {
                // The first boards are the most promising: split them more finely.
                let even = MIN_PARTS / (self.fields.len() * self.lines.len()).max(1);
                let min_parts = even.max(MIN_PARTS >> field.min(16));
                if !on.loops[usize::from(!of.closed)] {
                    continue;
                }
                let wanted = self.wanted(of, on);
                let prefixes =
                    ShapeWalker::prefixes(&wanted, of.return_paths.as_ref(), min_parts, &|| {
                        watch.stopped()
                    });
                parts.extend(prefixes.into_iter().map(|prefix| LinePart {
                    line,
                    field,
                    prefix,
                }));
            }
        }
        self.parts = parts;
    }

    fn wanted<'a>(&self, line: &ColourLines, field: &'a LineBoard) -> ShapeSpec<'a> {
        ShapeSpec {
            board: &field.board,
            origin: field.origin,
            bends: line.deck.counts(),
            closed: line.closed,
            holes: self.holes,
            golden: self.golden,
        }
    }

    /// Gives all solutions to `take`.
    pub fn solve(&self, watch: &SearchControl<'_>, take: &mut SolutionSink<'_>) -> SearchEnd {
        let work = |part: &LinePart, give: &mut SolutionSink<'_>, stop: &dyn Fn() -> bool| {
            self.part(part, stop, &mut |shape, choices| {
                give(self.solution(part, shape, choices))
            });
        };
        stream::in_order(&self.parts, watch, work, take)
    }

    /// Counts the solutions.
    pub fn count(&self, watch: &SearchControl<'_>) -> (BigUint, SearchEnd) {
        watch.progress.begin(self.parts.len());
        let count = |part| {
            let mut count = 0u64;
            if !watch.stopped() {
                self.part(part, &|| watch.stopped(), &mut |_, _| {
                    count += 1;
                    ControlFlow::Continue(())
                });
            }
            watch.progress.part_done();
            BigUint::from(count)
        };
        let counts = stream::on_all_threads(watch, || self.parts.par_iter().map(count).sum());
        (
            counts,
            if watch.stopped() {
                SearchEnd::Some
            } else {
                SearchEnd::All
            },
        )
    }

    /// Calls `visit` with the solutions of a part, as shapes with tiles.
    fn part(&self, part: &LinePart, stop: &dyn Fn() -> bool, visit: &mut VisitTiles<'_>) {
        let (line, field) = (&self.lines[part.line], &self.fields[part.field]);
        let wanted = self.wanted(line, field);
        let mut assigner = Assigner::new(&line.deck, &wanted, &field.kept, &line.before);
        let mut walker = ShapeWalker::new(&wanted, line.return_paths.as_ref());
        // A break needs no action: the receiver broke, or the search was stopped.
        let _ = walker.from(&part.prefix, stop, &mut |shape| {
            if !field.without.is_empty() {
                let mut cells: Vec<u16> = shape.iter().map(|step| step.cell).collect();
                cells.sort_unstable();
                if field.without.contains(&cells) {
                    return ControlFlow::Continue(());
                }
            }
            assigner.all(shape, stop, &mut |choices| visit(shape, choices))
        });
    }

    fn solution(&self, part: &LinePart, shape: &[WalkStep], choices: &[TileChoice]) -> Solution {
        let deck = &self.lines[part.line].deck;
        let cells = &self.fields[part.field].board.cells;
        let laid = shape.iter().zip(choices).map(|(step, &(tile, turn))| {
            (deck.tiles[tile].number, cells[usize::from(step.cell)], turn)
        });
        solution(self.area, laid)
    }
}

/// The lines that may go through all tiles, the open ones first.
pub fn lines(
    puzzle: &Puzzle,
    colours: &[TantrixColour],
    watch: &SearchControl<'_>,
) -> Vec<ColourLines> {
    let only_closed = puzzle.line.is_some_and(|line| line.closed);
    let possible: Vec<(TantrixColour, bool)> = [false, true]
        .into_iter()
        .flat_map(|closed| colours.iter().map(move |&colour| (colour, closed)))
        .filter(|&(colour, closed)| {
            if closed {
                puzzle.obstacle(colour, true).is_none()
            } else {
                !only_closed
            }
        })
        .collect();
    possible
        .iter()
        .enumerate()
        .map(|(at, &(colour, closed))| {
            let deck = Deck::new(puzzle.tiles, colour);
            let return_paths = closed.then(|| ReturnPaths::new(deck.counts(), &|| watch.stopped()));
            ColourLines {
                colour,
                deck,
                return_paths,
                closed,
                before: possible[..at].to_vec(),
            }
        })
        .collect()
}

/// The boards to search for lines.
fn fields(puzzle: &Puzzle, rotations: Rotations, watch: &SearchControl<'_>) -> Vec<LineBoard> {
    let length = puzzle.tiles.len();
    let upright = |board: CellGraph, origin, loops| {
        let kept = match rotations {
            Rotations::Each => SymmetryFilter::all(),
            Rotations::Once => SymmetryFilter::upright(&board),
        };
        LineBoard {
            board,
            origin,
            kept,
            loops,
            without: HashSet::new(),
        }
    };
    match (puzzle.area, puzzle.holes) {
        (Area::Free, Holes::None) => {
            let regions = convex_regions(length).into_iter();
            regions
                .map(|region| upright(region, None, [true, true]))
                .collect()
        }
        (Area::Free, _) => {
            let from_origin = |board: CellGraph, loops| {
                let origin = board.index(Hex::ORIGIN).map(|at| at as u16);
                upright(board, origin, loops)
            };
            vec![
                from_origin(CellGraph::disc(length - 1, false), [false, true]),
                from_origin(CellGraph::disc(length / 2, true), [true, false]),
            ]
        }
        _ => {
            let board = CellGraph::of(puzzle.area);
            let kept = match rotations {
                Rotations::Each => SymmetryFilter::all(),
                Rotations::Once => SymmetryFilter::up_to_rotation(&board),
            };
            let whole = |without: HashSet<Vec<u16>>| LineBoard {
                board: board.clone(),
                origin: None,
                kept: kept.clone(),
                loops: [true, true],
                without,
            };
            if puzzle.holes != Holes::None || board.cells.len() == length {
                return vec![whole(HashSet::new())];
            }
            let found = regions(&board, length, &|| watch.stopped());
            let part = |group: &Vec<u16>| LineBoard {
                board: board.part(group),
                kept: kept.within(group),
                ..whole(HashSet::new())
            };
            let mut fields: Vec<LineBoard> = found.groups.iter().map(part).collect();
            if !found.complete {
                fields.push(whole(found.groups.into_iter().collect()));
            }
            fields
        }
    }
}

/// All convex regions of this many cells: those bounded by two parallel lines in each of the three directions.
///
/// These are the only groups of tiles on a free board that leave no hole by the paper's rule. Along the edge of such a
/// group each empty cell touches one or two tiles, so that the edge never turns back, and turns around once. An empty cell
/// inside would belong to an enclosed zone, and the corners of that zone touch three tiles.
pub fn convex_regions(cells: usize) -> Vec<CellGraph> {
    let triangle = |side: usize| side * (side + 1) / 2;
    let mut regions = Vec::new();
    for rows in 1..=cells {
        for (left, right) in (0..rows).flat_map(|l| (0..rows).map(move |r| (l, r))) {
            // The left edge goes south-west for `left` rows, then south-east; the right edge south-east for `right` rows,
            // then south-west. The number of cells determines the width of the first row.
            let west = triangle(left) + (rows - 1 - left) * left;
            let east = triangle(rows - 1 - right);
            let Some(width) = (cells + east).checked_sub(west).map(|sum| sum / rows) else {
                continue;
            };
            let edges = (0..rows).map(|row| {
                let from = -(row.min(left) as i16);
                let to = width as i16 - row.saturating_sub(right) as i16;
                (row as i16, from, to)
            });
            let whole = (cells + east - west).is_multiple_of(rows);
            if whole && edges.clone().all(|(_, from, to)| from < to) {
                let row = |(r, from, to)| (from..to).map(move |q| Hex { r, q });
                regions.push(CellGraph::new(edges.flat_map(row).collect()));
            }
        }
    }
    regions
}
