//! Reading what stands in the parentheses of a block: arguments as the table says, and branches.

use super::block_reader::{BlockSlot, too_few};
use super::error::{Countable, Expected, FileErrorKind, Owner, ReadError, too_many};
use super::name::unknown_option;
use super::read::{ProgramReader, ReadContext};
use super::token::Token;
use crate::language::edit::MAX_BLOCKS;
use crate::language::field::{Field, FieldKind};
use crate::language::kind::{ArgKind, Kind, ValueType};
use crate::language::program::{BlockId, Socket, Stack};

const BRANCHES: [&str; 2] = ["branches", "otherwise"];
const BRANCH: [&str; 2] = ["when", "then"];

impl ProgramReader<'_> {
    /// Reads one argument of a block. `count` is how many without names were read.
    pub fn argument(&mut self, id: BlockId, kind: Kind, count: u32) -> Result<(), ReadError> {
        if kind == Kind::If {
            return self.if_field(id);
        }
        let row = kind.row();
        let index = if row.named {
            let name = self.block_field(kind)?;
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
        match row.args[index].what {
            ArgKind::Field(field) => {
                let option = self.option(field)?;
                self.open_block(id).field = option;
                Ok(())
            }
            ArgKind::Socket(ty, default) => self.thing(BlockSlot::Socket {
                owner: id,
                kind,
                index: before.iter().filter(|arg| is_socket(arg.what)).count(),
                name: row.args[index].name,
                ty,
                default,
            }),
            ArgKind::Body => {
                let body = before
                    .iter()
                    .filter(|arg| arg.what == ArgKind::Body)
                    .count();
                self.open_list(ReadContext::Commands(Stack::Body(id, body)))
            }
        }
    }

    /// Reads `name:` of an argument.
    fn block_field(&mut self, kind: Kind) -> Result<&'static str, ReadError> {
        // No row has more arguments than *conta*.
        let mut names = [""; 8];
        let args = kind.row().args;
        for (name, arg) in names.iter_mut().zip(args) {
            *name = arg.name;
        }
        self.field(Owner::Block(kind), &names[..args.len()])
    }

    pub fn no_name(&mut self, kind: Kind) -> Result<(), ReadError> {
        if self.tokens.field_follows()? {
            let at = self.tokens.peek()?.start;
            let fault = FileErrorKind::NameNotNeeded { block: kind };
            return Err(ReadError::new(at, fault));
        }
        Ok(())
    }

    /// Reads what a field of this kind holds.
    pub fn option(&mut self, kind: FieldKind) -> Result<Field, ReadError> {
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
        if self.field(Owner::Block(Kind::If), &BRANCHES)? == "branches" {
            return self.open_list(ReadContext::Branches(id));
        }
        let bodies = &mut self.open_block(id).bodies;
        bodies.push(Vec::new());
        let body = bodies.len() - 1;
        self.open_list(ReadContext::Commands(Stack::Body(id, body)))
    }

    /// Reads the opening parenthesis of a branch.
    pub fn branch(&mut self, id: BlockId) -> Result<(), ReadError> {
        let start = self.tokens.expect(&Token::Open, Expected::Parenthesis)?;
        if self.branches == MAX_BLOCKS {
            return Err(too_many(start, Countable::Branches));
        }
        self.branches += 1;
        let block = self.open_block(id);
        block.sockets.push(Socket {
            literal: None,
            block: None,
        });
        block.bodies.push(Vec::new());
        let index = block.sockets.len() - 1;
        self.open(ReadContext::Branch(id, index), start);
        Ok(())
    }

    pub fn branch_field(&mut self, id: BlockId, index: usize) -> Result<(), ReadError> {
        if self.field(Owner::Branch, &BRANCH)? == "then" {
            // The body of the last branch; an *altrimenti* that came first shifts them all by one.
            let body = self.open_block(id).bodies.len() - 1;
            return self.open_list(ReadContext::Commands(Stack::Body(id, body)));
        }
        self.thing(BlockSlot::Socket {
            owner: id,
            kind: Kind::If,
            index,
            name: BRANCH[0],
            ty: ValueType::Boolean,
            default: None,
        })
    }

    /// All branches are read: an *altrimenti* that came first goes behind them.
    pub fn finish_branches(&mut self, id: BlockId, start: usize) -> Result<(), ReadError> {
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
    pub fn finish(
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
            self.require(at, seen, Owner::Block(kind), &BRANCHES[..1])?;
        } else if row.named {
            for (index, arg) in row.args.iter().enumerate() {
                if arg.what != ArgKind::Body && seen & 1 << index == 0 {
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

fn is_socket(what: ArgKind) -> bool {
    matches!(what, ArgKind::Socket(..))
}
