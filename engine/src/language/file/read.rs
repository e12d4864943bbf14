//! Reading a program: one pass over the tokens with a stack of what is open.
//!
//! The blocks are put into the program's arena directly, not by edits: an edit checks and copies a
//! whole fragment, and a file that is read has no history to undo. What edits guarantee is checked
//! here, where the place in the file is known: shapes, types, fields, names, numbers and limits.

mod commands;

pub(crate) use commands::{Commands, Places};

use super::MAX_BYTES;
use super::error::{Expected, FileError, FileErrorKind, Owner, ReadError};
use super::header::LOOSE;
use super::token::{Spanned, Token, Tokens};
use crate::language::TaskId;
use crate::language::kind::Kind;
use crate::language::program::{BlockId, LooseStack, Program, Stack, StackId, VarId};
use std::borrow::Cow;
use std::collections::HashMap;

/// Reads a program from the bytes of a file.
///
/// # Errors
/// As [`read()`]; also when the bytes are not UTF-8. More than [`MAX_BYTES`] are not looked at.
pub fn read_bytes(bytes: &[u8]) -> Result<Program, FileError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).place(""));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let valid = &bytes[..error.valid_up_to()];
            let valid = without_mark(std::str::from_utf8(valid).unwrap_or_default());
            Err(ReadError::new(valid.len(), FileErrorKind::NotUtf8).place(valid))
        }
    }
}

/// Reads a program from text in any layout of RON, with comments, trailing commas and fields in any
/// order. Time and memory are linear in the length of the text.
///
/// # Errors
/// The first thing that is wrong, with its place. That a variable is not declared may come out only
/// at the end of the text, since `variables` can stand after the blocks.
pub fn read(text: &str) -> Result<Program, FileError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).place(""));
    }
    let text = without_mark(text);
    ProgramReader::new(Tokens::new(text))
        .document()
        .map_err(|fault| fault.place(text))
}

/// Reads blocks that stand by themselves, as in `DropAll, CureAll` or `IsEmpty(Clicked)`: commands, or one
/// value block. They lie in the only loose stack of a program that declares all their variables.
///
/// # Errors
/// As [`read()`].
pub fn read_blocks(text: &str) -> Result<Program, FileError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).place(""));
    }
    // As if they were in a list.
    let closed = format!("{text}]");
    let mut reader = ProgramReader::new(Tokens::new(&closed));
    let read = reader.blocks();
    read.map_err(|fault| {
        ReadError {
            at: fault.at.min(text.len()),
            ..fault
        }
        .place(text)
    })?;
    Ok(Commands::of(reader).declare_all())
}

pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads `Program(…)` where it stands in another file.
pub(crate) fn program<'t>(tokens: &mut Tokens<'t>) -> Result<Program, ReadError> {
    let mut reader = ProgramReader::new(tokens.clone());
    reader.program()?;
    *tokens = reader.tokens;
    Ok(reader.program)
}

/// Something that was opened and is not closed yet.
#[derive(Clone, Copy)]
struct OpenItem {
    inside: ReadContext,
    /// Where it begins, for errors about what it lacks.
    start: usize,
    /// By number of the field: whether it was read. Of arguments without names: how many were.
    seen: u32,
    /// An item was read, so that a comma or the end must come.
    after: bool,
}

#[derive(Clone, Copy)]
pub(super) enum ReadContext {
    /// `Program(`
    Program,
    /// `[` of a list of commands, or of a loose value.
    Commands(Stack),
    /// `Name(` of a block, and in how many wrappers it stands.
    Arguments(BlockId, Kind, u8),
    /// `branches: [`
    Branches(BlockId),
    /// `(` of a branch, whose bodies may be shifted by an `otherwise` that came first.
    Branch(BlockId, usize),
    /// `loose: [`
    LooseStacks,
    /// `(` of a loose stack.
    Loose(StackId),
}

