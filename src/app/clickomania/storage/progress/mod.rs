//! How far one is with each task: what this window knows of it, and what the others reached meanwhile.

mod kept;

use super::task_key::TaskKey;
use crate::app::common::app_context::AppContext;
use crate::store::{Saved, SavedValue, newer};
use engine::language::{Program, TaskId};
pub use kept::LessonState;
use kept::{KeptProgress, KeptTask};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::SystemTime;

/// The progress with all tasks.
#[derive(Default)]
pub struct Progress {
    saved: Saved<KeptProgress>,
    kept: KeptProgress,
    revision: u64,
}

impl Progress {
    /// The progress as it was left.
    pub fn open(app: &mut AppContext) -> Progress {
        let saved = app.saved::<KeptProgress>();
        let mut progress = Progress {
            kept: saved.value(),
            saved,
            revision: 0,
        };
        progress.take_over_ladder(app);
        progress
    }

    /// Version 0.1 kept the least costs of the two games, without the programs.
    fn take_over_ladder(&mut self, app: &mut AppContext) {
        let ladder = app.saved::<Ladder>().value();
        if self.kept.old_taken_over || ladder == Ladder::default() {
            return;
        }
        self.kept.old_taken_over = true;
        self.keep();
        let Ladder { full, simplified } = ladder;
        for (id, cost) in [(TaskId::CLICKOMANIA, full), (TaskId::STRISCE, simplified)] {
            let key = TaskKey::embedded(&id);
            let Some(cost) = cost else { continue };
            if self.best(&key).is_none_or(|best| cost < best) {
                self.change(&key, |task| task.take_over(cost));
            }
        }
    }

    /// Counts the changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Takes over what other windows reached, after a writing.
    pub fn advance(&mut self) {
        if self.saved.take_over(KeptProgress::clone_from) {
            self.read_again();
        }
    }

    /// Another window may have reached more: looks.
    pub fn look(&mut self, app: &mut AppContext) {
        if let Some(trouble) = self.saved.look_again() {
            app.found_unreadable(trouble);
        }
        self.read_again();
    }

    fn read_again(&mut self) {
        let value = self.saved.value();
        if value != self.kept {
            self.kept = value;
            self.revision += 1;
        }
    }

    fn of(&self, key: &TaskKey) -> Option<&KeptTask> {
        self.kept.of(&key.place())
    }

    fn change(&mut self, key: &TaskKey, change: impl FnOnce(&mut KeptTask)) -> bool {
        let new = self.kept.change(&key.place(), SystemTime::now(), change);
        if new {
            self.keep();
        }
        new
    }

    fn keep(&mut self) {
        self.revision += 1;
        self.saved.set(self.kept.clone());
    }

    /// The least that a right program of one's own measures.
    pub fn best(&self, key: &TaskKey) -> Option<u64> {
        self.of(key)?.best
    }

    /// That program.
    pub fn program(&self, key: &TaskKey) -> Option<Program> {
        self.of(key)?.program()
    }

    /// Whether the task is done: a right program reached the first goal, or the steps of one without judge are done.
    pub fn is_done(&self, key: &TaskKey) -> bool {
        self.of(key).is_some_and(|task| task.done)
    }

    /// Whether anything is known of the task.
    pub fn is_begun(&self, key: &TaskKey) -> bool {
        self.of(key).is_some()
    }

    /// When something was reached last in a task.
    pub fn when(&self, key: &TaskKey) -> Option<SystemTime> {
        Some(self.of(key)?.when())
    }

    /// Something was done: a right program was made, with its measure where that counts, or all that is asked
    /// without judge; `done`: the task is done by it. Whether that is new, or better than before.
    pub fn reach(
        &mut self,
        key: &TaskKey,
        (measure, done): (Option<u64>, bool),
        program: &Program,
    ) -> bool {
        self.change(key, |task| {
            task.done |= done;
            if let Some(measure) = measure {
                task.reach(measure, program);
            }
        })
    }

    /// The mistake with this number, from 0, was mended.
    pub fn mistake_found(&mut self, key: &TaskKey, mistake: usize) {
        self.change(key, |task| {
            task.found.insert(mistake);
        });
    }

    /// Whether the mistake with this number, from 0, was mended.
    pub fn found(&self, key: &TaskKey, mistake: usize) -> bool {
        self.of(key)
            .is_some_and(|task| task.found.contains(&mistake))
    }

    /// The steps, from 0, that are done.
    pub fn steps(&self, key: &TaskKey) -> BTreeSet<usize> {
        self.of(key)
            .map_or_else(BTreeSet::new, |task| task.steps.clone())
    }

    /// A step, from 0, is done.
    pub fn step_done(&mut self, key: &TaskKey, step: usize) {
        self.change(key, |task| {
            task.steps.insert(step);
        });
    }

    /// The right answer that was given to a question, from 1.
    pub fn answer(&self, key: &TaskKey, question: usize) -> Option<&str> {
        self.of(key)?.answers.get(&question).map(String::as_str)
    }

    /// What was typed, chosen or marked at a question, from 1, that is not answered.
    pub fn given(&self, key: &TaskKey, question: usize) -> Option<&str> {
        let under_way = self.kept.under_way(&key.place())?;
        under_way.given.get(&question).map(String::as_str)
    }

    /// This is typed, chosen or marked at a question, from 1; nothing, if it is empty.
    pub fn give(&mut self, key: &TaskKey, question: usize, given: &str) {
        let new = self.kept.change_under_way(&key.place(), |under_way| {
            match given.is_empty() {
                true => under_way.given.remove(&question),
                false => under_way.given.insert(question, given.to_owned()),
            };
        });
        if new {
            self.keep();
        }
    }

