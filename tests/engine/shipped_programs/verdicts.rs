//! The verdicts on all programs, by many cases.

use super::{BUDGET, Row, cases, cell, code, failure, gallery, table, verdicts};
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::FailureKind;
use engine::run::moves::Move;
use engine::wall::{GroupKind, Wall, after_click, playable};
use std::sync::Mutex;
use std::thread;

#[test]
fn the_verdicts_are_those_of_the_table() {
    let cases = cases();
    let queue = Mutex::new(table().into_iter());
    let wrong = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some(row) = { queue.lock().unwrap().next() } {
                    let found = verdicts(&row.file, &cases);
                    if found != row.verdicts {
                        let Row { file, verdicts, .. } = row;
                        let line = format!("{file}: {found:?}, the table says {verdicts:?}");
                        wrong.lock().unwrap().push(line);
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(
        wrong.is_empty(),
        "over {} cases\n{}",
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn the_printed_falls_are_proved_not_to_end() {
    // The click leaves two holes at the bottom of the column, below (6, 0).
    let two_holes = Wall::parse(&(".........\n".repeat(6) + "G........\nR........\nR........\n"));
    // It leaves one hole, below (7, 0): with one empty cell nothing is drawn.
    let one_hole = Wall::parse(&(".........\n".repeat(7) + "G........\nRR.......\n"));
    for (file, wall) in [
        ("mistakes/caduta-contatore-stampata.ron", two_holes.unwrap()),
        ("mistakes/caduta-vuota-piu-in-basso.ron", two_holes.unwrap()),
        ("mistakes/caduta-c-stampata.ron", one_hole.unwrap()),
        (
            "mistakes/caduta-due-estrazioni-stampata.ron",
            one_hole.unwrap(),
        ),
    ] {
        let failure = failure(file, wall, cell(8, 0));
        assert!(
            matches!(failure, Some(FailureKind::Cycle { .. })),
            "{file}: {failure:?}"
        );
    }
}

#[test]
fn the_snakes_need_more_than_20_sweeps_and_the_border_test_is_missed_at_the_border() {
    for snake in ["serpente", "serpentina", "spirale"] {
        let wall = gallery(snake);
        for file in ["mistakes/nove-passate.ron", "mistakes/venti-passate.ron"] {
            let code = code(file);
            let wrong = playable(&wall, GroupKind::Area).iter().any(|click| {
                let draws = DrawPolicy::default();
                let outcome = Move {
                    code: &code,
                    wall,
                    click,
                    draws,
                    budget: BUDGET,
                }
                .run();
                outcome.failure.is_none()
                    && outcome.wall != after_click(&wall, GroupKind::Area, click)
            });
            assert!(wrong, "{file}: {snake}");
        }
    }
    let stopped = failure(
        "mistakes/bordo-dimenticato.ron",
        gallery("un-colore"),
        cell(4, 4),
    );
    let off = matches!(stopped, Some(FailureKind::OffWall { column: 9.0, .. }));
    assert!(off, "{stopped:?}");
}
