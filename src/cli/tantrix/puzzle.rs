//! `tantrix puzzle`: a line through all tiles.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{
    Context, Fail, Status, help,
    options::{option, switch, with_default},
    values,
};
use clap::{Arg, Command};
use engine::games::tantrix::{Area, Colour, Holes, LineColour, LineCondition, Puzzle};
use engine::text::Text;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix puzzle",
        text.msg_help_tantrix_puzzle(),
        "--tiles T (--columns X --rows Y | --free)",
        [
            vec![
                options::tiles(text),
                options::columns(text),
                options::rows(text),
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
        ("blue", LineColour::Of(Colour::Blue)),
        ("green", LineColour::Of(Colour::Green)),
        ("red", LineColour::Of(Colour::Red)),
        ("yellow", LineColour::Of(Colour::Yellow)),
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

pub fn run(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let refused = |option, why| Err(Fail::Unusable(format!("{option}: {why}")));
    let [columns, rows] = ["columns", "rows"].map(|side| arguments.optional_number(side));
    let area = match (columns, rows, arguments.flag("free")) {
        (Some(columns), Some(rows), false) => Area::Grid {
            columns: columns as usize,
            rows: rows as usize,
        },
        (None, None, true) => Area::Free,
        (_, _, true) => return refused("--free", context.text.msg_tantrix_area_twice()),
        (None, _, false) => return refused("--columns", context.text.msg_tantrix_area_missing()),
        (_, None, false) => return refused("--rows", context.text.msg_tantrix_area_missing()),
    };
    let puzzle = Puzzle {
        tiles: arguments.tiles(),
        area,
        golden: true,
        holes: arguments.value("holes"),
        line: Some(LineCondition {
            colour: arguments.value("line"),
            closed: arguments.flag("closed"),
        }),
    };
    answer(context, arguments, Ok(puzzle))
}
