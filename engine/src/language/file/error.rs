//! Errors in program files, as data; `diagnostics` makes sentences of them.

use crate::language::edit::MAX_BLOCKS;
use crate::language::kind::{Kind, ValueType};
use std::cmp::Ordering;

/// The first error in a file.
#[derive(Clone, PartialEq, Debug)]
pub struct FileError {
    /// The line, from 1; lines end with LF.
    pub line: usize,
    /// The column, from 1, in characters, not counting a byte-order mark.
    pub column: usize,
    pub kind: FileErrorKind,
}

/// The kind of an error. Quotes of the file are cut to about 40 characters.
#[derive(Clone, PartialEq, Debug)]
pub enum FileErrorKind {
    /// The file is longer than [`MAX_BYTES`](super::MAX_BYTES).
    TooLarge,
    /// The file is not UTF-8.
    NotUtf8,

    /// The file ends where something else is expected.
    UnexpectedEnd { expected: Expected },
    /// Something else is expected here.
    UnexpectedToken { found: String, expected: Expected },
    /// A character without meaning in RON, outside strings and comments.
    BadCharacter { found: char },
    /// A string without a closing quote; located at its opening quote.
    UnclosedText,
    /// An unknown escape in a string.
    BadEscape {
        /// The backslash and what follows it.
        found: String,
    },
    /// A malformed number.
    BadNumber { found: String },
    /// NaN, which is not allowed.
    NotANumber,
    /// An infinite coordinate of a loose stack.
    Infinite,
    /// A `/*` without `*/`; located where it opens.
    UnclosedComment,
    /// An attribute of RON, `#![…]`, which programs do not use.
    Attribute {
        /// The rest of its line.
        found: String,
    },

    /// The file does not contain a program.
    NotAProgram {
        /// Its first token.
        found: String,
    },
    /// The file was written by a later version.
    FromTheFuture {
        /// Its format number.
        format: String,
    },
    /// An invalid task id: see [`TaskId`](crate::language::TaskId).
    BadTaskId { found: String },
    /// `game` and `task` name different tasks.
    TwoTasks { game: String, task: String },
    /// Text after the end of the program.
    TrailingText { found: String },

    /// No block has this name.
    UnknownBlock {
        name: String,
        /// The most similar block, wrapper or `Hole`.
        similar: Option<&'static str>,
    },
    /// The drop-down has no such option.
    UnknownOption {
        name: String,
        options: Vec<&'static str>,
        /// The most similar option.
        similar: Option<&'static str>,
    },
    /// There is no such field.
    UnknownField {
        name: String,
        of: Owner,
        /// The most similar field.
        similar: Option<&'static str>,
    },
    /// A missing field; located at the start of its owner.
    MissingField { name: &'static str, of: Owner },
    /// A field that occurs twice.
    DuplicateField { name: &'static str, of: Owner },
    /// An argument without a name, in an owner whose arguments have names.
    NameNeeded { of: Owner },
    /// An argument with a name, in a block whose arguments have none.
    NameNotNeeded { block: Kind },
    /// Too few arguments; located at the block.
    TooFewArguments {
        block: Kind,
        expected: usize,
        given: usize,
    },
    /// Too many arguments; located at the first superfluous one.
    TooManyArguments { block: Kind, expected: usize },
    /// A *se* without branches.
    NoBranches,
    /// The same wrapper twice around one block.
    DuplicateWrapper { wrapper: Wrapper },

    /// A command in a socket.
    CommandWhereValue {
        /// The command.
        block: Kind,
        /// The owner of the socket.
        of: Kind,
        socket: &'static str,
    },
    /// A value block among commands.
    ValueWhereCommand { block: Kind },
    /// A value of a type that the socket does not accept.
    WrongType {
        /// The owner of the socket.
        block: Kind,
        socket: &'static str,
        expected: ValueType,
        given: ValueType,
    },
    /// `Hole` in a socket with a default value, which is never empty.
    HoleWithDefault {
        /// The owner of the socket.
        block: Kind,
        socket: &'static str,
    },
    /// `Hole` outside a socket, or wrapped.
    HoleNotAllowed,

    /// A variable that `variables` does not declare; located at its first use.
    UndeclaredVariable {
        name: String,
        /// The most similar variable.
        similar: Option<String>,
    },
    /// `variables` declares a variable twice.
    DuplicateVariable { name: String },
    /// A variable with an empty name.
    EmptyName,

    /// A loose stack without blocks.
    EmptyLooseStack,
    /// A loose stack that is neither commands nor one value block.
    MixedLooseStack,

    /// More of something than a program may have.
    TooMany { what: Countable, most: usize },
    /// Blocks nest deeper than [`MAX_DEPTH`](crate::language::edit::MAX_DEPTH).
    TooDeep { most: usize },
}

impl FileErrorKind {
    /// The error for a format number other than `known`; `found` quotes the number.
    pub(crate) fn of_format(format: f64, known: u32, found: String) -> Option<FileErrorKind> {
        match format.partial_cmp(&f64::from(known)) {
            Some(Ordering::Equal) => None,
            Some(Ordering::Greater) => Some(FileErrorKind::FromTheFuture { format: found }),
            Some(Ordering::Less) | None => Some(FileErrorKind::BadNumber { found }),
        }
    }
}

/// The token or construct expected at a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// `Program`
    Program,
    /// `Task` or `Course`
    Task,
    FieldName,
    Colon,
    Comma,
    /// An opening parenthesis.
    Parenthesis,
    /// A list: an opening bracket.
    List,
    /// A map: an opening brace.
    Map,
    /// A comma or a closing brace.
    CommaOrBrace,
    /// A comma or a closing parenthesis.
    CommaOrParenthesis,
    /// A comma or a closing bracket.
    CommaOrBracket,
    ClosingParenthesis,
    Command,
    /// A value block, or `Hole`.
    Value,
    /// One of the words of a drop-down.
    Option,
    /// A string.
    Text,
    Number,
    /// The name of a block.
    Block,
    /// `true` or `false`
    Flag,
}

/// A part of the file that has named fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    Program,
    Block(Kind),
    /// A branch of *se*.
    Branch,
    /// A loose stack.
    Loose,
    /// A record of a task file, by its name there: `Question`.
    Record(&'static str),
}

/// A wrapper of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wrapper {
    /// `Comment("text", block)`
    Comment,
    /// `Disabled(block)`
    Disabled,
    /// `Collapsed(block)`
    Collapsed,
}

