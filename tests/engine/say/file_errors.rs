//! Sentences for errors of files.

use super::{assert_whole, italian, texts};
use engine::diagnostics;
use engine::language::file::{Countable, Expected, FileErrorKind, Owner, Wrapper};
use engine::language::{Kind as Block, ValueType};
use std::collections::BTreeSet;

fn file_errors() -> Vec<FileErrorKind> {
    use FileErrorKind as Kind;
    let text = |text: &str| text.to_owned();
    let mut kinds = vec![
        Kind::TooLarge,
        Kind::NotUtf8,
        Kind::BadCharacter { found: '§' },
        Kind::UnclosedText,
        Kind::BadEscape { found: text("\\q") },
        Kind::BadNumber { found: text("1e") },
        Kind::NotANumber,
        Kind::Infinite,
        Kind::UnclosedComment,
        Kind::Attribute {
            found: text("#![enable(implicit_some)]"),
        },
        Kind::NotAProgram {
            found: text("Config"),
        },
        Kind::FromTheFuture { format: text("2") },
        Kind::TrailingText { found: text("x") },
        Kind::UnknownBlock {
            name: text("Remov"),
            similar: Some("Remove"),
        },
        Kind::UnknownBlock {
            name: text("Zzz"),
            similar: None,
        },
        Kind::UnknownOption {
            name: text("Abov"),
            options: vec!["Above", "Below"],
            similar: Some("Above"),
        },
        Kind::UnknownOption {
            name: text("Zzz"),
            options: vec!["Above", "Below"],
            similar: None,
        },
        Kind::DuplicateField {
            name: "cell",
            of: Owner::Block(Block::Paint),
        },
        Kind::NameNeeded { of: Owner::Branch },
        Kind::NameNotNeeded {
            block: Block::Remove,
        },
        Kind::TooFewArguments {
            block: Block::Compare,
            expected: 3,
            given: 1,
        },
        Kind::TooFewArguments {
            block: Block::Remove,
            expected: 1,
            given: 0,
        },
        Kind::TooManyArguments {
            block: Block::Clicked,
            expected: 0,
        },
        Kind::TooManyArguments {
            block: Block::Remove,
            expected: 1,
        },
        Kind::NoBranches,
        Kind::CommandWhereValue {
            block: Block::Remove,
            of: Block::Infect,
            socket: "cell",
        },
        Kind::ValueWhereCommand {
            block: Block::Clicked,
        },
        Kind::WrongType {
            block: Block::Remove,
            socket: "cell",
            expected: ValueType::Cell,
            given: ValueType::Boolean,
        },
        Kind::HoleWithDefault {
            block: Block::Repeat,
            socket: "times",
        },
        Kind::HoleNotAllowed,
        Kind::UndeclaredVariable {
            name: text("xx"),
            similar: Some(text("x")),
        },
        Kind::UndeclaredVariable {
            name: text("zzz"),
            similar: None,
        },
        Kind::DuplicateVariable { name: text("x") },
        Kind::EmptyName,
        Kind::EmptyLooseStack,
        Kind::MixedLooseStack,
        Kind::TooDeep { most: 2000 },
    ];
    for expected in EXPECTED {
        kinds.push(Kind::UnexpectedEnd { expected });
        kinds.push(Kind::UnexpectedToken {
            found: text(")"),
            expected,
        });
    }
    for of in [
        Owner::Program,
        Owner::Block(Block::Paint),
        Owner::Branch,
        Owner::Loose,
        Owner::Record("Question"),
    ] {
        kinds.push(Kind::UnknownField {
            name: text("color"),
            of,
            similar: Some("colour"),
        });
        kinds.push(Kind::UnknownField {
            name: text("zzz"),
            of,
            similar: None,
        });
        kinds.push(Kind::MissingField { name: "colour", of });
    }
    for wrapper in [Wrapper::Comment, Wrapper::Disabled, Wrapper::Collapsed] {
        kinds.push(Kind::DuplicateWrapper { wrapper });
    }
    for what in [Countable::Blocks, Countable::Branches, Countable::Variables] {
        kinds.push(Kind::TooMany {
            what,
            most: 100_000,
        });
    }
    kinds.push(Kind::BadTaskId {
        found: text("Caduta"),
    });
    kinds.push(Kind::TwoTasks {
        game: text("strisce"),
        task: text("caduta"),
    });
    kinds
}

