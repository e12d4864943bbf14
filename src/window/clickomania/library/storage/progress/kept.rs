//! How far one is with each task: what the windows share, in `progress.ron`.
//!
//! A task is named by its place ([`TaskKey::place`](super::TaskKey::place)). What cannot be read is set aside whole, as all that is saved.

use crate::store::SavedValue;
use engine::language::Program;
use engine::language::file::{read, write};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime};

/// The progress of as many tasks is kept; the one that was left alone longest goes first.
pub const MOST_TASKS: usize = 2_000;
/// A longer program is not kept, in bytes of its file.
const LONGEST_PROGRAM: usize = 200_000;
/// Of all tasks together so much is kept: what was reached stays when the program goes.
const MOST_PROGRAM_BYTES: usize = 6 << 20;

/// How far one is with all tasks.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptProgress {
    /// By place.
    tasks: BTreeMap<String, KeptTask>,
    /// The place of the task that was worked on last.
    last: Option<String>,
    /// What is under way in tasks, by place.
    under_way: BTreeMap<String, UnderWay>,
}

/// What somebody is in the middle of in a task.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct UnderWay {
    /// What is typed, chosen or marked at questions, from 1, that are not answered yet.
    pub given: BTreeMap<usize, String>,
    /// Whether the task was begun over: what was reached before does no step any more.
    pub over: bool,
}

/// What goes back to its beginning when a task is begun over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonState {
    steps: BTreeSet<usize>,
    answers: BTreeMap<usize, String>,
    under_way: UnderWay,
}

impl LessonState {
    /// The beginning of a task that was worked on before.
    pub fn over() -> LessonState {
        let under_way = UnderWay {
            over: true,
            ..UnderWay::default()
        };
        LessonState {
            under_way,
            ..LessonState::default()
        }
    }

    /// How much memory it takes beside itself, in bytes, at most.
    pub fn memory(&self) -> usize {
        // What a map has for an entry, beside its text.
        const ENTRY: usize = 64;
        let given = self.answers.values().chain(self.under_way.given.values());
        let given: usize = given.map(|text| text.capacity() + ENTRY).sum();
        given + self.steps.len() * ENTRY
    }
}

/// How far one is with a task.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptTask {
    /// The least that a right program measures.
    pub best: Option<u64>,
    /// That program, as its file.
    program: Option<String>,
    /// Whether a right program reached the first goal; of a task without judge: whether its steps are done.
    pub done: bool,
    /// The steps that are done, from 0.
    pub steps: BTreeSet<usize>,
    /// The questions that were answered, from 1, each with the answer: a number, an option, cells.
    pub answers: BTreeMap<usize, String>,
    /// The mistakes that were mended, from 0.
    pub found: BTreeSet<usize>,
    /// When something of this was reached last, in seconds since 1970.
    when: u64,
}

impl KeptTask {
    /// The best program, if it can still be read.
    pub fn program(&self) -> Option<Program> {
        read(self.program.as_deref()?).ok()
    }

    /// Takes over a right program's measure if it is the best so far.
    pub fn reach(&mut self, reached: &Reached) {
        if self.best.is_none_or(|best| reached.measure < best) {
            self.best = Some(reached.measure);
            self.program.clone_from(&reached.program);
        }
    }

    /// When something was reached last.
    pub fn when(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(self.when.min(u64::from(u32::MAX)))
    }
}

/// A right program.
pub struct Reached {
    measure: u64,
    /// As its file; none if that is too long to be kept.
    program: Option<String>,
}

impl Reached {
    pub fn new(measure: u64, program: &Program) -> Reached {
        let text = write(program);
        Reached {
            measure,
            program: (text.len() <= LONGEST_PROGRAM).then_some(text),
        }
    }
}

impl SavedValue for KeptProgress {
    const NAME: &'static str = "progress";
}

impl KeptProgress {
    /// How far one is with the task at this place.
    pub fn of(&self, place: &str) -> Option<&KeptTask> {
        self.tasks.get(place)
    }

