//! `words FILE`: the program as indented text.

use super::arguments::Arguments;
use super::input::Source;
use super::{Context, Fail, Status};
use crate::blocks::words::words as words_of;

/// Prints a program in words.
pub fn words(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let program = source.program(&context.text).map_err(Fail::Unusable)?;
    let words = words_of(&program, &context.text);
    context.out.text(&words)?;
    if !words.ends_with('\n') {
        context.out.text("\n")?;
    }
    Ok(Status::Done)
}
