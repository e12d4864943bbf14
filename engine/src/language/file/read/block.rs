//! Reads blocks: wrappers, name, arguments and branches. Checks that a block fits its place.

use super::{ProgramReader, ReadContext};
use crate::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use crate::language::field::{Field, FieldKind};
use crate::language::file::error::{
    Countable, Expected, FileErrorKind, Owner, ReadError, Wrapper, quote, similar, too_many,
    unknown_option,
};
use crate::language::file::token::Token;
use crate::language::kind::{ArgKind, Kind, Literal, TABLE, ValueType};
use crate::language::program::{Block, BlockId, BlockMarks, Parent, Socket, Stack, VarId};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The place that a block is read into.
#[derive(Clone, Copy)]
enum BlockSlot {
    Commands(Stack),
    Socket {
        owner: BlockId,
        kind: Kind,
        index: usize,
        name: &'static str,
        ty: ValueType,
        default: Option<Literal>,
    },
}

impl ProgramReader<'_> {
    /// Reads a block into a stack. A value block must be the only block of a loose stack.
    pub(super) fn command(&mut self, stack: Stack) -> Result<(), ReadError> {
        self.slot(BlockSlot::Commands(stack))
    }

    /// Reads the content of a slot: a block in its wrappers, a default value or a hole.
    fn slot(&mut self, slot: BlockSlot) -> Result<(), ReadError> {
        let expected = match slot {
            BlockSlot::Commands(_) => Expected::Command,
            BlockSlot::Socket { .. } => Expected::Value,
        };
        let mut marks = BlockMarks::default();
        let mut wrappers = 0;
        loop {
            let next = self.tokens.next()?;
            let at = next.start;
            let Token::Name(name) = next.token else {
                return Err(self.tokens.unexpected(&next, expected));
            };
            match word(name) {
                Some(Word::Wrapper(wrapper)) => {
                    self.wrapper(wrapper, at, &mut marks)?;
                    wrappers += 1;
                }
                Some(Word::Hole) => return hole(slot, at, wrappers),
                Some(Word::Block(kind)) => {
                    return self.block(slot, kind, at, marks, wrappers);
                }
                None => {
                    return Err(ReadError::new(
                        at,
                        FileErrorKind::UnknownBlock {
                            name: quote(name),
                            similar: similar_word(name),
                        },
                    ));
                }
            }
        }
    }

    /// Reads the rest of `Comment("text",`, `Disabled(` or `Collapsed(`. Files have them in this
    /// order; any order is read.
    fn wrapper(
        &mut self,
        wrapper: Wrapper,
        at: usize,
        marks: &mut BlockMarks,
    ) -> Result<(), ReadError> {
        self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let duplicate = match wrapper {
            Wrapper::Comment => {
                let comment = self.text()?;
                self.tokens.expect(&Token::Comma, Expected::Comma)?;
                marks.comment.replace(comment).is_some()
            }
            Wrapper::Disabled => std::mem::replace(&mut marks.disabled, true),
            Wrapper::Collapsed => std::mem::replace(&mut marks.collapsed, true),
        };
        if duplicate {
            return Err(ReadError::new(
                at,
                FileErrorKind::DuplicateWrapper { wrapper },
            ));
        }
        Ok(())
    }

    /// Reads a block after its name, up to its opening parenthesis if it has one.
    fn block(
        &mut self,
        slot: BlockSlot,
        kind: Kind,
        at: usize,
        marks: BlockMarks,
        wrappers: u8,
    ) -> Result<(), ReadError> {
        self.check_slot(slot, kind, at)?;
        if wrappers == 0 && self.default_value(slot, kind, at)? {
            return Ok(());
        }
        if self.depth == MAX_DEPTH {
            let most = MAX_DEPTH;
            return Err(ReadError::new(at, FileErrorKind::TooDeep { most }));
        }
        if self.program.block_count() == MAX_BLOCKS {
            return Err(too_many(at, Countable::Blocks));
        }
        let id = self.program.fresh_block();
        let mut block = Block::new(kind, placeholder(kind));
        if kind == Kind::If {
            block.sockets.clear();
            block.bodies.clear();
        }
        block.marks = marks;
        block.parent = match slot {
            BlockSlot::Commands(stack) => Parent::Stack(stack),
            BlockSlot::Socket { owner, index, .. } => Parent::Socket(owner, index),
        };
        self.program.arena.insert(id, block);
        if let Some(offsets) = &mut self.offsets {
            offsets.push((id, at));
        }
        match slot {
            BlockSlot::Commands(Stack::Hat) => self.program.hat.push(id),
            BlockSlot::Commands(Stack::Loose(_)) => {
                self.loose_stack().blocks.push(id);
            }
            BlockSlot::Commands(Stack::Body(owner, body)) => {
                self.open_block(owner).bodies[body].push(id)
            }
            BlockSlot::Socket { owner, index, .. } => {
                self.open_block(owner).sockets[index].block = Some(id);
            }
        }
        if self.tokens.take(&Token::Open)? {
            self.depth += 1;
            let context = ReadContext::Arguments {
                block: id,
                kind,
                wrappers,
            };
            self.open(context, at);
            Ok(())
        } else {
            self.finish(id, kind, at, 0, wrappers)
        }
    }

    /// Checks that the slot accepts a block of this kind.
    fn check_slot(&mut self, slot: BlockSlot, kind: Kind, at: usize) -> Result<(), ReadError> {
        let error = |kind| Err(ReadError::new(at, kind));
        match (slot, kind.row().value()) {
            (BlockSlot::Commands(Stack::Loose(_)), value) => {
                let Some(&first) = self.loose_stack().blocks.first() else {
                    return Ok(());
                };
                if value.is_some() || self.program.block(first).kind.row().value().is_some() {
                    return error(FileErrorKind::MixedLooseStack);
                }
                Ok(())
            }
            (BlockSlot::Commands(_), None) => Ok(()),
            (BlockSlot::Commands(_), Some(_)) => {
                error(FileErrorKind::ValueWhereCommand { block: kind })
            }
            (BlockSlot::Socket { kind: of, name, .. }, None) => {
                error(FileErrorKind::CommandWhereValue {
                    block: kind,
                    of,
                    socket: name,
                })
            }
            (
                BlockSlot::Socket {
                    kind: of, name, ty, ..
                },
                Some(given),
            ) if !given.fits(ty) => error(FileErrorKind::WrongType {
                block: of,
                socket: name,
                expected: ty,
                given,
            }),
            _ => Ok(()),
        }
    }

    /// Reads a number or swatch without wrappers in a socket with a default value, which is not a
    /// block. False if the block is none of these.
    fn default_value(&mut self, slot: BlockSlot, kind: Kind, at: usize) -> Result<bool, ReadError> {
        let BlockSlot::Socket {
            owner,
            index,
            default: Some(_),
            ..
        } = slot
        else {
            return Ok(false);
        };
        if !matches!(kind, Kind::Number | Kind::Swatch) {
            return Ok(false);
        }
        if !self.tokens.take(&Token::Open)? {
            return Err(too_few(at, kind, 0));
        }
        if self.tokens.take(&Token::Close)? {
            return Err(too_few(at, kind, 0));
        }
        self.no_name(kind)?;
        let field = kind
            .row()
            .field()
            .expect("numbers and swatches have a field");
        let literal = match self.option(field)? {
            Field::Number(value) => Literal::Number(value),
            Field::Colour(colour) => Literal::Colour(colour),
            _ => return Ok(false),
        };
        self.open_block(owner).sockets[index].literal = Some(literal);
        if self.tokens.take(&Token::Comma)? {
            let next = self.tokens.peek()?;
            if !matches!(next.token, Token::Close | Token::End) {
                let at = next.start;
                let (block, expected) = (kind, 1);
                let kind = FileErrorKind::TooManyArguments { block, expected };
                return Err(ReadError::new(at, kind));
            }
        }
        self.tokens
            .expect(&Token::Close, Expected::CommaOrParenthesis)?;
        Ok(true)
    }

    /// A block that is being read.
    fn open_block(&mut self, id: BlockId) -> &mut Block {
        let block = self.program.block_mut(id);
        block.expect("a block that is being read is in the program")
    }
}

