//! The contest that a window is in: which one it is, where its things are kept, its time, and handing in.

mod delivery;
mod entry;
mod run;

pub use entry::{ContestEntry, ContestStart, enter, read_contest};
pub use run::{ContestRun, ContestTick, Standing};

#[cfg(test)]
mod tests;
