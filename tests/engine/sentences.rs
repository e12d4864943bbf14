//! Every error of a run and of a wall has a sentence in every language, and it is whole.

use crate::file_errors::assert_whole;
use engine::diagnostics;
use engine::language::check::check;
use engine::language::file::read;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::Move;
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};
use std::collections::BTreeSet;

fn texts() -> [Text; Language::ALL.len()] {
    Language::ALL.map(|language| Text::load(language).unwrap())
}

/// Commands whose moves fail, one for each kind of error and for what its sentence tells apart.
const FAILING: &[&str] = &[
    "Remove(CellAt(row: Number(-1), column: Number(4)))",
    "Remove(CellAt(row: Number(3), column: Number(9)))",
    "Remove(CellAt(row: Number(-1), column: Number(9)))",
    "Remove(CellAt(row: Number(2.5), column: Number(0)))",
    "Remove(CellAt(row: Number(0), column: Number(inf)))",
    "CompactColumn(Number(9))",
    "Repeat(times: Math(Sqrt, Number(-1)))",
    "Count(var: \"x\", from: Number(0), to: Number(8), by: Math(Sqrt, Number(-1)))",
    "Count(var: \"x\", from: Number(0), to: Number(8), by: Number(0))",
    "Set(var: \"x\", to: RandomInt(from: Number(0.5), to: Number(1)))",
    "Set(var: \"x\", to: Number(1)), Remove(Get(\"x\"))",
    "Set(var: \"x\", to: ColourOf(Clicked)), If(branches: [(when: Get(\"x\"))])",
    "Set(var: \"x\", to: Compare(AnyEmpty, Eq, True))",
    "Set(var: \"x\", to: Compare(Clicked, Lt, Clicked))",
    "Set(var: \"x\", to: Clicked), Change(var: \"x\", by: Number(1))",
    "Remove(Get(\"x\"))",
    "While(when: True)",
    "While(when: True, body: [Change(var: \"x\", by: Number(1))])",
    "Change(var: \"x\", by: Number(1)), Change(var: \"x\", by: Number(1)), Change(var: \"x\", by: Number(1))",
];

#[test]
fn every_run_time_error_has_a_whole_sentence() {
    let mut kinds = BTreeSet::new();
    for commands in FAILING {
        let text =
            format!("Program(format: 1, name: \"p\", variables: [\"x\"], on_click: [{commands}])");
        let program = read(&text).unwrap();
        let code = compile(&program).unwrap();
        let request = Move {
            code: &code,
            wall: Wall::deal(1, 4).unwrap(),
            click: Cell::new(8, 0).unwrap(),
            draws: DrawPolicy::default(),
            budget: 5,
        };
        let failure = request
            .run()
            .failure
            .unwrap_or_else(|| panic!("{commands}"));
        kinds.insert(failure.kind.id());
        for text in texts() {
            assert_whole(&diagnostics::failure(&text, &program, &failure));
        }
    }
    assert_eq!(kinds.len(), 8, "{kinds:?}");
}

#[test]
fn every_problem_of_a_program_has_a_whole_sentence() {
    for commands in [
        "Remove(Hole)",
        "Break",
        "If(branches: [(when: Hole)])",
        "If(branches: [(when: Compare(Hole, Eq, Hole)), (when: Hole)])",
    ] {
        let program = read(&format!(
            "Program(format: 1, name: \"p\", on_click: [{commands}])"
        ));
        let program = program.unwrap();
        assert!(!check(&program).is_empty());
        for problem in check(&program) {
            for text in texts() {
                assert_whole(&diagnostics::problem(&text, &program, &problem));
            }
        }
    }
}

#[test]
fn every_error_of_a_wall_has_a_whole_sentence() {
    let row = "RGBYF....\n";
    for wall in [
        "R".to_owned(),
        "RX".to_owned(),
        format!("{row}\n"),
        format!("{row}RRRRRRRRRR"),
        row.repeat(8),
        String::new(),
        row.repeat(10),
    ] {
        let error = Wall::parse(&wall).unwrap_err();
        for text in texts() {
            assert_whole(&diagnostics::wall_error(&text, &error));
        }
    }
}
