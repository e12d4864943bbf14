//! What a person can do, chosen at random; shrinks towards few acts, with the first blocks and places.

use crate::programs;
use engine::bundled;
use engine::language::edit::Edit;
use engine::language::file::write;
use proptest::prelude::*;
use proptest::strategy::Union;

macro_rules! doings {
    ($($(#[$doc:meta])* $doing:ident $weight:literal $steps:literal;)*) => {
        /// Something to be done.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Doing { $($(#[$doc])* $doing),* }

        /// Each with how likely it is, and whether it can make a step of the history.
        const DOINGS: &[(Doing, u32, bool)] = &[$((Doing::$doing, $weight, $steps)),*];
    };
}

doings! {
    /// A block of the palette is clicked.
    Add 12 true;
    /// A block is dragged with what hangs below it, or all chosen ones if it is one of them.
    Drag 14 true;
    /// With Alt: it alone.
    DragAlone 5 true;
    /// With Ctrl: a copy.
    DragCopy 5 true;
    /// Something of the palette is dragged, if a block is there.
    DragFresh 8 true;
    /// A drag that Esc ends.
    GiveUp 2 false;
    /// A block is clicked.
    Choose 16 false;
    /// A block is clicked with Shift.
    ChooseToo 12 false;
    /// All are chosen.
    ChooseAll 2 false;
    Delete 4 true;
    Duplicate 5 true;
    Disable 4 true;
    Collapse 4 true;
    Comment 3 true;
    Cut 2 true;
    Copy 4 false;
    Paste 5 true;
    /// X: taken out of its stack or socket.
    Detach 4 true;
    /// M, some arrows, Enter or Esc.
    MoveByKeys 6 true;
    Tidy 5 true;
    Undo 9 false;
    Redo 6 false;
    /// A press in the list of changes.
    Jump 3 false;
    /// Another option, variable or number of a field or a default value.
    Field 8 true;
    /// A branch of *se* comes or goes.
    Branch 4 true;
    MakeVariable 3 true;
    RenameVariable 4 true;
    DeleteVariable 4 true;
    Rename 2 true;
    Game 2 true;
    /// Into a slot.
    Store 3 true;
    /// Out of a slot.
    Load 4 true;
    New 1 true;
    Open 1 true;
    /// To a file.
    Save 1 false;
    /// A hint is applied.
    Hint 6 true;
    /// Enter on a chosen block, something typed, Enter.
    Type 8 true;
    /// Some keys that walk.
    Keys 5 false;
    Zoom 2 false;
}

impl Doing {
    /// All there is.
    pub fn all() -> impl Iterator<Item = Doing> {
        DOINGS.iter().map(|(doing, _, _)| *doing)
    }

    /// Whether it can make a step of the history.
    pub fn makes_steps(self) -> bool {
        DOINGS
            .iter()
            .any(|(doing, _, steps)| *doing == self && *steps)
    }
}

/// Something to be done, with numbers that say with what: they count on from the beginning when there are
/// not so many.
#[derive(Clone, Debug)]
pub struct Act {
    pub doing: Doing,
    /// Which block, variable, slot.
    pub which: u16,
    /// Where to, or which sort of value.
    pub to: u16,
    /// In which way.
    pub how: u16,
}

/// Up to so many acts.
pub fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    let doing = Union::new_weighted(
        DOINGS
            .iter()
            .map(|(d, weight, _)| (*weight, Just(*d)))
            .collect(),
    );
    let act = (doing, any::<u16>(), any::<u16>(), any::<u16>());
    let act = act.prop_map(|(doing, which, to, how)| Act {
        doing,
        which,
        to,
        how,
    });
    prop::collection::vec(act, 0..=most)
}

/// The blocks of the program one begins with, as its file says them; nothing, known ones, odd ones.
pub fn beginnings() -> impl Strategy<Value = String> {
    const KNOWN: [&str; 4] = [
        "examples/infetto-piu-in-alto.ron",
        "solutions/costo-40.ron",
        "solutions/infezione-collegato.ron",
        "solutions/caduta-pila.ron",
    ];
    let known = prop::sample::select(&KNOWN[..]);
    let known = known.prop_map(|place| bundled::program(place).expect("it is embedded").to_owned());
    let odd = prop::collection::vec(any::<u32>(), 0..120).prop_map(|choices| {
        let mut program = programs::program_from(&choices);
        // A person's stacks lie where they can be seen.
        for (number, loose) in program.loose().to_vec().into_iter().enumerate() {
            let to = (500.0, 160.0 * number as f64);
            program.apply(Edit::MoveStack(loose.id, to)).unwrap();
        }
        write(&program)
    });
    prop_oneof![1 => Just(String::new()), 2 => known, 3 => odd]
}
