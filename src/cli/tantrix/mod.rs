//! `tantrix domino|rainbow|board|puzzle`: solutions found, counted, or checked.

mod check;
mod results;

use super::arguments::Arguments;
use super::{Context, Fail, Status};
use engine::games::tantrix::{
    Area, Back, Colour, Holes, Impossible, LineColour, LineCondition, Puzzle, Rotations,
};

/// The tiles in a row.
pub fn domino(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    answer(context, arguments, Ok(Puzzle::domino(arguments.tiles())))
}

/// The tiles with one back in a pyramid.
pub fn rainbow(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let word = arguments.word("back");
    let back = Back::ALL.into_iter().find(|back| Some(back.id()) == word);
    answer(
        context,
        arguments,
        Puzzle::rainbow(back.expect("the option has one of these words")),
    )
}

/// The tiles on a grid.
pub fn board(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
    let [columns, rows] = ["columns", "rows"].map(|side| arguments.number(side) as usize);
    answer(
        context,
        arguments,
        Ok(Puzzle::board(arguments.tiles(), columns, rows)),
    )
}

/// A line through all tiles.
pub fn puzzle(context: &mut Context, arguments: &Arguments) -> Result<Status, Fail> {
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
    let word = arguments.word("line");
    let colour = match Colour::ALL
        .into_iter()
        .find(|colour| Some(colour.id()) == word)
    {
        Some(colour) => LineColour::Of(colour),
        None if word == Some("back") => LineColour::Back,
        None => LineColour::Any,
    };
    let puzzle = Puzzle {
        tiles: arguments.tiles(),
        area,
        golden: true,
        holes: match arguments.word("holes") {
            Some("allowed") => Holes::Allowed,
            Some("enclosed") => Holes::NoneEnclosed,
            _ => Holes::None,
        },
        line: Some(LineCondition {
            colour,
            closed: arguments.flag("closed"),
        }),
    };
    answer(context, arguments, Ok(puzzle))
}

/// What is to be done with a puzzle.
enum Task<'a> {
    /// List its solutions, so many at most.
    List(u64),
    /// Say how many it has.
    Count,
    /// Say whether those in a file are right.
    Check(&'a std::ffi::OsStr),
}

/// Does with the puzzle what the options say.
fn answer(
    context: &mut Context,
    arguments: &Arguments,
    puzzle: Result<Puzzle, Impossible>,
) -> Result<Status, Fail> {
    let task = task(context, arguments)?;
    let rotations = match arguments.flag("up-to-rotation") {
        true => Rotations::Once,
        false => Rotations::Each,
    };
    let request = results::Request {
        format: results::Format::of(arguments.word("format")),
        rotations,
        jobs: arguments.optional_number("jobs").unwrap_or(0) as usize,
    };
    let puzzle = match puzzle {
        Ok(puzzle) => puzzle,
        Err(why) => return request.impossible(context, &why),
    };
    match task {
        Task::List(limit) => request.list(context, &puzzle, limit),
        Task::Count => request.count(context, &puzzle),
        Task::Check(file) => check::check(context, &puzzle, file),
    }
}

fn task<'a>(context: &Context, arguments: &'a Arguments) -> Result<Task<'a>, Fail> {
    let refused = |option, why| Err(Fail::Unusable(format!("{option}: {why}")));
    let text = &context.text;
    let check = arguments.optional_file("check");
    let flags = ["first", "all", "count"].map(|mode| arguments.flag(mode));
    let modes = flags.iter().filter(|flag| **flag).count() + usize::from(check.is_some());
    if modes > 1 {
        return refused("--first", text.msg_tantrix_modes());
    }
    let limit = arguments.optional_number("limit");
    let [_, all, count] = flags;
    Ok(match check {
        _ if limit.is_some() && !all => return refused("--limit", text.msg_tantrix_limit_alone()),
        Some(file) => Task::Check(file),
        None if count => Task::Count,
        None if all => Task::List(limit.unwrap_or(u64::MAX)),
        None => Task::List(1),
    })
}
