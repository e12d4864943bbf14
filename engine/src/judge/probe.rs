//! Watches a move for the search to climb by: how near each condition came to its other outcome, how late loops still
//! changed the wall, and what was drawn and compared with what.
//!
//! Distances are those of search-based testing: |a − b| for an equation, normalized below 1 by x / (x + 1); the sum
//! for *e*, the minimum for *o* (P. McMinn, "Search-based software test data generation: a survey", 2004, section 3;
//! A. Arcuri, "It really does matter how you normalize the branch distance", 2013). A number may also be composed of
//! parts, as 2³ + 2⁶ of two rows: then 71 looks near 72 and is far off. So equations are also measured by binary
//! digits.
//!
//! The probe also tracks on which cells a value depends: those that the program looked at for it, or for a condition
//! under which it changed.

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

/// Maximum number of draws recorded of a move.
const MAX_DRAWS: usize = 64;

/// A loop that is running.
#[derive(Clone, Copy, Debug)]
struct RunningLoop {
    start: Pc,
    /// The wall at the end of the previous turn.
    wall: Wall,
    /// The last turn that changed the wall, from 1, and the number of turns that did.
    last: u64,
    useful: u64,
}

/// The observations in one move.
pub struct Probe {
    /// The number of times each operation decided falso (2 pc) and vero (2 pc + 1).
    pub counts: Vec<u32>,
    /// By each measure, how near each operation came to each outcome, with suggestions to bring it there.
    pub nearest: [Vec<(f64, Vec<Suggestion>)>; MEASURES],
    /// For each loop the last turn that changed the wall, from 1; a little more if more turns did.
    pub lateness: Vec<f64>,
    /// The first draws.
    pub drawn: Vec<Drawn>,
    /// Number of steps watched.
    pub steps: u64,
    stack: Vec<Shadow>,
    variables: Vec<Shadow>,
    /// Left operands of *e* (false) and *o* (true) whose right operands are being evaluated.
    left: Vec<(bool, Shadow)>,
    loops: Vec<RunningLoop>,
    suggestions: Vec<Suggestion>,
    /// For each left operand, the minimum distance to the other outcome while the right operand is not evaluated.
    unseen: Vec<f64>,
    /// For each bit of [`Shadow::conditions`], the cells on which the condition depends.
    asked: [CellSet; 64],
    /// The bit of the last condition.
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

