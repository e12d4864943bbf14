//! `tantrix domino`: the tiles in a row.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{CliContext, ExitStatus, Fail, help};
use clap::Command;
use engine::text::Text;
use games::tantrix::Puzzle;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix domino",
        text.msg_help_tantrix_domino(),
        "--tiles T",
        [vec![options::tiles(text)], options::solutions(text)].concat(),
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        Ok(Ok(Puzzle::domino(arguments.tiles())))
    })
}
