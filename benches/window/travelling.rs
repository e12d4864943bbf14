//! Going about in a long move.

use crate::bench::*;
use crate::drawing_time::Benches;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, PlaybackCommand, TravelCommand,
};
use egui::{Event, pos2};
use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use std::hint::black_box;

/// The cost-3 program in a loop that never ends, nor is ever in the same state again.
fn endless() -> Program {
    let text = bundled::program("solutions/costo-3.ron").expect("it is embedded");
    let text = text.replacen("variables: [", "variables: [\"for ever\", ", 1);
    let start = text.find("on_click: [").expect("it has commands") + "on_click: [".len();
    let end = text.rfind(']').expect("the list ends");
    let (head, body) = (&text[..start], &text[start..end]);
    let turn = format!("Change(var: \"for ever\", by: Number(1)), {body}");
    read(&format!("{head}While(when: True, body: [{turn}])])")).expect("it can be read")
}

pub fn travelling(c: &mut Benches) {
    let mut bench = Bench::new(endless());
    let ctx = bench.ctx.clone();
    bench.window.app().settings.speed = 1.0;
    bench
        .window
        .perform::<ClickomaniaMode>(&ctx, ClickomaniaCommand::Playback(PlaybackCommand::Play));
    let click = bench
        .window
        .clickomania()
        .wall_panel()
        .wall()
        .bricks()
        .first();
    let click = click.expect("a dealt wall has bricks");
    bench.window.perform::<ClickomaniaMode>(
        &ctx,
        ClickomaniaCommand::Playback(PlaybackCommand::Click(click)),
    );
    let steps = loop {
        bench.frame(vec![]);
        if let Some((_, steps)) = bench.window.clickomania().wall_panel().playback().place() {
            break steps;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    };
    let mut group = c.benchmark_group(format!("window, a move of {steps} steps"));
    let mut step = 1_u64;
    group.bench_function("any step with its frame", |b| {
        b.iter(|| {
            step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let to = ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::To(
                (step >> 20) % steps,
            )));
            bench.window.perform::<ClickomaniaMode>(&ctx, to);
            black_box(bench.frame(vec![]))
        });
    });
    let mut turns = 0;
    group.bench_function("a turn of the wheel on the timeline with its frame", |b| {
        b.iter(|| {
            turns += 1;
            let up = if turns / 40 % 2 == 0 { 25.0 } else { -25.0 };
            let at = Event::PointerMoved(pos2(150.0, 476.0));
            black_box(bench.frame(vec![at, wheel(up)]))
        });
    });
    group.finish();
}
