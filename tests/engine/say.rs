//! Every error has a sentence in every language, and it is whole.

use engine::colour::Colour;
use engine::diagnostics;
use engine::language::file::{self, Countable, Expected, FileErrorKind, Owner, Wrapper};
use engine::language::program::{Program, Stack};
use engine::language::{Kind as Block, ValueType, VarId};
use engine::run::failure::{Failure, FailureKind};
use engine::run::value::{CellValue, Value};
use engine::text::{Language, Text};
use engine::wall::{Cell, WallError, WallErrorKind};
use std::collections::BTreeSet;

/// What a sentence is made of must have gone into it, and nothing of how it was made may show.
fn assert_whole(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    // A brace that the file lacks is named in quotation marks.
    let unquoted = ["«{»", "«, }»", "“{”", "“, }”", "„{”", "„, }”"];
    let plain = unquoted
        .iter()
        .fold(sentence.to_owned(), |text, sign| text.replace(sign, "x"));
    for sign in ["{", "}", "$", "  ", "\n", "«»", "“”", " ,", ".."] {
        assert!(!plain.contains(sign), "{sign:?}: {sentence}");
    }
    assert!(sentence.ends_with(['.', '?']), "{sentence}");
}

fn texts() -> impl Iterator<Item = Text> {
    Language::complete().map(|language| Text::load(language).unwrap())
}

fn italian() -> Text {
    Text::load(Language::It).unwrap()
}

/// A program with the variable x and these blocks.
fn program(blocks: &str) -> Program {
    let file = format!("Program(format: 1, name: \"p\", variables: [\"x\"], on_click: [{blocks}])");
    file::read(&file).unwrap()
}

const REMOVE: &str = "Remove(Clicked)";
const CELL: &str = "Remove(CellAt(row: Number(0), column: Number(9)))";
const COUNT: &str = "Count(var: \"x\", from: Number(0), to: Number(8), by: Number(0), body: [])";
const SET: &str = "Set(var: \"x\", to: Compare(Number(1), Eq, Clicked))";
const CHANGE: &str = "Change(var: \"x\", by: Number(1))";
const WHILE: &str = "While(when: True, body: [])";

/// Failures of all kinds, with the first command as their block.
fn failures(x: VarId) -> Vec<(&'static str, FailureKind)> {
    use FailureKind as Kind;
    let cell = Value::Cell(CellValue::On(Cell::new(3, 4).unwrap()));
    let off = Value::Cell(CellValue::Off {
        row: 3.0,
        column: 9.0,
    });
    let colour = Value::Colour(Some(Colour::Blue));
    vec![
        (
            REMOVE,
            Kind::OffWall {
                row: 3.0,
                column: 9.0,
            },
        ),
        (
            REMOVE,
            Kind::OffWall {
                row: -1.0,
                column: 4.0,
            },
        ),
        (
            REMOVE,
            Kind::OffWall {
                row: -1.0,
                column: 9.0,
            },
        ),
        (
            CELL,
            Kind::BadIndex {
                value: 2.5,
                is_row: true,
            },
        ),
        (
            CELL,
            Kind::BadIndex {
                value: f64::INFINITY,
                is_row: false,
            },
        ),
        ("CompactColumn(Number(9))", Kind::BadColumn { value: 9.0 }),
        (COUNT, Kind::NotANumber { socket: 0 }),
        (COUNT, Kind::NotANumber { socket: 1 }),
        (COUNT, Kind::NotANumber { socket: 2 }),
        ("Repeat(times: Number(1))", Kind::NotANumber { socket: 0 }),
        (
            REMOVE,
            Kind::BadBound {
                socket: 0,
                value: 0.5,
            },
        ),
        (
            REMOVE,
            Kind::BadBound {
                socket: 1,
                value: f64::NAN,
            },
        ),
        (
            REMOVE,
            Kind::Type {
                socket: 0,
                expected: ValueType::Cell,
                given: Value::Number(7.0),
            },
        ),
        (
            COUNT,
            Kind::Type {
                socket: 1,
                expected: ValueType::Number,
                given: Value::Boolean(true),
            },
        ),
        (SET, Kind::Incomparable { a: cell, b: colour }),
        (
            SET,
            Kind::Incomparable {
                a: Value::Cell(CellValue::Nowhere),
                b: Value::Colour(None),
            },
        ),
        (
            SET,
            Kind::Unordered {
                a: Value::Number(1.0),
                b: off,
            },
        ),
        (
            CHANGE,
            Kind::NotCounting {
                variable: x,
                given: cell,
            },
        ),
        (CHANGE, Kind::UnsetVariable { variable: x }),
        (COUNT, Kind::ZeroStep),
        (
            WHILE,
            Kind::Budget {
                budget: 10_000_000,
                turns: 2_499_999,
            },
        ),
        (
            WHILE,
            Kind::Budget {
                budget: 1,
                turns: 1,
            },
        ),
        (WHILE, Kind::Cycle { turns: 1 }),
        (WHILE, Kind::Cycle { turns: 2 }),
    ]
}

