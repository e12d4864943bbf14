//! Reads the hand-ins of a class.

use super::input::{
    Archive, ArchiveFault, Input, LONGEST_PROGRAM, MAX_FILES, MAX_UNPACKED, bytes, is_nested,
};
use super::pupils::{Class, Pupil, Submission, place};
use crate::contest::{HandIn, HandedText, MAX_MEGABYTES, is_hand_in, open_hand_in};
use engine::blockly::is_workspace;
use engine::diagnostics;
use engine::language::file::{FileErrorKind, read_bytes};
use engine::language::{Program, TaskId};
use engine::picture::program_in;
use engine::task::file::is_task;
use engine::text::{Text, one_line};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::ErrorKind;
use std::path::Path;
use unicode_normalization::UnicodeNormalization as _;

/// Upper bounds on the memory for one file and for all files, in MiB. Everything is in memory while it is judged, and one file must
/// not crowd out the others.
pub const MAX_OF_ONE: usize = 16;
pub const MAX_OF_ALL: usize = 256;

/// Reads the programs that count, and with `all` also the slots that do not. A file that cannot be read, or does not fit
/// into memory, is a submission too. `go_on` is asked before each file and slot; once it returns false, that file and the
/// following ones are left out.
pub fn collect(
    inputs: impl IntoIterator<Item = Input>,
    all: bool,
    text: &Text,
    go_on: &dyn Fn() -> bool,
) -> Class {
    let limits = MemoryLimits {
        one: MAX_OF_ONE << 20,
        all: MAX_OF_ALL << 20,
    };
    collect_within(limits, inputs, all, text, go_on)
}

/// The most memory for one file and for all files, in bytes.
#[derive(Clone, Copy)]
struct MemoryLimits {
    one: usize,
    all: usize,
}

/// As [`collect`], within other limits.
fn collect_within(
    limits: MemoryLimits,
    inputs: impl IntoIterator<Item = Input>,
    all: bool,
    text: &Text,
    go_on: &dyn Fn() -> bool,
) -> Class {
    let mut reader = Reader {
        text,
        all,
        class: Class::default(),
        one: limits.one,
        left: limits.all,
        files: 0,
        known: HashMap::new(),
        hand_ins: HashSet::new(),
        go_on,
    };
    for input in inputs {
        if !go_on() || !reader.may_read(&input.name()) {
            break;
        }
        reader.input(input);
    }
    reader.name_pupils();
    reader.class
}

struct Reader<'t> {
    text: &'t Text,
    /// True to keep slots that do not count.
    all: bool,
    class: Class,
    /// The most memory for one file, and what is left for all files, in bytes.
    one: usize,
    left: usize,
    /// Number of files read so far.
    files: usize,
    /// Pupils with single programs, by [`name_key`], or by file where a program names nobody.
    known: HashMap<String, usize>,
    /// The fingerprints of the hand-ins; copies count once.
    hand_ins: HashSet<[u8; 32]>,
    go_on: &'t dyn Fn() -> bool,
}

