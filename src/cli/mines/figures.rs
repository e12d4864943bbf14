//! `mines board FILE`: the measures of a whole board.

use super::positions;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::TextTable;
use crate::cli::{CliContext, ExitStatus, Fail, help, interrupted, options, values};
use clap::Command;
use engine::text::Text;
use games::mines::{CellIndex, MineBoard, difficulty_while};
use serde::Serialize;

pub fn command(text: &Text) -> Command {
    let first = options::option("first", "R,C", text.msg_help_option_first_check());
    help::subcommand(
        text,
        "mines board",
        text.msg_help_mines_board(),
        "FILE [--first R,C]",
        vec![
            options::file("FILE", text.msg_help_argument_whole_board()),
            first
                .allow_hyphen_values(true)
                .value_parser(values::place(text)),
            options::json(text),
        ],
    )
}

#[derive(Serialize)]
struct BoardReport {
    columns: usize,
    rows: usize,
    mines: usize,
    three_bv: usize,
    openings: usize,
    islands: usize,
    /// The mines all of whose neighbours are mines.
    enclosed: Vec<[usize; 2]>,
    /// Whether deduction alone solves it from the cell that was given; null without one.
    no_guess: Option<bool>,
    /// The hardest deduction that it needs then.
    difficulty: Option<&'static str>,
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let source = Source::new(arguments.file("FILE"));
    let position = source.mines(&text)?;
    let size = position.size();
    let board = MineBoard::from_position(&position).ok_or_else(|| {
        Fail::Unusable(format!(
            "{}: {}",
            source.name,
            text.msg_mines_board_not_whole()
        ))
    })?;
    let first: Option<CellIndex> = match arguments.optional::<(usize, usize)>("first") {
        Some((row, column)) => Some(super::cell(&text, size, (row, column))?),
        None => None,
    };
    let difficulty = first.map(|first| difficulty_while(&board, first, &|| !interrupted()));
    if interrupted() {
        return Err(Fail::Interrupted);
    }
    let parts = board.parts();
    let report = BoardReport {
        columns: size.columns(),
        rows: size.rows(),
        mines: size.mines(),
        three_bv: parts.three_bv(),
        openings: parts.openings.len(),
        islands: parts.islands,
        enclosed: positions(size, &board.enclosed().collect::<Vec<_>>()),
        no_guess: difficulty.map(|difficulty| difficulty.is_some()),
        difficulty: difficulty.flatten().map(|difficulty| difficulty.id()),
    };
    if context.json {
        context.out.json(&report)?;
        return Ok(ExitStatus::Done);
    }
    // A table with the keys of JSON, the same in all languages.
    let mut columns = TextTable::default();
    let rows = [
        ("columns", Some(report.columns.to_string())),
        ("rows", Some(report.rows.to_string())),
        ("mines", Some(report.mines.to_string())),
        ("three_bv", Some(report.three_bv.to_string())),
        ("openings", Some(report.openings.to_string())),
        ("islands", Some(report.islands.to_string())),
        ("enclosed", Some(report.enclosed.len().to_string())),
        (
            "no_guess",
            report.no_guess.map(|no_guess| no_guess.to_string()),
        ),
        ("difficulty", report.difficulty.map(str::to_owned)),
    ];
    for (key, value) in rows {
        if let Some(value) = value {
            columns.row([key.to_owned(), value]);
        }
    }
    for line in columns.lines() {
        context.out.line(&line)?;
    }
    Ok(ExitStatus::Done)
}
