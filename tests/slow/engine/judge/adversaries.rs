//! Programs of somebody who had not seen the judge, and what it says of them: see `tests/engine/judge/adversaries.md`.

use super::support::written_blindly;
use engine::judge::{Effort, Judgement, Options, Verdict, judge};
use engine::language::Program;
use std::collections::BTreeMap;

fn judged(program: &Program, effort: Effort, seed: u64) -> Judgement {
    let options = Options {
        effort,
        seed,
        ..Options::for_program(program)
    };
    judge(program, &options, &|| true).unwrap()
}

/// Of the wrong ones: a move in 10,000 or fewer fails, and which do is a matter of chance alone.
const BY_CHANCE: &[&str] = &["wrong-60.ron"];

#[test]
fn what_is_right_is_never_called_wrong() {
    for (name, program) in written_blindly("adversaries") {
        let verdict = name
            .starts_with("right")
            .then(|| judged(&program, Effort::Quick, 0).verdict);
        assert!(
            verdict.is_none_or(|verdict| verdict >= Verdict::TooSlow),
            "{name}: {verdict:?}"
        );
    }
}

#[test]
fn what_is_wrong_is_found_or_too_slow_to_tell() {
    for (name, program) in written_blindly("adversaries") {
        if !name.starts_with("wrong") || BY_CHANCE.contains(&&*name) {
            continue;
        }
        let mut verdict = judged(&program, Effort::Quick, 0).verdict;
        if verdict == Verdict::Accepted {
            verdict = judged(&program, Effort::Normal, 0).verdict;
        }
        assert_ne!(verdict, Verdict::Accepted, "{name}");
    }
}

#[test]
fn padding_is_too_slow_and_says_how_many_cases_were_tried() {
    let all: BTreeMap<String, Program> = written_blindly("adversaries").into_iter().collect();
    let judgement = judged(&all["right-03.ron"], Effort::Quick, 0);
    assert_eq!(judgement.verdict, Verdict::TooSlow);
    assert!(judgement.counterexample.is_none());
    assert!((1..Effort::Quick.min_cases()).contains(&judgement.cases_tried));
}

/// Nothing in the program leads to these: they show in one move of some hundred to some thousand.
#[test]
fn what_is_rare_is_met_by_playing_whatever_the_seed() {
    let all: BTreeMap<String, Program> = written_blindly("adversaries").into_iter().collect();
    for name in [
        "wrong-26.ron",
        "wrong-69.ron",
        "wrong-75.ron",
        "wrong-81.ron",
        "wrong-83.ron",
    ] {
        for seed in 1..4 {
            let verdict = judged(&all[name], Effort::Normal, seed).verdict;
            assert_eq!(verdict, Verdict::WrongWall, "{name}, seed {seed}");
        }
    }
}

#[test]
fn a_draw_of_one_certain_number_in_a_million_is_tried() {
    let all: BTreeMap<String, Program> = written_blindly("adversaries").into_iter().collect();
    for seed in 0..4 {
        let verdict = judged(&all["wrong-38.ron"], Effort::Quick, seed).verdict;
        assert_eq!(verdict, Verdict::Lucky, "seed {seed}");
    }
}
