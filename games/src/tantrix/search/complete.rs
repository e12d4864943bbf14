//! A line through all tiles when some lie already: shapes that go through these, then tiles for them.

use super::assign::Assigner;
use super::board::{CellGraph, SymmetryFilter};
use super::line::{ColourLines, convex_regions, lines};
use super::through::{ThroughWalker, WalkChoice};
use super::wanted::{ShapeSpec, WalkStep};
use super::{SearchControl, SearchEnd, SolutionSink, solution, stream};
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::{Area, Holes, Puzzle};
use crate::tantrix::solution::Placed;
use crate::tantrix::tile::TantrixColour;
use std::ops::ControlFlow;

/// All that there is to search for a puzzle of which some tiles lie.
pub struct CompletionSearch {
    area: Area,
    golden: bool,
    holes: Holes,
    lines: Vec<ColourLines>,
    fields: Vec<PartialBoard>,
    kept: SymmetryFilter,
    parts: Vec<CompletionPart>,
}

/// A board, and what lies there already, by cell: a tile, by its index, and its turn.
struct PartialBoard {
    board: CellGraph,
    fixed: Vec<Option<(usize, u8)>>,
    /// Whether loops are looked for there, open lines, or both.
    loops: [bool; 2],
}

/// A part of the search: lines on a field that begin so.
struct CompletionPart {
    line: usize,
    field: usize,
    first: WalkStep,
    given: Vec<WalkChoice>,
}

/// Fewest parts that the search is split into, if the lines divide that often.
const PARTS: usize = 256;

impl CompletionSearch {
    /// The search for lines in these colours. The tiles laid keep the golden rule, and there is one.
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

    /// Shows all solutions.
    pub fn solve(&self, watch: &SearchControl<'_>, take: &mut SolutionSink<'_>) -> SearchEnd {
        let work = |part: &CompletionPart, give: &mut SolutionSink<'_>, stop: &dyn Fn() -> bool| {
            self.part(part, stop, give);
        };
        stream::in_order(&self.parts, watch, work, take)
    }

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
        // One choice more, as long as there are few.
        let deepest = self.lines.iter().map(|line| line.deck.tiles.len()).max();
        for depth in 1..deepest.unwrap_or(0) {
            if parts.len() >= PARTS || watch.stopped() {
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

    /// How lines begin on the first fixed tile of a field: a loop either way around, an open line one
    /// way.
    fn first_steps(&self, line: usize, field: usize) -> Vec<WalkStep> {
        let (line, field) = (&self.lines[line], &self.fields[field]);
        if !field.loops[usize::from(!line.closed)] {
            return Vec::new();
        }
        let lying = field.fixed.iter().zip(0u16..);
        let Some((cell, (tile, turn))) = lying
            .filter_map(|(fixed, cell)| Some((cell, (*fixed)?)))
            .next()
        else {
            return Vec::new();
        };
        let ends = line.deck.tiles[tile].ends(line.colour);
        let steps = ends.into_iter().flat_map(|(one, other)| {
            let (enter, leave) = ((one + turn) % 6, (other + turn) % 6);
            let around = WalkStep { cell, enter, leave };
            let back = WalkStep {
                cell,
                enter: leave,
                leave: enter,
            };
            match line.closed {
                true => vec![around, back],
                false => vec![around],
            }
        });
        steps.collect()
    }

    fn walker<T>(
        &self,
        part: &CompletionPart,
        work: impl FnOnce(&mut ThroughWalker<'_>) -> T,
    ) -> T {
        let (line, field) = (&self.lines[part.line], &self.fields[part.field]);
        let wanted = self.wanted(line, field);
        let deck = (&line.deck, line.colour);
        work(&mut ThroughWalker::new(
            &wanted,
            line.tail.as_ref(),
            deck,
            &field.fixed,
            (part.first, &part.given),
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
        let assigner = Assigner::new(&line.deck, &wanted, &self.kept, &line.before);
        let mut assigner = assigner.with_fixed(&field.fixed);
        // The receiver has enough, or was told to stop.
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

/// The boards where lines are looked for, each with all that lies already. On a free board the first
/// tile laid is the origin.
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
                // Wherever the first tile may lie in the region.
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
