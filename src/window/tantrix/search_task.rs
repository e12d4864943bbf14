//! A search in the background, and the solutions it found.

use crate::sentences;
use crate::window::kit::background::BackgroundTask;
use engine::text::Text;
use games::tantrix::{
    CountError, Impossible, Placed, Puzzle, PuzzleRecord, Rotations, SearchControl, SearchEnd,
    SearchEnd as Whole, SearchProgress, Solution, SolutionFormat, SolutionSummary, complete, count,
    solve,
};
use std::io;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The goal of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchGoal {
    /// Solutions, at most this many.
    List(usize),
    /// The number of solutions.
    Count,
    /// One solution that contains these placed tiles.
    Complete(Vec<Placed>),
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchOutcome {
    /// Listed solutions: all, or some of them because of a limit.
    Found(SearchEnd),
    /// The number of solutions, in digits.
    Counted(String, SearchEnd),
    /// There are none, or they cannot be counted.
    Refused(CountError),
}

/// Progress since the last poll.
#[derive(Default, Debug)]
pub struct News {
    /// New solutions.
    pub solutions: Vec<Solution>,
    /// The result, reported once.
    pub ended: Option<SearchOutcome>,
}

/// A running search; dropping it stops it.
#[derive(Debug)]
pub struct SearchTask {
    /// The goal of the search.
    pub wanted: SearchGoal,
    work: BackgroundTask<SearchOutcome>,
    shared: Arc<Shared>,
    begun: Instant,
}

#[derive(Default, Debug)]
struct Shared {
    progress: SearchProgress,
    solutions: Mutex<Vec<Solution>>,
}

impl SearchTask {
    /// Starts a search on all processors; `wake` is called at the first solution and at the end.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn start(
        puzzle: Puzzle,
        rotations: Rotations,
        wanted: SearchGoal,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> io::Result<SearchTask> {
        let shared = Arc::new(Shared::default());
        let (finds, task, first) = (Arc::clone(&shared), wanted.clone(), wake.clone());
        let job = move |keep_going: &(dyn Fn() -> bool + Sync)| {
            Some(finds.search(&puzzle, rotations, &task, keep_going, &first))
        };
        Ok(SearchTask {
            wanted,
            work: BackgroundTask::start(job, wake)?,
            shared,
            begun: Instant::now(),
        })
    }

    /// Progress since the last call.
    pub fn news(&self) -> News {
        // Take the end first: no solution comes after it.
        let ended = self.work.ended().flatten();
        News {
            solutions: std::mem::take(&mut *self.shared.solutions()),
            ended,
        }
    }

    /// Number of finished parts of the search, and of all parts.
    pub fn parts(&self) -> (usize, usize) {
        self.shared.progress.parts()
    }

    /// Duration so far, in whole seconds.
    pub fn seconds(&self) -> u64 {
        self.begun.elapsed().as_secs()
    }

    /// Stops the search soon; the result is reported as usual.
    pub fn stop(&self) {
        self.work.stop();
    }
}

impl Shared {
    fn solutions(&self) -> std::sync::MutexGuard<'_, Vec<Solution>> {
        self.solutions
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn search(
        &self,
        puzzle: &Puzzle,
        rotations: Rotations,
        wanted: &SearchGoal,
        keep_going: &(dyn Fn() -> bool + Sync),
        wake: &dyn Fn(),
    ) -> SearchOutcome {
        let watch = SearchControl {
            stop: &|| !keep_going(),
            progress: &self.progress,
            workers: 0,
        };
        let most = match wanted {
            SearchGoal::List(most) => *most,
            SearchGoal::Count | SearchGoal::Complete(_) => 1,
        };
        let mut found = 0;
        let mut take = |solution| {
            found += 1;
            self.solutions().push(solution);
            if found == 1 {
                wake();
            }
            if found < most && keep_going() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let refused = |why: Impossible| SearchOutcome::Refused(why.into());
        match wanted {
            SearchGoal::List(_) => solve(puzzle, rotations, &watch, &mut take)
                .map_or_else(refused, SearchOutcome::Found),
            SearchGoal::Complete(laid) => {
                complete(puzzle, laid, &watch, &mut take).map_or_else(refused, SearchOutcome::Found)
            }
            SearchGoal::Count => match count(puzzle, rotations, &watch) {
                Ok((count, found)) => SearchOutcome::Counted(count.to_string(), found),
                Err(why) => SearchOutcome::Refused(why),
            },
        }
    }
}

/// Solutions of a puzzle.
#[derive(Default, Debug)]
pub struct FoundSolutions {
    /// The puzzle; none before the first search.
    puzzle: Option<Puzzle>,
    solutions: Vec<Solution>,
    at: usize,
    /// The result of the search; none while it runs, and for solutions from a file.
    pub ended: Option<SearchOutcome>,
}

impl FoundSolutions {
    /// An empty list for a puzzle.
    pub fn of(puzzle: Puzzle) -> FoundSolutions {
        FoundSolutions {
            puzzle: Some(puzzle),
            ..FoundSolutions::default()
        }
    }

    /// A complete list.
    pub fn all(puzzle: Puzzle, solutions: Vec<Solution>) -> FoundSolutions {
        FoundSolutions {
            solutions,
            ..FoundSolutions::of(puzzle)
        }
    }

    /// Adds solutions.
    pub fn add(&mut self, solutions: Vec<Solution>) {
        self.solutions.extend(solutions);
    }

    /// The puzzle.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref()
    }

    /// Number of solutions.
    pub fn len(&self) -> usize {
        self.solutions.len()
    }

    /// Index of the shown solution.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Shows the solution of this index, or the last.
    pub fn show(&mut self, at: usize) {
        self.at = at.min(self.len().saturating_sub(1));
    }

    /// The shown solution with its puzzle.
    pub fn shown(&self) -> Option<(&Puzzle, &Solution)> {
        Some((self.puzzle.as_ref()?, self.solutions.get(self.at)?))
    }

    /// All solutions.
    pub fn solutions(&self) -> &[Solution] {
        &self.solutions
    }

    /// The last line of a file with all solutions.
    pub fn summary(&self, form: SolutionFormat) -> String {
        let complete = self.ended == Some(SearchOutcome::Found(Whole::All));
        let count = self.len().to_string();
        let puzzle = self.puzzle.as_ref().map(PuzzleRecord::from);
        let summary = SolutionSummary {
            count,
            complete,
            puzzle,
        };
        summary.line(form)
    }
}

/// The reason why there are no solutions, or why they cannot be counted.
pub fn refusal(text: &Text, why: &CountError) -> String {
    match why {
        CountError::Impossible(why) => sentences::tantrix_impossible(text, why),
        CountError::TooLarge { states, most } => {
            text.msg_tantrix_says_too_large(states.to_string(), most.to_string())
        }
    }
}

/// The reason why there is no hint.
pub fn no_hint_reason(text: &Text, ended: &SearchOutcome) -> String {
    match ended {
        SearchOutcome::Found(Whole::All) => text.msg_tantrix_says_no_way(),
        SearchOutcome::Found(Whole::Some) | SearchOutcome::Counted(..) => {
            text.msg_tantrix_says_stopped()
        }
        SearchOutcome::Refused(why) => refusal(text, why),
    }
}

/// The result of a search in words.
pub fn result_sentence(text: &Text, found: usize, ended: &SearchOutcome) -> String {
    let listed = text.grouped(found as u64);
    match ended {
        SearchOutcome::Found(Whole::All) if found == 0 => text.msg_tantrix_ended_none(),
        SearchOutcome::Found(Whole::All) => text.msg_tantrix_ended_all(listed),
        SearchOutcome::Found(Whole::Some) => text.msg_tantrix_ended_some(listed),
        SearchOutcome::Counted(count, Whole::All) => text.msg_tantrix_ended_counted(count.as_str()),
        SearchOutcome::Counted(count, Whole::Some) => {
            text.msg_tantrix_ended_counted_some(count.as_str())
        }
        SearchOutcome::Refused(why) => refusal(text, why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::tantrix::{Area, Back, Holes, TantrixColour, TileSet};
    use std::sync::mpsc::{Receiver, channel};

    fn start(puzzle: Puzzle, wanted: SearchGoal) -> (SearchTask, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let task = SearchTask::start(puzzle, Rotations::Each, wanted, wake).unwrap();
        (task, woken)
    }

    /// Collects everything until the end.
    fn all(task: &SearchTask, woken: &Receiver<()>) -> (Vec<Solution>, SearchOutcome) {
        let mut solutions = Vec::new();
        loop {
            woken.recv().unwrap();
            let news = task.news();
            solutions.extend(news.solutions);
            if let Some(ended) = news.ended {
                return (solutions, ended);
            }
        }
    }

    #[test]
    fn solutions_are_listed_as_far_as_wanted_and_counted() {
        let puzzle = Puzzle::rainbow(Back::Of(TantrixColour::Blue)).unwrap();
        let list = |most| {
            let (task, woken) = start(puzzle.clone(), SearchGoal::List(most));
            all(&task, &woken)
        };
        let (solutions, ended) = list(100);
        assert_eq!(
            (solutions.len(), ended),
            (15, SearchOutcome::Found(SearchEnd::All))
        );
        let (some, ended) = list(4);
        assert_eq!(
            (&some[..], ended),
            (&solutions[..4], SearchOutcome::Found(SearchEnd::Some))
        );
        let (task, woken) = start(puzzle.clone(), SearchGoal::Count);
        let counted = SearchOutcome::Counted("15".to_owned(), SearchEnd::All);
        assert_eq!(all(&task, &woken), (Vec::new(), counted));
        let laid = solutions[7].placed()[..3].to_vec();
        let (task, woken) = start(puzzle, SearchGoal::Complete(laid.clone()));
        let (found, _) = all(&task, &woken);
        assert!(laid.iter().all(|one| found[0].placed().contains(one)));
    }

    #[test]
    fn a_search_without_end_stops_when_told_and_when_dropped() {
        let endless = Puzzle {
            holes: Holes::Allowed,
            ..Puzzle::tantrix(TileSet::up_to(42), Area::Free, false)
        };
        let (task, woken) = start(endless.clone(), SearchGoal::Count);
        task.stop();
        let (_, ended) = all(&task, &woken);
        assert!(
            matches!(ended, SearchOutcome::Counted(_, SearchEnd::Some)),
            "{ended:?}"
        );
        let (task, woken) = start(endless, SearchGoal::Count);
        drop(task);
        woken.recv().unwrap();
    }
}
