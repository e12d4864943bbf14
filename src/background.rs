//! Background tasks, so that the window never waits.
//!
//! [`BackgroundTask`] is one task on its own thread: it reports progress, stops on request or when dropped, and calls a
//! wake function at its end. [`take_ended`] takes a finished task out of a slot. [`Asked`] keeps the answer to a question
//! together with its key.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// A background task; dropping it stops it.
#[derive(Debug)]
pub struct BackgroundTask<T> {
    stop: Arc<AtomicBool>,
    result: Receiver<T>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts a job. Its argument, which its own threads may share, returns false once the job should stop; the job should
    /// call it often and return `None` if it stopped. `wake` is called at the end.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn start(
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<BackgroundTask<T>> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, result) = sync_channel(1);
        let stopped = Arc::clone(&stop);
        thread::Builder::new()
            .name("work".to_owned())
            .spawn(move || {
                if let Some(done) = job(&|| !stopped.load(Ordering::Relaxed)) {
                    // Fails if the receiver is gone.
                    let _ = sender.send(done);
                }
                // The woken window must not find the thread still running.
                drop(sender);
                wake();
            })?;
        Ok(BackgroundTask { stop, result })
    }

    /// The result of a task that has ended, once; `Some(None)` if there is none: it was stopped, or its thread died.
    pub fn ended(&self) -> Option<Option<T>> {
        match self.result.try_recv() {
            Ok(done) => Some(Some(done)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

impl<T> BackgroundTask<T> {
    /// Stops the task soon. A result it still gives is reported as usual.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Takes a finished task with its context out of the slot; its result is `None` if it was stopped or lost.
pub fn take_ended<K, T: Send + 'static>(
    slot: &mut Option<(K, BackgroundTask<T>)>,
) -> Option<(K, Option<T>)> {
    let (_, work) = slot.as_ref()?;
    let result = work.ended()?;
    slot.take().map(|(about, _)| (about, result))
}

/// A question with key `K`, and its answer.
pub struct Asked<K, T> {
    work: Option<(K, BackgroundTask<T>)>,
    answer: Option<(K, T)>,
}

impl<K, T> Default for Asked<K, T> {
    fn default() -> Self {
        Asked {
            work: None,
            answer: None,
        }
    }
}

impl<K: PartialEq, T: Send + 'static> Asked<K, T> {
    /// True if the answer is neither known nor being computed.
    pub fn lacks(&self, key: &K) -> bool {
        let busy = self.work.as_ref().is_some_and(|(of, _)| of == key);
        !busy && self.answer(key).is_none()
    }

    /// Starts `job` for this key, replacing the previous question; errors as for [`BackgroundTask::start`].
    pub fn ask(
        &mut self,
        key: K,
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) {
        // Without a thread there is no answer; the caller can ask again.
        self.work = BackgroundTask::start(job, wake)
            .ok()
            .map(|work| (key, work));
    }

    /// Collects a finished answer.
    pub fn listen(&mut self) {
        if let Some((key, Some(answer))) = take_ended(&mut self.work) {
            self.answer = Some((key, answer));
        }
    }

    /// The last answer, for whatever key.
    pub fn last(&self) -> Option<&T> {
        self.answer.as_ref().map(|(_, answer)| answer)
    }

    /// The answer for this key.
    pub fn answer(&self, key: &K) -> Option<&T> {
        let (of, answer) = self.answer.as_ref()?;
        (of == key).then_some(answer)
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
        let work = BackgroundTask::start(|_| Some(7), wake).unwrap();
        woken.recv().unwrap();
        assert_eq!((work.ended(), work.ended()), (Some(Some(7)), Some(None)));
    }

    #[test]
    fn an_answer_belongs_to_what_was_asked() {
        let (sender, woken) = channel();
        let mut asked = Asked::default();
        let wake = move || {
            let _ = sender.send(());
        };
        assert!(asked.lacks(&4));
        asked.ask(4, |_| Some("four"), wake);
        assert!(!asked.lacks(&4) && asked.lacks(&5));
        woken.recv().unwrap();
        asked.listen();
        assert_eq!((asked.answer(&4), asked.answer(&5)), (Some(&"four"), None));
        assert!(!asked.lacks(&4) && asked.lacks(&5));
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
        drop(BackgroundTask::start(endless, wake).unwrap());
        woken.recv().unwrap();
    }
}
