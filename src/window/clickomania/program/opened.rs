//! A program with its file.

use engine::language::Program;
use std::path::PathBuf;

/// A program, and where it was read from or saved to.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// The program.
    pub program: Program,
    /// Its file.
    pub file: Option<PathBuf>,
    /// Whether the file says the same.
    pub saved: bool,
}
