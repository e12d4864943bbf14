//! The contest that a window is in: which one it is, where its things are kept, its time, and handing in.

mod delivery;
mod entry;
mod handing_in;
mod late;
mod notes;
mod opening;
mod read;
mod run;
mod state_file;

pub use entry::{ContestEntry, ContestStart, enter};
pub use handing_in::HandedIn;
pub use read::{read_contest, read_course};
pub use run::{ContestPhase, ContestRun, ContestTick};

#[cfg(test)]
mod tests;
