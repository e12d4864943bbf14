//! Lists, counts or checks the solutions of a puzzle.

use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::output::print_to_stderr;
use crate::cli::progress::with_line;
use crate::cli::{CliContext, ExitStatus, Fail, interrupted};
use crate::sentences;
use engine::text::Text;
use games::tantrix::{
    CountError, Impossible, Placed, Puzzle, PuzzleRecord, Rotations, SearchControl, SearchEnd,
    SearchProgress, Solution, SolutionFormat, SolutionSummary, count, draw, solve, verify,
};
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

/// The task for a puzzle.
enum AnswerMode<'a> {
    /// List at most this number of solutions.
    List(u64),
    /// Count its solutions.
    Count,
    /// Check the solutions in a file.
    Check(&'a OsStr),
}

/// Carries out the options of a puzzle command.
pub fn answer(
    context: &mut CliContext,
    arguments: &Arguments,
    puzzle: impl FnOnce(&CliContext) -> Result<Result<Puzzle, Impossible>, Fail>,
) -> Result<ExitStatus, Fail> {
    let mode = mode(context, arguments)?;
    // A file of solutions names its puzzle, if no option does.
    if let (AnswerMode::Check(file), false) = (&mode, names_puzzle(arguments)) {
        return check(context, None, file);
    }
    let rotations = if arguments.flag("up-to-rotation") {
        Rotations::Once
    } else {
        Rotations::Each
    };
    let request = Request {
        format: if context.json {
            OutputFormat::File(SolutionFormat::Json)
        } else {
            arguments.value("format")
        },
        rotations,
        jobs: arguments.optional_number("jobs").unwrap_or(0) as usize,
    };
    if matches!(mode, AnswerMode::Count) && request.format == OutputFormat::Svg {
        let why = context.text.msg_cli_option_conflict("--format svg");
        return Err(Fail::unusable("--count", why));
    }
    let fixed = fixed(context, arguments)?;
    let puzzle = match puzzle(context)? {
        Ok(puzzle) => Puzzle { fixed, ..puzzle },
        Err(why) => return request.impossible(context, &why),
    };
    match mode {
        AnswerMode::List(limit) => request.list(context, &puzzle, limit),
        AnswerMode::Count => request.count(context, &puzzle),
        AnswerMode::Check(file) => check(context, Some(&puzzle), file),
    }
}

/// True if an option names the puzzle.
fn names_puzzle(arguments: &Arguments) -> bool {
    ["tiles", "back", "colour"]
        .iter()
        .any(|id| arguments.is_given(id))
}

/// The fixed tiles: those of the first solution in the file.
fn fixed(context: &CliContext, arguments: &Arguments) -> Result<Vec<Placed>, Fail> {
    let Some(file) = arguments.optional_file("fixed") else {
        return Ok(Vec::new());
    };
    let source = Source::new(file);
    let read = source.tantrix(&context.text)?;
    let Some((_, tiles)) = read.solutions.first() else {
        let why = context.text.msg_tantrix_fixed_nothing();
        return Err(Fail::unusable(&source.name, why));
    };
    Ok(tiles.placed().to_vec())
}

fn mode<'a>(context: &CliContext, arguments: &'a Arguments) -> Result<AnswerMode<'a>, Fail> {
    let refused = |option, why| Err(Fail::unusable(option, why));
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

/// The format of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutputFormat {
    Text,
    Svg,
    File(SolutionFormat),
}

/// How to search, and in which format to print.
pub struct Request {
    pub format: OutputFormat,
    pub rotations: Rotations,
    /// Number of threads; 0 for one per processor.
    pub jobs: usize,
}

impl Request {
    /// Prints why there is no solution.
    pub fn impossible(
        &self,
        context: &mut CliContext,
        why: &Impossible,
    ) -> Result<ExitStatus, Fail> {
        let sentence = sentences::tantrix_impossible(&context.text, why);
        if let Impossible::Laid(_) = why {
            return Err(Fail::Unusable(format!("--fixed: {sentence}")));
        }
        print_to_stderr(&format!("clickomania: {sentence}"));
        self.summary(context, None, "0", SearchEnd::All)
    }

