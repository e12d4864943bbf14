//! Work that is done beside the window: however long it takes, the window goes on.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// How far some work is.
#[derive(Debug)]
pub enum Progress<T> {
    /// Not at its end yet.
    Busy,
    /// This came of it. Told once.
    Done(T),
    /// It ended without a result: it was stopped, or the thread is gone.
    Lost,
}

/// Some work; told to stop when it is dropped.
#[derive(Debug)]
pub struct Work<T> {
    stop: Arc<AtomicBool>,
    result: Receiver<T>,
}

impl<T: Send + 'static> Work<T> {
    /// Starts the work. It is handed what says whether to go on, which threads of its own may ask too; it
    /// should ask often, and gives nothing if it stopped. `wake` is called when it is at its end.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<Work<T>> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, result) = sync_channel(1);
        let stopped = Arc::clone(&stop);
        thread::Builder::new()
            .name("work".to_owned())
            .spawn(move || {
                if let Some(done) = job(&|| !stopped.load(Ordering::Relaxed)) {
                    // Nobody waits for it any more if this fails.
                    let _ = sender.send(done);
                }
                // Who is woken must not find the thread still at work.
                drop(sender);
                wake();
            })?;
        Ok(Work { stop, result })
    }

    /// How far it is.
    pub fn progress(&self) -> Progress<T> {
        match self.result.try_recv() {
            Ok(done) => Progress::Done(done),
            Err(TryRecvError::Empty) => Progress::Busy,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn what_was_made_is_told_once() {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let work = Work::start(|_| Some(7), wake).unwrap();
        woken.recv().unwrap();
        assert!(matches!(work.progress(), Progress::Done(7)));
        assert!(matches!(work.progress(), Progress::Lost));
    }

    #[test]
    fn dropped_work_is_told_to_stop() {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let endless = |go_on: &(dyn Fn() -> bool + Sync)| {
            while go_on() {
                thread::yield_now();
            }
            None::<()>
        };
        drop(Work::start(endless, wake).unwrap());
        woken.recv().unwrap();
    }
}
