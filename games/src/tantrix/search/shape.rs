//! The shapes that a line through all tiles can have: walks from cell to cell that never come twice
//! to the same, with as many corners, curves and straights as the tiles have.
//!
//! A loop is found once: it begins at its first cell, as one reads, and goes counterclockwise. An
//! open line is found once: its first cell comes before its last.

use super::board::BEYOND;
use super::full::FullBoard;
use super::holes;
use super::stream::PATIENCE;
use super::tail::ReturnPaths;
use super::wanted::{ShapeSpec, WalkStep};
use crate::tantrix::puzzle::Holes;
use crate::tantrix::tile::Bend;
use std::ops::ControlFlow;

/// Receives walks until it breaks.
type VisitWalk<'a> = dyn FnMut(&[WalkStep]) -> ControlFlow<()> + 'a;

/// The first steps of shapes; none for all shapes.
pub type Prefix = Vec<WalkStep>;

/// Walks along all shapes.
pub struct ShapeWalker<'a> {
    wanted: &'a ShapeSpec<'a>,
    tail: Option<&'a ReturnPaths>,
    length: usize,
    full: Option<FullBoard>,
    left: [usize; 3],
    steps: Vec<WalkStep>,
    /// The choice that comes next at each step, as an index into the order of choices.
    choices: Vec<u8>,
    visited: Vec<bool>,
    /// By how many visited cells a cell is touched.
    touched: Vec<u8>,
    /// For how many reasons the walk must come to a cell.
    required: Vec<u8>,
    /// How many cells the walk must still come to.
    open: usize,
    /// How many of them it cannot come to.
    lost: usize,
    nodes: u64,
}