    /// The tasks with which somebody is anywhere, by place.
    pub fn all(&self) -> impl Iterator<Item = (&str, &KeptTask)> {
        let tasks = self.tasks.iter();
        tasks.map(|(place, progress)| (place.as_str(), progress))
    }

    /// Changes what is known of a task. `now`: the time of it.
    pub fn change(&mut self, place: &str, now: SystemTime, change: impl FnOnce(&mut KeptTask)) {
        let before = self.tasks.get(place);
        let mut after = before.cloned().unwrap_or_default();
        change(&mut after);
        if before.map_or(after == KeptTask::default(), |before| *before == after) {
            return;
        }
        let since = now.duration_since(SystemTime::UNIX_EPOCH);
        after.when = since.map_or(0, |since| since.as_secs());
        self.tasks.insert(place.to_owned(), after);
        while self.tasks.len() > MOST_TASKS
            && let Some(oldest) = self.oldest(place, |_| true)
        {
            self.tasks.remove(&oldest);
        }
        let length = |task: &KeptTask| task.program.as_ref().map_or(0, String::len);
        let mut bytes: usize = self.tasks.values().map(length).sum();
        while bytes > MOST_PROGRAM_BYTES
            && let Some(oldest) = self.oldest(place, |task| task.program.is_some())
            && let Some(task) = self.tasks.get_mut(&oldest)
        {
            bytes -= length(task);
            task.program = None;
        }
    }

    /// Of these tasks the one that was left alone longest, but not the one at `place`: a clock that was set back would
    /// make it the oldest.
    fn oldest(&self, place: &str, of: impl Fn(&KeptTask) -> bool) -> Option<String> {
        let others = self.tasks.iter();
        let others = others.filter(|(other, task)| *other != place && of(task));
        let oldest = others.min_by_key(|(_, task)| task.when);
        oldest.map(|(place, _)| place.clone())
    }

    /// What is under way in the task at this place.
    pub fn under_way(&self, place: &str) -> Option<&UnderWay> {
        self.under_way.get(place)
    }

    /// This is typed, chosen or marked at a question, from 1; nothing, if it is empty.
    pub fn give(&mut self, place: &str, question: usize, given: &str) {
        self.change_under_way(place, |under_way| {
            if given.is_empty() {
                under_way.given.remove(&question)
            } else {
                under_way.given.insert(question, given.to_owned())
            };
        });
    }

    fn change_under_way(&mut self, place: &str, change: impl FnOnce(&mut UnderWay)) {
        let mut after = self.under_way.remove(place).unwrap_or_default();
        change(&mut after);
        if after == UnderWay::default() {
            return;
        }
        let when = |place: &String| self.tasks.get(place).map_or(0, |task| task.when);
        while self.under_way.len() >= MOST_TASKS
            && let Some(oldest) = self.under_way.keys().min_by_key(|place| when(place))
            && let oldest = oldest.clone()
        {
            self.under_way.remove(&oldest);
        }
        self.under_way.insert(place.to_owned(), after);
    }

    /// The point on the way through a task.
    pub fn state(&self, place: &str) -> LessonState {
        let task = self.tasks.get(place).cloned().unwrap_or_default();
        LessonState {
            steps: task.steps,
            answers: task.answers,
            under_way: self.under_way.get(place).cloned().unwrap_or_default(),
        }
    }

    /// Goes to another point of the way through a task. What was reached stays.
    pub fn set_state(&mut self, place: &str, now: SystemTime, way: &LessonState) {
        self.change(place, now, |task| {
            task.steps.clone_from(&way.steps);
            task.answers.clone_from(&way.answers);
        });
        self.change_under_way(place, |under_way| under_way.clone_from(&way.under_way));
    }

    /// The place of the task that was worked on last.
    pub fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }

    /// Remembers the place of the task that is worked on.
    pub fn go_to(&mut self, place: &str) {
        self.last = Some(place.to_owned());
    }

    /// Forgets all of a task.
    pub fn clear(&mut self, place: &str) {
        self.tasks.remove(place);
        self.under_way.remove(place);
        self.last = self.last.take().filter(|last| last != place);
    }
}

#[cfg(test)]
mod tests;
