//! `task check FILE …`: whether tasks and courses can be used.

use super::choice::placed;
use crate::cli::arguments::Arguments;
use crate::cli::input::{Source, tasks, unusable_row};
use crate::cli::output::one_line;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use crate::task_file::{self, PlacedTasks};
use clap::Command;
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, check_task};
use engine::task::Task;
use engine::task::file::{TaskOrCourse, TaskPlaces};
use engine::text::Text;
use serde::Serialize;
use std::collections::HashSet;

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
    /// The file of the task, which the course may name.
    file: String,
    line: usize,
    column: usize,
    path: String,
    kind: &'static str,
    warning: bool,
    message: String,
}

/// Checks the tasks in turn, each on all threads; one line a task, and one a problem. A file that a course names is
/// checked with the course only.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let pool = context.pool(arguments)?;
    let mut status = ExitStatus::Done;
    let sources = tasks(context, arguments).into_iter();
    let read = |source: Source| {
        let document = source.document(&context.text);
        (source, document)
    };
    let documents: Vec<_> = sources.map(read).collect();
    let of_courses: HashSet<String> = documents
        .iter()
        .flat_map(|(source, read)| named_files(source, read))
        .collect();
    for (source, read) in documents {
        if interrupted() {
            return Err(Fail::Interrupted);
        }
        if of_courses.contains(&source.name) {
            continue;
        }
        let (document, places) = match read {
            Ok(read) => read,
            Err(Fail::Unusable(error)) => {
                unusable_row(context, &source.name, error)?;
                status = ExitStatus::Unusable;
                continue;
            }
            Err(fail) => return Err(fail),
        };
        for (task, places) in placed(&document, &places) {
            let found = pool
                .install(|| check_task(task, &|| !interrupted()))
                .ok_or(Fail::Interrupted)?;
            let usable = found.iter().all(|finding| finding.problem.is_warning());
            let contest =
                matches!(&document, TaskOrCourse::Course(course) if course.contest.is_some());
            let warnings = if contest {
                contest_warnings(&context.text, task)
            } else {
                Vec::new()
            };
            report(context, &source, task, places, &found, usable, warnings)?;
            context.out.flush()?;
            if !usable {
                status = status.max(ExitStatus::No);
            }
        }
    }
    Ok(status)
}

/// A warning about a task in a contest, with the path of its part.
struct ContestWarning {
    path: &'static str,
    kind: &'static str,
    message: String,
}

/// The warnings about a task in a contest.
fn contest_warnings(text: &Text, task: &Task) -> Vec<ContestWarning> {
    let mut warnings = Vec::new();
    // A task alone needs none.
    if task.points.is_empty() && !task.goals.is_empty() {
        warnings.push(ContestWarning {
            path: "points",
            kind: "no_points",
            message: text.msg_task_problem_no_points(),
        });
    }
    let helps = [
        ("solutions", !task.solutions.is_empty()),
        ("mistakes", !task.mistakes.is_empty()),
        ("hints", !task.hints.is_empty()),
    ];
    if let Some((path, _)) = helps.into_iter().find(|(_, there)| *there) {
        warnings.push(ContestWarning {
            path,
            kind: "shows_help",
            message: text.msg_task_problem_shows_help(),
        });
    }
    warnings
}

/// The files of the tasks of a course.
fn named_files(source: &Source, read: &Result<PlacedTasks, Fail>) -> Vec<String> {
    let Ok((document, places)) = read else {
        return Vec::new();
    };
    let files = placed(document, places).filter_map(|(_, places)| places.file.as_deref());
    let names = files.map(|file| task_file::beside_name(&source.name, Some(file)));
    names.collect()
}

fn report(
    context: &mut CliContext,
    source: &Source,
    task: &Task,
    places: &TaskPlaces,
    found: &[TaskFinding],
    usable: bool,
    warnings: Vec<ContestWarning>,
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
    problems.extend(warnings.into_iter().map(|warning| {
        let ContestWarning {
            path,
            kind,
            message,
        } = warning;
        let (line, column) = places.of(path);
        FoundProblem {
            file: file.clone(),
            line,
            column,
            path: path.to_owned(),
            kind,
            warning: true,
            message,
        }
    }));
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
    context.out.line(&if usable {
        text.msg_task_check_usable(file, id)
    } else {
        text.msg_task_check_unusable(file, id)
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
        let message = if warning {
            text.msg_task_check_warning(message)
        } else {
            message
        };
        let line = format!("  {file}:{line}:{column}: {message}");
        context.out.line(&one_line(&line))?;
    }
    Ok(())
}
