//! Reads a program in one pass over the tokens, with a stack of open constructs.
//!
//! Inserts blocks into the program directly, not by edits: an edit checks and copies whole
//! fragments, and a file has no history to undo. The reader itself checks what edits guarantee
//! (shapes, types, fields, names, numbers and limits), because here the place in the file is known.

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
/// As [`read()`]; also if the bytes are not UTF-8.
pub fn read_bytes(bytes: &[u8]) -> Result<Program, FileError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).locate(""));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let valid = &bytes[..error.valid_up_to()];
            let valid = strip_bom(std::str::from_utf8(valid).unwrap_or_default());
            Err(ReadError::new(valid.len(), FileErrorKind::NotUtf8).locate(valid))
        }
    }
}

/// Reads a program from text in any layout of RON: with comments, trailing commas and fields in any
/// order. Time and memory are linear in the length of the text.
///
/// # Errors
/// The first error, or more than [`MAX_BYTES`]. An undeclared variable may be found only at the end
/// of the text, because `variables` can come after the blocks.
pub fn read(text: &str) -> Result<Program, FileError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).locate(""));
    }
    let text = strip_bom(text);
    ProgramReader::new(Tokens::new(text))
        .document()
        .map_err(|error| error.locate(text))
}

/// Reads blocks without a program around them: commands, as in `DropAll, CureAll`, or one value
/// block, as in `IsEmpty(Clicked)`. They become the only loose stack of a program that declares
/// their variables.
///
/// # Errors
/// As [`read()`].
pub fn read_blocks(text: &str) -> Result<Program, FileError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError::new(0, FileErrorKind::TooLarge).locate(""));
    }
    // Parsed as the rest of a list.
    let closed = format!("{text}]");
    let mut reader = ProgramReader::new(Tokens::new(&closed));
    reader.blocks().map_err(|error| {
        let at = error.at.min(text.len());
        ReadError { at, ..error }.locate(text)
    })?;
    Ok(Commands::of(reader).declare_all())
}

/// A text without its byte-order mark.
pub(crate) fn strip_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads `Program(…)` inside another file.
pub(crate) fn program<'t>(tokens: &mut Tokens<'t>) -> Result<Program, ReadError> {
    let mut reader = ProgramReader::new(tokens.clone());
    reader.program()?;
    *tokens = reader.tokens;
    Ok(reader.program)
}

/// A construct that is open: a parenthesis or list that is not closed yet.
#[derive(Clone, Copy)]
struct Frame {
    context: ReadContext,
    /// Its start, for errors about what it lacks.
    start: usize,
    /// A bit for each field that was read; for arguments without names, their number.
    seen: u32,
    /// True after an item: a comma or the end must follow.
    after_item: bool,
}

/// The kind of an open construct.
#[derive(Clone, Copy)]
enum ReadContext {
    /// `Program(`
    Program,
    /// `[` of a list of commands or of a loose value block.
    Commands(Stack),
    /// `Name(` of a block in this number of wrappers.
    Arguments {
        block: BlockId,
        kind: Kind,
        wrappers: u8,
    },
    /// `branches: [`
    Branches(BlockId),
    /// `(` of the branch with this number.
    Branch(BlockId, usize),
    /// `loose: [`
    LooseStacks,
    /// `(` of a loose stack.
    Loose(StackId),
}

/// A variable that was declared or used so far.
struct VariableName {
    id: VarId,
    declared: bool,
    /// The offset of its first occurrence.
    at: usize,
}

/// Reads one program.
struct ProgramReader<'t> {
    tokens: Tokens<'t>,
    program: Program,
    frames: Vec<Frame>,
    /// Number of open blocks.
    depth: usize,
    /// Number of branches so far.
    branches: usize,
    /// All variables that occurred, declared or not.
    names: HashMap<Cow<'t, str>, VariableName>,
    /// True once `variables` was read: undeclared variables can be refused at once.
    declared: bool,
    /// The task that `game` names.
    game: Option<TaskId>,
    /// The task that `task` names.
    task: Option<TaskId>,
    /// The offsets of all blocks, if they are to be recorded.
    offsets: Option<BlockOffsets>,
}