impl Reader<'_> {
    /// Counts a file and returns true if it may be read. The first file too many is a row.
    fn may_read(&mut self, name: &str) -> bool {
        self.files += 1;
        if self.files == MAX_FILES + 1 {
            let why = self.text.msg_class_says_too_many(MAX_FILES.to_string());
            self.refuse(name.to_owned(), &why);
        }
        self.files <= MAX_FILES
    }

    fn input(&mut self, input: Input) {
        match input {
            Input::Nothing(name, why) => self.unreadable(name, why),
            Input::Bytes(name, bytes) => self.bytes(name, &bytes),
            Input::Archive(path) => self.archive(&path),
            Input::File(path) => {
                let name = path.to_string_lossy().into_owned();
                let handed = open_hand_in(&path, self.text);
                // Reading may have taken long.
                if !(self.go_on)() {
                    return;
                }
                match handed {
                    Some(Ok(handed)) => self.handed(name, handed),
                    Some(Err(why)) => self.unreadable(name, why),
                    None => match bytes(&path) {
                        Ok(bytes) => self.single(name, &bytes),
                        Err(error) => {
                            let text = self.text;
                            let why = match error.kind() {
                                ErrorKind::NotFound => text.msg_cli_file_not_found(),
                                ErrorKind::PermissionDenied => text.msg_cli_file_permission(),
                                _ => text.msg_cli_file_unreadable(error.to_string()),
                            };
                            self.refuse(name, &why);
                        }
                    },
                }
            }
        }
    }

    /// Reads a hand-in, a program or a picture.
    fn bytes(&mut self, name: String, bytes: &[u8]) {
        let text = self.text;
        if !is_hand_in(bytes) {
            return self.single(name, bytes);
        }
        let hand_in = if bytes.len() > MAX_MEGABYTES << 20 {
            Err(text.msg_contest_says_too_large(MAX_MEGABYTES.to_string()))
        } else {
            HandIn::parse(bytes, text)
        };
        match hand_in {
            Ok(hand_in) => self.handed(name, hand_in),
            Err(why) => {
                let why = text.msg_contest_says_refused(&*name, why);
                self.unreadable(name, why);
            }
        }
    }

    /// Reads the files in an archive.
    fn archive(&mut self, path: &Path) {
        let name = path.to_string_lossy().into_owned();
        let mut archive = match Archive::open(path) {
            Ok(archive) => archive,
            Err(fault) => return self.fault(name, &fault),
        };
        let files = archive.take_files();
        if files.is_empty() {
            let why = self.text.msg_class_says_archive_empty();
            return self.refuse(name, &why);
        }
        if archive.hidden > 0 {
            let why = (self.text).msg_class_says_archive_twice(archive.hidden);
            self.refuse(name.clone(), &why);
        }
        for (inner, number) in files {
            let file = format!("{name}/{inner}");
            if !(self.go_on)() || !self.may_read(&file) {
                return;
            }
            if is_nested(Path::new(&inner)) {
                let why = self.text.msg_class_says_archive_nested();
                self.refuse(file, &why);
                continue;
            }
            match archive.read(number) {
                Ok(bytes) if is_task(&bytes) => {}
                Ok(bytes) => self.bytes(file, &bytes),
                Err(fault) => {
                    let ends = matches!(fault, ArchiveFault::TooLarge);
                    self.fault(file, &fault);
                    if ends {
                        return;
                    }
                }
            }
        }
    }

    fn fault(&mut self, file: String, fault: &ArchiveFault) {
        let text = self.text;
        let why = match fault {
            ArchiveFault::TooMany => text.msg_class_says_too_many(MAX_FILES.to_string()),
            ArchiveFault::TooLarge => text.msg_class_says_archive_large(MAX_UNPACKED.to_string()),
            ArchiveFault::Damaged => text.msg_class_says_archive_damaged(),
            ArchiveFault::Locked => text.msg_class_says_archive_locked(),
            ArchiveFault::Unreadable(why) => text.msg_cli_file_unreadable(why),
        };
        self.refuse(file, &why);
    }

    /// Adds a row for a file, with the reason why it is not read.
    fn refuse(&mut self, file: String, why: &str) {
        let why = format!("{file}: {why}");
        self.unreadable(file, why);
    }

    /// Adds a row for a file; the sentence begins with the file.
    fn unreadable(&mut self, file: String, why: String) {
        let submission = Submission::new(file, Err(why));
        self.class.submissions.push(submission);
    }

    /// Reads a file of one program.
    fn single(&mut self, file: String, bytes: &[u8]) {
        let program = match self.read(&file, bytes) {
            Ok(program) => program,
            Err(why) => return self.unreadable(file, why),
        };
        let author = named_pupil(&program.header().author, &file);
        // Two files of one name in two folders may be by two pupils.
        let key = author.as_deref().map_or_else(|| file.clone(), name_key);
        let name = author.unwrap_or_else(|| name_of_file(&file));
        let known = self.known.get(&key).copied();
        let pupil = Pupil::new(name, &file, None, self.text);
        let mut submission = Submission {
            pupil: known,
            task: Some(program.header().task.clone()),
            counts: true,
            ..Submission::new(file, Ok(program))
        };
        let more = submission.memory() + known.map_or(pupil.memory(), |_| 0);
        if more > self.room() {
            return self.refuse(submission.file, &self.no_room());
        }
        self.left -= more;
        submission.pupil.get_or_insert_with(|| {
            let number = self.class.pupils.len();
            self.known.insert(key, number);
            self.class.pupils.push(pupil);
            number
        });
        self.class.submissions.push(submission);
    }

    /// The memory for one more file, in bytes.
    fn room(&self) -> usize {
        self.left.min(self.one)
    }

    fn no_room(&self) -> String {
        let (one, all) = (MAX_OF_ONE.to_string(), MAX_OF_ALL.to_string());
        self.text.msg_class_says_no_room(one, all)
    }

    /// Reads a program, or the one inside a picture.
    fn read(&self, file: &str, bytes: &[u8]) -> Result<Program, String> {
        let text = self.text;
        if is_workspace(bytes) {
            return Err(format!("{file}: {}", text.msg_blockly_needs_import(file)));
        }
        let inside = program_in(bytes)
            .map_err(|error| format!("{file}: {}", diagnostics::picture_error(text, &error)))?;
        let written = inside.as_ref().map_or(bytes, |inside| inside.as_bytes());
        if written.len() > LONGEST_PROGRAM << 20 {
            let why = text.msg_class_says_too_long(LONGEST_PROGRAM.to_string());
            return Err(format!("{file}: {why}"));
        }
        read_bytes(written).map_err(|error| {
            let why = diagnostics::file_error(text, &error.kind);
            match error.kind {
                FileErrorKind::TooLarge => format!("{file}: {why}"),
                _ => format!("{file}:{}:{}: {why}", error.line, error.column),
            }
        })
    }

    /// Adds the file to names that several pupils have.
    fn name_pupils(&mut self) {
        let mut count: HashMap<String, usize> = HashMap::new();
        for pupil in &self.class.pupils {
            *count.entry(pupil.handed_as.clone()).or_default() += 1;
        }
        for pupil in &mut self.class.pupils {
            if count.get(&pupil.handed_as).is_some_and(|&count| count > 1) {
                pupil.name = format!("{} ({})", pupil.handed_as, one_line(&pupil.file));
            }
        }
    }
}

