//! Watching a move for what the search climbs by: how near each condition came to the outcome that it did not have,
//! how late the loops still changed the wall, what was drawn and what that was compared with.
//!
//! Distances are those of search-based testing: |a − b| for an equation, brought below 1 by x / (x + 1); the sum for
//! *e*, the least for *o* (P. McMinn, "Search-based software test data generation: a survey", 2004, section 3; A. Arcuri,
//! "It really does matter how you normalize the branch distance", 2013). A number may also be put together from parts, as
//! 2³ + 2⁶ of two rows: then 71 is near 72 and yet far off. So equations are measured by binary digits as well.
//!
//! And it is kept on which cells a value hangs: those that were asked for it, or for whether it was changed.

mod questions;
mod shadow;

pub use questions::Suggestion;
pub use shadow::{Drawn, MEASURES};

use self::shadow::{Distances, Origin, Shadow, both, is, near};
use crate::run::code::{Code, Op, Pc};
use crate::run::machine::{Machine, StepOutcome};
use crate::run::moves::Move;
use crate::run::observer::NoObserver;
use crate::run::value::{CellValue, Value};
use crate::wall::{CellSet, Wall};

/// Most draws that are kept of a move.
const DRAWS: usize = 64;

/// A loop that is running.
#[derive(Clone, Copy, Debug)]
struct RunningLoop {
    start: Pc,
    /// The wall at the end of the turn before.
    wall: Wall,
    /// The last turn that changed the wall, from 1, and how many did.
    last: u64,
    useful: u64,
}

/// What was seen in one move of a program.
pub struct Probe {
    /// How often each operation decided with falso (2 pc) and with vero (2 pc + 1).
    pub counts: Vec<u32>,
    /// How near it came to each outcome by each measure, with what may bring it there.
    pub nearest: [Vec<(f64, Vec<Suggestion>)>; MEASURES],
    /// For each loop the last turn that changed the wall, from 1; a little more the more turns did.
    pub lateness: Vec<f64>,
    /// The first draws.
    pub drawn: Vec<Drawn>,
    /// How many steps were watched.
    pub steps: u64,
    stack: Vec<Shadow>,
    variables: Vec<Shadow>,
    /// Left operands of *e* (falso) and *o* (vero) whose right ones are being found.
    left: Vec<(bool, Shadow)>,
    loops: Vec<RunningLoop>,
    suggestions: Vec<Suggestion>,
    /// For each left operand how far, at least, the other outcome is when the right one is not looked at.
    unseen: Vec<f64>,
    /// For each bit of [`Shadow::conditions`] the cells that were asked for it.
    asked: [CellSet; 64],
    /// The bit of the condition that was decided last.
    last: u64,
}

impl Probe {
    pub fn new(code: &Code) -> Probe {
        let ops = code.ops.len();
        let lefts = |end: Pc, pc: usize| {
            let inside = &code.ops[pc + 1..(end as usize).min(ops)];
            inside
                .iter()
                .filter(|op| matches!(op, Op::Left { .. }))
                .count()
        };
        let unseen = code.ops.iter().enumerate().map(|(pc, op)| match *op {
            Op::Left { end, .. } => 1.0 + lefts(end, pc) as f64,
            _ => 0.0,
        });
        Probe {
            counts: vec![0; 2 * ops],
            nearest: std::array::from_fn(|_| vec![(f64::INFINITY, Vec::new()); 2 * ops]),
            lateness: vec![0.0; ops],
            drawn: Vec::new(),
            steps: 0,
            stack: Vec::new(),
            variables: vec![Shadow::OTHER; code.variables.len()],
            left: Vec::new(),
            loops: Vec::new(),
            suggestions: Vec::new(),
            unseen: unseen.collect(),
            asked: [CellSet::EMPTY; 64],
            last: 0,
        }
    }

    fn clear(&mut self) {
        self.counts.fill(0);
        for (distance, suggestions) in self.nearest.iter_mut().flatten() {
            *distance = f64::INFINITY;
            suggestions.clear();
        }
        self.lateness.fill(0.0);
        self.variables.fill(Shadow::OTHER);
        self.drawn.clear();
        self.stack.clear();
        self.left.clear();
        self.loops.clear();
        self.suggestions.clear();
        self.asked.fill(CellSet::EMPTY);
        self.last = 0;
    }

