//! A class: pupils and their programs.

use super::remarks::remarks;
use super::roster::RosterEntry;
use crate::contest::{Closed, HandIn};
use engine::language::{Program, TaskId};
use engine::text::Text;

/// The memory that a row takes in tables and reports besides its program, in bytes.
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
    /// What the contest recorded, in sentences.
    pub remarks: Vec<String>,
    /// `None` outside a contest.
    pub record: Option<ContestRecord>,
}

/// What a contest recorded about a pupil.
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
    /// A program of nobody, for no task.
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
