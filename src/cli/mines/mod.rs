//! `mines new`, a board; `mines probabilities`, what a position reveals; `mines solve`, whole games.

mod new;
mod probabilities;
mod solve;

use super::subcommand::Subcommand;
use super::{help, options, values};
use clap::{Arg, Command};
use engine::games::mines::{CellIndex, Size};
use engine::text::Text;

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(new::command, new::run),
    Subcommand::new(probabilities::command, probabilities::run),
    Subcommand::new(solve::command, solve::run),
];

pub fn command(text: &Text) -> Command {
    let (about, usage) = (text.msg_help_mines(), text.msg_help_command_word());
    help::subcommand(text, "mines", about, &usage, Vec::new())
}

/// The size of a board.
fn size(text: &Text) -> Arg {
    let sizes = "beginner|intermediate|expert|CxR/M";
    let size = options::option("size", sizes, text.msg_help_option_mines_size());
    options::with_default(text, size, "beginner").value_parser(values::mines_size(text))
}

/// Row and column of a cell, for a sentence.
fn place(size: Size, cell: CellIndex) -> (String, String) {
    let (row, column) = size.place(cell);
    (row.to_string(), column.to_string())
}
