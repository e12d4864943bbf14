//! `tantrix board`: the tiles on a grid.

use super::answer::answer;
use super::area::area;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{CliContext, ExitStatus, Fail, help};
use clap::Command;
use engine::text::Text;
use games::tantrix::Puzzle;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix board",
        text.msg_help_tantrix_board(),
        "--tiles T (--columns X --rows Y | --shape F)",
        [
            vec![
                options::tiles(text),
                options::columns(text),
                options::rows(text),
                options::shape(text),
            ],
            options::solutions(text),
        ]
        .concat(),
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |context| {
        Ok(Ok(Puzzle {
            area: area(context, arguments)?,
            ..Puzzle::board(arguments.tiles(), 1, 1)
        }))
    })
}
