//! Task and course files: RON, in the style of program files.
//!
//! [`write_task()`] and [`write_course()`] give the canonical text; [`read()`] accepts any layout of it.
//! Programs and lists of commands inside are read by [`crate::language::file`].

mod error;
mod fields;
mod files;
mod read;
mod record;
mod write;

pub use error::{PathFault, TaskFileError, TaskFileErrorKind};
pub use files::{MAX_FILES, ReadText};
pub use read::{
    TaskOrCourse, TaskPlaces, is_task, read, read_bytes, read_unfinished, read_with_places, utf8,
};
pub use write::{write_course, write_task};

/// The format number that we write, and the only one that we read.
pub const FORMAT: u32 = 1;

/// The maximum of a task's minutes: ten hours.
pub const MAX_MINUTES: u32 = 600;

/// The maximum length of each list of a task or course (steps, questions, tasks, …).
pub const MAX_PARTS: usize = 1_000;
