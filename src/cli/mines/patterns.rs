//! `mines patterns FILES`: the patterns that a player found and missed, and `mines exercise`, a position to learn one.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::{TextTable, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use clap::{Arg, Command};
use engine::chance::Chance;
use engine::text::Text;
use games::mines::{Pattern, PatternCounts, exercise_while, review_while};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines patterns",
        text.msg_help_mines_patterns(),
        "FILE …",
        vec![
            options::files(text.msg_help_argument_replays()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct PatternReport {
    pattern: String,
    found: u64,
    missed: u64,
    /// How long it took to find it on average, in milliseconds; null if it was never found.
    mean_time: Option<u64>,
}

#[derive(Serialize)]
struct WeakestReport {
    games: usize,
    weakest: Option<String>,
}

/// Prints a row for each pattern, and which one to train.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let go_on = || !interrupted();
    let mut counts = PatternCounts::default();
    let files = arguments.files("FILES");
    for file in &files {
        let record = Source::new(file).mines_replay(&text)?;
        let story = review_while(&record, &go_on).ok_or(Fail::Interrupted)?;
        let game = PatternCounts::of_while(&record, &story, &go_on).ok_or(Fail::Interrupted)?;
        counts.add(&game);
    }
    let weakest = counts.weakest();
    if context.json {
        for (pattern, figures) in counts.iter() {
            context.out.json(&PatternReport {
                pattern: pattern.to_string(),
                found: figures.found,
                missed: figures.missed,
                mean_time: figures.mean_time(),
            })?;
        }
        context.out.json(&WeakestReport {
            games: files.len(),
            weakest: weakest.map(|pattern| pattern.to_string()),
        })?;
        return Ok(ExitStatus::Done);
    }
    // A table with the keys of JSON, the same in all languages.
    let mut table = TextTable::default();
    table.row(["pattern", "found", "missed", "mean_time"].map(str::to_owned));
    for (pattern, figures) in counts.iter() {
        let time = figures.mean_time().map(|time| time.to_string());
        table.row([
            pattern.to_string(),
            figures.found.to_string(),
            figures.missed.to_string(),
            time.unwrap_or_default(),
        ]);
    }
    for line in table.lines() {
        context.out.line(&line)?;
    }
    let told = match weakest {
        Some(pattern) => text.msg_mines_patterns_weakest(pattern.to_string()),
        None => text.msg_mines_patterns_none(),
    };
    context.out.line(&told)?;
    Ok(ExitStatus::Done)
}

pub fn exercise_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines exercise",
        text.msg_help_mines_exercise(),
        "--pattern P [--size SIZE]",
        vec![pattern(text), super::size(text), options::new_seed(text)],
    )
}

fn pattern(text: &Text) -> Arg {
    options::option("pattern", "P", text.msg_help_option_pattern())
        .required(true)
        .value_parser(values::pattern(text))
}

/// Prints a position in which the pattern is the easiest that helps.
pub fn exercise(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let seed = arguments.seed_or_new();
    let pattern: Pattern = arguments.value("pattern");
    let size = arguments.value("size");
    let found = exercise_while(pattern, size, &mut Chance::new(seed), &|| !interrupted());
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let Some(exercise) = found else {
        print_to_stderr(&text.msg_mines_exercise_not_found(pattern.to_string()));
        return Ok(ExitStatus::No);
    };
    arguments.tell_new_seed(&text, seed);
    context.out.text(&exercise.position.to_string())?;
    Ok(ExitStatus::Done)
}