    /// Whether the task was begun over, so that what was reached before does no step.
    pub fn is_begun_over(&self, key: &TaskKey) -> bool {
        let under_way = self.kept.under_way(&key.place());
        under_way.is_some_and(|under_way| under_way.over)
    }

    /// Goes to another point of the way through a task, as to its beginning; gives where one was. What was reached stays.
    pub fn exchange_state(&mut self, key: &TaskKey, way: LessonState) -> LessonState {
        let before = self
            .kept
            .exchange_state(&key.place(), SystemTime::now(), way);
        self.keep();
        before
    }

    /// A question, from 1, was answered rightly.
    pub fn answered(&mut self, key: &TaskKey, question: usize, answer: &str) {
        self.give(key, question, "");
        self.change(key, |task| {
            task.answers.insert(question, answer.to_owned());
        });
    }

    /// The task that was worked on last.
    pub fn last(&self) -> Option<TaskKey> {
        TaskKey::at(self.kept.last()?)
    }

    /// This task is worked on now.
    pub fn go_to(&mut self, key: &TaskKey) {
        let place = key.place();
        if self.kept.last() != Some(&place) {
            self.kept.go_to(&place);
            self.keep();
        }
    }

    /// The tasks of which something is known, those of files too.
    pub fn tasks(&self) -> Vec<TaskKey> {
        let places = self.kept.all();
        places.filter_map(|(place, _)| TaskKey::at(place)).collect()
    }

    /// Forgets what is known of a task.
    pub fn clear(&mut self, key: &TaskKey) {
        self.kept.clear(&key.place());
        self.keep();
    }
}

/// What version 0.1 wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Ladder {
    full: Option<u64>,
    simplified: Option<u64>,
}

impl SavedValue for Ladder {
    const NAME: &'static str = "ladder";

    fn merged(&self, seen: &Ladder, file: Ladder) -> Ladder {
        // It is only read.
        newer(self, seen, file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Saver;
    use crate::test_folder::Folder;
    use engine::text::{Language, Text};
    use std::path::Path;

    fn app(folder: &Path) -> AppContext {
        let text = Text::load(Language::It).unwrap();
        let saver = Saver::open(folder.to_owned()).unwrap();
        AppContext::new(text, Saved::open(&saver).0, saver)
    }

    #[test]
    fn what_is_reached_is_there_at_the_next_start() {
        let folder = Folder::new();
        let mut here = app(&folder.0);
        let key = TaskKey::at("parete").unwrap();
        let mut progress = Progress::open(&mut here);
        assert!(!progress.is_begun(&key) && progress.last().is_none());
        progress.go_to(&key);
        progress.step_done(&key, 0);
        progress.answered(&key, 1, "180");
        progress.mistake_found(&key, 2);
        assert!(!progress.is_done(&key));
        assert!(progress.reach(&key, (Some(7), true), &Program::new("meins")));
        assert!(!progress.reach(&key, (Some(8), true), &Program::new("teurer")));
        let revision = progress.revision();
        progress.step_done(&key, 0);
        assert_eq!(progress.revision(), revision, "nothing new");
        here.finish_saving();
        let progress = Progress::open(&mut app(&folder.0));
        assert!(progress.is_done(&key) && progress.found(&key, 2) && !progress.found(&key, 0));
        assert_eq!(progress.best(&key), Some(7));
        assert_eq!(progress.program(&key).unwrap().header().name, "meins");
        assert_eq!(progress.answer(&key, 1), Some("180"));
        assert_eq!(progress.steps(&key), BTreeSet::from([0]));
        assert_eq!(progress.last(), Some(key.clone()));
        assert_eq!(progress.tasks(), [key]);
    }

    #[test]
    fn the_ladder_of_version_0_1_is_taken_over() {
        let folder = Folder::new();
        let ladder = "(full: Some(27), simplified: None)";
        std::fs::write(folder.file("ladder.ron"), ladder).unwrap();
        let mut here = app(&folder.0);
        let full = TaskKey::embedded(&TaskId::CLICKOMANIA);
        let mut progress = Progress::open(&mut here);
        assert_eq!(progress.best(&full), Some(27));
        assert!(progress.program(&full).is_none() && progress.is_done(&full));
        assert!(!progress.is_done(&TaskKey::embedded(&TaskId::STRISCE)));
        assert!(progress.reach(&full, (Some(26), true), &Program::new("besser")));
        here.finish_saving();
        assert_eq!(Progress::open(&mut app(&folder.0)).best(&full), Some(26));
        // What is forgotten does not come back from there, nor does it take away what is reached later.
        let mut here = app(&folder.0);
        let mut progress = Progress::open(&mut here);
        progress.clear(&full);
        assert!(progress.reach(&full, (Some(30), true), &Program::new("wieder")));
        here.finish_saving();
        let progress = Progress::open(&mut app(&folder.0));
        assert_eq!(progress.best(&full), Some(30));
        assert_eq!(progress.program(&full).unwrap().header().name, "wieder");
    }

    #[test]
    fn what_was_cleared_does_not_come_back() {
        let folder = Folder::new();
        let mut here = app(&folder.0);
        let key = TaskKey::at("/a/b.ron#riga").unwrap();
        let mut progress = Progress::open(&mut here);
        progress.reach(&key, (None, true), &Program::default());
        progress.go_to(&key);
        progress.clear(&key);
        assert!(!progress.is_begun(&key) && progress.last().is_none());
        here.finish_saving();
        assert!(!Progress::open(&mut app(&folder.0)).is_begun(&key));
    }
}
