//! What each idea makes of a program.

use super::{blocks, program, rewritten};
use engine::judge::hints::Idea;

#[test]
fn ideas_rewrite_as_the_paper_says() {
    let fall = "Count(var: \"riga\", from: Number(0), to: Number(7), by: Number(1), \
                body: [DropStack(CellAt(row: Get(\"riga\"), column: Number(3)))])";
    let table = [
        (
            Idea::Phases,
            "RemoveStripAndDrop(Clicked)",
            "[InfectStrip(Clicked), RemoveInfected, DropAll]",
        ),
        (
            Idea::OneByOne,
            "RemoveInfected",
            "[ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])]",
        ),
        (
            Idea::OneByOne,
            "While(when: ExistsInfected, body: [Remove(AnyInfected)])",
            "[ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])]",
        ),
        (
            Idea::Stacks,
            "CompactColumn(Number(3))",
            &format!("[{fall}]"),
        ),
        (
            Idea::Upwards,
            fall,
            &format!(
                "[{}]",
                fall.replace(
                    "from: Number(0), to: Number(7)",
                    "from: Number(7), to: Number(0)"
                )
                .replace("DropStack", "DropBrick")
            ),
        ),
        (
            Idea::Bricks,
            "LowerStack(Clicked)",
            "[Count(var: \"x\", from: RowOf(Clicked), to: Number(0), by: Number(1), body: [\
             LowerBrick(CellAt(row: Get(\"x\"), column: ColumnOf(Clicked)))])]",
        ),
        (
            Idea::Indices,
            "Remove(Neighbour(side: LeftOf, cell: Clicked))",
            "[Remove(CellAt(row: RowOf(Clicked), column: Arithmetic(ColumnOf(Clicked), Subtract, Number(1))))]",
        ),
        // Drawn once: the neighbour of one cell, not of two.
        (
            Idea::Indices,
            "Remove(Neighbour(side: Above, cell: AnyEmpty))",
            "[Set(var: \"C\", to: AnyEmpty), \
             Remove(CellAt(row: Arithmetic(RowOf(Get(\"C\")), Subtract, Number(1)), column: ColumnOf(Get(\"C\"))))]",
        ),
        (
            Idea::Variable,
            "Remove(CellAt(row: RowOf(AnyEmpty), column: ColumnOf(AnyEmpty)))",
            "[Set(var: \"C\", to: AnyEmpty), Remove(CellAt(row: RowOf(Get(\"C\")), column: ColumnOf(Get(\"C\"))))]",
        ),
        (
            Idea::Condition,
            "If(branches: [(when: True, then: [If(branches: [(when: False, then: [Infect(Clicked)])])])]), \
             If(branches: [(when: False, then: [Infect(Clicked)])])",
            "[If(branches: [(when: Logic(Logic(True, And, False), Or, False), then: [Infect(Clicked)])])]",
        ),
        (
            Idea::Loop,
            "Infect(Clicked), If(branches: [(when: False, then: [Infect(CellAt(row: Number(1), column: Number(2)))])])",
            "[Count(var: \"n\", from: Number(1), to: Number(2), by: Number(1), body: [\
             If(branches: [(when: Choose(test: Compare(Get(\"n\"), Eq, Number(1)), yes: True, no: False), then: [\
             Infect(Choose(test: Compare(Get(\"n\"), Eq, Number(1)), yes: Clicked, \
             no: CellAt(row: Number(1), column: Number(2))))])])])]",
        ),
        // A comment stays; so does what is disabled elsewhere.
        (
            Idea::OneByOne,
            "Comment(\"via\", RemoveInfected), Disabled(DropAll)",
            "[Comment(\"via\", ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])), Disabled(DropAll)]",
        ),
    ];
    for (idea, before, expected) in table {
        let rewritten = rewritten(idea, &program(before)).unwrap_or_else(|| panic!("{before}"));
        assert_eq!(
            blocks(&rewritten),
            format!("{expected},)").replace(",)", ", )"),
            "{before}"
        );
    }
}

#[test]
fn new_loops_leave_the_counters_around_them_alone() {
    let before = program(
        "Count(var: \"riga\", from: Number(0), to: Number(8), by: Number(1), \
         body: [CompactColumn(Get(\"riga\"))])",
    );
    let after = rewritten(Idea::Stacks, &before).unwrap();
    assert!(
        blocks(&after).contains("DropStack(CellAt(row: Get(\"riga2\"), column: Get(\"riga\")))"),
        "{}",
        blocks(&after)
    );
    // A variable that is read later keeps its value.
    let kept = program(
        "Set(var: \"riga\", to: Number(4)), CompactColumn(Number(0)), CompactColumn(Get(\"riga\"))",
    );
    assert!(blocks(&rewritten(Idea::Stacks, &kept).unwrap()).contains("var: \"riga2\""));
    // One that only counts elsewhere can count here too.
    let free = program(
        "Count(var: \"riga\", from: Number(0), to: Number(8), by: Number(1), body: [Cure(Clicked)]), \
         CompactColumn(Number(0))",
    );
    assert!(!blocks(&rewritten(Idea::Stacks, &free).unwrap()).contains("riga2"));
}
