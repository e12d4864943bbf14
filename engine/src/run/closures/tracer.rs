//! Where the machine comes by while closures run: it tells of each operation that it does in one go, and
//! what those are is known beforehand, for every edge.

use super::super::code::{Code, Op, Pc};
use super::super::superinstructions::{
    CellTerm, Condition, NumberTerm, ShortSlot, Stage, Superinstruction, Term,
};
use super::expr::Expr;
use super::types::{StaticType, literal};
use crate::language::field::Comparison;
use crate::run::moves::{OpTransition, START};
use std::cell::Cell;

/// Which of the machine's fused operations act: those that read values of other types never do. What
/// else they find out of the ordinary, closures give up at. And whether that is certain for all of them.
pub fn active(code: &Code, variables: &[StaticType]) -> (Vec<bool>, bool) {
    let reader = TypeReader {
        code,
        variables,
        certain: Cell::new(true),
    };
    let active = code
        .fast
        .iter()
        .map(|&fast| reader.is_active(fast))
        .collect();
    (active, reader.certain.get())
}

struct TypeReader<'a> {
    code: &'a Code,
    variables: &'a [StaticType],
    certain: Cell<bool>,
}

impl TypeReader<'_> {
    /// The type of what is in a slot: behind the variables the clicked cell, then constants.
    fn slot(&self, slot: ShortSlot) -> StaticType {
        let slot = slot as usize;
        match self.variables.get(slot) {
            Some(&ty) => ty,
            None if slot == self.variables.len() => StaticType::Cell,
            None => literal(self.code.constants[slot - self.variables.len() - 1]),
        }
    }

    fn number_in(&self, slot: ShortSlot) -> bool {
        self.slot(slot).is_number()
    }

    fn cell_in(&self, slot: ShortSlot) -> bool {
        self.slot(slot) == StaticType::Cell
    }

    fn number(&self, number: NumberTerm) -> bool {
        match number {
            NumberTerm::Plain(term) => self.number_in(term.slot),
            NumberTerm::Row(term) | NumberTerm::Column(term) => self.cell_in(term.slot),
            NumberTerm::Top => true,
        }
    }

    fn cell(&self, cell: CellTerm) -> bool {
        let number = |term: Term| {
            // A sum may be an index though what is summed is no whole number.
            if term.add != 0 && self.slot(term.slot) == StaticType::Double {
                self.certain.set(false);
            }
            self.number_in(term.slot)
        };
        match cell {
            CellTerm::At(row, column) => number(row) && number(column),
            CellTerm::In(slot) | CellTerm::From(slot, ..) => self.cell_in(slot),
        }
    }

    fn stages(&self, first: u32, count: u32) -> bool {
        let stages = &self.code.stages[first as usize..(first + count) as usize];
        stages.iter().all(|&stage| match stage {
            Stage::Load(slot)
            | Stage::Add(slot)
            | Stage::Subtract(slot)
            | Stage::Multiply(slot)
            | Stage::Divide(slot)
            | Stage::Power(slot)
            | Stage::Remainder(slot) => self.number_in(slot),
            Stage::Pop | Stage::ArithmeticTop(_) | Stage::Round(_) => true,
        })
    }

    fn condition(&self, condition: Condition) -> bool {
        match condition {
            Condition::Ask(_, cell) => self.cell(cell),
            Condition::SameColour(a, b) | Condition::SameCell(a, b) => self.cell(a) && self.cell(b),
            Condition::Holds(cell, slot) => {
                self.cell(cell) && self.slot(slot) == StaticType::Colour
            }
            Condition::Variable(slot) => self.slot(slot) == StaticType::Boolean,
            Condition::Order(_, a, b) => self.number(a) && self.number(b),
            Condition::Outcome(_, chain, slot) => {
                self.stages(chain.first, chain.count) && self.number_in(slot)
            }
            Condition::Is(_, x) => self.number(x),
        }
    }

    fn is_active(&self, fast: Superinstruction) -> bool {
        match fast {
            Superinstruction::Simple => false,
            Superinstruction::Test { condition, .. }
            | Superinstruction::Answer { condition, .. } => self.condition(condition),
            Superinstruction::Act(_, cell, _) => self.cell(cell),
            Superinstruction::Load(_) | Superinstruction::RepeatNext { .. } => true,
            Superinstruction::Set(_, number, _) => self.number(number),
            Superinstruction::Change(slot, number, _) => {
                self.number_in(slot) && self.number(number)
            }
            Superinstruction::Push(chain, _) | Superinstruction::Store(_, chain, _) => {
                self.stages(chain.first, chain.count)
            }
            Superinstruction::Count { numbers, .. } => {
                numbers.iter().all(|&slot| self.number_in(slot))
            }
            Superinstruction::CountNext { slot, .. } => self.number_in(slot),
        }
    }
}

