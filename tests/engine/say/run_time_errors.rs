//! Sentences for run-time errors.

use super::{assert_whole, italian, texts};
use engine::colour::Colour;
use engine::diagnostics;
use engine::language::file;
use engine::language::program::{Program, Stack};
use engine::language::{ValueType, VarId};
use engine::run::failure::{Failure, FailureKind};
use engine::run::value::{CellValue, Value};
use engine::text::Text;
use engine::wall::Cell;

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
