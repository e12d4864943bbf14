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
    Add msg_change_add;
    /// Blocks went somewhere else.
    Move msg_change_move;
    /// Blocks were copied.
    Copy msg_change_copy;
    /// Blocks were deleted.
    Delete msg_change_delete;
    /// Another option of a drop-down.
    Choose msg_change_choose;
    /// Another number.
    Number msg_change_number;
    /// A branch of *se* came or went.
    Branch msg_change_branch;
    /// Blocks came out of the bin again.
    TakeOut msg_change_take_out;
    /// A new variable.
    MakeVariable msg_change_make_variable;
    /// Another name of a variable.
    RenameVariable msg_change_rename_variable;
    /// A variable was deleted.
    DeleteVariable msg_change_delete_variable;
    /// Another name of the program.
    Rename msg_change_rename;
    /// The other game.
    Game msg_change_game;
    /// A new program.
    New msg_change_new;
    /// The open task was begun over.
    Over msg_change_over;
    /// Another program was opened.
    Open msg_change_open;
    /// Another task was opened, with its program.
    Task msg_change_task;
    /// A program came out of a slot.
    Load msg_change_load;
    /// A slot was written.
    Store msg_change_store;
    /// A slot was emptied.
    EmptySlot msg_change_empty_slot;
    /// A block was switched off or on.
    Disable msg_change_disable;
    /// A block was folded or unfolded.
    Collapse msg_change_collapse;
    /// Another comment.
    Comment msg_change_comment;
    /// Blocks went to the clipboard.
    Cut msg_change_cut;
    /// Blocks came from the clipboard.
    Paste msg_change_paste;
    /// The loose stacks were laid in order.
    Tidy msg_change_tidy;
    /// What a hint says was done.
    Hint msg_change_hint;
    /// A wall was painted and taken.
    PaintWall msg_walls_change_paint;
}
