//! Sentences made from typed errors: what is wrong, where, and what to do.
//!
//! Just below the command line and the window; everything below hands up types, never sentences.

mod blockly;
mod failure;
mod file;
mod hint;
mod judge;
mod picture;
mod proof;
mod task;
mod value;
mod wall;

pub use blockly::{blockly_error, blockly_note, blockly_sentence};
pub use failure::failure;
pub use file::file_error;
pub use hint::{hint, hint_general, hint_variable};
pub use judge::{cut_off, judgement, no_verdict, not_allowed, rules_failure, verdict};
pub use picture::picture_error;
pub use proof::no_least_cost;
pub use task::{measured_words, rules_error, task_file_error, task_problem};
pub use value::{type_of, value};
pub use wall::{wall_error, wall_error_kind};

use crate::language::check::Problem;
use crate::language::kind::{ArgKind, Kind, ValueType};
use crate::language::program::{Block, Program};
use crate::language::words::{TemplatePiece, block_name, template};
use crate::text::{NumberError, Text};

/// Why a program is not ready to run.
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

/// Why a typed number is refused.
pub fn number_error(text: &Text, typed: &str, error: NumberError) -> String {
    match error {
        NumberError::Empty => text.msg_number_refused_empty(),
        NumberError::TwoSeparators => text.msg_number_refused_two_separators(typed),
        NumberError::TooLarge => text.msg_number_refused_too_large(typed),
        NumberError::NotANumber => text.msg_number_refused_other(typed),
    }
}

/// Which of a block's sockets this is as one reads the block, from 1; 0 if it is the only one.
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
