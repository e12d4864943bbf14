//! The file that a pupil hands in: the slots of all tasks, and what the contest recorded.

use super::read_regular;
use super::state::Closed;
use crate::seal::{checksum, code, fingerprint};
use engine::language::file::read;
use engine::language::{Program, TaskId};
use engine::text::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// Most MiB of a hand-in.
pub const MAX_MEGABYTES: usize = 16;
/// Most letters of a name or a time that are kept.
const LONGEST_NAME: usize = 200;
/// Most slots of a hand-in: far more than the tasks of a day have.
const MAX_SLOTS: usize = 1_000;
/// The format that is written.
const FORMAT: u32 = 2;
/// How the file begins.
const BEGINNING: &str = "Contest(";

/// A hand-in, in RON:
///
/// ```ron
/// Contest(
///     format: 2,
///     name: "Ada",
///     course: Some("gara-di-maggio"),
///     begun: "2026-11-21 08:30:00 UTC",
///     handed_in: "2026-11-21 09:28:41 UTC",
///     minutes: Some(90),
///     extra: 15,
///     closed: Some((times: 1, seconds: 340)),
///     clock_back: Some(0),
///     slots: [
///         (
///             task: Some("caduta-dal-basso"),
///             number: 1,
///             saved: "2026-11-21 09:02:13 UTC",
///             brought_in: Some(0),
///             program: r#"Program(…)"#,
///         ),
///     ],
///     named: {"caduta-dal-basso": 1},
///     checksum: Some("8f3c…"),
/// )
/// ```
///
/// `program` is the text of a program file. Empty slots are left out. Times are those of the pupil's computer, for people
/// to read. `checksum` is that of all the rest: a file that does not fit it is refused; one without it is read as it is.
/// Unknown keys are ignored, and what a file lacks is unknown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Contest")]
pub struct HandIn {
    format: u32,
    /// The pupil's name.
    pub name: String,
    /// The id of the contest's course; `None` for a contest without its own tasks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<String>,
    /// When the contest began.
    pub begun: String,
    pub handed_in: String,
    /// The length of the contest, without extra minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Minutes that the pupil had on top.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u32,
    /// How often, and for how long, the window was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Closed>,
    /// By how many seconds the system's clock ran backwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_back: Option<u64>,
    pub slots: Vec<HandedText>,
    /// By task, the number of the slot that is its solution.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub named: BTreeMap<String, usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

/// The content of a slot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename = "Written")]
pub struct HandedText {
    /// The id of its task; without one, that of the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub task: Option<String>,
    /// Its number, from 1.
    pub number: usize,
    /// When it was saved.
    pub saved: String,
    /// How many of its blocks came from outside the contest; `None` if they were not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought_in: Option<usize>,
    /// The text of a program file.
    pub program: String,
}

/// A slot of a hand-in, with its program read.
#[derive(Clone, Debug)]
pub struct HandedSlot {
    /// Its task: that of the slot, else that of its program; `None` if neither is a task's name.
    pub task: Option<TaskId>,
    /// Its number, from 1.
    pub number: usize,
    /// When it was saved.
    pub saved: String,
    /// `None` if its text is no program.
    pub program: Option<Program>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl HandIn {
    /// The hand-in of a pupil, without what a contest recorded.
    pub fn new(name: &str, begun: String, handed_in: String, slots: Vec<HandedText>) -> HandIn {
        HandIn {
            format: FORMAT,
            name: name.to_owned(),
            course: None,
            begun,
            handed_in,
            minutes: None,
            extra: 0,
            closed: None,
            clock_back: None,
            slots,
            named: BTreeMap::new(),
            checksum: None,
        }
    }

    /// The hand-in under another name.
    pub fn by(self, name: &str) -> HandIn {
        HandIn {
            name: name.to_owned(),
            ..self
        }
    }

    /// True if all slots were empty.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The slots that were not empty.
    pub fn slots(&self) -> impl Iterator<Item = HandedSlot> + '_ {
        self.slots.iter().map(HandedText::slot)
    }

    /// The file.
    pub fn text(&self) -> String {
        let sealed = HandIn {
            checksum: Some(checksum(&self.content())),
            ..self.clone()
        };
        // Programs stay readable: their line breaks are not escaped.
        let config = ron::ser::PrettyConfig::new()
            .struct_names(true)
            .escape_strings(false);
        // Texts, numbers and lists of them are always RON.
        let text = ron::ser::to_string_pretty(&sealed, config).unwrap_or_default();
        format!("{text}\n")
    }

    /// The short code that the window shows and that the class shows again: it differs if anything was changed.
    pub fn code(&self) -> String {
        code(&self.content())
    }

    /// Two hand-ins with the same fingerprint are one: they have the same contents, and so the same code.
    pub fn fingerprint(&self) -> [u8; 32] {
        fingerprint(&self.content())
    }

    /// All but the checksum, the same whatever happens to the ends of lines on the way.
    fn content(&self) -> String {
        let content = HandIn {
            checksum: None,
            ..self.clone()
        };
        // Texts, numbers and lists of them are always RON.
        let text = ron::to_string(&content).unwrap_or_default();
        text.replace("\\r\\n", "\\n")
    }

    /// Reads a file.
    ///
    /// # Errors
    /// A sentence.
    pub fn parse(bytes: &[u8], text: &Text) -> Result<HandIn, String> {
        if is_newer(bytes) {
            return Err(text.msg_contest_says_newer());
        }
        let mut hand_in: HandIn = ron::de::from_bytes(bytes).map_err(|error| {
            let at = error.span.start;
            text.msg_contest_says_unreadable(at.line.to_string(), at.col.to_string())
        })?;
        if hand_in.slots.len().max(hand_in.named.len()) > MAX_SLOTS {
            return Err(text.msg_contest_says_too_many_slots(MAX_SLOTS.to_string()));
        }
        let sum = hand_in.checksum.take();
        if sum.is_some_and(|sum| sum != checksum(&hand_in.content())) {
            return Err(text.msg_contest_says_changed());
        }
        hand_in.shorten();
        Ok(hand_in)
    }

