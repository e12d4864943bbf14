//! Steps are measured on the same moves for every program.

use engine::bundled;
use engine::judge::measure::measure;
use engine::language::file::read;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::games::{Clicks, GameSetup};
use engine::run::rules::Rules;
use engine::wall::GroupKind;

const BUDGET: u64 = 1_000_000;

fn code(text: &str) -> Code {
    compile(&read(text).unwrap()).unwrap()
}

fn known(place: &str) -> Code {
    code(bundled::program(place).unwrap())
}

#[test]
fn a_right_program_is_measured_on_the_games_that_it_plays() {
    let code = known("solutions/caduta-contatore.ron");
    let rules = Rules::of_groups(GroupKind::Area);
    for seed in [0, u64::MAX] {
        let (mut moves, mut steps) = (0, 0);
        for (number, colours) in [2, 3, 4, 5, 2, 3, 4, 5].into_iter().enumerate() {
            let table = GameSetup {
                code: &code,
                rules: &rules,
                colours,
                budget: BUDGET,
                clicks: Clicks::Groups,
            };
            let played = table.play(seed.wrapping_add(number as u64)).unwrap();
            (moves, steps) = (moves + played.moves, steps + played.steps);
        }
        let measured = measure(&code, &rules, seed, BUDGET, || true).unwrap();
        assert_eq!(measured.moves as u64, moves);
        assert_eq!((measured.mean * moves as f64).round() as u64, steps);
        assert!(measured.max as f64 > measured.mean);
    }
}
