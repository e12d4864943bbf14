//! A class: pupils with their programs and what a contest recorded about them, and the roster.

use super::collect::{name_key, normal_name};
use crate::contest::{Closed, HandIn};
use csv::{ReaderBuilder, StringRecord};
use engine::language::{Program, TaskId};
use engine::text::{Text, decoded, one_line};
use std::collections::HashMap;

/// The memory of a row in tables and reports, without its program, in bytes.
const ROW: usize = 2 << 10;

/// The programs to judge, in the order of the inputs.
#[derive(Debug, Default)]
pub struct Class {
    pub pupils: Vec<Pupil>,
    pub submissions: Vec<Submission>,
    /// The pupils of the roster who handed in nothing.
    pub absent: Vec<RosterEntry>,
}

impl Class {
    /// A class of one program, or of a file that cannot be read.
    pub fn of_one(
        file: &str,
        author: &str,
        program: Result<(TaskId, Program), String>,
        text: &Text,
    ) -> Class {
        let pupil = Pupil::new(author.to_owned(), file, None, text);
        let (task, program) = match program {
            Ok((task, program)) => (Some(task), Ok(program)),
            Err(why) => (None, Err(why)),
        };
        let submission = Submission {
            pupil: Some(0),
            task,
            counts: true,
            ..Submission::new(file.to_owned(), program)
        };
        Class {
            pupils: vec![pupil],
            submissions: vec![submission],
            absent: Vec::new(),
        }
    }
}

/// A pupil who handed in something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// From the hand-in, else the author of the program, else the name of the file. Names are unique: the file follows
    /// a name that several pupils have.
    pub name: String,
    /// The name without the file.
    pub(super) handed_as: String,
    /// The first file of this pupil.
    pub file: String,
    /// The class, from the roster; may be empty.
    pub class: String,
    /// Remarks of the contest, in sentences.
    pub remarks: Vec<String>,
    /// `None` outside a contest.
    pub record: Option<ContestRecord>,
}

/// The records of a contest about a pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestRecord {
    /// The code that the window showed at the hand-in.
    pub code: String,
    /// `None` if it was not recorded.
    pub closed: Option<Closed>,
    /// By how many seconds the clock ran backwards; `None` if it was not recorded.
    pub clock_back: Option<u64>,
    pub extra_minutes: u32,
}

impl Pupil {
    /// A pupil with the records of the hand-in.
    pub(super) fn new(name: String, file: &str, hand_in: Option<&HandIn>, text: &Text) -> Pupil {
        Pupil {
            handed_as: name.clone(),
            name,
            file: file.to_owned(),
            class: String::new(),
            remarks: hand_in.map_or_else(Vec::new, |hand_in| remarks(hand_in, text)),
            record: hand_in.map(|hand_in| ContestRecord {
                code: hand_in.code(),
                closed: hand_in.closed,
                clock_back: hand_in.clock_back,
                extra_minutes: hand_in.extra,
            }),
        }
    }

    /// The code that the window showed at the hand-in.
    pub fn code(&self) -> Option<&str> {
        self.record.as_ref().map(|record| &*record.code)
    }

    /// Heap memory in bytes, about.
    pub(super) fn memory(&self) -> usize {
        let remarks: usize = self.remarks.iter().map(String::len).sum();
        // The name is there twice.
        ROW + 2 * self.name.len() + self.file.len() + remarks
    }
}

/// A program, or why there is none.
#[derive(Debug)]
pub struct Submission {
    /// The name of its file.
    pub file: String,
    /// By number in [`Class::pupils`]; `None` for a file of which nothing can be read.
    pub pupil: Option<usize>,
    /// The number of the slot, from 1, in a hand-in.
    pub slot: Option<usize>,
    /// The task that it is for.
    pub task: Option<TaskId>,
    /// The course of the hand-in.
    pub course: Option<String>,
    /// True if it gives points: the pupil named it as the solution, or named none.
    pub counts: bool,
    /// How many of its blocks came from outside the contest; `None` if no contest counted them.
    pub brought_in: Option<usize>,
    /// The program, or a sentence that begins with the file.
    pub program: Result<Program, String>,
}

impl Submission {
    /// A program without a pupil or task.
    pub(super) fn new(file: String, program: Result<Program, String>) -> Submission {
        Submission {
            file,
            pupil: None,
            slot: None,
            task: None,
            course: None,
            counts: false,
            brought_in: None,
            program,
        }
    }

    /// The file and the slot: `ada.ron#2`.
    pub fn place(&self) -> String {
        place(&self.file, self.slot)
    }

    /// Heap memory in bytes, about.
    pub(super) fn memory(&self) -> usize {
        let inside = match &self.program {
            Ok(program) => program.memory(),
            Err(why) => why.len(),
        };
        ROW + self.file.len() + self.course.as_ref().map_or(0, String::len) + inside
    }
}

pub(super) fn place(file: &str, slot: Option<usize>) -> String {
    match slot {
        Some(slot) => format!("{file}#{slot}"),
        None => file.to_owned(),
    }
}

/// Upper bound on the slots that the remarks mention.
const MAX_REMARKS: usize = 20;

