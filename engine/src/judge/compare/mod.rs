//! What differs between two programs, block by block.
//!
//! The two trees are matched as in GumTree (Falleri and others, *Fine-grained and accurate source code
//! differencing*, ASE 2014), see `matching.rs`; from the pairs follow the changes, as in Chawathe and
//! others, *Change detection in hierarchically structured information*, SIGMOD 1996, see `script.rs`.

mod likeness;
mod matching;
mod phases;
mod script;
mod tree;

pub use likeness::{ProgramForm, ProgramForms};
pub use phases::{Phase, cost_by_phase};

use crate::language::{BlockId, Program};
use tree::{LabelNumbers, Tree};

/// One difference between a program *a* and a program *b*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProgramChange {
    /// A block that only *a* has.
    Removed(BlockId),
    /// A block that only *b* has.
    Added(BlockId),
    /// A block that is not the same in *b*: another kind, option, variable or default value, disabled
    /// or not, or a *se* with other branches. What is inside is not meant.
    Changed { a: BlockId, b: BlockId },
    /// Blocks that stand elsewhere in *b*, with all that is inside them.
    Moved {
        /// The first of them in *a*.
        a: BlockId,
        /// The first of them in *b*.
        b: BlockId,
        /// How many blocks below each other moved together.
        count: usize,
    },
}

impl ProgramChange {
    /// The name of the change in JSON.
    pub fn id(self) -> &'static str {
        match self {
            ProgramChange::Removed(_) => "remove",
            ProgramChange::Added(_) => "add",
            ProgramChange::Changed { .. } => "change",
            ProgramChange::Moved { .. } => "move",
        }
    }

    /// The block of the first program that it is about.
    pub fn a(self) -> Option<BlockId> {
        match self {
            ProgramChange::Added(_) => None,
            ProgramChange::Removed(a)
            | ProgramChange::Changed { a, .. }
            | ProgramChange::Moved { a, .. } => Some(a),
        }
    }

    /// The block of the second program that it is about.
    pub fn b(self) -> Option<BlockId> {
        match self {
            ProgramChange::Removed(_) => None,
            ProgramChange::Added(b)
            | ProgramChange::Changed { b, .. }
            | ProgramChange::Moved { b, .. } => Some(b),
        }
    }
}

/// What has to be done to the blocks under the hat of `a` to get those of `b`: what is removed in the
/// order of `a`, then all else in the order of `b`. Empty if and only if both are the same; variables
/// are the same if their names are, and comments and collapsed blocks do not count.
///
/// Few changes are found, not always the fewest: those would take cubic time. The time is nearly linear
/// in the number of blocks; lists of commands that differ much are aligned in quadratic time up to a
/// bound.
pub fn difference(a: &Program, b: &Program) -> Vec<ProgramChange> {
    let mut names = LabelNumbers::default();
    let (a, b) = (Tree::of(a, &mut names), Tree::of(b, &mut names));
    script::changes(&a, &b, &matching::pairs(&a, &b))
}