    /// Makes a limited number of steps of a move and watches them. Stops when `go_on`, which is asked every few
    /// milliseconds, says so: then what was seen is of no use.
    pub fn watch(&mut self, request: &Move<'_>, steps: u64, go_on: &dyn Fn() -> bool) {
        self.clear();
        let mut machine = request.machine();
        machine.limit = steps.min(request.budget);
        let ops = &request.code.ops;
        let mut asked = 0;
        loop {
            let (pc, height) = (machine.state.pc, machine.state.stack.len());
            let op = ops[pc as usize];
            let shadow = self.before(&machine, pc, op);
            match machine.operate(&mut NoObserver) {
                StepOutcome::Continued | StepOutcome::Decided => {}
                StepOutcome::Ended | StepOutcome::Limit | StepOutcome::Failed => break,
            }
            self.after(&machine, op, pc, height, shadow);
            if machine.state.steps > asked + (1 << 18) {
                asked = machine.state.steps;
                if !go_on() {
                    break;
                }
            }
        }
        while let Some(running) = self.loops.pop() {
            self.left_loop(running);
        }
        self.steps = machine.state.steps;
    }

    /// Looks at an operation and what is on the stack for it; what is known of the value that it gives.
    /// None, if that is no more than on what its operands hang.
    #[inline(always)]
    fn before(&mut self, machine: &Machine<'_>, pc: Pc, op: Op) -> Option<Shadow> {
        let values = &machine.state.stack;
        let value = |below: usize| values.len().checked_sub(1 + below).map(|at| values[at]);
        let top = || self.stack.last().copied().unwrap_or(Shadow::OTHER);
        Some(match op {
            Op::Boolean(value) => Shadow::boolean(value, 1.0),
            Op::Get(slot) => self.variables[slot as usize],
            Op::RandomInt => self.drawn_between(machine, value(1), value(0)),
            Op::RandomFraction => self.drawn(machine, 0, 0),
            Op::AnyOf(sought) => {
                let n = machine.sought(sought).len();
                if n > 1 {
                    self.drawn(machine, 0, n as u64);
                }
                return None;
            }
            Op::Exists(sought) => {
                let n = machine.sought(sought).len();
                Shadow::boolean(n > 0, near(n.max(1) as f64))
            }
            Op::Ask(question) => self.asked(machine, question, value(0)),
            Op::ColourOf => match value(0) {
                Some(Value::Cell(CellValue::On(cell))) => Shadow {
                    origin: Origin::ColourOf(cell),
                    cells: cell.set(),
                    ..Shadow::OTHER
                },
                _ => return None,
            },
            Op::Not => Shadow {
                origin: Origin::Other,
                ..top().not()
            },
            Op::Is(property) => match value(0) {
                Some(Value::Number(x)) => {
                    let top = top();
                    self.suggest_cells(top.cells, top.conditions);
                    is(property, x)
                }
                _ => return None,
            },
            Op::Compare(comparison) => self.compared(comparison, value(1), value(0)),
            Op::DivisibleBy => match (value(1), value(0)) {
                (Some(Value::Number(x)), Some(Value::Number(y))) => {
                    let rest = x.rem_euclid(y);
                    let rest = rest.min(y.abs() - rest);
                    Shadow::boolean(rest == 0.0, near(rest.max(1.0)))
                }
                _ => return None,
            },
            Op::Left { on, .. } => {
                // If the right operand is not looked at: it may have to change as well.
                let mut shadow = top();
                for distance in &mut shadow.distances[usize::from(!on)] {
                    *distance += self.unseen[pc as usize];
                }
                shadow
            }
            Op::Right => match self.left.pop() {
                Some((on, left)) => both(on, &left, &top()),
                None => top(),
            },
            Op::Chosen => top(),
            _ => {
                self.before_command(machine, pc, op);
                return None;
            }
        })
    }

    /// Looks at an operation that gives no value: what it decides, and what a variable hangs on from now on.
    #[inline(always)]
    fn before_command(&mut self, machine: &Machine<'_>, pc: Pc, op: Op) {
        match op {
            Op::If { .. } | Op::WhileNext { .. } | Op::Test(_) => {
                if let Some(&Value::Boolean(outcome)) = machine.state.stack.last() {
                    let top = self.stack.last().unwrap_or(&Shadow::OTHER);
                    self.decided(pc, outcome, top.cells, *top.to(!outcome));
                }
                if let Op::WhileNext { .. } = op {
                    self.turned(machine);
                }
            }
            Op::RepeatNext(_) | Op::CountNext(..) | Op::EachNext(..) | Op::Break(_) => {
                self.turned(machine);
            }
            Op::Set(slot) => {
                let variable = &mut self.variables[slot as usize];
                *variable = self.stack.last().copied().unwrap_or(Shadow::OTHER);
                variable.conditions |= self.last;
            }
            Op::Change(slot) => {
                let top = self.stack.last().unwrap_or(&Shadow::OTHER);
                let changed = &mut self.variables[slot as usize];
                changed.hangs_on(top);
                changed.forget_value();
                changed.conditions |= self.last;
            }
            Op::Count(slot) | Op::Each(slot, _) => {
                self.variables[slot as usize] = Shadow::OTHER;
            }
            _ => {}
        }
    }

