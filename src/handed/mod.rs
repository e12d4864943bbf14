//! What is handed in after a contest: the slots in one file, with a name and times. The window writes it, and both
//! the window and the command line read it.

mod noted;
mod time;

pub use noted::{Brought, HandedSign, Origin, Saving, SignKind};

use crate::seal::{code, seal};
use engine::language::file::read;
use engine::language::{Program, TaskId};
use engine::text::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// A longer file is refused, in MiB: nobody builds that much.
pub const MOST_MEGABYTES: usize = 16;
/// The longest name or time that is kept, in letters: nobody fills memory with them.
const LONGEST_NAME: usize = 200;

/// The format that is written. Older ones are read too: what they lack has its default.
const FORMAT: u32 = 2;
/// How the file begins.
const BEGINNING: &str = "Contest(";

/// Most slots of a file: far more than the tasks of a day have.
const MOST_SLOTS: usize = 1_000;
/// Most events of one sort; of more the last are kept.
pub const MOST_EVENTS: usize = 2_000;

/// What was handed in, in RON:
///
/// ```ron
/// Contest(
///     format: 2,
///     name: "Ada",
///     course: Some("gara-di-maggio"),
///     begun: "2026-11-21 08:30:00 UTC",
///     handed_in: "2026-11-21 09:28:41 UTC",
///     minutes: Some(90),
///     tasks: Some("b7a1…"),
///     beginning: Some("02f9…"),
///     slots: [
///         (
///             task: Some("caduta-dal-basso"),
///             number: 1,
///             saved: "2026-11-21 09:02:13 UTC",
///             brought: false,
///             program: r#"Program(…)"#,
///         ),
///     ],
///     named: {"caduta-dal-basso": 1},
///     savings: [(at: "2026-11-21 09:02:13 UTC", task: Some("caduta-dal-basso"), slot: 1)],
///     brought: [(at: "2026-11-21 08:40:02 UTC", how: Clipboard, task: None, blocks: 12)],
///     signs: [(at: "2026-11-21 08:50:00 UTC", what: ClosedFor(340))],
///     seal: Some("8f3c…"),
/// )
/// ```
///
/// `begun` is when contest mode began, `saved` when the slot was written: a program from before shows.
/// `program` is the text of a program file. Empty slots are left out. The times are those of the
/// computer on which one worked, for people to read; nothing is computed from them. `seal` is the checksum of all
/// the rest: what was edited after it was handed in is read with the sign [`SignKind::HandInChanged`].
///
/// Format 1, of version 0.1, has neither course, tasks and minutes nor what stands below the slots: its slots
/// are four, and each program says which game it is for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Contest")]
pub struct Handed {
    format: u32,
    /// Who hands it in.
    pub name: String,
    /// The id of the contest's course; none for a contest without a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<String>,
    /// When contest mode began.
    pub begun: String,
    /// When it was handed in.
    pub handed_in: String,
    /// How long the contest was to take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// The checksum of the tasks with which it was begun, time included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tasks: Option<String>,
    /// What only this beginning of the contest has: who hands in a copy of it hands in the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<String>,
    pub slots: Vec<HandedText>,
    /// By task, the number of the slot that is its solution.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub named: BTreeMap<String, usize>,
    /// All savings, in their order; of more than [`MOST_EVENTS`] the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub savings: Vec<Saving>,
    /// What came in from outside the contest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<Brought>,
    /// What cannot be prevented on a computer that one owns, but is seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<HandedSign>,
    /// The checksum of all that stands above, in a file only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
}

/// What was in a slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Written")]
pub struct HandedText {
    /// The id of the task that it is a slot of; without one the program says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// The number of the slot, from 1.
    pub number: usize,
    /// When it was written.
    pub saved: String,
    /// Whether something in it came from outside the contest.
    #[serde(default)]
    pub brought: bool,
    /// The text of a program file.
    pub program: String,
}