/// Compiles only as long as every kind is thought of above.
fn thought_of(kind: FailureKind) {
    match kind {
        FailureKind::OffWall { .. }
        | FailureKind::BadIndex { .. }
        | FailureKind::BadColumn { .. }
        | FailureKind::NotANumber { .. }
        | FailureKind::BadBound { .. }
        | FailureKind::Type { .. }
        | FailureKind::Incomparable { .. }
        | FailureKind::Unordered { .. }
        | FailureKind::NotCounting { .. }
        | FailureKind::UnsetVariable { .. }
        | FailureKind::ZeroStep
        | FailureKind::Budget { .. }
        | FailureKind::Cycle { .. } => {}
    }
}

fn sentence_of(text: &Text, blocks: &str, kind: FailureKind) -> String {
    let program = program(blocks);
    let block = Some(program.stack(Stack::Hat)[0]);
    diagnostics::failure(text, &program, &Failure { block, kind })
}

#[test]
fn every_run_time_error_has_a_whole_sentence() {
    let x = program(CHANGE).variables()[0].id;
    for text in texts() {
        for (blocks, kind) in failures(x) {
            thought_of(kind);
            assert_whole(&sentence_of(&text, blocks, kind));
        }
        let budget = FailureKind::Budget {
            budget: 5,
            turns: 0,
        };
        let nowhere = Failure {
            block: None,
            kind: budget,
        };
        assert_whole(&diagnostics::failure(&text, &program(REMOVE), &nowhere));
    }
}

#[test]
fn run_time_errors_in_italian() {
    let x = program(CHANGE).variables()[0].id;
    let sentences = failures(x).into_iter();
    let sentences = sentences.map(|(blocks, kind)| sentence_of(&italian(), blocks, kind));
    let sentences: Vec<String> = sentences.collect();
    // As the description of the language says it.
    let part = "la casella (3, 9) è fuori dalla parete: le colonne vanno da 0 a 8";
    assert!(sentences[0].contains(part), "{}", sentences[0]);
    insta::assert_snapshot!("run_time_errors_it", sentences.join("\n"));
}

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

#[test]
fn every_error_of_a_wall_has_a_whole_sentence() {
    for text in texts() {
        for kind in [
            WallErrorKind::UnexpectedCharacter('X'),
            WallErrorKind::LineTooShort(0),
            WallErrorKind::LineTooShort(1),
            WallErrorKind::LineTooShort(8),
            WallErrorKind::LineTooLong,
            WallErrorKind::TooFewLines(0),
            WallErrorKind::TooFewLines(1),
            WallErrorKind::TooFewLines(8),
            WallErrorKind::TooManyLines,
        ] {
            // A new kind stops this from compiling, and has to be added above.
            match kind {
                WallErrorKind::UnexpectedCharacter(_)
                | WallErrorKind::LineTooShort(_)
                | WallErrorKind::LineTooLong
                | WallErrorKind::TooFewLines(_)
                | WallErrorKind::TooManyLines => {}
            }
            let error = WallError {
                line: 1,
                column: 1,
                kind,
            };
            assert_whole(&diagnostics::wall_error(&text, &error));
        }
    }
}
