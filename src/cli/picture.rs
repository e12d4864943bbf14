//! `picture PROGRAM -o OUT.svg|png`: the program as a picture with the program inside.

use super::arguments::Arguments;
use super::input::Source;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, options, output, unless_interrupted};
use clap::Command;
use engine::diagnostics;
use engine::picture::{PictureFormat, program_picture};
use engine::text::Text;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::output("OUT.svg|png", text.msg_help_option_output()).required(true);
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "picture",
        text.msg_help_picture(),
        &format!("{program} -o OUT.svg|png"),
        vec![options::program(text), options::task(text), output],
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = &context.text;
    let path = Path::new(arguments.file("output"));
    let name = path.to_string_lossy();
    let format = PictureFormat::of(path).ok_or_else(|| {
        let why = text.msg_cli_picture_format(&*name);
        Fail::unusable("--output", why)
    })?;
    let program = Source::new(arguments.file("PROGRAM")).program(text)?;
    let choice = TaskChoice::read(context, arguments)?;
    let costs = choice
        .known(&program)
        .map(|task| task.costs.clone())
        .unwrap_or_default();
    let of = *text;
    let drawn = unless_interrupted(move || program_picture(&program, &costs, &of, format))?;
    let bytes = drawn.map_err(|error| {
        let why = diagnostics::picture_error(text, &error);
        Fail::unusable(&name, why)
    })?;
    output::write_file(text, path, &bytes)?;
    Ok(ExitStatus::Done)
}
