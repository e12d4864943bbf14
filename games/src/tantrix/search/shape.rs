//! Enumerates the shapes that a line through all tiles can have: self-avoiding walks with exactly the corners, curves and
//! straights of the tiles.
//!
//! Each shape is found once. A loop starts at its first cell in reading order and goes counterclockwise. An open line
//! starts at the end that comes first in reading order.

use super::board::{BEYOND, CellGraph, none_enclosed};
use super::return_paths::ReturnPaths;
use super::stream::CHECK_INTERVAL;
use crate::tantrix::puzzle::Holes;
use crate::tantrix::tile::Bend;
use std::ops::ControlFlow;

/// A cell of a walk, with the faces by which the line enters and leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WalkStep {
    pub cell: u16,
    pub enter: u8,
    pub leave: u8,
}

/// The shapes to enumerate.
#[derive(Clone, Debug)]
pub struct ShapeSpec<'a> {
    pub board: &'a CellGraph,
    /// Set if shapes that differ by a movement are the same: then all start here.
    pub origin: Option<u16>,
    /// The numbers of corners, curves and straights, in the order of `Bend`.
    pub bends: [usize; 3],
    /// True for loops, false for open lines.
    pub closed: bool,
    pub holes: Holes,
    /// True if the golden rule holds: then an open line cannot end at a face of one of its own tiles.
    pub golden: bool,
}

/// Receives walks until it breaks.
type VisitWalk<'a> = dyn FnMut(&[WalkStep]) -> ControlFlow<()> + 'a;

/// The first steps of shapes; empty for all shapes.
pub type Prefix = Vec<WalkStep>;

/// Enumerates shapes by backtracking.
pub struct ShapeWalker<'a> {
    wanted: &'a ShapeSpec<'a>,
    return_paths: Option<&'a ReturnPaths>,
    length: usize,
    /// Set if the walk fills the board.
    full: Option<FullBoard>,
    /// The corners, curves and straights left.
    left: [usize; 3],
    steps: Vec<WalkStep>,
    /// For each step the next choice to try, as an index into the order of choices.
    choices: Vec<u8>,
    visited: Vec<bool>,
    /// For each cell the number of its visited neighbours.
    touched: Vec<u8>,
    /// For each cell the number of reasons why the walk must visit it.
    required: Vec<u8>,
    /// The number of cells that the walk must still visit.
    open: usize,
    /// The number of reasons to visit a cell that the walk cannot visit.
    lost: usize,
    nodes: u64,
}

