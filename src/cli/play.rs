//! `play PROGRAM --games N`: whole games on dealt walls, counted and timed.

use super::arguments::Arguments;
use super::output::{TextTable, print_to_stderr};
use super::run::RunSetup;
use super::task::TaskChoice;
use super::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use clap::{Arg, Command};
use engine::run::games::{Clicks, GameSetup, GameTotals, NoGame};
use engine::run::rules::RulesFailure;
use engine::text::Text;
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

pub fn command(text: &Text) -> Command {
    let program = text.msg_help_program_word();
    help::subcommand(
        text,
        "play",
        text.msg_help_play(),
        &format!("{program} --games N"),
        [
            vec![
                options::program(text),
                options::games(text),
                clicks(text),
                options::colours(text),
            ],
            options::moves(text),
            vec![options::jobs(text), options::json(text)],
        ]
        .concat(),
    )
}

fn clicks(text: &Text) -> Arg {
    const CLICKS: &[(&str, Clicks)] = &[("groups", Clicks::Groups), ("any", Clicks::Any)];
    let clicks = options::option("clicks", "groups|any", text.msg_help_option_clicked());
    options::with_default(text, clicks, "groups").value_parser(values::choice(text, CLICKS))
}

#[derive(Serialize)]
struct PlaySummary<'a> {
    file: &'a str,
    games: u64,
    moves: u64,
    steps: u64,
    right: u64,
    errors: u64,
    unfinished: u64,
    cleared: u64,
    digest: String,
    seconds: f64,
    moves_per_second: u64,
    steps_per_second: u64,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let Some(setup) = RunSetup::read(context, arguments)? else {
        return Ok(ExitStatus::No);
    };
    let table = GameSetup {
        code: &setup.code,
        rules: &setup.rules,
        colours: arguments.colours(),
        budget: setup.budget,
        clicks: arguments.value("clicks"),
    };
    let pool = context.pool(arguments)?;
    let games = arguments.number("games");
    let started = Instant::now();
    let played = pool.install(|| games_in_order(&table, setup.seed, games));
    let (played, tally, digest) =
        played.map_err(|why| TaskChoice::faulty(&context.text, &setup.task, &why))?;
    let seconds = started.elapsed().as_secs_f64();
    let rate = |count: u64| {
        if seconds > 0.0 {
            (count as f64 / seconds).round() as u64
        } else {
            0
        }
    };
    let summary = PlaySummary {
        file: &setup.file,
        games: played,
        moves: tally.moves,
        steps: tally.steps,
        right: tally.right,
        errors: tally.errors,
        unfinished: tally.unfinished,
        cleared: tally.cleared,
        digest: format!("{:016x}", digest.0),
        seconds,
        moves_per_second: rate(tally.moves),
        steps_per_second: rate(tally.steps),
    };
    if context.json {
        context.out.json(&summary)?;
    } else {
        print(context, &summary)?;
    }
    if played < games {
        return Err(Fail::Interrupted);
    }
    Ok(ExitStatus::answer(tally.errors == 0))
}

/// Plays games on all threads of the pool; the walls are digested in the order of the games.
///
/// # Errors
/// The commands of the task fail in one of them.
fn games_in_order(
    table: &GameSetup<'_>,
    seed: u64,
    games: u64,
) -> Result<(u64, GameTotals, Digest), RulesFailure> {
    const BATCH: u64 = 256;
    let mut sum = GameTotals::default();
    let mut digest = Digest::new();
    let mut played = 0;
    while played < games && !interrupted() {
        let batch = (games - played).min(BATCH);
        let tallies: Vec<Result<GameTotals, NoGame>> = (played..played + batch)
            .into_par_iter()
            .map(|game| {
                let go_on = || !interrupted();
                if go_on() {
                    table.play_while(seed.wrapping_add(game), go_on)
                } else {
                    Err(NoGame::Stopped)
                }
            })
            .collect();
        // After Ctrl-C the games before the first one that was stopped count.
        for tally in tallies {
            let mut tally = match tally {
                Ok(tally) => tally,
                Err(NoGame::Rules(why)) if !interrupted() => return Err(why),
                Err(NoGame::Rules(_)) => break,
                Err(NoGame::Stopped | NoGame::Colours) => break,
            };
            digest.update(&std::mem::take(&mut tally.walls));
            sum.add(&tally);
            played += 1;
        }
    }
    Ok((played, sum, digest))
}

/// FNV-1a, 64 bits (Fowler, Noll, Vo).
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn update(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

fn print(context: &mut CliContext, summary: &PlaySummary<'_>) -> Result<(), Fail> {
    let text = &context.text;
    print_to_stderr(&format!(
        "{}: {}",
        summary.file,
        text.msg_cli_play_summary(summary.games, summary.moves)
    ));
    // A table with the keys of JSON, the same in all languages.
    let table = TextTable::of_pairs([
        ("games", summary.games.to_string()),
        ("moves", summary.moves.to_string()),
        ("steps", summary.steps.to_string()),
        ("right", summary.right.to_string()),
        ("errors", summary.errors.to_string()),
        ("unfinished", summary.unfinished.to_string()),
        ("cleared", summary.cleared.to_string()),
        ("digest", summary.digest.clone()),
        ("seconds", format!("{:.3}", summary.seconds)),
        ("moves_per_second", summary.moves_per_second.to_string()),
        ("steps_per_second", summary.steps_per_second.to_string()),
    ]);
    context.out.table(&table, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_fnv_1a() {
        // Test vectors of the authors' reference.
        for (bytes, expected) in [
            (&b""[..], 0xcbf2_9ce4_8422_2325u64),
            (b"a", 0xaf63_dc4c_8601_ec8c),
            (b"foobar", 0x8594_4171_f739_67e8),
        ] {
            let mut digest = Digest::new();
            digest.update(bytes);
            assert_eq!(digest.0, expected);
        }
    }
}
