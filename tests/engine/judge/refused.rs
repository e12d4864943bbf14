//! What is nearly right is refused, with a small case that shows why.

use super::support::{blocks, changed, judged};
use engine::judge::{Case, Effort, FailingPhase, Judgement, Verdict};
use engine::language::program::Program;
use engine::wall::GroupKind;

fn full(program: &Program) -> Judgement {
    judged(program, GroupKind::Area, Effort::Quick)
}

/// How many bricks the counterexample has.
fn bricks(judgement: &Judgement) -> usize {
    judgement.counterexample.unwrap().wall.bricks().len()
}

#[test]
fn nine_and_twenty_sweeps_are_too_few_and_forty_enough() {
    let sweeps = |count: &str| {
        let times = format!("Repeat(times: Number({count})");
        full(&changed(
            "solutions/infezione-81-passate.ron",
            "Repeat(times: Number(81)",
            &times,
        ))
    };
    for count in ["9", "20"] {
        let judgement = sweeps(count);
        assert_eq!(judgement.verdict, Verdict::WrongWall, "{count} sweeps");
        assert_eq!(
            judgement.phase,
            Some(FailingPhase::Infection),
            "{count} sweeps"
        );
    }
    for count in ["40", "60", "81"] {
        assert_eq!(sweeps(count).verdict, Verdict::Accepted, "{count} sweeps");
    }
}

#[test]
fn every_corner_is_clicked() {
    for (row, column, least) in [(8, 0, 2), (8, 8, 2), (0, 0, 9), (0, 8, 9)] {
        let here = format!("CellAt(row: Number({row}), column: Number({column}))");
        let rest = "then: [RemoveAreaAndDrop(Clicked)]";
        let program = blocks(
            &format!("If(branches: [(when: Compare(Clicked, Ne, {here}), {rest})])"),
            "",
        );
        let judgement = full(&program);
        assert_eq!(judgement.verdict, Verdict::WrongWall, "({row}, {column})");
        let case = judgement.counterexample.unwrap();
        assert_eq!((case.click.row(), case.click.column()), (row, column));
        // A full column, and beside the click one more of its colour at most.
        let bricks = bricks(&judgement);
        assert!(
            (least..=least + 1).contains(&bricks),
            "({row}, {column}): {bricks}"
        );
    }
}

#[test]
fn the_last_column_is_looked_at() {
    for (column, piece) in [(8, "to: Number(7)"), (0, "to: Number(8)")] {
        let (from, to) = if column == 8 {
            ("from: Number(0)", piece)
        } else {
            ("from: Number(1)", piece)
        };
        let count = format!("{from}, {to}");
        let whole = "from: Number(0), to: Number(8)";
        let judgement = full(&changed("solutions/caduta-compatta.ron", whole, &count));
        assert_eq!(judgement.verdict, Verdict::WrongWall);
        assert_eq!(judgement.phase, Some(FailingPhase::Fall));
        let case = judgement.counterexample.unwrap();
        let (wall, click) = (case.wall, case.click);
        assert!(
            wall.bricks().iter().any(|cell| cell.column() == column),
            "\n{wall}"
        );
        let case = Case { wall, click };
        assert!(case.wall.bricks().len() <= 3, "\n{wall}");
    }
}
