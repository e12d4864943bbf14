//! Copies of the state, evenly spaced, within bounded memory.

use crate::run::state::RunState;

/// How many steps lie between two copies at first: some 50 microseconds of work.
const SPACING: u64 = 1024;

/// Copies of the state at every multiple of the spacing, from 0 on.
#[derive(Debug)]
pub(super) struct Keyframes {
    #[expect(clippy::vec_box, reason = "a list of boxes stays small when it grows")]
    states: Vec<Box<RunState>>,
    spacing: u64,
    bytes: usize,
    most: usize,
}

impl Keyframes {
    /// No copies yet; they take at most `most` bytes.
    pub(super) fn new(most: usize) -> Keyframes {
        Keyframes {
            states: Vec::new(),
            spacing: SPACING,
            bytes: 0,
            most,
        }
    }

    /// The step of the next copy.
    pub(super) fn due(&self) -> u64 {
        self.states.len() as u64 * self.spacing
    }

    /// Copies the state if its step is due. When the memory is used up, every second copy goes.
    pub(super) fn offer(&mut self, state: &RunState) {
        if state.steps != self.due() {
            return;
        }
        self.bytes += state.bytes();
        self.states.push(Box::new(state.clone()));
        while self.bytes > self.most && self.states.len() > 2 {
            self.spacing *= 2;
            let mut kept = 0..;
            self.states
                .retain(|_| kept.next().is_some_and(|number| number % 2 == 0));
            self.bytes = self.states.iter().map(|state| state.bytes()).sum();
        }
    }

    /// The last copy at or before a step.
    pub(super) fn before(&self, step: u64) -> &RunState {
        let number = (step / self.spacing) as usize;
        &self.states[number.min(self.states.len() - 1)]
    }

    /// The memory of the copies, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }
}