/// Accepts `Hole` in a socket that can be empty.
fn hole(slot: BlockSlot, at: usize, wrappers: u8) -> Result<(), ReadError> {
    let kind = match slot {
        BlockSlot::Socket { default: None, .. } if wrappers == 0 => return Ok(()),
        BlockSlot::Socket { kind, name, .. } if wrappers == 0 => FileErrorKind::HoleWithDefault {
            block: kind,
            socket: name,
        },
        _ => FileErrorKind::HoleNotAllowed,
    };
    Err(ReadError::new(at, kind))
}

fn too_few(at: usize, kind: Kind, given: usize) -> ReadError {
    let (block, expected) = (kind, kind.row().args.len());
    let kind = FileErrorKind::TooFewArguments {
        block,
        expected,
        given,
    };
    ReadError::new(at, kind)
}

/// The content of a field until it is read. (A block without it is refused.)
fn placeholder(kind: Kind) -> Field {
    match kind.row().field() {
        None => Field::None,
        Some(FieldKind::Number) => Field::Number(0.0),
        Some(FieldKind::Variable) => Field::Variable(VarId(0)),
        Some(kind) => kind.options()[0],
    }
}

const IF_FIELDS: [&str; 2] = ["branches", "otherwise"];
const BRANCH_FIELDS: [&str; 2] = ["when", "then"];