/// A name as one line in Unicode normal form C, without space around it, so that spellings of one name are one pupil.
pub(super) fn normal_name(name: &str) -> String {
    one_line(name.trim()).nfc().collect()
}

/// A key that all spellings of one name share: it ignores case, width, spaces between the words, letters that nobody
/// sees, and which of the apostrophes and hyphens a keyboard or a word processor wrote.
pub(super) fn name_key(name: &str) -> String {
    let letters = name.chars().filter_map(|letter| match letter {
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => None,
        '‘' | '’' | 'ʼ' | '`' | '´' => Some('\''),
        '\u{2010}'..='\u{2015}' | '−' => Some('-'),
        letter => Some(letter),
    });
    let name = letters.nfkc().collect::<String>().to_lowercase();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name of a pupil, else the name of the file.
fn pupil_name(given: &str, file: &str) -> String {
    named_pupil(given, file).unwrap_or_else(|| name_of_file(file))
}

/// The name given in the file, else the one in the name that Moodle gives to the file or its folder
/// (`NAME_NUMBER_assignsubmission_file_…`).
fn named_pupil(given: &str, file: &str) -> Option<String> {
    let given = normal_name(given);
    if !given.is_empty() {
        return Some(given);
    }
    file.rsplit(['/', '\\']).find_map(|part| {
        let (before, _) = part.split_once("_assignsubmission_file")?;
        let (name, number) = before.rsplit_once('_')?;
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        (is_number && !name.trim().is_empty()).then(|| normal_name(name))
    })
}

fn name_of_file(file: &str) -> String {
    let stem = Path::new(file).file_stem().unwrap_or_default();
    normal_name(&stem.to_string_lossy())
}

impl Reader<'_> {
    /// Adds a hand-in.
    pub(super) fn handed(&mut self, file: String, handed: HandIn) {
        if !self.hand_ins.insert(handed.fingerprint()) {
            return;
        }
        let name = pupil_name(&handed.name, &file);
        let pupil = Pupil::new(name, &file, Some(&handed), self.text);
        let room = self.room();
        let taken = pupil.memory();
        if taken > room {
            return self.refuse(file, &self.no_room());
        }
        let mut sheet = HandedIn {
            file,
            course: handed.course.clone(),
            pupil: self.class.pupils.len(),
            submissions: Vec::new(),
            taken,
            room,
            fits: true,
        };
        let mut missing = handed.named.clone();
        for slot in &handed.slots {
            if !(self.go_on)() {
                return;
            }
            self.slot(&mut sheet, slot, &handed.named, &mut missing);
            if !sheet.fits {
                break;
            }
        }
        let text = self.text;
        for (task, number) in missing {
            // Slots that were not read are not missing.
            if !sheet.fits {
                break;
            }
            let why = text.msg_class_says_slot_empty(number.to_string(), one_line(&task));
            let why = format!("{}: {why}", place(&sheet.file, Some(number)));
            sheet.keep(Submission {
                task: TaskId::new(&task),
                slot: Some(number),
                ..sheet.submission(Err(why))
            });
        }
        let why = match (sheet.fits, sheet.submissions.is_empty()) {
            (false, _) => Some(self.no_room()),
            (true, true) => Some(text.msg_contest_says_all_empty()),
            (true, false) => None,
        };
        if let Some(why) = why {
            let why = format!("{}: {why}", sheet.file);
            sheet.submissions.push(sheet.submission(Err(why)));
        }
        self.left -= sheet.taken;
        self.class.pupils.push(pupil);
        self.class.submissions.extend(sheet.submissions);
    }

    /// Reads the program in a slot, and takes it off the missing ones if it is the named solution of a task.
    fn slot(
        &self,
        sheet: &mut HandedIn,
        slot: &HandedText,
        names: &BTreeMap<String, usize>,
        missing: &mut BTreeMap<String, usize>,
    ) {
        let at = place(&sheet.file, Some(slot.number));
        let program = self.read(&at, slot.program.as_bytes());
        let task = match (&slot.task, &program) {
            (Some(task), _) => Ok(task.clone()),
            (None, Ok(program)) => Ok(program.header().task.to_string()),
            (None, Err(_)) => Err(()),
        };
        let named = task.as_ref().ok().and_then(|task| names.get(task));
        let counts = match (&task, named) {
            (Ok(task), Some(&named)) if named == slot.number => {
                missing.remove(task);
                true
            }
            (_, Some(_)) => false,
            (_, None) => true,
        };
        if !counts && !self.all {
            return;
        }
        let id = task.as_ref().ok().and_then(|task| TaskId::new(task));
        let program = match (&id, task) {
            (None, Ok(task)) => {
                let why = self.text.msg_class_says_task_unknown(one_line(&task));
                Err(format!("{at}: {why}"))
            }
            _ => program,
        };
        sheet.keep(Submission {
            task: id,
            slot: Some(slot.number),
            counts,
            brought_in: slot.brought_in,
            ..sheet.submission(program)
        });
    }
}

