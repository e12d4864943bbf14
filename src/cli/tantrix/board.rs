//! `tantrix board`: the tiles on a grid.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{CliContext, ExitStatus, Fail, help};
use clap::Command;
use engine::games::tantrix::Puzzle;
use engine::text::Text;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix board",
        text.msg_help_tantrix_board(),
        "--tiles T --columns X --rows Y",
        [
            vec![
                options::tiles(text),
                options::columns(text).required(true),
                options::rows(text).required(true),
            ],
            options::solutions(text),
        ]
        .concat(),
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let [columns, rows] = ["columns", "rows"].map(|side| arguments.number(side) as usize);
    let puzzle = Puzzle::board(arguments.tiles(), columns, rows);
    answer(context, arguments, Ok(puzzle))
}
