//! Reading what stands around the blocks: header, variables, loose stacks.

use super::FORMAT;
use super::error::{Countable, Expected, FileErrorKind, Owner, ReadError, too_many};
use super::name::{quote, similar, unknown_option};
use super::read::{ProgramReader, ReadContext, VariableName};
use super::token::{Token, Tokens};
use super::write::GAME_WORDS;
use crate::language::TaskId;
use crate::language::edit::MAX_BLOCKS;
use crate::language::program::{LooseStack, Stack, StackId, VarId, Variable};
use std::borrow::Cow;

pub(super) const LOOSE: [&str; 2] = ["at", "blocks"];

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
