//! Numbers that nobody chose.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// From here on the numbers would be long to type.
const END: u64 = 1_000_000;

/// A number of a game, from the system: short, and above 0.
pub fn new_seed() -> u64 {
    // The keys of its hashes come from the system.
    1 + RandomState::new().build_hasher().finish() % (END - 1)
}