/// A slot of what was handed in.
#[derive(Clone, Debug)]
pub struct HandedSlot {
    /// The task that it is a slot of: as it says, else as its program says; none if neither is a task's name.
    pub task: Option<TaskId>,
    /// Its number, from 1.
    pub number: usize,
    /// When it was written.
    pub saved: String,
    /// What was in it; none if its text is no program.
    pub program: Option<Program>,
}

impl Handed {
    /// What somebody hands in, with the times as they are to be read; without course and events.
    pub fn new(name: &str, begun: String, handed_in: String, slots: Vec<HandedText>) -> Handed {
        Handed {
            format: FORMAT,
            name: name.to_owned(),
            course: None,
            begun,
            handed_in,
            minutes: None,
            tasks: None,
            beginning: None,
            slots,
            named: BTreeMap::new(),
            savings: Vec::new(),
            brought: Vec::new(),
            signs: Vec::new(),
            seal: None,
        }
    }

    /// The same under this name.
    pub fn by(self, name: &str) -> Handed {
        Handed {
            name: name.to_owned(),
            ..self
        }
    }

    /// Whether all slots were empty.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The slots that were not empty.
    pub fn slots(&self) -> impl Iterator<Item = HandedSlot> + '_ {
        self.slots.iter().map(HandedText::slot)
    }

    /// The file.
    pub fn text(&self) -> String {
        let mut handed = self.clone();
        handed.keep_last();
        handed.seal = Some(handed.checksum());
        // Programs stay readable: their line breaks are not escaped.
        let config = ron::ser::PrettyConfig::new()
            .struct_names(true)
            .escape_strings(false);
        // Texts, numbers and lists of them are always RON.
        let text = ron::ser::to_string_pretty(&handed, config).unwrap_or_default();
        format!("{text}\n")
    }

    /// Reads a file.
    ///
    /// # Errors
    /// A sentence.
    pub fn parse(bytes: &[u8], text: &Text) -> Result<Handed, String> {
        let read = ron::de::from_bytes::<Handed>(bytes);
        let format = match &read {
            Ok(handed) => Some(handed.format),
            Err(_) => format_of(bytes),
        };
        if format.is_some_and(|format| format > FORMAT) {
            return Err(text.msg_contest_says_newer());
        }
        let mut handed = read.map_err(|error| {
            let at = error.span.start;
            text.msg_contest_says_unreadable(at.line.to_string(), at.col.to_string())
        })?;
        if handed.slots.len().max(handed.named.len()) > MOST_SLOTS {
            return Err(text.msg_contest_says_too_many_slots(MOST_SLOTS.to_string()));
        }
        let seal = handed.seal.take();
        let changed = handed.format >= 2 && seal != Some(handed.checksum());
        handed.shorten();
        if changed {
            let at = handed.handed_in.clone();
            let what = SignKind::HandInChanged;
            handed.signs.push(HandedSign { at, what });
        }
        handed.keep_last();
        Ok(handed)
    }

    /// Cuts names and times to their longest.
    fn shorten(&mut self) {
        let slots = self.slots.iter_mut();
        let slots = slots.flat_map(|slot| [Some(&mut slot.saved), slot.task.as_mut()]);
        let savings = self.savings.iter_mut();
        let savings = savings.flat_map(|saving| [Some(&mut saving.at), saving.task.as_mut()]);
        let brought = self.brought.iter_mut();
        let brought = brought.flat_map(|brought| [Some(&mut brought.at), brought.task.as_mut()]);
        let signs = self.signs.iter_mut().flat_map(|sign| {
            let command = match &mut sign.what {
                SignKind::CommandLine(command) => Some(command),
                _ => None,
            };
            [Some(&mut sign.at), command]
        });
        let own = [&mut self.name, &mut self.begun, &mut self.handed_in];
        let noted = [&mut self.course, &mut self.tasks, &mut self.beginning];
        let own = own.into_iter().chain(noted.into_iter().flatten()).map(Some);
        let all = own.chain(slots).chain(savings).chain(brought).chain(signs);
        for text in all.flatten() {
            if let Some((end, _)) = text.char_indices().nth(LONGEST_NAME) {
                text.truncate(end);
                text.shrink_to_fit();
            }
        }
        self.named.retain(|task, _| task.len() <= LONGEST_NAME);
    }

    /// The checksum of all but itself.
    fn checksum(&self) -> String {
        seal(&self.bare())
    }

    /// What is shown to who hands in and to who reads it: whoever notes it then sees whether that is the same. Unlike the
    /// checksum in the file it cannot be put right by who changes the file.
    pub fn code(&self) -> String {
        let mut as_written = self.clone();
        let changed = SignKind::HandInChanged;
        as_written.signs.retain(|sign| sign.what != changed);
        as_written.keep_last();
        code(&as_written.bare())
    }

    /// All but the checksum, the same whatever is done to the ends of lines on the way.
    fn bare(&self) -> String {
        let bare = Handed {
            seal: None,
            ..self.clone()
        };
        // Texts, numbers and lists of them are always RON.
        let text = ron::to_string(&bare).unwrap_or_default();
        text.replace("\\r\\n", "\\n")
    }

    /// When it was begun, in seconds since 1970, if the time is written as a window writes it: `2026-11-21 08:30:00 UTC`.
    pub fn begun_at(&self) -> Option<u64> {
        time::seconds_since_1970(&self.begun)
    }

    /// Keeps of each sort of event the last.
    fn keep_last(&mut self) {
        fn last<T>(events: &mut Vec<T>) {
            events.drain(..events.len().saturating_sub(MOST_EVENTS));
        }
        last(&mut self.savings);
        last(&mut self.brought);
        last(&mut self.signs);
    }
}

