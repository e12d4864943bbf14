//! Program files: RON, one program per file. The format must not change.
//!
//! [`write()`] writes the canonical text of a program; [`read()`] accepts any RON layout. Both
//! follow the table of block kinds. Neither recurses, because programs can be long and deep and
//! files are untrusted.

mod error;
mod literal;
mod read;
mod token;
mod write;

pub use error::{Countable, Expected, FileError, FileErrorKind, Owner, Wrapper};
pub(crate) use error::{ReadError, quote, unknown_option};
pub(crate) use literal::{number, quoted, source_offset};
pub(crate) use read::{
    BlockOffsets, Commands, Word, program, similar_word, strip_bom, task_id, word,
};
pub use read::{read, read_blocks, read_bytes};
pub(crate) use token::{Token, Tokens};
pub use write::write;
pub(crate) use write::{COLUMNS, INDENT, write_commands, write_nested};

/// Maximum size of a file: 64 MiB. Longer files are refused unread.
pub const MAX_BYTES: usize = 64 << 20;

/// The format number of files; no other is read.
pub const FORMAT: u32 = 1;
