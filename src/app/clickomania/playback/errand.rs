//! Works beside the window: a move is computed, and recorded.

use super::job::Job;
use engine::run::moves::Outcome;
use engine::run::record::{MEMORY, Record};
use std::sync::Arc;

/// Computes a move.
pub fn compute(job: &Job, go_on: &dyn Fn() -> bool) -> Option<Outcome> {
    job.as_move().run_while(go_on)
}

/// Records a move that was computed.
pub fn record(job: &Job, outcome: Outcome, go_on: &dyn Fn() -> bool) -> Option<Arc<Record>> {
    Record::make(&job.code, &job.as_move(), outcome, MEMORY, go_on).map(Arc::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clickomania::playback::trial::{ENDLESS, compiled, job};
    use crate::app::common::background::{Progress, Work};
    use std::sync::mpsc::{Receiver, channel};

    /// Waits until the thread says that it is done.
    fn start(job: Job) -> (Work<Outcome>, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let errand = Work::start(move |go_on| compute(&job, go_on), wake);
        (errand.unwrap(), woken)
    }

    #[test]
    fn the_outcome_is_that_of_the_move() {
        let job = job("solutions/costo-3.ron", 1, 40);
        let plain = job.as_move().run();
        let (errand, woken) = start(job);
        woken.recv().unwrap();
        let Progress::Done(outcome) = errand.progress() else {
            panic!("woken without an outcome");
        };
        assert_eq!((outcome.wall, outcome.steps), (plain.wall, plain.steps));
        assert!(matches!(errand.progress(), Progress::Lost), "told once");
    }

    #[test]
    fn a_dropped_errand_stops_its_thread() {
        // No state comes back, and the budget is never used up: only a stop ends it.
        let mut endless = job("examples/un-solo-blocco.ron", 1, 40);
        endless.code = compiled(ENDLESS);
        endless.budget = u64::MAX;
        let (errand, woken) = start(endless);
        assert!(matches!(errand.progress(), Progress::Busy));
        drop(errand);
        woken.recv().unwrap();
    }
}
