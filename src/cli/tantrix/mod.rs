//! `tantrix domino|rainbow|board|puzzle|longest|check|tiles`: solutions found, counted, or checked; the tiles.

mod answer;
mod options;

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::options::{file, option, switch, with_default};
use crate::cli::output::print_to_stderr;
use crate::cli::subcommand::Subcommand;
use crate::cli::{CliContext, ExitStatus, Fail, help, values};
use answer::answer;
use clap::{Arg, Command};
use engine::text::Text;
use games::tantrix::{
    Back, Holes, LineColour, LineCondition, Puzzle, TableForm, TantrixColour, Tile, table, tile,
    tiles,
};

pub const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand::new(domino_command, domino),
    Subcommand::new(rainbow_command, rainbow),
    Subcommand::new(board_command, board),
    Subcommand::new(puzzle_command, puzzle),
    Subcommand::new(longest_command, longest),
    Subcommand::new(check_command, check_file),
    Subcommand::new(tiles_command, print_tiles),
];

pub fn command(text: &Text) -> Command {
    let (about, usage) = (
        text.msg_help_tantrix(),
        "domino|rainbow|board|puzzle|longest|check|tiles",
    );
    help::subcommand(text, "tantrix", about, usage, Vec::new()).subcommand_required(true)
}

fn domino_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix domino",
        text.msg_help_tantrix_domino(),
        "--tiles T",
        [vec![options::tiles(text)], options::solutions(text)].concat(),
    )
}

fn domino(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        Ok(Ok(Puzzle::domino(arguments.tiles())))
    })
}

fn rainbow_command(text: &Text) -> Command {
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

fn rainbow(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        Ok(Puzzle::rainbow(arguments.value("back")))
    })
}

fn board_command(text: &Text) -> Command {
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

fn board(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |context| {
        Ok(Ok(Puzzle {
            area: options::area(context, arguments)?,
            ..Puzzle::board(arguments.tiles(), 1, 1)
        }))
    })
}

fn puzzle_command(text: &Text) -> Command {
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

fn puzzle(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |context| {
        Ok(Ok(Puzzle {
            holes: arguments.value("holes"),
            line: Some(LineCondition {
                colour: arguments.value("line"),
                closed: arguments.flag("closed"),
            }),
            ..Puzzle::tantrix(arguments.tiles(), options::area(context, arguments)?, false)
        }))
    })
}

fn longest_command(text: &Text) -> Command {
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

fn longest(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer(context, arguments, |_| {
        let closed = arguments.flag("closed");
        Ok(Ok(Puzzle::longest(arguments.value("colour"), closed)))
    })
}

fn check_command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix check",
        text.msg_help_tantrix_check(),
        "FILE",
        vec![file("FILE", text.msg_help_argument_solutions())],
    )
}

fn check_file(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    answer::check(context, None, arguments.file("FILE"))
}

fn tiles_command(text: &Text) -> Command {
    const FORMS: &[(&str, TableForm)] = &[("text", TableForm::Text), ("prolog", TableForm::Prolog)];
    let format = option("format", "FORM", text.msg_help_option_tiles_format());
    help::subcommand(
        text,
        "tantrix tiles",
        text.msg_help_tantrix_tiles(),
        "[FILE] [--format text|prolog]",
        vec![
            file("FILE", text.msg_help_argument_tiles_file()).required(false),
            with_default(text, format, "text").value_parser(values::choice(text, FORMS)),
        ],
    )
}

/// Prints the table; of a file whether it is the same.
fn print_tiles(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    let text = context.text;
    let form = arguments.value("format");
    let Some(file) = arguments.optional_file("FILE") else {
        context.out.text(&table(tiles(), form))?;
        return Ok(ExitStatus::Done);
    };
    let read = Source::new(file).tantrix_tiles(&text)?;
    context.out.text(&table(&read, form))?;
    let other = |one: &&Tile| !tile(one.number).is_some_and(|tile| tile.is_same(one));
    let differ: Vec<String> = read
        .iter()
        .filter(other)
        .map(|tile| tile.number.to_string())
        .collect();
    if differ.is_empty() {
        print_to_stderr(&text.msg_tantrix_table_same(read.len().to_string()));
        return Ok(ExitStatus::Done);
    }
    print_to_stderr(&text.msg_tantrix_table_differs(differ.join(", ")));
    Ok(ExitStatus::No)
}
