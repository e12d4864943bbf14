//! `task least [TASK|FILE …]`: the least that a right program can cost, and why nothing cheaper can be right.

use super::TaskChoice;
use super::choice::placed;
use crate::cli::arguments::Arguments;
use crate::cli::input::{Source, task_sources};
use crate::cli::output::{one_line, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use clap::Command;
use engine::diagnostics::{no_least_cost, rules_error};
use engine::judge::task_check::best_known;
use engine::proof::{ActionSet, LeastCost, NoLeastCost, Refutation, least_cost};
use engine::run::rules::Rules;
use engine::task::{Task, embedded};
use engine::text::Text;
use engine::wall::Wall;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ffi::OsStr;

pub fn command(text: &Text) -> Command {
    let files = options::files(text.msg_help_argument_least());
    help::subcommand(
        text,
        "task least",
        text.msg_help_task_least(),
        "[TASK|FILE …]",
        vec![
            files.value_name("TASK|FILE").required(false),
            options::jobs(text),
            options::json(text),
        ],
    )
}

/// Knowledge about the cost of a task, as in JSON.
#[derive(Serialize)]
struct LeastOfTask<'t> {
    task: &'t str,
    measure: &'static str,
    least: Option<u64>,
    tight: bool,
    best_known: Option<u64>,
    proved: bool,
    ways: Vec<Vec<String>>,
    refuted: Vec<RefutedKinds>,
    error: Option<String>,
}

#[derive(Serialize)]
struct RefutedKinds {
    kinds: Vec<String>,
    wall: [String; 9],
    click: [usize; 2],
    wanted: [String; 9],
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let pool = context.pool(arguments)?;
    let named = arguments.files("FILES");
    if named.is_empty() {
        for task in embedded().all() {
            pool.install(|| report(context, task))?;
        }
        return Ok(ExitStatus::Done);
    }
    let mut status = ExitStatus::Done;
    for argument in named {
        if let Some(task) = TaskChoice::embedded(argument) {
            pool.install(|| report(context, task))?;
            continue;
        }
        if let Some(course) = embedded_course(argument) {
            for task in course {
                pool.install(|| report(context, task))?;
            }
            continue;
        }
        for source in task_sources(&context.text, &[argument]) {
            match tasks_of(&source, &context.text) {
                Ok(tasks) => {
                    for task in &tasks {
                        pool.install(|| report(context, task))?;
                    }
                }
                Err(Fail::Unusable(error)) => {
                    print_to_stderr(&format!("clickomania: {error}"));
                    status = ExitStatus::Unusable;
                }
                Err(fail) => return Err(fail),
            }
        }
    }
    Ok(status)
}

/// The tasks of the course that ships under this name.
fn embedded_course(named: &OsStr) -> Option<impl Iterator<Item = &'static Task>> {
    let name = named.to_str()?;
    let mut courses = embedded().courses.iter();
    let (_, course) = courses.find(|(_, course)| course.id.as_str() == name)?;
    Some(course.tasks.iter().map(|task| &task.value))
}

fn tasks_of(source: &Source, text: &Text) -> Result<Vec<Task>, Fail> {
    let (document, places) = source.document(text)?;
    Ok(placed(&document, &places)
        .map(|(task, _)| task.clone())
        .collect())
}

