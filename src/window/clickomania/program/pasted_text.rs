//! Reads the text of a program, also as mails carry it, or of a Blockly workspace.

use engine::blockly::{BlocklyError, Import, import, is_workspace};
use engine::diagnostics;
use engine::language::Program;
use engine::language::file::{FileError, FileErrorKind, read};
use engine::text::Text;

/// A pasted text.
#[derive(Debug)]
pub enum Pasted {
    Program(Program),
    /// A Blockly workspace.
    Workspace(Import),
}

/// An error in a pasted text, with its place there.
#[derive(Debug)]
pub enum PastedError {
    Program(Box<FileError>),
    Workspace(BlocklyError),
}

impl Pasted {
    /// Reads a Blockly workspace, or a program, which may be quoted, have other text around it, or curly quotes.
    ///
    /// # Errors
    /// The first error in the text.
    pub fn read(pasted: &str) -> Result<Pasted, PastedError> {
        if is_workspace(pasted.as_bytes()) {
            let import = import(pasted.as_bytes(), "").map_err(PastedError::Workspace)?;
            return Ok(Pasted::Workspace(import));
        }
        let program = program(pasted).map_err(PastedError::Program)?;
        Ok(Pasted::Program(program))
    }
}

impl PastedError {
    pub fn sentence(&self, text: &Text) -> String {
        let (place, why) = match self {
            PastedError::Program(error) => (
                Some((error.line, error.column)),
                diagnostics::file_error(text, &error.kind),
            ),
            PastedError::Workspace(error) => {
                (error.place(), diagnostics::blockly_error(text, error))
            }
        };
        match place {
            Some((line, column)) => {
                text.msg_pasted_wrong(line.to_string(), column.to_string(), why)
            }
            None => why,
        }
    }
}

fn program(pasted: &str) -> Result<Program, Box<FileError>> {
    read(pasted).or_else(|error| {
        // A text that is too large is not tried twice.
        let small = error.kind != FileErrorKind::TooLarge;
        match small.then(|| repaired(pasted)).flatten() {
            Some(text) => read(&text).map_err(Box::new),
            None => Err(Box::new(error)),
        }
    })
}

/// Undoes what a mail program may have done to a file; none without the beginning of a program. Every character keeps
/// its line and column: errors name the place in the pasted text.
fn repaired(pasted: &str) -> Option<String> {
    let straight = |c: char| match c {
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' | '\r' => ' ',
        other => other,
    };
    let mut text = String::with_capacity(pasted.len());
    for line in pasted.split_inclusive('\n') {
        let mut quoting = true;
        for c in line.chars() {
            quoting &= matches!(c, '>' | ' ');
            text.push(if quoting { ' ' } else { straight(c) });
        }
    }
    let from = text.find("Program(")?;
    let to = from + end(&text[from..]);
    let before = text[..from]
        .chars()
        .map(|c| if c == '\n' { c } else { ' ' });
    Some(before.chain(text[from..to].chars()).collect())
}

/// The end of what begins with a bracket: behind the bracket that closes it, else the end of the text.
fn end(text: &str) -> usize {
    let (mut depth, mut in_words, mut escaped) = (0_usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = in_words,
            '"' => in_words = !in_words,
            '(' if !in_words => depth += 1,
            ')' if !in_words => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_mail_makes_of_a_program_is_understood() {
        let text = "Program(\n    format: 1,\n    name: \"a\",\n    on_click: [DropAll],\n)\n";
        let plain = read(text).unwrap();
        let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
        assert!(program(&quoted).unwrap().same_text_as(&plain));
        let around = format!(
            "Ciao Anna,\necco:\n{}\nA presto (Ugo",
            text.replace('"', "”")
        );
        assert!(program(&around).unwrap().same_text_as(&plain));
        let smile = text.replace("\"a\"", "\"a :(\"");
        let smiling = format!("{smile}\nCiao :) (Ugo)");
        let expected = read(&smile).unwrap();
        assert!(program(&smiling).unwrap().same_text_as(&expected));
        let nothing = program("Ciao").unwrap_err();
        assert_eq!((nothing.line, nothing.column), (1, 1));
    }

    #[test]
    fn an_error_tells_the_place_in_what_was_pasted() {
        let error = program("> Program(format: 1,\n>   name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (2, 11));
        // Every character counts, also one that takes several bytes.
        let error = program("«È» Program(format: 1, name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (1, 30));
        let error = program("Ecco:\r\nProgram(format: 1,\r\n  name: 7)\r\nCiao").unwrap_err();
        assert_eq!((error.line, error.column), (3, 9));
    }
}
