//! What a contest cannot prevent on a computer that belongs to somebody else, it notes: see [`crate::handed`], to which
//! it goes in the end. Here all times are seconds since 1970.

use crate::handed::{Origin, SignKind};
use serde::{Deserialize, Serialize};

/// Something that a teacher is to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Sign")]
pub struct ContestSign {
    pub at: u64,
    pub what: SignKind,
}

/// A program saved into a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saving {
    pub at: u64,
    pub task: String,
    /// From 1.
    pub slot: usize,
    /// The checksum of the program.
    pub program: u64,
    /// Whether something in it was brought along.
    pub brought: bool,
}

/// Blocks that did not come into being in this contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brought {
    pub at: u64,
    pub how: Origin,
    pub task: String,
    pub blocks: usize,
}
