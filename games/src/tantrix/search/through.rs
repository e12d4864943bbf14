//! Enumerates the shapes of a line through all tiles when some tiles are laid already: walks that start on a laid tile.
//!
//! A loop goes around once, counterclockwise. An open line is walked from one end of the first tile until it ends, then
//! from the other. As the first tile is fixed, every shape is found once.

use super::board::{BEYOND, leaves_no_hole};
use super::deck::Deck;
use super::return_paths::ReturnPaths;
use super::shape::{ShapeSpec, WalkStep};
use super::stream::CHECK_INTERVAL;
use crate::tantrix::puzzle::Holes;
use crate::tantrix::tile::{Bend, TantrixColour};
use std::ops::ControlFlow;

/// Receives walks until it breaks.
type VisitWalker<'a> = dyn FnMut(&ThroughWalker<'_>) -> ControlFlow<()> + 'a;

/// The laid tiles by cell: the index in the deck, and the turn.
pub type FixedTiles = [Option<(usize, u8)>];

/// The choice at a step: the face by which the line leaves, in sixths of a turn clockwise from the one by which it enters;
/// and true if the line ends there.
pub type WalkChoice = (u8, bool);

/// Enumerates shapes through the laid tiles by backtracking.
pub struct ThroughWalker<'a> {
    wanted: &'a ShapeSpec<'a>,
    return_paths: Option<&'a ReturnPaths>,
    deck: &'a Deck,
    colour: TantrixColour,
    fixed: &'a FixedTiles,
    /// The set of tiles that are not laid.
    free: u64,
    /// The first step, on a laid tile.
    first: WalkStep,
    /// The prescribed first choices.
    given: &'a [WalkChoice],
    /// The number of choices of the walks to visit.
    depth: usize,
    /// The corners, curves and straights left.
    left: [usize; 3],
    /// The corners, curves and straights left among the tiles that are not laid.
    left_free: [usize; 3],
    steps: Vec<WalkStep>,
    choices: Vec<WalkChoice>,
    visited: Vec<bool>,
    /// For each cell the number of its visited neighbours.
    touched: Vec<u8>,
    /// The number of unvisited cells with three or more visited neighbours.
    open: usize,
    /// The unvisited cells with laid tiles.
    missing: Vec<u16>,
    /// The first end of an open line: the cell, and the face by which the line leaves.
    ended: Option<(u16, u8)>,
    nodes: u64,
}

