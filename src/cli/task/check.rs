//! `task check FILE …`: whether tasks and courses can be used.

use super::choice::placed;
use crate::cli::arguments::Arguments;
use crate::cli::input::{Source, tasks};
use crate::cli::json::UnusableFile;
use crate::cli::output::{one_line, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use crate::task_file;
use clap::Command;
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, check_task};
use engine::task::Task;
use engine::task::file::{Document, TaskPlaces};
use engine::text::Text;
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "task check",
        text.msg_help_task_check(),
        "FILE …",
        vec![
            options::files(text.msg_help_argument_tasks()),
            options::jobs(text),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct CheckedTask<'t> {
    file: &'t str,
    task: &'t str,
    usable: bool,
    problems: Vec<FoundProblem>,
}

#[derive(Serialize)]
struct FoundProblem {
    /// The file in which it stands: that of the task, when the course names it.
    file: String,
    line: usize,
    column: usize,
    path: String,
    kind: &'static str,
    warning: bool,
    message: String,
}

/// Checks the tasks in turn, each on all threads; one line a task, and one a problem.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let pool = context.pool(arguments)?;
    let mut status = ExitStatus::Done;
    for source in tasks(context, arguments) {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        let read = source.document(&context.text);
        let (document, places) = match read {
            Ok(read) => read,
            Err(Fail::Unusable(error)) => {
                print_to_stderr(&format!("clickomania: {error}"));
                let file = &source.name;
                if context.json {
                    context.out.json(&UnusableFile { file, error })?;
                } else {
                    let row = context.text.msg_cli_unreadable(file);
                    context.out.line(&row)?;
                }
                status = ExitStatus::Unusable;
                continue;
            }
            Err(fail) => return Err(fail),
        };
        for (task, places) in placed(&document, &places) {
            let found = pool.install(|| check_task(task, &|| !interrupted()));
            let found = found.ok_or(Fail::Interrupted)?;
            let usable = found.iter().all(|finding| finding.problem.is_warning());
            // Only the contest tells that points are missing: a task alone needs none.
            let contest = matches!(&document, Document::Course(course) if course.contest.is_some());
            let pointless = contest && task.points.is_empty();
            report(context, &source, (task, places), &found, usable, pointless)?;
            context.out.flush()?;
            if !usable {
                status = status.max(ExitStatus::No);
            }
        }
    }
    Ok(status)
}

fn report(
    context: &mut CliContext,
    source: &Source,
    (task, places): (&Task, &TaskPlaces),
    found: &[TaskFinding],
    usable: bool,
    pointless: bool,
) -> Result<(), Fail> {
    let text = context.text;
    let file = task_file::beside_name(&source.name, places.file.as_deref());
    let mut problems: Vec<FoundProblem> = found
        .iter()
        .map(|finding| {
            let (line, column) = places.of(&finding.path);
            FoundProblem {
                file: file.clone(),
                line,
                column,
                path: finding.path.clone(),
                kind: finding.problem.id(),
                warning: finding.problem.is_warning(),
                message: task_problem(&text, task, &finding.problem),
            }
        })
        .collect();
    if pointless {
        let (line, column) = places.of("points");
        problems.push(FoundProblem {
            file,
            line,
            column,
            path: "points".to_owned(),
            kind: "no_points",
            warning: true,
            message: text.msg_task_problem_no_points(),
        });
    }
    if context.json {
        let (file, task) = (&*source.name, task.id.as_str());
        return context.out.json(&CheckedTask {
            file,
            task,
            usable,
            problems,
        });
    }
    let (file, id) = (one_line(&source.name), task.id.as_str());
    context.out.line(&match usable {
        true => text.msg_task_check_usable(file, id),
        false => text.msg_task_check_unusable(file, id),
    })?;
    for problem in problems {
        let FoundProblem {
            file,
            line,
            column,
            message,
            warning,
            ..
        } = problem;
        let message = match warning {
            true => text.msg_task_check_warning(message),
            false => message,
        };
        let line = format!("  {file}:{line}:{column}: {message}");
        context.out.line(&one_line(&line))?;
    }
    Ok(())
}
