//! Lets the automatic player of the third clone play seeded games, and counts how many reach a level.
//!
//! `cargo run --release -p clickomania-benches --example clone2048_player -- --games 100 --ms 20 --level 13`; with `--size N`
//! and `--obstacles K` on other boards than 4×4. A game ends when it reaches the level, or is over. `--player rule`
//! plays by the rule alone, without what was learnt; `--questions N` gives as much work a movement instead of a time, so
//! that the same numbers give the same games.

use games::clone2048::{BlockCell, BlockGame, Level, Player, PlayerKind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What is played.
struct Plan {
    games: u64,
    /// How long the player may think about a movement, in milliseconds.
    ms: f64,
    /// How much work it may do instead: so many times as much as lies between two questions for more time.
    questions: Option<u64>,
    kind: PlayerKind,
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
            eprintln!("clone2048_player: {why}");
            ExitCode::from(2)
        }
    }
}

fn play(plan: &Plan) -> ExitCode {
    let mut player = Player::of(plan.kind);
    let mut levels = [0u64; 32];
    let begun = Instant::now();
    let (mut reached, mut moves, mut score) = (0, 0, 0);
    for seed in plan.seed..plan.seed + plan.games {
        let Ok(mut game) = BlockGame::create(plan.size, plan.obstacles, seed) else {
            eprintln!("clone2048_player: --obstacles: they leave no free cell");
            return ExitCode::from(2);
        };
        while game.add_new_block().is_some() && highest(&game) < plan.level {
            let thought = Instant::now();
            let budget = Duration::from_secs_f64(plan.ms / 1000.0);
            let mut left = plan.questions.unwrap_or(0);
            let choice = player.choose(game.board(), &mut || match plan.questions {
                Some(_) => {
                    left = left.saturating_sub(1);
                    left > 0
                }
                None => thought.elapsed() < budget,
            });
            game.make(choice.expect("a block has just come"));
        }
        let (state, level) = (game.state(), highest(&game));
        levels[usize::from(level).min(31)] += 1;
        println!(
            "seed {seed}: level {level}, {} moves, score {}",
            state.moves, state.score
        );
        reached += u64::from(level >= plan.level);
        moves += state.moves;
        score += state.score;
    }
    for level in 9..=plan.level.min(31) {
        let games: u64 = levels[usize::from(level)..].iter().sum();
        let share = games as f64 * 100.0 / plan.games as f64;
        println!("{} in {share:.1} %", 1u64 << level);
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
        questions: None,
        kind: PlayerKind::Trained,
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
            "--questions" => plan.questions = Some(range(1, 1_000_000)?),
            "--player" => {
                plan.kind = match &*value {
                    "trained" => PlayerKind::Trained,
                    "rule" => PlayerKind::Rule,
                    _ => return Err(format!("{option}: {value} is neither trained nor rule")),
                };
            }
            "--level" => plan.level = range(1, 1000)? as Level,
            "--size" => plan.size = range(2, 32)? as usize,
            "--obstacles" => plan.obstacles = range(0, 1023)? as usize,
            "--seed" => plan.seed = range(0, 1 << 32)?,
            _ => {
                return Err(format!(
                    "{option} is unknown; there are --games, --ms, --questions, --player, --level, --size, --obstacles, --seed"
                ));
            }
        }
    }
    Ok(plan)
}
