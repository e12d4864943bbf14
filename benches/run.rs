//! How fast programs run: steps a second at full speed and watched, on one core.
//!
//! `cargo bench -p clickomania-benches --bench run`; the line `thrpt` gives steps (Kelem = thousands, Melem = millions).

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::bundled;
use engine::language::{check, file};
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::{BUDGET, Move};
use engine::run::observer::{Observer, StepEvent};
use engine::wall::{Cell, GroupKind, Wall, playable};
use std::hint::black_box;

fn code(place: &str) -> Code {
    let text = bundled::program(place).expect("the program is embedded");
    compile(&file::read(text).expect("it can be read")).expect("it is ready")
}

/// Every seventh brick with an area of some dealt walls.
fn cases() -> Vec<(Wall, Cell)> {
    let mut cases = Vec::new();
    for seed in 0..20 {
        let wall = Wall::deal(seed, 4).expect("four colours");
        let clicks = playable(&wall, GroupKind::Area);
        cases.extend(clicks.iter().step_by(7).map(|click| (wall, click)));
    }
    cases
}

fn moves<'c>(code: &'c Code, cases: &[(Wall, Cell)]) -> Vec<Move<'c>> {
    let draws = DrawPolicy::default();
    let of = |&(wall, click)| Move {
        code,
        wall,
        click,
        draws,
        budget: BUDGET,
    };
    cases.iter().map(of).collect()
}

/// Looks at everything a step says.
#[derive(Default)]
struct Counter {
    steps: u64,
    seen: u64,
}

impl Observer for Counter {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        self.steps += 1;
        let changed = if step.before == step.after { 0 } else { 1 };
        self.seen ^= u64::from(step.block) + step.reads.bits() as u64 + changed;
    }
}

fn programs(c: &mut Criterion) {
    let cases = cases();
    for place in ["solutions/costo-3.ron", "solutions/costo-2.ron"] {
        let code = code(place);
        let moves = moves(&code, &cases);
        let steps = moves.iter().map(|order| order.run().steps).sum();
        let mut group = c.benchmark_group(place);
        group
            .throughput(Throughput::Elements(steps))
            .sample_size(20);
        group.bench_function("full speed", |b| {
            b.iter(|| moves.iter().map(|order| order.run().steps).sum::<u64>());
        });
        group.bench_function("watched", |b| {
            b.iter(|| {
                let mut counter = Counter::default();
                for order in &moves {
                    order.observe(u64::MAX, &mut counter);
                }
                (counter.steps, counter.seen)
            });
        });
        group.finish();
    }
}

/// A program of 5,400 blocks: the cost-3 program, many times over.
fn large(c: &mut Criterion) {
    let text = bundled::program("solutions/costo-3.ron").expect("the program is embedded");
    let program = file::read(text).expect("it can be read");
    let start = text.find("on_click: [").expect("it has commands") + "on_click: [".len();
    let end = text.rfind(']').expect("the list ends");
    let blocks = engine::language::cost::cost(&program).blocks;
    let body = text[start..end].trim_end().trim_end_matches(',');
    let copies = vec![body; 5400_usize.div_ceil(blocks)].join(",");
    let large = format!("{}{copies}{}", &text[..start], &text[end..]);
    c.bench_function("read, check and compile 5,400 blocks", |b| {
        b.iter(|| {
            let program = file::read(black_box(&large)).expect("it can be read");
            assert!(check::check(&program).is_empty());
            compile(&program).expect("it is ready").ops.len()
        });
    });
}

criterion_group!(benches, programs, large);
criterion_main!(benches);
