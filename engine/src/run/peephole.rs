//! Peephole optimisation: what executes together is done in one go at full speed.
//!
//! For each operation there may be a superinstruction that does the same as a run of simple operations
//! from there on, for the common shapes: a question about a cell given by indices, a comparison of
//! indices, a sum stored in a variable. The superinstruction gives up, and leaves everything as it
//! was, whenever anything is out of the ordinary (another type, an unset variable, a cell off the
//! wall, the end of the budget): then the simple operations are done, and report it. So the meaning
//! of the language, its errors and its count of steps stand in one place, the machine.

mod exits;
mod terms;

use self::terms::short;
use super::code::{Op, Pc};
use super::superinstructions::{
    CellTerm, Chain, Condition, NumberTerm, Span, Stage, Superinstruction, Term,
};
use crate::language::field::Comparison;

/// Code with its superinstructions.
#[derive(Clone, PartialEq, Debug)]
pub struct Optimized {
    /// For each operation what can be done in one go from there.
    pub fast: Vec<Superinstruction>,
    /// How many steps a superinstruction takes at most.
    pub max_steps: u64,
    /// The constants that superinstructions read, from the slots behind the variables and the clicked
    /// cell.
    pub constants: Vec<f64>,
    /// The parts of all calculations.
    pub stages: Vec<Stage>,
}

/// Finds the superinstructions of code with this number of variables.
pub fn optimize(ops: &[Op], variables: usize) -> Optimized {
    let mut optimizer = Optimizer {
        ops,
        clicked: variables,
        constants: Vec::new(),
        stages: Vec::new(),
    };
    let fast = (0..ops.len()).map(|pc| optimizer.at(pc).unwrap_or(Superinstruction::Simple));
    let fast: Vec<Superinstruction> = fast.collect();
    let max_steps = fast
        .iter()
        .map(|fast| fast.max_steps())
        .max()
        .unwrap_or(0)
        .into();
    let Optimizer {
        constants, stages, ..
    } = optimizer;
    Optimized {
        fast,
        max_steps,
        constants,
        stages,
    }
}

/// A longer calculation is done in several chains: each operation begins one of its own.
const LONGEST_CHAIN: usize = 32;

struct Optimizer<'o> {
    ops: &'o [Op],
    /// The slot that holds the clicked cell.
    clicked: usize,
    constants: Vec<f64>,
    stages: Vec<Stage>,
}

