//! What can be wrong with a file, as facts; another room makes sentences of them.

use crate::language::edit::MAX_BLOCKS;
use crate::language::kind::{Kind, ValueType};
use std::cmp::Ordering;

/// Why a file was refused, and where: the place of the first thing that is wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct FileError {
    /// The line, from 1. Lines end with LF.
    pub line: usize,
    /// The column, from 1, in characters. A byte-order mark counts as none.
    pub column: usize,
    pub kind: FileErrorKind,
}

/// What is wrong with a file. Quoted pieces of it are cut to some 40 characters.
#[derive(Clone, PartialEq, Debug)]
pub enum FileErrorKind {
    /// The file is longer than [`MAX_BYTES`](super::MAX_BYTES); it was not looked at.
    TooLarge,
    /// A byte that is not UTF-8.
    NotUtf8,

    /// The file ends too early.
    UnexpectedEnd { expected: Expected },
    /// Something else should stand here.
    UnexpectedToken { found: String, expected: Expected },
    /// A character that means nothing in RON, outside texts and comments.
    BadCharacter { found: char },
    /// A text without its closing quote, placed where it opens.
    UnclosedText,
    /// A backslash in a text, followed by what RON does not know.
    BadEscape {
        /// The backslash and what follows.
        found: String,
    },
    /// Something that begins like a number and is none.
    BadNumber { found: String },
    /// NaN, which no block holds.
    NotANumber,
    /// An infinite coordinate of a loose stack.
    Infinite,
    /// A `/*` without its `*/`, placed where it opens.
    UnclosedComment,
    /// An attribute of RON, `#![…]`: no program has one.
    Attribute {
        /// Its line.
        found: String,
    },

    /// The file holds something else than a program.
    NotAProgram {
        /// How it begins.
        found: String,
    },
    /// A later version of this program wrote the file.
    FromTheFuture {
        /// The number of its format.
        format: String,
    },
    /// The name of a task holds other characters than a task's name may.
    BadTaskId { found: String },
    /// `game` names another task than `task`.
    TwoTasks {
        /// The task that `game` stands for.
        game: String,
        /// The task that is named.
        task: String,
    },
    /// Something comes after the program.
    TrailingText {
        /// How it begins.
        found: String,
    },

