//! `export PROGRAM -o OUT.json`: a program as a Blockly workspace.

use super::arguments::Arguments;
use super::input::Source;
use super::{CliContext, ExitStatus, Fail, help, options, output};
use clap::{Command, value_parser};
use engine::blockly::export;
use engine::text::Text;
use std::ffi::OsString;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::option(
        "output",
        "OUT.json",
        text.msg_help_option_output_workspace(),
    )
    .short('o')
    .required(true)
    .value_parser(value_parser!(OsString));
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "export",
        text.msg_help_export(),
        &format!("{program} -o OUT.json"),
        vec![options::program(text), output],
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let file = Path::new(arguments.file("output"));
    // Not in the place of the program itself, say.
    let ending = file.extension().map(|ending| ending.to_ascii_lowercase());
    if ending.is_none_or(|ending| ending != "json") {
        let why = context.text.msg_cli_export_format(file.to_string_lossy());
        return Err(Fail::Unusable(format!("--output: {why}")));
    }
    let program = Source::new(arguments.file("PROGRAM")).program(&context.text)?;
    let mut json = export(&program);
    json.push('\n');
    output::write_file(&context.text, file, json.as_bytes())?;
    Ok(ExitStatus::Done)
}
