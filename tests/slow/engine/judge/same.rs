//! The same program, options and seed: the same judgement, on any number of processors.

use super::support::{blocks, program};
use engine::judge::{Effort, Judgement, Options, judge};
use engine::language::program::Program;
use std::sync::atomic::{AtomicU64, Ordering};

fn on(processors: usize, program: &Program, seed: u64) -> Judgement {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(processors)
        .build();
    let options = Options {
        effort: Effort::Quick,
        seed,
        ..Options::for_program(program)
    };
    pool.unwrap()
        .install(|| judge(program, &options, &|| true))
        .unwrap()
}

#[test]
fn processors_make_no_difference() {
    for place in [
        "solutions/costo-2.ron",
        "solutions/caduta-due-estrazioni.ron",
        "mistakes/venti-passate.ron",
        "mistakes/estrazioni-contate.ron",
        "mistakes/caduta-contatore-stampata.ron",
    ] {
        let program = program(place);
        for seed in [0, 5] {
            let told = |processors| format!("{:?}", on(processors, &program, seed));
            let alone = told(1);
            for processors in [1, 2, 5] {
                assert_eq!(
                    told(processors),
                    alone,
                    "{place}, seed {seed}, {processors} processors"
                );
            }
        }
    }
}

#[test]
fn the_judge_stops_when_told_even_within_a_long_move() {
    let options = |program| Options {
        budget: 1_000_000_000_000,
        ..Options::for_program(program)
    };
    // It draws on and on, so that nothing can be proved.
    let endless = blocks(
        "While(when: Compare(RandomFraction, Lt, Number(2)), body: [])",
        "",
    );
    let asked = AtomicU64::new(0);
    let go_on = || asked.fetch_add(1, Ordering::Relaxed) < 3;
    assert!(judge(&endless, &options(&endless), &go_on).is_err());
}
