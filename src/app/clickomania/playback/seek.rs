//! A step of a recorded move that a background task looks for.

use crate::app::common::background::{BackgroundTask, WorkState};

/// A search that is under way.
pub struct SeekTask {
    task: BackgroundTask<Option<u64>>,
    purpose: SeekPurpose,
}

/// What is done with the step that is found, and what if there is none.
pub enum SeekPurpose {
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
    Done(Option<u64>, SeekPurpose),
}

impl SeekTask {
    pub fn new(task: BackgroundTask<Option<u64>>, purpose: SeekPurpose) -> SeekTask {
        SeekTask { task, purpose }
    }

    /// A task that was lost counts as one that found nothing.
    pub fn progress(self) -> Sought {
        match self.task.progress() {
            WorkState::Busy => Sought::Busy(self),
            WorkState::Done(found) => Sought::Done(found, self.purpose),
            WorkState::Lost => Sought::Done(None, self.purpose),
        }
    }
}
