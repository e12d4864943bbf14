//! A move, computed beside the window: however long it takes, the window goes on.

use crate::run::chance::Luck;
use crate::run::code::Code;
use crate::run::moves::{Move, Outcome};
use crate::wall::{Cell, Wall};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// A move to be made.
#[derive(Clone, Debug)]
pub struct Job {
    /// The program.
    pub code: Arc<Code>,
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Where its draws come from.
    pub luck: Luck,
    /// How many steps it may take.
    pub budget: u64,
    /// Which version of the program it is, for the game.
    pub version: u64,
}

impl Job {
    /// As the run knows it.
    pub fn as_move(&self) -> Move<'_> {
        Move {
            code: &self.code,
            wall: self.wall,
            click: self.click,
            luck: self.luck,
            budget: self.budget,
        }
    }
}

/// How far the computation is.
#[derive(Debug)]
pub enum Progress {
    /// Not at its end yet.
    Busy,
    /// The move is known.
    Done(Outcome),
    /// It ended without an outcome: the thread is gone.
    Lost,
}

/// The computation of a move; stops when dropped.
#[derive(Debug)]
pub struct Runner {
    stop: Arc<AtomicBool>,
    outcome: Receiver<Outcome>,
}

impl Runner {
    /// Starts to compute; `wake` is called when the outcome is there.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(job: Job, wake: impl FnOnce() + Send + 'static) -> io::Result<Runner> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, outcome) = sync_channel(1);
        let stopped = Arc::clone(&stop);
        thread::Builder::new()
            .name("move".to_owned())
            .spawn(move || {
                let go_on = || !stopped.load(Ordering::Relaxed);
                if let Some(outcome) = job.as_move().run_while(go_on) {
                    // Nobody waits for it any more if this fails.
                    let _ = sender.send(outcome);
                }
                // Who is woken must not find the thread still at work.
                drop(sender);
                wake();
            })?;
        Ok(Runner { stop, outcome })
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        match self.outcome.try_recv() {
            Ok(outcome) => Progress::Done(outcome),
            Err(TryRecvError::Empty) => Progress::Busy,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::trial::{ENDLESS, compiled, job};
    use std::sync::mpsc::channel;

    /// Waits until the thread says that it is done.
    fn start(job: Job) -> (Runner, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        (Runner::start(job, wake).unwrap(), woken)
    }

    #[test]
    fn the_outcome_is_that_of_the_move() {
        let job = job("solutions/costo-3.ron", 1, 40);
        let plain = job.as_move().run();
        let (runner, woken) = start(job);
        woken.recv().unwrap();
        let Progress::Done(outcome) = runner.progress() else {
            panic!("woken without an outcome");
        };
        assert_eq!((outcome.wall, outcome.steps), (plain.wall, plain.steps));
        assert!(matches!(runner.progress(), Progress::Lost), "told once");
    }

    #[test]
    fn a_dropped_runner_stops_its_thread() {
        // No state comes back, and the budget is never used up: only a stop ends it.
        let mut endless = job("examples/un-solo-blocco.ron", 1, 40);
        endless.code = compiled(ENDLESS);
        endless.budget = u64::MAX;
        let (runner, woken) = start(endless);
        assert!(matches!(runner.progress(), Progress::Busy));
        drop(runner);
        woken.recv().unwrap();
    }
}
