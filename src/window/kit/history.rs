//! Undo and redo: changes in order, bounded by number and by memory.
//!
//! A change `C` is the inverse of an edit: an inverse edit, or the previous state. `K` is the kind of edit, for menus
//! and lists; `()` if unused. To undo, [`History::take`] the change, apply it, and [`History::put`] back its inverse;
//! [`History::step`] does both.

use std::collections::VecDeque;

/// Maximum number of changes.
pub const MOST: usize = 20_000;

/// Maximum memory of all changes, in bytes; the last one is kept whatever its size.
pub const ROOM: usize = 64 << 20;

/// A type that owns memory.
pub trait Memory {
    /// Memory owned in addition to the value, in bytes.
    fn memory(&self) -> usize;
}

/// A change, made or undone.
#[derive(Clone, Debug)]
struct HistoryEntry<C, K> {
    kind: K,
    change: C,
    memory: usize,
}

/// Changes in order, each with its inverse.
#[derive(Clone, Debug)]
pub struct History<C, K = ()> {
    done: VecDeque<HistoryEntry<C, K>>,
    undone: VecDeque<HistoryEntry<C, K>>,
    /// Memory of all changes, in bytes.
    memory: usize,
    most: usize,
}

impl<C, K> Default for History<C, K> {
    fn default() -> History<C, K> {
        History::with_most(MOST)
    }
}

impl<C, K> History<C, K> {
    /// A history of at most `most` changes.
    pub fn with_most(most: usize) -> History<C, K> {
        History {
            done: VecDeque::new(),
            undone: VecDeque::new(),
            memory: 0,
            most,
        }
    }

    /// True if something can be undone (with `again`: redone).
    pub fn can(&self, again: bool) -> bool {
        !self.list(again).is_empty()
    }

    /// The number of changes that can be undone.
    pub fn depth(&self) -> usize {
        self.done.len()
    }

    /// Memory of all changes, in bytes.
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
    /// Records an edit with its `inverse`.
    pub fn did(&mut self, kind: K, inverse: C) {
        self.forget_undone();
        self.put(true, kind, inverse);
    }

    /// Drops what could be redone, because something else was edited.
    pub fn forget_undone(&mut self) {
        self.memory -= self.undone.drain(..).map(|step| step.memory).sum::<usize>();
    }

    /// The kind of the next change to undo (with `again`: to redo).
    pub fn next(&self, again: bool) -> Option<K> {
        self.list(again).back().map(|step| step.kind)
    }

    /// The last edit, with its inverse.
    pub fn last(&self) -> Option<(K, &C)> {
        self.done.back().map(|step| (step.kind, &step.change))
    }

    /// The edits made, last one last; with `again` the undone ones, last undone last.
    pub fn kinds(&self, again: bool) -> Vec<K> {
        self.list(again).iter().map(|step| step.kind).collect()
    }

    /// Takes out the next change to undo or redo; [`History::put`] must follow with its inverse.
    pub fn take(&mut self, again: bool) -> Option<(K, C)> {
        let step = self.list_mut(again).pop_back()?;
        self.memory -= step.memory;
        Some((step.kind, step.change))
    }

    /// Puts back the inverse of the change taken out.
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

    /// Undoes (with `again`: redoes) the last change: `make` applies it and returns the inverse. False if there is none.
    pub fn step(&mut self, again: bool, make: impl FnOnce(C) -> C) -> bool {
        let Some((kind, change)) = self.take(again) else {
            return false;
        };
        self.put(again, kind, make(change));
        true
    }

    /// Drops the oldest change, or without one the one undone first. Never the last one.
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

    /// A change of this many bytes.
    #[derive(Debug)]
    struct Heavy(usize);

    impl Memory for Heavy {
        fn memory(&self) -> usize {
            self.0
        }
    }

    /// Sizes of the changes, oldest first.
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
}
