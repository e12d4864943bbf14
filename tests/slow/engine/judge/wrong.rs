//! Wrong programs that were written without knowing the judge's cases: `wrong/VERDICT.NAME.ron`.

use super::support::{fault, groups, judged, played, written_blindly};
use engine::judge::{Effort, Verdict};
use engine::run::draw_policy::DrawPolicy;
use engine::wall::{Cell, Wall};

#[test]
fn each_has_the_verdict_that_its_name_begins_with() {
    let mut misses = Vec::new();
    for (name, program) in written_blindly("wrong") {
        let judgement = judged(&program, groups(&program), Effort::Normal);
        let (verdict, _) = name.split_once('.').unwrap();
        let found = judgement.verdict.id();
        if found != verdict {
            misses.push(format!("{name}: {found}"));
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}

/// Programs that are right on nearly every wall, each with a wall and a click on which it is not: areas so
/// coiled that they were searched for, one for each order of the sweeps.
const COILED: [(&str, &str, (usize, usize)); 4] = [
    (
        "wrong_wall.from-every-corner.ron",
        include_str!("../../../engine/judge/wrong/wrong_wall.from-every-corner.txt"),
        (3, 4),
    ),
    (
        "wrong_wall.there-and-back.ron",
        include_str!("../../../engine/judge/wrong/wrong_wall.there-and-back.txt"),
        (4, 8),
    ),
    (
        "wrong_wall.to-and-fro-by-rows.ron",
        include_str!("../../../engine/judge/wrong/wrong_wall.to-and-fro-by-rows.txt"),
        (7, 8),
    ),
    (
        "wrong_wall.waves.ron",
        include_str!("../../../engine/judge/wrong/wrong_wall.waves.txt"),
        (6, 5),
    ),
];

#[test]
fn those_hardest_to_refute_fail_on_a_wall_that_is_known() {
    let programs = written_blindly("wrong");
    for (name, wall, (row, column)) in COILED {
        let (_, program) = programs.iter().find(|(file, _)| file == name).unwrap();
        let wall = Wall::parse(wall).unwrap();
        let click = Cell::new(row, column).unwrap();
        let outcome = played(program, wall, click, DrawPolicy { seed: 0, number: 0 });
        let fault = fault(&outcome, wall, click, groups(program));
        assert_eq!(fault, Some(Verdict::WrongWall), "{name}");
    }
}
