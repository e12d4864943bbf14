//! `tantrix check FILE` and `--check FILE`: whether solutions follow the rules.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::print_to_stderr;
use crate::cli::{CliContext, ExitStatus, Fail, help, options};
use crate::sentences;
use clap::Command;
use engine::text::Text;
use games::tantrix::{Puzzle, verify};
use std::ffi::OsStr;

pub fn command(text: &Text) -> Command {
    help::subcommand(
        text,
        "tantrix check",
        text.msg_help_tantrix_check(),
        "FILE",
        vec![options::file("FILE", text.msg_help_argument_solutions())],
    )
}

pub fn run(context: &mut CliContext, arguments: &Arguments) -> Result<ExitStatus, Fail> {
    check(context, None, arguments.file("FILE"))
}

/// Checks every solution in a file: prints which rule a wrong one breaks, then the number of right ones. Without a
/// puzzle those that the file names are the rules.
pub fn check(
    context: &mut CliContext,
    puzzle: Option<&Puzzle>,
    file: &OsStr,
) -> Result<ExitStatus, Fail> {
    let source = Source::new(file);
    let read = source.tantrix(&context.text)?;
    let puzzle = puzzle.cloned().or(read.puzzle).ok_or_else(|| {
        let why = context.text.msg_tantrix_puzzle_missing();
        Fail::Unusable(format!("{}: {why}", source.name))
    })?;
    let mut right = 0usize;
    for (line, solution) in &read.solutions {
        match verify(&puzzle, solution) {
            Ok(()) => right += 1,
            Err(rule) => {
                let why = sentences::tantrix_violation(&context.text, &rule);
                print_to_stderr(&format!("clickomania: {}:{line}: {why}", source.name));
            }
        }
    }
    context
        .out
        .line(&context.text.msg_tantrix_checked(right.to_string()))?;
    Ok(if right == read.solutions.len() {
        ExitStatus::Done
    } else {
        ExitStatus::No
    })
}
