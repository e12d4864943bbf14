//! Every program of `programs/` has the verdict that its table says.

use super::support::{judged, program};
use clickomania::game::Game;
use clickomania::judge::{Effort, Verdict};

/// Each program of the tables in `programs/README.md`, with its verdicts in the full and in the
/// simplified game.
fn table() -> Vec<(&'static str, [Verdict; 2])> {
    let readme = include_str!("../../programs/README.md");
    let verdict = |word: &str| match word {
        "right" => Verdict::Accepted,
        "wrong wall" => Verdict::WrongWall,
        "infection left" => Verdict::InfectionLeft,
        "run-time error" => Verdict::RuntimeError,
        "does not end" => Verdict::DoesNotEnd,
        "lucky" => Verdict::Lucky,
        other => panic!("what is {other}?"),
    };
    let rows = readme.lines().filter(|line| line.contains(".ron)"));
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let (_, place) = columns[0].split_once("](").unwrap();
        let place = place.strip_suffix(')').unwrap();
        (place, [verdict(columns[2]), verdict(columns[3])])
    };
    rows.map(row).collect()
}

#[test]
fn the_quick_judge_knows_the_verdict_on_every_program() {
    let mut wrong = Vec::new();
    for (place, verdicts) in table() {
        let program = program(place);
        for (game, expected) in Game::ALL.into_iter().zip(verdicts) {
            let t = std::time::Instant::now();
            let found = judged(&program, game, Effort::Quick);
            eprintln!(
                "{place} {game:?} {:?} {:?} moves {} mean {} max {} bricks {:?} proved {:?} luck {:?} never {} phase {:?} step {:?}/{:?} other {:?}",
                found.verdict,
                t.elapsed(),
                found.moves_tried,
                found.steps_mean,
                found.steps_max,
                found.counterexample.map(|c| c.wall.bricks().len()),
                found.proved,
                found.luck,
                found.never_executed.len(),
                found.phase,
                found.counterexample.map(|c| c.step),
                found.counterexample.map(|c| c.steps),
                found.right_for_other_game
            );
            if let Some(c) = found.counterexample {
                eprintln!(
                    "{}click {:?} {:?} seed {:?}",
                    c.wall,
                    c.click,
                    c.fault,
                    c.seed()
                );
            }
            if found.verdict != expected {
                wrong.push(format!(
                    "{place}, {game:?}: {:?}, the table says {expected:?}",
                    found.verdict
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
