//! Every way in which a file can be wrong: what is said, and about which place.

mod contents;
mod syntax;

use engine::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use engine::language::file::{
    Countable, Expected, FileError, FileErrorKind as Is, MAX_BYTES, Owner, Wrapper, read,
    read_bytes,
};
use engine::language::{Kind, ValueType};
use std::collections::BTreeSet;

/// `source` has a `¦` where the error is to be reported.
fn check(source: &str, kind: Is) {
    let at = source.find('¦').expect("a place is marked");
    let before = &source[..at];
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap().chars().count();
    let text = source.replacen('¦', "", 1);
    let expected = FileError { line, column, kind };
    assert_eq!(read(&text).unwrap_err(), expected, "{text}");
    // The place is the same with other ends of lines and behind a byte-order mark.
    let crlf = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(read(&crlf).unwrap_err(), expected, "{crlf}");
}

/// The error in a list of commands; `v` is declared.
fn check_commands(commands: &str, kind: Is) {
    check(
        &format!(
            "Program(\n  format: 1, name: \"è\", /* é */ variables: [\"v\"],\n  on_click: [ {commands} ])"
        ),
        kind,
    );
}

fn check_loose(loose: &str, kind: Is) {
    check(
        &format!("Program(format: 1, name: \"\",\n loose: [{loose}])"),
        kind,
    );
}

fn s(text: &str) -> String {
    text.to_owned()
}

fn unexpected(found: &str, expected: Expected) -> Is {
    Is::UnexpectedToken {
        found: s(found),
        expected,
    }
}

fn end(expected: Expected) -> Is {
    Is::UnexpectedEnd { expected }
}

#[test]
fn a_file_above_64_mib_is_not_looked_at() {
    let too_large = FileError {
        line: 1,
        column: 1,
        kind: Is::TooLarge,
    };
    let bytes = vec![0xff; MAX_BYTES + 1];
    assert_eq!(read_bytes(&bytes).unwrap_err(), too_large);
    let text = " ".repeat(MAX_BYTES + 1);
    assert_eq!(read(&text).unwrap_err(), too_large);
    let program = "(format: 1, name: \"\")";
    let text = " ".repeat(MAX_BYTES - program.len()) + program;
    assert!(read_bytes(text.as_bytes()).is_ok());
}

/// A new kind of error does not compile until it is counted here; then a source must provoke it.
#[test]
fn every_kind_of_error_is_provoked() {
    const COUNT: usize = 40;
    let number = |kind: &Is| match kind {
        Is::TooLarge => 0,
        Is::NotUtf8 => 1,
        Is::UnexpectedEnd { .. } => 2,
        Is::UnexpectedToken { .. } => 3,
        Is::BadCharacter { .. } => 4,
        Is::UnclosedText => 5,
        Is::BadEscape { .. } => 6,
        Is::BadNumber { .. } => 7,
        Is::NotANumber => 8,
        Is::Infinite => 9,
        Is::UnclosedComment => 10,
        Is::Attribute { .. } => 11,
        Is::NotAProgram { .. } => 12,
        Is::FromTheFuture { .. } => 13,
        Is::TrailingText { .. } => 14,
        Is::UnknownBlock { .. } => 15,
        Is::UnknownOption { .. } => 16,
        Is::UnknownField { .. } => 17,
        Is::MissingField { .. } => 18,
        Is::DuplicateField { .. } => 19,
        Is::NameNeeded { .. } => 20,
        Is::NameNotNeeded { .. } => 21,
        Is::TooFewArguments { .. } => 22,
        Is::TooManyArguments { .. } => 23,
        Is::NoBranches => 24,
        Is::DuplicateWrapper { .. } => 25,
        Is::CommandWhereValue { .. } => 26,
        Is::ValueWhereCommand { .. } => 27,
        Is::WrongType { .. } => 28,
        Is::HoleWithDefault { .. } => 29,
        Is::HoleNotAllowed => 30,
        Is::UndeclaredVariable { .. } => 31,
        Is::DuplicateVariable { .. } => 32,
        Is::EmptyName => 33,
        Is::EmptyLooseStack => 34,
        Is::MixedLooseStack => 35,
        Is::TooMany { .. } => 36,
        Is::TooDeep { .. } => 37,
        Is::BadTaskId { .. } => 38,
        Is::TwoTasks { .. } => 39,
    };
    let text = " ".repeat(MAX_BYTES + 1);
    let deep = format!("(on_click: [{}", "Until(body: [".repeat(MAX_DEPTH + 1));
    let many = format!("(on_click: [{}", "CureAll,".repeat(MAX_BYTES / 100));
    let sources = [
        text.as_str(),
        &deep,
        &many,
        "",
        "Program[",
        "(;",
        "(name: \"",
        "(name: \"\\q\"",
        "(format: 1x",
        "(format: NaN",
        "(loose: [(at: (inf",
        "/*",
        "#![enable(x",
        "x",
        "(format: 2",
        "(format: 1, name: \"\"))",
        "(on_click: [x",
        "(game: x",
        "(x: 1",
        "()",
        "(name: \"\", name: \"\"",
        "(on_click: [Paint(Red,",
        "(on_click: [Remove(cell: ",
        "(on_click: [Remove]",
        "(on_click: [CureAll(1",
        "(on_click: [If(branches: [])",
        "(on_click: [Disabled(Disabled(",
        "(on_click: [Remove(CureAll",
        "(on_click: [Clicked",
        "(on_click: [Remove(True",
        "(on_click: [CompactColumn(Hole",
        "(on_click: [Hole",
        "(variables: [], on_click: [Remove(Get(\"x\"",
        "(variables: [\"x\", \"x\"",
        "(variables: [\"\"",
        "(loose: [(blocks: [])",
        "(loose: [(blocks: [True, True",
        "(task: \"A\"",
        "(game: Strip, task: \"a\"",
    ];
    let mut provoked: BTreeSet<usize> = sources
        .iter()
        .map(|source| number(&read(source).unwrap_err().kind))
        .collect();
    provoked.insert(number(&read_bytes(b"\xff").unwrap_err().kind));
    assert_eq!(provoked, (0..COUNT).collect());
}
