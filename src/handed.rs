//! What is handed in after a contest: the slots in one file, with a name and times. The window writes it, and both
//! the window and the command line read it.

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
const MOST_MEGABYTES: usize = 16;
/// So many letters of names and times are kept: those who write these by hand do not fill memory with them.
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
    pub signs: Vec<Sign>,
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

/// A slot was written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saving {
    pub at: String,
    #[serde(default)]
    pub task: Option<String>,
    /// The number of the slot, from 1.
    pub slot: usize,
}

/// Blocks came in from outside the contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Brought {
    pub at: String,
    pub how: Way,
    #[serde(default)]
    pub task: Option<String>,
    /// How many blocks.
    pub blocks: usize,
}

/// The way by which something came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    File,
    Clipboard,
    /// A picture with a program inside.
    Picture,
    /// A file that was given when the contest was started.
    Start,
    /// Something that was handed in.
    HandIn,
}

/// A sign that more was done than the contest allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sign {
    pub at: String,
    pub what: SignKind,
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SignKind {
    /// The window was closed, or stopped, and opened again.
    Restarted,
    /// It was closed for so many seconds.
    ClosedFor(u64),
    /// The clock of the computer was set back by so many seconds.
    ClockSetBack(u64),
    /// The clock of the computer was set forward by so many seconds.
    ClockSetForward(u64),
    /// What the window notes about the contest was changed outside it.
    StateChanged,
    /// A slot was changed outside the window.
    SlotChanged,
    /// The file of the contest was changed while it ran.
    TasksChanged,
    /// A second window was open.
    SecondWindow,
    /// This subcommand was used on the same computer.
    CommandLine(String),
    /// The same contest was begun on this computer so many times before, by others or by the same person.
    BegunBefore(u64),
    /// A window that was in no contest was open on the same computer.
    WindowOutside,
    /// What was handed in was changed after that.
    HandInChanged,
    /// It was begun when hardly anybody else of the class began: found where all hand-ins are read, never in a file.
    BegunApart,
}

impl SignKind {
    /// Its word for scripts.
    pub fn id(&self) -> &'static str {
        match self {
            SignKind::Restarted => "restarted",
            SignKind::ClosedFor(_) => "closed_for",
            SignKind::ClockSetBack(_) => "clock_set_back",
            SignKind::ClockSetForward(_) => "clock_set_forward",
            SignKind::StateChanged => "state_changed",
            SignKind::SlotChanged => "slot_changed",
            SignKind::TasksChanged => "tasks_changed",
            SignKind::SecondWindow => "second_window",
            SignKind::CommandLine(_) => "command_line",
            SignKind::BegunBefore(_) => "begun_before",
            SignKind::WindowOutside => "window_outside",
            SignKind::HandInChanged => "hand_in_changed",
            SignKind::BegunApart => "begun_apart",
        }
    }

    /// The seconds that it tells of.
    pub fn seconds(&self) -> Option<u64> {
        match self {
            SignKind::ClosedFor(seconds)
            | SignKind::ClockSetBack(seconds)
            | SignKind::ClockSetForward(seconds) => Some(*seconds),
            SignKind::Restarted
            | SignKind::StateChanged
            | SignKind::SlotChanged
            | SignKind::TasksChanged
            | SignKind::SecondWindow
            | SignKind::CommandLine(_)
            | SignKind::BegunBefore(_)
            | SignKind::WindowOutside
            | SignKind::HandInChanged
            | SignKind::BegunApart => None,
        }
    }
}

