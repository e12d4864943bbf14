//! Watching a move for what the search climbs by: how near each condition came to the outcome that it did not have,
//! how late the loops still changed the wall, what was drawn and what that was compared with.
//!
//! Distances are those of search-based testing: |a − b| for an equation, brought below 1 by x / (x + 1); the sum for
//! *e*, the least for *o* (P. McMinn, "Search-based software test data generation: a survey", 2004, section 3; A. Arcuri,
//! "It really does matter how you normalize the branch distance", 2013).

use crate::chance::Chance;
use crate::colour::Colour;
use crate::language::field::{Comparison, Property};
use crate::run::code::{CellQuestion, Code, Op, Pc, SearchTarget};
use crate::run::draw_policy::DrawPolicy;
use crate::run::machine::{Machine, StepOutcome};
use crate::run::moves::Move;
use crate::run::observer::NoObserver;
use crate::run::value::{CellValue, Value};
use crate::wall::{Cell, Wall};

/// What may bring a condition to its other outcome.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Suggestion {
    /// A brick of this colour here.
    Paint(Cell, Colour),
    /// Both of one colour.
    Alike(Cell, Cell),
    /// No brick here.
    Empty(Cell),
    /// A brick here.
    Fill(Cell),
    /// That draw number so much has its upper half so.
    Draw(u32, u32),
}

/// A number that was drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// The number of the draw in the move, from 0.
    pub at: u32,
    /// The lowest number that it could be.
    pub low: i64,
    /// How many numbers it could be; 0 for a fraction.
    pub n: u64,
}

/// Most suggestions of one condition, and most draws, that are kept of a move.
const SUGGESTIONS: usize = 4;
const DRAWS: usize = 64;

/// Where a value came from.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Origin {
    Other,
    ColourOf(Cell),
    Drawn(Drawn),
}

/// What is known of a value beside it.
#[derive(Clone, Copy, Debug)]
struct Shadow {
    /// How far a boolean is from being vero, and from being falso; one of them is 0.
    distances: [f64; 2],
    origin: Origin,
}

impl Shadow {
    const OTHER: Shadow = Shadow {
        distances: [1.0, 1.0],
        origin: Origin::Other,
    };

    /// Of a boolean, by how far it is from what it is not.
    fn boolean(value: bool, other: f64) -> Shadow {
        let mut distances = [0.0; 2];
        distances[usize::from(!value)] = other;
        Shadow {
            distances,
            origin: Origin::Other,
        }
    }

