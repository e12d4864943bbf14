//! The pages of `tantrix`.

use super::{defaulted, jobs, option, page, switch};
use crate::cli::values;
use clap::{Arg, Command, value_parser};
use engine::text::Text;
use std::ffi::OsString;

/// How many columns and rows a grid can have: far more than there are tiles.
const GRID: u64 = 64;

/// The four puzzles of Tantrix.
pub fn puzzles(text: &Text) -> [Command; 4] {
    let command = |name, about, usage: &str, args: Vec<Arg>| {
        let usage = format!("clickomania tantrix {name} {usage}");
        let args = [args, solution_options(text)].concat();
        page(text, Command::new(name), about, usage, args)
    };
    let grid = || [columns(text), rows(text)];
    [
        command(
            "domino",
            text.msg_help_tantrix_domino(),
            "--tiles T",
            vec![tiles(text)],
        ),
        command(
            "rainbow",
            text.msg_help_tantrix_rainbow(),
            "--back C",
            vec![back(text)],
        ),
        command(
            "board",
            text.msg_help_tantrix_board(),
            "--tiles T --columns X --rows Y",
            [
                vec![tiles(text)],
                grid().map(|side| side.required(true)).to_vec(),
            ]
            .concat(),
        ),
        command(
            "puzzle",
            text.msg_help_tantrix_puzzle(),
            "--tiles T (--columns X --rows Y | --free)",
            [
                vec![tiles(text)],
                grid().to_vec(),
                vec![
                    switch("free", text.msg_help_option_free()),
                    switch("closed", text.msg_help_option_closed()),
                    line(text),
                    holes(text),
                ],
            ]
            .concat(),
        ),
    ]
}

fn tiles(text: &Text) -> Arg {
    option("tiles", "T", text.msg_help_option_tiles())
        .required(true)
        .allow_hyphen_values(true)
        .value_parser(values::tiles(text))
}

/// The colour of the back of tiles.
fn back(text: &Text) -> Arg {
    const BACKS: [&str; 5] = ["blue", "green", "red", "yellow", "white"];
    option("back", "C", text.msg_help_option_back())
        .required(true)
        .value_parser(values::word(text, &BACKS))
}

fn columns(text: &Text) -> Arg {
    option("columns", "X", text.msg_help_option_columns())
        .value_parser(values::number(text, 1..=GRID))
}

fn rows(text: &Text) -> Arg {
    option("rows", "Y", text.msg_help_option_rows()).value_parser(values::number(text, 1..=GRID))
}

/// The colour of the line.
fn line(text: &Text) -> Arg {
    const COLOURS: [&str; 6] = ["any", "back", "blue", "green", "red", "yellow"];
    let arg = option("line", "any|back|C", text.msg_help_option_line());
    defaulted(text, arg, "any".to_owned()).value_parser(values::word(text, &COLOURS))
}

fn holes(text: &Text) -> Arg {
    let arg = option("holes", "RULE", text.msg_help_option_holes());
    defaulted(text, arg, "none".to_owned())
        .value_parser(values::word(text, &["none", "enclosed", "allowed"]))
}

/// The options that say what is done with a puzzle.
fn solution_options(text: &Text) -> Vec<Arg> {
    let limit = option("limit", "L", text.msg_help_option_limit());
    let format = option("format", "FORM", text.msg_help_option_format());
    let check = option("check", "FILE", text.msg_help_option_check_solution());
    vec![
        switch("first", text.msg_help_option_first()),
        switch("all", text.msg_help_option_all()),
        limit.value_parser(values::number(text, 1..=u64::MAX)),
        switch("count", text.msg_help_option_count()),
        check.value_parser(value_parser!(OsString)),
        switch("up-to-rotation", text.msg_help_option_up_to_rotation()),
        defaulted(text, format, "text".to_owned())
            .value_parser(values::word(text, &["text", "json", "ron", "svg"])),
        jobs(text),
    ]
}