/// The submissions of one file, as long as they fit into memory.
struct HandedIn {
    file: String,
    course: Option<String>,
    /// By number in the class.
    pupil: usize,
    submissions: Vec<Submission>,
    /// Memory used and allowed, in bytes.
    taken: usize,
    room: usize,
    /// True while everything fits.
    fits: bool,
}

impl HandedIn {
    /// A program of this file that counts, for no task.
    fn submission(&self, program: Result<Program, String>) -> Submission {
        Submission {
            pupil: Some(self.pupil),
            course: self.course.clone(),
            counts: true,
            ..Submission::new(self.file.clone(), program)
        }
    }

    /// Adds a submission, if it fits.
    fn keep(&mut self, submission: Submission) {
        let more = submission.memory();
        self.fits = self.taken + more <= self.room;
        if self.fits {
            self.taken += more;
            self.submissions.push(submission);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn pupils_have_one_name_however_it_is_written() {
        for (given, file, name) in [
            ("Zoe\u{308}", "a.ron", "Zoë"),
            (" Zoë\u{a0}", "a.ron", "Zoë"),
            ("", "class/Zoe\u{308}.ron", "Zoë"),
            (
                " ",
                "c.zip/Ada Rossi_4711_assignsubmission_file_/a.ron",
                "Ada Rossi",
            ),
            (
                "",
                "c.zip/Ada Rossi_4711_assignsubmission_file_a.ron",
                "Ada Rossi",
            ),
            (
                "Eva",
                "c.zip/Ada Rossi_4711_assignsubmission_file_a.ron",
                "Eva",
            ),
            ("", "c.zip/x_assignsubmission_file_/a.ron", "a"),
        ] {
            assert_eq!(pupil_name(given, file), name, "{given:?} {file}");
        }
    }

    /// A hand-in that names no slot and has the same program in several slots.
    fn handed(name: &str, slots: usize, blocks: usize) -> Input {
        let drops = vec!["DropAll"; blocks].join(", ");
        let slots = (1..=slots).map(|number| {
            format!(
                "(task: Some(\"clickomania\"), number: {number}, saved: \"\", program: \
             \"Program(format: 1, name: \\\"\\\", on_click: [{drops}])\")"
            )
        });
        let slots: Vec<String> = slots.collect();
        let text = format!(
            "Contest(format: 2, name: {name:?}, begun: \"\", handed_in: \"\", slots: [{}])",
            slots.join(", ")
        );
        Input::Bytes(format!("{name}.ron"), text.into_bytes())
    }

    fn kept(class: &Class) -> usize {
        let pupils: usize = class.pupils.iter().map(Pupil::memory).sum();
        let submissions: usize = class.submissions.iter().map(Submission::memory).sum();
        pupils + submissions
    }

    #[test]
    fn one_file_takes_no_more_than_its_part_and_leaves_room_for_the_others() {
        let text = Text::load(Language::En).unwrap();
        let limits = MemoryLimits {
            one: 100 << 10,
            all: 500 << 10,
        };
        let inputs = [
            handed("Ada", 1, 40),
            handed("Eve", 1_000, 40),
            handed("Zoe", 1, 40),
        ];
        let class = collect_within(limits, inputs, false, &text, &|| true);
        let programs = |name: &str| {
            let pupil = class.pupils.iter().position(|pupil| pupil.name == name);
            let submissions = class.submissions.iter();
            let theirs = submissions.filter(|one| one.pupil == pupil && pupil.is_some());
            theirs.filter(|one| one.program.is_ok()).count()
        };
        assert_eq!((programs("Ada"), programs("Zoe")), (1, 1));
        assert!((2..200).contains(&programs("Eve")), "{}", programs("Eve"));
        // A row of that file says that programs were left out.
        let told: Vec<(&str, &str)> = class
            .submissions
            .iter()
            .filter_map(|one| Some((&*one.file, &**one.program.as_ref().err()?)))
            .collect();
        let [(file, why)] = told[..] else {
            panic!("{told:?}");
        };
        assert_eq!(file, "Eve.ron");
        assert!(why.starts_with(file) && why.contains("no room"), "{why}");
        assert!(kept(&class) < limits.all, "{}", kept(&class));
    }

    #[test]
    fn more_files_than_are_read_are_told_once() {
        let text = Text::load(Language::En).unwrap();
        let nothing = |number: usize| Input::Nothing(format!("{number}.ron"), String::new());
        let inputs = (0..MAX_FILES + 7).map(nothing);
        let class = collect(inputs, false, &text, &|| true);
        assert_eq!(class.submissions.len(), MAX_FILES + 1);
        let last = class.submissions.last().unwrap();
        let why = last.program.as_ref().unwrap_err();
        assert!(why.contains("more than 10000 files"), "{why}");
    }
}
