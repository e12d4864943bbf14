//! `mines new`, a board; `mines board`, its measures; `mines probabilities`, `mines hint` and `mines best`, what a
//! position reveals; `mines replay`, the story of a game; `mines solve`, whole games.

mod boards;
mod play;
mod position;

use super::input::Source;
use super::output::print_to_stderr;
use super::subcommand::Subcommand;
use super::{CliContext, ExitStatus, Fail, help, options, values};
use clap::{Arg, Command};
use engine::text::Text;
use games::mines::{CellIndex, Contradiction, Size};
use serde::Serialize;

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(boards::new_command, boards::new),
    Subcommand::new(boards::board_command, boards::board),
    Subcommand::new(position::probabilities_command, position::probabilities),
    Subcommand::new(position::hint_command, position::hint),
    Subcommand::new(position::best_command, position::best),
    Subcommand::new(play::replay_command, play::replay),
    Subcommand::new(play::solve_command, play::solve),
];

pub fn command(text: &Text) -> Command {
    let (about, usage) = (text.msg_help_mines(), text.msg_help_command_word());
    help::subcommand(text, "mines", about, &usage, Vec::new())
}

/// The size of a board.
fn size(text: &Text) -> Arg {
    let sizes = "beginner|intermediate|expert|CxR/M";
    let size = options::option("size", sizes, text.msg_help_option_size());
    options::with_default(text, size, "beginner").value_parser(values::mines_size(text))
}

/// Row and column of a cell, for a sentence.
fn place(size: Size, cell: CellIndex) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}

/// Rows and columns of cells, for JSON.
fn positions(size: Size, cells: &[CellIndex]) -> Vec<[usize; 2]> {
    cells.iter().map(|&cell| size.place(cell).into()).collect()
}

/// The cell that `--first` names.
fn cell(text: &Text, size: Size, row: usize, column: usize) -> Result<CellIndex, Fail> {
    size.cell(row, column).ok_or_else(|| {
        let last = [size.rows() - 1, size.columns() - 1].map(|last| last.to_string());
        let why = text.msg_mines_first_outside(&last[0], &last[1]);
        Fail::unusable("--first", why)
    })
}

#[derive(Serialize)]
struct ContradictionReport {
    contradiction: [usize; 2],
}

/// Prints where a position contradicts itself.
fn no_way(
    context: &mut CliContext,
    source: &Source,
    size: Size,
    Contradiction(cell): Contradiction,
) -> Result<ExitStatus, Fail> {
    if context.json {
        let contradiction = size.place(cell).into();
        context.out.json(&ContradictionReport { contradiction })?;
    } else {
        let (row, column) = place(size, cell);
        let why = context.text.msg_mines_study_contradiction(row, column);
        print_to_stderr(&format!("{}: {why}", source.name));
    }
    Ok(ExitStatus::No)
}
