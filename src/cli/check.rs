//! `check FILE …`: whether programs are ready to run.

use super::arguments::Arguments;
use super::input::each_program;
use super::json::BlockRef;
use super::output::one_line;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::diagnostics;
use engine::language::Program;
use engine::language::check::check as problems_of;
use engine::language::walk::Numbering;
use engine::language::words::block_name;
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
        let mut problems = problems(&context.text, program);
        if let Some(task) = choice.known(program) {
            problems.extend(not_allowed(&context.text, program, task));
        }
        let ready = problems.is_empty();
        if context.json {
            context.out.json(&CheckResult {
                file,
                ready,
                problems,
            })?;
        } else {
            for line in sentences(&context.text, file, &problems) {
                context.out.line(&line)?;
            }
        }
        Ok(if ready {
            ExitStatus::Done
        } else {
            ExitStatus::No
        })
    })
}

/// The blocks that run but that the task does not have.
fn not_allowed(text: &Text, program: &Program, task: &Task) -> Vec<ProblemReport> {
    let numbering = Numbering::of(program);
    let running = program.running().map(|(id, _)| id);
    let others = running.filter(|id| !task.blocks.allows(program.block(*id).kind));
    others
        .map(|id| ProblemReport {
            block: BlockRef::new(program, &numbering, id),
            kind: "not_allowed",
            message: text.msg_task_block_not_there(block_name(program, text, program.block(id))),
        })
        .collect()
}

/// The lines that tell people whether a program is ready, and if not why.
pub fn report(text: &Text, file: &str, program: &Program) -> Vec<String> {
    sentences(text, file, &problems(text, program))
}

fn problems(text: &Text, program: &Program) -> Vec<ProblemReport> {
    let numbering = Numbering::of(program);
    let problems = problems_of(program).into_iter();
    problems
        .map(|problem| ProblemReport {
            block: BlockRef::new(program, &numbering, problem.block()),
            kind: problem.id(),
            message: diagnostics::problem(text, program, &problem),
        })
        .collect()
}

fn sentences(text: &Text, file: &str, problems: &[ProblemReport]) -> Vec<String> {
    if problems.is_empty() {
        return vec![text.msg_cli_ready(file)];
    }
    let mut lines = vec![text.msg_cli_not_ready(file, problems.len())];
    for problem in problems {
        let path = problem.block.as_ref().map_or("", |block| &block.path);
        lines.push(one_line(&format!("  {path}: {}", problem.message)));
    }
    lines
}