impl Optimizer<'_> {
    /// The superinstruction that begins at `start`.
    fn at(&mut self, start: usize) -> Option<Superinstruction> {
        self.cell_first(start)
            .or_else(|| self.number_first(start))
            .or_else(|| self.top(start))
            .or_else(|| {
                self.plain(start)
                    .map(|(slot, _)| Superinstruction::Load(slot))
            })
    }

    /// Shapes that begin with a cell.
    fn cell_first(&mut self, start: usize) -> Option<Superinstruction> {
        let (cell, pc) = self.cell(start)?;
        match *self.ops.get(pc)? {
            Op::Ask(question) => Some(self.test(start, pc, Condition::Ask(question, cell), true)),
            Op::Act(command) => Some(Superinstruction::Act(command, cell, self.span(start, pc))),
            Op::ColourOf => {
                let (condition, pc) = match *self.ops.get(pc + 1)? {
                    Op::Get(slot) if self.equality(pc + 2).is_some() => {
                        (Condition::Holds(cell, short(slot as usize)?), pc + 2)
                    }
                    _ => {
                        let (other, pc) = self.cell(pc + 1)?;
                        (*self.ops.get(pc)? == Op::ColourOf)
                            .then_some((Condition::SameColour(cell, other), pc + 1))?
                    }
                };
                Some(self.test(start, pc, condition, self.equality(pc)?))
            }
            _ => {
                let (other, pc) = self.cell(pc)?;
                if let (CellTerm::In(slot), Op::ColourOf) = (cell, *self.ops.get(pc)?) {
                    let same = self.equality(pc + 1)?;
                    return Some(self.test(start, pc + 1, Condition::Holds(other, slot), same));
                }
                let same = self.equality(pc)?;
                // Two variables are more likely to hold numbers.
                let sure = [cell, other].iter().any(|&cell| self.surely(cell));
                sure.then(|| self.test(start, pc, Condition::SameCell(cell, other), same))
            }
        }
    }

    /// Whether = (true) or ≠ (false) stands at `pc`.
    fn equality(&self, pc: usize) -> Option<bool> {
        match self.ops.get(pc)? {
            Op::Compare(Comparison::Eq) => Some(true),
            Op::Compare(Comparison::Ne) => Some(false),
            _ => None,
        }
    }

    /// Whether this is a cell whatever the variables hold.
    fn surely(&self, cell: CellTerm) -> bool {
        match cell {
            CellTerm::At(..) => true,
            CellTerm::From(..) => true,
            CellTerm::In(slot) => slot as usize == self.clicked,
        }
    }

    /// Shapes that begin with a number.
    fn number_first(&mut self, start: usize) -> Option<Superinstruction> {
        let (a, pc) = self.number(start)?;
        match *self.ops.get(pc)? {
            Op::Set(slot) => {
                return Some(Superinstruction::Set(
                    short(slot as usize)?,
                    a,
                    self.span(start, pc),
                ));
            }
            Op::Change(slot) => {
                return Some(Superinstruction::Change(
                    short(slot as usize)?,
                    a,
                    self.span(start, pc),
                ));
            }
            Op::Is(property) => {
                return Some(self.test(start, pc, Condition::Is(property, a), true));
            }
            Op::Compare(comparison) => {
                let condition = Condition::Order(comparison, NumberTerm::Top, a);
                return Some(self.test(start, pc, condition, true));
            }
            Op::If { .. } | Op::Left { .. } | Op::Right | Op::Not | Op::Test(_) => {
                let NumberTerm::Plain(Term { slot, add: 0 }) = a else {
                    return None;
                };
                return Some(self.test(start, pc - 1, Condition::Variable(slot), true));
            }
            _ => {}
        }
        if let Some((b, pc)) = self.number(pc)
            && let Some(&Op::Compare(comparison)) = self.ops.get(pc)
        {
            return Some(self.test(start, pc, Condition::Order(comparison, a, b), true));
        }
        if let Some(fast) = self.count(start) {
            return Some(fast);
        }
        self.chain(start)
    }

    /// *conta con* with plain bounds and step.
    fn count(&mut self, start: usize) -> Option<Superinstruction> {
        let (from, pc) = self.plain(start)?;
        let (to, pc) = self.plain(pc)?;
        let (by, pc) = self.plain(pc)?;
        let Some(&Op::Count(slot)) = self.ops.get(pc) else {
            return None;
        };
        let (slot, numbers) = (short(slot as usize)?, [from, to, by]);
        // No landing: a jump at the beginning of the body comes after the decision.
        let span = Span {
            next: pc as Pc + 1,
            steps: (pc + 1 - start) as u32,
        };
        Some(Superinstruction::Count {
            slot,
            numbers,
            span,
        })
    }

    /// Shapes that begin with what is on the stack.
    fn top(&mut self, start: usize) -> Option<Superinstruction> {
        match *self.ops.get(start)? {
            Op::RepeatNext(body) => Some(Superinstruction::RepeatNext {
                body,
                end: start as Pc + 1,
            }),
            Op::CountNext(slot, body) => {
                let (slot, end) = (short(slot as usize)?, start as Pc + 1);
                Some(Superinstruction::CountNext { slot, body, end })
            }
            Op::Round(_) | Op::Arithmetic(_) => self.chain(start),
            _ => None,
        }
    }

    /// A calculation: its outcome is stored, compared, or left on the stack.
    fn chain(&mut self, start: usize) -> Option<Superinstruction> {
        let first = self.stages.len();
        let mut pc = start;
        // It begins with a variable or constant, unless that is the right operand of what follows.
        let begins = match self.plain(start) {
            Some((slot, next))
                if self
                    .stage(next)
                    .is_some_and(|(s, _)| !matches!(s, Stage::ArithmeticTop(_)))
                    && self.stage(start).is_none() =>
            {
                pc = next;
                Stage::Load(slot)
            }
            _ => Stage::Pop,
        };
        self.stages.push(begins);
        while self.stages.len() - first < LONGEST_CHAIN
            && let Some((stage, next)) = self.stage(pc)
        {
            self.stages.push(stage);
            pc = next;
        }
        let count = self.stages.len() - first;
        if count < 2 && !matches!(begins, Stage::Load(_)) {
            self.stages.truncate(first);
            return None;
        }
        let chain = Chain {
            first: first as u32,
            count: count as u32,
        };
        if let Some(&Op::Set(slot)) = self.ops.get(pc) {
            return Some(Superinstruction::Store(
                short(slot as usize)?,
                chain,
                self.span(start, pc),
            ));
        }
        if let Some((slot, pc)) = self.plain(pc)
            && let Some(&Op::Compare(comparison)) = self.ops.get(pc)
        {
            let condition = Condition::Outcome(comparison, chain, slot);
            return Some(self.test(start, pc, condition, true));
        }
        Some(Superinstruction::Push(chain, self.span(start, pc - 1)))
    }

    /// A part of a calculation that begins at `pc`, and what follows it.
    fn stage(&mut self, pc: usize) -> Option<(Stage, usize)> {
        match *self.ops.get(pc)? {
            Op::Round(rounding) => return Some((Stage::Round(rounding), pc + 1)),
            Op::Arithmetic(operator) => return Some((Stage::ArithmeticTop(operator), pc + 1)),
            _ => {}
        }
        let (slot, pc) = self.plain(pc)?;
        match *self.ops.get(pc)? {
            Op::Arithmetic(operator) => Some((Stage::arithmetic(operator, slot), pc + 1)),
            Op::Remainder => Some((Stage::Remainder(slot), pc + 1)),
            _ => None,
        }
    }
}
