//! `mines solve --size … --games N`: whole games, played by the solver.

use crate::cli::arguments::Arguments;
use crate::cli::output::TextTable;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use crate::sentences;
use clap::{Arg, Command};
use engine::text::Text;
use games::mines::{FirstClick, Size, Solver};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines solve",
        text.msg_help_mines_solve(),
        "[--size SIZE] --games N [--first safe|opening]",
        vec![
            super::size(text),
            options::games(text),
            first(text),
            options::seed(text),
            options::jobs(text),
            options::json(text),
        ],
    )
}

/// What the first cell that the solver opens is.
fn first(text: &Text) -> Arg {
    const FIRST: &[(&str, FirstClick)] =
        &[("safe", FirstClick::Safe), ("opening", FirstClick::Zero)];
    let first = options::option("first", "safe|opening", text.msg_help_option_start());
    options::with_default(text, first, "safe").value_parser(values::choice(text, FIRST))
}

#[derive(Serialize)]
struct SolveSummary {
    games: u64,
    wins: u64,
    win_rate: f64,
    games_per_second: f64,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let size: Size = arguments.value("size");
    let solver = Solver::new(size, arguments.value("first")).map_err(|error| {
        let why = sentences::mines_generate_error(&context.text, error);
        Fail::Unusable(format!("--size: {why}"))
    })?;
    let pool = context.pool(arguments)?;
    let (games, seed) = (arguments.number("games"), arguments.number("seed"));
    let started = Instant::now();
    let (played, wins) = pool.install(|| play(&solver, seed, games));
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let summary = SolveSummary {
        games: played,
        wins,
        win_rate: wins as f64 / played.max(1) as f64,
        games_per_second: (played as f64 / seconds * 10.0).round() / 10.0,
    };
    if context.json {
        context.out.json(&summary)?;
    } else {
        // A table with the keys of JSON, the same in all languages.
        let mut columns = TextTable::default();
        for (key, value) in [
            ("games", summary.games.to_string()),
            ("wins", summary.wins.to_string()),
            ("win_rate", format!("{:.4}", summary.win_rate)),
            (
                "games_per_second",
                format!("{:.1}", summary.games_per_second),
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
    Ok(ExitStatus::Done)
}

/// Plays the games on all threads of the pool. Gives the numbers of games played and won.
fn play(solver: &Solver, seed: u64, games: u64) -> (u64, u64) {
    const BATCH: u64 = 256;
    let (mut played, mut wins) = (0, 0);
    while played < games && !interrupted() {
        let batch = (games - played).min(BATCH);
        let won: Vec<Option<bool>> = (played..played + batch)
            .into_par_iter()
            .map(|game| match interrupted() {
                // To lay a large board takes long, too.
                true => None,
                false => solver.play_while(seed.wrapping_add(game), &|| !interrupted()),
            })
            .collect();
        // After Ctrl-C the games before the first one that was stopped count.
        for won in won.into_iter().map_while(|won| won) {
            played += 1;
            wins += u64::from(won);
        }
    }
    (played, wins)
}
