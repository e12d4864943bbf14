//! Commands that stand in another file, which declares their variables.

use super::{ProgramReader, ReadContext, VariableName};
use crate::language::file::error::ReadError;
use crate::language::file::token::Tokens;
use crate::language::program::{BlockId, Program, Stack, Variable};
use std::borrow::Cow;
use std::collections::HashMap;

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
