//! `words PROGRAM`: the program as indented text.

use super::arguments::Arguments;
use super::input::Source;
use super::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::language::words::words;
use engine::text::Text;

pub fn command(text: &Text) -> Command {
    let (about, usage) = (text.msg_help_words(), text.msg_help_program_word());
    help::subcommand(text, "words", about, &usage, vec![options::program(text)])
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let words = words(&program, &context.text);
    context.out.line(words.trim_end_matches('\n'))?;
    Ok(ExitStatus::Done)
}
