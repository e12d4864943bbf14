//! A step of a recorded move that a background task looks for.

use crate::app::common::background::{BackgroundTask, Progress};

/// A search that is under way.
pub struct SeekTask {
    task: BackgroundTask<Option<u64>>,
    purpose: Purpose,
}

/// What is done with the step that is found, and what if there is none.
pub enum Purpose {
    /// To be there; there always is such a step.
    Go,
    /// To stop at the next breakpoint; without one the move goes to its end.
    Stop,
    /// To be there, or to say this if there is no such step.
    GoOrSay(String),
}

/// How far a search is.
pub enum Sought {
    Busy(SeekTask),
    /// The step, if there is one.
    Done(Option<u64>, Purpose),
}

impl SeekTask {
    pub fn new(task: BackgroundTask<Option<u64>>, purpose: Purpose) -> SeekTask {
        SeekTask { task, purpose }
    }

    /// A task that was lost counts as one that found nothing.
    pub fn progress(self) -> Sought {
        match self.task.progress() {
            Progress::Busy => Sought::Busy(self),
            Progress::Done(found) => Sought::Done(found, self.purpose),
            Progress::Lost => Sought::Done(None, self.purpose),
        }
    }
}
