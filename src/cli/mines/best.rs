//! `mines best FILE`: which cell to open.

use super::{no_way, place, positions};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use clap::Command;
use engine::text::Text;
use games::mines::{SolverChoice, choose_while};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines best",
        text.msg_help_mines_best(),
        "FILE",
        vec![
            options::file("FILE", text.msg_help_argument_position()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct BestReport {
    /// The cells that are safe; empty if nothing is sure.
    safe: Vec<[usize; 2]>,
    guess: Option<[usize; 2]>,
    /// The probability that the guess is a mine.
    mine: Option<Number>,
    /// The probability of winning the game with it, where that can be computed.
    win: Option<Number>,
}

/// Prints the cells to open.
pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let choice = match choose_while(&position, &|| !interrupted()) {
        Ok(choice) => choice,
        Err(contradiction) => return no_way(context, &source, size, contradiction),
    };
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let mut report = BestReport {
        safe: Vec::new(),
        guess: None,
        mine: None,
        win: None,
    };
    let text = context.text;
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let mut lines = Vec::new();
    match &choice {
        SolverChoice::Safe(cells) => {
            report.safe = positions(size, cells);
            let cells = cells.iter().map(|&cell| {
                let (row, column) = place(size, cell);
                format!("{row},{column}")
            });
            lines.push(text.msg_mines_best_safe(cells.collect::<Vec<_>>().join(" ")));
        }
        SolverChoice::Guess { cell, mine, win } => {
            report.guess = Some(size.place(*cell).into());
            (report.mine, report.win) = (Some(Number(*mine)), win.map(Number));
            let (row, column) = place(size, *cell);
            lines.push(text.msg_mines_best_guess(row, column, percent(*mine)));
            lines.extend(win.map(|win| text.msg_mines_best_win(percent(win))));
        }
        SolverChoice::Nothing => lines.push(text.msg_mines_nothing_to_open()),
    }
    if context.json {
        context.out.json(&report)?;
    } else {
        for line in lines {
            context.out.line(&line)?;
        }
    }
    Ok(match choice {
        SolverChoice::Nothing => ExitStatus::No,
        SolverChoice::Safe(_) | SolverChoice::Guess { .. } => ExitStatus::Done,
    })
}
