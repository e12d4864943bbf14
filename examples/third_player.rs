//! Lets the automatic player of the third clone play seeded games, and counts how many reach a level.
//!
//! `cargo run --release --example third_player -- --games 100 --ms 20 --level 13`; with `--size N`
//! and `--obstacles K` on other boards than 4×4. A game ends when it reaches the level, or is over.

use engine::games::clone2048::{BlockCell, BlockGame, Level, Player};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What is played.
struct Plan {
    games: u64,
    /// How long the player may think about a movement, in milliseconds.
    ms: f64,
    level: Level,
    size: usize,
    obstacles: usize,
    /// The seed of the first game; each further one has the next.
    seed: u64,
}

fn main() -> ExitCode {
    match plan(std::env::args().skip(1)) {
        Ok(plan) => play(&plan),
        Err(why) => {
            eprintln!("third_player: {why}");
            ExitCode::from(2)
        }
    }
}

fn play(plan: &Plan) -> ExitCode {
    let mut player = Player::new();
    let begun = Instant::now();
    let (mut reached, mut moves, mut score) = (0, 0, 0);
    for seed in plan.seed..plan.seed + plan.games {
        let Ok(mut game) = BlockGame::create(plan.size, plan.obstacles, seed) else {
            eprintln!("third_player: --obstacles: they leave no free cell");
            return ExitCode::from(2);
        };
        while game.add_new_block().is_some() && highest(&game) < plan.level {
            let thought = Instant::now();
            let budget = Duration::from_secs_f64(plan.ms / 1000.0);
            let choice = player.choose(game.board(), &mut || thought.elapsed() < budget);
            game.make(choice.expect("a block has just come"));
        }
        let (state, level) = (game.state(), highest(&game));
        println!(
            "seed {seed}: level {level}, {} moves, score {}",
            state.moves, state.score
        );
        reached += u64::from(level >= plan.level);
        moves += state.moves;
        score += state.score;
    }
    let each = |sum: u64| sum as f64 / plan.games as f64;
    println!(
        "{reached} of {} games reached level {}; on average {:.0} moves and score {:.0}; {:.0} moves/s",
        plan.games,
        plan.level,
        each(moves),
        each(score),
        moves as f64 / begun.elapsed().as_secs_f64(),
    );
    ExitCode::SUCCESS
}

fn highest(game: &BlockGame) -> Level {
    let levels = game.board().cells().iter().map(|cell| match *cell {
        BlockCell::Block(level) => level,
        _ => 0,
    });
    levels.max().unwrap_or(0)
}

fn plan(mut words: impl Iterator<Item = String>) -> Result<Plan, String> {
    let mut plan = Plan {
        games: 100,
        ms: 20.0,
        level: 13,
        size: 4,
        obstacles: 0,
        seed: 0,
    };
    while let Some(option) = words.next() {
        let value = words
            .next()
            .ok_or(format!("{option}: its value is missing"))?;
        let range = |low: u64, high: u64| {
            let number = value.parse().ok().filter(|n| (low..=high).contains(n));
            number.ok_or(format!(
                "{option}: {value} is not a whole number from {low} to {high}"
            ))
        };
        match &*option {
            "--games" => plan.games = range(1, 1_000_000)?,
            "--ms" => {
                let ms = value
                    .parse()
                    .ok()
                    .filter(|ms| (0.0..=60_000.0).contains(ms));
                plan.ms = ms.ok_or(format!("{option}: {value} is not a number from 0 to 60000"))?;
            }
            "--level" => plan.level = range(1, 1000)? as Level,
            "--size" => plan.size = range(2, 32)? as usize,
            "--obstacles" => plan.obstacles = range(0, 1023)? as usize,
            "--seed" => plan.seed = range(0, 1 << 32)?,
            _ => {
                return Err(format!(
                    "{option} is unknown; there are --games, --ms, --level, --size, --obstacles, --seed"
                ));
            }
        }
    }
    Ok(plan)
}
