//! Where superinstructions lead, with the steps on the way.

use super::Optimizer;
use crate::run::code::{Op, Pc};
use crate::run::superinstructions::{Condition, ConditionExit, Span, Superinstruction};

impl Optimizer<'_> {
    /// What stands for the simple operations from `start` to `last`.
    pub(super) fn span(&self, start: usize, last: usize) -> Span {
        Span {
            next: self.landing(last + 1),
            steps: (last + 1 - start) as u32,
        }
    }

    /// The condition that is known when the operation at `last` has acted.
    pub(super) fn test(
        &self,
        start: usize,
        last: usize,
        condition: Condition,
        sense: bool,
    ) -> Superinstruction {
        let steps = (last + 1 - start) as u32;
        let exits = [!sense, sense].map(|value| self.exit(last + 1, steps, value));
        match exits {
            [
                ConditionExit {
                    span: no,
                    push: None,
                },
                ConditionExit {
                    span: yes,
                    push: None,
                },
            ] => Superinstruction::Test {
                condition,
                exits: [no, yes],
            },
            exits => Superinstruction::Answer { condition, exits },
        }
    }

    /// Where a known boolean leads: through *e*, *o*, *non*, to the branch of *se* and *test*.
    fn exit(&self, mut pc: usize, mut steps: u32, mut value: bool) -> ConditionExit {
        loop {
            match self.ops.get(pc) {
                Some(Op::Not) => {
                    value = !value;
                    steps += 1;
                    pc += 1;
                }
                Some(Op::Right) => {
                    steps += 1;
                    pc += 1;
                }
                Some(&Op::Left { on, end }) if on == value => {
                    steps += 1;
                    pc = end as usize;
                }
                Some(Op::Left { .. }) => break self.gone(pc + 1, steps),
                Some(Op::If { .. }) if value => break self.gone(pc + 1, steps + 1),
                Some(&Op::If { no, .. }) => break self.gone(no as usize, steps),
                Some(Op::Test(_)) if value => break self.gone(pc + 1, steps),
                Some(&Op::Test(no)) => break self.gone(no as usize, steps),
                _ => {
                    let span = Span {
                        next: pc as Pc,
                        steps,
                    };
                    break ConditionExit {
                        span,
                        push: Some(value),
                    };
                }
            }
        }
    }

    fn gone(&self, pc: usize, mut steps: u32) -> ConditionExit {
        let mut pc = self.landing(pc);
        if self.ops.get(pc as usize) == Some(&Op::Otherwise) {
            steps += 1;
            pc = self.landing(pc as usize + 1);
        }
        ConditionExit {
            span: Span { next: pc, steps },
            push: None,
        }
    }

    /// Where the machine is after jumps that take no step.
    fn landing(&self, mut pc: usize) -> Pc {
        // Jumps could lead in a circle only if they were compiled wrongly; a bound costs nothing.
        for _ in 0..64 {
            match self.ops.get(pc) {
                Some(&Op::Jump(to)) => pc = to as usize,
                _ => break,
            }
        }
        pc as Pc
    }
}