impl ProgramReader<'_> {
    /// Reads one argument of a block; `count` is the number of arguments without names so far.
    pub(super) fn argument(
        &mut self,
        id: BlockId,
        kind: Kind,
        count: u32,
    ) -> Result<(), ReadError> {
        if kind == Kind::If {
            return self.if_field(id);
        }
        let row = kind.row();
        let index = if row.named {
            let name = self.argument_name(kind)?;
            row.args.iter().position(|arg| arg.name == name)
        } else {
            let index = count as usize;
            if index == row.args.len() {
                let at = self.tokens.peek()?.start;
                let expected = index;
                let fault = FileErrorKind::TooManyArguments {
                    block: kind,
                    expected,
                };
                return Err(ReadError::new(at, fault));
            }
            self.no_name(kind)?;
            self.count_argument();
            Some(index)
        };
        let index = index.expect("fields are named as in the table");
        let before = &row.args[..index];
        match row.args[index].kind {
            ArgKind::Field(field) => {
                let option = self.option(field)?;
                self.open_block(id).field = option;
                Ok(())
            }
            ArgKind::Socket(ty, default) => self.slot(BlockSlot::Socket {
                owner: id,
                kind,
                index: before.iter().filter(|arg| is_socket(arg.kind)).count(),
                name: row.args[index].name,
                ty,
                default,
            }),
            ArgKind::Body => {
                let body = before
                    .iter()
                    .filter(|arg| arg.kind == ArgKind::Body)
                    .count();
                self.open_list(ReadContext::Commands(Stack::Body(id, body)))
            }
        }
    }

    /// Reads `name:` of an argument.
    fn argument_name(&mut self, kind: Kind) -> Result<&'static str, ReadError> {
        // *conta* has the most arguments, five.
        let mut names = [""; 8];
        let args = kind.row().args;
        for (name, arg) in names.iter_mut().zip(args) {
            *name = arg.name;
        }
        self.field(Owner::Block(kind), &names[..args.len()])
    }

    /// Refuses a name before an argument that has none.
    fn no_name(&mut self, kind: Kind) -> Result<(), ReadError> {
        if self.tokens.field_follows()? {
            let at = self.tokens.peek()?.start;
            let fault = FileErrorKind::NameNotNeeded { block: kind };
            return Err(ReadError::new(at, fault));
        }
        Ok(())
    }

    /// Reads the content of a field.
    fn option(&mut self, kind: FieldKind) -> Result<Field, ReadError> {
        match kind {
            FieldKind::Variable => self.variable().map(Field::Variable),
            FieldKind::Number => {
                let next = self.number()?;
                match next.token {
                    Token::Number(value) => Ok(Field::Number(value)),
                    _ => Err(self.tokens.unexpected(&next, Expected::Number)),
                }
            }
            kind => {
                let next = self.tokens.next()?;
                let Token::Name(name) = next.token else {
                    return Err(self.tokens.unexpected(&next, Expected::Option));
                };
                kind.option(name).ok_or_else(|| {
                    let options = kind.options().iter().map(|option| option.word());
                    unknown_option(next.start, name, options.collect())
                })
            }
        }
    }

    /// Reads `branches: [` or `otherwise: [`.
    fn if_field(&mut self, id: BlockId) -> Result<(), ReadError> {
        if self.field(Owner::Block(Kind::If), &IF_FIELDS)? == "branches" {
            return self.open_list(ReadContext::Branches(id));
        }
        let bodies = &mut self.open_block(id).bodies;
        bodies.push(Vec::new());
        let body = bodies.len() - 1;
        self.open_list(ReadContext::Commands(Stack::Body(id, body)))
    }

    /// Reads the opening parenthesis of a branch.
    pub(super) fn branch(&mut self, id: BlockId) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        if self.branches == MAX_BLOCKS {
            return Err(too_many(start, Countable::Branches));
        }
        self.branches += 1;
        let block = self.open_block(id);
        block.sockets.push(Socket::default());
        block.bodies.push(Vec::new());
        let index = block.sockets.len() - 1;
        self.open(ReadContext::Branch(id, index), start);
        Ok(())
    }

    pub(super) fn branch_field(&mut self, id: BlockId, index: usize) -> Result<(), ReadError> {
        if self.field(Owner::Branch, &BRANCH_FIELDS)? == "then" {
            // The last body, even if an `otherwise` before the branches shifted them all by one.
            let body = self.open_block(id).bodies.len() - 1;
            return self.open_list(ReadContext::Commands(Stack::Body(id, body)));
        }
        self.slot(BlockSlot::Socket {
            owner: id,
            kind: Kind::If,
            index,
            name: BRANCH_FIELDS[0],
            ty: ValueType::Boolean,
            default: None,
        })
    }

    /// Closes the list of branches, and moves an `otherwise` that came before them to the end.
    pub(super) fn finish_branches(&mut self, id: BlockId, start: usize) -> Result<(), ReadError> {
        let block = self.open_block(id);
        if block.sockets.is_empty() {
            return Err(ReadError::new(start, FileErrorKind::NoBranches));
        }
        if block.has_otherwise() {
            block.bodies.rotate_left(1);
            self.program.renumber_children(id);
        }
        Ok(())
    }

    /// Checks that a block has all its arguments, and closes its wrappers.
    pub(super) fn finish(
        &mut self,
        id: BlockId,
        kind: Kind,
        at: usize,
        seen: u32,
        wrappers: u8,
    ) -> Result<(), ReadError> {
        debug_assert!(self.program.get(id).is_some());
        let row = kind.row();
        if kind == Kind::If {
            self.require(at, seen, Owner::Block(kind), &IF_FIELDS[..1])?;
        } else if row.named {
            for (index, arg) in row.args.iter().enumerate() {
                if arg.kind != ArgKind::Body && seen & 1 << index == 0 {
                    let (name, of) = (arg.name, Owner::Block(kind));
                    return Err(ReadError::new(at, FileErrorKind::MissingField { name, of }));
                }
            }
        } else if (seen as usize) < row.args.len() {
            return Err(too_few(at, kind, seen as usize));
        }
        for _ in 0..wrappers {
            self.tokens.take(&Token::Comma)?;
            let end = Expected::ClosingParenthesis;
            self.tokens.expect(&Token::Close, end)?;
        }
        Ok(())
    }
}

fn is_socket(kind: ArgKind) -> bool {
    matches!(kind, ArgKind::Socket(..))
}

/// The meaning of a name in place of a block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Word {
    Block(Kind),
    Wrapper(Wrapper),
    Hole,
}

static WORDS: LazyLock<HashMap<&'static str, Word>> = LazyLock::new(|| {
    TABLE
        .iter()
        .map(|row| (row.variant, Word::Block(row.kind)))
        .chain(OTHER_WORDS)
        .collect()
});

const OTHER_WORDS: [(&str, Word); 4] = [
    ("Comment", Word::Wrapper(Wrapper::Comment)),
    ("Disabled", Word::Wrapper(Wrapper::Disabled)),
    ("Collapsed", Word::Wrapper(Wrapper::Collapsed)),
    ("Hole", Word::Hole),
];

/// The meaning of a name; `None` if it is unknown.
pub(crate) fn word(name: &str) -> Option<Word> {
    WORDS.get(name).copied()
}

/// The word most similar to an unknown name: see [`similar`].
pub(crate) fn similar_word(name: &str) -> Option<&'static str> {
    let words = TABLE.iter().map(|row| row.variant);
    similar(name, words.chain(OTHER_WORDS.map(|(word, _)| word)))
}