    /// Prints at most `limit` solutions.
    pub fn list(
        &self,
        context: &mut CliContext,
        puzzle: &Puzzle,
        limit: u64,
    ) -> Result<ExitStatus, Fail> {
        let text = context.text;
        let mut listed = 0u64;
        let mut failed = None;
        let found = self.with_progress(&text, |watch, so_far| {
            solve(puzzle, self.rotations, watch, &mut |solution| {
                if let Err(fail) = self.solution(context, puzzle, &solution, listed > 0) {
                    failed = Some(fail);
                    return ControlFlow::Break(());
                }
                listed += 1;
                so_far.store(listed, Ordering::Relaxed);
                if listed < limit {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
        });
        match (failed, found) {
            (Some(fail), _) => Err(fail),
            // Other processes took all threads since the command began.
            (None, Ok(SearchEnd::Some)) if listed == 0 && !interrupted() => {
                Err(Fail::NoThread(ErrorKind::WouldBlock.to_string()))
            }
            (None, Ok(found)) => {
                // The puzzle is named if there are solutions to it.
                let named = (listed > 0).then_some(puzzle);
                self.summary(context, named, &listed.to_string(), found)
            }
            (None, Err(why)) => self.impossible(context, &why),
        }
    }

    /// Prints the number of solutions.
    pub fn count(&self, context: &mut CliContext, puzzle: &Puzzle) -> Result<ExitStatus, Fail> {
        let text = context.text;
        let counted = self.with_progress(&text, |watch, _| count(puzzle, self.rotations, watch));
        match counted {
            Ok((count, found)) => self.summary(context, None, &count.to_string(), found),
            Err(CountError::Impossible(why)) => self.impossible(context, &why),
            Err(CountError::TooLarge { states, most }) => {
                let why = text.msg_tantrix_count_too_large(states.to_string(), most.to_string());
                Err(Fail::unusable("--count", why))
            }
        }
    }

    fn solution(
        &self,
        context: &mut CliContext,
        puzzle: &Puzzle,
        solution: &Solution,
        more: bool,
    ) -> Result<(), Fail> {
        match self.format {
            OutputFormat::Text => {
                if more {
                    context.out.line("")?;
                }
                context.out.text(&draw::text(puzzle.area, solution))?;
            }
            OutputFormat::Svg => context.out.text(&draw::svg(puzzle.area, solution))?,
            OutputFormat::File(form) => context.out.line(&solution.line(form))?,
        }
        // Each solution is visible at once.
        context.out.flush()
    }

    /// Prints the last line, the number of solutions and what they solve; to standard error beside SVG, which has no place
    /// for it.
    fn summary(
        &self,
        context: &mut CliContext,
        puzzle: Option<&Puzzle>,
        count: &str,
        found: SearchEnd,
    ) -> Result<ExitStatus, Fail> {
        let complete = found == SearchEnd::All;
        let sentence = if complete {
            context.text.msg_tantrix_solutions(count)
        } else {
            context.text.msg_tantrix_solutions_so_far(count)
        };
        match self.format {
            OutputFormat::Text => context.out.line(&sentence)?,
            OutputFormat::Svg => print_to_stderr(&sentence),
            OutputFormat::File(form) => {
                let summary = SolutionSummary {
                    count: count.to_owned(),
                    complete,
                    puzzle: puzzle.map(PuzzleRecord::from),
                };
                context.out.line(&summary.line(form))?;
            }
        }
        match (interrupted(), count) {
            (true, _) => Err(Fail::Interrupted),
            (false, "0") if complete => Ok(ExitStatus::No),
            (false, _) => Ok(ExitStatus::Done),
        }
    }

    /// Searches, and shows progress on a terminal.
    fn with_progress<T>(
        &self,
        text: &Text,
        search: impl FnOnce(&SearchControl<'_>, &AtomicU64) -> T,
    ) -> T {
        let progress = SearchProgress::default();
        let so_far = AtomicU64::new(0);
        let watch = SearchControl {
            stop: &interrupted,
            progress: &progress,
            workers: self.jobs,
        };
        let line = || {
            let (searched, parts) = progress.parts();
            let count = so_far.load(Ordering::Relaxed).to_string();
            text.msg_tantrix_progress(searched.to_string(), parts.to_string(), count)
        };
        with_line(line, || search(&watch, &so_far))
    }
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
        Fail::unusable(&source.name, why)
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
    Ok(ExitStatus::answer(right == read.solutions.len()))
}