    /// Cuts names and times to their longest.
    fn shorten(&mut self) {
        let slots = self
            .slots
            .iter_mut()
            .flat_map(|slot| [Some(&mut slot.saved), slot.task.as_mut()]);
        let own = [&mut self.name, &mut self.begun, &mut self.handed_in].map(Some);
        let all = own.into_iter().chain([self.course.as_mut()]).chain(slots);
        for text in all.flatten() {
            if let Some((end, _)) = text.char_indices().nth(LONGEST_NAME) {
                text.truncate(end);
                text.shrink_to_fit();
            }
        }
        self.named.retain(|task, _| task.len() <= LONGEST_NAME);
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

/// Reads the file of a hand-in; `None` if it is something else, or cannot be read at all.
///
/// # Errors
/// A sentence: it is one, but damaged, or of a newer version.
pub fn open_hand_in(path: &Path, text: &Text) -> Option<Result<HandIn, String>> {
    if !is_hand_in(&read_regular(path, 64).ok()?) {
        return None;
    }
    let refused = |why: String| text.msg_contest_says_refused(path.display().to_string(), why);
    let most = MAX_MEGABYTES << 20;
    Some(match read_regular(path, most as u64 + 1) {
        Ok(bytes) if bytes.len() > most => Err(refused(
            text.msg_contest_says_too_large(MAX_MEGABYTES.to_string()),
        )),
        Ok(bytes) => HandIn::parse(&bytes, text).map_err(refused),
        Err(error) => Err(refused(text.msg_cli_file_unreadable(error.to_string()))),
    })
}

/// True if a file that begins so is a hand-in.
pub fn is_hand_in(beginning: &[u8]) -> bool {
    beginning
        .trim_ascii_start()
        .starts_with(BEGINNING.as_bytes())
}

/// True if a newer version wrote this hand-in.
pub fn is_newer_hand_in(path: &Path) -> bool {
    let bytes = read_regular(path, (MAX_MEGABYTES as u64) << 20);
    bytes.is_ok_and(|bytes| is_newer(&bytes))
}

fn is_newer(bytes: &[u8]) -> bool {
    #[derive(Deserialize)]
    #[serde(rename = "Contest")]
    struct Head {
        format: u32,
    }
    let head = ron::de::from_bytes(bytes);
    head.is_ok_and(|Head { format }| format > FORMAT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    fn text() -> Text {
        Text::load(Language::En).unwrap()
    }

    fn hand_in() -> HandIn {
        let slot = HandedText {
            task: Some("cade".to_owned()),
            number: 2,
            saved: "2026-11-21 09:02:13 UTC".to_owned(),
            brought_in: Some(1),
            program: "Program(format: 1,\n    name: \"#\\\"\", on_click: [DropAll])\n".to_owned(),
        };
        let begun = "2026-11-21 08:30:00 UTC".to_owned();
        let mut hand_in = HandIn::new("Ada \"la\" #1", begun.clone(), begun, vec![slot]);
        hand_in.named.insert("cade".to_owned(), 2);
        hand_in.closed = Some(Closed {
            times: 2,
            seconds: 61,
        });
        hand_in.clock_back = Some(0);
        hand_in.extra = 15;
        hand_in
    }

    #[test]
    fn a_hand_in_is_read_as_it_was_written() {
        let written = hand_in().text();
        assert!(is_hand_in(written.as_bytes()));
        let read = HandIn::parse(written.as_bytes(), &text()).unwrap();
        assert_eq!(read, hand_in());
        assert_eq!(read.code(), hand_in().code());
        assert_ne!(read.code(), hand_in().by("Bea").code());
        // A stick may be written by a system with other ends of lines.
        let read = HandIn::parse(written.replace('\n', "\r\n").as_bytes(), &text()).unwrap();
        assert_eq!(read.code(), hand_in().code());
    }

    #[test]
    fn files_that_are_damaged_or_newer_are_refused_with_a_sentence() {
        let written = hand_in().text();
        for (damaged, why) in [
            (written.replace("DropAll", "CureAll"), "changed"),
            (written.replace("times: 2", "times: 0"), "changed"),
            (written[..written.len() / 2].to_owned(), "damaged in line"),
            (written.replace("number", "nummer"), "damaged in line"),
            ("Contest(format: 3, news: [])".to_owned(), "newer version"),
        ] {
            let error = HandIn::parse(damaged.as_bytes(), &text()).unwrap_err();
            assert!(error.contains(why), "{why}: {error}");
        }
        let slot = "(number: 1, saved: \"\", program: \"\"), ".repeat(MAX_SLOTS + 1);
        let many = format!(
            "Contest(format: 2, name: \"\", begun: \"\", handed_in: \"\", slots: [{slot}])"
        );
        let error = HandIn::parse(many.as_bytes(), &text()).unwrap_err();
        assert!(error.contains("1000 slots"), "{error}");
    }

    #[test]
    fn long_names_are_cut() {
        let mut hand_in = hand_in().by(&"è".repeat(1 << 16));
        hand_in.named.insert("x".repeat(1 << 10), 1);
        let read = HandIn::parse(hand_in.text().as_bytes(), &text()).unwrap();
        assert_eq!(read.name, "è".repeat(LONGEST_NAME));
        assert_eq!(read.named.len(), 1);
    }
}
