//! Work that is done beside the window: however long it takes, the window goes on.
//!
//! [`BackgroundTask`] is one task on a thread of its own: started, asked for its progress, stopped when told or
//! dropped; it calls what wakes the window at its end. [`take_ended`] empties a slot with a task at its end,
//! [`Asked`] remembers the answer to a question, and what it was about.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// How far some work is.
#[derive(Debug)]
pub enum WorkState<T> {
    /// Not at its end yet.
    Busy,
    /// This came of it. Told once.
    Done(T),
    /// It ended without a result: it was stopped, or the thread is gone.
    Lost,
}

/// Some work; told to stop when it is dropped.
#[derive(Debug)]
pub struct BackgroundTask<T> {
    stop: Arc<AtomicBool>,
    result: Receiver<T>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts the work. It is handed what says whether to go on, which threads of its own may ask too; it
    /// should ask often, and gives nothing if it stopped. `wake` is called when it is at its end.
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
                    // Nobody waits for it any more if this fails.
                    let _ = sender.send(done);
                }
                // Who is woken must not find the thread still at work.
                drop(sender);
                wake();
            })?;
        Ok(BackgroundTask { stop, result })
    }

    /// How far it is.
    pub fn progress(&self) -> WorkState<T> {
        match self.result.try_recv() {
            Ok(done) => WorkState::Done(done),
            Err(TryRecvError::Empty) => WorkState::Busy,
            Err(TryRecvError::Disconnected) => WorkState::Lost,
        }
    }
}

impl<T> BackgroundTask<T> {
    /// Has it stop soon. What it gives then is told as always.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What is waited for, with what it is about, once the work is at its end: without a result if that is
/// lost. The slot is empty then.
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
    /// Whether nothing is known of this, and nobody is finding out.
    pub fn lacks(&self, key: &K) -> bool {
        let busy = self.work.as_ref().is_some_and(|(of, _)| of == key);
        !busy && self.answer(key).is_none()
    }

    /// Asks `job` about this, instead of what was asked before; as [`BackgroundTask::start`].
    pub fn ask(
        &mut self,
        key: K,
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) {
        // Without a thread there is no answer: whoever asked can ask again.
        self.work = BackgroundTask::start(job, wake)
            .ok()
            .map(|work| (key, work));
    }

    /// Looks whether the answer is there.
    pub fn listen(&mut self) {
        if let Some((key, Some(answer))) = take_ended(&mut self.work) {
            self.answer = Some((key, answer));
        }
    }

    /// What was found out last, whatever it was about.
    pub fn last(&self) -> Option<&T> {
        self.answer.as_ref().map(|(_, answer)| answer)
    }

    /// What was found out about this.
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
    fn a_slot_is_empty_once_its_work_has_ended() {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let mut slot = Some(("seven", BackgroundTask::start(|_| Some(7), wake).unwrap()));
        woken.recv().unwrap();
        assert_eq!(take_ended(&mut slot), Some(("seven", Some(7))));
        assert!(slot.is_none() && take_ended(&mut slot).is_none());
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
