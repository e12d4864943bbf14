//! How far one is with each task: what this window knows of it, and what the others reached meanwhile.

mod kept;

use super::task_key::TaskKey;
use crate::store::Shared;
use crate::window::kit::app_context::AppContext;
use engine::language::Program;
pub use kept::LessonState;
use kept::{KeptProgress, KeptTask, Reached};
use std::collections::BTreeSet;
use std::time::SystemTime;

/// The progress with all tasks.
#[derive(Default)]
pub struct Progress {
    kept: Shared<KeptProgress>,
    revision: u64,
}

impl Progress {
    /// The progress as it was left.
    pub fn open(app: &mut AppContext) -> Progress {
        Progress {
            kept: app.shared(),
            revision: 0,
        }
    }

    /// Counts the changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Takes over what other windows reached.
    pub fn advance(&mut self) {
        if self.kept.advance() {
            self.revision += 1;
        }
    }

    /// Has what other windows reached looked up, for [`Progress::advance`].
    pub fn look(&self) {
        self.kept.look();
    }

    fn update(&mut self, change: impl Fn(&mut KeptProgress) + Send + Sync + 'static) {
        self.revision += 1;
        self.kept.update(change);
    }

    fn of(&self, key: &TaskKey) -> Option<&KeptTask> {
        self.kept.value().of(&key.place())
    }

    /// Changes what is known of a task, if that is anything new; true if it is.
    fn change(
        &mut self,
        key: &TaskKey,
        change: impl Fn(&mut KeptTask) + Send + Sync + 'static,
    ) -> bool {
        let before = self.of(key).cloned();
        let mut after = before.clone().unwrap_or_default();
        change(&mut after);
        let new = match before {
            Some(before) => before != after,
            None => after != KeptTask::default(),
        };
        if new {
            let (place, now) = (key.place(), SystemTime::now());
            self.update(move |progress| {
                progress.change(&place, now, &change);
            });
        }
        new
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
        measure: Option<u64>,
        done: bool,
        program: &Program,
    ) -> bool {
        let reached = measure.map(|measure| Reached::new(measure, program));
        self.change(key, move |task| {
            task.done |= done;
            if let Some(reached) = &reached {
                task.reach(reached);
            }
        })
    }

    /// The mistake with this number, from 0, was mended.
    pub fn mistake_found(&mut self, key: &TaskKey, mistake: usize) {
        self.change(key, move |task| {
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
        self.change(key, move |task| {
            task.steps.insert(step);
        });
    }

    /// The right answer that was given to a question, from 1.
    pub fn answer(&self, key: &TaskKey, question: usize) -> Option<&str> {
        self.of(key)?.answers.get(&question).map(String::as_str)
    }

    /// What was typed, chosen or marked at a question, from 1, that is not answered.
    pub fn given(&self, key: &TaskKey, question: usize) -> Option<&str> {
        let under_way = self.kept.value().under_way(&key.place())?;
        under_way.given.get(&question).map(String::as_str)
    }

    /// This is typed, chosen or marked at a question, from 1; nothing, if it is empty.
    pub fn give(&mut self, key: &TaskKey, question: usize, given: &str) {
        if self.given(key, question).unwrap_or_default() != given {
            let (place, given) = (key.place(), given.to_owned());
            self.update(move |progress| progress.give(&place, question, &given));
        }
    }

    /// Whether the task was begun over, so that what was reached before does no step.
    pub fn is_begun_over(&self, key: &TaskKey) -> bool {
        let under_way = self.kept.value().under_way(&key.place());
        under_way.is_some_and(|under_way| under_way.over)
    }

    /// Goes to another point of the way through a task, as to its beginning; gives where one was. What was reached stays.
    pub fn exchange_state(&mut self, key: &TaskKey, way: LessonState) -> LessonState {
        let (place, now) = (key.place(), SystemTime::now());
        let before = self.kept.value().state(&place);
        self.update(move |progress| progress.set_state(&place, now, &way));
        before
    }

    /// A question, from 1, was answered rightly.
    pub fn answered(&mut self, key: &TaskKey, question: usize, answer: &str) {
        self.give(key, question, "");
        let answer = answer.to_owned();
        self.change(key, move |task| {
            task.answers.insert(question, answer.clone());
        });
    }

    /// The task that was worked on last.
    pub fn last(&self) -> Option<TaskKey> {
        TaskKey::at(self.kept.value().last()?)
    }

    /// This task is worked on now.
    pub fn go_to(&mut self, key: &TaskKey) {
        let place = key.place();
        if self.kept.value().last() != Some(&place) {
            self.update(move |progress| progress.go_to(&place));
        }
    }

    /// The tasks of which something is known, those of files too.
    pub fn tasks(&self) -> Vec<TaskKey> {
        let places = self.kept.value().all();
        places.filter_map(|(place, _)| TaskKey::at(place)).collect()
    }

    /// Forgets what is known of a task.
    pub fn clear(&mut self, key: &TaskKey) {
        let place = key.place();
        self.update(move |progress| progress.clear(&place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::test_folder::Folder;
    use engine::text::{Language, Text};
    use std::path::Path;

    fn app(folder: &Path) -> AppContext {
        let text = Text::load(Language::It).unwrap();
        let store = Store::open(folder.to_owned()).unwrap();
        AppContext::new(text, Shared::open(&store).0, store)
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
        assert!(progress.reach(&key, Some(7), true, &Program::new("meins")));
        assert!(!progress.reach(&key, Some(8), true, &Program::new("teurer")));
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
    fn what_was_cleared_does_not_come_back() {
        let folder = Folder::new();
        let mut here = app(&folder.0);
        let key = TaskKey::at("/a/b.ron#riga").unwrap();
        let mut progress = Progress::open(&mut here);
        progress.reach(&key, None, true, &Program::default());
        progress.go_to(&key);
        progress.clear(&key);
        assert!(!progress.is_begun(&key) && progress.last().is_none());
        here.finish_saving();
        assert!(!Progress::open(&mut app(&folder.0)).is_begun(&key));
    }
}
