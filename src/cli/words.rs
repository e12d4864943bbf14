//! `words PROGRAM`: the program as indented text.

use super::arguments::Arguments;
use super::input::Source;
use super::{Context, Fail, Status};
use engine::language::words::words as words_of;

/// Prints a program in words.
pub fn words(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let source = Source::new(arguments.file("PROGRAM"));
    let program = source.program(&context.text)?;
    let words = words_of(&program, &context.text);
    context.out.line(words.trim_end_matches('\n'))?;
    Ok(Status::Done)
}
