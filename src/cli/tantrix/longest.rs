//! `tantrix longest`: a line, or a loop, through all tiles that have its colour.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{
    CliContext, ExitStatus, Fail, help,
    options::{option, switch},
    values,
};
use clap::{Arg, Command};
use engine::text::Text;
use games::tantrix::{Puzzle, TantrixColour};

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix longest",
        text.msg_help_tantrix_longest(),
        "--colour C [--closed]",
        [
            vec![
                colour(text),
                switch("closed", text.msg_help_option_closed()),
            ],
            options::solutions(text),
        ]
        .concat(),
    )
}

fn colour(text: &Text) -> Arg {
    const COLOURS: &[(&str, TantrixColour)] = &[
        ("blue", TantrixColour::Blue),
        ("green", TantrixColour::Green),
        ("red", TantrixColour::Red),
        ("yellow", TantrixColour::Yellow),
    ];
    option("colour", "C", text.msg_help_option_longest_colour())
        .required_unless_present("check")
        .value_parser(values::choice(text, COLOURS))
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        let closed = arguments.flag("closed");
        Ok(Ok(Puzzle::longest(arguments.value("colour"), closed)))
    })
}
