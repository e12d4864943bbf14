//! The file: RON, one program a file. Its format is law (the language's description, section 6).
//!
//! [`write()`] gives the one canonical text of a program; [`read()`] takes any RON layout of it. Both are
//! driven from the table of block kinds and neither recurses: programs are long and deep, and files
//! come from strangers.

mod argument;
mod block_reader;
mod error;
mod header;
mod literal;
mod name;
mod read;
mod token;
mod write;

pub use error::{Countable, Expected, FileError, FileErrorKind, Owner, Wrapper};
pub use read::{read, read_bytes};
pub use write::write;

/// A longer file is refused before it is looked at: 64 MiB.
pub const MAX_BYTES: usize = 64 << 20;

/// The format that we write, and the only one that we read.
pub const FORMAT: u32 = 1;
