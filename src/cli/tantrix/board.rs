//! `tantrix board`: the tiles on a grid.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{CliContext, ExitStatus, Fail, help};
use clap::Command;
use engine::games::tantrix::{Impossible, Puzzle};
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
                options::columns(text).required_unless_present("check"),
                options::rows(text).required_unless_present("check"),
            ],
            options::solutions(text),
        ]
        .concat(),
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |context| {
        let [columns, rows] = ["columns", "rows"].map(|side| arguments.optional_number(side));
        match (columns, rows) {
            (Some(columns), Some(rows)) => {
                let (columns, rows) = (columns as usize, rows as usize);
                Ok(Ok(Puzzle::board(arguments.tiles(), columns, rows)))
            }
            (None, _) => missing(context, "--columns"),
            (_, None) => missing(context, "--rows"),
        }
    })
}

/// The tiles of a check are given, but no board.
fn missing(context: &CliContext, option: &str) -> Result<Result<Puzzle, Impossible>, Fail> {
    let why = context.text.msg_tantrix_area_missing();
    Err(Fail::Unusable(format!("{option}: {why}")))
}
