//! The file: RON, one program a file. Its format is law (the language's description, section 6).
//!
//! [`write()`] gives the one canonical text of a program; [`read()`] takes any RON layout of it. Both are
//! driven from the table of block kinds and neither recurses: programs are long and deep, and files
//! come from strangers.

mod error;
mod literal;
mod read;
mod token;
mod write;

pub use error::{Countable, Expected, FileError, FileErrorKind, Owner, Wrapper};
pub(crate) use error::{ReadError, quote, unknown_option};
pub(crate) use literal::{number, place_in_text, quoted};
pub(crate) use read::{Commands, Places, Word, program, similar_word, task_id, without_mark, word};
pub use read::{read, read_blocks, read_bytes};
pub(crate) use token::{Token, Tokens};
pub use write::write;
pub(crate) use write::{COLUMNS, INDENT, write_commands, write_nested};

/// A longer file is refused before it is looked at: 64 MiB.
pub const MAX_BYTES: usize = 64 << 20;

/// The format that we write, and the only one that we read.
pub const FORMAT: u32 = 1;
