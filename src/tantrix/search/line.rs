//! A line through all tiles: first its shape, then tiles for the shape.
//!
//! The shape of a line says of every tile whether its line is a corner, a curve or a straight, and
//! how it lies; what is left is to match the other colours where the shape touches itself. There are
//! few shapes (1212 loops of ten tiles, moved or not), so that this is far faster than to lay tile
//! after tile along the line.

use super::assign::{Assigner, Choice};
use super::board::{Board, Kept};
use super::deck::Deck;
use super::shape::{Prefix, Walker};
use super::tail::Tail;
use super::wanted::{Step, Wanted};
use super::{Found, Rotations, Take, Watch, solution, stream};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::Solution;
use crate::tantrix::tile::Colour;
use num_bigint::BigUint;
use rayon::prelude::*;
use std::ops::ControlFlow;

/// All that there is to search for a puzzle.
pub struct Search {
    area: Area,
    fields: Vec<Field>,
    lines: Vec<Line>,
    parts: Vec<Part>,
    golden: bool,
    holes: Holes,
}

/// A board, and which of equal solutions are kept there.
struct Field {
    board: Board,
    origin: Option<u16>,
    kept: Kept,
    /// Whether loops are looked for there, open lines, or both.
    loops: [bool; 2],
}

/// Lines of a colour.
struct Line {
    deck: Deck,
    tail: Option<Tail>,
    closed: bool,
    /// The lines that were searched before: what is one of them, too, was found then.
    before: Vec<(Colour, bool)>,
}

/// A part of the search: lines on a field that begin so.
struct Part {
    line: usize,
    field: usize,
    prefix: Prefix,
}

/// Who sees shapes with tiles, one after the other, until it breaks.
type Visit<'a> = dyn FnMut(&[Step], &[Choice]) -> ControlFlow<()> + 'a;

/// The search is split into so many parts at least, if the lines divide so often.
const PARTS: usize = 256;

impl Search {
    /// The search for lines in these colours.
    pub fn new(
        puzzle: &Puzzle,
        rotations: Rotations,
        colours: &[Colour],
        watch: &Watch<'_>,
    ) -> Search {
        let only_closed = puzzle.line.is_some_and(|line| line.closed);
        let both = [false, true]
            .into_iter()
            .flat_map(|closed| colours.iter().map(move |&c| (c, closed)));
        let possible = both.filter(|&(colour, closed)| match closed {
            true => puzzle.obstacle(colour, true).is_none(),
            false => !only_closed,
        });
        let possible: Vec<(Colour, bool)> = possible.collect();
        let line = |(at, &(colour, closed)): (usize, &(Colour, bool))| {
            let deck = Deck::new(puzzle.tiles, colour);
            let tail = closed.then(|| Tail::new(deck.counts()));
            Line {
                deck,
                tail,
                closed,
                before: possible[..at].to_vec(),
            }
        };
        let lines = possible.iter().enumerate().map(line).collect();
        let mut search = Search {
            area: puzzle.area,
            fields: fields(puzzle, rotations),
            lines,
            parts: Vec::new(),
            golden: puzzle.golden,
            holes: puzzle.holes,
        };
        search.split(watch);
        search
    }

    fn split(&mut self, watch: &Watch<'_>) {
        let mut parts = Vec::new();
        let many = PARTS / (self.fields.len() * self.lines.len()).max(1);
        for (line, of) in self.lines.iter().enumerate() {
            for (field, on) in self.fields.iter().enumerate() {
                if !on.loops[usize::from(!of.closed)] {
                    continue;
                }
                let wanted = self.wanted(of, on);
                let prefixes =
                    Walker::prefixes(&wanted, of.tail.as_ref(), many, &|| watch.stopped());
                parts.extend(prefixes.into_iter().map(|prefix| Part {
                    line,
                    field,
                    prefix,
                }));
            }
        }
        self.parts = parts;
    }

