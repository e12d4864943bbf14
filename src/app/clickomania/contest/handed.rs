//! What is handed in after a contest: the four slots in one file, with a name and times.

use crate::app::clickomania::storage::{SLOTS, Slot, SlotFiles};
use crate::app::common::storage::{StorageError, read_file, write_file};
use engine::language::Program;
use engine::language::file::{MAX_BYTES, read, write};
use engine::text::Text;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::{Duration, SystemTime};

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
    slots: Vec<Written>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Written {
    number: usize,
    saved: String,
    program: String,
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
    /// The four slots as they are on the disk; and the numbers of those that cannot be read, which are
    /// left out.
    pub fn of(files: &SlotFiles, name: &str, begun: SystemTime) -> (Handed, Vec<usize>) {
        let (mut slots, mut unreadable) = (Vec::new(), Vec::new());
        for number in 1..=SLOTS {
            match files.slot(number) {
                Slot::Empty => {}
                Slot::Filled { program, saved } => slots.push(Written {
                    number,
                    saved: time(saved),
                    program: write(&program),
                }),
                Slot::Broken { .. } => unreadable.push(number),
            }
        }
        let handed = Handed {
            format: FORMAT,
            name: name.to_owned(),
            begun: time(begun),
            handed_in: time(SystemTime::now()),
            slots,
        };
        (handed, unreadable)
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

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    /// What the system says.
    pub fn save(&self, path: &Path) -> Result<(), StorageError> {
        write_file(path, self.text().as_bytes())
    }

    fn text(&self) -> String {
        // Programs stay readable: their line breaks are not escaped.
        let config = ron::ser::PrettyConfig::new()
            .struct_names(true)
            .escape_strings(false);
        // Texts, numbers and lists of them are always RON.
        let text = ron::ser::to_string_pretty(self, config).unwrap_or_default();
        format!("{text}\n")
    }

    fn parse(bytes: &[u8], text: &Text) -> Result<Handed, String> {
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
    let beginning = read_file(path, 64).ok()?;
    if !begins(&beginning) {
        return None;
    }
    let refused = |why: String| text.msg_contest_says_refused(path.display().to_string(), why);
    Some(match read_file(path, SLOTS * MAX_BYTES) {
        Ok(bytes) => Handed::parse(&bytes, text).map_err(refused),
        Err(error) => Err(error.sentence(text)),
    })
}

/// *2026-11-21 09:28:41 UTC*.
fn time(at: SystemTime) -> String {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.unwrap_or(Duration::ZERO).as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// The day that is this many days after 1 January 1970, in the Gregorian calendar. Years are counted from
/// March, so that the odd day is the last one: H. Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
fn date(days: u64) -> (u64, u64, u64) {
    // From 1 March of the year 0; 400 years have 146 097 days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(58), (1970, 2, 28));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_453), (2025, 12, 31));
        assert_eq!(date(20_454), (2026, 1, 1));
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(20_454 * 86_400 + 3_661);
        assert_eq!(time(at), "2026-01-01 01:01:01 UTC");
    }

    fn handed(program: &str) -> Handed {
        Handed {
            format: FORMAT,
            name: "Ada \"la\" #1".to_owned(),
            begun: time(SystemTime::UNIX_EPOCH),
            handed_in: time(SystemTime::UNIX_EPOCH),
            slots: vec![Written {
                number: 3,
                saved: time(SystemTime::UNIX_EPOCH),
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
