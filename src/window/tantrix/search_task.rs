//! A search, beside the window: however long it takes, the window goes on.

use crate::window::kit::background::{BackgroundTask, WorkState};
use games::tantrix::{
    CountError, Impossible, Placed, Puzzle, Rotations, SearchControl, SearchEnd, SearchProgress,
    Solution, complete, count, solve,
};
use std::io;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What is searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchGoal {
    /// Solutions, up to this number.
    List(usize),
    /// How many there are.
    Count,
    /// One solution in which these tiles lie so.
    Complete(Vec<Placed>),
}

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchOutcome {
    /// With these solutions: all, or as many as were wanted or there was time for.
    Found(SearchEnd),
    /// With their number, in digits.
    Counted(String, SearchEnd),
    /// There is none, or they cannot be counted.
    Refused(CountError),
}

/// What is new since one last asked.
#[derive(Default, Debug)]
pub struct News {
    /// Further solutions.
    pub solutions: Vec<Solution>,
    /// Said once, at the end.
    pub ended: Option<SearchOutcome>,
}

/// A running search; stops when dropped.
#[derive(Debug)]
pub struct SearchTask {
    /// What is searched.
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
    /// Starts to search on all processors; `wake` is called at the first solution and at the end.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        puzzle: Puzzle,
        rotations: Rotations,
        wanted: SearchGoal,
        wake: impl Fn() + Clone + Send + 'static,
    ) -> io::Result<SearchTask> {
        let shared = Arc::new(Shared::default());
        let (finds, task, first) = (Arc::clone(&shared), wanted.clone(), wake.clone());
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            Some(finds.search(&puzzle, rotations, &task, go_on, &first))
        };
        Ok(SearchTask {
            wanted,
            work: BackgroundTask::start(job, wake)?,
            shared,
            begun: Instant::now(),
        })
    }

    /// What is new.
    pub fn news(&self) -> News {
        // The end first: nothing is found after it.
        let ended = match self.work.progress() {
            WorkState::Done(ended) => Some(ended),
            WorkState::Busy | WorkState::Lost => None,
        };
        News {
            solutions: std::mem::take(&mut *self.shared.solutions()),
            ended,
        }
    }

    /// Number of parts of the search that are done, and of all of them.
    pub fn parts(&self) -> (usize, usize) {
        self.shared.progress.parts()
    }

    /// For how many whole seconds it has been searching.
    pub fn seconds(&self) -> u64 {
        self.begun.elapsed().as_secs()
    }

    /// Has it stop soon; its end is news as always.
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
        go_on: &(dyn Fn() -> bool + Sync),
        wake: &dyn Fn(),
    ) -> SearchOutcome {
        let watch = SearchControl {
            stop: &|| !go_on(),
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
            if found < most && go_on() {
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

    /// What comes until the end.
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
    fn what_is_impossible_is_said() {
        let puzzle = Puzzle::tantrix(TileSet::up_to(43), Area::Free, false);
        let (task, woken) = start(puzzle, SearchGoal::List(1));
        let why = CountError::Impossible(Impossible::NoCommonColour);
        assert_eq!(
            all(&task, &woken),
            (Vec::new(), SearchOutcome::Refused(why))
        );
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