/// A part of a program whose number is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Countable {
    /// Blocks, without default values.
    Blocks,
    /// Branches of *se* in the whole program.
    Branches,
    Variables,
}

/// An error while reading, located by byte offset.
#[derive(Debug)]
pub(crate) struct ReadError {
    pub at: usize,
    /// Boxed to keep results of reading small.
    pub kind: Box<FileErrorKind>,
}

impl ReadError {
    pub fn new(at: usize, kind: FileErrorKind) -> ReadError {
        ReadError {
            at,
            kind: Box::new(kind),
        }
    }

    /// The error with the line and column of its offset in `text`.
    pub fn locate(self, text: &str) -> FileError {
        let before = &text[..self.at];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        FileError {
            line: 1 + before.bytes().filter(|&byte| byte == b'\n').count(),
            column: 1 + before[start..].chars().count(),
            kind: *self.kind,
        }
    }
}

/// The error for exceeding the limit [`MAX_BLOCKS`].
pub(super) fn too_many(at: usize, what: Countable) -> ReadError {
    let most = MAX_BLOCKS;
    ReadError::new(at, FileErrorKind::TooMany { what, most })
}

/// Maximum length of a quote from a file, in characters.
const MAX_QUOTE: usize = 40;

/// Maximum number of candidates for [`similar`]; a hostile file may declare 100,000 variables.
const MAX_CANDIDATES: usize = 1_000;

/// The candidate most similar to `name` by normalised Damerau–Levenshtein distance, if it is
/// similar enough for a hint. Ignores case and underscores: people write `remove_infected` for
/// `RemoveInfected`.
pub(crate) fn similar<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    if name.chars().nth(MAX_QUOTE).is_some() {
        return None;
    }
    let name = plain(name);
    let mut best = None;
    // Less similar candidates would confuse.
    let mut best_similarity = 0.6;
    for candidate in candidates.into_iter().take(MAX_CANDIDATES) {
        if candidate.len() > 4 * MAX_QUOTE {
            continue;
        }
        let similarity = strsim::normalized_damerau_levenshtein(&name, &plain(candidate));
        if similarity > best_similarity {
            best_similarity = similarity;
            best = Some(candidate);
        }
    }
    best
}

/// The beginning of a piece of a file, to quote in an error.
pub(crate) fn quote(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTE) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The error for a `name` that is none of these options.
pub(crate) fn unknown_option(at: usize, name: &str, options: Vec<&'static str>) -> ReadError {
    let similar = similar(name, options.iter().copied());
    let kind = FileErrorKind::UnknownOption {
        name: quote(name),
        similar,
        options,
    };
    ReadError::new(at, kind)
}
