//! `tantrix puzzle`: a line through all tiles.

use super::answer::answer;
use super::options;
use crate::cli::arguments::Arguments;
use crate::cli::{
    CliContext, ExitStatus, Fail, help,
    options::{option, switch, with_default},
    values,
};
use clap::{Arg, Command};
use engine::games::tantrix::{Area, Holes, LineColour, LineCondition, Puzzle, TantrixColour};
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
        puzzle(context, arguments).map(Ok)
    })
}

fn puzzle(context: &CliContext, arguments: &Arguments) -> Result<Puzzle, Fail> {
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
    Ok(Puzzle {
        tiles: arguments.tiles(),
        area,
        golden: true,
        holes: arguments.value("holes"),
        line: Some(LineCondition {
            colour: arguments.value("line"),
            closed: arguments.flag("closed"),
        }),
    })
}
