//! `tantrix rainbow`: the tiles with one back in a pyramid.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{CliContext, ExitStatus, Fail, help, options::option, values};
use clap::{Arg, Command};
use engine::text::Text;
use games::tantrix::{Back, Puzzle, TantrixColour};

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix rainbow",
        text.msg_help_tantrix_rainbow(),
        "--back C",
        [vec![back(text)], options::solutions(text)].concat(),
    )
}

/// The colour of the back of the tiles.
fn back(text: &Text) -> Arg {
    const BACKS: &[(&str, Back)] = &[
        ("blue", Back::Of(TantrixColour::Blue)),
        ("green", Back::Of(TantrixColour::Green)),
        ("red", Back::Of(TantrixColour::Red)),
        ("yellow", Back::Of(TantrixColour::Yellow)),
        ("white", Back::White),
    ];
    option("back", "C", text.msg_help_option_back())
        .required_unless_present("check")
        .value_parser(values::choice(text, BACKS))
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        Ok(Puzzle::rainbow(arguments.value("back")))
    })
}
