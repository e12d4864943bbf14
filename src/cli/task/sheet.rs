//! `task sheet FILE -o OUT.html`: a task or a course to print, one page of HTML that needs no other file.

use super::TaskChoice;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, ExitStatus, Fail, help, options, output};
use crate::task_sheet::page;
use clap::{Command, value_parser};
use engine::task::file::TaskOrCourse;
use engine::text::Text;
use std::ffi::OsString;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::option("output", "OUT.html", text.msg_help_option_sheet_output())
        .short('o')
        .required(true)
        .value_parser(value_parser!(OsString));
    let file = options::file("FILE", text.msg_help_argument_task());
    let about = text.msg_help_task_sheet();
    let usage = "FILE -o OUT.html";
    help::subcommand(text, "task sheet", about, usage, vec![file, output])
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let named = arguments.file("FILE");
    let page = match TaskChoice::embedded(named) {
        Some(task) => page(&TaskOrCourse::Task(Box::new(task.clone())), text),
        None => page(&Source::new(named).document(text)?.0, text),
    };
    let path = Path::new(arguments.file("output"));
    output::write_file(text, path, page.as_bytes())?;
    Ok(ExitStatus::Done)
}
