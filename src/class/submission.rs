//! Who handed in what.

use super::remarks::remarks;
use crate::handed::{Brought, Handed, HandedSign, SignKind};
use engine::language::{Program, TaskId};
use engine::text::Text;

/// What a row takes, in bytes, beside its program: in the tables, and by what the judge says.
const ROW: usize = 2 << 10;

/// Everything that was handed in and is to be judged, in the order of the inputs.
#[derive(Debug, Default)]
pub struct Class {
    pub pupils: Vec<Pupil>,
    pub submissions: Vec<Submission>,
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
    /// What the hand-in notes about the contest, in sentences.
    pub remarks: Vec<String>,
    /// The same for scripts: what was seen, and what came in from outside.
    pub signs: Vec<HandedSign>,
    pub brought: Vec<Brought>,
    /// What was shown when it was handed in.
    pub code: Option<String>,
    /// How they came to their programs: by this contest, if by one.
    pub(super) contest: Option<Began>,
}

/// A contest that somebody began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Began {
    pub course: String,
    /// When, in words and in seconds since 1970.
    pub at: String,
    pub seconds: Option<u64>,
    /// See [`Handed`].
    pub tasks: Option<String>,
    pub beginning: Option<String>,
}

impl Pupil {
    /// Somebody of this name, and what the hand-in notes about them.
    pub(super) fn new(name: String, file: &str, handed: Option<&Handed>, text: &Text) -> Pupil {
        Pupil {
            handed_as: name.clone(),
            name,
            file: file.to_owned(),
            remarks: handed.map_or_else(Vec::new, |handed| remarks(handed, text)),
            signs: handed.map_or_else(Vec::new, |handed| handed.signs.clone()),
            brought: handed.map_or_else(Vec::new, |handed| handed.brought.clone()),
            code: handed.map(Handed::code),
            contest: handed.and_then(|handed| {
                Some(Began {
                    course: handed.course.clone()?,
                    at: handed.begun.clone(),
                    seconds: handed.begun_at(),
                    tasks: handed.tasks.clone(),
                    beginning: handed.beginning.clone(),
                })
            }),
        }
    }

    /// Heap memory in bytes, about.
    pub(super) fn memory(&self) -> usize {
        let command = |sign: &HandedSign| match &sign.what {
            SignKind::CommandLine(command) => command.len(),
            _ => 0,
        };
        let signs = self.signs.iter();
        let signs = signs.map(|sign| size_of::<HandedSign>() + sign.at.len() + command(sign));
        let brought = self.brought.iter().map(|brought| {
            let task = brought.task.as_ref().map_or(0, String::len);
            size_of::<Brought>() + brought.at.len() + task
        });
        let remarks = self.remarks.iter().map(String::len);
        let noted: usize = signs.chain(brought).chain(remarks).sum();
        // The name stands here twice.
        ROW + 2 * self.name.len() + self.file.len() + noted
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