impl<'a> ThroughWalker<'a> {
    /// A walker that starts with the step `first`, on a laid tile, and makes the choices `given` next.
    pub fn new(
        wanted: &'a ShapeSpec<'a>,
        return_paths: Option<&'a ReturnPaths>,
        deck: &'a Deck,
        colour: TantrixColour,
        fixed: &'a FixedTiles,
        first: WalkStep,
        given: &'a [WalkChoice],
    ) -> ThroughWalker<'a> {
        let cells = wanted.board.cells.len();
        let laid = fixed
            .iter()
            .flatten()
            .fold(0u64, |set, (tile, _)| set | 1 << tile);
        ThroughWalker {
            wanted,
            return_paths,
            deck,
            colour,
            fixed,
            free: !laid,
            first,
            given,
            depth: deck.tiles.len(),
            left: deck.counts(),
            left_free: deck
                .bends
                .map(|tiles| (tiles & !laid).count_ones() as usize),
            steps: Vec::with_capacity(deck.tiles.len()),
            choices: Vec::new(),
            visited: vec![false; cells],
            touched: vec![0; cells],
            open: 0,
            missing: (0..cells as u16)
                .filter(|cell| fixed[usize::from(*cell)].is_some())
                .collect(),
            ended: None,
            nodes: 0,
        }
    }

    /// The steps so far; in an open line first those towards one end, then those towards the other.
    pub fn steps(&self) -> &[WalkStep] {
        &self.steps
    }

    pub fn choices(&self) -> &[WalkChoice] {
        &self.choices
    }

    /// Visits the first `depth` steps of all walks.
    pub fn walk(
        &mut self,
        depth: usize,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalker<'_>,
    ) -> ControlFlow<()> {
        self.depth = depth;
        self.go(self.first.cell, self.first.enter, stop, visit)
    }

    /// Continues at an unvisited cell, entered by a face. The recursion depth is the number of tiles.
    fn go(
        &mut self,
        cell: u16,
        enter: u8,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalker<'_>,
    ) -> ControlFlow<()> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_INTERVAL) && stop() {
            return ControlFlow::Break(());
        }
        let fixed = self.fixed[usize::from(cell)];
        self.enter(cell);
        let mut flow = ControlFlow::Continue(());
        for sixths in [3, 2, 4, 1, 5] {
            let step = WalkStep {
                cell,
                enter,
                leave: (enter + sixths) % 6,
            };
            let bend = Bend::between(sixths) as usize;
            let possible = match fixed {
                Some((tile, turn)) => {
                    let shows = |face| self.deck.tiles[tile].face(turn, face) == self.colour;
                    shows(enter) && shows(step.leave)
                }
                None => self.left_free[bend] > 0 && self.some_tile_fits(step),
            };
            if !possible {
                continue;
            }
            self.left[bend] -= 1;
            self.left_free[bend] -= usize::from(fixed.is_none());
            self.steps.push(step);
            flow = self.after(step, sixths, stop, visit);
            self.steps.pop();
            self.left[bend] += 1;
            self.left_free[bend] += usize::from(fixed.is_none());
            if flow.is_break() {
                break;
            }
        }
        self.exit(cell);
        flow
    }

    /// Continues after a step, or ends the line there.
    fn after(
        &mut self,
        step: WalkStep,
        sixths: u8,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalker<'_>,
    ) -> ControlFlow<()> {
        let rest = self.deck.tiles.len() - self.steps.len();
        let next = self.wanted.board.around[usize::from(step.cell)][usize::from(step.leave)];
        if rest > 0 && self.may_choose((sixths, false)) && self.hopeful(next, step.leave, rest) {
            self.choices.push((sixths, false));
            let flow = self.show_or(visit, |walker, visit| {
                walker.go(next, (step.leave + 3) % 6, stop, visit)
            });
            self.choices.pop();
            flow?;
        }
        if !self.may_choose((sixths, true)) {
            return ControlFlow::Continue(());
        }
        self.choices.push((sixths, true));
        let flow = match (rest, self.wanted.closed, self.ended) {
            (0, true, _) if self.comes_home(step, next) => self.show(visit),
            (0, false, None) => {
                self.ended = Some((step.cell, step.leave));
                let flow = self.ends(self.first.cell, self.first.enter, visit);
                self.ended = None;
                flow
            }
            (0, false, Some(_)) => self.ends(step.cell, step.leave, visit),
            (_, false, None) => {
                // Continue at the other end.
                self.ended = Some((step.cell, step.leave));
                let WalkStep { cell, enter, .. } = self.first;
                let next = self.wanted.board.around[usize::from(cell)][usize::from(enter)];
                let flow = if self.hopeful(next, enter, rest) {
                    self.show_or(visit, |walker, visit| {
                        walker.go(next, (enter + 3) % 6, stop, visit)
                    })
                } else {
                    ControlFlow::Continue(())
                };
                self.ended = None;
                flow
            }
            _ => ControlFlow::Continue(()),
        };
        self.choices.pop();
        flow
    }

    fn may_choose(&self, choice: WalkChoice) -> bool {
        let given = self.given.get(self.choices.len());
        given.is_none_or(|given| *given == choice)
    }

    /// Visits the walk if it has `depth` choices, otherwise continues.
    fn show_or(
        &mut self,
        visit: &mut VisitWalker<'_>,
        go_on: impl FnOnce(&mut Self, &mut VisitWalker<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.choices.len() == self.depth {
            visit(self)
        } else {
            go_on(self, visit)
        }
    }

    /// Visits a complete walk if it leaves no forbidden hole.
    fn show(&mut self, visit: &mut VisitWalker<'_>) -> ControlFlow<()> {
        if leaves_no_hole(self.wanted.holes, self.wanted.board, &self.visited) {
            visit(self)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// True if the last step closes a counterclockwise loop.
    fn comes_home(&self, step: WalkStep, next: u16) -> bool {
        next == self.first.cell && (step.leave + 3) % 6 == self.first.enter && self.turned() == -6
    }

    /// The total clockwise turn of the walk, in sixths.
    fn turned(&self) -> i32 {
        let turn = |step: &WalkStep| i32::from((step.leave + 6 - step.enter) % 6) - 3;
        self.steps.iter().map(turn).sum()
    }

    /// Visits an open line if its two ends do not touch it. The second end leaves `cell` by a face.
    fn ends(&mut self, cell: u16, leave: u8, visit: &mut VisitWalker<'_>) -> ControlFlow<()> {
        let Some((other, other_leave)) = self.ended else {
            return ControlFlow::Continue(());
        };
        let around = &self.wanted.board.around;
        let beyond = around[usize::from(cell)][usize::from(leave)];
        let other_beyond = around[usize::from(other)][usize::from(other_leave)];
        let occupied = |cell: u16| cell != BEYOND && self.visited[usize::from(cell)];
        let are_free = if self.wanted.golden {
            !occupied(beyond) && !occupied(other_beyond)
        } else {
            // The ends must not meet, as that would be a loop.
            !(beyond == other && other_beyond == cell && (leave + 3) % 6 == other_leave)
        };
        if are_free {
            self.show(visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// True if some free tile matches the laid tiles around a step.
    fn some_tile_fits(&self, step: WalkStep) -> bool {
        let mut fitting = self.deck.fitting(step.enter, step.leave);
        let pair = Deck::pair(step.enter, step.leave);
        for (flip, tiles) in fitting.iter_mut().enumerate() {
            *tiles &= self.free;
            let around = self.wanted.board.around[usize::from(step.cell)];
            for (face, beyond) in (0..).zip(around) {
                if beyond == BEYOND || !self.wanted.golden {
                    continue;
                }
                if let Some((tile, turn)) = self.fixed[usize::from(beyond)] {
                    let colour = self.deck.tiles[tile].face(turn, (face + 3) % 6);
                    *tiles &= self.deck.showing(pair, flip, face, colour);
                }
            }
        }
        fitting != [0, 0]
    }

    /// False if the walk, which continues at `next` with `rest` steps to come, certainly cannot be completed.
    fn hopeful(&self, next: u16, leave: u8, rest: usize) -> bool {
        if next == BEYOND || self.visited[usize::from(next)] {
            return false;
        }
        if self.missing.len() > rest || self.wanted.holes == Holes::None && self.open > rest {
            return false;
        }
        let cells = &self.wanted.board.cells;
        let (here, home) = (
            cells[usize::from(next)],
            cells[usize::from(self.first.cell)],
        );
        let mut missing = self.missing.iter().map(|cell| cells[usize::from(*cell)]);
        if !self.wanted.closed {
            return missing.all(|cell| {
                here.distance(cell) < rest || self.ended.is_none() && home.distance(cell) <= rest
            });
        }
        let far = here.distance(home) > rest
            || missing.any(|cell| here.distance(cell) + cell.distance(home) > rest);
        let [corners, curves, _] = self.left.map(|count| count as i32);
        let astray = (-6 - self.turned()).abs() > 2 * corners + curves;
        let home_entered = (self.first.enter + 3) % 6;
        let paths = self.return_paths.filter(|paths| rest <= paths.reach());
        !far && !astray
            && paths
                .is_none_or(|paths| paths.leads_home(home, home_entered, here, leave, self.left))
    }

    fn enter(&mut self, cell: u16) {
        let at = usize::from(cell);
        self.visited[at] = true;
        self.missing.retain(|other| *other != cell);
        self.open -= usize::from(self.touched[at] >= 3);
        for beyond in self.wanted.board.around[at] {
            if beyond != BEYOND {
                let beyond = usize::from(beyond);
                self.touched[beyond] += 1;
                self.open += usize::from(self.touched[beyond] == 3 && !self.visited[beyond]);
            }
        }
    }

    fn exit(&mut self, cell: u16) {
        let at = usize::from(cell);
        for beyond in self.wanted.board.around[at] {
            if beyond != BEYOND {
                let beyond = usize::from(beyond);
                self.open -= usize::from(self.touched[beyond] == 3 && !self.visited[beyond]);
                self.touched[beyond] -= 1;
            }
        }
        self.open += usize::from(self.touched[at] >= 3);
        if self.fixed[at].is_some() {
            self.missing.push(cell);
        }
        self.visited[at] = false;
    }
}