    /// An operation was done: what is known of values follows the stack, what is known of loops theirs.
    #[inline(always)]
    fn after(
        &mut self,
        machine: &Machine<'_>,
        op: Op,
        pc: Pc,
        height: usize,
        shadow: Option<Shadow>,
    ) {
        let now = machine.state.stack.len();
        let gives = match op {
            Op::Left { on, .. } => {
                if now < height {
                    let left = self.stack.last().copied().unwrap_or(Shadow::OTHER);
                    self.left.push((on, left));
                }
                now == height
            }
            Op::Jump(_)
            | Op::Test(_)
            | Op::Act(_)
            | Op::ActAll(_)
            | Op::CompactColumn
            | Op::Set(_)
            | Op::Change(_)
            | Op::If { .. }
            | Op::Otherwise
            | Op::Repeat(_)
            | Op::RepeatNext(_)
            | Op::While
            | Op::WhileNext { .. }
            | Op::Count(_)
            | Op::CountNext(..)
            | Op::Each(..)
            | Op::EachNext(..)
            | Op::Break(_)
            | Op::Continue(_)
            | Op::End => false,
            _ => true,
        };
        if gives {
            let kept = now.saturating_sub(1).min(self.stack.len());
            match (shadow, &mut self.stack[kept..]) {
                (None, []) => self.stack.push(Shadow::OTHER),
                (None, [first, others @ ..]) => {
                    others.iter().for_each(|operand| first.hangs_on(operand));
                    first.forget_value();
                    self.stack.truncate(kept + 1);
                }
                (Some(mut shadow), operands) => {
                    operands.iter().for_each(|operand| shadow.hangs_on(operand));
                    self.stack.truncate(kept);
                    self.stack.push(shadow);
                }
            }
        } else {
            self.stack.truncate(now);
        }
        let running = machine.state.loops.len();
        while self.loops.len() > running {
            if let Some(ended) = self.loops.pop() {
                self.left_loop(ended);
            }
        }
        if self.loops.len() < running {
            self.loops.push(RunningLoop {
                start: pc,
                wall: machine.state.wall,
                last: 0,
                useful: 0,
            });
        }
    }

    /// The innermost loop is about to decide: did its last turn change the wall?
    fn turned(&mut self, machine: &Machine<'_>) {
        let frame = machine.state.loops.last();
        if let (Some(frame), Some(running)) = (frame, self.loops.last_mut())
            && running.wall != machine.state.wall
        {
            running.wall = machine.state.wall;
            running.last = frame.turns;
            running.useful += 1;
        }
    }

    fn left_loop(&mut self, ended: RunningLoop) {
        let lateness = ended.last as f64 + (ended.useful as f64).min(1_000.0) / 1_024.0;
        let latest = &mut self.lateness[ended.start as usize];
        *latest = latest.max(lateness);
    }

    /// A condition decided that hangs on these cells, so far from its other outcome.
    fn decided(&mut self, pc: Pc, outcome: bool, cells: CellSet, other: Distances) {
        let at = 2 * pc as usize;
        let taken = &mut self.counts[at + usize::from(outcome)];
        *taken = taken.saturating_add(1);
        let bit = pc % u64::BITS;
        self.asked[bit as usize] |= cells;
        self.last = 1 << bit;
        for (nearest, distance) in self.nearest.iter_mut().zip(other) {
            let (nearest, suggestions) = &mut nearest[at + usize::from(!outcome)];
            if distance < *nearest {
                *nearest = distance;
                suggestions.clone_from(&self.suggestions);
            }
        }
        self.suggestions.clear();
    }

    fn drawn_between(
        &mut self,
        machine: &Machine<'_>,
        a: Option<Value>,
        b: Option<Value>,
    ) -> Shadow {
        let (Some(Value::Number(a)), Some(Value::Number(b))) = (a, b) else {
            return Shadow::OTHER;
        };
        // Other bounds are a run-time error.
        let whole = [a, b]
            .iter()
            .all(|x| x.fract() == 0.0 && x.abs() <= (1u64 << 53) as f64);
        if !whole || a == b {
            return Shadow::OTHER;
        }
        let (low, high) = (a.min(b) as i64, a.max(b) as i64);
        self.drawn(machine, low, (high - low) as u64 + 1)
    }

    fn drawn(&mut self, machine: &Machine<'_>, low: i64, n: u64) -> Shadow {
        let at = machine.state.drawn.min(u64::from(u32::MAX)) as u32;
        let drawn = Drawn { at, low, n };
        if self.drawn.len() < DRAWS {
            self.drawn.push(drawn);
        }
        Shadow {
            origin: Origin::Drawn(drawn),
            ..Shadow::OTHER
        }
    }
}
