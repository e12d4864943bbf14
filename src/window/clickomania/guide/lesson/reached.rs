//! How far a person came in the steps of a lesson, so that the card does not go back while a program is taken apart.

use super::coach::Seen;
use engine::task::Task;
use engine::task::steps::ItemStates;

/// A number of items from the first on, and the number of edits that could be undone when they were reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Mark {
    items: usize,
    edits: usize,
}

/// The item that the card stays at, and the items that were read.
///
/// A right program, or one that reaches a goal, ends a stage: its steps stay done while it is changed into the next one. The
/// other steps open when their statement no longer holds, but the card goes back to them only once the program was tried
/// like that. Undo takes back all that was reached after what it undoes.
#[derive(Default, Debug)]
pub(super) struct Reached {
    stage: Mark,
    present: Mark,
    /// True from an undo of what led to the present item until the next edit: its verdict comes later.
    undone: bool,
    /// The revision of the program that was checked.
    checked: Option<u64>,
    /// The last revision.
    revision: Option<u64>,
    /// Items before this index were on the card when the person did something.
    read: usize,
    /// True once the person did something.
    acted: bool,
}

/// A jump over more items than this is that of a person who needs no cards.
const MOST_UNREAD: usize = 2;

impl Reached {
    /// Per-frame update, before the steps are read off; `shown` is the index of the item on the card, and `rests` is true if
    /// a move is to be seen before the next one comes. Returns the number of steps that stay done.
    pub fn advance(&mut self, seen: &Seen<'_>, shown: usize, rests: bool) -> usize {
        let before = self.revision.replace(seen.revision);
        let edited = before.is_some_and(|before| before != seen.revision);
        if edited || !seen.moves.is_empty() {
            self.acted = true;
            if edited || !rests {
                self.read(shown);
            }
        }
        if seen.edits < self.stage.edits {
            self.stage = Mark::default();
        }
        self.stage.items
    }

    /// The program of this revision is checked.
    pub fn check(&mut self, revision: u64) {
        self.checked = Some(revision);
    }

    /// The item with this index was read.
    pub fn read(&mut self, at: usize) {
        self.read = self.read.max(at + 1);
    }

    /// Notes which items are done now.
    pub fn follow(&mut self, task: &Task, seen: &Seen<'_>, states: &ItemStates) {
        let count = states.items.len();
        let (edits, items) = (seen.edits, states.present.unwrap_or(count));
        let tried = seen.tried || self.checked == Some(seen.revision);
        if edits != self.present.edits {
            self.undone = edits < self.present.edits;
        }
        if items > self.present.items || tried || self.undone {
            self.present = Mark { items, edits };
        }
        if !self.acted {
            self.read = items;
        }
        // An older verdict may be about a program that was undone.
        if seen.right != Some(true) {
            return;
        }
        let mut steps = task.steps.iter().zip(&states.items);
        let last = steps.rposition(|(step, state)| state.done && step.until.ends_stage());
        let items = last.map_or(0, |last| last + 1);
        // The last stage of a lesson leads nowhere.
        if items > self.stage.items && items < count {
            self.stage = Mark { items, edits };
        }
    }

    /// The index of the item to be done now; the number of items if there is none.
    pub fn present(&self) -> usize {
        self.present.items
    }

    /// The index of the item to be shown: each one is on the card until the person does something, even if it is done
    /// already.
    pub fn shown(&self) -> usize {
        let unread = self.present().saturating_sub(self.read);
        if unread > MOST_UNREAD {
            self.present()
        } else {
            self.present() - unread
        }
    }
}