    /// Makes up to `steps` steps of a move and watches them. If `go_on`, called every few milliseconds, returns
    /// false, it stops and the observations are of no use.
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
            self.end_loop(running);
        }
        self.steps = machine.state.steps;
    }

    /// Looks at an operation and its operands before it runs. Returns the shadow of its value; `None` if that only
    /// depends on the operands.
    #[inline(always)]
    fn before(&mut self, machine: &Machine<'_>, pc: Pc, op: Op) -> Option<Shadow> {
        let values = &machine.state.stack;
        let value = |below: usize| values.len().checked_sub(1 + below).map(|at| values[at]);
        Some(match op {
            Op::Boolean(value) => Shadow::boolean(value, 1.0),
            Op::Get(slot) => self.variables[slot as usize],
            Op::RandomInt => self.record_draw_between(machine, value(1), value(0)),
            Op::RandomFraction => self.record_draw(machine, 0, 0),
            Op::AnyOf(sought) => {
                let n = machine.sought(sought).len();
                if n > 1 {
                    self.record_draw(machine, 0, n as u64);
                }
                return None;
            }
            Op::Exists(sought) => {
                let n = machine.sought(sought).len();
                Shadow::boolean(n > 0, near(n.max(1) as f64))
            }
            Op::Ask(question) => self.question(machine, question, value(0)),
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
                ..self.top().not()
            },
            Op::Is(property) => match value(0) {
                Some(Value::Number(x)) => {
                    let top = self.top();
                    self.suggest_cells(top.cells, top.conditions);
                    is(property, x)
                }
                _ => return None,
            },
            Op::Compare(comparison) => self.comparison(comparison, value(1), value(0)),
            Op::DivisibleBy => match (value(1), value(0)) {
                (Some(Value::Number(x)), Some(Value::Number(y))) => {
                    let rest = x.rem_euclid(y);
                    let rest = rest.min(y.abs() - rest);
                    Shadow::boolean(rest == 0.0, near(rest.max(1.0)))
                }
                _ => return None,
            },
            Op::Left { on, .. } => {
                // If the right operand is not evaluated, it may have to change as well.
                let mut shadow = self.top();
                for distance in &mut shadow.distances[usize::from(!on)] {
                    *distance += self.unseen[pc as usize];
                }
                shadow
            }
            Op::Right => match self.left.pop() {
                Some((on, left)) => both(on, &left, &self.top()),
                None => self.top(),
            },
            Op::Chosen => self.top(),
            _ => {
                self.before_command(machine, pc, op);
                return None;
            }
        })
    }

    /// Looks at an operation without a value: the condition it decides, or the variable it changes.
    #[inline(always)]
    fn before_command(&mut self, machine: &Machine<'_>, pc: Pc, op: Op) {
        match op {
            Op::If { .. } | Op::WhileNext { .. } | Op::Test(_) => {
                if let Some(&Value::Boolean(outcome)) = machine.state.stack.last() {
                    let top = self.top();
                    self.note_decision(pc, outcome, top.cells, *top.to(!outcome));
                }
                if let Op::WhileNext { .. } = op {
                    self.note_turn(machine);
                }
            }
            Op::RepeatNext(_) | Op::CountNext(..) | Op::EachNext(..) | Op::Break(_) => {
                self.note_turn(machine);
            }
            Op::Set(slot) => {
                let mut variable = self.top();
                variable.conditions |= self.last;
                self.variables[slot as usize] = variable;
            }
            Op::Change(slot) => {
                let top = self.top();
                let changed = &mut self.variables[slot as usize];
                changed.depend_on(&top);
                changed.forget_value();
                changed.conditions |= self.last;
            }
            Op::Count(slot) | Op::Each(slot, _) => {
                self.variables[slot as usize] = Shadow::OTHER;
            }
            _ => {}
        }
    }

    /// Updates the shadows of the stack and the loops after an operation.
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
                    self.left.push((on, self.top()));
                }
                now == height
            }
            Op::Right | Op::Chosen => true,
            _ => op.arity().is_some(),
        };
        if gives {
            let kept = now.saturating_sub(1).min(self.stack.len());
            match (shadow, &mut self.stack[kept..]) {
                (None, []) => self.stack.push(Shadow::OTHER),
                (None, [first, others @ ..]) => {
                    others.iter().for_each(|operand| first.depend_on(operand));
                    first.forget_value();
                    self.stack.truncate(kept + 1);
                }
                (Some(mut shadow), operands) => {
                    operands
                        .iter()
                        .for_each(|operand| shadow.depend_on(operand));
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
                self.end_loop(ended);
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

    /// The shadow of the value on top of the stack.
    fn top(&self) -> Shadow {
        self.stack.last().copied().unwrap_or(Shadow::OTHER)
    }

    /// The innermost loop is about to decide: notes whether its last turn changed the wall.
    fn note_turn(&mut self, machine: &Machine<'_>) {
        let frame = machine.state.loops.last();
        if let (Some(frame), Some(running)) = (frame, self.loops.last_mut())
            && running.wall != machine.state.wall
        {
            running.wall = machine.state.wall;
            running.last = frame.turns;
            running.useful += 1;
        }
    }

    fn end_loop(&mut self, ended: RunningLoop) {
        let lateness = ended.last as f64 + (ended.useful as f64).min(1_000.0) / 1_024.0;
        let latest = &mut self.lateness[ended.start as usize];
        *latest = latest.max(lateness);
    }

    /// A condition that depends on these cells decided, at this distance from its other outcome.
    fn note_decision(&mut self, pc: Pc, outcome: bool, cells: CellSet, other: Distances) {
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

    fn record_draw_between(
        &mut self,
        machine: &Machine<'_>,
        a: Option<Value>,
        b: Option<Value>,
    ) -> Shadow {
        let (Some(Value::Number(a)), Some(Value::Number(b))) = (a, b) else {
            return Shadow::OTHER;
        };
        // All other bounds are a run-time error.
        let whole = [a, b]
            .iter()
            .all(|x| x.fract() == 0.0 && x.abs() <= (1u64 << 53) as f64);
        if !whole || a == b {
            return Shadow::OTHER;
        }
        let (low, high) = (a.min(b) as i64, a.max(b) as i64);
        self.record_draw(machine, low, (high - low) as u64 + 1)
    }

    fn record_draw(&mut self, machine: &Machine<'_>, low: i64, n: u64) -> Shadow {
        let at = machine.state.drawn.min(u64::from(u32::MAX)) as u32;
        let drawn = Drawn { at, low, n };
        if self.drawn.len() < MAX_DRAWS {
            self.drawn.push(drawn);
        }
        Shadow {
            origin: Origin::Drawn(drawn),
            ..Shadow::OTHER
        }
    }
}
