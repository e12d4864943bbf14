//! How far one is with each task: what this window knows of it, and what the others reached meanwhile.

use super::TaskKey;
use crate::store::{SavedValue, Shared};
use crate::window::kit::app_context::AppContext;
use engine::language::Program;
use engine::language::file::{read, write};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime};

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
mod tests {
    use super::*;
    use crate::store::{Saver, Shared};
    use crate::test_folder::Folder;
    use engine::text::{Language, Text};
    use std::fs;
    use std::path::Path;

    fn app(folder: &Path) -> AppContext {
        let text = Text::load(Language::It).unwrap();
        let saver = Saver::open(folder.to_owned()).unwrap();
        AppContext::new(text, Shared::open(&saver).0, saver)
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

    fn saver(folder: &Folder) -> Saver {
        Saver::open(folder.0.clone()).unwrap()
    }

    fn program(name: &str) -> Program {
        Program::new(name)
    }

    fn now(seconds: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }

    fn reached(measure: u64, name: &str) -> Reached {
        Reached::new(measure, &program(name))
    }

    #[test]
    fn the_best_program_stays_and_a_dearer_one_changes_nothing() {
        let mut progress = KeptProgress::default();
        for (when, measure, name) in [
            (5, 7, "sieben"),
            (6, 7, "x"),
            (7, 4, "vier"),
            (8, 9, "neun"),
        ] {
            let reached = reached(measure, name);
            progress.change("a", now(when), |task| task.reach(&reached));
        }
        let task = progress.of("a").unwrap();
        assert_eq!((task.best, task.when()), (Some(4), now(7)));
        assert_eq!(task.program().unwrap().header().name, "vier");
        progress.change("b", now(8), |_| {});
        assert!(progress.of("b").is_none(), "nothing was reached");
    }

    #[test]
    fn the_way_through_a_task_goes_back_to_its_beginning_and_comes_back() {
        let mut progress = KeptProgress::default();
        progress.change("a", now(1), |task| {
            task.reach(&reached(7, "sieben"));
            task.done = true;
            task.found.insert(2);
            task.steps.extend([0, 1]);
            task.answers.insert(1, "3".to_owned());
        });
        progress.give("a", 2, "6,5");
        let before = progress.clone();
        let way = progress.state("a");
        progress.set_state("a", now(2), &LessonState::over());
        let task = progress.of("a").unwrap();
        assert!(task.steps.is_empty() && task.answers.is_empty());
        assert!(task.done && task.best == Some(7) && task.found.contains(&2));
        let under_way = progress.under_way("a").unwrap();
        assert!(under_way.over && under_way.given.is_empty());
        assert!(way.memory() > 0);
        assert_eq!(progress.state("a"), LessonState::over());
        progress.set_state("a", now(1), &way);
        assert_eq!(progress, before);
    }

    #[test]
    fn strange_entries_cost_nothing() {
        let folder = Folder::new();
        let text = "(tasks: {\"a\": (best: Some(3), program: Some(\"no program\"), \
                    when: 18446744073709551615, steps: [99999999], colour: \"red\")})";
        fs::write(folder.file("progress.ron"), text).unwrap();
        let (shared, trouble) = Shared::<KeptProgress>::open(&saver(&folder));
        assert!(trouble.is_none(), "{trouble:?}");
        let progress = shared.value();
        let task = progress.of("a").unwrap();
        assert!(task.best == Some(3) && task.program().is_none());
        assert!(task.when() > SystemTime::UNIX_EPOCH);
    }

    #[test]
    fn it_does_not_grow_without_bound() {
        let mut progress = KeptProgress::default();
        for number in 0..MOST_TASKS as u64 + 3 {
            let place = format!("{number:05}");
            progress.change(&place, now(number), |task| task.done = true);
        }
        for number in 0..=MOST_TASKS {
            progress.change_under_way(&number.to_string(), |under_way| under_way.over = true);
        }
        assert_eq!(progress.under_way.len(), MOST_TASKS);
        assert_eq!(progress.all().count(), MOST_TASKS);
        assert!(progress.of("00002").is_none() && progress.of("00003").is_some());
    }

    #[test]
    fn of_many_long_programs_those_of_the_tasks_left_alone_longest_go() {
        let mut progress = KeptProgress::default();
        let long = reached(7, &"x".repeat(150_000));
        // The clock is set back at the end.
        for number in 0..60u64 {
            let when = if number == 59 { 0 } else { number + 1 };
            progress.change(&format!("{number:02}"), now(when), |task| {
                task.reach(&long);
            });
        }
        let lengths = progress
            .tasks
            .values()
            .filter_map(|task| task.program.as_ref());
        let bytes: usize = lengths.map(String::len).sum();
        assert!((5 << 20..=MOST_PROGRAM_BYTES).contains(&bytes), "{bytes}");
        let first = progress.of("00").unwrap();
        assert_eq!((first.best, &first.program), (Some(7), &None));
        assert!(progress.of("59").unwrap().program.is_some());
        assert!(ron::to_string(&progress).unwrap().len() < 16 << 20);
    }
}