    /// No block is called so.
    UnknownBlock {
        name: String,
        /// A block (or wrapper, or `Hole`) that is called almost so.
        similar: Option<&'static str>,
    },
    /// The drop-down has no such option.
    UnknownOption {
        name: String,
        options: Vec<&'static str>,
        /// An option that is called almost so.
        similar: Option<&'static str>,
    },
    /// There is no such field.
    UnknownField {
        name: String,
        /// In what.
        of: Owner,
        /// A field that is called almost so.
        similar: Option<&'static str>,
    },
    /// A field is missing; placed at the beginning of what lacks it.
    MissingField { name: &'static str, of: Owner },
    /// A field that was there already.
    DuplicateField { name: &'static str, of: Owner },
    /// A block whose arguments have names stands with one that has none.
    NameNeeded { of: Owner },
    /// A block whose arguments have no names stands with one that has.
    NameNotNeeded { block: Kind },
    /// Too few arguments; placed at the block.
    TooFewArguments {
        block: Kind,
        /// How many it takes.
        expected: usize,
        /// How many there are.
        given: usize,
    },
    /// Too many arguments; placed at the first that is too much.
    TooManyArguments {
        block: Kind,
        /// How many it takes.
        expected: usize,
    },
    /// A *se* without any branch.
    NoBranches,
    /// The same wrapper twice around one block.
    DuplicateWrapper { wrapper: Wrapper },

    /// A command in a socket.
    CommandWhereValue {
        /// The command.
        block: Kind,
        /// The block whose socket it is.
        of: Kind,
        socket: &'static str,
    },
    /// A value block among commands.
    ValueWhereCommand {
        /// The value block.
        block: Kind,
    },
    /// A value of a type that the socket does not take.
    WrongType {
        /// The block whose socket it is.
        block: Kind,
        socket: &'static str,
        expected: ValueType,
        given: ValueType,
    },
    /// `Hole` in a socket that has a default value and so is never empty.
    HoleWithDefault {
        /// The block whose socket it is.
        block: Kind,
        socket: &'static str,
    },
    /// `Hole` outside a socket, or wrapped.
    HoleNotAllowed,

    /// A block uses a variable that `variables` does not name; placed at its first use.
    UndeclaredVariable {
        name: String,
        /// A variable that is called almost so.
        similar: Option<String>,
    },
    /// `variables` names a variable twice.
    DuplicateVariable { name: String },
    /// A variable without a name.
    EmptyName,

    /// A loose stack without blocks.
    EmptyLooseStack,
    /// A loose stack is either commands or one value block.
    MixedLooseStack,

    /// More than a program may hold.
    TooMany {
        what: Countable,
        /// How many it may hold.
        most: usize,
    },
    /// Blocks nest deeper than [`MAX_DEPTH`](crate::language::edit::MAX_DEPTH).
    TooDeep {
        /// How deep they may.
        most: usize,
    },
}

impl FileErrorKind {
    /// What is wrong with the number of a format, quoted as `found`, where `known` is the latest; nothing, if it is that.
    pub(crate) fn of_format(format: f64, known: u32, found: String) -> Option<FileErrorKind> {
        match format.partial_cmp(&f64::from(known)) {
            Some(Ordering::Equal) => None,
            Some(Ordering::Greater) => Some(FileErrorKind::FromTheFuture { format: found }),
            Some(Ordering::Less) | None => Some(FileErrorKind::BadNumber { found }),
        }
    }
}

/// What should stand at a place.
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
    /// A text in quotes.
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
    /// A part of a task, by its name in the file: `Question`.
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Countable {
    /// Blocks; default values are none.
    Blocks,
    /// Branches of *se*, in the whole program.
    Branches,
    Variables,
}

/// An error on its way out: the place is still a byte.
#[derive(Debug)]
pub(crate) struct ReadError {
    pub at: usize,
    /// Boxed, since every step of reading returns one or none.
    pub kind: Box<FileErrorKind>,
}

impl ReadError {
    /// An error at this byte of the text.
    pub fn new(at: usize, kind: FileErrorKind) -> ReadError {
        ReadError {
            at,
            kind: Box::new(kind),
        }
    }

    /// With line and column. Lines are only counted now that they are needed.
    pub fn place(self, text: &str) -> FileError {
        let before = &text[..self.at];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        FileError {
            line: 1 + before.bytes().filter(|&byte| byte == b'\n').count(),
            column: 1 + before[start..].chars().count(),
            kind: *self.kind,
        }
    }
}

/// The error that a limit is passed.
pub(super) fn too_many(at: usize, what: Countable) -> ReadError {
    let most = MAX_BLOCKS;
    ReadError::new(at, FileErrorKind::TooMany { what, most })
}

/// How much of a file an error quotes, in characters.
const QUOTED: usize = 40;

/// With how many names an unknown one is compared; a hostile file declares 100,000 variables.
const COMPARED: usize = 1_000;

/// The candidate that is most like `name`, if one is. Case and underscores do not count: people
/// write `remove_infected` for `RemoveInfected`.
pub(crate) fn similar<'c>(
    name: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    if name.chars().nth(QUOTED).is_some() {
        return None;
    }
    let name = plain(name);
    let mut best = None;
    // Less alike than this, and a hint would rather confuse.
    let mut likeness = 0.6;
    for candidate in candidates.into_iter().take(COMPARED) {
        if candidate.len() > 4 * QUOTED {
            continue;
        }
        let alike = strsim::normalized_damerau_levenshtein(&name, &plain(candidate));
        if alike > likeness {
            likeness = alike;
            best = Some(candidate);
        }
    }
    best
}

/// The beginning of a piece of a file, for an error.
pub(crate) fn quote(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The error that `name` is none of these options.
pub(crate) fn unknown_option(at: usize, name: &str, options: Vec<&'static str>) -> ReadError {
    let similar = similar(name, options.iter().copied());
    let kind = FileErrorKind::UnknownOption {
        name: quote(name),
        similar,
        options,
    };
    ReadError::new(at, kind)
}
