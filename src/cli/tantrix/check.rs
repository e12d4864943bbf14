//! `--check FILE`: whether solutions follow the rules.

use crate::cli::input::Source;
use crate::cli::output::print_to_stderr;
use crate::cli::{CliContext, ExitStatus, Fail};
use engine::diagnostics;
use engine::games::tantrix::{Puzzle, verify};
use std::ffi::OsStr;

/// Checks every solution in a file: prints which rule a wrong one breaks, then the number of right ones.
pub fn check(context: &mut CliContext, puzzle: &Puzzle, file: &OsStr) -> Result<ExitStatus, Fail> {
    let source = Source::new(file);
    let solutions = source.tantrix(&context.text)?;
    let mut right = 0usize;
    for (line, solution) in &solutions {
        match verify(puzzle, solution) {
            Ok(()) => right += 1,
            Err(rule) => {
                let why = diagnostics::tantrix_violation(&context.text, &rule);
                print_to_stderr(&format!("clickomania: {}:{line}: {why}", source.name));
            }
        }
    }
    context
        .out
        .line(&context.text.msg_tantrix_checked(right.to_string()))?;
    Ok(if right == solutions.len() {
        ExitStatus::Done
    } else {
        ExitStatus::No
    })
}
