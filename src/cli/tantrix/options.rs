//! Options that several puzzles have.

use super::answer::OutputFormat;
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::options::{file_option, jobs, json, option, switch, with_default};
use crate::cli::{CliContext, Fail, values};
use clap::Arg;
use engine::text::Text;
use games::tantrix::{Area, SolutionFormat};

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
    file_option("shape", "FILE", text.msg_help_option_shape())
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
    let check = file_option("check", "FILE", text.msg_help_option_check_solution());
    let fixed = file_option("fixed", "FILE", text.msg_help_option_fixed());
    vec![
        fixed,
        switch("first", text.msg_help_option_first()),
        switch("all", text.msg_help_option_all()),
        limit.value_parser(values::number(text, 1..=u64::MAX)),
        switch("count", text.msg_help_option_count()),
        check.conflicts_with_all(["fixed", "up-to-rotation", "format", "jobs"]),
        switch("up-to-rotation", text.msg_help_option_up_to_rotation()),
        with_default(text, format, "text").value_parser(values::choice(text, FORMATS)),
        jobs(text),
        json(text),
    ]
}

/// The grid, the drawn board or, where a command has it, the free one.
pub fn area(context: &CliContext, arguments: &Arguments) -> Result<Area, Fail> {
    let text = &context.text;
    let refused = |option, why| Err(Fail::unusable(option, why));
    let [columns, rows] = ["columns", "rows"].map(|side| arguments.optional_number(side));
    let shape = arguments.optional_file("shape");
    match (columns, rows, arguments.flag("free"), shape) {
        (Some(columns), Some(rows), false, None) => Ok(Area::Grid {
            columns: columns as usize,
            rows: rows as usize,
        }),
        (None, None, true, None) => Ok(Area::Free),
        (None, None, false, Some(file)) => {
            let drawn = Source::new(file).tantrix_drawing(text)?;
            Ok(Area::Drawn(drawn))
        }
        (_, _, _, Some(_)) => refused("--shape", text.msg_tantrix_area_twice()),
        (_, _, true, None) => refused("--free", text.msg_tantrix_area_twice()),
        (None, _, false, None) => refused("--columns", text.msg_tantrix_area_missing()),
        (_, None, false, None) => refused("--rows", text.msg_tantrix_area_missing()),
    }
}
