//! Work in the background of the window.
//!
//! [`BackgroundTask`] is one task on a thread of its own: started, asked for its progress, stopped on request or when
//! dropped; it wakes the window at its end. [`take_ended`] empties a slot whose task has ended,
//! [`Asked`] remembers the answer to a question with its key.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// The progress of a task.
#[derive(Debug)]
pub enum WorkState<T> {
    /// It still runs.
    Busy,
    /// The result, returned once.
    Done(T),
    /// It ended without a result: it was stopped, or the thread is gone.
    Lost,
}

/// A task on a thread; dropping it stops it.
#[derive(Debug)]
pub struct BackgroundTask<T> {
    stop: Arc<AtomicBool>,
    result: Receiver<T>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts a job. Its argument returns false once it should stop, also on other threads; the job
    /// should ask often, and returns `None` if it stopped. `wake` is called at its end.
    ///
    /// # Errors
    /// The system gives no thread.
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
                    // This fails if the task was dropped.
                    let _ = sender.send(done);
                }
                // Dropped first, so that the window does not find the task busy.
                drop(sender);
                wake();
            })?;
        Ok(BackgroundTask { stop, result })
    }

    /// The progress, with the result if it has just ended.
    pub fn progress(&self) -> WorkState<T> {
        match self.result.try_recv() {
            Ok(done) => WorkState::Done(done),
            Err(TryRecvError::Empty) => WorkState::Busy,
            Err(TryRecvError::Disconnected) => WorkState::Lost,
        }
    }
}

impl<T> BackgroundTask<T> {
    /// Asks it to stop soon. A result is still returned.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Takes the key and the result once the task has ended; the result is `None` if it is
/// lost.
pub fn take_ended<K, T: Send + 'static>(
    slot: &mut Option<(K, BackgroundTask<T>)>,
) -> Option<(K, Option<T>)> {
    let (_, work) = slot.as_ref()?;
    let result = match work.progress() {
        WorkState::Busy => return None,
        WorkState::Done(result) => Some(result),
        WorkState::Lost => None,
    };
    slot.take().map(|(about, _)| (about, result))
}

/// A question about something with a key `K`, and its answer.
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
    /// True if there is no answer for this key and none is being computed.
    pub fn lacks(&self, key: &K) -> bool {
        let busy = self.work.as_ref().is_some_and(|(of, _)| of == key);
        !busy && self.answer(key).is_none()
    }

    /// Computes the answer for a key by `job`, replacing an earlier question; as [`BackgroundTask::start`].
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

    /// Takes over an answer that has arrived.
    pub fn listen(&mut self) {
        if let Some((key, Some(answer))) = take_ended(&mut self.work) {
            self.answer = Some((key, answer));
        }
    }

    /// The last answer, whatever its key.
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
        assert!(matches!(work.progress(), WorkState::Done(7)));
        assert!(matches!(work.progress(), WorkState::Lost));
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
