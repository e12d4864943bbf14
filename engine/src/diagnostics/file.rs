//! Sentences about program files that cannot be read.

use super::type_of;
use crate::language::edit::MAX_DEPTH;
use crate::language::file::{
    Countable, Expected, FORMAT, FileErrorKind, MAX_BYTES, Owner, Wrapper,
};
use crate::text::Text;

/// Describes what is wrong with a program file, without line and column.
pub fn file_error(text: &Text, kind: &FileErrorKind) -> String {
    use FileErrorKind as Kind;
    match kind {
        Kind::TooLarge => text.msg_file_too_large(MAX_BYTES >> 20),
        Kind::NotUtf8 => text.msg_file_not_utf8(),
        Kind::UnexpectedEnd { expected } => text.msg_file_unexpected_end(wanted(text, *expected)),
        Kind::UnexpectedToken { found, expected } => {
            text.msg_file_unexpected_token(wanted(text, *expected), text.msg_token_sign(found))
        }
        Kind::BadCharacter { found } => text.msg_file_bad_character(found.to_string()),
        Kind::UnclosedText => text.msg_file_unclosed_text(),
        Kind::BadEscape { .. } => text.msg_file_bad_string(),
        Kind::BadNumber { found } => text.msg_file_bad_number(found),
        Kind::NotANumber => text.msg_file_nan(),
        Kind::Infinite => text.msg_file_infinite(),
        Kind::UnclosedComment => text.msg_file_unclosed_comment(),
        Kind::Attribute { found } => text.msg_file_unknown_extension(found),
        Kind::NotAProgram { .. } => text.msg_file_not_a_program(),
        Kind::FromTheFuture { format } => text.msg_file_from_the_future(format, FORMAT),
        Kind::BadTaskId { found } => text.msg_task_bad_id(found),
        Kind::TwoTasks { game, task } => text.msg_task_two_tasks(game, task),
        Kind::TrailingText { .. } => text.msg_file_trailing_text(),
        Kind::UnknownBlock { name, similar } => match similar {
            Some(similar) => text.msg_file_unknown_block_similar(name, similar),
            None => text.msg_file_unknown_block(name),
        },
        Kind::UnknownOption {
            name,
            options,
            similar,
        } => match similar {
            Some(similar) => text.msg_file_unknown_option_similar(name, similar),
            None => text.msg_file_unknown_option(name, options.join(", ")),
        },
        Kind::UnknownField { name, of, similar } => match similar {
            Some(similar) => text.msg_file_unknown_field_similar(owner(*of), name, similar),
            None => text.msg_file_unknown_field(owner(*of), name),
        },
        Kind::MissingField { name, of } => text.msg_file_missing_field(owner(*of), name),
        Kind::DuplicateField { name, of } => text.msg_file_duplicate_field(owner(*of), name),
        Kind::NameNeeded { of } => text.msg_file_name_needed(owner(*of)),
        Kind::NameNotNeeded { block } => text.msg_file_name_not_needed(block.row().variant),
        Kind::TooFewArguments {
            block,
            expected,
            given,
        } => text.msg_file_wrong_argument_count(block.row().variant, *expected, *given),
        Kind::TooManyArguments { block, expected } => {
            text.msg_file_wrong_argument_count(block.row().variant, *expected, *expected + 1)
        }
        Kind::NoBranches => text.msg_file_no_branches(),
        Kind::DuplicateWrapper { wrapper } => text.msg_file_duplicate_wrapper(word(*wrapper)),
        Kind::CommandWhereValue { block, .. } => {
            text.msg_file_command_where_value(block.row().variant)
        }
        Kind::ValueWhereCommand { block } => text.msg_file_value_where_command(block.row().variant),
        Kind::WrongType {
            block,
            socket,
            expected,
            given,
        } => {
            let (expected, given) = (type_of(text, *expected), type_of(text, *given));
            text.msg_file_wrong_type(socket, block.row().variant, expected, given)
        }
        Kind::HoleWithDefault { .. } => text.msg_file_hole(),
        Kind::HoleNotAllowed => text.msg_file_hole_not_allowed(),
        Kind::UndeclaredVariable { name, similar } => match similar {
            Some(similar) => text.msg_file_undeclared_variable_similar(name, similar),
            None => text.msg_file_undeclared_variable(name),
        },
        Kind::DuplicateVariable { name } => text.msg_file_duplicate_variable(name),
        Kind::EmptyName => text.msg_file_empty_name(),
        Kind::EmptyLooseStack => text.msg_file_empty_loose_stack(),
        Kind::MixedLooseStack => text.msg_file_mixed_loose_stack(),
        Kind::TooMany { what, most } => too_many(text, *what, *most),
        Kind::TooDeep { .. } => text.msg_file_too_deep(MAX_DEPTH),
    }
}

fn too_many(text: &Text, what: Countable, most: usize) -> String {
    match what {
        Countable::Blocks => text.msg_file_too_many_blocks(most),
        Countable::Branches => text.msg_file_too_many_branches(most),
        Countable::Variables => text.msg_file_too_many_variables(most),
    }
}

fn word(wrapper: Wrapper) -> &'static str {
    match wrapper {
        Wrapper::Comment => "Comment",
        Wrapper::Disabled => "Disabled",
        Wrapper::Collapsed => "Collapsed",
    }
}

fn wanted(text: &Text, expected: Expected) -> String {
    let sign = |sign: &str| text.msg_token_sign(sign);
    match expected {
        Expected::Program => sign("Program("),
        Expected::Task => sign("Task("),
        Expected::FieldName => text.msg_token_field(),
        Expected::Colon => sign(":"),
        Expected::Comma => sign(","),
        Expected::Parenthesis => sign("("),
        Expected::List => text.msg_token_list(),
        Expected::Map => text.msg_task_token_map(),
        Expected::CommaOrBrace => sign(", }"),
        Expected::CommaOrParenthesis => sign(", )"),
        Expected::CommaOrBracket => sign(", ]"),
        Expected::ClosingParenthesis => sign(")"),
        Expected::Command => text.msg_token_command(),
        Expected::Value => text.msg_type_any(),
        Expected::Option => text.msg_token_option(),
        Expected::Text => text.msg_token_text(),
        Expected::Number => text.msg_type_number(),
        Expected::Block => text.msg_token_block(),
        Expected::Flag => text.msg_task_token_flag(),
    }
}

/// The file's word for the owner of a field.
fn owner(owner: Owner) -> &'static str {
    match owner {
        Owner::Program => "Program",
        Owner::Block(kind) => kind.row().variant,
        Owner::Branch => "branches",
        Owner::Loose => "loose",
        Owner::Record(name) => name,
    }
}
