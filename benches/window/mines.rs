//! Large boards of Minesweeper.

use crate::bench::*;
use crate::drawing_time::Benches;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use engine::language::Program;
use std::hint::black_box;

/// The largest boards that are played, whole in sight: half of the cells are open.
pub fn mines(c: &mut Benches) {
    let mut group = c.benchmark_group("mines in the window");
    group.sample_size(20);
    for (columns, rows) in [(30, 16), (100, 60), (100, 100)] {
        let path = std::env::temp_dir().join(format!("clickomania-{columns}x{rows}.mines"));
        let row = "#1".repeat(columns / 2);
        let text = format!("{columns} {rows} 99\n{}", format!("{row}\n").repeat(rows));
        std::fs::write(&path, text).expect("the system's folder can be written");
        let mut bench = Bench::new(Program::default());
        let ctx = bench.ctx.clone();
        bench.window.perform::<ClickomaniaMode>(
            &ctx,
            ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)),
        );
        bench.window.open_file(&ctx, &path);
        let _ = std::fs::remove_file(path);
        bench.frame(vec![]);
        group.bench_function(format!("a frame, {columns}×{rows}"), |b| {
            b.iter(|| black_box(bench.frame(vec![])));
        });
    }
    group.finish();
}
