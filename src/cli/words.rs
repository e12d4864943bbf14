//! `words PROGRAM`: the program as indented text.

use super::arguments::Arguments;
use super::input::Source;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::language::words::words;
use engine::text::Text;

pub fn command(text: &Text) -> Command {
    let (about, usage) = (text.msg_help_words(), text.msg_help_program_word());
    let args = vec![options::program(text), options::task(text)];
    help::subcommand(text, "words", about, &usage, args)
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    // The words do not depend on the task; an unknown one is refused all the same.
    TaskChoice::read(context, arguments)?;
    let words = words(&program, &context.text);
    for line in words.trim_end_matches('\n').split('\n') {
        context.out.line(line)?;
    }
    Ok(ExitStatus::Done)
}
