//! Reading a block where one can stand: its wrappers, its name, whether it fits.

use super::error::{Countable, Expected, FileErrorKind, ReadError, Wrapper, too_many};
use super::name::{Word, quote, similar_word, word};
use super::read::{ProgramReader, ReadContext};
use super::token::Token;
use crate::language::edit::{MAX_BLOCKS, MAX_DEPTH};
use crate::language::field::{Field, FieldKind};
use crate::language::kind::{Kind, Literal, ValueType};
use crate::language::program::{Block, BlockId, BlockMarks, Parent, Stack, VarId};

/// Where a block is read into.
#[derive(Clone, Copy)]
pub(super) enum BlockSlot {
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
    /// Reads a block into a list of commands, or a value into a loose stack of its own.
    pub fn command(&mut self, stack: Stack) -> Result<(), ReadError> {
        self.thing(BlockSlot::Commands(stack))
    }

    /// Reads what stands in a slot: a block in its wrappers, a default value, or a hole.
    pub fn thing(&mut self, slot: BlockSlot) -> Result<(), ReadError> {
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

    /// Reads the rest of `Comment("text",`, `Disabled(` or `Collapsed(`. They are written in this
    /// order, and read in any.
    fn wrapper(
        &mut self,
        wrapper: Wrapper,
        at: usize,
        marks: &mut BlockMarks,
    ) -> Result<(), ReadError> {
        self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        let twice = match wrapper {
            Wrapper::Comment => {
                let comment = self.text()?;
                self.tokens.expect(&Token::Comma, Expected::Comma)?;
                marks.comment.replace(comment).is_some()
            }
            Wrapper::Disabled => std::mem::replace(&mut marks.disabled, true),
            Wrapper::Collapsed => std::mem::replace(&mut marks.collapsed, true),
        };
        if twice {
            return Err(ReadError::new(
                at,
                FileErrorKind::DuplicateWrapper { wrapper },
            ));
        }
        Ok(())
    }

    /// Reads a block from after its name, up to its opening parenthesis if it has one.
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
        if let Some(places) = &mut self.places {
            places.push((id, at));
        }
        match slot {
            BlockSlot::Commands(Stack::Hat) => self.program.hat.push(id),
            BlockSlot::Commands(Stack::Loose(_)) => {
                // The one that is being read is the last.
                let loose = self.program.loose.last_mut();
                loose.expect("a loose stack is open").blocks.push(id);
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
            self.open(ReadContext::Arguments(id, kind, wrappers), at);
            Ok(())
        } else {
            self.finish(id, kind, at, 0, wrappers)
        }
    }

    /// Whether a block of this kind may stand there.
    fn check_slot(&self, slot: BlockSlot, kind: Kind, at: usize) -> Result<(), ReadError> {
        let fault = |kind| Err(ReadError::new(at, kind));
        match (slot, kind.row().value()) {
            (BlockSlot::Commands(Stack::Loose(_)), value) => {
                let loose = self.program.loose.last().expect("a loose stack is open");
                let Some(&first) = loose.blocks.first() else {
                    return Ok(());
                };
                if value.is_some() || self.program.block(first).kind.row().value().is_some() {
                    return fault(FileErrorKind::MixedLooseStack);
                }
                Ok(())
            }
            (BlockSlot::Commands(_), None) => Ok(()),
            (BlockSlot::Commands(_), Some(_)) => {
                fault(FileErrorKind::ValueWhereCommand { block: kind })
            }
            (BlockSlot::Socket { kind: of, name, .. }, None) => {
                fault(FileErrorKind::CommandWhereValue {
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
            ) if !given.fits(ty) => fault(FileErrorKind::WrongType {
                block: of,
                socket: name,
                expected: ty,
                given,
            }),
            _ => Ok(()),
        }
    }

    /// Reads a bare number or swatch in a socket that has a default value: it is no block.
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
        let field = kind.row().field().expect("numbers and swatches have one");
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

    pub fn open_block(&mut self, id: BlockId) -> &mut Block {
        let block = self.program.block_mut(id);
        block.expect("a block that is being read is in the program")
    }
}

/// `Hole`: the socket stays empty, if it can be.
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

pub(super) fn too_few(at: usize, kind: Kind, given: usize) -> ReadError {
    let (block, expected) = (kind, kind.row().args.len());
    let kind = FileErrorKind::TooFewArguments {
        block,
        expected,
        given,
    };
    ReadError::new(at, kind)
}

/// What a field holds until it is read; a block that lacks it is refused.
fn placeholder(kind: Kind) -> Field {
    match kind.row().field() {
        None => Field::None,
        Some(FieldKind::Number) => Field::Number(0.0),
        Some(FieldKind::Variable) => Field::Variable(VarId(0)),
        Some(kind) => kind.options()[0],
    }
}
