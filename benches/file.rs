//! How long reading and writing a long program takes: 5,415 blocks, some 60 of the paper's longest.
//!
//! Wanted: reading and checking under 10 ms.

use criterion::{Criterion, criterion_group, criterion_main};
use engine::language::check::check;
use engine::language::file::{read, write};
use engine::language::program::Stack;
use std::hint::black_box;

/// 285 times 19 blocks: a loop with a composed condition and a branch.
fn text() -> String {
    let part = r#"Count(var: "x", from: Number(0), to: Number(8), by: Number(1), body: [
        While(when: Logic(IsEmpty(CellAt(row: Arithmetic(Get("x"), Add, Number(1)), column: Get("y"))), And, Not(IsEmpty(Clicked))), body: [
            LowerBrick(CellAt(row: Get("x"), column: Number(2))),
            If(branches: [(when: Compare(Get("x"), Lt, Number(7)), then: [Change(var: "x", by: Number(1))])]),
        ]),
    ]),"#;
    format!(
        "Program(format: 1, name: \"long\", variables: [\"x\", \"y\"], on_click: [{}])",
        part.repeat(285)
    )
}

fn file(criterion: &mut Criterion) {
    let program = read(&text()).expect("the text is a program");
    let blocks = program.walk(program.stack(Stack::Hat)).count();
    let text = write(&program);
    println!("{blocks} blocks, {} bytes", text.len());
    criterion.bench_function("read", |b| b.iter(|| read(black_box(&text))));
    criterion.bench_function("read and check", |b| {
        b.iter(|| read(black_box(&text)).map(|program| check(&program)))
    });
    criterion.bench_function("write", |b| b.iter(|| write(black_box(&program))));
}

criterion_group!(benches, file);
criterion_main!(benches);
