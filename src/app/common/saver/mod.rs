//! The one place from which everything that is saved by itself goes to the disk: the canvas, the slots,
//! the games of all modes, records, progress and settings, each in a file of the data folder.
//!
//! - Writes on a thread of its own; of each file only the newest contents wait.
//! - A change is on the disk at most two seconds later, and every file is whole at any moment.
//! - What cannot be written stays in memory, is said until it is, and tried again; [`Saver::flush`] waits for it.
//! - What cannot be read is never written over: see [`unreadable`].
//! - What two windows share is merged by the one rule of `merge.rs`.

mod damaged;
mod lock;
mod merge;
mod outline;
mod own;
mod queue;
mod salvage;
mod saved;
mod writer;

pub use damaged::{set_aside, set_aside_other, unreadable};
pub use lock::{lock, lock_file, lock_if_free};
pub use merge::{combined, merged_list, merged_map, merged_set, newer, newer_but_for};
pub use queue::Unsaved;
pub use salvage::Salvage;
pub use saved::{Saved, SavedValue};
pub use writer::{Saver, default_folder};

#[cfg(test)]
mod tests;