/// A sentence for each slot with blocks from outside and for each record.
fn remarks(hand_in: &HandIn, text: &Text) -> Vec<String> {
    let brought_in = hand_in.slots.iter().filter_map(|slot| {
        let blocks = slot.brought_in.filter(|&blocks| blocks > 0)?;
        let number = slot.number.to_string();
        Some(match &slot.task {
            Some(task) => text.msg_class_says_brought_in_task(blocks, number, one_line(task)),
            None => text.msg_class_says_brought_in(blocks, number),
        })
    });
    let mut remarks: Vec<String> = brought_in.take(MAX_REMARKS).collect();
    if let Some(Closed { times, seconds }) = hand_in.closed
        && times > 0
    {
        remarks.push(text.msg_class_says_closed(times, minutes(seconds)));
    }
    if let Some(seconds) = hand_in.clock_back.filter(|&seconds| seconds > 0) {
        remarks.push(text.msg_class_says_clock_back(minutes(seconds)));
    }
    if hand_in.extra > 0 {
        remarks.push(text.msg_class_says_extra(hand_in.extra));
    }
    remarks
}

/// Minutes and seconds: `5:40`.
fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Upper bound on the pupils of a roster.
const MAX_ROSTER: usize = 10_000;

/// A pupil of a roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RosterEntry {
    pub name: String,
    /// May be empty.
    pub class: String,
}

/// Reads a roster.
///
/// # Errors
/// The file is no roster (a sentence).
pub fn read_roster(bytes: &[u8], text: &Text) -> Result<Vec<RosterEntry>, String> {
    if bytes.starts_with(b"PK") {
        return Err(text.msg_class_says_roster_sheet());
    }
    let written = decoded(bytes);
    let written = std::str::from_utf8(&written).map_err(|_| text.msg_file_not_utf8())?;
    let written = written.strip_prefix('\u{feff}').unwrap_or(written);
    let head = written.lines().find(|line| !line.trim().is_empty());
    let head = head.unwrap_or_default();
    // A line for Excel; it stays as an empty one.
    let separator = separator(head);
    let without = separator.map(|_| written.replacen(head, "", 1));
    let written = without.as_deref().unwrap_or(written);
    let delimiter = separator.unwrap_or(match head {
        _ if head.contains(';') => b';',
        _ if head.contains('\t') => b'\t',
        _ => b',',
    });
    // With an empty line at its end, so that an unclosed quotation mark of the last line swallows it.
    let lines = format!("{written}\n\n");
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(false)
        .flexible(true)
        .from_reader(lines.as_bytes());
    let mut records = reader.records().map(|record| {
        let record = record.map_err(|error| error.to_string())?;
        // Names have no line breaks, so the quotation mark of a field that goes on in the next line is not closed.
        if record.iter().any(|field| field.contains(['\n', '\r'])) {
            let line = line_of(&record, &lines).to_string();
            return Err(text.msg_class_says_roster_quote(line));
        }
        Ok(record)
    });
    let headers = records.next().transpose()?.unwrap_or_default();
    let column = |name: &str| {
        headers
            .iter()
            .position(|head| head.trim().eq_ignore_ascii_case(name))
    };
    let (Some(name), class) = (column("name"), column("class")) else {
        return Err(text.msg_class_says_roster_head());
    };
    let mut entries = Vec::new();
    for record in records {
        let record = record?;
        // A comma inside a name would shift the class into the next column.
        let filled = record.iter().enumerate();
        let filled = filled.filter(|(_, field)| !field.trim().is_empty());
        if let Some((last, _)) = filled.last().filter(|&(last, _)| last >= headers.len()) {
            let line = line_of(&record, &lines).to_string();
            let (fields, columns) = (last + 1, headers.len());
            return Err(text.msg_class_says_roster_fields(line, fields, columns));
        }
        let field = |at: Option<usize>| normal_name(at.and_then(|at| record.get(at)).unwrap_or(""));
        let entry = RosterEntry {
            name: field(Some(name)),
            class: field(class),
        };
        if entry.name.is_empty() {
            continue;
        }
        if entries.len() == MAX_ROSTER {
            return Err(text.msg_class_says_roster_long(MAX_ROSTER.to_string()));
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// The separator that a line `sep=;` names.
fn separator(line: &str) -> Option<u8> {
    let line = line.trim_matches([' ', '"', '\r']);
    let (key, separator) = line.split_at_checked(4)?;
    match separator.as_bytes() {
        [separator @ (b';' | b',' | b'\t' | b'|')] if key.eq_ignore_ascii_case("sep=") => {
            Some(*separator)
        }
        _ => None,
    }
}

/// The number of the line where a record begins, from 1. The reader counts empty lines before a record to it.
fn line_of(record: &StringRecord, lines: &str) -> usize {
    let start = record.position().map_or(0, |at| at.byte() as usize);
    let (before, from) = lines.split_at_checked(start).unwrap_or(("", lines));
    let empty = from.len() - from.trim_start_matches(['\r', '\n']).len();
    let breaks = |part: &str| part.matches('\n').count();
    1 + breaks(before) + breaks(&from[..empty])
}

impl Class {
    /// Sets the class of each pupil, and adds the pupils of the roster who handed in nothing.
    pub fn compare_with(&mut self, roster: Vec<RosterEntry>) {
        let mut handed_in: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, pupil) in self.pupils.iter().enumerate().rev() {
            let key = name_key(&pupil.handed_as);
            handed_in.entry(key).or_default().push(number);
        }
        for entry in roster {
            let pupils = handed_in.get_mut(&name_key(&entry.name));
            match pupils.and_then(Vec::pop) {
                Some(number) => self.pupils[number].class = entry.class,
                None => self.absent.push(entry),
            }
        }
    }
}
