//! Something that is done beside the window and gives one answer.

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

/// Work that goes on; its answer is not waited for when it is dropped.
#[derive(Debug)]
pub struct Work<T>(Receiver<T>);

impl<T: Send + 'static> Work<T> {
    /// Begins; `wake` is called when the answer is there.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn begin(
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<Work<T>> {
        let (sender, answer) = sync_channel(1);
        thread::Builder::new()
            .name("tantrix file".to_owned())
            .spawn(move || {
                let _ = sender.send(work());
                wake();
            })?;
        Ok(Work(answer))
    }

    /// The answer, once; an error if there is none yet, or, when it is lost, for ever.
    pub fn answer(&self) -> Result<T, TryRecvError> {
        self.0.try_recv()
    }
}
