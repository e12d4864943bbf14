//! `mines probabilities FILE`: what a position reveals.

use super::place;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::output::{TextTable, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, options};
use clap::Command;
use engine::games::mines::{Chances, Contradiction};
use engine::text::Text;
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
}

#[derive(Serialize)]
struct ContradictionReport {
    contradiction: [usize; 2],
}

/// Prints the probability of a mine for every closed cell.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let chances = match Chances::of(&position) {
        Ok(chances) => chances,
        Err(Contradiction(cell)) => {
            if context.json {
                let contradiction = size.place(cell).into();
                context.out.json(&ContradictionReport { contradiction })?;
            } else {
                let (row, column) = place(size, cell);
                let why = context.text.msg_mines_contradiction(row, column);
                print_to_stderr(&format!("{}: {why}", source.name));
            }
            return Ok(ExitStatus::No);
        }
    };
    let rows = chances.mine.chunks(size.columns());
    if context.json {
        let row = |row: &[Option<f64>]| row.iter().map(|p| p.map(Number)).collect();
        context.out.json(&Probabilities {
            probabilities: rows.map(row).collect(),
            exact: chances.exact,
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
        print_to_stderr(&context.text.msg_mines_not_exact());
    }
    Ok(ExitStatus::Done)
}
