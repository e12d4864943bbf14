//! `task list`, the tasks that ship with the program; `task show`, the file of one; `task check`, whether
//! tasks can be used; `task least`, the least that they can cost; `task sheet`, one to print; `task pupils`, a contest without what helps.

mod check;
mod choice;
mod least;

use super::arguments::Arguments;
use super::output::TextTable;
use super::subcommand::Subcommand;
use super::{CliContext, ExitStatus, Fail, help, options};
use crate::cli::input::Source;
use crate::cli::output;
use crate::contest::{for_pupils, task_for_pupils};
use crate::task_sheet::page;
pub use choice::TaskChoice;
use clap::Command;
use engine::bundled;
use engine::task::file::{TaskOrCourse, write_course, write_task};
use engine::task::{Task, embedded};
use engine::text::Text;
use serde::Serialize;
use std::path::Path;

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(list_command, list),
    Subcommand::new(show_command, show),
    Subcommand::new(check::command, check::run),
    Subcommand::new(least::command, least::run),
    Subcommand::new(sheet_command, sheet),
    Subcommand::new(pupils_command, pupils),
];

pub fn command(text: &Text) -> Command {
    let (about, usage) = (text.msg_help_task(), text.msg_help_command_word());
    help::subcommand(text, "task", about, &usage, Vec::new())
}

fn list_command(text: &Text) -> Command {
    let about = text.msg_help_task_list();
    help::subcommand(text, "task list", about, "", vec![options::json(text)])
}

fn show_command(text: &Text) -> Command {
    let id = options::file("ID", text.msg_help_argument_task_id());
    let about = text.msg_help_task_show();
    help::subcommand(text, "task show", about, "ID", vec![id])
}

#[derive(Serialize)]
struct ListedTask<'t> {
    id: &'t str,
    /// The id of its course; `None` for a single task.
    course: Option<&'t str>,
    title: &'t str,
    goals: &'t [u64],
}

/// Prints a line per task: single tasks, then those of each course.
fn list(context: &mut CliContext, _: &Arguments) -> Result<ExitStatus, Fail> {
    let language = context.text.language();
    let all = embedded();
    let alone = all.tasks.iter().map(|(_, task)| (None, task));
    let courses = all.courses.iter().flat_map(|(_, course)| {
        let tasks = course.tasks.iter();
        tasks.map(|task| (Some(course.id.as_str()), &task.value))
    });
    let listed = |(course, task): (Option<&'static str>, &'static Task)| ListedTask {
        id: task.id.as_str(),
        course,
        title: task.title.shown(language),
        goals: &task.goals,
    };
    let tasks: Vec<_> = alone.chain(courses).map(listed).collect();
    if context.json {
        for task in &tasks {
            context.out.json(task)?;
        }
        return Ok(ExitStatus::Done);
    }
    let mut table = TextTable::default();
    for task in tasks {
        let id = match task.course {
            None => task.id.to_owned(),
            Some(course) => format!("{course}#{}", task.id),
        };
        table.row([id, task.title.to_owned()]);
    }
    context.out.table(&table, "")?;
    Ok(ExitStatus::Done)
}

/// The file of a task or course, to learn from.
fn show(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let name = arguments.file("ID").to_string_lossy();
    let all = embedded();
    let place = |places: &[&'static str]| places.iter().find_map(|place| bundled::text(place));
    let mut alone = all
        .tasks
        .iter()
        .filter(|(_, task)| task.id.as_str() == name);
    let mut courses = all
        .courses
        .iter()
        .filter(|(_, course)| course.id.as_str() == name);
    let file = match (alone.next(), courses.next()) {
        (Some((at, task)), _) => place(&[at]).map_or_else(|| write_task(task), str::to_owned),
        (None, Some((at, course))) => {
            place(&[at]).map_or_else(|| write_course(course), str::to_owned)
        }
        (None, None) => {
            // `COURSE#ID` too, as `task list` writes it.
            let id = name.rsplit_once('#').map_or(&*name, |(_, id)| id);
            match all.task(id) {
                Some(task) => write_task(task),
                None => {
                    let why = choice::unknown(&context.text, &name, all.all());
                    return Err(Fail::Unusable(why));
                }
            }
        }
    };
    context.out.text(&file)?;
    Ok(ExitStatus::Done)
}

fn sheet_command(text: &Text) -> Command {
    let output = options::output("OUT.html", text.msg_help_option_sheet_output()).required(true);
    let file = options::file("FILE", text.msg_help_argument_task());
    let about = text.msg_help_task_sheet();
    let usage = "FILE -o OUT.html";
    help::subcommand(text, "task sheet", about, usage, vec![file, output])
}

fn sheet(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let named = arguments.file("FILE");
    let page = match TaskChoice::embedded(named) {
        Some(task) => page(&TaskOrCourse::Task(Box::new(task.clone())), text),
        None => page(&Source::new(named).document(text)?.0, text),
    };
    let path = Path::new(arguments.file("output"));
    output::write_file(context, path, page.as_bytes())?;
    Ok(ExitStatus::Done)
}

fn pupils_command(text: &Text) -> Command {
    let output = options::output("OUT.ron", text.msg_help_option_pupils_output()).required(true);
    let file = options::file("FILE", text.msg_help_argument_task());
    let about = text.msg_help_task_pupils();
    let usage = "FILE -o OUT.ron";
    help::subcommand(text, "task pupils", about, usage, vec![file, output])
}

fn pupils(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let named = arguments.file("FILE");
    let written = match TaskChoice::embedded(named) {
        Some(task) => write_task(&task_for_pupils(task)),
        None => match Source::new(named).document(text)?.0 {
            TaskOrCourse::Course(course) => write_course(&for_pupils(&course)),
            TaskOrCourse::Task(task) => write_task(&task_for_pupils(&task)),
        },
    };
    let path = Path::new(arguments.file("output"));
    output::write_file(context, path, written.as_bytes())?;
    Ok(ExitStatus::Done)
}
