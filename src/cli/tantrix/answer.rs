//! What all puzzles do with their solutions: list, count or check them.

use super::check;
use super::results::{OutputFormat, Request};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, ExitStatus, Fail};
use games::tantrix::{Impossible, Placed, Puzzle, Rotations, SolutionFormat};
use std::ffi::OsStr;

/// What to do with a puzzle.
enum AnswerMode<'a> {
    /// List at most this number of solutions.
    List(u64),
    /// Count its solutions.
    Count,
    /// Check the solutions in a file.
    Check(&'a OsStr),
}

/// Does with a puzzle what the options say.
pub fn answer(
    context: &mut CliContext,
    arguments: &Arguments,
    puzzle: impl FnOnce(&CliContext) -> Result<Result<Puzzle, Impossible>, Fail>,
) -> Result<ExitStatus, Fail> {
    let mode = mode(context, arguments)?;
    // A file of solutions names its puzzle, if no option does.
    if let (AnswerMode::Check(file), false) = (&mode, names_puzzle(arguments)) {
        return check::check(context, None, file);
    }
    let rotations = match arguments.flag("up-to-rotation") {
        true => Rotations::Once,
        false => Rotations::Each,
    };
    let request = Request {
        format: match context.json {
            true => OutputFormat::File(SolutionFormat::Json),
            false => arguments.value("format"),
        },
        rotations,
        jobs: arguments.optional_number("jobs").unwrap_or(0) as usize,
    };
    let fixed = fixed(context, arguments)?;
    let puzzle = match puzzle(context)? {
        Ok(puzzle) => Puzzle { fixed, ..puzzle },
        Err(why) => return request.impossible(context, &why),
    };
    match mode {
        AnswerMode::List(limit) => request.list(context, &puzzle, limit),
        AnswerMode::Count => request.count(context, &puzzle),
        AnswerMode::Check(file) => check::check(context, Some(&puzzle), file),
    }
}

/// Whether an option says which puzzle it is about.
fn names_puzzle(arguments: &Arguments) -> bool {
    ["tiles", "back", "colour"]
        .iter()
        .any(|id| arguments.is_given(id))
}

/// The tiles that lie already: those of the first solution in the file.
fn fixed(context: &CliContext, arguments: &Arguments) -> Result<Vec<Placed>, Fail> {
    let Some(file) = arguments.optional_file("fixed") else {
        return Ok(Vec::new());
    };
    let read = Source::new(file).tantrix(&context.text)?;
    let first = read.solutions.into_iter().next();
    Ok(first.map_or_else(Vec::new, |(_, tiles)| tiles.placed().to_vec()))
}

fn mode<'a>(context: &CliContext, arguments: &'a Arguments) -> Result<AnswerMode<'a>, Fail> {
    let refused = |option, why| Err(Fail::Unusable(format!("{option}: {why}")));
    let text = &context.text;
    let check = arguments.optional_file("check");
    let flags = ["first", "all", "count"].map(|id| arguments.flag(id));
    let modes = flags.iter().filter(|flag| **flag).count() + usize::from(check.is_some());
    if modes > 1 {
        return refused("--first", text.msg_tantrix_modes());
    }
    let limit = arguments.optional_number("limit");
    let [_, all, count] = flags;
    Ok(match check {
        _ if limit.is_some() && !all => return refused("--limit", text.msg_tantrix_limit_alone()),
        Some(file) => AnswerMode::Check(file),
        None if count => AnswerMode::Count,
        None if all => AnswerMode::List(limit.unwrap_or(u64::MAX)),
        None => AnswerMode::List(1),
    })
}
