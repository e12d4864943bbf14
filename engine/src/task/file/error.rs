//! What can be wrong with the file of a task, as facts; another room makes sentences of them.

use crate::language::Kind;
use crate::language::file::{FileErrorKind, ReadError};
use crate::task::text::TextErrorKind;
use crate::wall::WallErrorKind;

/// Why a task or a course was refused, and where: the place of the first thing that is wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct TaskFileError {
    /// The file, as the task or course names it; none for the file that was to be read.
    pub file: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    pub kind: TaskFileErrorKind,
}

/// What is wrong with the file of a task. Quoted pieces of it are cut to some 40 characters.
#[derive(Clone, PartialEq, Debug)]
pub enum TaskFileErrorKind {
    /// What can be wrong with the file of a program too.
    Program(FileErrorKind),
    /// The file holds neither a task nor a course.
    NotATask {
        /// How it begins.
        found: String,
    },
    /// A wall that is none.
    Wall(WallErrorKind),
    /// A text that cannot be shown.
    Text(TextErrorKind),
    /// A key that is no code of a language, like `it`.
    BadLanguage { found: String },
    /// The same key twice in a map.
    DuplicateKey { key: String },
    /// A number that should be whole, from `low` to `high`.
    NotWhole { low: u64, high: u64 },
    /// A list that needs at least a number of items.
    TooFew { least: usize },
    /// More than a list may hold.
    TooMany { most: usize },
    /// A block that draws by chance in `before`, `wanted`, `after` or the commands of a question.
    ChanceNotAllowed { block: Kind },
    /// The number of a goal, question or option that is not there; there are so many.
    NoSuchNumber { count: usize },
    /// Rows and columns go from 0 to 8.
    OffWall,
    /// A course that has two tasks of this name.
    DuplicateTask { id: String },
    /// A chapter that begins with a task which the course does not have.
    UnknownTask { id: String },
    /// A file that cannot be used.
    Path { path: String, fault: PathFault },
    /// All files of a course together are too large, or too many.
    TooMuch,
}

/// Why a file that a task or course names cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathFault {
    /// It is not called `….ron`, or not by a relative path with `/` between folders.
    NotAPath,
    /// It lies outside the folder of the file that is read.
    Outside,
    NotFound,
    /// It is there, but the system does not let it be read; why.
    Unreadable(String),
    TooLarge,
    NotUtf8,
}

/// An error on its way out.
pub(super) enum Stop {
    /// In the file that is being read; the place is still a byte.
    Here {
        at: usize,
        kind: Box<TaskFileErrorKind>,
    },
    /// In another file.
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
