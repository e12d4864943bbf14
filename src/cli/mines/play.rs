//! Whole games: `mines solve`, played by the solver, and `mines replay`, the story of a recorded one.

use super::place;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::output::TextTable;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use crate::sentences;
use clap::{Arg, Command};
use engine::text::Text;
use games::mines::{
    ActionKind, CellIndex, ClickReview, FirstClick, Size, Solver, TimedAction, review_while,
};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

pub fn solve_command(text: &Text) -> Command {
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

/// The kind of the first cell that the solver opens.
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

pub fn solve(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let size: Size = arguments.value("size");
    let solver = Solver::new(size, arguments.value("first")).map_err(|error| {
        let why = sentences::mines_generate_error(&context.text, error);
        Fail::unusable("--size", why)
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
        let table = TextTable::of_pairs([
            ("games", summary.games.to_string()),
            ("wins", summary.wins.to_string()),
            ("win_rate", format!("{:.4}", summary.win_rate)),
            (
                "games_per_second",
                format!("{:.1}", summary.games_per_second),
            ),
        ]);
        context.out.table(&table, "")?;
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

pub fn replay_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines replay",
        text.msg_help_mines_replay(),
        "FILE",
        vec![
            options::file("FILE", text.msg_help_argument_replay()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct ClickReport {
    /// In milliseconds.
    time: u64,
    action: &'static str,
    cell: Option<[usize; 2]>,
    /// The probability that it opened a mine; null if it opened nothing.
    risk: Option<Number>,
    /// The smallest risk there was, and where.
    least: Option<Number>,
    /// By how much it was likelier to lose than it had to be.
    loss: Option<Number>,
    best: Option<[usize; 2]>,
    exact: Option<bool>,
}

#[derive(Serialize)]
struct StoryReport {
    openings: usize,
    guesses: usize,
    needless: usize,
    /// How likely it was to survive all clicks, and with the safest cell each time.
    survival: Number,
    best_survival: Number,
}

/// Prints each action with its risk, and the figures of the whole.
pub fn replay(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let record = source.mines_replay(&context.text)?;
    let size = record.settings.size;
    let story = review_while(&record, &|| !interrupted()).ok_or(Fail::Interrupted)?;
    let clicks = record.actions.iter().zip(&story.clicks);
    if context.json {
        for (action, click) in clicks {
            context.out.json(&report(size, action, click.as_ref()))?;
        }
        context.out.json(&StoryReport {
            openings: story.openings(),
            guesses: story.guesses(),
            needless: story.needless(),
            survival: Number(story.survival()),
            best_survival: Number(story.best_survival()),
        })?;
        return Ok(ExitStatus::Done);
    }
    // A table with the keys of JSON, the same in all languages.
    let mut table = TextTable::default();
    table.row(["time", "action", "cell", "risk", "least", "loss", "best"].map(str::to_owned));
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let written = |cell: CellIndex| {
        let (row, column) = place(size, cell);
        format!("{row},{column}")
    };
    for (action, click) in clicks {
        let (name, cell) = named(action.kind);
        table.row([
            action.time.to_string(),
            name.to_owned(),
            cell.map_or_else(String::new, written),
            click.map_or_else(String::new, |click| percent(click.risk)),
            click.map_or_else(String::new, |click| percent(click.least)),
            click.map_or_else(String::new, |click| percent(click.loss())),
            click.map_or_else(String::new, |click| written(click.best)),
        ]);
    }
    context.out.table(&table, "")?;
    let summary = context.text.msg_mines_story_summary(
        story.openings(),
        story.guesses(),
        story.needless(),
        format!("{:.1}", 100.0 * story.survival()),
        format!("{:.1}", 100.0 * story.best_survival()),
    );
    context.out.line(&summary)?;
    Ok(ExitStatus::Done)
}

fn named(kind: ActionKind) -> (&'static str, Option<CellIndex>) {
    match kind {
        ActionKind::Open(cell) => ("open", Some(cell)),
        ActionKind::Mark(cell) => ("mark", Some(cell)),
        ActionKind::Chord(cell) => ("chord", Some(cell)),
        ActionKind::Undo => ("undo", None),
    }
}

fn report(size: Size, action: &TimedAction, click: Option<&ClickReview>) -> ClickReport {
    let (name, cell) = named(action.kind);
    ClickReport {
        time: action.time,
        action: name,
        cell: cell.map(|cell| size.place(cell).into()),
        risk: click.map(|click| Number(click.risk)),
        least: click.map(|click| Number(click.least)),
        loss: click.map(|click| Number(click.loss())),
        best: click.map(|click| size.place(click.best).into()),
        exact: click.map(|click| click.exact),
    }
}
