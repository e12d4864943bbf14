//! `mines probabilities FILE`: what a position reveals.

use super::no_way;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::output::{TextTable, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use clap::Command;
use engine::text::Text;
use games::mines::Chances;
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines probabilities",
        text.msg_help_mines_probabilities(),
        "FILE",
        vec![
            options::file("FILE", text.msg_help_argument_position()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct Probabilities {
    probabilities: Vec<Vec<Option<Number>>>,
    exact: bool,
    /// How far a probability may be off, about; missing if they are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Number>,
}

/// Prints the probability of a mine for every closed cell.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let chances = match Chances::of_while(&position, &|| !interrupted()) {
        Ok(Some(chances)) => chances,
        Ok(None) => return Err(Fail::Interrupted),
        Err(contradiction) => return no_way(context, &source, size, contradiction),
    };
    let rows = chances.mine.chunks(size.columns());
    if context.json {
        let row = |row: &[Option<f64>]| row.iter().map(|p| p.map(Number)).collect();
        context.out.json(&Probabilities {
            probabilities: rows.map(row).collect(),
            exact: chances.exact,
            error: (!chances.exact).then_some(Number(chances.error)),
        })?;
        return Ok(ExitStatus::Done);
    }
    let mut columns = TextTable::default();
    for row in rows {
        let percent = |p: &Option<f64>| p.map_or("-".to_owned(), |p| format!("{:.1}", 100.0 * p));
        columns.row(row.iter().map(percent));
    }
    for line in columns.lines() {
        context.out.line(&line)?;
    }
    if !chances.exact {
        let error = format!("{:.1}", (100.0 * chances.error).max(0.1));
        print_to_stderr(&context.text.msg_mines_not_exact(error));
    }
    Ok(ExitStatus::Done)
}
