//! Who handed in what.

use super::remarks::remarks;
use super::roster::RosterEntry;
use crate::contest::{Closed, HandIn};
use engine::language::{Program, TaskId};
use engine::text::Text;

/// What a row takes, in bytes, beside its program: in the tables, and by what the judge says.
const ROW: usize = 2 << 10;

/// Everything that was handed in and is to be judged, in the order of the inputs.
#[derive(Debug, Default)]
pub struct Class {
    pub pupils: Vec<Pupil>,
    pub submissions: Vec<Submission>,
    /// Who stands on the roster and handed in nothing.
    pub absent: Vec<RosterEntry>,
}

/// Somebody who handed in something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// As handed in, else as the author of the program, else as the file is called. No two have the same name:
    /// behind that of another person stands the file.
    pub name: String,
    /// The same without the file.
    pub(super) handed_as: String,
    /// The first file of theirs.
    pub file: String,
    /// The class that they are in, by the roster; may be empty.
    pub class: String,
    /// What the contest recorded, in sentences.
    pub remarks: Vec<String>,
    /// What the contest recorded; `None` where there was none.
    pub record: Option<ContestRecord>,
}

/// What a contest recorded about a pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestRecord {
    /// The code that the window showed.
    pub code: String,
    /// `None` where nobody counted.
    pub closed: Option<Closed>,
    /// By how many seconds the clock ran backwards; `None` where nobody looked.
    pub clock_back: Option<u64>,
    pub extra_minutes: u32,
}

impl Pupil {
    /// Somebody of this name, with what the hand-in says about them.
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

    /// The code that the window showed.
    pub fn code(&self) -> Option<&str> {
        self.record.as_ref().map(|record| &*record.code)
    }

    /// Heap memory in bytes, about.
    pub(super) fn memory(&self) -> usize {
        let remarks: usize = self.remarks.iter().map(String::len).sum();
        // The name stands here twice.
        ROW + 2 * self.name.len() + self.file.len() + remarks
    }
}

/// A program that was handed in, or why there is none.
#[derive(Debug)]
pub struct Submission {
    /// Its file, as it is called.
    pub file: String,
    /// By number in [`Class::pupils`]; none for a file of which nothing can be read.
    pub pupil: Option<usize>,
    /// The number of the slot, from 1, in a hand-in.
    pub slot: Option<usize>,
    /// The task that it is for.
    pub task: Option<TaskId>,
    /// The course of the hand-in.
    pub course: Option<String>,
    /// Whether points are given for it: it was named as the solution, or none was.
    pub counts: bool,
    /// How many of its blocks came from outside the contest; `None` where no contest counted them.
    pub brought_in: Option<usize>,
    /// The program, or a sentence that begins with the file.
    pub program: Result<Program, String>,
}

impl Submission {
    /// The file, with the slot behind a number sign.
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
