//! The file: RON, one program a file.

use super::program::Program;

/// Writes a program in its canonical form.
pub fn write(_program: &Program) -> String {
    todo!()
}
