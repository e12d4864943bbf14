//! Errors in task and course files; [`crate::diagnostics`] turns them into sentences.

use crate::language::Kind;
use crate::language::file::{FileErrorKind, ReadError};
use crate::task::text::TextErrorKind;
use crate::wall::WallErrorKind;

/// The first error in a task or course file, with its position.
#[derive(Clone, PartialEq, Debug)]
pub struct TaskFileError {
    /// The file as the task or course names it; `None` for the document itself.
    pub file: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    pub kind: TaskFileErrorKind,
}

/// Kinds of errors in a task or course file. Quotations from the file are cut to about 40 characters.
#[derive(Clone, PartialEq, Debug)]
pub enum TaskFileErrorKind {
    /// An error that program files can have too.
    Program(FileErrorKind),
    /// The file holds neither a task nor a course.
    NotATask {
        /// The beginning of the file.
        found: String,
    },
    /// A bad wall.
    Wall(WallErrorKind),
    /// A text that cannot be shown.
    Text(TextErrorKind),
    /// A key that is not the code of a language, like `it`.
    BadLanguage { found: String },
    /// The same key twice in a map.
    DuplicateKey { key: String },
    /// Not a whole number from `low` to `high`.
    NotWhole { low: u64, high: u64 },
    /// A list with fewer items than it needs.
    TooFew { least: usize },
    /// A list with more items than it may have.
    TooMany { most: usize },
    /// A block that draws random numbers in `before`, `wanted`, `after` or the commands of a question.
    ChanceNotAllowed { block: Kind },
    /// A reference to a goal, question or option beyond the last one.
    NoSuchNumber {
        /// How many there are.
        count: usize,
    },
    /// A row or column that is not 0 to 8.
    OffWall,
    /// A course with two tasks of the same id.
    DuplicateTask { id: String },
    /// A chapter that starts with a task that is not in the course.
    UnknownTask { id: String },
    /// A named file that cannot be used.
    Path { path: String, fault: PathFault },
    /// The named files are too large in all, or too many.
    TooMuch,
}

/// Why a file that a task or course names cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathFault {
    /// Not a relative path of a `.ron` file, with `/` between folders.
    NotAPath,
    /// The path leads out of the folder of the document.
    Outside,
    NotFound,
    /// The system cannot read it; the message of the system.
    Unreadable(String),
    TooLarge,
    NotUtf8,
}

/// An error inside the reader, before its position is known as line and column.
pub(super) enum Stop {
    /// An error at byte `at` of the file that is being read.
    Here {
        at: usize,
        kind: Box<TaskFileErrorKind>,
    },
    /// An error in another file.
    There(Box<TaskFileError>),
}

impl Stop {
    pub fn new(at: usize, kind: TaskFileErrorKind) -> Stop {
        Stop::Here {
            at,
            kind: Box::new(kind),
        }
    }
}

impl From<ReadError> for Stop {
    fn from(ReadError { at, kind }: ReadError) -> Stop {
        Stop::new(at, TaskFileErrorKind::Program(*kind))
    }
}
