//! Full speed: fused operations where they fit, simple ones elsewhere.

use super::fuse::{Calculation, CellTerm, Condition, Fast, NumberTerm, Operand, Span, Term};
use super::machine::{Blind, Halt, Machine, State, Went, act, ask, order};
use super::math;
use super::value::{Spot, Value};
use crate::blocks::field::Comparison;
use crate::wall::{Cell, SIZE};

/// Looks at the state each time a loop has decided.
pub trait Guard {
    /// Whether the run is to be stopped.
    fn decided(&mut self, state: &State) -> bool;
}

/// Why a run came back.
#[derive(Clone, Copy, Debug)]
pub enum Stop {
    /// The program is at its end.
    Ended,
    /// The guard stopped it.
    Guarded,
    /// The next operation could not act.
    Halted(Halt),
}

impl Machine<'_> {
    /// Runs at full speed until something stops it.
    pub fn run(&mut self, guard: &mut impl Guard) -> Stop {
        let code = self.code;
        loop {
            let done = match &code.fast[self.state.pc as usize] {
                Fast::Simple => None,
                Fast::Test { condition, exits } => self.test(condition, exits),
                Fast::Act(command, cell, span) => self.cell(*cell).and_then(|cell| {
                    self.go(*span)?;
                    act(&mut self.state.wall, *command, cell);
                    Some(())
                }),
                Fast::Set(slot, number, span) => self.number(*number).and_then(|x| {
                    self.go(*span)?;
                    self.state.variables[*slot as usize] = Some(Value::Number(x));
                    Some(())
                }),
                Fast::Push(calculation, span) => self.calculate(*calculation, *span).map(|x| {
                    self.state.stack.push(Value::Number(x));
                }),
                Fast::Store(slot, calculation, span) => {
                    self.calculate(*calculation, *span).map(|x| {
                        self.state.variables[*slot as usize] = Some(Value::Number(x));
                    })
                }
            };
            if done.is_some() {
                continue;
            }
            match self.operate(&mut Blind) {
                Ok(Went::On) => {}
                Ok(Went::Decided) => {
                    if guard.decided(&self.state) {
                        return Stop::Guarded;
                    }
                }
                Ok(Went::Ended) => return Stop::Ended,
                Err(halt) => return Stop::Halted(halt),
            }
        }
    }

    /// Goes on behind a span, if the budget allows its steps.
    #[inline]
    fn go(&mut self, span: Span) -> Option<()> {
        let steps = self.state.steps + u64::from(span.steps);
        if steps > self.limit {
            return None;
        }
        self.state.steps = steps;
        self.state.pc = span.next;
        Some(())
    }

    #[inline]
    fn test(&mut self, condition: &Condition, exits: &[super::fuse::Exit; 2]) -> Option<()> {
        let outcome = match *condition {
            Condition::Ask(question, cell) => ask(&self.state.wall, question, self.cell(cell)?),
            Condition::SameColour(a, b) => {
                let (a, b) = (self.cell(a)?, self.cell(b)?);
                self.state.wall.colour(a) == self.state.wall.colour(b)
            }
            Condition::Order(comparison, a, b) => {
                order(comparison, self.number(a)?, self.number(b)?)
            }
            Condition::Is(property, x) => math::property(property, self.number(x)?),
            Condition::OrderTop(comparison, b) => self.order_top(comparison, b)?,
        };
        let exit = exits[usize::from(outcome)];
        let steps = self.state.steps + u64::from(exit.steps);
        if steps > self.limit {
            return None;
        }
        if let Condition::OrderTop(..) = condition {
            self.state.stack.pop();
        }
        self.state.steps = steps;
        self.state.pc = exit.pc;
        if let Some(value) = exit.push {
            self.state.stack.push(Value::Boolean(value));
        }
        Some(())
    }

    #[inline]
    fn order_top(&self, comparison: Comparison, b: Term) -> Option<bool> {
        match self.state.stack.last() {
            Some(&Value::Number(a)) => Some(order(comparison, a, self.plus(b)?)),
            _ => None,
        }
    }

    /// The outcome of a calculation; its operands are then off the stack.
    #[inline]
    fn calculate(&mut self, calculation: Calculation, span: Span) -> Option<f64> {
        let (taken, x) = match calculation {
            Calculation::Arithmetic(operator, a, b) => {
                let (taken, a, b) = self.operands(a, b)?;
                (taken, math::arithmetic(operator, a, b))
            }
            Calculation::Remainder(a, b) => {
                let (taken, a, b) = self.operands(a, b)?;
                (taken, math::remainder(a, b))
            }
            Calculation::Round(rounding) => (1, math::round(rounding, self.top(0)?)),
        };
        self.go(span)?;
        let left = self.state.stack.len() - taken;
        self.state.stack.truncate(left);
        Some(x)
    }

    /// Two operands, and how many of them lie on the stack.
    #[inline]
    fn operands(&self, a: Operand, b: Operand) -> Option<(usize, f64, f64)> {
        match (a, b) {
            (Operand::Slot(a), Operand::Slot(b)) => Some((0, self.slot(a)?, self.slot(b)?)),
            (Operand::Top, Operand::Slot(b)) => Some((1, self.top(0)?, self.slot(b)?)),
            (Operand::Slot(a), Operand::Top) => Some((1, self.slot(a)?, self.top(0)?)),
            (Operand::Top, Operand::Top) => Some((2, self.top(1)?, self.top(0)?)),
        }
    }

    /// The number so deep on the stack.
    #[inline]
    fn top(&self, depth: usize) -> Option<f64> {
        let stack = &self.state.stack;
        match stack.get(stack.len().checked_sub(depth + 1)?) {
            Some(&Value::Number(x)) => Some(x),
            _ => None,
        }
    }

    /// The number in a slot.
    #[inline]
    fn slot(&self, slot: u16) -> Option<f64> {
        match self.state.variables[slot as usize] {
            Some(Value::Number(x)) => Some(x),
            _ => None,
        }
    }

    #[inline]
    fn plus(&self, term: Term) -> Option<f64> {
        let x = self.slot(term.slot)?;
        // Adding 0 would make 0 of −0.
        Some(if term.add == 0 { x } else { x + f64::from(term.add) })
    }

    #[inline]
    fn number(&self, number: NumberTerm) -> Option<f64> {
        match number {
            NumberTerm::Plain(term) => self.plus(term),
            NumberTerm::Row(term) => {
                Some(self.cell_in(term.slot)?.row() as f64 + f64::from(term.add))
            }
            NumberTerm::Column(term) => {
                Some(self.cell_in(term.slot)?.column() as f64 + f64::from(term.add))
            }
        }
    }

    /// The cell on the wall that a variable holds.
    #[inline]
    fn cell_in(&self, slot: u16) -> Option<Cell> {
        match self.state.variables[slot as usize] {
            Some(Value::Cell(Spot::On(cell))) => Some(cell),
            _ => None,
        }
    }

    #[inline]
    fn cell(&self, cell: CellTerm) -> Option<Cell> {
        match cell {
            CellTerm::At(row, column) => Cell::new(self.index(row)?, self.index(column)?),
            CellTerm::From(slot, rows, columns) => {
                let cell = self.cell_in(slot)?;
                let row = cell.row().checked_add_signed(rows.into())?;
                let column = cell.column().checked_add_signed(columns.into())?;
                Cell::new(row, column)
            }
        }
    }

    /// An index of the wall.
    #[inline]
    fn index(&self, term: Term) -> Option<usize> {
        let x = self.slot(term.slot)? + f64::from(term.add);
        let index = x as i32;
        (f64::from(index) == x && (0..SIZE as i32).contains(&index)).then_some(index as usize)
    }
}