impl<'a> ShapeWalker<'a> {
    /// A walker at the beginning of all shapes.
    pub fn new(wanted: &'a ShapeSpec<'a>, tail: Option<&'a ReturnPaths>) -> ShapeWalker<'a> {
        let cells = wanted.board.cells.len();
        let length = wanted.bends.iter().sum();
        ShapeWalker {
            wanted,
            tail,
            length,
            full: (cells == length).then(|| FullBoard::new(wanted)),
            left: wanted.bends,
            steps: Vec::with_capacity(length),
            choices: Vec::with_capacity(length),
            visited: vec![false; cells],
            touched: vec![0; cells],
            required: vec![0; cells],
            open: 0,
            lost: 0,
            nodes: 0,
        }
    }

    /// Beginnings of all shapes, at least this number if there are.
    pub fn prefixes(
        wanted: &'a ShapeSpec<'a>,
        tail: Option<&'a ReturnPaths>,
        many: usize,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Prefix> {
        let mut prefixes = vec![Vec::new()];
        let mut walker = ShapeWalker::new(wanted, tail);
        for depth in 1..=walker.length {
            if prefixes.len() >= many || stop() {
                break;
            }
            prefixes.clear();
            // When it is told to stop, so is the search.
            let _ = walker.all(depth, stop, &mut |steps| {
                prefixes.push(steps.to_vec());
                ControlFlow::Continue(())
            });
        }
        prefixes
    }

    /// Walks along the first `depth` steps of all shapes.
    fn all(
        &mut self,
        depth: usize,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalk<'_>,
    ) -> ControlFlow<()> {
        let starts = match self.wanted.origin {
            Some(origin) => origin..origin + 1,
            None => 0..self.wanted.board.cells.len() as u16,
        };
        for start in starts {
            // Of a loop the first cell has its neighbours to the east and below; counterclockwise it
            // is left farther clockwise than entered.
            let enters = if self.wanted.closed { 1..3 } else { 0..6 };
            for enter in enters {
                self.enter(start, enter);
                let flow = self.go_on(0, depth, stop, visit);
                self.exit();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Walks along all shapes that begin so, each whole.
    pub fn from(
        &mut self,
        prefix: &[WalkStep],
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalk<'_>,
    ) -> ControlFlow<()> {
        if prefix.is_empty() {
            return self.all(self.length, stop, visit);
        }
        let mut flow = ControlFlow::Continue(());
        for step in prefix {
            self.enter(step.cell, step.enter);
            self.leave(step.leave);
        }
        if prefix.len() == self.length {
            flow = visit(prefix);
        } else if let Some(last) = prefix.last() {
            let next = self.wanted.board.around[usize::from(last.cell)][usize::from(last.leave)];
            self.enter(next, (last.leave + 3) % 6);
            flow = self.go_on(prefix.len(), self.length, stop, visit);
            self.exit();
        }
        for _ in prefix {
            self.unleave();
            self.exit();
        }
        flow
    }

    /// Tries all choices from the step `base`, which is entered, on; `visit` sees walks of `depth`
    /// steps. In the end that step is entered, and nothing behind it.
    fn go_on(
        &mut self,
        base: usize,
        depth: usize,
        stop: &dyn Fn() -> bool,
        visit: &mut VisitWalk<'_>,
    ) -> ControlFlow<()> {
        let mut flow = ControlFlow::Continue(());
        loop {
            let at = self.steps.len() - 1;
            let taken = match flow {
                ControlFlow::Continue(()) => self.choose(at),
                ControlFlow::Break(()) => None,
            };
            let Some(next) = taken else {
                if at == base {
                    return flow;
                }
                self.exit();
                self.unleave();
                continue;
            };
            self.nodes += 1;
            if self.nodes.is_multiple_of(PATIENCE) && stop() {
                flow = ControlFlow::Break(());
            } else if at + 1 == depth {
                if depth < self.length || self.fits() {
                    flow = visit(&self.steps);
                }
            } else {
                let leave = self.steps[at].leave;
                self.enter(next, (leave + 3) % 6);
                continue;
            }
            self.unleave();
        }
    }

    /// Takes the next choice at the last step, if there is one: the cell that it leads to.
    fn choose(&mut self, at: usize) -> Option<u16> {
        let WalkStep { cell, enter, .. } = self.steps[at];
        let rest = self.length - self.steps.len();
        // An open line goes left and right in turn, so that it does not bite its own tail at once.
        let order = match self.wanted.closed || at.is_multiple_of(2) {
            true => [3, 2, 4, 1, 5],
            false => [3, 4, 2, 5, 1],
        };
        while let Some(&sixths) = order.get(usize::from(self.choices[at])) {
            self.choices[at] += 1;
            if self.left[Bend::between(sixths) as usize] == 0 {
                continue;
            }
            let leave = (enter + sixths) % 6;
            let next = self.wanted.board.around[usize::from(cell)][usize::from(leave)];
            if !self.may_go(next, leave, rest) {
                continue;
            }
            self.leave(leave);
            if self.hopeful(next, leave, rest) {
                return Some(next);
            }
            self.unleave();
        }
        None
    }

    /// Whether the walk may leave by this face towards `next`, with this many steps to come.
    fn may_go(&self, next: u16, leave: u8, rest: usize) -> bool {
        let first = self.steps[0];
        if self.wanted.closed {
            if rest == 0 {
                return next == first.cell && (leave + 3) % 6 == first.enter;
            }
            // The first step goes from the east to the south: counterclockwise.
            let around = self.steps.len() > 1 || first.enter < leave;
            return around
                && next != BEYOND
                && next > first.cell
                && !self.visited[usize::from(next)];
        }
        if rest > 0 {
            return next != BEYOND && !self.visited[usize::from(next)];
        }
        let last = self.steps[self.steps.len() - 1];
        let once = match self.length {
            1 => first.enter < leave,
            _ => first.cell < last.cell,
        };
        let before = self.wanted.board.around[usize::from(first.cell)][usize::from(first.enter)];
        let occupied = |cell: u16| cell != BEYOND && self.visited[usize::from(cell)];
        once && if self.wanted.golden {
            !occupied(next) && !occupied(before)
        } else {
            // The ends do not meet: that would be a loop.
            !(next == first.cell && before == last.cell && (leave + 3) % 6 == first.enter)
        }
    }

    /// Whether a shape may come of the walk, which goes on at `next`, with this many steps to come.
    fn hopeful(&self, next: u16, leave: u8, rest: usize) -> bool {
        if self.lost > 0 || self.open > rest {
            return false;
        }
        if rest == 0 {
            return true;
        }
        let cells = &self.wanted.board.cells;
        if self.wanted.closed {
            let (start, next) = (
                cells[usize::from(self.steps[0].cell)],
                cells[usize::from(next)],
            );
            if next.distance(start) > rest {
                return false;
            }
            let home = (self.steps[0].enter + 3) % 6;
            let tail = self.tail.filter(|tail| rest <= tail.reach());
            if tail.is_some_and(|tail| !tail.leads_home(start, home, next, leave, self.left)) {
                return false;
            }
        }
        self.full
            .as_ref()
            .is_none_or(|full| full.hopeful(&self.visited, next, self.steps[0].cell))
    }

    /// Whether the whole walk leaves no cell empty that must not be.
    fn fits(&self) -> bool {
        match self.wanted.holes {
            Holes::Allowed => true,
            Holes::None => self.open == 0,
            Holes::NoneEnclosed => holes::none_enclosed(self.wanted.board, &self.visited),
        }
    }

    fn enter(&mut self, cell: u16, enter: u8) {
        let at = usize::from(cell);
        self.visited[at] = true;
        if self.required[at] > 0 {
            self.open -= 1;
        }
        self.steps.push(WalkStep {
            cell,
            enter,
            leave: enter,
        });
        self.choices.push(0);
        if self.wanted.holes == Holes::None {
            for cell in self.wanted.board.around[at]
                .into_iter()
                .filter(|&cell| cell != BEYOND)
            {
                self.touched[usize::from(cell)] += 1;
                if self.touched[usize::from(cell)] == 3 {
                    self.require(cell);
                }
            }
        }
    }

    fn exit(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        self.choices.pop();
        let at = usize::from(step.cell);
        if self.wanted.holes == Holes::None {
            for cell in self.wanted.board.around[at]
                .into_iter()
                .filter(|&cell| cell != BEYOND)
            {
                if self.touched[usize::from(cell)] == 3 {
                    self.unrequire(cell);
                }
                self.touched[usize::from(cell)] -= 1;
            }
        }
        if self.required[at] > 0 {
            self.open += 1;
        }
        self.visited[at] = false;
    }

    /// The last step goes out by this face.
    fn leave(&mut self, leave: u8) {
        let last = self.steps.len() - 1;
        let step = &mut self.steps[last];
        step.leave = leave;
        let step = *step;
        self.left[bend(step)] -= 1;
        for cell in self.inside(step) {
            self.require(cell);
        }
    }

    fn unleave(&mut self) {
        let step = self.steps[self.steps.len() - 1];
        self.left[bend(step)] += 1;
        for cell in self.inside(step) {
            self.unrequire(cell);
        }
    }

    /// The cells to the left of a step. A loop that goes counterclockwise has its inside there, and
    /// if nothing may be enclosed, all of them are its own.
    fn inside(&self, step: WalkStep) -> impl Iterator<Item = u16> + use<> {
        let around = self.wanted.board.around[usize::from(step.cell)];
        let sixths = match (self.wanted.closed, self.wanted.holes) {
            (true, Holes::NoneEnclosed) if self.wanted.board.solid => {
                (step.leave + 6 - step.enter) % 6
            }
            _ => 1,
        };
        (1..sixths).map(move |by| around[usize::from((step.enter + by) % 6)])
    }

    fn can_come(&self, cell: u16) -> bool {
        cell != BEYOND && (!self.wanted.closed || cell >= self.steps[0].cell)
    }

    fn require(&mut self, cell: u16) {
        if !self.can_come(cell) {
            self.lost += 1;
        }
        if cell != BEYOND {
            let at = usize::from(cell);
            self.required[at] += 1;
            if self.required[at] == 1 && !self.visited[at] {
                self.open += 1;
            }
        }
    }

    fn unrequire(&mut self, cell: u16) {
        if !self.can_come(cell) {
            self.lost -= 1;
        }
        if cell != BEYOND {
            let at = usize::from(cell);
            self.required[at] -= 1;
            if self.required[at] == 0 && !self.visited[at] {
                self.open -= 1;
            }
        }
    }
}

/// The place of a step's bend in the counts.
fn bend(step: WalkStep) -> usize {
    Bend::between(step.leave + 6 - step.enter) as usize
}
