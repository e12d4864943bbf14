//! `check FILE …`: whether programs are ready to run.

use super::arguments::Arguments;
use super::input::each_program;
use super::json::{BlockRef, bounded, is_zero, length};
use super::output::one_line;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::diagnostics;
use engine::language::check::{Problem, check as problems_of};
use engine::language::walk::Numbering;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::task::Task;
use engine::text::Text;
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "check",
        text.msg_help_check(),
        "FILE …",
        vec![
            options::programs(text),
            options::task(text),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct CheckResult<'a> {
    file: &'a str,
    ready: bool,
    problems: Vec<ProblemReport>,
    /// How many more are left out.
    #[serde(skip_serializing_if = "is_zero")]
    problems_left: usize,
}

#[derive(Serialize)]
struct ProblemReport {
    block: Option<BlockRef>,
    kind: &'static str,
    message: String,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let choice = TaskChoice::read(context, arguments)?;
    each_program(context, arguments, |context, file, program| {
        let found = problems(&context.text, program, choice.known(program));
        let ready = found.0.is_empty();
        if context.json {
            let (problems, problems_left) = found;
            context.out.json(&CheckResult {
                file,
                ready,
                problems,
                problems_left,
            })?;
        } else {
            for line in sentences(&context.text, file, &found) {
                context.out.line(&line)?;
            }
        }
        Ok(ExitStatus::answer(ready))
    })
}

/// The lines about a program: ready, or its problems.
pub fn report(text: &Text, file: &str, program: &Program) -> Vec<String> {
    sentences(text, file, &problems(text, program, None))
}

/// A problem that keeps a program from running.
enum FoundProblem {
    Missing(Problem),
    /// The block runs but the task does not have it.
    NotAllowed(BlockId),
}

/// The problems that keep a program from running, in a task if one is given, and how many more are left out.
fn problems(text: &Text, program: &Program, task: Option<&Task>) -> (Vec<ProblemReport>, usize) {
    let missing = problems_of(program).into_iter().map(FoundProblem::Missing);
    let running = program.running().map(|(id, _)| id);
    let others =
        running.filter(|id| task.is_some_and(|task| !task.blocks.allows(program.block(*id).kind)));
    let found: Vec<_> = missing
        .chain(others.map(FoundProblem::NotAllowed))
        .collect();
    let numbering = Numbering::of(program);
    let row = |found: &FoundProblem| match found {
        FoundProblem::Missing(problem) => ProblemReport {
            block: BlockRef::new(program, &numbering, problem.block()),
            kind: problem.id(),
            message: diagnostics::problem(text, program, problem),
        },
        FoundProblem::NotAllowed(id) => {
            let name = block_name(program, text, program.block(*id));
            ProblemReport {
                block: BlockRef::new(program, &numbering, *id),
                kind: "not_allowed",
                message: text.msg_task_block_not_there(name),
            }
        }
    };
    bounded(&found, row, |problem| length(&problem.block))
}

fn sentences(text: &Text, file: &str, found: &(Vec<ProblemReport>, usize)) -> Vec<String> {
    let (problems, left) = found;
    if problems.is_empty() {
        return vec![text.msg_cli_ready(file)];
    }
    let mut lines = vec![text.msg_cli_not_ready(file, problems.len() + left)];
    for problem in problems {
        let path = problem.block.as_ref().map_or("", |block| &block.path);
        lines.push(one_line(&format!("  {path}: {}", problem.message)));
    }
    if *left > 0 {
        lines.push(format!("  {}", text.msg_cli_more_rows(*left)));
    }
    lines
}
