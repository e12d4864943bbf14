//! How long it takes to lay out a long program: 5,415 blocks.
//!
//! Wanted: the first time under 10 ms, after an edit well under 1 ms.

use criterion::{Criterion, criterion_group, criterion_main};
use engine::language::Kind;
use engine::language::edit::Edit;
use engine::language::file::read;
use engine::language::kind::Literal;
use engine::language::program::Stack;
use engine::layout::{Advances, Gap, Layout, LayoutChange, Point, touched};
use engine::text::{Language, Text};
use std::hint::black_box;

/// 285 times 19 blocks: a loop with a composed condition and a branch.
fn file() -> String {
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

fn layout(criterion: &mut Criterion) {
    let mut program = read(&file()).expect("the text is a program");
    let text = Text::load(Language::It).expect("Italian is complete");
    let measure = Advances::embedded();
    let mut layout = Layout::new();
    criterion.bench_function("first layout", |b| {
        b.iter(|| layout.update(black_box(&program), &text, &measure, &LayoutChange::All))
    });
    let roots = program.stack(Stack::Hat).to_vec();
    let change = |&(id, _): &(_, usize)| program.block(id).kind == Kind::Change;
    let (id, _) = program
        .walk(&roots)
        .find(change)
        .expect("there is a Change block");
    let mut number = 0.0;
    criterion.bench_function("one edit", |b| {
        b.iter(|| {
            number = 11.0 - number;
            let edit = Edit::SetLiteral(id, 0, Literal::Number(number));
            let changed = touched(&program, &edit);
            program.apply(edit).expect("the socket takes a number");
            layout.update(&program, &text, &measure, &changed);
        })
    });
    let mut open = false;
    criterion.bench_function("a gap", |b| {
        b.iter(|| {
            open = !open;
            let stack = Stack::Body(roots[140], 0);
            let gap = Gap {
                stack,
                index: 0,
                height: 32.0,
            };
            layout.set_gap(&program, open.then_some(gap));
        })
    });
    let mut points = Vec::new();
    criterion.bench_function("all outlines", |b| {
        b.iter(|| {
            for &id in layout.order() {
                let boxed = layout.get(id).expect("what is in the order has a box");
                boxed
                    .outline
                    .polygon(black_box(1.37), Point::default(), &mut points);
            }
        })
    });
    criterion.bench_function("a hit", |b| {
        let at = layout.bounds().center();
        b.iter(|| layout.hit(&program, black_box(at)))
    });
}

criterion_group!(benches, layout);
criterion_main!(benches);
