//! Prints solutions as they are found, then their number.

use crate::cli::output::print_to_stderr;
use crate::cli::progress::with_line;
use crate::cli::{CliContext, ExitStatus, Fail, interrupted};
use crate::sentences;
use engine::text::Text;
use games::tantrix::{
    CountError, Impossible, Puzzle, PuzzleRecord, Rotations, SearchControl, SearchEnd,
    SearchProgress, Solution, SolutionFormat, SolutionSummary, count, draw, solve,
};
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

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
                match listed < limit {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            })
        });
        match (failed, found) {
            (Some(fail), _) => Err(fail),
            // Somebody else has all threads since the command began.
            (None, Ok(SearchEnd::Some)) if listed == 0 && !interrupted() => {
                Err(Fail::NoThread(ErrorKind::WouldBlock.to_string()))
            }
            (None, Ok(found)) => {
                // What solutions there are solve this.
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
                Err(Fail::Unusable(format!("--count: {why}")))
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
        let sentence = match complete {
            true => context.text.msg_tantrix_solutions(count),
            false => context.text.msg_tantrix_solutions_so_far(count),
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
