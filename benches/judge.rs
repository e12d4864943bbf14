//! How long a judgement takes: the quick one that runs while editing, and the normal one.
//!
//! `cargo bench -p clickomania-benches --bench judge`

use criterion::{Criterion, criterion_group, criterion_main};
use engine::bundled;
use engine::judge::{Effort, Options, judge};
use engine::language::file;
use engine::language::program::Program;
use std::hint::black_box;

fn program(place: &str) -> Program {
    let text = bundled::program(place).expect("the program is embedded");
    file::read(text).expect("it can be read")
}

fn judging(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("judge");
    group.sample_size(10);
    for (name, effort, place) in [
        ("quick/costo-40", Effort::Quick, "solutions/costo-40.ron"),
        ("quick/costo-3", Effort::Quick, "solutions/costo-3.ron"),
        ("quick/costo-2", Effort::Quick, "solutions/costo-2.ron"),
        (
            "quick/venti-passate",
            Effort::Quick,
            "mistakes/venti-passate.ron",
        ),
        ("normal/costo-3", Effort::Normal, "solutions/costo-3.ron"),
        (
            "normal/venti-passate",
            Effort::Normal,
            "mistakes/venti-passate.ron",
        ),
    ] {
        let program = program(place);
        let options = Options {
            effort,
            ..Options::for_program(&program)
        };
        group.bench_function(name, |bencher| {
            bencher.iter(|| black_box(judge(&program, &options, &|| true)));
        });
    }
    group.finish();
}

criterion_group!(benches, judging);
criterion_main!(benches);
