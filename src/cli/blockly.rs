//! `import FILE [-o OUT.ron]`, a Blockly workspace as a program, and `export PROGRAM -o OUT.json|xml`, the way back.

use super::arguments::Arguments;
use super::input::Source;
use super::output::print_to_stderr;
use super::{CliContext, ExitStatus, Fail, help, options, output};
use clap::Command;
use engine::blockly::{DEEP, export, export_remarks, export_xml};
use engine::diagnostics;
use engine::language::file::write;
use engine::text::Text;
use std::ffi::OsStr;
use std::path::Path;

pub fn import_command(text: &Text) -> Command {
    let file = options::file("FILE", text.msg_help_argument_workspace());
    let output = options::output("OUT.ron", text.msg_help_option_output_program());
    help::subcommand(
        text,
        "import",
        text.msg_help_import(),
        "FILE [-o OUT.ron]",
        vec![file, output],
    )
}

pub fn import_workspace(
    context: &mut CliContext,
    arguments: &Arguments,
) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let import = source.workspace(&context.text)?;
    let note = diagnostics::blockly_note(&context.text, &import.leftovers);
    for line in note.lines() {
        print_to_stderr(&format!("clickomania: {}: {line}", source.name));
    }
    let written = write(&import.with_note(&note));
    let file = arguments.optional_file("output").unwrap_or("-".as_ref());
    output::write_file(context, Path::new(file), written.as_bytes())?;
    Ok(ExitStatus::Done)
}

pub fn export_command(text: &Text) -> Command {
    let output =
        options::output("OUT.json|xml", text.msg_help_option_output_workspace()).required(true);
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "export",
        text.msg_help_export(),
        &format!("{program} -o OUT.json|xml"),
        vec![options::program(text), output],
    )
}

pub fn export_program(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let file = Path::new(arguments.file("output"));
    // Anything else might be the program itself.
    let ending = file.extension().map(|ending| ending.to_ascii_lowercase());
    let write = match ending.as_deref().and_then(OsStr::to_str) {
        Some("json") => export,
        Some("xml") => export_xml,
        None if output::is_standard(file) => export,
        _ => {
            let why = context.text.msg_cli_export_format(file.to_string_lossy());
            return Err(Fail::unusable("--output", why));
        }
    };
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let mut workspace = write(&program);
    workspace.push('\n');
    output::write_file(context, file, workspace.as_bytes())?;
    let text = &context.text;
    let remarks = export_remarks(&program);
    let is_xml = ending.is_some_and(|ending| ending == "xml");
    let apart =
        (remarks.after_jumps > 0).then(|| text.msg_blockly_after_jump(remarks.after_jumps as u64));
    let deep = (remarks.deepest >= DEEP).then(|| text.msg_blockly_deep(remarks.deepest, DEEP));
    let replaced =
        (is_xml && remarks.not_in_xml > 0).then(|| text.msg_blockly_not_in_xml(remarks.not_in_xml));
    for sentence in [apart, deep, replaced].into_iter().flatten() {
        print_to_stderr(&format!("clickomania: {}: {sentence}", source.name));
    }
    Ok(ExitStatus::Done)
}
