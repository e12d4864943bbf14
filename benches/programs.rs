//! How much faster closures make the moves of every known program than the machine alone: a table.
//!
//! `cargo bench -p clickomania-benches --bench programs`; each row is the fastest of several rounds in turn, on one core.

use engine::bundled;
use engine::judge::measure::{MeasuredMove, game_moves};
use engine::language::file;
use engine::run::compile::compile;
use engine::run::moves::{BUDGET, Move};
use engine::run::rules::Rules;
use std::time::{Duration, Instant};

/// Rounds of a row, and how long one of them lasts at least by the machine.
const ROUNDS: usize = 9;
const ROUND: Duration = Duration::from_millis(10);

fn timed(mut work: impl FnMut() -> u64) -> (Duration, u64) {
    let start = Instant::now();
    let steps = work();
    (start.elapsed(), steps)
}

fn main() {
    println!("program | steps a move | machine, moves/s | as chosen, moves/s | ratio | preparing");
    println!("---|--:|--:|--:|--:|--:");
    for (place, text) in bundled::PROGRAMS {
        let program = file::read(text).expect("it can be read");
        let code = compile(&program).expect("it is ready");
        let start = Instant::now();
        let built = code.closures().is_some();
        let preparing = start.elapsed();
        let plays = game_moves(&Rules::of_program(&program), 0);
        let request = |&MeasuredMove { wall, click, draws }: &MeasuredMove| Move {
            code: &code,
            wall,
            click,
            draws,
            budget: BUDGET,
        };
        let by_machine = |many: usize| {
            let moves = plays.iter().cycle().take(many).map(request);
            let ends = moves.map(|request| request.run_on_machine(&mut (), || true));
            ends.map(|end| end.expect("nobody stops it").steps).sum()
        };
        let chosen = |many: usize| {
            let moves = plays.iter().cycle().take(many).map(request);
            moves.map(|request| request.run().steps).sum()
        };
        let mut many = 4;
        while many < 100_000 && timed(|| by_machine(many)).0 < ROUND {
            many *= 2;
        }
        let mut best = [Duration::MAX; 2];
        let mut steps = 0;
        for _ in 0..ROUNDS {
            let (machine, counted) = timed(|| by_machine(many));
            let (closures, same) = timed(|| chosen(many));
            assert_eq!(counted, same, "{place}");
            steps = counted;
            best = [best[0].min(machine), best[1].min(closures)];
        }
        let rate = |time: Duration| many as f64 / time.as_secs_f64();
        let [machine, closures] = best.map(rate);
        let preparing = match built {
            true => format!("{} µs", preparing.as_micros()),
            false => "–".to_owned(),
        };
        println!(
            "{place} | {} | {machine:.0} | {closures:.0} | {:.2} | {preparing}",
            steps / many as u64,
            closures / machine,
        );
    }
}
