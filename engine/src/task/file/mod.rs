//! The file of a task or a course: RON, written and read as programs are.
//!
//! [`write_task()`] and [`write_course()`] give the one canonical text; [`read()`] takes any layout of it.
//! Programs, lists of commands and what they hold are read by the reader of programs.

mod error;
mod fields;
mod path;
mod places;
mod read;
mod record;
mod texts;
mod write;

pub use error::{PathFault, TaskFileError, TaskFileErrorKind};
pub use places::TaskPlaces;
pub use read::{
    MAX_FILES, ReadText, TaskOrCourse, is_task, read, read_bytes, read_unfinished,
    read_with_places, utf8,
};
pub use write::{write_course, write_task};

/// The format that we write, and the only one that we read.
pub const FORMAT: u32 = 1;

/// Most parts of one sort that a task has, and most tasks of a course.
pub const MAX_PARTS: usize = 1_000;
