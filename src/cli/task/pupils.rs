//! `task pupils FILE -o OUT.ron`: a contest as those who take part have it, in one file: without solutions and all else
//! that helps, and without what only a jury needs to know.

use super::TaskChoice;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, ExitStatus, Fail, help, options, output};
use crate::contest::{for_pupils, task_for_pupils};
use clap::{Command, value_parser};
use engine::task::file::{TaskOrCourse, write_course, write_task};
use engine::text::Text;
use std::ffi::OsString;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::option("output", "OUT.ron", text.msg_help_option_pupils_output())
        .short('o')
        .required(true)
        .value_parser(value_parser!(OsString));
    let file = options::file("FILE", text.msg_help_argument_task());
    let about = text.msg_help_task_pupils();
    let usage = "FILE -o OUT.ron";
    help::subcommand(text, "task pupils", about, usage, vec![file, output])
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
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
    output::write_file(text, path, written.as_bytes())?;
    Ok(ExitStatus::Done)
}
