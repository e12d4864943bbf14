//! A search, beside the window: however long it takes, the window goes on.

use engine::games::tantrix::{
    CountError, Impossible, Placed, Puzzle, Rotations, SearchControl, SearchEnd, SearchProgress,
    Solution, complete, count, solve,
};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// What is searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Solutions, at most so many.
    List(usize),
    /// How many there are.
    Count,
    /// One solution in which these tiles lie so.
    Complete(Vec<Placed>),
}

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
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
    pub ended: Option<Ended>,
}

/// A running search; stops when dropped.
#[derive(Debug)]
pub struct Hunt {
    /// What is searched.
    pub task: Task,
    stop: Arc<AtomicBool>,
    shared: Arc<Shared>,
}

#[derive(Default, Debug)]
struct Shared {
    progress: SearchProgress,
    news: Mutex<News>,
}

impl Hunt {
    /// Starts to search on all processors; `wake` is called at the first solution and at the end.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        puzzle: Puzzle,
        rotations: Rotations,
        task: Task,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Hunt> {
        let stop = Arc::new(AtomicBool::new(false));
        let shared = Arc::new(Shared::default());
        let hunt = Hunt {
            task: task.clone(),
            stop: Arc::clone(&stop),
            shared: Arc::clone(&shared),
        };
        let work = move || {
            let ended = shared.work(&puzzle, rotations, &task, &stop, &wake);
            shared.change(|news| news.ended = Some(ended));
            wake();
        };
        thread::Builder::new()
            .name("tantrix".to_owned())
            .spawn(work)?;
        Ok(hunt)
    }

    /// What is new.
    pub fn news(&self) -> News {
        self.shared.change(std::mem::take)
    }

    /// Of so many parts of the search so many are done.
    pub fn parts(&self) -> (usize, usize) {
        self.shared.progress.parts()
    }

    /// Has it stop soon; its end is news as always.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Hunt {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn change<T>(&self, change: impl FnOnce(&mut News) -> T) -> T {
        change(&mut self.news.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn work(
        &self,
        puzzle: &Puzzle,
        rotations: Rotations,
        task: &Task,
        stop: &AtomicBool,
        wake: &dyn Fn(),
    ) -> Ended {
        let watch = SearchControl {
            stop: &|| stop.load(Ordering::Relaxed),
            progress: &self.progress,
            workers: 0,
        };
        let most = match task {
            Task::List(most) => *most,
            Task::Count | Task::Complete(_) => 1,
        };
        let mut found = 0;
        let mut take = |solution| {
            found += 1;
            self.change(|news| news.solutions.push(solution));
            if found == 1 {
                wake();
            }
            match found < most && !stop.load(Ordering::Relaxed) {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        };
        let refused = |why: Impossible| Ended::Refused(why.into());
        match task {
            Task::List(_) => {
                solve(puzzle, rotations, &watch, &mut take).map_or_else(refused, Ended::Found)
            }
            Task::Complete(laid) => {
                complete(puzzle, laid, &watch, &mut take).map_or_else(refused, Ended::Found)
            }
            Task::Count => match count(puzzle, rotations, &watch) {
                Ok((count, found)) => Ended::Counted(count.to_string(), found),
                Err(why) => Ended::Refused(why),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::tantrix::{Area, Back, Colour, Holes, TileSet};
    use std::sync::mpsc::{Receiver, channel};

    fn start(puzzle: Puzzle, task: Task) -> (Hunt, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let hunt = Hunt::start(puzzle, Rotations::Each, task, wake).unwrap();
        (hunt, woken)
    }

    /// What comes until the end.
    fn all(hunt: &Hunt, woken: &Receiver<()>) -> (Vec<Solution>, Ended) {
        let mut solutions = Vec::new();
        loop {
            woken.recv().unwrap();
            let news = hunt.news();
            solutions.extend(news.solutions);
            if let Some(ended) = news.ended {
                return (solutions, ended);
            }
        }
    }

    #[test]
    fn solutions_are_listed_as_far_as_wanted_and_counted() {
        let puzzle = Puzzle::rainbow(Back::Of(Colour::Blue)).unwrap();
        let list = |most| {
            let (hunt, woken) = start(puzzle.clone(), Task::List(most));
            all(&hunt, &woken)
        };
        let (solutions, ended) = list(100);
        assert_eq!((solutions.len(), ended), (15, Ended::Found(SearchEnd::All)));
        let (some, ended) = list(4);
        assert_eq!(
            (&some[..], ended),
            (&solutions[..4], Ended::Found(SearchEnd::Some))
        );
        let (hunt, woken) = start(puzzle.clone(), Task::Count);
        let counted = Ended::Counted("15".to_owned(), SearchEnd::All);
        assert_eq!(all(&hunt, &woken), (Vec::new(), counted));
        let laid = solutions[7].placed()[..3].to_vec();
        let (hunt, woken) = start(puzzle, Task::Complete(laid.clone()));
        let (found, _) = all(&hunt, &woken);
        assert!(laid.iter().all(|one| found[0].placed().contains(one)));
    }

    #[test]
    fn what_is_impossible_is_said() {
        let puzzle = Puzzle::tantrix(TileSet::up_to(43), Area::Free, false);
        let (hunt, woken) = start(puzzle, Task::List(1));
        let why = CountError::Impossible(Impossible::NoCommonColour);
        assert_eq!(all(&hunt, &woken), (Vec::new(), Ended::Refused(why)));
    }

    #[test]
    fn a_search_without_end_stops_when_told_and_when_dropped() {
        let endless = Puzzle {
            holes: Holes::Allowed,
            ..Puzzle::tantrix(TileSet::up_to(42), Area::Free, false)
        };
        let (hunt, woken) = start(endless.clone(), Task::Count);
        hunt.stop();
        let (_, ended) = all(&hunt, &woken);
        assert!(
            matches!(ended, Ended::Counted(_, SearchEnd::Some)),
            "{ended:?}"
        );
        let (hunt, woken) = start(endless, Task::Count);
        drop(hunt);
        woken.recv().unwrap();
    }
}
