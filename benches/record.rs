//! The costs of recording a move, of showing a step, and of the search for cycles.
//!
//! `cargo bench -p clickomania-benches --bench record`; the line `thrpt` gives steps (Melem = millions). The share that the
//! search for cycles takes is printed as the median of pairs, each run with and without it.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::bundled;
use engine::language::file;
use engine::run::code::Code;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::machine::StepOutcome;
use engine::run::moves::{BUDGET, Move};
use engine::run::record::{MAX_DETAIL, MEMORY, Record};
use engine::wall::{Cell, Wall};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

const PROGRAMS: [&str; 2] = ["solutions/costo-3.ron", "solutions/costo-2.ron"];

fn text(place: &str) -> &'static str {
    bundled::program(place).expect("the program is embedded")
}

fn compiled(text: &str) -> Arc<Code> {
    let program = file::read(text).expect("it can be read");
    Arc::new(compile(&program).expect("it is ready"))
}

/// A program again and again in a loop that counts, so that no state returns and the budget is used up.
fn endless(place: &str) -> Arc<Code> {
    let text = text(place);
    let text = text.replacen("variables: [", "variables: [\"for ever\", ", 1);
    let begin = "on_click: [";
    let start = text.find(begin).expect("it has commands") + begin.len();
    let end = text.rfind(']').expect("the list ends");
    let body = &text[start..end];
    let head = &text[..start];
    compiled(&format!(
        "{head}While(when: True, body: [Change(var: \"for ever\", by: Number(1)), {body}])])"
    ))
}

fn order(code: &Code, seed: u64) -> Move<'_> {
    let wall = Wall::deal(seed, 4).expect("four colours");
    let click = Cell::all().max_by_key(|click| wall.area(*click).len());
    Move {
        code,
        wall,
        click: click.expect("a wall has cells"),
        draws: DrawPolicy::default(),
        budget: BUDGET,
    }
}

fn record(code: &Arc<Code>, seed: u64) -> Record {
    let order = order(code, seed);
    let outcome = order.run();
    Record::make(code, &order, outcome, MEMORY, || true).expect("nobody stops it")
}

fn recording(c: &mut Criterion) {
    for place in PROGRAMS {
        let code = compiled(text(place));
        let order = order(&code, 1);
        let outcome = order.run();
        let mut group = c.benchmark_group(place);
        group.throughput(Throughput::Elements(outcome.steps));
        group.bench_function("recorded", |b| {
            b.iter(|| {
                Record::make(&code, &order, outcome, MEMORY, || true).map(|record| record.bytes())
            });
        });
        group.finish();
    }
}

fn travelling(c: &mut Criterion) {
    for place in PROGRAMS {
        let record = record(&endless(place), 1);
        assert_eq!(record.steps(), BUDGET);
        println!("{place}: ten million steps in {} bytes", record.bytes());
        let mut group = c.benchmark_group(format!("{place}, ten million steps"));
        let mut times: Vec<Duration> = Vec::new();
        let mut step = 1_u64;
        let mut anywhere = move || {
            step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (step >> 20) % BUDGET
        };
        group.bench_function("any step", |b| {
            b.iter(|| {
                let begun = Instant::now();
                let moment = record.at(anywhere());
                times.push(begun.elapsed());
                moment.step()
            });
        });
        // The very slowest tells how long others had the processor.
        times.sort();
        let all = times.len();
        let (most, worst) = (times[all - 1 - all / 1000], times[all - 1]);
        println!("{place}: of {all} steps 99.9 % took at most {most:?}, all at most {worst:?}");
        group.bench_function(
            "the widest part of the timeline that is known to the step",
            |b| {
                b.iter(|| {
                    let from = anywhere().min(BUDGET - MAX_DETAIL);
                    black_box(record.detail(from..from + MAX_DETAIL))
                        .counts()
                        .len()
                });
            },
        );
        group.sample_size(10);
        group.bench_function("all values of a block", |b| {
            b.iter(|| {
                let of = engine::run::record::values::ValueSource::Block(5);
                record.values(of, || true).map(|values| values.taken.len())
            });
        });
        group.finish();
    }
}

/// The median of how much longer moves take with the search for cycles than without, in percent.
fn cycles(_: &mut Criterion) {
    for place in PROGRAMS {
        let code = compiled(text(place));
        let moves: Vec<Move<'_>> = (0..20).map(|seed| order(&code, seed)).collect();
        let with = || {
            let ends = moves
                .iter()
                .map(|order| order.run_on_machine(&mut (), || true));
            ends.flatten().map(|end| end.steps).sum::<u64>()
        };
        let without = || {
            let steps = |order: &Move<'_>| {
                let mut machine = order.machine();
                machine.limit = order.budget;
                let went = machine.run(&mut (), |_| false);
                assert_eq!(went, StepOutcome::Ended);
                machine.state.steps
            };
            moves.iter().map(steps).sum::<u64>()
        };
        let time = |run: &dyn Fn() -> u64| {
            let begun = Instant::now();
            black_box(run());
            begun.elapsed().as_secs_f64()
        };
        let mut shares: Vec<f64> = (0..31)
            .map(|_| (time(&with) / time(&without) - 1.0) * 100.0)
            .collect();
        shares.sort_by(f64::total_cmp);
        println!(
            "{place}: the search for cycles takes {:.1} % more",
            shares[15]
        );
    }
}

criterion_group!(benches, recording, travelling, cycles);
criterion_main!(benches);
