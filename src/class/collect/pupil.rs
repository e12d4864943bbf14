//! Reads one hand-in: the programs in its slots. A slot that was named as a solution but is empty is a row too.

use super::{Reader, pupil_name};
use crate::class::submission::{Pupil, Submission, place};
use crate::contest::{HandIn, HandedText};
use engine::language::{Program, TaskId};
use engine::text::one_line;
use std::collections::BTreeMap;

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
            self.slot(&mut sheet, slot, (&handed.named, &mut missing));
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
        (names, missing): (&BTreeMap<String, usize>, &mut BTreeMap<String, usize>),
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