    fn wanted<'a>(&self, line: &Line, field: &'a Field) -> Wanted<'a> {
        Wanted {
            board: &field.board,
            origin: field.origin,
            bends: line.deck.counts(),
            closed: line.closed,
            holes: self.holes,
            golden: self.golden,
        }
    }

    /// Shows all solutions.
    pub fn solve(&self, watch: &Watch<'_>, take: &mut Take<'_>) -> Found {
        let work = |part: &Part, give: &mut Take<'_>, stop: &dyn Fn() -> bool| {
            self.part(part, stop, &mut |shape, choices| {
                give(self.solution(part, shape, choices))
            });
        };
        stream::in_order(&self.parts, watch, work, take)
    }

    /// Counts the solutions.
    pub fn count(&self, watch: &Watch<'_>) -> (BigUint, Found) {
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
        let counts = stream::on_all(watch, || self.parts.par_iter().map(count).sum());
        (
            counts,
            if watch.stopped() {
                Found::Some
            } else {
                Found::All
            },
        )
    }

    /// Shows the solutions of a part, as shapes with tiles.
    fn part(&self, part: &Part, stop: &dyn Fn() -> bool, visit: &mut Visit<'_>) {
        let (line, field) = (&self.lines[part.line], &self.fields[part.field]);
        let wanted = self.wanted(line, field);
        let mut assigner = Assigner::new(&line.deck, &wanted, &field.kept, &line.before);
        let mut walker = Walker::new(&wanted, line.tail.as_ref());
        // Whoever breaks has had enough, or was told to stop.
        let _ = walker.from(&part.prefix, stop, &mut |shape| {
            assigner.all(shape, stop, &mut |choices| visit(shape, choices))
        });
    }

    fn solution(&self, part: &Part, shape: &[Step], choices: &[Choice]) -> Solution {
        let deck = &self.lines[part.line].deck;
        let cells = &self.fields[part.field].board.cells;
        let laid = shape.iter().zip(choices).map(|(step, &(tile, turn))| {
            (deck.tiles[tile].number, cells[usize::from(step.cell)], turn)
        });
        solution(self.area, laid)
    }
}

/// The boards where lines are looked for.
fn fields(puzzle: &Puzzle, rotations: Rotations) -> Vec<Field> {
    let length = puzzle.tiles.len();
    let upright = |board: Board, origin, loops| {
        let kept = match rotations {
            Rotations::Each => Kept::all(),
            Rotations::Once => Kept::upright(&board),
        };
        Field {
            board,
            origin,
            kept,
            loops,
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
            let from_origin = |board: Board, loops| {
                let origin = board.index(Hex::ORIGIN).map(|at| at as u16);
                upright(board, origin, loops)
            };
            vec![
                from_origin(Board::disc(length - 1, false), [false, true]),
                from_origin(Board::disc(length / 2, true), [true, false]),
            ]
        }
        _ => {
            let board = Board::of(puzzle.area);
            let kept = match rotations {
                Rotations::Each => Kept::all(),
                Rotations::Once => Kept::up_to_rotation(&board),
            };
            vec![Field {
                board,
                origin: None,
                kept,
                loops: [true, true],
            }]
        }
    }
}

/// All regions of so many cells that are convex: between two lines each way. These are the only
/// groups of tiles on a free board around which no empty cell touches three or more: along the edge
/// of such a group each empty cell touches one or two tiles, so the edge never turns back, and turns
/// around once; an empty cell within would have others around it, and the corners of such a zone
/// touch three.
pub fn convex_regions(cells: usize) -> Vec<Board> {
    let mut regions = Vec::new();
    for rows in 1..=cells {
        for width in 1..=cells {
            for (left, right) in (0..rows).flat_map(|l| (0..rows).map(move |r| (l, r))) {
                // The left edge goes south-west for so many rows, then south-east; the right edge the
                // other way around.
                let edges = (0..rows).map(|row| {
                    let from = -(row.min(left) as i16);
                    let to = width as i16 - row.saturating_sub(right) as i16;
                    (row as i16, from, to)
                });
                let count: i16 = edges.clone().map(|(_, from, to)| (to - from).max(0)).sum();
                if count as usize == cells && edges.clone().all(|(_, from, to)| from < to) {
                    let row = |(r, from, to)| (from..to).map(move |q| Hex { r, q });
                    regions.push(Board::new(edges.flat_map(row).collect()));
                }
            }
        }
    }
    regions
}
