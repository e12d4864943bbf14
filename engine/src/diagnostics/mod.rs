//! Sentences for typed errors and results: what is wrong, where, and what to do.
//!
//! Top layer of the engine. Every other module returns types; only this one turns them into sentences.

mod blockly;
mod failure;
mod file;
mod hint;
mod judge;
mod proof;
mod task;

pub use blockly::{blockly_error, blockly_note, blockly_sentence};
pub use failure::failure;
pub use file::file_error;
pub use hint::{hint, hint_general, hint_variable};
pub use judge::{
    certain, certainty, cut_off, judgement, no_verdict, not_allowed, rules_failure, verdict,
    what_happens,
};
pub use proof::{needs, no_least_cost};
pub use task::{measured_words, rules_error, task_file_error, task_problem};

use crate::language::check::Problem;
use crate::language::kind::{ArgKind, Kind, ValueType};
use crate::language::program::{Block, Program};
use crate::language::words::{TemplatePiece, block_name, template};
use crate::picture::{MAX_PIXELS, PictureError};
use crate::run::value::Value;
use crate::text::{NumberError, Text};
use crate::wall::{WallError, WallErrorKind};

/// Describes why a program is not ready to run.
pub fn problem(text: &Text, program: &Program, problem: &Problem) -> String {
    let block = program.block(problem.block());
    match *problem {
        Problem::EmptySocket { socket, .. } if block.kind == Kind::If => {
            text.msg_problem_empty_branch(place(text, block, socket))
        }
        Problem::EmptySocket { socket, .. } => text.msg_problem_empty_socket(
            block_name(program, text, block),
            match block.socket_type(socket).unwrap_or(ValueType::Any) {
                ValueType::Number => "number",
                ValueType::Boolean => "boolean",
                ValueType::Colour => "colour",
                ValueType::Cell => "cell",
                ValueType::Any => "any",
            },
            place(text, block, socket),
        ),
        Problem::OutsideLoop { .. } => {
            text.msg_problem_outside_loop(block_name(program, text, block))
        }
    }
}

/// Describes why a typed number is refused.
pub fn number_error(text: &Text, typed: &str, error: NumberError) -> String {
    match error {
        NumberError::Empty => text.msg_number_refused_empty(),
        NumberError::TwoSeparators => text.msg_number_refused_two_separators(typed),
        NumberError::TooLarge => text.msg_number_refused_too_large(typed),
        NumberError::NotANumber => text.msg_number_refused_other(typed),
    }
}

/// The position, from 1, of a socket among the block's sockets as they are read in this language; 0 if it is the only
/// one.
pub fn place(text: &Text, block: &Block, socket: usize) -> usize {
    if block.sockets.len() < 2 {
        return 0;
    }
    if block.kind == Kind::If {
        return socket + 1;
    }
    let args = block.kind.row().args;
    let mut sockets = (0..args.len()).filter(|&arg| matches!(args[arg].kind, ArgKind::Socket(..)));
    let arg = sockets.nth(socket);
    let pieces = template(text, block.kind);
    let read = pieces.iter().filter_map(|piece| match piece {
        TemplatePiece::Arg(arg) if matches!(args[*arg].kind, ArgKind::Socket(..)) => Some(*arg),
        _ => None,
    });
    1 + read.take_while(|&read| Some(read) != arg).count()
}

/// A value: *7*, *vero*, *rosso*, *(3, 4)*, *nessuna casella*.
pub fn value(text: &Text, value: Value) -> String {
    match value {
        Value::Number(x) => text.number(x),
        Value::Boolean(true) => text.msg_value_true(),
        Value::Boolean(false) => text.msg_value_false(),
        Value::Colour(Some(colour)) => text.colour(colour),
        Value::Colour(None) => text.msg_value_no_colour(),
        Value::Cell(spot) => match spot.coordinates() {
            Some((row, column)) => text.msg_value_cell(text.number(row), text.number(column)),
            None => text.msg_value_nowhere(),
        },
    }
}

/// The type of a block or socket, with its article: *una casella*.
pub fn type_of(text: &Text, ty: ValueType) -> String {
    match ty {
        ValueType::Number => text.msg_type_number(),
        ValueType::Boolean => text.msg_type_boolean(),
        ValueType::Colour => text.msg_type_colour(),
        ValueType::Cell => text.msg_type_cell(),
        ValueType::Any => text.msg_type_any(),
    }
}

/// Describes why a picture cannot be made, or why a program cannot be read from one.
pub fn picture_error(text: &Text, error: &PictureError) -> String {
    match error {
        PictureError::TooLarge { width, height } => text.msg_picture_refused_too_large(
            width.to_string(),
            height.to_string(),
            (MAX_PIXELS / 1_000_000).to_string(),
        ),
        PictureError::NotDrawn(reason) => text.msg_picture_refused_not_drawn(reason),
        PictureError::NoProgram => text.msg_picture_refused_no_program(),
        PictureError::Damaged => text.msg_picture_refused_damaged(),
    }
}

/// Describes what is wrong with the text of a wall, without line and column.
pub fn wall_error(text: &Text, error: &WallError) -> String {
    wall_error_kind(text, &error.kind)
}

/// As [`wall_error`], from the kind of error alone.
pub fn wall_error_kind(text: &Text, kind: &WallErrorKind) -> String {
    match *kind {
        WallErrorKind::UnexpectedCharacter(character) => {
            text.msg_wall_unexpected_character(character.to_string())
        }
        WallErrorKind::LineTooShort(found) => text.msg_wall_line_too_short(found),
        WallErrorKind::LineTooLong => text.msg_wall_line_too_long(),
        WallErrorKind::TooFewLines(found) => text.msg_wall_too_few_lines(found),
        WallErrorKind::TooManyLines => text.msg_wall_too_many_lines(),
    }
}
