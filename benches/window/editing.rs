//! A large program: looked at, edited, dragged.

use crate::bench::*;
use crate::drawing_time::Benches;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ComparisonCommand, EditorCommand, VerdictCommand, ViewCommand,
};
use clickomania::window::kit::command::HistoryCommand;
use cpu_time::ThreadTime;
use egui::{Event, Key, pos2};
use engine::bundled;
use engine::language::Program;
use engine::language::edit::{Edit, Place};
use engine::language::file::{read, write};
use engine::language::program::Stack;
use std::hint::black_box;
use std::time::Duration;

/// The blocks of the cost-3 solution, again and again.
fn large(blocks: usize) -> Program {
    let one = read(bundled::program("solutions/costo-3.ron").expect("it is embedded"));
    let mut program = one.expect("it can be read");
    let roots = program.stack(Stack::Hat).to_vec();
    while program.block_count() < blocks {
        let copy = program.copy(&roots);
        let edit = Edit::Attach(copy, Place::Stack(Stack::Hat, 0));
        program.apply(edit).expect("a copy fits");
    }
    program
}
pub fn editing(c: &mut Benches) {
    for blocks in SIZES {
        let program = large(blocks);
        let mut group = c.benchmark_group(format!("window, {blocks} blocks"));
        group.sample_size(20);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        group.bench_function("a frame", |b| b.iter(|| black_box(bench.frame(vec![]))));

        let first = program.stack(Stack::Hat)[0];
        group.bench_function("an edit with its frame", |b| {
            b.iter(|| {
                let document = bench.window.clickomania().document();
                let mut marks = document.program().block(first).marks.clone();
                marks.disabled = !marks.disabled;
                let edit = Edit::SetMarks(first, marks);
                bench.window.perform::<ClickomaniaMode>(
                    &ctx,
                    ClickomaniaCommand::Editor(EditorCommand::Edit(ChangeKind::Disable, edit)),
                );
                black_box(bench.frame(vec![]))
            });
        });
        let mut again = true;
        group.bench_function("undo, or doing again, with its frame", |b| {
            b.iter(|| {
                again = !again;
                let command = if again {
                    ClickomaniaCommand::History(HistoryCommand::Redo)
                } else {
                    ClickomaniaCommand::History(HistoryCommand::Undo)
                };
                bench.window.perform::<ClickomaniaMode>(&ctx, command);
                black_box(bench.frame(vec![]))
            });
        });

        bench
            .window
            .perform::<ClickomaniaMode>(&ctx, ClickomaniaCommand::Editor(EditorCommand::Find));
        bench.frame(vec![]);
        bench.frame(vec![Event::Text("casell".to_owned())]);
        let mut letter = false;
        group.bench_function("a letter of what is searched, with its frame", |b| {
            b.iter(|| {
                letter = !letter;
                let typed = match letter {
                    true => Event::Text("a".to_owned()),
                    false => key(Key::Backspace),
                };
                black_box(bench.frame(vec![typed]))
            });
        });
        bench.frame(vec![key(Key::Escape)]);
        let mut notches = 0;
        group.bench_function("a turn of the wheel over the palette with its frame", |b| {
            b.iter(|| {
                notches += 1;
                let up = if notches / 30 % 2 == 0 { -40.0 } else { 40.0 };
                let at = Event::PointerMoved(pos2(540.0, 500.0));
                black_box(bench.frame(vec![at, wheel(up)]))
            });
        });
        for (name, command) in [
            (
                "the costs",
                ClickomaniaCommand::View(ViewCommand::ShowCosts),
            ),
            (
                "the verdict",
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            ),
        ] {
            // Opened and closed in turn: the program gets less room, and more again.
            group.bench_function(
                format!("the drawer with {name} opens, with its frame"),
                |b| {
                    b.iter_custom(|times| {
                        let mut spent = Duration::ZERO;
                        for _ in 0..times {
                            let begun = ThreadTime::now();
                            let window = &mut bench.window;
                            window.perform::<ClickomaniaMode>(&ctx, command.clone());
                            black_box(bench.frame(vec![]));
                            spent += begun.elapsed();
                            bench.perform(command.clone());
                        }
                        spent
                    });
                },
            );
        }
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        let toggle = || ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
        group.bench_function("the comparison opened and left, with both frames", |b| {
            b.iter(|| {
                for _ in 0..2 {
                    bench.window.perform::<ClickomaniaMode>(&ctx, toggle());
                    black_box(bench.frame(vec![]));
                }
            });
        });
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let first = bench.first_block();
        group.bench_function("the whole program taken in the hand, with its frame", |b| {
            b.iter_custom(|times| {
                let taken = (0..times).map(|_| {
                    let taken = bench.pulls(first);
                    bench.gives_up(first);
                    taken
                });
                taken.sum()
            });
        });
        group.bench_function("the whole program given back, with its frame", |b| {
            b.iter_custom(|times| {
                let given = (0..times).map(|_| {
                    bench.pulls(first);
                    bench.gives_up(first)
                });
                given.sum()
            });
        });
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        let first = bench.first_block();
        bench.takes_hold(first);
        let left = bench.blocks();
        println!("{left} blocks left, the others hang on the pointer");
        let mut step = 0.0_f32;
        for readers in [false, true] {
            let name = match readers {
                false => "a drag step with its frame",
                true => "a drag step with its frame, told to a screen reader",
            };
            group.bench_function(name, |b| {
                b.iter(|| {
                    if readers {
                        ctx.enable_accesskit();
                    }
                    step += 1.0;
                    let (x, y) = ((step * 0.13).sin(), (step * 0.07).sin());
                    let at = pos2(760.0 + 60.0 * x, 300.0 + 200.0 * y);
                    black_box(bench.frame(vec![Event::PointerMoved(at)]))
                });
            });
        }
        drop(bench);

        group.bench_function("read, laid out and shaped for the first time", |b| {
            let text = write(&program);
            b.iter(|| {
                let program = read(&text).expect("what was written can be read");
                Bench::new(program)
            });
        });
        group.finish();
    }
}
