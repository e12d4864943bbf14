//! Everything that is kept on the disk: files that people open and save, the sentences about what goes wrong with them,
//! and what is saved by itself in the data folder.
//!
//! - A [`Saver`] writes on a thread of its own. A change is on the disk at most two seconds later, each file is whole at
//!   any moment, and a burst of changes is written once a second.
//! - What a disk refuses waits in memory, is reported until it is written, and is tried again every two seconds.
//! - A [`Shared`] value belongs to all windows: a window hands over changes, which are applied to what is in the file.
//! - A [`WindowFile`] belongs to one window alone.
//! - What cannot be read is never written over: see `value.rs`.

mod aside;
mod brought_in;
mod error;
mod files;
mod lock;
mod queue;
mod saver;
mod shared;
mod value;
mod window_file;
mod window_folder;

pub use crate::atomic_file::write_whole;
pub use aside::unreadable;
pub use brought_in::BroughtIn;
pub use error::{Cause, Damaged, StorageError, Tried};
pub use files::{
    Listing, ProgramForm, ProgramSource, expand, list, open_program, read_bounded, read_file,
    read_program, save_picture, save_program, write_file, write_program,
};
pub use lock::{lock, lock_if_free};
pub use queue::Unsaved;
pub use saver::{Saver, default_folder};
pub use shared::Shared;
pub use value::SavedValue;
pub use window_file::WindowFile;

/// In the change of a [`Shared`] value, sets those of these fields that somebody chose since `$before`.
macro_rules! set_chosen {
    ($target:ident, $before:expr, $now:expr; $($field:ident),+ $(,)?) => {
        $(if $before.$field != $now.$field {
            $target.$field.clone_from(&$now.$field);
        })+
    };
}
pub(crate) use set_chosen;

#[cfg(test)]
mod files_tests;