const PROGRAM_FIELDS: [&str; 9] = [
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

const LOOSE_FIELDS: [&str; 2] = ["at", "blocks"];

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
            game: None,
            task: None,
            offsets: None,
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

    /// Reads the blocks of a loose stack, `]` and the end of the text.
    fn blocks(&mut self) -> Result<(), ReadError> {
        let id = self.add_loose_stack();
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

    /// Reads up to the end of the outermost open construct.
    fn contents(&mut self) -> Result<(), ReadError> {
        while let Some(frame) = self.frames.last().copied() {
            if self.at_end(frame)? {
                // Items change `seen` of the stored frame, so close that one.
                let frame = self.frames.pop().unwrap_or(frame);
                self.close(frame)?;
            } else {
                self.item(frame)?;
            }
        }
        Ok(())
    }

    /// Takes the comma before the next item, or the end of the construct. True at the end.
    fn at_end(&mut self, frame: Frame) -> Result<bool, ReadError> {
        let (close, expected) = match frame.context {
            ReadContext::Commands(_) | ReadContext::Branches(_) | ReadContext::LooseStacks => {
                (Token::CloseList, Expected::CommaOrBracket)
            }
            _ => (Token::Close, Expected::CommaOrParenthesis),
        };
        if frame.after_item {
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
            frame.after_item = true;
        }
        Ok(ends)
    }

    fn item(&mut self, frame: Frame) -> Result<(), ReadError> {
        match frame.context {
            ReadContext::Program => self.program_field(),
            ReadContext::Commands(stack) => self.command(stack),
            ReadContext::Arguments { block, kind, .. } => self.argument(block, kind, frame.seen),
            ReadContext::Branches(block) => self.branch(block),
            ReadContext::Branch(block, index) => self.branch_field(block, index),
            ReadContext::LooseStacks => self.open_loose_stack(),
            ReadContext::Loose(stack) => self.loose_field(stack),
        }
    }

    fn close(&mut self, frame: Frame) -> Result<(), ReadError> {
        match frame.context {
            ReadContext::Program => self.require(
                frame.start,
                frame.seen,
                Owner::Program,
                &PROGRAM_FIELDS[..2],
            ),
            ReadContext::Commands(Stack::Loose(_)) if self.loose_stack().blocks.is_empty() => {
                Err(ReadError::new(frame.start, FileErrorKind::EmptyLooseStack))
            }
            ReadContext::Commands(_) | ReadContext::LooseStacks => Ok(()),
            ReadContext::Arguments {
                block,
                kind,
                wrappers,
            } => {
                self.depth -= 1;
                self.finish(block, kind, frame.start, frame.seen, wrappers)
            }
            ReadContext::Branches(block) => self.finish_branches(block, frame.start),
            ReadContext::Branch(..) => {
                self.require(frame.start, frame.seen, Owner::Branch, &["when"])
            }
            ReadContext::Loose(_) => {
                self.require(frame.start, frame.seen, Owner::Loose, &LOOSE_FIELDS)
            }
        }
    }

    fn program_field(&mut self) -> Result<(), ReadError> {
        match self.field(Owner::Program, &PROGRAM_FIELDS)? {
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

    /// Takes the next token, which must be a number.
    fn number(&mut self) -> Result<Spanned<'t>, ReadError> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Number(_) => Ok(next),
            _ => Err(self.tokens.unexpected(&next, Expected::Number)),
        }
    }

    fn text(&mut self) -> Result<String, ReadError> {
        let next = self.tokens.next()?;
        match next.token {
            Token::Text(text) => Ok(text.into_owned()),
            _ => Err(self.tokens.unexpected(&next, Expected::Text)),
        }
    }

    /// Reads `name:` in the innermost open construct and marks the field as read.
    fn field(&mut self, of: Owner, names: &[&'static str]) -> Result<&'static str, ReadError> {
        let mut none = 0;
        let seen = self
            .frames
            .last_mut()
            .map_or(&mut none, |frame| &mut frame.seen);
        let index = self.tokens.field(of, names, seen)?;
        Ok(names[index])
    }

    /// Checks that the first fields of `of`, with these names, were read.
    fn require(
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

    /// Counts an argument without a name.
    fn count_argument(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.seen += 1;
        }
    }

    fn open(&mut self, context: ReadContext, start: usize) {
        self.frames.push(Frame {
            context,
            start,
            seen: 0,
            after_item: false,
        });
    }

    fn open_list(&mut self, context: ReadContext) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::OpenList, Expected::List)?;
        self.open(context, start);
        Ok(())
    }
}

impl<'t> ProgramReader<'t> {
    /// Reads `Program(` and returns its start. The name is optional in RON.
    fn begin(&mut self) -> Result<usize, ReadError> {
        let first = self.tokens.next().map_err(|error| match *error.kind {
            FileErrorKind::BadCharacter { found } => {
                let found = found.to_string();
                ReadError::new(error.at, FileErrorKind::NotAProgram { found })
            }
            _ => error,
        })?;
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

    fn format(&mut self) -> Result<(), ReadError> {
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

    /// Reads the word of a game, which names its task.
    fn game(&mut self) -> Result<(), ReadError> {
        let next = self.tokens.next()?;
        let Token::Name(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Option));
        };
        let Some((_, task)) = GAME_WORDS.into_iter().find(|(word, _)| *word == name) else {
            let words = GAME_WORDS.map(|(word, _)| word).into();
            return Err(unknown_option(next.start, name, words));
        };
        self.program.header.task = task.clone();
        self.game = Some(task);
        self.check_task(next.start)
    }

    fn task(&mut self) -> Result<(), ReadError> {
        let (at, task) = task_id(&mut self.tokens)?;
        self.program.header.task = task.clone();
        self.task = Some(task);
        self.check_task(at)
    }

    /// Checks that `game` and `task`, if both are present, name the same task.
    fn check_task(&self, at: usize) -> Result<(), ReadError> {
        if let (Some(game), Some(task)) = (&self.game, &self.task)
            && game != task
        {
            let (game, task) = (game.to_string(), task.to_string());
            return Err(ReadError::new(at, FileErrorKind::TwoTasks { game, task }));
        }
        Ok(())
    }

    /// Reads the list of variables.
    fn variables(&mut self) -> Result<(), ReadError> {
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

    /// Declares a variable.
    fn declare(&mut self, at: usize, name: Cow<'t, str>) -> Result<(), ReadError> {
        if name.is_empty() {
            return Err(ReadError::new(at, FileErrorKind::EmptyName));
        }
        if self.program.variables.len() == MAX_BLOCKS {
            return Err(too_many(at, Countable::Variables));
        }
        let text = name.clone().into_owned();
        let variable = self.variable_name(at, name);
        if variable.declared {
            let name = quote(&text);
            return Err(ReadError::new(
                at,
                FileErrorKind::DuplicateVariable { name },
            ));
        }
        variable.declared = true;
        let id = variable.id;
        self.program.variables.push(Variable { id, name: text });
        Ok(())
    }

    /// The entry of a variable, which is created at its first occurrence.
    fn variable_name(&mut self, at: usize, name: Cow<'t, str>) -> &mut VariableName {
        let program = &mut self.program;
        self.names.entry(name).or_insert_with(|| VariableName {
            id: program.fresh_variable(),
            declared: false,
            at,
        })
    }

    /// Reads the name of a variable that a block uses.
    fn variable(&mut self) -> Result<VarId, ReadError> {
        let next = self.tokens.next()?;
        let Token::Text(name) = next.token else {
            return Err(self.tokens.unexpected(&next, Expected::Text));
        };
        let VariableName { id, declared, .. } = *self.variable_name(next.start, name);
        if self.declared && !declared {
            self.check_names()?;
        }
        Ok(id)
    }

    /// Checks that all variables that occurred are declared.
    fn check_names(&self) -> Result<(), ReadError> {
        let undeclared = self.names.iter().filter(|(_, variable)| !variable.declared);
        let Some((name, variable)) = undeclared.min_by_key(|(_, variable)| variable.at) else {
            return Ok(());
        };
        let declared = self.program.variables.iter().map(|v| v.name.as_str());
        let kind = FileErrorKind::UndeclaredVariable {
            name: quote(name),
            similar: similar(name, declared).map(str::to_owned),
        };
        Err(ReadError::new(variable.at, kind))
    }

    fn open_loose_stack(&mut self) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let id = self.add_loose_stack();
        self.open(ReadContext::Loose(id), start);
        Ok(())
    }

    fn add_loose_stack(&mut self) -> StackId {
        let id = self.program.fresh_stack();
        self.program.loose.push(LooseStack {
            id,
            at: (0.0, 0.0),
            blocks: Vec::new(),
        });
        id
    }

    /// The loose stack that is being read.
    fn loose_stack(&mut self) -> &mut LooseStack {
        let last = self.program.loose.last_mut();
        last.expect("a loose stack is open")
    }

    fn loose_field(&mut self, stack: StackId) -> Result<(), ReadError> {
        if self.field(Owner::Loose, &LOOSE_FIELDS)? == "blocks" {
            return self.open_list(ReadContext::Commands(Stack::Loose(stack)));
        }
        self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let x = self.coordinate()?;
        self.tokens.expect(&Token::Comma, Expected::Comma)?;
        let y = self.coordinate()?;
        self.tokens.take(&Token::Comma)?;
        let end = Expected::ClosingParenthesis;
        self.tokens.expect(&Token::Close, end)?;
        self.loose_stack().at = (x, y);
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

/// Reads a task id and returns its offset and the id.
pub(crate) fn task_id(tokens: &mut Tokens) -> Result<(usize, TaskId), ReadError> {
    let next = tokens.next()?;
    let Token::Text(id) = &next.token else {
        return Err(tokens.unexpected(&next, Expected::Text));
    };
    let at = next.start;
    match TaskId::new(id) {
        Some(id) => Ok((at, id)),
        None => Err(ReadError::new(
            at,
            FileErrorKind::BadTaskId { found: quote(id) },
        )),
    }
}

/// A list of commands inside another file, which declares their variables elsewhere.
#[derive(Default)]
pub(crate) struct Commands<'t> {
    /// The commands under the hat.
    program: Program,
    names: HashMap<Cow<'t, str>, VariableName>,
    offsets: BlockOffsets,
}

impl<'t> Commands<'t> {
    /// Reads `[…]`.
    pub fn read(tokens: &mut Tokens<'t>) -> Result<Commands<'t>, ReadError> {
        let mut reader = ProgramReader::new(tokens.clone());
        reader.offsets = Some(Vec::new());
        reader.open_list(ReadContext::Commands(Stack::Hat))?;
        reader.contents()?;
        *tokens = reader.tokens.clone();
        Ok(Commands::of(reader))
    }

    fn of(reader: ProgramReader<'t>) -> Commands<'t> {
        Commands {
            program: reader.program,
            names: reader.names,
            offsets: reader.offsets.unwrap_or_default(),
        }
    }

    /// A program with the commands under its hat and these variables, whose names differ.
    ///
    /// # Errors
    /// [`FileErrorKind::UndeclaredVariable`] at the first use of another variable.
    pub fn declare(self, variables: &[String]) -> Result<(Program, BlockOffsets), ReadError> {
        let mut reader = ProgramReader::new(Tokens::new(""));
        (reader.program, reader.names) = (self.program, self.names);
        for name in variables {
            reader.declare(0, Cow::Owned(name.clone()))?;
        }
        reader.check_names()?;
        Ok((reader.program, self.offsets))
    }

    /// The program with all variables declared, in the order of their first use.
    pub fn declare_all(self) -> Program {
        let mut program = self.program;
        let mut names: Vec<_> = self.names.into_iter().collect();
        names.sort_by_key(|(_, variable)| variable.at);
        program.variables = names
            .into_iter()
            .map(|(name, variable)| Variable {
                id: variable.id,
                name: name.into_owned(),
            })
            .collect();
        program
    }
}

/// Blocks in the order of the file, and the byte offset of each.
pub(crate) type BlockOffsets = Vec<(BlockId, usize)>;
