//! Work beside the window: however long it takes, the window goes on.

use super::job::Job;
use crate::run::moves::Outcome;
use crate::run::record::{MEMORY, Record};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// How far the work is.
#[derive(Debug)]
pub enum Progress<T> {
    /// Not at its end yet.
    Busy,
    /// It is done.
    Done(T),
    /// It ended without a result: the thread is gone.
    Lost,
}

/// Some work; stops when dropped.
#[derive(Debug)]
pub struct Errand<T> {
    stop: Arc<AtomicBool>,
    result: Receiver<T>,
}

impl<T: Send + 'static> Errand<T> {
    /// Starts the work, which asks now and then whether to go on, and gives nothing if it is stopped;
    /// `wake` is called when it is done.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        work: impl FnOnce(&dyn Fn() -> bool) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<Errand<T>> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, result) = sync_channel(1);
        let stopped = Arc::clone(&stop);
        thread::Builder::new()
            .name("errand".to_owned())
            .spawn(move || {
                let go_on = || !stopped.load(Ordering::Relaxed);
                if let Some(done) = work(&go_on) {
                    // Nobody waits for it any more if this fails.
                    let _ = sender.send(done);
                }
                // Who is woken must not find the thread still at work.
                drop(sender);
                wake();
            })?;
        Ok(Errand { stop, result })
    }

    /// How far it is; the result is given once.
    pub fn progress(&self) -> Progress<T> {
        match self.result.try_recv() {
            Ok(done) => Progress::Done(done),
            Err(TryRecvError::Empty) => Progress::Busy,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }
}

impl<T> Drop for Errand<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

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
    use crate::app::stage::trial::{ENDLESS, compiled, job};
    use std::sync::mpsc::channel;

    /// Waits until the thread says that it is done.
    fn start(job: Job) -> (Errand<Outcome>, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let errand = Errand::start(move |go_on| compute(&job, go_on), wake);
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