impl<'a> ShapeWalker<'a> {
    pub fn new(
        wanted: &'a ShapeSpec<'a>,
        return_paths: Option<&'a ReturnPaths>,
    ) -> ShapeWalker<'a> {
        let cells = wanted.board.cells.len();
        let length = wanted.bends.iter().sum();
        ShapeWalker {
            wanted,
            return_paths,
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

    /// The prefixes of all shapes with the smallest length for which there are at least `min_count`.
    pub fn prefixes(
        wanted: &'a ShapeSpec<'a>,
        return_paths: Option<&'a ReturnPaths>,
        min_count: usize,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Prefix> {
        let mut prefixes = vec![Vec::new()];
        let mut walker = ShapeWalker::new(wanted, return_paths);
        for depth in 1..=walker.length {
            if prefixes.len() >= min_count || stop() {
                break;
            }
            prefixes.clear();
            // If this is stopped, so is the whole search, and the prefixes are not used.
            let _ = walker.all(depth, stop, &mut |steps| {
                prefixes.push(steps.to_vec());
                ControlFlow::Continue(())
            });
        }
        prefixes
    }

    /// Visits the first `depth` steps of all shapes.
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
            // The first cell of a loop has its neighbours to the east and below. Going counterclockwise, the loop enters
            // by a face that comes before the one by which it leaves.
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

    /// Visits all complete shapes with this prefix.
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

    /// Tries all choices from the step `base`, the last one entered, and visits walks of `depth` steps. Afterwards the
    /// state is the same as before.
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
            if self.nodes.is_multiple_of(CHECK_INTERVAL) && stop() {
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

    /// Makes the next promising choice at the last step; gives the cell that it leads to, or `None` if there is no more.
    fn choose(&mut self, at: usize) -> Option<u16> {
        let WalkStep { cell, enter, .. } = self.steps[at];
        let rest = self.length - self.steps.len();
        // An open line prefers left and right turns alternately, so that it does not soon run into itself.
        let order = if self.wanted.closed || at.is_multiple_of(2) {
            [3, 2, 4, 1, 5]
        } else {
            [3, 4, 2, 5, 1]
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

    /// True if the walk may leave by this face towards `next`, with `rest` steps to come.
    fn may_go(&self, next: u16, leave: u8, rest: usize) -> bool {
        let first = self.steps[0];
        if self.wanted.closed {
            if rest == 0 {
                return next == first.cell && (leave + 3) % 6 == first.enter;
            }
            // The first step of a counterclockwise loop goes from the east to the south.
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
        let once = if self.length == 1 {
            first.enter < leave
        } else {
            first.cell < last.cell
        };
        let before = self.wanted.board.around[usize::from(first.cell)][usize::from(first.enter)];
        let occupied = |cell: u16| cell != BEYOND && self.visited[usize::from(cell)];
        once && if self.wanted.golden {
            !occupied(next) && !occupied(before)
        } else {
            // The ends must not meet, as that would be a loop.
            !(next == first.cell && before == last.cell && (leave + 3) % 6 == first.enter)
        }
    }

    /// False if the walk, which continues at `next` with `rest` steps to come, certainly cannot be completed.
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
            let paths = self.return_paths.filter(|paths| rest <= paths.reach());
            if paths.is_some_and(|paths| !paths.leads_home(start, home, next, leave, self.left)) {
                return false;
            }
        }
        self.full
            .as_ref()
            .is_none_or(|full| full.hopeful(&self.visited, next, self.steps[0].cell))
    }

    /// True if the complete walk leaves no forbidden hole.
    fn fits(&self) -> bool {
        match self.wanted.holes {
            Holes::Allowed => true,
            Holes::None => self.open == 0,
            Holes::NoneEnclosed => none_enclosed(self.wanted.board, &self.visited),
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

    /// Makes the last step leave by this face.
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

    /// The cells to the left of a step if the walk must visit them: they are inside a counterclockwise loop, which may
    /// enclose no empty cell.
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

/// The index of a step's bend in counts.
fn bend(step: WalkStep) -> usize {
    Bend::between(step.leave + 6 - step.enter) as usize
}

/// Prunes walks on a board that they must fill: the unvisited cells must be connected and have no dead ends.
struct FullBoard {
    /// The neighbours of each cell, as bits.
    around: Vec<u64>,
    closed: bool,
}

impl FullBoard {
    fn new(wanted: &ShapeSpec<'_>) -> FullBoard {
        let mask = |around: &[u16; 6]| {
            let cells = around.iter().filter(|&&cell| cell != BEYOND);
            cells.fold(0, |mask, cell| mask | 1u64 << cell)
        };
        FullBoard {
            around: wanted.board.around.iter().map(mask).collect(),
            closed: wanted.closed,
        }
    }

    /// False if the walk, which continues at `next`, certainly cannot fill the unvisited cells.
    fn hopeful(&self, visited: &[bool], next: u16, start: u16) -> bool {
        let cells = self.around.iter().zip(visited).enumerate();
        let left = cells
            .clone()
            .filter(|(_, (_, visited))| !**visited)
            .fold(0u64, |mask, (cell, _)| mask | 1 << cell);
        let mut reached = 1u64 << next;
        loop {
            let around = self.around.iter().enumerate();
            let fresh = around.filter(|(cell, _)| reached >> cell & 1 == 1);
            let more = reached | fresh.fold(0, |mask, (_, around)| mask | around) & left;
            if more == reached {
                break;
            }
            reached = more;
        }
        if reached != left {
            return false;
        }
        let home = if self.closed { 1u64 << start } else { 0 };
        let mut ends = 0;
        for (cell, (around, visited)) in cells {
            if *visited || cell == usize::from(next) {
                continue;
            }
            match (around & (left | home)).count_ones() {
                0 => return false,
                1 => ends += 1,
                _ => {}
            }
        }
        ends <= usize::from(!self.closed)
    }
}
