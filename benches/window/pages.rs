//! Pages and drawers that are open for long.

use crate::bench::*;
use crate::drawing_time::Benches;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, GoalsCommand, HomeCommand, TaskCommand, VerdictCommand, ViewCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use egui::{Event, pos2};
use engine::language::Program;
use engine::language::file::read;
use engine::task::embedded;
use std::hint::black_box;

/// A program as long that is wrong, which the judge finds soon.
fn wrong(blocks: usize) -> Program {
    let text = format!(
        "Program(format: 1, name: \"prova\", on_click: [{}])",
        "DropAll, ".repeat(blocks)
    );
    read(&text).expect("it can be read")
}

/// Frames in which nothing happens, of what is open for long.
pub fn pages(c: &mut Benches) {
    let mut group = c.benchmark_group("pages of the window");
    let mut bench = Bench::new(Program::default());
    bench.perform(ClickomaniaCommand::Home(HomeCommand::Show));
    group.bench_function("a frame of the page to begin with", |b| {
        b.iter(|| black_box(bench.frame(vec![])));
    });
    let mut notches = 0;
    group.bench_function("a turn of the wheel on it with its frame", |b| {
        b.iter(|| {
            notches += 1;
            let up = if notches / 30 % 2 == 0 { -40.0 } else { 40.0 };
            let at = Event::PointerMoved(pos2(640.0, 500.0));
            black_box(bench.frame(vec![at, wheel(up)]))
        });
    });
    let (_, course) = &embedded().courses[0];
    for number in [0, course.tasks.len() / 2, course.tasks.len() - 1] {
        let lesson = TaskSource::Course {
            course: course.id.clone(),
            number,
        };
        bench.perform(ClickomaniaCommand::Task(TaskCommand::Open(lesson)));
        bench.is_judged();
        group.bench_function(format!("a frame of lesson {}", number + 1), |b| {
            b.iter(|| black_box(bench.frame(vec![])));
        });
    }
    drop(bench);

    let blocks = SIZES[0];
    for size in [USUAL, SMALL] {
        let mut bench = Bench::sized(wrong(blocks), size);
        bench.is_judged();
        for (name, command) in [
            (
                "the costs",
                ClickomaniaCommand::View(ViewCommand::ShowCosts),
            ),
            (
                "the verdict",
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            ),
            ("the goals", ClickomaniaCommand::Goals(GoalsCommand::Show)),
        ] {
            bench.perform(command);
            let width = size.x;
            let name = format!("a frame, {width} wide, {blocks} blocks, {name} in the drawer");
            group.bench_function(name, |b| b.iter(|| black_box(bench.frame(vec![]))));
        }
    }
    group.finish();
}
