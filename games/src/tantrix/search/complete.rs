//! Search for a line through all tiles when some tiles are laid already: shapes through these, then tiles for the shapes.

use super::assign::Assigner;
use super::board::{CellGraph, SymmetryFilter};
use super::line::{ColourLines, convex_regions, lines};
use super::shape::{ShapeSpec, WalkStep};
use super::through::{ThroughWalker, WalkChoice};
use super::{SearchControl, SearchEnd, SolutionSink, solution, stream};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::Placed;
use crate::tantrix::tile::TantrixColour;
use std::ops::ControlFlow;

/// The search for a puzzle with laid tiles.
pub struct CompletionSearch {
    area: Area,
    golden: bool,
    holes: Holes,
    lines: Vec<ColourLines>,
    fields: Vec<PartialBoard>,
    kept: SymmetryFilter,
    parts: Vec<CompletionPart>,
}

/// A board with the laid tiles.
struct PartialBoard {
    board: CellGraph,
    /// By cell: the index of the laid tile, and its turn.
    fixed: Vec<Option<(usize, u8)>>,
    /// True at 0 to search for loops, at 1 for open lines.
    loops: [bool; 2],
}

/// A part of the search: the lines on a field with a given start.
struct CompletionPart {
    line: usize,
    field: usize,
    first: WalkStep,
    given: Vec<WalkChoice>,
}

/// The minimum number of parts of the search, if the lines branch that often.
const MIN_PARTS: usize = 256;

impl CompletionSearch {
    /// The search for lines in these colours. At least one tile must be laid, and the laid tiles must keep the golden rule.
    pub fn new(
        puzzle: &Puzzle,
        laid: &[Placed],
        colours: &[TantrixColour],
        watch: &SearchControl<'_>,
    ) -> CompletionSearch {
        let mut search = CompletionSearch {
            area: puzzle.area,
            golden: puzzle.golden,
            holes: puzzle.holes,
            lines: lines(puzzle, colours, watch),
            fields: fields(puzzle, laid),
            kept: SymmetryFilter::all(),
            parts: Vec::new(),
        };
        search.split(watch);
        search
    }

