//! What was done, to be undone and done again: a list of changes, each with its name.

use crate::app::clickomania::command::change_kind::ChangeKind;
use std::collections::VecDeque;

/// At most so many changes are kept.
const MOST: usize = 20_000;

/// The changes that are kept take at most so much memory, in bytes; but the last one is always kept.
pub const ROOM: usize = 64 << 20;

/// What takes memory.
pub trait Memory {
    /// How much it takes beside itself, in bytes.
    fn memory(&self) -> usize;
}

/// A change that was made, or taken back.
#[derive(Debug)]
struct Step<C> {
    kind: ChangeKind,
    way_back: C,
    memory: usize,
}

/// Changes in order; what takes back each of them is kept.
#[derive(Debug)]
pub struct History<C> {
    done: VecDeque<Step<C>>,
    undone: VecDeque<Step<C>>,
    /// What all of them take, in bytes.
    memory: usize,
}

impl<C> Default for History<C> {
    fn default() -> History<C> {
        History {
            done: VecDeque::new(),
            undone: VecDeque::new(),
            memory: 0,
        }
    }
}

impl<C: Memory> History<C> {
    /// A change was made that `inverse` takes back.
    pub fn did(&mut self, kind: ChangeKind, inverse: C) {
        self.memory -= self.undone.drain(..).map(|step| step.memory).sum::<usize>();
        self.put(true, kind, inverse);
    }

    /// The change that undoing (with `again`: doing again) would concern.
    pub fn next(&self, again: bool) -> Option<ChangeKind> {
        self.list(again).back().map(|step| step.kind)
    }

    /// The changes made, the last one last; with `again` those taken back, the last one taken back last.
    pub fn names(&self, again: bool) -> Vec<ChangeKind> {
        self.list(again).iter().map(|step| step.kind).collect()
    }

    /// Takes that change out; [`History::put`] must follow with its inverse.
    pub fn take(&mut self, again: bool) -> Option<(ChangeKind, C)> {
        let step = self.list_mut(again).pop_back()?;
        self.memory -= step.memory;
        Some((step.kind, step.way_back))
    }

    /// The change that was taken out was undone (done again); `inverse` is the way back.
    pub fn put(&mut self, again: bool, kind: ChangeKind, inverse: C) {
        // Lists grow by doubling, and both may have held the step: it may have four places.
        let memory = inverse.memory() + 4 * size_of::<Step<C>>();
        self.memory += memory;
        self.list_mut(!again).push_back(Step {
            kind,
            way_back: inverse,
            memory,
        });
        while self.memory > ROOM || self.done.len() + self.undone.len() > MOST {
            if !self.forget() {
                break;
            }
        }
    }

    /// How much memory the changes take, in bytes.
    pub fn memory(&self) -> usize {
        self.memory
    }

    /// Forgets the oldest change, or without one the one taken back first: it is the farthest from now.
    /// Never the last one.
    fn forget(&mut self) -> bool {
        let list = match self.done.len() {
            0 | 1 => &mut self.undone,
            _ => &mut self.done,
        };
        if list.len() <= 1 {
            return false;
        }
        let step = list.pop_front().expect("there are two at least");
        self.memory -= step.memory;
        true
    }

    fn list(&self, again: bool) -> &VecDeque<Step<C>> {
        if again { &self.undone } else { &self.done }
    }

    fn list_mut(&mut self, again: bool) -> &mut VecDeque<Step<C>> {
        if again {
            &mut self.undone
        } else {
            &mut self.done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change that takes so much.
    struct Heavy(usize);

    impl Memory for Heavy {
        fn memory(&self) -> usize {
            self.0
        }
    }

    /// What the changes take, the oldest first.
    fn kept(history: &History<Heavy>) -> Vec<usize> {
        history.done.iter().map(|step| step.way_back.0).collect()
    }

    #[test]
    fn the_oldest_changes_make_room_and_the_last_one_is_always_kept() {
        let mut history = History::default();
        let third = ROOM / 3 - 1_000;
        for more in 0..4 {
            history.did(ChangeKind::Add, Heavy(third + more));
        }
        assert_eq!(kept(&history), [third + 1, third + 2, third + 3]);
        history.did(ChangeKind::Paste, Heavy(2 * ROOM));
        assert_eq!(kept(&history), [2 * ROOM]);
        history.did(ChangeKind::Delete, Heavy(1));
        assert_eq!(
            (kept(&history), history.next(false)),
            (vec![1], Some(ChangeKind::Delete))
        );
        assert!(history.memory() < 1_000);
    }

    #[test]
    fn going_back_forgets_what_is_farthest() {
        let mut history = History::default();
        let quarter = ROOM / 4 - 1_000;
        for _ in 0..4 {
            history.did(ChangeKind::Delete, Heavy(quarter));
        }
        // What takes it back is heavier than what it takes back.
        let (kind, _) = history.take(false).unwrap();
        history.put(false, kind, Heavy(2 * quarter));
        assert_eq!((kept(&history).len(), history.names(true).len()), (2, 1));
        assert!(history.memory() <= ROOM);
        let (kind, _) = history.take(true).unwrap();
        history.put(true, kind, Heavy(quarter));
        assert_eq!((kept(&history).len(), history.names(true).len()), (3, 0));
        // Something new is done: what was taken back is gone, and its memory.
        let (kind, _) = history.take(false).unwrap();
        history.put(false, kind, Heavy(quarter));
        history.did(ChangeKind::Add, Heavy(0));
        assert_eq!(
            (history.names(false).len(), history.names(true).len()),
            (3, 0)
        );
        assert!(history.memory() < 2 * quarter + 2_000);
    }

    #[test]
    fn twenty_thousand_light_changes_are_kept() {
        let mut history = History::default();
        for number in 0..MOST + 5 {
            history.did(ChangeKind::Number, Heavy(number % 7));
        }
        assert_eq!(history.names(false).len(), MOST);
        assert_eq!(kept(&history)[0], 5);
    }
}
