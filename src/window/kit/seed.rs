//! Random seeds for games.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// Upper bound, so that seeds are short to type.
const END: u64 = 1_000_000;

/// A random seed from the system: short, and above 0.
pub fn new_seed() -> u64 {
    // Its keys are random numbers from the system.
    1 + RandomState::new().build_hasher().finish() % (END - 1)
}
