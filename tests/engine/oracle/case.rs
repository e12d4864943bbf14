//! A move to be made by both sides, and how their accounts are compared.

use crate::oracle::evaluator::{self, End, Frozen, Start, Told, Val};
use crate::oracle::tree::{self, Tree};
use engine::language::Program;
use engine::language::file;
use engine::language::walk::Numbering;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::{Failure, FailureKind};
use engine::run::moves::{Move, Outcome};
use engine::run::value::{CellValue, Value};
use engine::wall::{Cell, Wall};
use std::fmt;

/// A program and a move.
#[derive(Clone)]
pub struct Case {
    pub commands: Vec<Tree>,
    pub start: Start,
}

/// A case made ready for the machine.
pub struct Ready {
    pub program: Program,
    pub code: Code,
    pub start: Start,
}

impl Case {
    pub fn ready(&self) -> Ready {
        let program = tree::program(&self.commands);
        match compile(&program) {
            Ok(code) => Ready {
                program,
                code,
                start: self.start,
            },
            Err(problems) => panic!("not ready: {problems:?}\n{self:?}"),
        }
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start {
            wall,
            click,
            seed,
            number,
            budget,
        } = self.start;
        let program = file::write(&tree::program(&self.commands));
        write!(f, "{program}{}", wall.text())?;
        write!(
            f,
            "click {click:?}, seed {seed}, move {number}, budget {budget}"
        )
    }
}

impl Ready {
    /// The move on the project's machine, with this budget.
    pub fn on_machine(&self, budget: u64) -> Move<'_> {
        let Start {
            wall,
            click,
            seed,
            number,
            ..
        } = self.start;
        Move {
            code: &self.code,
            wall: Wall::parse(&wall.text()).expect("a wall"),
            click: Cell::new(click.0, click.1).expect("a cell"),
            draws: DrawPolicy { seed, number },
            budget,
        }
    }

    /// The move by the plain evaluator, with this budget.
    pub fn plainly(&self, budget: u64) -> Told {
        evaluator::run(
            &self.program,
            Start {
                budget,
                ..self.start
            },
        )
    }

    /// What both say of the end, in one form.
    pub fn summary(&self, told: &Told) -> Summary {
        Summary {
            end: told.end,
            steps: told.steps,
            wall: told.wall.text(),
        }
    }

    /// An end in words, blocks by number and kind.
    pub fn show(&self, summary: &Summary) -> String {
        let numbering = Numbering::of(&self.program);
        let block = |id| {
            let kind = self.program.block(id).kind;
            format!(
                "block {} ({kind:?})",
                numbering.number(id).expect("under the hat")
            )
        };
        let loop_of = |id: Option<_>| id.map_or("no loop".to_owned(), block);
        let end = match summary.end {
            End::Finished => "finished".to_owned(),
            End::Error(kind, id) => format!("error {kind} at {}", block(id)),
            End::Budget(id, turns) => format!("budget, {}, {turns} turns", loop_of(id)),
            End::Cycle(id, turns) => format!("cycle, {}, {turns} turns", loop_of(id)),
        };
        format!("{end} after {} steps\n{}", summary.steps, summary.wall)
    }
}

/// How a move ended.
#[derive(Clone, PartialEq, Eq)]
pub struct Summary {
    pub end: End,
    pub steps: u64,
    pub wall: String,
}

impl From<&Outcome> for Summary {
    fn from(outcome: &Outcome) -> Summary {
        Summary {
            end: end(outcome.failure),
            steps: outcome.steps,
            wall: outcome.wall.rows().join("\n") + "\n",
        }
    }
}

fn end(failure: Option<Failure>) -> End {
    let Some(Failure { block, kind }) = failure else {
        return End::Finished;
    };
    match kind {
        FailureKind::Budget { turns, .. } => End::Budget(block, turns),
        FailureKind::Cycle { turns } => End::Cycle(block, turns),
        kind => End::Error(
            kind.id(),
            block.expect("a run-time error happens at a block"),
        ),
    }
}

/// The project's value in the evaluator's form.
pub fn frozen(value: Value) -> Frozen {
    Frozen::from(match value {
        Value::Number(x) => Val::Number(x),
        Value::Boolean(answer) => Val::Boolean(answer),
        Value::Colour(colour) => Val::Colour(colour),
        Value::Cell(CellValue::Nowhere) => Val::Cell(None),
        Value::Cell(CellValue::Off { row, column }) => Val::Cell(Some((row, column))),
        Value::Cell(CellValue::On(cell)) => {
            Val::Cell(Some((cell.row() as f64, cell.column() as f64)))
        }
    })
}
