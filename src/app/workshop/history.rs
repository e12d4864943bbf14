//! What was done, to be undone and done again: a list of changes, each with its name.

use crate::text::Text;

/// At most so many changes are kept.
const MOST: usize = 20_000;

macro_rules! deeds {
    ($($(#[$doc:meta])* $deed:ident $message:ident;)*) => {
        /// What a change felt like.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Deed { $($(#[$doc])* $deed),* }

        impl Deed {
            /// Its name, as in *Annulla: sposta blocco*.
            pub fn name(self, text: &Text) -> String {
                match self { $(Deed::$deed => text.$message()),* }
            }
        }
    };
}

deeds! {
    /// A block came from the palette.
    Add msg_deed_add;
    /// Blocks went somewhere else.
    Move msg_deed_move;
    /// Blocks were copied.
    Copy msg_deed_copy;
    /// Blocks were deleted.
    Delete msg_deed_delete;
    /// Another option of a drop-down.
    Choose msg_deed_choose;
    /// Another number.
    Number msg_deed_number;
    /// A branch of *se* came or went.
    Branch msg_deed_branch;
    /// Blocks came out of the bin again.
    TakeOut msg_deed_take_out;
    /// A new variable.
    MakeVariable msg_deed_make_variable;
    /// Another name of a variable.
    RenameVariable msg_deed_rename_variable;
    /// A variable was deleted.
    DeleteVariable msg_deed_delete_variable;
    /// Another name of the program.
    Rename msg_deed_rename;
    /// The other game.
    Game msg_deed_game;
    /// A new program.
    New msg_deed_new;
    /// Another program was opened.
    Open msg_deed_open;
    /// A program came out of a slot.
    Load msg_deed_load;
    /// A slot was written.
    Store msg_deed_store;
    /// A block was switched off or on.
    Disable msg_deed_disable;
    /// A block was folded or unfolded.
    Collapse msg_deed_collapse;
    /// Another comment.
    Comment msg_deed_comment;
    /// Blocks went to the clipboard.
    Cut msg_deed_cut;
    /// Blocks came from the clipboard.
    Paste msg_deed_paste;
    /// The loose stacks were laid in order.
    Tidy msg_deed_tidy;
    /// What a hint says was done.
    Hint msg_deed_hint;
    /// A wall was painted and taken.
    PaintWall msg_walls_deed_paint;
}

/// Changes in order; what takes back each of them is kept.
#[derive(Debug)]
pub struct History<C> {
    done: Vec<(Deed, C)>,
    undone: Vec<(Deed, C)>,
}

impl<C> Default for History<C> {
    fn default() -> History<C> {
        History {
            done: Vec::new(),
            undone: Vec::new(),
        }
    }
}

impl<C> History<C> {
    /// A change was made that `inverse` takes back.
    pub fn did(&mut self, deed: Deed, inverse: C) {
        self.undone.clear();
        self.done.push((deed, inverse));
        if self.done.len() > MOST {
            self.done.drain(..MOST / 10);
        }
    }

    /// The change that undoing (with `again`: doing again) would concern.
    pub fn next(&self, again: bool) -> Option<Deed> {
        let list = if again { &self.undone } else { &self.done };
        list.last().map(|(deed, _)| *deed)
    }

    /// The changes made, the last one last; with `again` those taken back, the last one taken back last.
    pub fn names(&self, again: bool) -> Vec<Deed> {
        let list = if again { &self.undone } else { &self.done };
        list.iter().map(|(deed, _)| *deed).collect()
    }

    /// Takes that change out; [`History::put`] must follow with its inverse.
    pub fn take(&mut self, again: bool) -> Option<(Deed, C)> {
        if again {
            self.undone.pop()
        } else {
            self.done.pop()
        }
    }

    /// The change that was taken out was undone (done again); `inverse` is the way back.
    pub fn put(&mut self, again: bool, deed: Deed, inverse: C) {
        if again {
            self.done.push((deed, inverse));
        } else {
            self.undone.push((deed, inverse));
        }
    }
}
