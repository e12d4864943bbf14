//! Options that several puzzles have.

use super::results::OutputFormat;
use crate::cli::options::{jobs, json, option, switch, with_default};
use crate::cli::values;
use clap::{Arg, value_parser};
use engine::text::Text;
use games::tantrix::SolutionFormat;
use std::ffi::OsString;

/// Most columns and most rows of a grid: far more than there are tiles.
const MAX_SIDE: u64 = 64;

pub fn tiles(text: &Text) -> Arg {
    option("tiles", "T", text.msg_help_option_tiles())
        .required_unless_present("check")
        .allow_hyphen_values(true)
        .value_parser(values::tiles(text))
}

pub fn columns(text: &Text) -> Arg {
    option("columns", "X", text.msg_help_option_columns())
        .value_parser(values::number(text, 1..=MAX_SIDE))
}

pub fn rows(text: &Text) -> Arg {
    option("rows", "Y", text.msg_help_option_rows())
        .value_parser(values::number(text, 1..=MAX_SIDE))
}

/// A drawn board instead of columns and rows.
pub fn shape(text: &Text) -> Arg {
    option("shape", "FILE", text.msg_help_option_shape()).value_parser(value_parser!(OsString))
}

/// The options that say what to do with the solutions, for [`answer`](super::answer::answer).
pub fn solutions(text: &Text) -> Vec<Arg> {
    const FORMATS: &[(&str, OutputFormat)] = &[
        ("text", OutputFormat::Text),
        ("json", OutputFormat::File(SolutionFormat::Json)),
        ("ron", OutputFormat::File(SolutionFormat::Ron)),
        ("svg", OutputFormat::Svg),
    ];
    let limit = option("limit", "L", text.msg_help_option_limit());
    let format = option("format", "FORM", text.msg_help_option_format());
    let check = option("check", "FILE", text.msg_help_option_check_solution());
    let fixed = option("fixed", "FILE", text.msg_help_option_fixed());
    vec![
        fixed.value_parser(value_parser!(OsString)),
        switch("first", text.msg_help_option_first()),
        switch("all", text.msg_help_option_all()),
        limit.value_parser(values::number(text, 1..=u64::MAX)),
        switch("count", text.msg_help_option_count()),
        check
            .value_parser(value_parser!(OsString))
            .conflicts_with_all(["fixed", "up-to-rotation", "format", "jobs"]),
        switch("up-to-rotation", text.msg_help_option_up_to_rotation()),
        with_default(text, format, "text").value_parser(values::choice(text, FORMATS)),
        jobs(text),
        json(text),
    ]
}
