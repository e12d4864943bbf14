//! `export PROGRAM -o OUT.json|xml`: a program as a Blockly workspace.

use super::arguments::Arguments;
use super::input::Source;
use super::output::print_to_stderr;
use super::{CliContext, ExitStatus, Fail, help, options, output};
use clap::{Command, value_parser};
use engine::blockly::{blocks_after_jumps, export, export_xml};
use engine::text::Text;
use std::ffi::{OsStr, OsString};
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let output = options::option(
        "output",
        "OUT.json|xml",
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
        &format!("{program} -o OUT.json|xml"),
        vec![options::program(text), output],
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let file = Path::new(arguments.file("output"));
    // Not in the place of the program itself, say.
    let ending = file.extension().map(|ending| ending.to_ascii_lowercase());
    let write = match ending.as_deref().and_then(OsStr::to_str) {
        Some("json") => export,
        Some("xml") => export_xml,
        _ => {
            let why = context.text.msg_cli_export_format(file.to_string_lossy());
            return Err(Fail::Unusable(format!("--output: {why}")));
        }
    };
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let mut workspace = write(&program);
    workspace.push('\n');
    output::write_file(&context.text, file, workspace.as_bytes())?;
    let apart = blocks_after_jumps(&program);
    if apart > 0 {
        let sentence = context.text.msg_blockly_after_jump(apart as u64);
        print_to_stderr(&format!("clickomania: {}: {sentence}", source.name));
    }
    Ok(ExitStatus::Done)
}
