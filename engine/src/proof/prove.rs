//! Whether a program is right on every wall, whatever it draws.

use super::symbolic::{self, Counterexample, Limit, Obstacle, Question};
use crate::language::BlockId;
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use crate::wall::{Cell, Wall};

/// How much work a proof may be. These are counts and never seconds, so the answer is the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct ProofBudget {
    /// Conflicts of the solver, in all questions together.
    pub conflicts: u64,
    /// Nodes of the formula.
    pub nodes: usize,
}

impl Default for ProofBudget {
    fn default() -> ProofBudget {
        ProofBudget {
            conflicts: 3_000_000,
            nodes: 6_000_000,
        }
    }
}

/// What came of an attempt to prove a program right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Proof {
    /// It is right on every wall, whatever it draws.
    All,
    /// It is right on every wall whenever it ends, and it ends with probability 1.
    IfItEnds,
    /// It is wrong here.
    Refuted {
        wall: Wall,
        click: Cell,
        /// Draws under which it is wrong.
        draws: DrawPolicy,
    },
    /// Nobody knows.
    NotProved {
        /// The first block that the proof cannot follow.
        block: Option<BlockId>,
        why: Gap,
    },
}

/// Why there is no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// A block does something that the method cannot follow.
    Method,
    /// The budget is used up.
    Budget,
    /// The task is about its own walls only.
    OwnWalls,
}

/// Tries to prove that a program is right on every wall. `None` if `go_on` returned false; it is called at least every
/// hundred milliseconds.
pub fn prove(
    code: &Code,
    rules: &Rules,
    budget: ProofBudget,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Proof> {
    let not = |block, why| Some(Proof::NotProved { block, why });
    if rules.only_listed() {
        return not(code.block(0), Gap::OwnWalls);
    }
    let proved = symbolic::prove(&Question {
        code,
        rules,
        steps: BUDGET,
        limit: Limit {
            nodes: budget.nodes,
            conflicts: budget.conflicts,
            ..Limit::default()
        },
        go_on: &|| go_on(),
        witness: None,
    });
    match proved.proof {
        symbolic::Proof::All => Some(Proof::All),
        symbolic::Proof::IfItEnds => Some(Proof::IfItEnds),
        symbolic::Proof::Refuted(Counterexample { wall, click, draws }) => {
            Some(Proof::Refuted { wall, click, draws })
        }
        symbolic::Proof::NotProved {
            why: Obstacle::Stopped,
            ..
        } => None,
        symbolic::Proof::NotProved {
            block,
            why: Obstacle::Effort,
        } => not(block, Gap::Budget),
        symbolic::Proof::NotProved { block, .. } => not(block, Gap::Method),
    }
}
