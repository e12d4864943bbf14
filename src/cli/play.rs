//! `play PROGRAM --games N`: whole games on dealt walls, counted and timed.

use super::arguments::Arguments;
use super::output::{Columns, complain};
use super::run::Setting;
use super::{Context, Fail, Status, interrupted};
use engine::run::games::{Clicks, GameSetup, GameTotals};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

#[derive(Serialize)]
struct Played<'a> {
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

/// Plays the games and prints what happened.
pub fn play(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let Some(setting) = Setting::read(context, arguments)? else {
        return Ok(Status::No);
    };
    let table = GameSetup {
        code: &setting.code,
        game: setting.game,
        colours: arguments.colours(),
        budget: setting.budget,
        clicks: if arguments.word("clicks") == Some("any") {
            Clicks::Any
        } else {
            Clicks::Groups
        },
    };
    let pool = context.pool(arguments)?;
    let games = arguments.number("games");
    let started = Instant::now();
    let (played, tally, digest) = pool.install(|| games_in_order(&table, setting.seed, games));
    let seconds = started.elapsed().as_secs_f64();
    let rate = |count: u64| {
        if seconds > 0.0 {
            (count as f64 / seconds).round() as u64
        } else {
            0
        }
    };
    let played_all = Played {
        file: &setting.file,
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
        context.out.json(&played_all)?;
    } else {
        print(context, &played_all)?;
    }
    if played < games {
        return Err(Fail::Interrupted);
    }
    Ok(if tally.errors > 0 {
        Status::No
    } else {
        Status::Done
    })
}

/// Plays games on all processors of the pool; the walls are digested in the order of the games.
fn games_in_order(table: &GameSetup<'_>, seed: u64, games: u64) -> (u64, GameTotals, Digest) {
    const BATCH: u64 = 256;
    let mut sum = GameTotals::default();
    let mut digest = Digest::new();
    let mut played = 0;
    while played < games && !interrupted() {
        let batch = (games - played).min(BATCH);
        let tallies: Vec<Option<GameTotals>> = (played..played + batch)
            .into_par_iter()
            .map(|game| {
                let go_on = || !interrupted();
                go_on()
                    .then(|| table.play_while(seed.wrapping_add(game), go_on))
                    .flatten()
            })
            .collect();
        // After Ctrl-C those count that were played without a gap.
        for mut tally in tallies.into_iter().map_while(|tally| tally) {
            digest.update(&std::mem::take(&mut tally.walls));
            sum.add(&tally);
            played += 1;
        }
    }
    (played, sum, digest)
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

fn print(context: &mut Context, played: &Played<'_>) -> Result<(), Fail> {
    let text = &context.text;
    complain(&format!(
        "{}: {}",
        played.file,
        text.msg_cli_play_summary(played.games, played.moves)
    ));
    // A table in the words of JSON, the same in all languages.
    let mut columns = Columns::default();
    for (key, value) in [
        ("games", played.games.to_string()),
        ("moves", played.moves.to_string()),
        ("steps", played.steps.to_string()),
        ("right", played.right.to_string()),
        ("errors", played.errors.to_string()),
        ("unfinished", played.unfinished.to_string()),
        ("cleared", played.cleared.to_string()),
        ("digest", played.digest.clone()),
        ("seconds", format!("{:.3}", played.seconds)),
        ("moves_per_second", played.moves_per_second.to_string()),
        ("steps_per_second", played.steps_per_second.to_string()),
    ] {
        columns.row([key.to_owned(), value]);
    }
    for line in columns.lines() {
        context.out.line(&line)?;
    }
    Ok(())
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
