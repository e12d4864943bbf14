//! The shapes of a line through all tiles when some lie already: walks that begin on one of these.
//!
//! A loop goes around once, counterclockwise. An open line goes on from the one end of the first tile
//! until it ends, then from the other. As the first tile lies fast, every shape is found once.

use super::board::BEYOND;
use super::deck::Deck;
use super::holes;
use super::stream::PATIENCE;
use super::tail::ReturnPaths;
use super::wanted::{ShapeSpec, WalkStep};
use crate::tantrix::puzzle::Holes;
use crate::tantrix::tile::{Bend, TantrixColour};
use std::ops::ControlFlow;

/// Receives walks until it breaks.
type VisitWalker<'a> = dyn FnMut(&ThroughWalker<'_>) -> ControlFlow<()> + 'a;

/// What lies already, by cell: a tile of the deck, and its turn.
pub type FixedTiles = [Option<(usize, u8)>];

/// What was chosen at each step: by how many sixths the line leaves clockwise of where it came in, and
/// whether it ends there.
pub type WalkChoice = (u8, bool);

/// Walks along all shapes through the tiles that lie already.
pub struct ThroughWalker<'a> {
    wanted: &'a ShapeSpec<'a>,
    tail: Option<&'a ReturnPaths>,
    deck: &'a Deck,
    colour: TantrixColour,
    fixed: &'a FixedTiles,
    /// The tiles that do not lie yet.
    free: u64,
    /// Where the walk begins, with the faces by which it comes in and goes out.
    first: WalkStep,
    /// The choices that are given.
    given: &'a [WalkChoice],
    /// After how many choices a walk is shown.
    depth: usize,
    /// The corners, curves and straights that are left: of all tiles, and of those that do not lie.
    left: [usize; 3],
    left_free: [usize; 3],
    steps: Vec<WalkStep>,
    choices: Vec<WalkChoice>,
    visited: Vec<bool>,
    /// By how many visited cells a cell is touched.
    touched: Vec<u8>,
    /// How many cells touch three or more and are not visited.
    open: usize,
    /// The fixed cells that are not visited.
    missing: Vec<u16>,
    /// Where an open line ended first: the cell and the face by which it left.
    ended: Option<(u16, u8)>,
    nodes: u64,
}

impl<'a> ThroughWalker<'a> {
    /// A walker that begins on a fixed cell, where the line comes in by the one of its faces and goes
    /// out by the other, and makes these choices first.
    pub fn new(
        wanted: &'a ShapeSpec<'a>,
        tail: Option<&'a ReturnPaths>,
        (deck, colour): (&'a Deck, TantrixColour),
        fixed: &'a FixedTiles,
        (first, given): (WalkStep, &'a [WalkChoice]),
    ) -> ThroughWalker<'a> {
        let cells = wanted.board.cells.len();
        let lying = fixed.iter().flatten();
        let lying = lying.fold(0u64, |set, (tile, _)| set | 1 << tile);
        let with = |cell: &u16| fixed[usize::from(*cell)].is_some();
        ThroughWalker {
            wanted,
            tail,
            deck,
            colour,
            fixed,
            free: !lying,
            first,
            given,
            depth: deck.tiles.len(),
            left: deck.counts(),
            left_free: deck
                .bends
                .map(|tiles| (tiles & !lying).count_ones() as usize),
            steps: Vec::with_capacity(deck.tiles.len()),
            choices: Vec::new(),
            visited: vec![false; cells],
            touched: vec![0; cells],
            open: 0,
            missing: (0..cells as u16).filter(with).collect(),
            ended: None,
            nodes: 0,
        }
    }

    /// The steps so far. In an open line those of the second end follow those of the first.
    pub fn steps(&self) -> &[WalkStep] {
        &self.steps
    }

    /// The choices so far.
    pub fn choices(&self) -> &[WalkChoice] {
        &self.choices
    }

    /// Shows all walks, as far as `depth` steps.
    pub fn walk(
        &mut self,
        depth: usize,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalker<'_>,
    ) -> ControlFlow<()> {
        self.depth = depth;
        self.go(self.first.cell, self.first.enter, stop, visit)
    }

    /// Goes on from a cell that is not visited, entered by a face. As deep as there are tiles.
    fn go(
        &mut self,
        cell: u16,
        enter: u8,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalker<'_>,
    ) -> ControlFlow<()> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) && stop() {
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

    /// Goes on behind a step, or ends the line there.
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
                // The other end.
                self.ended = Some((step.cell, step.leave));
                let WalkStep { cell, enter, .. } = self.first;
                let next = self.wanted.board.around[usize::from(cell)][usize::from(enter)];
                let flow = match self.hopeful(next, enter, rest) {
                    true => self.show_or(visit, |walker, visit| {
                        walker.go(next, (enter + 3) % 6, stop, visit)
                    }),
                    false => ControlFlow::Continue(()),
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

    /// Shows the walk if it is as deep as wanted, goes on otherwise.
    fn show_or(
        &mut self,
        visit: &mut VisitWalker<'_>,
        go_on: impl FnOnce(&mut Self, &mut VisitWalker<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.choices.len() == self.depth {
            true => visit(self),
            false => go_on(self, visit),
        }
    }

    /// Shows a whole walk, if it leaves no cell empty that must not be.
    fn show(&mut self, visit: &mut VisitWalker<'_>) -> ControlFlow<()> {
        match holes::fit(self.wanted.holes, self.wanted.board, &self.visited) {
            true => visit(self),
            false => ControlFlow::Continue(()),
        }
    }

    /// Whether a loop that leaves its last tile so is closed, and went counterclockwise.
    fn comes_home(&self, step: WalkStep, next: u16) -> bool {
        next == self.first.cell && (step.leave + 3) % 6 == self.first.enter && self.turned() == -6
    }

    /// By how many sixths the walk turned clockwise.
    fn turned(&self) -> i32 {
        let turn = |step: &WalkStep| i32::from((step.leave + 6 - step.enter) % 6) - 3;
        self.steps.iter().map(turn).sum()
    }

    /// Shows an open line whose second end leaves a cell by a face, if both ends are free.
    fn ends(&mut self, cell: u16, leave: u8, visit: &mut VisitWalker<'_>) -> ControlFlow<()> {
        let Some((other, other_leave)) = self.ended else {
            return ControlFlow::Continue(());
        };
        let around = &self.wanted.board.around;
        let beyond = around[usize::from(cell)][usize::from(leave)];
        let other_beyond = around[usize::from(other)][usize::from(other_leave)];
        let occupied = |cell: u16| cell != BEYOND && self.visited[usize::from(cell)];
        let fine = if self.wanted.golden {
            !occupied(beyond) && !occupied(other_beyond)
        } else {
            // The ends do not meet: that would be a loop.
            !(beyond == other && other_beyond == cell && (leave + 3) % 6 == other_leave)
        };
        match fine {
            true => self.show(visit),
            false => ControlFlow::Continue(()),
        }
    }

    /// Whether a tile that does not lie yet matches those that lie around a step.
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

    /// Whether a shape may come of the walk, which goes on at `next`, with this many steps to come.
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
        let tail = self.tail.filter(|tail| rest <= tail.reach());
        !far && !astray
            && tail.is_none_or(|tail| tail.leads_home(home, home_entered, here, leave, self.left))
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
