//! `tantrix domino|rainbow|board|puzzle|longest|check|tiles`: solutions found, counted, or checked; the tiles.

mod answer;
mod area;
mod board;
mod check;
mod domino;
mod longest;
mod options;
mod puzzle;
mod rainbow;
mod results;
mod tiles;

use super::help;
use super::subcommand::Subcommand;
use clap::Command;
use engine::text::Text;

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(domino::command, domino::run),
    Subcommand::new(rainbow::command, rainbow::run),
    Subcommand::new(board::command, board::run),
    Subcommand::new(puzzle::command, puzzle::run),
    Subcommand::new(longest::command, longest::run),
    Subcommand::new(check::command, check::run),
    Subcommand::new(tiles::command, tiles::run),
];

pub fn command(text: &Text) -> Command {
    let (about, usage) = (
        text.msg_help_tantrix(),
        "domino|rainbow|board|puzzle|longest|check|tiles",
    );
    help::subcommand(text, "tantrix", about, usage, Vec::new()).subcommand_required(true)
}