impl Way {
    /// Its word for scripts, and for the tables of messages.
    pub fn id(self) -> &'static str {
        match self {
            Way::File => "file",
            Way::Clipboard => "clipboard",
            Way::Picture => "picture",
            Way::Start => "start",
            Way::HandIn => "hand-in",
        }
    }
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
            slots,
            named: BTreeMap::new(),
            savings: Vec::new(),
            brought: Vec::new(),
            signs: Vec::new(),
            seal: None,
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
        /// What all formats have.
        #[derive(Deserialize)]
        #[serde(rename = "Contest")]
        struct Head {
            format: u32,
        }
        let read = ron::de::from_bytes::<Handed>(bytes);
        let format = match &read {
            Ok(handed) => Some(handed.format),
            Err(_) => ron::de::from_bytes(bytes)
                .ok()
                .map(|Head { format }| format),
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
            handed.signs.push(Sign { at, what });
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
        let own = own.into_iter().chain(&mut self.course).map(Some);
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
        seconds_since_1970(&self.begun)
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

/// Howard Hinnant, *chrono-Compatible Low-Level Date Algorithms*: the days of a year that begins in March.
fn seconds_since_1970(time: &str) -> Option<u64> {
    let time = time.strip_suffix(" UTC")?;
    let numbers = time
        .split([' ', '-', ':'])
        .map(|number| number.parse().ok());
    let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
    let &[
        year @ 1970..=9999,
        month @ 1..=12,
        day @ 1..=31,
        hour @ ..24,
        minute @ ..60,
        second @ ..61,
    ] = &numbers[..]
    else {
        return None;
    };
    let (year, month) = match month {
        3.. => (year, month - 3),
        _ => (year - 1, month + 9),
    };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    let since = days.checked_sub(719_468)?;
    Some(((since * 24 + hour) * 60 + minute) * 60 + second)
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

/// Whether a file that begins so was handed in.
pub fn is_handed(beginning: &[u8]) -> bool {
    beginning
        .trim_ascii_start()
        .starts_with(BEGINNING.as_bytes())
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
        let slot = HandedText {
            task: None,
            number: 3,
            saved: TIME.to_owned(),
            brought: false,
            program: program.to_owned(),
        };
        Handed::new(
            "Ada \"la\" #1",
            TIME.to_owned(),
            TIME.to_owned(),
            vec![slot],
        )
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
        // Also if what is new in it cannot be read.
        for newer in [
            file.replace("format: 2", "format: 3"),
            "Contest(format: 3, slots: {\"a\": Unheard(of: [])})".to_owned(),
        ] {
            let newer = Handed::parse(newer.as_bytes(), &text);
            assert_eq!(newer, Err(text.msg_contest_says_newer()));
        }
        let read = Handed::parse(file.as_bytes(), &text).unwrap();
        assert!(read.slots().next().unwrap().program.is_none());
    }

    #[test]
    fn all_that_a_contest_notes_is_read_again() {
        let text = Text::load(Language::It).unwrap();
        let mut handed = handed("Program(format: 1, name: \"\")");
        handed.course = Some("gara".to_owned());
        handed.minutes = Some(90);
        handed.slots[0].task = Some("strisce".to_owned());
        handed.named.insert("strisce".to_owned(), 3);
        let at = || TIME.to_owned();
        for slot in 0..MOST_EVENTS + 5 {
            let task = Some("strisce".to_owned());
            let at = at();
            handed.savings.push(Saving { at, task, slot });
        }
        handed.brought.push(Brought {
            at: at(),
            how: Way::Clipboard,
            task: None,
            blocks: 12,
        });
        for what in [
            SignKind::Restarted,
            SignKind::ClosedFor(340),
            SignKind::CommandLine("judge".to_owned()),
        ] {
            handed.signs.push(Sign { at: at(), what });
        }
        let read = Handed::parse(handed.text().as_bytes(), &text).unwrap();
        assert_eq!(read.slots().next().unwrap().task, Some(TaskId::STRISCE));
        // The last savings are kept.
        handed.savings.drain(..5);
        assert_eq!(read, handed);
    }

    #[test]
    fn what_was_edited_after_it_was_handed_in_is_read_with_a_sign() {
        let text = Text::load(Language::It).unwrap();
        let changed = |file: &str| {
            let handed = Handed::parse(file.as_bytes(), &text).unwrap();
            let mut signs = handed.signs.iter();
            signs.any(|sign| sign.what == SignKind::HandInChanged)
        };
        let mut handed = handed("Program(\n    format: 1,\n)");
        handed.signs.push(Sign {
            at: TIME.to_owned(),
            what: SignKind::ClosedFor(340),
        });
        let file = handed.text();
        assert!(!changed(&file));
        // On its way through a system that ends lines differently.
        assert!(!changed(&file.replace('\n', "\r\n")));
        let (before, _) = file.split_once("    seal:").unwrap();
        for edited in [
            file.replace("340", "34"),
            file.replace("format: 1,", "format: 1, variables: [],"),
            format!("{before})"),
        ] {
            assert_ne!(edited, file);
            assert!(changed(&edited), "{edited}");
        }
    }

    #[test]
    fn what_version_0_1_wrote_is_read() {
        let text = Text::load(Language::It).unwrap();
        let file = include_str!("../tests/fixtures/v0.1/files/handed-in.ron");
        let handed = Handed::parse(file.as_bytes(), &text).unwrap();
        assert_eq!(handed.name, "Ada");
        assert!(handed.named.is_empty() && handed.signs.is_empty());
        let tasks: Vec<_> = handed.slots().map(|slot| slot.task).collect();
        assert_eq!(tasks[0], Some(TaskId::CLICKOMANIA));
    }

    #[test]
    fn times_are_read_as_windows_write_them() {
        for (time, seconds) in [
            ("1970-01-01 00:00:00 UTC", Some(0)),
            ("2000-02-29 00:00:01 UTC", Some(951_782_401)),
            ("2026-11-21 08:30:00 UTC", Some(1_795_249_800)),
            ("2026-13-21 08:30:00 UTC", None),
            ("2026-11-21 08:30 UTC", None),
            ("2026-11-21 08:30:00", None),
            ("99999999999999999999-11-21 08:30:00 UTC", None),
            ("", None),
        ] {
            assert_eq!(seconds_since_1970(time), seconds, "{time}");
        }
    }

    #[test]
    fn the_code_tells_what_was_changed_even_if_the_checksum_was_put_right() {
        let text = Text::load(Language::It).unwrap();
        let handed = handed("Program(\n    format: 1,\n)");
        let code = handed.code();
        let read = |file: &str| Handed::parse(file.as_bytes(), &text).unwrap();
        assert_eq!(read(&handed.text()).code(), code);
        assert_eq!(read(&handed.text().replace('\n', "\r\n")).code(), code);
        let mut edited = handed.clone();
        edited.slots[0].number = 4;
        // Its checksum is right.
        let edited = read(&edited.text());
        assert!(edited.signs.is_empty());
        assert_ne!(edited.code(), code);
        // Where it is wrong the code is not that of the sign.
        let edited = read(&handed.text().replace("number: 3", "number: 4"));
        assert_eq!(edited.signs.len(), 1);
        assert_ne!(edited.code(), code);
    }

    #[test]
    fn names_and_times_do_not_fill_memory() {
        let text = Text::load(Language::It).unwrap();
        let long = "è".repeat(50_000);
        let mut handed = handed("");
        handed.name.clone_from(&long);
        handed.course = Some(long.clone());
        handed.named.insert(long.clone(), 1);
        handed.signs.push(Sign {
            at: long.clone(),
            what: SignKind::CommandLine(long.clone()),
        });
        let file = handed.text();
        assert!(file.len() > 400_000);
        let read = Handed::parse(file.as_bytes(), &text).unwrap();
        assert_eq!(read.name, long[..2 * LONGEST_NAME]);
        // The checksum is that of the whole.
        assert_eq!(read.signs.len(), 1);
        assert!(read.text().len() < 4_000, "{}", read.text().len());
    }

    #[test]
    fn a_file_cannot_hold_any_number_of_slots() {
        let text = Text::load(Language::It).unwrap();
        let mut handed = handed("");
        let slot = handed.slots[0].clone();
        handed.slots = vec![slot; MOST_SLOTS + 1];
        let why = Handed::parse(handed.text().as_bytes(), &text).unwrap_err();
        assert!(why.contains("1000"), "{why}");
    }
}
