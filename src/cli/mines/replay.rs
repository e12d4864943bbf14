//! `mines replay FILE`: the story of a game.

use super::place;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::output::TextTable;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use clap::Command;
use engine::text::Text;
use games::mines::{ActionKind, CellIndex, ClickReview, Size, TimedAction, review_while};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
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
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
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
    for line in table.lines() {
        context.out.line(&line)?;
    }
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