const EXPECTED: [Expected; 19] = [
    Expected::Program,
    Expected::FieldName,
    Expected::Colon,
    Expected::Comma,
    Expected::Parenthesis,
    Expected::List,
    Expected::CommaOrParenthesis,
    Expected::CommaOrBracket,
    Expected::ClosingParenthesis,
    Expected::Command,
    Expected::Value,
    Expected::Option,
    Expected::Text,
    Expected::Number,
    Expected::Task,
    Expected::Map,
    Expected::CommaOrBrace,
    Expected::Block,
    Expected::Flag,
];

/// How many kinds of errors of files there are: a new one stops this from compiling, and has to be
/// added above.
fn kind_of_file_error(kind: &FileErrorKind) -> usize {
    use FileErrorKind as Kind;
    match kind {
        Kind::TooLarge => 0,
        Kind::NotUtf8 => 1,
        Kind::UnexpectedEnd { .. } => 2,
        Kind::UnexpectedToken { .. } => 3,
        Kind::BadCharacter { .. } => 4,
        Kind::UnclosedText => 5,
        Kind::BadEscape { .. } => 6,
        Kind::BadNumber { .. } => 7,
        Kind::NotANumber => 8,
        Kind::Infinite => 9,
        Kind::UnclosedComment => 10,
        Kind::Attribute { .. } => 11,
        Kind::NotAProgram { .. } => 12,
        Kind::FromTheFuture { .. } => 13,
        Kind::TrailingText { .. } => 14,
        Kind::UnknownBlock { .. } => 15,
        Kind::UnknownOption { .. } => 16,
        Kind::UnknownField { .. } => 17,
        Kind::MissingField { .. } => 18,
        Kind::DuplicateField { .. } => 19,
        Kind::NameNeeded { .. } => 20,
        Kind::NameNotNeeded { .. } => 21,
        Kind::TooFewArguments { .. } => 22,
        Kind::TooManyArguments { .. } => 23,
        Kind::NoBranches => 24,
        Kind::DuplicateWrapper { .. } => 25,
        Kind::CommandWhereValue { .. } => 26,
        Kind::ValueWhereCommand { .. } => 27,
        Kind::WrongType { .. } => 28,
        Kind::HoleWithDefault { .. } => 29,
        Kind::HoleNotAllowed => 30,
        Kind::UndeclaredVariable { .. } => 31,
        Kind::DuplicateVariable { .. } => 32,
        Kind::EmptyName => 33,
        Kind::EmptyLooseStack => 34,
        Kind::MixedLooseStack => 35,
        Kind::TooMany { .. } => 36,
        Kind::TooDeep { .. } => 37,
        Kind::BadTaskId { .. } => 38,
        Kind::TwoTasks { .. } => 39,
    }
}

#[test]
fn every_error_of_a_file_has_a_whole_sentence() {
    let thought_of: BTreeSet<usize> = file_errors().iter().map(kind_of_file_error).collect();
    assert_eq!(thought_of.len(), 40);
    for text in texts() {
        for kind in file_errors() {
            assert_whole(&diagnostics::file_error(&text, &kind));
        }
    }
}

#[test]
fn errors_of_files_in_italian() {
    let sentences = file_errors();
    let sentences = sentences
        .iter()
        .map(|kind| diagnostics::file_error(&italian(), kind));
    insta::assert_snapshot!("file_errors_it", sentences.collect::<Vec<_>>().join("\n"));
}
