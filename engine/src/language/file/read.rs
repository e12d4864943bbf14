//! Reading a program: one pass over the tokens with a stack of what is open.
//!
//! The blocks are put into the program's arena directly, not by edits: an edit checks and copies a
//! whole fragment, and a file that is read has no history to undo. What edits guarantee is checked
//! here, where the place in the file is known: shapes, types, fields, names, numbers and limits.

mod block;

pub(crate) use block::{Word, similar_word, word};

use super::error::{
    Countable, Expected, FileError, FileErrorKind, Owner, ReadError, quote, similar, too_many,
    unknown_option,
};
use super::token::{Spanned, Token, Tokens};
use super::write::GAME_WORDS;
use super::{FORMAT, MAX_BYTES};
use crate::language::TaskId;
use crate::language::edit::MAX_BLOCKS;
use crate::language::kind::Kind;
use crate::language::program::{BlockId, LooseStack, Program, Stack, StackId, VarId, Variable};
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

const LOOSE: [&str; 2] = ["at", "blocks"];

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

impl<'t> ProgramReader<'t> {
    /// Reads `Program(`; RON lets the name be left out. Gives its place.
    pub fn begin(&mut self) -> Result<usize, ReadError> {
        let first = match self.tokens.next() {
            Err(ReadError { at, kind }) => {
                let kind = match *kind {
                    FileErrorKind::BadCharacter { found } => FileErrorKind::NotAProgram {
                        found: found.to_string(),
                    },
                    kind => kind,
                };
                return Err(ReadError::new(at, kind));
            }
            Ok(first) => first,
        };
        match first.token {
            Token::Open => (),
            Token::Name("Program") => {
                self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
            }
            Token::End => return Err(self.tokens.unexpected(&first, Expected::Program)),
            Token::Hash => {
                let found = self.tokens.quote_line(&first);
                return Err(ReadError::new(
                    first.start,
                    FileErrorKind::Attribute { found },
                ));
            }
            _ => {
                let found = self.tokens.quote(&first);
                return Err(ReadError::new(
                    first.start,
                    FileErrorKind::NotAProgram { found },
                ));
            }
        }
        Ok(first.start)
    }

    pub fn format(&mut self) -> Result<(), ReadError> {
        let next = self.number()?;
        let Token::Number(format) = next.token else {
            return Ok(());
        };
        let found = self.tokens.quote(&next);
        match FileErrorKind::of_format(format, FORMAT, found) {
            None => Ok(()),
            Some(kind) => Err(ReadError::new(next.start, kind)),
        }
    }

    /// The game, which stands for its task.
    pub fn game(&mut self) -> Result<(), ReadError> {
        let next = self.tokens.next()?;
        let Token::Name(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Option));
        };
        let words = || GAME_WORDS.map(|(word, _)| word).into();
        match GAME_WORDS.into_iter().find(|(word, _)| *word == name) {
            Some((_, task)) => self.name_task(next.start, task, true),
            None => Err(unknown_option(next.start, name, words())),
        }
    }

    pub fn task(&mut self) -> Result<(), ReadError> {
        let (at, task) = task_id(&mut self.tokens)?;
        self.name_task(at, task, false)
    }

    /// `game` and `task` may both stand there if they say the same.
    fn name_task(&mut self, at: usize, task: TaskId, is_game: bool) -> Result<(), ReadError> {
        if let Some((first, first_is_game)) = self.named.take()
            && first != task
        {
            let (game, task) = match first_is_game {
                true => (first, task),
                false => (task, first),
            };
            let (game, task) = (game.to_string(), task.to_string());
            return Err(ReadError::new(at, FileErrorKind::TwoTasks { game, task }));
        }
        self.named = Some((task.clone(), is_game));
        self.program.header.task = task;
        Ok(())
    }

    /// `[` and the names of all variables and `]`.
    pub fn variables(&mut self) -> Result<(), ReadError> {
        self.tokens.expect(&Token::OpenList, Expected::List)?;
        while !self.tokens.take(&Token::CloseList)? {
            let next = self.tokens.next()?;
            let at = next.start;
            let Token::Text(name) = next.token else {
                return Err(self.tokens.unexpected(&next, Expected::Text));
            };
            self.declare(at, name)?;
            if !self.tokens.take(&Token::Comma)? {
                let end = Expected::CommaOrBracket;
                self.tokens.expect(&Token::CloseList, end)?;
                break;
            }
        }
        self.declared = true;
        self.check_names()
    }

    pub fn declare(&mut self, at: usize, name: Cow<'t, str>) -> Result<(), ReadError> {
        if name.is_empty() {
            return Err(ReadError::new(at, FileErrorKind::EmptyName));
        }
        if self.program.variables.len() == MAX_BLOCKS {
            return Err(too_many(at, Countable::Variables));
        }
        let text = name.clone().into_owned();
        let met = self.met(at, name);
        if met.declared {
            let name = quote(&text);
            return Err(ReadError::new(
                at,
                FileErrorKind::DuplicateVariable { name },
            ));
        }
        met.declared = true;
        let id = met.id;
        self.program.variables.push(Variable { id, name: text });
        Ok(())
    }

    fn met(&mut self, at: usize, name: Cow<'t, str>) -> &mut VariableName {
        let program = &mut self.program;
        self.names.entry(name).or_insert_with(|| VariableName {
            id: program.fresh_variable(),
            declared: false,
            at,
        })
    }

    /// Reads the name of a variable that a block uses.
    pub fn variable(&mut self) -> Result<VarId, ReadError> {
        let next = self.tokens.next()?;
        let Token::Text(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Text));
        };
        let met = self.met(next.start, name);
        let (id, declared) = (met.id, met.declared);
        if self.declared && !declared {
            self.check_names()?;
        }
        Ok(id)
    }

    /// Whether every name that was met is declared; else the first one that is not.
    pub fn check_names(&self) -> Result<(), ReadError> {
        let undeclared = self.names.iter().filter(|(_, met)| !met.declared);
        let Some((name, met)) = undeclared.min_by_key(|(_, met)| met.at) else {
            return Ok(());
        };
        let declared = self.program.variables.iter().map(|v| v.name.as_str());
        let kind = FileErrorKind::UndeclaredVariable {
            name: quote(name),
            similar: similar(name, declared).map(str::to_owned),
        };
        Err(ReadError::new(met.at, kind))
    }

    pub fn loose_stack(&mut self) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let id = self.program.fresh_stack();
        self.program.loose.push(LooseStack {
            id,
            at: (0.0, 0.0),
            blocks: Vec::new(),
        });
        self.open(ReadContext::Loose(id), start);
        Ok(())
    }

    pub fn loose_field(&mut self, stack: StackId) -> Result<(), ReadError> {
        if self.field(Owner::Loose, &LOOSE)? == "blocks" {
            return self.open_list(ReadContext::Commands(Stack::Loose(stack)));
        }
        self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let x = self.coordinate()?;
        self.tokens.expect(&Token::Comma, Expected::Comma)?;
        let y = self.coordinate()?;
        self.tokens.take(&Token::Comma)?;
        let end = Expected::ClosingParenthesis;
        self.tokens.expect(&Token::Close, end)?;
        if let Some(loose) = self.program.loose.last_mut() {
            loose.at = (x, y);
        }
        Ok(())
    }

    fn coordinate(&mut self) -> Result<f64, ReadError> {
        let next = self.number()?;
        match next.token {
            Token::Number(value) if value.is_finite() => Ok(value),
            _ => Err(ReadError::new(next.start, FileErrorKind::Infinite)),
        }
    }
}

