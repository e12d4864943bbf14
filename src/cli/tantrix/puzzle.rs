//! `tantrix puzzle`: a line through all tiles.

use super::answer::answer;
use super::area::area;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{
    CliContext, ExitStatus, Fail, help,
    options::{option, switch, with_default},
    values,
};
use clap::{Arg, Command};
use engine::text::Text;
use games::tantrix::{Holes, LineColour, LineCondition, Puzzle, TantrixColour};

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix puzzle",
        text.msg_help_tantrix_puzzle(),
        "--tiles T (--columns X --rows Y | …)",
        [
            vec![
                options::tiles(text),
                options::columns(text),
                options::rows(text),
                options::shape(text),
                switch("free", text.msg_help_option_free()),
                switch("closed", text.msg_help_option_closed()),
                line(text),
                holes(text),
            ],
            options::solutions(text),
        ]
        .concat(),
    )
}

/// The colour of the line.
fn line(text: &Text) -> Arg {
    const COLOURS: &[(&str, LineColour)] = &[
        ("any", LineColour::Any),
        ("back", LineColour::Back),
        ("blue", LineColour::Of(TantrixColour::Blue)),
        ("green", LineColour::Of(TantrixColour::Green)),
        ("red", LineColour::Of(TantrixColour::Red)),
        ("yellow", LineColour::Of(TantrixColour::Yellow)),
    ];
    let line = option("line", "any|back|C", text.msg_help_option_line());
    with_default(text, line, "any").value_parser(values::choice(text, COLOURS))
}

fn holes(text: &Text) -> Arg {
    const HOLES: &[(&str, Holes)] = &[
        ("none", Holes::None),
        ("enclosed", Holes::NoneEnclosed),
        ("allowed", Holes::Allowed),
    ];
    let holes = option("holes", "RULE", text.msg_help_option_holes());
    with_default(text, holes, "none").value_parser(values::choice(text, HOLES))
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |context| {
        Ok(Ok(Puzzle {
            holes: arguments.value("holes"),
            line: Some(LineCondition {
                colour: arguments.value("line"),
                closed: arguments.flag("closed"),
            }),
            ..Puzzle::tantrix(arguments.tiles(), area(context, arguments)?, false)
        }))
    })
}
