//! Facts about a position: `mines probabilities`, `mines hint` (what can be deduced) and `mines best` (which cell to open).

use super::{no_way, place, positions};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::json::Number;
use crate::cli::output::{TextTable, print_to_stderr};
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options};
use crate::sentences;
use clap::Command;
use engine::text::Text;
use games::mines::{Chances, Reason, SolverChoice, choose_while, hint_while};
use serde::Serialize;

pub fn probabilities_command(text: &Text) -> Command {
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
pub fn probabilities(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
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
    context.out.table(&columns, "")?;
    if !chances.exact {
        let error = format!("{:.1}", (100.0 * chances.error).max(0.1));
        print_to_stderr(&context.text.msg_mines_heat_not_exact(error));
    }
    Ok(ExitStatus::Done)
}

pub fn hint_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "mines hint",
        text.msg_help_mines_hint(),
        "FILE",
        vec![
            options::file("FILE", text.msg_help_argument_position()),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct HintReport {
    safe: Vec<[usize; 2]>,
    mines: Vec<[usize; 2]>,
    reason: Option<ReasonReport>,
    message: String,
}

#[derive(Serialize)]
struct ReasonReport {
    kind: &'static str,
    clues: Vec<[usize; 2]>,
}

/// Prints the simplest deduction that reveals something new.
pub fn hint(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&context.text)?;
    let size = position.size();
    let hint = match hint_while(&position, &|| !interrupted()) {
        Ok(hint) => hint,
        Err(contradiction) => return no_way(context, &source, size, contradiction),
    };
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let text = &context.text;
    let report = match &hint {
        None => HintReport {
            safe: Vec::new(),
            mines: Vec::new(),
            reason: None,
            message: text.msg_mines_nothing_proved(),
        },
        Some(hint) => HintReport {
            safe: positions(size, &hint.safe),
            mines: positions(size, &hint.mines),
            reason: Some(match &hint.reason {
                Reason::Clue(clue) => reason("clue", positions(size, &[*clue])),
                Reason::Clues { more, less, .. } => {
                    reason("clues", positions(size, &[*more, *less]))
                }
                Reason::MinesLeft => reason("mines_left", Vec::new()),
                Reason::Cases { clues, .. } => reason("cases", positions(size, clues)),
            }),
            message: sentences::mines_hint(text, &position, hint),
        },
    };
    if context.json {
        context.out.json(&report)?;
    } else {
        context.out.line(&report.message)?;
        let cells = hint.iter().flat_map(|hint| {
            let safe = hint.safe.iter().map(|&cell| (cell, '.'));
            safe.chain(hint.mines.iter().map(|&cell| (cell, '*')))
        });
        for (cell, sign) in cells {
            let (row, column) = place(size, cell);
            context.out.line(&format!("{row},{column} {sign}"))?;
        }
    }
    Ok(match hint {
        Some(_) => ExitStatus::Done,
        None => ExitStatus::No,
    })
}

fn reason(kind: &'static str, clues: Vec<[usize; 2]>) -> ReasonReport {
    ReasonReport { kind, clues }
}

pub fn best_command(text: &Text) -> Command {
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
pub fn best(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
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
