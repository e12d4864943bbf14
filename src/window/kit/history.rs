//! What was done, to be undone and done again: changes in order, bounded by number and by memory.
//!
//! A change `C` is whatever takes back the one that was made: an inverse edit, or the state before. `K` says
//! what kind of change it was, for menus and lists; `()` where nobody asks. To undo, [`History::take`] the
//! change, make it, and [`History::put`] back what undoes that; or [`History::step`] does both.

use std::collections::VecDeque;

/// Maximum number of changes.
pub const MOST: usize = 20_000;

/// Maximum memory of all changes, in bytes; the last one is kept whatever it takes.
pub const ROOM: usize = 64 << 20;

/// What takes memory.
pub trait Memory {
    /// How much it takes beside itself, in bytes.
    fn memory(&self) -> usize;
}

/// A change that was made, or taken back.
#[derive(Clone, Debug)]
struct HistoryEntry<C, K> {
    kind: K,
    change: C,
    memory: usize,
}

/// Changes in order; what takes back each of them is kept.
#[derive(Clone, Debug)]
pub struct History<C, K = ()> {
    done: VecDeque<HistoryEntry<C, K>>,
    undone: VecDeque<HistoryEntry<C, K>>,
    /// What all of them take, in bytes.
    memory: usize,
    most: usize,
}

impl<C, K> Default for History<C, K> {
    fn default() -> History<C, K> {
        History::with_most(MOST)
    }
}

impl<C, K> History<C, K> {
    /// Keeps at most `most` changes.
    pub fn with_most(most: usize) -> History<C, K> {
        History {
            done: VecDeque::new(),
            undone: VecDeque::new(),
            memory: 0,
            most,
        }
    }

    /// Whether something can be undone (with `again`: done again).
    pub fn can(&self, again: bool) -> bool {
        !self.list(again).is_empty()
    }

    /// How much memory the changes take, in bytes.
    pub fn memory(&self) -> usize {
        self.memory
    }

    fn list(&self, again: bool) -> &VecDeque<HistoryEntry<C, K>> {
        if again { &self.undone } else { &self.done }
    }

    fn list_mut(&mut self, again: bool) -> &mut VecDeque<HistoryEntry<C, K>> {
        if again {
            &mut self.undone
        } else {
            &mut self.done
        }
    }
}

impl<C: Memory, K: Copy> History<C, K> {
    /// A change was made that `inverse` takes back.
    pub fn did(&mut self, kind: K, inverse: C) {
        self.forget_undone();
        self.put(true, kind, inverse);
    }

    /// What was taken back cannot be done again: something else was done since.
    pub fn forget_undone(&mut self) {
        self.memory -= self.undone.drain(..).map(|step| step.memory).sum::<usize>();
    }

    /// The change that undoing (with `again`: doing again) would concern.
    pub fn next(&self, again: bool) -> Option<K> {
        self.list(again).back().map(|step| step.kind)
    }

    /// The last change that was made, and what takes it back.
    pub fn last(&self) -> Option<(K, &C)> {
        self.done.back().map(|step| (step.kind, &step.change))
    }

    /// The changes made, the last one last; with `again` those taken back, the last one taken back last.
    pub fn kinds(&self, again: bool) -> Vec<K> {
        self.list(again).iter().map(|step| step.kind).collect()
    }

    /// Takes that change out; [`History::put`] must follow with its inverse.
    pub fn take(&mut self, again: bool) -> Option<(K, C)> {
        let step = self.list_mut(again).pop_back()?;
        self.memory -= step.memory;
        Some((step.kind, step.change))
    }

    /// The change that was taken out was undone (done again); `inverse` is the way back.
    pub fn put(&mut self, again: bool, kind: K, inverse: C) {
        // Lists grow by doubling, and both may have held the step: it may have four places.
        let memory = inverse.memory() + 4 * size_of::<HistoryEntry<C, K>>();
        self.memory += memory;
        self.list_mut(!again).push_back(HistoryEntry {
            kind,
            change: inverse,
            memory,
        });
        while self.memory > ROOM || self.done.len() + self.undone.len() > self.most {
            if !self.forget() {
                break;
            }
        }
    }

    /// Undoes (with `again`: does again) the last change: `make` makes it and gives what takes that back.
    /// False if there is none.
    pub fn step(&mut self, again: bool, make: impl FnOnce(C) -> C) -> bool {
        let Some((kind, change)) = self.take(again) else {
            return false;
        };
        self.put(again, kind, make(change));
        true
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
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change that takes this many bytes.
    #[derive(Debug)]
    struct Heavy(usize);

    impl Memory for Heavy {
        fn memory(&self) -> usize {
            self.0
        }
    }

    /// What the changes take, the oldest first.
    fn kept(history: &History<Heavy, char>) -> Vec<usize> {
        history.done.iter().map(|step| step.change.0).collect()
    }

    #[test]
    fn the_oldest_changes_make_room_and_the_last_one_is_always_kept() {
        let mut history = History::default();
        let third = ROOM / 3 - 1_000;
        for more in 0..4 {
            history.did('a', Heavy(third + more));
        }
        assert_eq!(kept(&history), [third + 1, third + 2, third + 3]);
        history.did('p', Heavy(2 * ROOM));
        assert_eq!(kept(&history), [2 * ROOM]);
        history.did('d', Heavy(1));
        assert_eq!((kept(&history), history.next(false)), (vec![1], Some('d')));
        assert!(history.memory() < 1_000);
    }

    #[test]
    fn going_back_forgets_what_is_farthest() {
        let mut history = History::default();
        let quarter = ROOM / 4 - 1_000;
        for _ in 0..4 {
            history.did('d', Heavy(quarter));
        }
        // What takes it back is heavier than what it takes back.
        assert!(history.step(false, |_| Heavy(2 * quarter)));
        assert_eq!((kept(&history).len(), history.kinds(true).len()), (2, 1));
        assert!(history.memory() <= ROOM);
        assert!(history.step(true, |_| Heavy(quarter)));
        assert_eq!((kept(&history).len(), history.can(true)), (3, false));
        // Something new is done: what was taken back is gone, and its memory.
        assert!(history.step(false, |_| Heavy(quarter)));
        history.did('a', Heavy(0));
        assert_eq!((history.kinds(false).len(), history.can(true)), (3, false));
        assert!(history.memory() < 2 * quarter + 2_000);
    }

    #[test]
    fn as_many_light_changes_as_allowed_are_kept() {
        for (mut history, most) in [(History::default(), MOST), (History::with_most(3), 3)] {
            for number in 0..most + 5 {
                history.did('n', Heavy(number % 7));
            }
            assert_eq!(history.kinds(false).len(), most);
            assert_eq!(kept(&history)[0], 5);
        }
    }
}
