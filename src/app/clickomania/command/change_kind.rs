//! What a change of the program felt like, for the list of changes.

use engine::text::Text;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $message:ident;)*) => {
        /// What a change felt like.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ChangeKind { $($(#[$doc])* $kind),* }

        impl ChangeKind {
            /// Its name, as in *Annulla: sposta blocco*.
            pub fn name(self, text: &Text) -> String {
                match self { $(ChangeKind::$kind => text.$message()),* }
            }
        }
    };
}

kinds! {
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
    /// A slot was emptied.
    EmptySlot msg_deed_empty_slot;
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
