//! `mines solve --size … --games N`: whole games, played by the solver.

use crate::cli::arguments::Arguments;
use crate::cli::output::Columns;
use crate::cli::{Context, Fail, Status, interrupted};
use engine::diagnostics;
use engine::games::mines::{FirstClick, Size, Solver};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

#[derive(Serialize)]
struct Solved {
    games: u64,
    wins: u64,
    win_rate: f64,
    games_per_second: f64,
}

/// Plays games on dealt boards and prints how many were won.
pub fn solve(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let size: Size = arguments.value("size").expect("there is a default");
    let first = match arguments.word("first") {
        Some("opening") => FirstClick::Zero,
        _ => FirstClick::Safe,
    };
    let solver = Solver::new(size, first).map_err(|error| {
        let why = diagnostics::lay_error(&context.text, error);
        Fail::Unusable(format!("--size: {why}"))
    })?;
    let pool = context.pool(arguments)?;
    let (games, seed) = (arguments.number("games"), arguments.number("seed"));
    let started = Instant::now();
    let (played, wins) = pool.install(|| play(&solver, seed, games));
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let solved = Solved {
        games: played,
        wins,
        win_rate: wins as f64 / played.max(1) as f64,
        games_per_second: (played as f64 / seconds * 10.0).round() / 10.0,
    };
    if context.json {
        context.out.json(&solved)?;
    } else {
        // A table in the words of JSON, the same in all languages.
        let mut columns = Columns::default();
        for (key, value) in [
            ("games", solved.games.to_string()),
            ("wins", solved.wins.to_string()),
            ("win_rate", format!("{:.4}", solved.win_rate)),
            (
                "games_per_second",
                format!("{:.1}", solved.games_per_second),
            ),
        ] {
            columns.row([key.to_owned(), value]);
        }
        for line in columns.lines() {
            context.out.line(&line)?;
        }
    }
    if played < games {
        return Err(Fail::Interrupted);
    }
    Ok(Status::Done)
}

/// Plays the games on all processors of the pool; tells how many were played, and won.
fn play(solver: &Solver, seed: u64, games: u64) -> (u64, u64) {
    const BATCH: u64 = 256;
    let (mut played, mut wins) = (0, 0);
    while played < games && !interrupted() {
        let batch = (games - played).min(BATCH);
        let won: Vec<Option<bool>> = (played..played + batch)
            .into_par_iter()
            .map(|game| (!interrupted()).then(|| solver.play(seed.wrapping_add(game))))
            .collect();
        // After Ctrl-C those count that were played without a gap.
        for won in won.into_iter().map_while(|won| won) {
            played += 1;
            wins += u64::from(won);
        }
    }
    (played, wins)
}
