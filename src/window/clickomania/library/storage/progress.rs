//! The progress with each task, shared by all windows in `progress.ron`.

use super::reward::{Reached, Reward, Spans};
use super::saved_progress::{LessonState, SavedProgress, TaskProgress};
use super::{Shelved, TaskKey};
use crate::store::Shared;
use crate::window::kit::app_context::AppContext;
use engine::judge::front::Scores;
use engine::language::Program;
use std::collections::BTreeSet;
use std::time::SystemTime;

/// The progress with all tasks.
#[derive(Default)]
pub struct Progress {
    saved: Shared<SavedProgress>,
    revision: u64,
}

impl Progress {
    /// Opens the saved progress.
    pub fn open(app: &mut AppContext) -> Progress {
        Progress {
            saved: app.shared(),
            revision: 0,
        }
    }

    /// Number of changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Takes over the progress of other windows.
    pub fn advance(&mut self) {
        if self.saved.advance() {
            self.revision += 1;
        }
    }

    /// Has the file read again, for [`Progress::advance`].
    pub fn look(&self) {
        self.saved.look();
    }

    fn update(&mut self, change: impl Fn(&mut SavedProgress) + Send + Sync + 'static) {
        self.revision += 1;
        self.saved.update(change);
    }

    fn of(&self, key: &TaskKey) -> Option<&TaskProgress> {
        self.saved.value().of(&key.place())
    }

    /// Changes the progress with a task. Returns true if that changed something.
    fn change(
        &mut self,
        key: &TaskKey,
        change: impl Fn(&mut TaskProgress) + Send + Sync + 'static,
    ) -> bool {
        let before = self.of(key).cloned();
        let mut after = before.clone().unwrap_or_default();
        change(&mut after);
        let new = match before {
            Some(before) => before != after,
            None => after != TaskProgress::default(),
        };
        if new {
            let (place, now) = (key.place(), SystemTime::now());
            self.update(move |progress| {
                progress.change(&place, now, &change);
            });
        }
        new
    }

    /// How far a goal with this measure was reached.
    pub fn reward(&self, key: &TaskKey, goal: u64) -> Reward {
        let task = self.of(key);
        task.map_or(Reward::None, |task| task.reward(goal))
    }

    /// True if a right program with this measure would be progress.
    pub fn gains(&self, key: &TaskKey, measure: u64, program: &Program) -> bool {
        let spans = Spans::of(measure, program);
        self.of(key).is_none_or(|task| task.gains(spans)) && !spans.hinted.is_empty()
    }

    /// Smallest measure of a right program of the person's own so far.
    pub fn best(&self, key: &TaskKey) -> Option<u64> {
        self.of(key)?.best
    }

    /// The program with that measure.
    pub fn program(&self, key: &TaskKey) -> Option<Program> {
        self.of(key)?.program()
    }

    /// The shelf of a task: its accepted programs that no other beats, in order of cost.
    pub fn shelf(&self, key: &TaskKey) -> &[Shelved] {
        self.of(key).map_or(&[], |task| task.shelf.programs())
    }

    /// The least cost, blocks and steps of accepted programs, each of whichever program has them.
    pub fn bests(&self, key: &TaskKey) -> Option<Scores> {
        self.of(key)?.shelf.bests()
    }

    /// Puts an accepted program on the shelf of a task, unless it is beaten there.
    pub fn shelve(&mut self, key: &TaskKey, shelved: Shelved) {
        self.change(key, move |task| task.shelf.put(&shelved));
    }

    /// True if a right program reached the first goal, or, in a task without judge, all steps are done.
    pub fn is_done(&self, key: &TaskKey) -> bool {
        self.of(key).is_some_and(|task| task.done)
    }

    /// True if the task was begun.
    pub fn is_begun(&self, key: &TaskKey) -> bool {
        self.of(key).is_some()
    }

    /// Time of the last progress with a task.
    pub fn when(&self, key: &TaskKey) -> Option<SystemTime> {
        Some(self.of(key)?.when())
    }

    /// Records a right program with its measure, where that counts, or that everything was done in a task
    /// without judge; `done`: the task is done by it. What the program was given with or by a hint earns less: see
    /// [`Reward`]. Returns true if that is new, or better than before.
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

    /// Records that a mistake, by number from 0, was corrected.
    pub fn mistake_found(&mut self, key: &TaskKey, mistake: usize) {
        self.change(key, move |task| {
            task.found.insert(mistake);
        });
    }

    /// True if a mistake, by number from 0, was corrected.
    pub fn found(&self, key: &TaskKey, mistake: usize) -> bool {
        self.of(key)
            .is_some_and(|task| task.found.contains(&mistake))
    }

    /// Numbers, from 0, of the steps whose event has happened: a move, a click, a press.
    pub fn steps(&self, key: &TaskKey) -> BTreeSet<usize> {
        self.of(key)
            .map_or_else(BTreeSet::new, |task| task.steps.clone())
    }

    /// Records that the event of a step, by number from 0, has happened.
    pub fn step_done(&mut self, key: &TaskKey, step: usize) {
        self.change(key, move |task| {
            task.steps.insert(step);
        });
    }

    /// The right answer that was given to a question, by number from 1.
    pub fn answer(&self, key: &TaskKey, question: usize) -> Option<&str> {
        self.of(key)?.answers.get(&question).map(String::as_str)
    }

    /// The unfinished answer to a question, by number from 1.
    pub fn given(&self, key: &TaskKey, question: usize) -> Option<&str> {
        let under_way = self.saved.value().under_way(&key.place())?;
        under_way.given.get(&question).map(String::as_str)
    }

    /// Sets the unfinished answer to a question, by number from 1; an empty one removes it.
    pub fn give(&mut self, key: &TaskKey, question: usize, given: &str) {
        if self.given(key, question).unwrap_or_default() != given {
            let (place, given) = (key.place(), given.to_owned());
            self.update(move |progress| progress.give(&place, question, &given));
        }
    }

    /// Exchanges the state of a lesson, and returns the one before. The best program and the corrected mistakes stay.
    pub fn exchange_state(&mut self, key: &TaskKey, state: LessonState) -> LessonState {
        let (place, now) = (key.place(), SystemTime::now());
        let before = self.saved.value().state(&place);
        self.update(move |progress| progress.set_state(&place, now, &state));
        before
    }

    /// Records the right answer to a question, by number from 1.
    pub fn answered(&mut self, key: &TaskKey, question: usize, answer: &str) {
        self.give(key, question, "");
        let answer = answer.to_owned();
        self.change(key, move |task| {
            task.answers.insert(question, answer.clone());
        });
    }

    /// The task that was open last.
    pub fn last(&self) -> Option<TaskKey> {
        TaskKey::at(self.saved.value().last()?)
    }

    /// Records the task that is open now.
    pub fn go_to(&mut self, key: &TaskKey) {
        let place = key.place();
        if self.saved.value().last() != Some(&place) {
            self.update(move |progress| progress.go_to(&place));
        }
    }

    /// All tasks with progress, those of files too.
    pub fn tasks(&self) -> Vec<TaskKey> {
        let places = self.saved.value().all();
        places.filter_map(|(place, _)| TaskKey::at(place)).collect()
    }

    /// Forgets the progress with a task.
    pub fn clear(&mut self, key: &TaskKey) {
        let place = key.place();
        self.update(move |progress| progress.clear(&place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Shared, Store};
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