    fn to(&self, outcome: bool) -> f64 {
        self.distances[usize::from(outcome)]
    }
}

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
    /// How near it came to each outcome, with what may bring it there.
    pub nearest: Vec<(f64, Vec<Suggestion>)>,
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
            nearest: vec![(f64::INFINITY, Vec::new()); 2 * ops],
            lateness: vec![0.0; ops],
            drawn: Vec::new(),
            steps: 0,
            stack: Vec::new(),
            variables: vec![Shadow::OTHER; code.variables.len()],
            left: Vec::new(),
            loops: Vec::new(),
            suggestions: Vec::new(),
            unseen: unseen.collect(),
        }
    }

    fn clear(&mut self) {
        self.counts.fill(0);
        for (distance, suggestions) in &mut self.nearest {
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
    }

    /// Makes at most so many steps of a move and watches them. Stops when `go_on`, which is asked every few
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
    fn before(&mut self, machine: &Machine<'_>, pc: Pc, op: Op) -> Shadow {
        let values = &machine.state.stack;
        let value = |below: usize| values.len().checked_sub(1 + below).map(|at| values[at]);
        let top = self.stack.last().copied().unwrap_or(Shadow::OTHER);
        match op {
            Op::Boolean(value) => Shadow::boolean(value, 1.0),
            Op::Get(slot) => self.variables[slot as usize],
            Op::RandomInt => self.drawn_between(machine, value(1), value(0)),
            Op::RandomFraction => self.drawn(machine, 0, 0),
            Op::AnyOf(sought) => {
                let n = match sought {
                    SearchTarget::Infected => machine.state.wall.infected().len(),
                    SearchTarget::Empty => machine.state.wall.empty_cells().len(),
                };
                if n > 1 {
                    self.drawn(machine, 0, n as u64);
                }
                Shadow::OTHER
            }
            Op::Exists(sought) => {
                let n = match sought {
                    SearchTarget::Infected => machine.state.wall.infected().len(),
                    SearchTarget::Empty => machine.state.wall.empty_cells().len(),
                };
                Shadow::boolean(n > 0, near(n.max(1) as f64))
            }
            Op::Ask(question) => self.asked(machine, question, value(0)),
            Op::ColourOf => match value(0) {
                Some(Value::Cell(CellValue::On(cell))) => Shadow {
                    origin: Origin::ColourOf(cell),
                    ..Shadow::OTHER
                },
                _ => Shadow::OTHER,
            },
            Op::Not => Shadow {
                distances: [top.distances[1], top.distances[0]],
                origin: Origin::Other,
            },
            Op::Is(property) => match value(0) {
                Some(Value::Number(x)) => is(property, x),
                _ => Shadow::OTHER,
            },
            Op::Connected => Shadow::OTHER,
            Op::Compare(comparison) => self.compared(comparison, value(1), value(0)),
            Op::DivisibleBy => match (value(1), value(0)) {
                (Some(Value::Number(x)), Some(Value::Number(y))) => {
                    let rest = x.rem_euclid(y);
                    let rest = rest.min(y.abs() - rest);
                    Shadow::boolean(rest == 0.0, near(rest.max(1.0)))
                }
                _ => Shadow::OTHER,
            },
            Op::Left { on, .. } => {
                // If the right operand is not looked at: it may have to change as well.
                let mut shadow = top;
                shadow.distances[usize::from(!on)] += self.unseen[pc as usize];
                shadow
            }
            Op::Right => match self.left.pop() {
                Some((on, left)) => both(on, &left, &top),
                None => top,
            },
            Op::Chosen => top,
            Op::If { .. } | Op::WhileNext { .. } | Op::Test(_) => {
                if let Some(Value::Boolean(outcome)) = value(0) {
                    self.decided(pc, outcome, &top);
                }
                if let Op::WhileNext { .. } = op {
                    self.turned(machine);
                }
                Shadow::OTHER
            }
            Op::RepeatNext(_) | Op::CountNext(..) | Op::EachNext(..) | Op::Break(_) => {
                self.turned(machine);
                Shadow::OTHER
            }
            Op::Set(slot) => {
                self.variables[slot as usize] = top;
                Shadow::OTHER
            }
            Op::Change(slot) | Op::Count(slot) | Op::Each(slot, _) => {
                self.variables[slot as usize] = Shadow::OTHER;
                Shadow::OTHER
            }
            _ => Shadow::OTHER,
        }
    }

    /// An operation was done: what is known of values follows the stack, what is known of loops theirs.
    fn after(&mut self, machine: &Machine<'_>, op: Op, pc: Pc, height: usize, shadow: Shadow) {
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
            self.stack.truncate(now.saturating_sub(1));
            self.stack.push(shadow);
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

    fn decided(&mut self, pc: Pc, outcome: bool, shadow: &Shadow) {
        let at = 2 * pc as usize;
        let taken = &mut self.counts[at + usize::from(outcome)];
        *taken = taken.saturating_add(1);
        let (nearest, suggestions) = &mut self.nearest[at + usize::from(!outcome)];
        let distance = shadow.to(!outcome);
        if distance < *nearest {
            *nearest = distance;
            suggestions.clear();
            suggestions.append(&mut self.suggestions);
        }
        self.suggestions.clear();
    }

    fn suggest(&mut self, suggestion: Suggestion) {
        if self.suggestions.len() < SUGGESTIONS {
            self.suggestions.push(suggestion);
        }
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

    fn asked(
        &mut self,
        machine: &Machine<'_>,
        question: CellQuestion,
        cell: Option<Value>,
    ) -> Shadow {
        let Some(Value::Cell(CellValue::On(cell))) = cell else {
            return Shadow::OTHER;
        };
        let wall = &machine.state.wall;
        match question {
            CellQuestion::IsInfected => {}
            CellQuestion::IsEmpty => self.suggest(match wall.has_brick(cell) {
                true => Suggestion::Empty(cell),
                false => Suggestion::Fill(cell),
            }),
            CellQuestion::HasColour(colour) => {
                if wall.colour(cell) != Some(colour) {
                    self.suggest(Suggestion::Paint(cell, colour));
                }
            }
        }
        Shadow::OTHER
    }

    fn compared(&mut self, how: Comparison, a: Option<Value>, b: Option<Value>) -> Shadow {
        let (Some(a), Some(b)) = (a, b) else {
            return Shadow::OTHER;
        };
        let below = |at: usize| {
            let at = self.stack.len().checked_sub(at);
            at.map_or(Origin::Other, |at| self.stack[at].origin)
        };
        let (from_a, from_b) = (below(2), below(1));
        let equal = |distance: f64| {
            let shadow = Shadow::boolean(distance == 0.0, near(distance.max(1.0)));
            match how {
                Comparison::Ne => Shadow {
                    distances: [shadow.distances[1], shadow.distances[0]],
                    ..shadow
                },
                _ => shadow,
            }
        };
        match (a, b) {
            (Value::Number(x), Value::Number(y)) => {
                self.suggest_draws(from_a, y);
                self.suggest_draws(from_b, x);
                if x.is_nan() || y.is_nan() {
                    return Shadow::OTHER;
                }
                let less = |x: f64, y: f64| match x < y {
                    true => Shadow::boolean(true, near(y - x)),
                    false => Shadow::boolean(false, near(x - y + 1.0)),
                };
                let not = |shadow: Shadow| Shadow {
                    distances: [shadow.distances[1], shadow.distances[0]],
                    ..shadow
                };
                match how {
                    Comparison::Eq | Comparison::Ne => equal((x - y).abs()),
                    Comparison::Lt => less(x, y),
                    Comparison::Gt => less(y, x),
                    Comparison::Ge => not(less(x, y)),
                    Comparison::Le => not(less(y, x)),
                }
            }
            (Value::Colour(x), Value::Colour(y)) => {
                match (from_a, from_b, x, y) {
                    (Origin::ColourOf(a), Origin::ColourOf(b), ..) if x != y => {
                        self.suggest(Suggestion::Alike(a, b));
                    }
                    (Origin::ColourOf(cell), Origin::Other, _, Some(colour))
                    | (Origin::Other, Origin::ColourOf(cell), Some(colour), _)
                        if x != y =>
                    {
                        self.suggest(Suggestion::Paint(cell, colour));
                    }
                    (Origin::ColourOf(cell), Origin::Other, _, None) => {
                        self.suggest(Suggestion::Empty(cell));
                    }
                    _ => {}
                }
                equal(f64::from(u8::from(x != y)))
            }
            (Value::Cell(CellValue::On(x)), Value::Cell(CellValue::On(y))) => {
                let apart = x.row().abs_diff(y.row()) + x.column().abs_diff(y.column());
                equal(apart as f64)
            }
            (a, b) => equal(f64::from(u8::from(a.equals(b) != Some(true)))),
        }
    }

    /// A drawn number is compared with this one: it may be that, one less, one more.
    fn suggest_draws(&mut self, origin: Origin, with: f64) {
        let Origin::Drawn(drawn) = origin else {
            return;
        };
        if drawn.at >= DrawPolicy::CHOOSABLE {
            return;
        }
        for with in [with, with - 1.0, with + 1.0] {
            if let Some(upper) = drawn.upper_half_for(with) {
                self.suggest(Suggestion::Draw(drawn.at, upper));
            }
        }
    }
}

impl Drawn {
    /// The upper half of the bits with which this number is drawn, if it can be; for a fraction that just below.
    pub fn upper_half_for(self, number: f64) -> Option<u32> {
        if self.n == 0 {
            let upper = number * (1u64 << 32) as f64 - 1.0;
            return (0.0..1.0)
                .contains(&number)
                .then_some(upper.max(0.0) as u32);
        }
        let index = number.floor() - self.low as f64;
        let fits = index >= 0.0 && index < self.n as f64;
        fits.then(|| Chance::upper_half_for(index as u64, self.n))?
    }
}

/// A distance above 0, brought below 1.
fn near(distance: f64) -> f64 {
    if distance.is_finite() {
        distance / (distance + 1.0)
    } else {
        1.0
    }
}

fn is(property: Property, x: f64) -> Shadow {
    let distance = match property {
        Property::Positive => near((1.0 - x).abs().max(1.0)),
        Property::Negative => near((1.0 + x).abs().max(1.0)),
        Property::Even | Property::Odd | Property::Prime | Property::Whole => 0.5,
    };
    Shadow {
        distances: [distance, distance],
        origin: Origin::Other,
    }
}

/// *e* (`on` is falso) or *o* of two operands that were both looked at.
fn both(on: bool, left: &Shadow, right: &Shadow) -> Shadow {
    let mut distances = [0.0; 2];
    // The outcome that one operand alone can bring, and the one that needs both.
    distances[usize::from(on)] = left.to(on).min(right.to(on));
    distances[usize::from(!on)] = left.to(!on) + right.to(!on);
    Shadow {
        distances,
        origin: Origin::Other,
    }
}