/// Follows the machine from operation to operation along an edge.
#[derive(Clone, Debug)]
pub struct Tracer {
    /// The operation that it came by last.
    node: Pc,
    within: Within,
    passages: Vec<OpTransition>,
}

/// What is being done in one go.
#[derive(Clone, Copy, Debug)]
enum Within {
    /// Nothing: each operation by itself.
    Simple,
    /// Up to this operation.
    Until(Pc),
    /// A condition, which leads to one of two.
    Test {
        /// Where falso and vero lead.
        exits: [Pc; 2],
        /// Whether what is decided is that two things are equal, even if ≠ is asked.
        equality: bool,
    },
}

impl Tracer {
    /// Before the first operation, which is number 0.
    pub fn entering() -> Vec<OpTransition> {
        vec![(START, 0)]
    }

    /// The machine has come by `pc`.
    pub fn at(pc: Pc, code: &Code, active: &[bool]) -> Tracer {
        let mut tracer = Tracer {
            node: pc,
            within: Within::Simple,
            passages: Vec::new(),
        };
        tracer.begin(code, active);
        tracer
    }

    fn begin(&mut self, code: &Code, active: &[bool]) {
        let pc = self.node as usize;
        if !active[pc] {
            self.within = Within::Simple;
            return;
        }
        self.within = match code.fast[pc] {
            Superinstruction::Simple
            | Superinstruction::Load(_)
            | Superinstruction::RepeatNext { .. }
            | Superinstruction::CountNext { .. } => Within::Simple,
            Superinstruction::Test { condition, exits } => {
                test(condition, exits.map(|exit| exit.next))
            }
            Superinstruction::Answer { condition, exits } => {
                test(condition, exits.map(|exit| exit.span.next))
            }
            Superinstruction::Act(_, _, span)
            | Superinstruction::Set(_, _, span)
            | Superinstruction::Push(_, span)
            | Superinstruction::Store(_, _, span)
            | Superinstruction::Change(_, _, span)
            | Superinstruction::Count { span, .. } => Within::Until(span.next),
        };
    }

    /// What a condition gives, *non* behind it set aside, is known.
    pub fn decide(&mut self, outcome: bool, condition: &Expr) {
        if let Within::Test { exits, equality } = self.within {
            let unequal = condition.op == Op::Compare(Comparison::Ne);
            let outcome = outcome != (equality && unequal);
            self.within = Within::Until(exits[usize::from(outcome)]);
        }
    }

    /// Operation after operation, those that are done in one go included.
    pub fn arrive(&mut self, pc: Pc, code: &Code, active: &[bool]) {
        let here = match self.within {
            Within::Simple => true,
            Within::Until(next) => next == pc,
            // Both ways lead here: the outcome is only kept.
            Within::Test { exits, .. } => exits == [pc; 2],
        };
        if here {
            self.passages.push((self.node, pc));
            self.node = pc;
            self.begin(code, active);
        }
    }

    /// Whether the machine stands where the closures do.
    pub fn is_there(&self, pc: Pc) -> bool {
        self.node == pc
    }

    /// The passages so far.
    pub fn finish(self) -> Vec<OpTransition> {
        self.passages
    }
}

fn test(condition: Condition, exits: [Pc; 2]) -> Within {
    let equality = matches!(
        condition,
        Condition::SameColour(..) | Condition::Holds(..) | Condition::SameCell(..)
    );
    Within::Test { exits, equality }
}

/// The operation that each loop decides with about further turns, by that at which its turns begin; for
/// loops with a condition the jump back to it.
pub fn loop_ends(ops: &[Op]) -> std::collections::HashMap<Pc, Pc> {
    let ends = (0..).zip(ops).filter_map(|(pc, &op)| match op {
        Op::RepeatNext(body) | Op::CountNext(_, body) | Op::EachNext(_, body) => Some((body, pc)),
        Op::Jump(to) if to < pc => Some((to, pc)),
        _ => None,
    });
    ends.collect()
}