/// A name of a variable that was met.
pub(super) struct VariableName {
    pub id: VarId,
    pub declared: bool,
    /// Where it was met first.
    pub at: usize,
}

/// Reads one program.
pub(super) struct ProgramReader<'t> {
    pub tokens: Tokens<'t>,
    pub program: Program,
    frames: Vec<OpenItem>,
    /// How many blocks are open.
    pub depth: usize,
    /// How many branches the program has so far.
    pub branches: usize,
    /// The names of variables that were met, declared or not.
    pub names: HashMap<Cow<'t, str>, VariableName>,
    /// Whether `variables` was read: from then on a use can be refused at once.
    pub declared: bool,
    /// The task that was named, and whether `game` did.
    pub named: Option<(TaskId, bool)>,
    /// Where the blocks begin, in the order of the file, if that is asked for.
    pub places: Option<Places>,
}

const PROGRAM: [&str; 9] = [
    "format",
    "name",
    "author",
    "note",
    "game",
    "task",
    "variables",
    "on_click",
    "loose",
];

impl<'t> ProgramReader<'t> {
    fn new(tokens: Tokens<'t>) -> ProgramReader<'t> {
        ProgramReader {
            tokens,
            program: Program::default(),
            frames: Vec::new(),
            depth: 0,
            branches: 0,
            names: HashMap::new(),
            declared: false,
            named: None,
            places: None,
        }
    }

    fn document(mut self) -> Result<Program, ReadError> {
        self.program()?;
        self.end()?;
        Ok(self.program)
    }

    /// Reads `Program(…)`.
    fn program(&mut self) -> Result<(), ReadError> {
        let first = self.begin()?;
        self.open(ReadContext::Program, first);
        self.contents()?;
        self.check_names()
    }

    /// Reads the blocks of a loose stack up to `]` and the end of the text.
    fn blocks(&mut self) -> Result<(), ReadError> {
        let id = self.program.fresh_stack();
        self.program.loose.push(LooseStack {
            id,
            at: (0.0, 0.0),
            blocks: Vec::new(),
        });
        self.open(ReadContext::Commands(Stack::Loose(id)), 0);
        self.contents()?;
        self.end()
    }

    fn end(&mut self) -> Result<(), ReadError> {
        let next = self.tokens.next()?;
        if next.token.is(&Token::End) {
            return Ok(());
        }
        let found = self.tokens.quote(&next);
        Err(ReadError::new(
            next.start,
            FileErrorKind::TrailingText { found },
        ))
    }

    /// Reads all that is open to its end.
    fn contents(&mut self) -> Result<(), ReadError> {
        while let Some(frame) = self.frames.last().copied() {
            if self.ends(frame)? {
                // Items change `seen`, so it is the stored frame that counts.
                let frame = self.frames.pop().unwrap_or(frame);
                self.close(frame)?;
            } else {
                self.item(frame)?;
            }
        }
        Ok(())
    }

    /// Whether what is open ends here; else an item of it comes.
    fn ends(&mut self, frame: OpenItem) -> Result<bool, ReadError> {
        let (close, expected) = match frame.inside {
            ReadContext::Commands(_) | ReadContext::Branches(_) | ReadContext::LooseStacks => {
                (Token::CloseList, Expected::CommaOrBracket)
            }
            _ => (Token::Close, Expected::CommaOrParenthesis),
        };
        if frame.after {
            let next = self.tokens.next()?;
            if next.token.is(&close) {
                return Ok(true);
            }
            if !next.token.is(&Token::Comma) {
                return Err(self.tokens.unexpected(&next, expected));
            }
        }
        let ends = self.tokens.take(&close)?;
        if let Some(frame) = self.frames.last_mut() {
            frame.after = true;
        }
        Ok(ends)
    }

    fn item(&mut self, frame: OpenItem) -> Result<(), ReadError> {
        match frame.inside {
            ReadContext::Program => self.program_field(),
            ReadContext::Commands(stack) => self.command(stack),
            ReadContext::Arguments(block, kind, _) => self.argument(block, kind, frame.seen),
            ReadContext::Branches(block) => self.branch(block),
            ReadContext::Branch(block, index) => self.branch_field(block, index),
            ReadContext::LooseStacks => self.loose_stack(),
            ReadContext::Loose(stack) => self.loose_field(stack),
        }
    }

    fn close(&mut self, frame: OpenItem) -> Result<(), ReadError> {
        match frame.inside {
            ReadContext::Program => {
                self.require(frame.start, frame.seen, Owner::Program, &PROGRAM[..2])
            }
            ReadContext::Commands(Stack::Loose(_))
                if self
                    .program
                    .loose
                    .last()
                    .is_some_and(|l| l.blocks.is_empty()) =>
            {
                Err(ReadError::new(frame.start, FileErrorKind::EmptyLooseStack))
            }
            ReadContext::Commands(_) | ReadContext::LooseStacks => Ok(()),
            ReadContext::Arguments(block, kind, wrappers) => {
                self.depth -= 1;
                self.finish(block, kind, frame.start, frame.seen, wrappers)
            }
            ReadContext::Branches(block) => self.finish_branches(block, frame.start),
            ReadContext::Branch(..) => {
                self.require(frame.start, frame.seen, Owner::Branch, &["when"])
            }
            ReadContext::Loose(_) => self.require(frame.start, frame.seen, Owner::Loose, &LOOSE),
        }
    }

    fn program_field(&mut self) -> Result<(), ReadError> {
        match self.field(Owner::Program, &PROGRAM)? {
            "format" => self.format(),
            "name" => self.text().map(|text| self.program.header.name = text),
            "author" => self.text().map(|text| self.program.header.author = text),
            "note" => self.text().map(|text| self.program.header.note = text),
            "game" => self.game(),
            "task" => self.task(),
            "variables" => self.variables(),
            "on_click" => self.open_list(ReadContext::Commands(Stack::Hat)),
            _ => self.open_list(ReadContext::LooseStacks),
        }
    }

    /// The next token, which must be a number.
    pub fn number(&mut self) -> Result<Spanned<'t>, ReadError> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Number(_) => Ok(next),
            _ => Err(self.tokens.unexpected(&next, Expected::Number)),
        }
    }

    pub fn text(&mut self) -> Result<String, ReadError> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Text(text) => Ok(text.into_owned()),
            _ => Err(self.tokens.unexpected(&next, Expected::Text)),
        }
    }

    /// Reads `name:` in the innermost thing that is open, and marks the field as read.
    pub fn field(&mut self, of: Owner, names: &[&'static str]) -> Result<&'static str, ReadError> {
        let mut none = 0;
        let seen = self
            .frames
            .last_mut()
            .map_or(&mut none, |frame| &mut frame.seen);
        let index = self.tokens.field(of, names, seen)?;
        Ok(names[index])
    }

    /// Checks that the first fields of `of`, those in `names`, were read.
    pub fn require(
        &self,
        start: usize,
        seen: u32,
        of: Owner,
        names: &[&'static str],
    ) -> Result<(), ReadError> {
        let missing = names
            .iter()
            .enumerate()
            .find(|(index, _)| seen & 1 << index == 0);
        match missing {
            None => Ok(()),
            Some((_, &name)) => Err(ReadError::new(
                start,
                FileErrorKind::MissingField { name, of },
            )),
        }
    }

    /// Counts an argument that has no name.
    pub fn count_argument(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.seen += 1;
        }
    }

    pub fn open(&mut self, inside: ReadContext, start: usize) {
        self.frames.push(OpenItem {
            inside,
            start,
            seen: 0,
            after: false,
        });
    }

    pub fn open_list(&mut self, inside: ReadContext) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::OpenList, Expected::List)?;
        self.open(inside, start);
        Ok(())
    }
}
