//! `third play --games N`: whole games of the automatic player.

use crate::cli::arguments::Arguments;
use crate::cli::output::TextTable;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use clap::{Arg, Command};
use engine::text::Text;
use games::clone2048::{BlockCell, BlockGame, Level, Player, PlayerKind};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "third play",
        text.msg_help_clone2048_play(),
        "--games N [--size N --obstacles K] [--player P]",
        vec![
            options::games(text),
            options::with_default_note(text, super::size(text), "4"),
            super::obstacles(text),
            player(text),
            work(text),
            options::seed(text),
            options::jobs(text),
            options::json(text),
        ],
    )
}

fn player(text: &Text) -> Arg {
    const PLAYERS: &[(&str, PlayerKind)] =
        &[("trained", PlayerKind::Trained), ("rule", PlayerKind::Rule)];
    let player = options::option("player", "trained|rule", text.msg_help_option_player());
    options::with_default(text, player, "trained").value_parser(values::choice(text, PLAYERS))
}

fn work(text: &Text) -> Arg {
    let work = options::option("work", "N", text.msg_help_option_work());
    options::with_default(text, work, "1").value_parser(values::number(text, 0..=1_000_000))
}

/// Games between two checks for Ctrl+C.
const BATCH: u64 = 256;

/// How a game ended.
struct Ended {
    level: Level,
    moves: u64,
    score: u64,
}

#[derive(Serialize)]
struct PlaySummary {
    games: u64,
    mean_moves: f64,
    mean_score: f64,
    moves_per_second: f64,
    /// For each highest level that was reached, how many games ended with it.
    highest: BTreeMap<Level, u64>,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let size = arguments.optional_number("size").unwrap_or(4) as usize;
    let obstacles = arguments.optional_number("obstacles").unwrap_or(0);
    let obstacles = usize::try_from(obstacles).unwrap_or(usize::MAX);
    let (games, seed) = (arguments.number("games"), arguments.number("seed"));
    if let Err(error) = BlockGame::create(size, obstacles, seed) {
        let why = context
            .text
            .msg_clone2048_start_too_many_obstacles(error.most.to_string());
        return Err(Fail::unusable("--obstacles", why));
    }
    let (kind, work) = (arguments.value("player"), arguments.number("work"));
    let pool = context.pool(arguments)?;
    let started = Instant::now();
    let (mut moves, mut score, mut highest) = (0, 0, BTreeMap::new());
    let mut begun = 0;
    while begun < games && !interrupted() {
        let batch = begun..(begun + BATCH).min(games);
        begun = batch.end;
        let played: Vec<Ended> = pool.install(|| {
            let played = batch.into_par_iter().map_init(
                || Player::of(kind),
                |player, game| play(player, size, obstacles, seed.wrapping_add(game), work),
            );
            played.flatten().collect()
        });
        for ended in played {
            moves += ended.moves;
            score += ended.score;
            *highest.entry(ended.level).or_default() += 1;
        }
    }
    let seconds = started.elapsed().as_secs_f64().max(1e-9);
    let ended: u64 = highest.values().sum();
    let each = |sum: u64| sum as f64 / ended.max(1) as f64;
    let summary = PlaySummary {
        games: ended,
        mean_moves: each(moves),
        mean_score: each(score),
        moves_per_second: (moves as f64 / seconds).round(),
        highest,
    };
    if context.json {
        context.out.json(&summary)?;
    } else {
        print(context, &summary)?;
    }
    if summary.games < games {
        return Err(Fail::Interrupted);
    }
    Ok(ExitStatus::Done)
}

/// A table with the keys of JSON, the same in all languages, and the share of games that reached each block.
fn print(context: &mut CliContext, summary: &PlaySummary) -> Result<(), Fail> {
    let mut rows = vec![
        ("games".to_owned(), summary.games.to_string()),
        (
            "mean_moves".to_owned(),
            format!("{:.1}", summary.mean_moves),
        ),
        (
            "mean_score".to_owned(),
            format!("{:.1}", summary.mean_score),
        ),
        (
            "moves_per_second".to_owned(),
            format!("{:.0}", summary.moves_per_second),
        ),
    ];
    for level in summary.highest.keys() {
        let reached: u64 = summary.highest.range(level..).map(|(_, games)| games).sum();
        let share = 100.0 * reached as f64 / summary.games.max(1) as f64;
        // Beyond this a block is written by its level.
        let block = match 1u64.checked_shl(u32::from(*level)) {
            Some(block) => block.to_string(),
            None => format!("2^{level}"),
        };
        rows.push((format!(">= {block}"), format!("{share:.1} %")));
    }
    context.out.table(&TextTable::of_pairs(rows), "")
}

/// Plays a game to its end; none if it was interrupted, or there is no such board.
fn play(player: &mut Player, size: usize, obstacles: usize, seed: u64, work: u64) -> Option<Ended> {
    let mut game = BlockGame::create(size, obstacles, seed).ok()?;
    while game.add_new_block().is_some() {
        if interrupted() {
            return None;
        }
        let mut left = work;
        let choice = player.choose(game.board(), &mut || {
            left = left.saturating_sub(1);
            left > 0 && !interrupted()
        });
        game.make(choice?);
    }
    let levels = game.board().cells().iter().map(|cell| match *cell {
        BlockCell::Block(level) => level,
        BlockCell::Empty | BlockCell::Obstacle => 0,
    });
    let state = game.state();
    Some(Ended {
        level: levels.max().unwrap_or(0),
        moves: state.moves,
        score: state.score,
    })
}
