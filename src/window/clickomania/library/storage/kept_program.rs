//! A program kept with the progress, as the text of a slot.

use crate::store::ProgramForm;
use engine::language::Program;
use engine::language::file::read;
use serde::{Deserialize, Serialize};

/// Longest program that is kept, in bytes.
const MAX_PROGRAM: usize = 200_000;

/// The text of a program; none if it is too long, or there was no more room.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptProgram(Option<String>);

impl KeptProgram {
    pub fn of(program: &Program) -> KeptProgram {
        let text = ProgramForm::Kept.text(program);
        KeptProgram((text.len() <= MAX_PROGRAM).then_some(text))
    }

    /// The program, with the marks of the blocks that were given, if it was kept and can still be read.
    pub fn read(&self) -> Option<Program> {
        let text = self.0.as_deref()?;
        let mut program = read(text).ok()?;
        ProgramForm::Kept.mark(&mut program, text);
        Some(program)
    }

    /// The size of its text.
    pub fn bytes(&self) -> usize {
        self.0.as_ref().map_or(0, String::len)
    }
}