fn report(context: &mut CliContext, task: &Task) -> Result<(), Fail> {
    let text = context.text;
    let go_on = || !interrupted();
    let stopped = || Fail::Interrupted;
    let mut row = LeastOfTask {
        task: task.id.as_str(),
        measure: task.measure.id(),
        least: None,
        tight: false,
        best_known: None,
        proved: false,
        ways: Vec::new(),
        refuted: Vec::new(),
        error: None,
    };
    let found = match Rules::of(task) {
        Err(error) => Err(rules_error(&text, task, &error)),
        Ok(rules) => match least_cost(task, &rules, &go_on) {
            Ok(bound) => Ok((bound, best_known(task, &rules, &go_on).ok_or_else(stopped)?)),
            Err(NoLeastCost::Stopped) => return Err(Fail::Interrupted),
            Err(why) => Err(no_least_cost(&text, task, &why)),
        },
    };
    match found {
        Err(why) => {
            if context.json {
                row.error = Some(why);
                context.out.json(&row)?;
            } else {
                let line = format!("{}: {why}", task.id.as_str());
                context.out.line(&one_line(&line))?;
            }
        }
        Ok((bound, best)) => {
            row.least = bound.least;
            row.tight = bound.tight;
            row.best_known = best.as_ref().map(|(cost, _)| *cost);
            row.proved = bound.least.is_some() && row.best_known == bound.least;
            if context.json {
                row.ways = bound.ways.iter().map(|way| ids(*way)).collect();
                row.refuted = bound.refuted.iter().map(refuted).collect();
                context.out.json(&row)?;
            } else {
                for line in lines(&text, task, &bound, best) {
                    context.out.line(&one_line(&line))?;
                }
            }
        }
    }
    context.out.flush()
}

fn ids(kinds: ActionSet) -> Vec<String> {
    kinds.kinds().map(|kind| kind.id()).collect()
}

fn refuted(refutation: &Refutation) -> RefutedKinds {
    let click = refutation.click;
    RefutedKinds {
        kinds: ids(refutation.kinds),
        wall: refutation.wall.rows(),
        click: [click.row(), click.column()],
        wanted: refutation.wanted.rows(),
    }
}

/// The bound in words: the sets of kinds that reach it, and for each wall that rules something out what it rules out.
fn lines(text: &Text, task: &Task, bound: &LeastCost, best: Option<(u64, String)>) -> Vec<String> {
    let id = task.id.as_str();
    let mut lines = vec![match (bound.least, &best) {
        (None, _) => text.msg_task_least_impossible(id),
        (Some(least), None) => text.msg_task_least_open(id, least.to_string()),
        (Some(least), Some((cost, name))) if *cost == least => {
            text.msg_task_least_proved(id, least.to_string(), name)
        }
        (Some(least), Some((cost, name))) => {
            text.msg_task_least_gap(id, least.to_string(), cost.to_string(), name)
        }
    }];
    if !bound.tight {
        lines.push(format!("  {}", text.msg_task_least_loose()));
    }
    for way in &bound.ways {
        lines.push(format!(
            "  {}",
            text.msg_task_least_way(ids(*way).join(" + "))
        ));
    }
    let mut walls: BTreeMap<_, Vec<&Refutation>> = BTreeMap::new();
    for refutation in &bound.refuted {
        let Refutation {
            wall,
            click,
            wanted,
            ..
        } = refutation;
        let key = (wall.rows(), click.index(), wanted.rows());
        walls.entry(key).or_default().push(refutation);
    }
    for refutations in walls.values() {
        for refutation in refutations {
            let kinds = ids(refutation.kinds);
            let kinds = if kinds.is_empty() {
                "–".to_owned()
            } else {
                kinds.join(" + ")
            };
            lines.push(format!("  {}", text.msg_task_least_refuted(kinds)));
        }
        let Refutation {
            wall,
            click,
            wanted,
            ..
        } = refutations[0];
        let (row, column) = (click.row().to_string(), click.column().to_string());
        lines.push(format!("    {}", text.msg_task_least_wall(row, column)));
        lines.extend(side_by_side(wall, wanted));
    }
    lines
}

/// Two walls beside each other, from the highest row with a brick down.
fn side_by_side(wall: &Wall, wanted: &Wall) -> Vec<String> {
    let top = (wall.bricks() | wanted.bricks()).first();
    let top = top.map_or(0, |cell| cell.row());
    let rows = wall.rows().into_iter().zip(wanted.rows());
    rows.skip(top)
        .map(|(wall, wanted)| format!("      {wall}   {wanted}"))
        .collect()
}