/// Reads the name of a task; gives also its place.
pub(crate) fn task_id(tokens: &mut Tokens) -> Result<(usize, TaskId), ReadError> {
    let next = tokens.next()?;
    let Token::Text(id) = &next.token else {
        return Err(tokens.unexpected(&next, Expected::Text));
    };
    match TaskId::new(id) {
        Some(id) => Ok((next.start, id)),
        None => {
            let found = quote(id);
            Err(ReadError::new(
                next.start,
                FileErrorKind::BadTaskId { found },
            ))
        }
    }
}

/// A list of commands where it stands in another file, the variables not yet declared.
#[derive(Default)]
pub(crate) struct Commands<'t> {
    /// The commands under the hat.
    program: Program,
    names: HashMap<Cow<'t, str>, VariableName>,
    /// Where the blocks begin, in the order of the file.
    places: Places,
}

impl<'t> Commands<'t> {
    /// Reads `[…]`.
    pub fn read(tokens: &mut Tokens<'t>) -> Result<Commands<'t>, ReadError> {
        let mut reader = ProgramReader::new(tokens.clone());
        reader.places = Some(Vec::new());
        reader.open_list(ReadContext::Commands(Stack::Hat))?;
        reader.contents()?;
        *tokens = reader.tokens.clone();
        Ok(Commands::of(reader))
    }

    pub(super) fn of(reader: ProgramReader<'t>) -> Commands<'t> {
        Commands {
            program: reader.program,
            names: reader.names,
            places: reader.places.unwrap_or_default(),
        }
    }

    /// The commands under the hat of a program that has these variables, no two of one name.
    ///
    /// # Errors
    /// [`FileErrorKind::UndeclaredVariable`] at the first use of another name.
    pub fn declare(self, variables: &[String]) -> Result<(Program, Places), ReadError> {
        let mut reader = ProgramReader::new(Tokens::new(""));
        (reader.program, reader.names) = (self.program, self.names);
        for name in variables {
            reader.declare(0, Cow::Owned(name.clone()))?;
        }
        reader.check_names()?;
        Ok((reader.program, self.places))
    }

    /// Every variable that is met is declared, in the order of their first use.
    pub fn declare_all(self) -> Program {
        let mut program = self.program;
        let mut names: Vec<_> = self.names.into_iter().collect();
        names.sort_by_key(|(_, met)| met.at);
        let declared = names.into_iter().map(|(name, met)| Variable {
            id: met.id,
            name: name.into_owned(),
        });
        program.variables = declared.collect();
        program
    }
}

/// Blocks, and the byte at which each begins.
pub(crate) type Places = Vec<(BlockId, usize)>;
