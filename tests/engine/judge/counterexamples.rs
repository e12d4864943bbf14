//! Counterexamples are true, and no brick of them can go.

use super::support::{fault, judged, played, program, table};
use engine::judge::{Case, Counterexample, Effort, Verdict};
use engine::language::program::Program;
use engine::wall::{GroupKind, after_click};

/// All wrong programs of the table whose verdict is not a matter of luck, with what shows it.
fn failing() -> Vec<(&'static str, GroupKind, Verdict, Program, Counterexample)> {
    let mut failing = Vec::new();
    for (place, _) in table() {
        // Those right for the full game are wrong for the other in many ways: a few will do.
        let right = place.starts_with("solutions/") && !place.contains("costo-");
        for game in GroupKind::ALL {
            if right {
                continue;
            }
            let program = program(place);
            let judgement = judged(&program, game, Effort::Quick);
            if let Some(counterexample) = judgement.counterexample {
                failing.push((place, game, judgement.verdict, program, counterexample));
            } else {
                assert_eq!(judgement.verdict, Verdict::Accepted, "{place}");
            }
        }
    }
    failing
}

#[test]
fn they_are_what_they_say() {
    let failing = failing();
    assert!(failing.len() > 20);
    for (place, game, verdict, program, case) in failing {
        let at = format!("{place}, {game:?}\n{}", case.wall);
        let Counterexample { wall, click, .. } = case;
        assert!(wall.is_settled() && wall.infected().is_empty(), "{at}");
        assert!(wall.has_brick(click), "{at}");
        let outcome = played(&program, wall, click, case.draws);
        assert_eq!(outcome.wall, case.obtained, "{at}");
        assert_eq!(outcome.steps, case.steps, "{at}");
        assert_eq!(case.expected, after_click(&wall, game, click), "{at}");
        let fault = fault(&outcome, wall, click, game);
        assert!(fault.is_some(), "{at}");
        if verdict != Verdict::Lucky {
            assert_eq!(fault, Some(verdict), "{at}");
        }
        let steps = case.steps + u64::from(verdict == Verdict::RuntimeError);
        assert!(case.step <= steps, "{at}");
    }
}

#[test]
fn no_brick_can_go() {
    for (place, game, verdict, program, case) in failing() {
        // Whether luck fails is a question of many draws.
        if verdict == Verdict::Lucky {
            continue;
        }
        let Counterexample {
            wall, click, draws, ..
        } = case;
        for cell in wall.bricks() {
            let Some(less) = (Case { wall, click }).without(cell.set()) else {
                assert_eq!(cell, click);
                continue;
            };
            let outcome = played(&program, less.wall, less.click, draws);
            if outcome.drawn > 0 {
                continue;
            }
            let fault = fault(&outcome, less.wall, less.click, game);
            let fails = fault == Some(verdict);
            assert!(!fails, "{place}, {game:?}: {cell:?} can go\n{wall}");
        }
    }
}
