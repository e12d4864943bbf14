//! What `judge` prints for a file, as JSON and as CSV: the contract with scripts.

use crate::cells::csv_field;
use crate::cli::json::{self, BlockRef, Number, bounded, is_zero, length};
use crate::cli::options::game_word;
use engine::diagnostics;
use engine::judge::{Counterexample, Judgement, Verdict};
use engine::language::Program;
use engine::language::cost::cost_at;
use engine::language::walk::Numbering;
use engine::run::failure::Failure;
use engine::task::Task;
use engine::text::Text;
use serde::Serialize;

/// The keys of JSON, in order; what does not apply is `null`.
#[derive(Serialize)]
pub struct JudgeRow<'a> {
    pub file: &'a str,
    /// Not in JSON, which is a contract.
    #[serde(skip)]
    author: &'a str,
    game: Option<&'static str>,
    task: Option<String>,
    pub cost: Option<u64>,
    pub blocks: Option<u64>,
    pub verdict: &'static str,
    proved: Option<bool>,
    luck: Option<Number>,
    pub cases_tried: u64,
    pub moves_tried: u64,
    steps_mean: Option<Number>,
    pub steps_max: Option<u64>,
    never_executed: Vec<BlockRef>,
    /// How many of these have no room.
    #[serde(skip_serializing_if = "is_zero")]
    never_executed_left: usize,
    right_for_other_game: Option<bool>,
    phase: Option<&'static str>,
    counterexample: Option<CounterexampleRow>,
    error: Option<RowError>,
}

#[derive(Serialize)]
struct CounterexampleRow {
    wall: [String; 9],
    click: [usize; 2],
    expected: [String; 9],
    obtained: [String; 9],
    bricks: usize,
    seed: Option<u64>,
    step: u64,
}

/// What stopped a move, keeps a program from running, or a file from being read.
#[derive(Serialize)]
struct RowError {
    kind: &'static str,
    block: Option<BlockRef>,
    message: String,
}

/// The head of [`JudgeRow::csv`].
pub const CSV_HEAD: &str = "file,game,cost,blocks,verdict,proved,luck,moves_tried,steps_mean,\
    steps_max,never_executed,right_for_other_game,phase,wall,click,expected,obtained,bricks,seed,step,\
    error,message,task,author,cases_tried";

