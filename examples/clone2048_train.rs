//! Trains the player of the third clone, and writes its network.
//!
//! `cargo run --release -p clickomania-benches --example clone2048_train -- --games N --seed S --output FILE`: the file depends on the number of
//! games and the seed alone. The one that ships, `assets/clone2048/network.bin`, was made so with the numbers that stand
//! in the README. With `--every E` the file is written after every E games, too, as if it were the last.

use games::clone2048::Training;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

struct Plan {
    games: u64,
    seed: u64,
    every: u64,
    output: PathBuf,
}

fn main() -> ExitCode {
    let done = plan(std::env::args().skip(1)).and_then(|plan| train(&plan));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("clone2048_train: {why}");
            ExitCode::from(2)
        }
    }
}

fn train(plan: &Plan) -> Result<(), String> {
    let begun = Instant::now();
    let mut training = Training::new(plan.seed);
    // Of the games since the last line: how many, their movements, and how many reached each level.
    let (mut games, mut movements, mut levels) = (0, 0, [0u32; 16]);
    while training.games() < plan.games {
        let game = training.play();
        games += 1;
        movements += game.movements;
        levels[usize::from(game.level).min(15)] += 1;
        let last = training.games() == plan.games;
        if !last && !training.games().is_multiple_of(plan.every) {
            continue;
        }
        let from = |level: usize| levels[level..].iter().sum::<u32>() as f64 * 100.0 / games as f64;
        println!(
            "{} games, {:.0} s: {:.0} movements each; 1024 in {:.1} %, 2048 in {:.1} %, 4096 in {:.1} %, 8192 in {:.1} %",
            training.games(),
            begun.elapsed().as_secs_f64(),
            movements as f64 / games as f64,
            from(10),
            from(11),
            from(12),
            from(13),
        );
        (games, movements, levels) = (0, 0, [0; 16]);
        let written = std::fs::write(&plan.output, training.network().bytes());
        written.map_err(|error| format!("{}: {error}", plan.output.display()))?;
    }
    Ok(())
}

fn plan(mut words: impl Iterator<Item = String>) -> Result<Plan, String> {
    let mut plan = Plan {
        games: 10_000,
        seed: 0,
        every: u64::MAX,
        output: PathBuf::from("network.bin"),
    };
    while let Some(option) = words.next() {
        let value = words
            .next()
            .ok_or(format!("{option}: its value is missing"))?;
        let number = || {
            let number = value.parse::<u64>();
            number.map_err(|_| format!("{option}: {value} is not a whole number"))
        };
        match &*option {
            "--games" => plan.games = number()?,
            "--seed" => plan.seed = number()?,
            "--every" => plan.every = number()?.max(1),
            "--output" => plan.output = PathBuf::from(&value),
            _ => {
                return Err(format!(
                    "{option} is unknown; there are --games, --seed, --every, --output"
                ));
            }
        }
    }
    Ok(plan)
}
