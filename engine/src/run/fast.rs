//! Full speed: superinstructions where they fit, simple ones elsewhere.

use super::act::{act, ask};
use super::code::Pc;
use super::loops::{counts_on, signed_step};
use super::machine::{Machine, StepOutcome};
use super::math;
use super::observer::NoObserver;
use super::operand::compare_numbers;
use super::state::{LoopFrame, LoopState, RunState};
use super::superinstructions::{
    CellTerm, Chain, Condition, NumberTerm, ShortSlot, Span, Stage, Superinstruction, Term,
};
use super::value::{CellValue, Value};
use crate::wall::{Cell, SIZE};

/// Looks at the state each time a loop has decided.
pub trait Guard {
    /// Whether the run is to be stopped.
    fn decided(&mut self, state: &RunState) -> bool;

    /// The run comes by this operation; those that are done in one go with the one before are passed over.
    #[inline(always)]
    fn passes(&mut self, _: Pc) {}
}

/// Why a run came back.
#[derive(Clone, Copy, Debug)]
pub enum FastStop {
    /// The program is at its end.
    Ended,
    /// The guard stopped it.
    Guarded,
    /// The next operation would be one step too many.
    Limit,
    /// A run-time error, in [`Machine::failure`].
    Failed,
}

impl Machine<'_> {
    /// Runs at full speed until something stops it.
    pub fn run(&mut self, guard: &mut impl Guard) -> FastStop {
        let code = self.code;
        // Kept here rather than in the state, so that they stay in registers.
        let (mut pc, mut steps) = (self.state.pc, self.state.steps);
        // From here on a superinstruction might go beyond the limit.
        let careful = self.limit.checked_sub(code.max_steps);
        let careful = careful.map_or(0, |last| last.saturating_add(1));
        'run: loop {
            guard.passes(pc);
            let fast = &code.fast[pc as usize];
            'simple: {
                if steps >= careful {
                    break 'simple;
                }
                let span = match fast {
                    Superinstruction::Simple => break 'simple,
                    Superinstruction::Test { condition, exits } => {
                        let Some(outcome) = self.decided(condition) else {
                            break 'simple;
                        };
                        &exits[usize::from(outcome)]
                    }
                    Superinstruction::Answer { condition, exits } => {
                        let Some(outcome) = self.decided(condition) else {
                            break 'simple;
                        };
                        let exit = &exits[usize::from(outcome)];
                        self.state.stack.extend(exit.push.map(Value::Boolean));
                        &exit.span
                    }
                    Superinstruction::Act(command, cell, span) => {
                        let Some(cell) = self.cell(cell) else {
                            break 'simple;
                        };
                        act(&mut self.state.wall, *command, cell);
                        span
                    }
                    Superinstruction::Load(slot) => {
                        let Some(value) = self.state.variables.get((*slot).into()) else {
                            break 'simple;
                        };
                        self.state.stack.push(value);
                        pc += 1;
                        steps += 1;
                        continue 'run;
                    }
                    Superinstruction::Set(slot, number, span) => {
                        let Some(x) = self.number(number) else {
                            break 'simple;
                        };
                        self.store(*slot, x);
                        span
                    }
                    Superinstruction::Change(slot, by, span) => {
                        let Some(x) = self.changed(*slot, by) else {
                            break 'simple;
                        };
                        self.store(*slot, x);
                        span
                    }
                    Superinstruction::Push(calculation, span) => {
                        let Some(x) = self.calculated(*calculation) else {
                            break 'simple;
                        };
                        self.state.stack.push(Value::Number(x));
                        span
                    }
                    Superinstruction::Store(slot, calculation, span) => {
                        let Some(x) = self.calculated(*calculation) else {
                            break 'simple;
                        };
                        self.store(*slot, x);
                        span
                    }
                    Superinstruction::Count {
                        slot,
                        numbers,
                        span,
                    } => {
                        if self.start_counting(*slot, *numbers, *span, steps).is_none() {
                            break 'simple;
                        }
                        pc = span.next;
                        steps += u64::from(span.steps);
                        (self.state.pc, self.state.steps) = (pc, steps);
                        if guard.decided(&self.state) {
                            return FastStop::Guarded;
                        }
                        continue 'run;
                    }
                    Superinstruction::RepeatNext { body, end } => {
                        pc = self.repeat(*body, *end);
                        steps += 1;
                        (self.state.pc, self.state.steps) = (pc, steps);
                        if guard.decided(&self.state) {
                            return FastStop::Guarded;
                        }
                        continue 'run;
                    }
                    Superinstruction::CountNext { slot, body, end } => {
                        let Some(turn) = self.count(*slot) else {
                            break 'simple;
                        };
                        pc = if turn { *body } else { *end };
                        steps += 1;
                        (self.state.pc, self.state.steps) = (pc, steps);
                        if guard.decided(&self.state) {
                            return FastStop::Guarded;
                        }
                        continue 'run;
                    }
                };
                pc = span.next;
                steps += u64::from(span.steps);
                continue 'run;
            }
            (self.state.pc, self.state.steps) = (pc, steps);
            match self.operate(&mut NoObserver) {
                StepOutcome::Continued => {}
                StepOutcome::Decided => {
                    if guard.decided(&self.state) {
                        return FastStop::Guarded;
                    }
                }
                StepOutcome::Ended => return FastStop::Ended,
                StepOutcome::Limit => return FastStop::Limit,
                StepOutcome::Failed => return FastStop::Failed,
            }
            (pc, steps) = (self.state.pc, self.state.steps);
        }
    }

    /// Decides a condition, if nothing is out of the ordinary.
    #[inline(always)]
    fn decided(&mut self, condition: &Condition) -> Option<bool> {
        let wall = &self.state.wall;
        Some(match condition {
            Condition::Ask(question, cell) => ask(wall, *question, self.cell(cell)?),
            Condition::SameColour(a, b) => wall.same_colour(self.cell(a)?, self.cell(b)?),
            Condition::Holds(cell, slot) => match self.state.variables.get((*slot).into()) {
                Some(Value::Colour(colour)) => wall.colour(self.cell(cell)?) == colour,
                _ => return None,
            },
            Condition::Variable(slot) => match self.state.variables.get((*slot).into()) {
                Some(Value::Boolean(value)) => value,
                _ => return None,
            },
            Condition::SameCell(a, b) => self.cell(a)? == self.cell(b)?,
            Condition::Order(comparison, NumberTerm::Top, b) => {
                let (a, b) = (self.top(0)?, self.number(b)?);
                self.state.stack.pop();
                compare_numbers(*comparison, a, b)
            }
            Condition::Order(comparison, a, b) => {
                compare_numbers(*comparison, self.number(a)?, self.number(b)?)
            }
            Condition::Outcome(comparison, chain, b) => {
                let b = self.slot(*b)?;
                compare_numbers(*comparison, self.calculated(*chain)?, b)
            }
            Condition::Is(property, x) => math::property(*property, self.number(x)?),
        })
    }

    #[inline(always)]
    fn store(&mut self, slot: ShortSlot, x: f64) {
        self.state.variables.set_number(slot, x);
    }

    /// Starts *conta con* after `steps` steps; it always begins a turn.
    #[inline(always)]
    fn start_counting(
        &mut self,
        slot: ShortSlot,
        numbers: [ShortSlot; 3],
        span: Span,
        steps: u64,
    ) -> Option<()> {
        let [from, to, by] = numbers;
        let (from, to, by) = (self.slot(from)?, self.slot(to)?, self.slot(by)?);
        if from.is_nan() || to.is_nan() || by.is_nan() || by == 0.0 {
            return None;
        }
        let step = signed_step(from, to, by);
        self.state.loops.push(LoopFrame {
            start: span.next - 1,
            turns: 1,
            since: steps + u64::from(span.steps) - 1,
            hidden: LoopState::Count { to, step },
        });
        self.store(slot, from);
        Some(())
    }

    /// Counts on, and tells whether there is a turn.
    #[inline(always)]
    fn count(&mut self, slot: ShortSlot) -> Option<bool> {
        let x = self.slot(slot)?;
        let frame = self.state.loops.last_mut()?;
        let LoopState::Count { to, step } = frame.hidden else {
            return None;
        };
        let x = x + step;
        let turn = counts_on(x, to, step);
        frame.turns += u64::from(turn);
        if !turn {
            self.state.loops.pop();
        }
        self.store(slot, x);
        Some(turn)
    }

    /// The outcome of a calculation; its operands are then off the stack.
    #[inline(always)]
    fn calculated(&mut self, chain: Chain) -> Option<f64> {
        let (first, count) = (chain.first as usize, chain.count as usize);
        let mut taken = 0;
        let mut x = 0.0;
        for stage in &self.code.stages[first..first + count] {
            x = match *stage {
                Stage::Load(slot) => self.slot(slot)?,
                Stage::Pop => {
                    taken = 1;
                    self.top(0)?
                }
                Stage::Add(b) => x + self.slot(b)?,
                Stage::Subtract(b) => x - self.slot(b)?,
                Stage::Multiply(b) => x * self.slot(b)?,
                Stage::Divide(b) => x / self.slot(b)?,
                Stage::Power(b) => math::power(x, self.slot(b)?),
                Stage::ArithmeticTop(operator) => {
                    taken += 1;
                    math::arithmetic(operator, self.top(taken - 1)?, x)
                }
                Stage::Remainder(b) => math::remainder(x, self.slot(b)?),
                Stage::Round(rounding) => math::round(rounding, x),
            };
        }
        if taken > 0 {
            let left = self.state.stack.len() - taken;
            self.state.stack.truncate(left);
        }
        Some(x)
    }

    /// The number so deep on the stack.
    #[inline(always)]
    fn top(&self, depth: usize) -> Option<f64> {
        let stack = &self.state.stack;
        match stack.get(stack.len().checked_sub(depth + 1)?) {
            Some(&Value::Number(x)) => Some(x),
            _ => None,
        }
    }

    /// The number in a slot.
    #[inline(always)]
    fn slot(&self, slot: ShortSlot) -> Option<f64> {
        self.state.variables.number(slot)
    }

    #[inline(always)]
    fn plus(&self, term: Term) -> Option<f64> {
        let x = self.slot(term.slot)?;
        // Adding 0 would make 0 of −0.
        Some(if term.add == 0 {
            x
        } else {
            x + f64::from(term.add)
        })
    }

    /// What a variable holds after a number was added; an unset one counts as 0.
    #[inline(always)]
    fn changed(&self, slot: ShortSlot, by: &NumberTerm) -> Option<f64> {
        let old = match self.state.variables.get(slot.into()) {
            Some(Value::Number(x)) => x,
            None => 0.0,
            Some(_) => return None,
        };
        Some(old + self.number(by)?)
    }

    #[inline(always)]
    fn number(&self, number: &NumberTerm) -> Option<f64> {
        match number {
            NumberTerm::Top => None,
            NumberTerm::Plain(term) => self.plus(*term),
            NumberTerm::Row(term) => {
                Some(self.cell_in(term.slot)?.row() as f64 + f64::from(term.add))
            }
            NumberTerm::Column(term) => {
                Some(self.cell_in(term.slot)?.column() as f64 + f64::from(term.add))
            }
        }
    }

    /// The cell on the wall that a variable holds.
    #[inline(always)]
    fn cell_in(&self, slot: ShortSlot) -> Option<Cell> {
        match self.state.variables.get(slot.into()) {
            Some(Value::Cell(CellValue::On(cell))) => Some(cell),
            _ => None,
        }
    }

    #[inline(always)]
    fn cell(&self, cell: &CellTerm) -> Option<Cell> {
        match cell {
            CellTerm::At(row, column) => {
                let variables = &self.state.variables;
                let row = variables.index(row.slot, row.add)?;
                Cell::from_index(SIZE * row + variables.index(column.slot, column.add)?)
            }
            CellTerm::In(slot) => self.cell_in(*slot),
            CellTerm::From(slot, rows, columns) => {
                let cell = self.cell_in(*slot)?;
                let row = cell.row().checked_add_signed((*rows).into())?;
                let column = cell.column().checked_add_signed((*columns).into())?;
                Cell::new(row, column)
            }
        }
    }
}
