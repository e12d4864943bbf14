//! Files that people open and save, the folders they look in, and the sentences about what goes wrong.

mod brought_in;
mod error;
mod files;

pub use crate::atomic_file::write_whole;
pub use error::{Cause, Damaged, StorageError, Tried};
pub use files::{
    Listing, ProgramForm, ProgramSource, expand, list, open_program, read_bounded, read_file,
    read_program, save_picture, save_program, write_file, write_program,
};

#[cfg(test)]
mod tests;
