//! `import FILE [-o OUT.ron]`: a Blockly workspace as a program.

use super::arguments::Arguments;
use super::input::Source;
use super::output::print_to_stderr;
use super::{CliContext, ExitStatus, Fail, help, options, output};
use clap::{Command, value_parser};
use engine::diagnostics;
use engine::language::file::write;
use engine::text::Text;
use std::ffi::OsString;
use std::path::Path;

pub fn command(text: &Text) -> Command {
    let file = options::file("FILE", text.msg_help_argument_workspace());
    let output = options::option("output", "OUT.ron", text.msg_help_option_output_program())
        .short('o')
        .value_parser(value_parser!(OsString));
    help::subcommand(
        text,
        "import",
        text.msg_help_import(),
        "FILE [-o OUT.ron]",
        vec![file, output],
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let import = source.workspace(&context.text)?;
    let note = diagnostics::blockly_note(&context.text, &import.leftovers);
    for line in note.lines() {
        print_to_stderr(&format!("clickomania: {}: {line}", source.name));
    }
    let written = write(&import.with_note(&note));
    match arguments.optional_file("output") {
        Some(file) if file != "-" => {
            output::write_file(&context.text, Path::new(file), written.as_bytes())?
        }
        _ => context.out.text(&written)?,
    }
    Ok(ExitStatus::Done)
}