    /// Gives all solutions to `take`.
    pub fn solve(&self, watch: &SearchControl<'_>, take: &mut SolutionSink<'_>) -> SearchEnd {
        let work = |part: &CompletionPart, give: &mut SolutionSink<'_>, stop: &dyn Fn() -> bool| {
            self.part(part, stop, give);
        };
        stream::in_order(&self.parts, watch, work, take)
    }

    /// Splits the search into parts.
    fn split(&mut self, watch: &SearchControl<'_>) {
        let mut parts = Vec::new();
        for line in 0..self.lines.len() {
            for field in 0..self.fields.len() {
                for first in self.first_steps(line, field) {
                    let given = Vec::new();
                    parts.push(CompletionPart {
                        line,
                        field,
                        first,
                        given,
                    });
                }
            }
        }
        // Add one choice after the other until there are enough parts.
        let max_depth = self.lines.iter().map(|line| line.deck.tiles.len()).max();
        for depth in 1..max_depth.unwrap_or(0) {
            if parts.len() >= MIN_PARTS || watch.stopped() {
                break;
            }
            let mut longer = Vec::new();
            for part in &parts {
                let _ = self.walker(part, |walker| {
                    walker.walk(depth, &|| watch.stopped(), &mut |walker| {
                        longer.push(CompletionPart {
                            given: walker.choices().to_vec(),
                            ..*part
                        });
                        ControlFlow::Continue(())
                    })
                });
            }
            parts = longer;
        }
        self.parts = parts;
    }

    /// The first steps of lines, on the first laid tile of a field: a loop in both directions, an open line in one.
    fn first_steps(&self, line: usize, field: usize) -> Vec<WalkStep> {
        let (line, field) = (&self.lines[line], &self.fields[field]);
        if !field.loops[usize::from(!line.closed)] {
            return Vec::new();
        }
        let first_laid = field
            .fixed
            .iter()
            .zip(0u16..)
            .find_map(|(fixed, cell)| Some((cell, (*fixed)?)));
        let Some((cell, (tile, turn))) = first_laid else {
            return Vec::new();
        };
        let Some((one, other)) = line.deck.tiles[tile].ends(line.colour) else {
            return Vec::new();
        };
        let (enter, leave) = ((one + turn) % 6, (other + turn) % 6);
        let mut steps = vec![WalkStep { cell, enter, leave }];
        if line.closed {
            steps.push(WalkStep {
                cell,
                enter: leave,
                leave: enter,
            });
        }
        steps
    }

    fn walker<T>(
        &self,
        part: &CompletionPart,
        work: impl FnOnce(&mut ThroughWalker<'_>) -> T,
    ) -> T {
        let (line, field) = (&self.lines[part.line], &self.fields[part.field]);
        work(&mut ThroughWalker::new(
            &self.wanted(line, field),
            line.return_paths.as_ref(),
            &line.deck,
            line.colour,
            &field.fixed,
            part.first,
            &part.given,
        ))
    }

    fn wanted<'a>(&self, line: &ColourLines, field: &'a PartialBoard) -> ShapeSpec<'a> {
        ShapeSpec {
            board: &field.board,
            origin: None,
            bends: line.deck.counts(),
            closed: line.closed,
            holes: self.holes,
            golden: self.golden,
        }
    }

    fn part(&self, part: &CompletionPart, stop: &dyn Fn() -> bool, give: &mut SolutionSink<'_>) {
        let (line, field) = (&self.lines[part.line], &self.fields[part.field]);
        let wanted = self.wanted(line, field);
        let mut assigner =
            Assigner::new(&line.deck, &wanted, &self.kept, &line.before).with_fixed(&field.fixed);
        // A break needs no action: the receiver broke, or the search was stopped.
        let _ = self.walker(part, |walker| {
            let whole = line.deck.tiles.len();
            walker.walk(whole, stop, &mut |walker| {
                let shape = walker.steps();
                assigner.all(shape, stop, &mut |choices| {
                    let laid = shape.iter().zip(choices).map(|(step, &(tile, turn))| {
                        let hex = field.board.cells[usize::from(step.cell)];
                        (line.deck.tiles[tile].number, hex, turn)
                    });
                    give(solution(self.area, laid))
                })
            })
        });
    }
}

/// The boards to search for lines, with the laid tiles. On a free board without holes these are all convex regions with the
/// first tile in each of their cells; on others, the first tile is at the origin.
fn fields(puzzle: &Puzzle, laid: &[Placed]) -> Vec<PartialBoard> {
    let hexes: Vec<Hex> = laid
        .iter()
        .map(|one| Hex::at(puzzle.area, one.column.into(), one.row.into()))
        .collect();
    let tiles: Vec<u8> = puzzle.tiles.tiles().map(|tile| tile.number).collect();
    let field = |board: CellGraph, origin: Hex, loops| {
        let mut fixed = vec![None; board.cells.len()];
        for (one, hex) in laid.iter().zip(&hexes) {
            let cell = board.index(Hex {
                r: hex.r - origin.r,
                q: hex.q - origin.q,
            })?;
            let tile = tiles.iter().position(|tile| *tile == one.tile)?;
            fixed[cell] = Some((tile, one.turn));
        }
        Some(PartialBoard {
            board,
            fixed,
            loops,
        })
    };
    let (length, first) = (tiles.len(), hexes[0]);
    let fields: Vec<Option<PartialBoard>> = match (puzzle.area, puzzle.holes) {
        (Area::Free, Holes::None) => {
            let regions = convex_regions(length).into_iter();
            let moved = regions.flat_map(|region| {
                // The first tile may be in any cell of the region.
                let cells = region.cells.clone().into_iter();
                let origin = move |cell: Hex| Hex {
                    r: first.r - cell.r,
                    q: first.q - cell.q,
                };
                cells.map(move |cell| field(region.clone(), origin(cell), [true, true]))
            });
            moved.collect()
        }
        (Area::Free, _) => vec![
            field(CellGraph::disc(length - 1, false), first, [false, true]),
            field(CellGraph::disc(length / 2, false), first, [true, false]),
        ],
        _ => vec![field(CellGraph::of(puzzle.area), Hex::ORIGIN, [true, true])],
    };
    fields.into_iter().flatten().collect()
}
