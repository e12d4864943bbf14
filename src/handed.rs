//! What is handed in after a contest: the slots in one file, with a name and times. The window writes it, and both
//! the window and the command line read it.

use engine::language::Program;
use engine::language::file::{MAX_BYTES, read};
use engine::text::Text;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// No file is read further than so many of the longest programs.
const MOST: u64 = 16;

/// The format that is written, and the only one that is read.
const FORMAT: u32 = 1;
/// How the file begins.
const BEGINNING: &str = "Contest(";

/// What was handed in, in RON:
///
/// ```ron
/// Contest(
///     format: 1,
///     name: "Ada",
///     begun: "2026-11-21 08:30:00 UTC",
///     handed_in: "2026-11-21 09:28:41 UTC",
///     slots: [
///         (
///             number: 1,
///             saved: "2026-11-21 09:02:13 UTC",
///             program: r#"Program(…)"#,
///         ),
///     ],
/// )
/// ```
///
/// `begun` is when contest mode began, `saved` when the slot was written: a program from before shows.
/// `program` is the text of a program file. Empty slots are left out. The times are those of the
/// computer on which one worked, for people to read; nothing is computed from them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Contest")]
pub struct Handed {
    format: u32,
    /// Who hands it in.
    pub name: String,
    /// When contest mode began.
    pub begun: String,
    /// When it was handed in.
    pub handed_in: String,
    slots: Vec<HandedText>,
}

/// What was in a slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Written")]
pub struct HandedText {
    /// The number of the slot, from 1.
    pub number: usize,
    /// When it was written.
    pub saved: String,
    /// The text of a program file.
    pub program: String,
}

/// A slot of what was handed in.
#[derive(Clone, Debug)]
pub struct HandedSlot {
    /// Its number, from 1.
    pub number: usize,
    /// When it was written.
    pub saved: String,
    /// What was in it; none if its text is no program.
    pub program: Option<Program>,
}

impl Handed {
    /// What somebody hands in, with the times as they are to be read.
    pub fn new(name: &str, begun: String, handed_in: String, slots: Vec<HandedText>) -> Handed {
        Handed {
            format: FORMAT,
            name: name.to_owned(),
            begun,
            handed_in,
            slots,
        }
    }

    /// Whether all slots were empty.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The slots that were not empty.
    pub fn slots(&self) -> impl Iterator<Item = HandedSlot> + '_ {
        self.slots.iter().map(|slot| HandedSlot {
            number: slot.number,
            saved: slot.saved.clone(),
            program: read(&slot.program).ok(),
        })
    }

    /// The texts of the programs in the slots that were not empty, with the numbers of these.
    pub fn texts(&self) -> impl Iterator<Item = (usize, &str)> {
        let slots = self.slots.iter();
        slots.map(|slot| (slot.number, &*slot.program))
    }

    /// The file.
    pub fn text(&self) -> String {
        // Programs stay readable: their line breaks are not escaped.
        let config = ron::ser::PrettyConfig::new()
            .struct_names(true)
            .escape_strings(false);
        // Texts, numbers and lists of them are always RON.
        let text = ron::ser::to_string_pretty(self, config).unwrap_or_default();
        format!("{text}\n")
    }

    /// Reads a file.
    ///
    /// # Errors
    /// A sentence.
    pub fn parse(bytes: &[u8], text: &Text) -> Result<Handed, String> {
        let handed: Handed = ron::de::from_bytes(bytes).map_err(|error| {
            let at = error.span.start;
            text.msg_contest_says_unreadable(at.line.to_string(), at.col.to_string())
        })?;
        if handed.format != FORMAT {
            return Err(text.msg_contest_says_newer());
        }
        Ok(handed)
    }
}

/// Reads a file that was handed in; `None` if it is something else, or cannot be read at all.
///
/// # Errors
/// A sentence: it is one, but damaged, or of a newer version.
pub fn open(path: &Path, text: &Text) -> Option<Result<Handed, String>> {
    let begins = |bytes: &[u8]| bytes.trim_ascii_start().starts_with(BEGINNING.as_bytes());
    let beginning = bounded(path, 64).ok()?;
    if !begins(&beginning) {
        return None;
    }
    let refused = |why: String| text.msg_contest_says_refused(path.display().to_string(), why);
    Some(match bounded(path, MOST * MAX_BYTES as u64) {
        Ok(bytes) => Handed::parse(&bytes, text).map_err(refused),
        Err(error) => Err(refused(text.msg_cli_file_unreadable(error.to_string()))),
    })
}

/// The first bytes of a file, at most so many.
fn bounded(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // Pipes and devices would never end.
    if path.is_file() {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::write;
    use engine::text::Language;

    const TIME: &str = "1970-01-01 00:00:00 UTC";

    fn handed(program: &str) -> Handed {
        Handed {
            format: FORMAT,
            name: "Ada \"la\" #1".to_owned(),
            begun: TIME.to_owned(),
            handed_in: TIME.to_owned(),
            slots: vec![HandedText {
                number: 3,
                saved: TIME.to_owned(),
                program: program.to_owned(),
            }],
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = Text::load(Language::It).unwrap();
        let program = Program::new("con \"virgolette\"# e \\");
        let handed = handed(&write(&program));
        let file = handed.text();
        assert!(file.starts_with(BEGINNING), "{file}");
        assert_eq!(Handed::parse(file.as_bytes(), &text), Ok(handed.clone()));
        let slots: Vec<_> = handed.slots().collect();
        assert_eq!(slots[0].number, 3);
        let found = slots[0].program.as_ref();
        assert!(found.is_some_and(|found| found.same_text_as(&program)));
    }

    #[test]
    fn what_is_damaged_or_newer_says_so() {
        let text = Text::load(Language::It).unwrap();
        let file = handed("no program").text();
        let damaged = file.replace("slots: [", "slots: ![");
        let why = Handed::parse(damaged.as_bytes(), &text).unwrap_err();
        let (before, _) = damaged.split_once("![").unwrap();
        let line = before.lines().count();
        assert!(why.contains(&format!("riga {line},")), "{why}");
        let newer = file.replace("format: 1", "format: 2");
        let newer = Handed::parse(newer.as_bytes(), &text);
        assert_eq!(newer, Err(text.msg_contest_says_newer()));
        let read = Handed::parse(file.as_bytes(), &text).unwrap();
        assert!(read.slots().next().unwrap().program.is_none());
    }
}