impl HandedText {
    /// The slot, with its program read.
    pub fn slot(&self) -> HandedSlot {
        let program = read(&self.program).ok();
        let task = match &self.task {
            Some(task) => TaskId::new(task),
            None => program
                .as_ref()
                .map(|program| program.header().task.clone()),
        };
        HandedSlot {
            task,
            number: self.number,
            saved: self.saved.clone(),
            program,
        }
    }
}

/// Reads a file that was handed in; `None` if it is something else, or cannot be read at all.
///
/// # Errors
/// A sentence: it is one, but damaged, or of a newer version.
pub fn open(path: &Path, text: &Text) -> Option<Result<Handed, String>> {
    if !is_handed(&bounded(path, 64).ok()?) {
        return None;
    }
    let refused = |why: String| text.msg_contest_says_refused(path.display().to_string(), why);
    let most = MOST_MEGABYTES << 20;
    Some(match bounded(path, most as u64 + 1) {
        Ok(bytes) if bytes.len() > most => Err(refused(
            text.msg_contest_says_too_large(MOST_MEGABYTES.to_string()),
        )),
        Ok(bytes) => Handed::parse(&bytes, text).map_err(refused),
        Err(error) => Err(refused(text.msg_cli_file_unreadable(error.to_string()))),
    })
}

/// Whether a newer version wrote what was handed in.
pub fn is_newer(path: &Path) -> bool {
    let bytes = bounded(path, (MOST_MEGABYTES as u64) << 20);
    let format = bytes.ok().and_then(|bytes| format_of(&bytes));
    format.is_some_and(|format| format > FORMAT)
}

fn format_of(bytes: &[u8]) -> Option<u32> {
    /// What all formats have.
    #[derive(Deserialize)]
    #[serde(rename = "Contest")]
    struct Head {
        format: u32,
    }
    ron::de::from_bytes(bytes)
        .ok()
        .map(|Head { format }| format)
}

/// Whether a file that begins so was handed in.
pub fn is_handed(beginning: &[u8]) -> bool {
    beginning
        .trim_ascii_start()
        .starts_with(BEGINNING.as_bytes())
}

/// The first `most` bytes of a file.
fn bounded(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // Pipes and devices would never end.
    if path.is_file() {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests;