impl<'a> JudgeRow<'a> {
    /// The row of a program.
    pub fn new(
        text: &Text,
        (file, author): (&'a str, &'a str),
        program: &Program,
        task: &Task,
        judgement: &Judgement,
    ) -> JudgeRow<'a> {
        let numbering = Numbering::of(program);
        let block = |id| BlockRef::new(program, &numbering, id);
        let price = cost_at(program, &task.costs);
        let tried = judgement.moves_tried > 0;
        let failure = judgement.counterexample.and_then(|case| case.failure);
        let never = bounded(&judgement.never_executed, |&id| block(id), length);
        JudgeRow {
            file,
            author,
            game: game_word(&task.id),
            task: Some(task.id.to_string()),
            cost: Some(price.total),
            blocks: Some(price.blocks as u64),
            verdict: judgement.verdict.id(),
            proved: judgement.proved,
            luck: judgement.luck.map(Number),
            cases_tried: judgement.cases_tried,
            moves_tried: judgement.moves_tried,
            steps_mean: tried.then_some(Number(judgement.steps_mean)),
            steps_max: tried.then_some(judgement.steps_max),
            never_executed: never.0.into_iter().flatten().collect(),
            never_executed_left: never.1,
            right_for_other_game: judgement.right_for_other_game,
            phase: judgement.phase.map(|phase| phase.id()),
            counterexample: judgement
                .counterexample
                .as_ref()
                .map(CounterexampleRow::new),
            error: match judgement.verdict {
                Verdict::NotReady => RowError::not_ready(text, program, &numbering),
                Verdict::NotAllowed => RowError::not_allowed(text, program, &numbering, judgement),
                _ => failure.map(|failure| RowError::new(text, program, &numbering, &failure)),
            },
        }
    }

    /// The row of a file that cannot be used.
    pub fn unreadable(file: &'a str, author: &'a str, why: &str) -> JudgeRow<'a> {
        JudgeRow {
            file,
            author,
            game: None,
            task: None,
            cost: None,
            blocks: None,
            verdict: "unreadable",
            proved: None,
            luck: None,
            cases_tried: 0,
            moves_tried: 0,
            steps_mean: None,
            steps_max: None,
            never_executed: Vec::new(),
            never_executed_left: 0,
            right_for_other_game: None,
            phase: None,
            counterexample: None,
            error: Some(RowError {
                kind: "unreadable",
                block: None,
                message: why.to_owned(),
            }),
        }
    }

    /// The mean number of steps of a move, if one was tried.
    pub fn mean(&self) -> Option<f64> {
        self.steps_mean.as_ref().map(|Number(mean)| *mean)
    }

    /// The row with commas (RFC 4180, section 2). The rows of a wall are separated by `/`, blocks by
    /// spaces; what does not apply is empty.
    pub fn csv(&self) -> String {
        fn shown<T: ToString>(value: Option<T>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        let number = |number: &Option<Number>| shown(number.as_ref().map(|Number(x)| *x));
        let never = self.never_executed.iter().map(|block| block.path.clone());
        let left = Some(self.never_executed_left).filter(|left| *left > 0);
        let never = never.chain(left.map(|left| format!("+{left}")));
        let case = self.counterexample.as_ref();
        let wall = |wall: fn(&CounterexampleRow) -> &[String; 9]| {
            shown(case.map(|case| wall(case).join("/")))
        };
        let error = self.error.as_ref();
        let fields = [
            self.file.to_owned(),
            shown(self.game),
            shown(self.cost),
            shown(self.blocks),
            self.verdict.to_owned(),
            shown(self.proved),
            number(&self.luck),
            self.moves_tried.to_string(),
            number(&self.steps_mean),
            shown(self.steps_max),
            never.collect::<Vec<_>>().join(" "),
            shown(self.right_for_other_game),
            shown(self.phase),
            wall(|case| &case.wall),
            shown(case.map(|case| format!("{},{}", case.click[0], case.click[1]))),
            wall(|case| &case.expected),
            wall(|case| &case.obtained),
            shown(case.map(|case| case.bricks)),
            shown(case.and_then(|case| case.seed)),
            shown(case.map(|case| case.step)),
            shown(error.map(|error| error.kind)),
            shown(error.map(|error| &error.message)),
            shown(self.task.as_deref()),
            self.author.to_owned(),
            self.cases_tried.to_string(),
        ];
        fields.map(|field| csv_field(&field, ',')).join(",")
    }
}

impl CounterexampleRow {
    fn new(case: &Counterexample) -> CounterexampleRow {
        CounterexampleRow {
            wall: json::wall(&case.wall),
            click: json::cell(case.click),
            expected: json::wall(&case.expected),
            obtained: json::wall(&case.obtained),
            bricks: case.wall.bricks().len(),
            seed: case.seed(),
            step: case.step,
        }
    }
}

impl RowError {
    fn new(text: &Text, program: &Program, numbering: &Numbering, failure: &Failure) -> RowError {
        let block = failure.block;
        RowError {
            kind: failure.kind.id(),
            block: block.and_then(|id| BlockRef::new(program, numbering, id)),
            message: diagnostics::failure(text, program, failure),
        }
    }

    /// The first block that the task does not have.
    fn not_allowed(
        text: &Text,
        program: &Program,
        numbering: &Numbering,
        judgement: &Judgement,
    ) -> Option<RowError> {
        let block = *judgement.not_allowed.first()?;
        Some(RowError {
            kind: "not_allowed",
            block: BlockRef::new(program, numbering, block),
            message: diagnostics::not_allowed(text, program, judgement)?,
        })
    }

    /// The first of the problems of a program that is not ready.
    fn not_ready(text: &Text, program: &Program, numbering: &Numbering) -> Option<RowError> {
        let problem = engine::language::check::check(program).into_iter().next()?;
        Some(RowError {
            kind: problem.id(),
            block: BlockRef::new(program, numbering, problem.block()),
            message: diagnostics::problem(text, program, &problem),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn csv_has_as_many_fields_as_heads() {
        let row = JudgeRow::unreadable("a.ron", "Ada", "no such file").csv();
        assert_eq!(row.split(',').count(), CSV_HEAD.split(',').count());
    }
}
