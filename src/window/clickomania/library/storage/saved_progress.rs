//! The progress with all tasks as it is saved in `progress.ron`, and its bounds.

use super::kept_program::KeptProgram;
use super::reward::{Reached, Reward, Span, Spans, add};
use super::shelf::Shelf;
use crate::store::SavedValue;
use engine::language::Program;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime};

/// Maximum number of tasks with progress; the one without progress for the longest time is forgotten first.
pub const MAX_TASKS: usize = 2_000;
/// Maximum size of all saved programs together, in bytes; the measures stay when a program is dropped.
const MAX_PROGRAM_BYTES: usize = 6 << 20;

/// The progress with all tasks, as it is saved.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedProgress {
    /// By the text of their keys.
    tasks: BTreeMap<String, TaskProgress>,
    /// Key of the task that was open last.
    last: Option<String>,
    /// Unfinished work in tasks, by key.
    under_way: BTreeMap<String, UnderWay>,
}

/// Unfinished work in a task.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct UnderWay {
    /// Unfinished answers, by number of the question from 1.
    pub given: BTreeMap<usize, String>,
}

/// The state of a lesson that starts afresh when the task is begun over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonState {
    steps: BTreeSet<usize>,
    answers: BTreeMap<usize, String>,
    under_way: UnderWay,
}

impl LessonState {
    /// Upper bound of its memory on the heap, in bytes.
    pub fn memory(&self) -> usize {
        // Overhead of an entry in a map, in bytes.
        const ENTRY: usize = 64;
        let given = self.answers.values().chain(self.under_way.given.values());
        let given: usize = given.map(|text| text.capacity() + ENTRY).sum();
        given + self.steps.len() * ENTRY
    }
}

/// The progress with a task.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TaskProgress {
    /// Smallest measure of a right program of the person's own.
    pub best: Option<u64>,
    /// That program.
    program: KeptProgram,
    /// Where goals are reached. Files of older versions have `best` alone.
    earned: Vec<Span>,
    /// Where goals are reached with a hint.
    hinted: Vec<Span>,
    /// The right programs that no other beats.
    pub shelf: Shelf,
    /// True if a right program reached the first goal, or, without judge, all steps are done.
    pub done: bool,
    /// Numbers of the steps whose event has happened, from 0.
    pub steps: BTreeSet<usize>,
    /// Right answers, by number of the question from 1: a number, an option, cells.
    pub answers: BTreeMap<usize, String>,
    /// Numbers of the mistakes that were corrected, from 0.
    pub found: BTreeSet<usize>,
    /// Time of the last progress, in seconds since 1970.
    when: u64,
}

impl TaskProgress {
    /// The best program, if it can still be read.
    pub fn program(&self) -> Option<Program> {
        self.program.read()
    }

    /// How far a goal with this measure was reached.
    pub fn reward(&self, goal: u64) -> Reward {
        let holds = |spans: &[Span]| spans.iter().any(|span| span.holds(goal));
        if holds(&self.earned()) {
            Reward::Earned
        } else if holds(&self.hinted) {
            Reward::Hinted
        } else {
            Reward::None
        }
    }

    /// True if a right program that reaches this would be progress.
    pub(super) fn gains(&self, spans: Spans) -> bool {
        let new = |known: &[Span], span: Span| {
            !span.is_empty() && !known.iter().any(|other| other.covers(span))
        };
        let earned = new(&self.earned(), spans.earned);
        earned || spans.hinted != spans.earned && new(&self.hinted, spans.hinted)
    }

    /// Where goals are reached, also in a file of an older version.
    fn earned(&self) -> Vec<Span> {
        match self.best {
            Some(best) if self.earned.is_empty() => vec![Span::from(best)],
            _ => self.earned.clone(),
        }
    }

    /// Records what a right program reached, and the program if it is the best so far.
    pub fn reach(&mut self, reached: &Reached) {
        let Spans { earned, hinted } = reached.spans;
        self.earned = self.earned();
        add(&mut self.earned, earned);
        if hinted != earned {
            add(&mut self.hinted, hinted);
        }
        let measure = earned.from;
        if !earned.is_empty() && self.best.is_none_or(|best| measure < best) {
            self.best = Some(measure);
            self.program.clone_from(&reached.program);
        }
    }

    /// Time of the last progress.
    pub fn when(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(self.when.min(u64::from(u32::MAX)))
    }
}
impl SavedValue for SavedProgress {
    const NAME: &'static str = "progress";
}

impl SavedProgress {
    /// The progress with the task of this key.
    pub fn of(&self, place: &str) -> Option<&TaskProgress> {
        self.tasks.get(place)
    }

    /// All tasks with progress, by key.
    pub fn all(&self) -> impl Iterator<Item = (&str, &TaskProgress)> {
        let tasks = self.tasks.iter();
        tasks.map(|(place, progress)| (place.as_str(), progress))
    }

    /// Changes the progress with a task at the time `now`.
    pub fn change(&mut self, place: &str, now: SystemTime, change: impl FnOnce(&mut TaskProgress)) {
        let before = self.tasks.get(place);
        let mut after = before.cloned().unwrap_or_default();
        change(&mut after);
        if before.map_or(after == TaskProgress::default(), |before| *before == after) {
            return;
        }
        let since = now.duration_since(SystemTime::UNIX_EPOCH);
        after.when = since.map_or(0, |since| since.as_secs());
        self.tasks.insert(place.to_owned(), after);
        while self.tasks.len() > MAX_TASKS
            && let Some(oldest) = self.oldest(place, |_| true)
        {
            self.tasks.remove(&oldest);
        }
        let length = |task: &TaskProgress| task.program.bytes() + task.shelf.bytes();
        let mut bytes: usize = self.tasks.values().map(length).sum();
        while bytes > MAX_PROGRAM_BYTES
            && let Some(oldest) = self.oldest(place, |task| length(task) > 0)
            && let Some(task) = self.tasks.get_mut(&oldest)
        {
            bytes -= length(task);
            task.program = KeptProgram::default();
            task.shelf.drop_programs();
        }
    }

    /// The task without progress for the longest time, except the one at `place`: a clock that was set back would
    /// make that the oldest.
    fn oldest(&self, place: &str, of: impl Fn(&TaskProgress) -> bool) -> Option<String> {
        let others = self.tasks.iter();
        let others = others.filter(|(other, task)| *other != place && of(task));
        let oldest = others.min_by_key(|(_, task)| task.when);
        oldest.map(|(place, _)| place.clone())
    }

    /// Unfinished work in the task of this key.
    pub fn under_way(&self, place: &str) -> Option<&UnderWay> {
        self.under_way.get(place)
    }

    /// Sets the unfinished answer to a question, by number from 1; an empty one removes it.
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
        while self.under_way.len() >= MAX_TASKS
            && let Some(oldest) = self.under_way.keys().min_by_key(|place| when(place))
            && let oldest = oldest.clone()
        {
            self.under_way.remove(&oldest);
        }
        self.under_way.insert(place.to_owned(), after);
    }

    /// The state of a lesson.
    pub fn state(&self, place: &str) -> LessonState {
        let task = self.tasks.get(place).cloned().unwrap_or_default();
        LessonState {
            steps: task.steps,
            answers: task.answers,
            under_way: self.under_way.get(place).cloned().unwrap_or_default(),
        }
    }

    /// Sets the state of a lesson. The best program and the corrected mistakes stay.
    pub fn set_state(&mut self, place: &str, now: SystemTime, state: &LessonState) {
        self.change(place, now, |task| {
            task.steps.clone_from(&state.steps);
            task.answers.clone_from(&state.answers);
        });
        self.change_under_way(place, |under_way| under_way.clone_from(&state.under_way));
    }

    /// Key of the task that was open last.
    pub fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }

    /// Records the key of the open task.
    pub fn go_to(&mut self, place: &str) {
        self.last = Some(place.to_owned());
    }

    /// Forgets everything about a task.
    pub fn clear(&mut self, place: &str) {
        self.tasks.remove(place);
        self.under_way.remove(place);
        self.last = self.last.take().filter(|last| last != place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Shared, Store};
    use crate::test_folder::Folder;
    use engine::language::file::read;
    use engine::language::program::Origin;
    use std::fs;

    fn store(folder: &Folder) -> Store {
        Store::open(folder.0.clone()).unwrap()
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
        let mut progress = SavedProgress::default();
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
    fn what_was_given_earns_less() {
        use Reward::{Earned, Hinted, None};
        const GOALS: [u64; 4] = [40, 30, 20, 10];
        let origin = |given, hinted| Origin { given, hinted };
        let own = origin(Option::None, Option::None);
        let rewards = |programs: &[(u64, Origin)]| {
            let mut task = TaskProgress::default();
            for &(measure, origin) in programs {
                let text = "Program(format: 1, name: \"p\", on_click: [DropAll, CureAll])";
                let mut program = read(text).unwrap();
                program.set_origins(&[(1, origin)]);
                task.reach(&Reached::new(measure, &program));
            }
            GOALS.map(|goal| task.reward(goal))
        };
        let given = origin(Some(30), Option::None);
        let hinted = origin(Option::None, Some(20));
        let both = origin(Some(30), Some(20));
        for (programs, wanted) in [
            (vec![(20, own)], [Earned, Earned, Earned, None]),
            // As it was given, or dearer.
            (vec![(30, given)], [None; 4]),
            (vec![(40, given)], [None; 4]),
            // Made cheaper.
            (vec![(20, given)], [None, None, Earned, None]),
            (vec![(20, hinted)], [Hinted, Hinted, Hinted, None]),
            (vec![(10, hinted)], [Hinted, Hinted, Hinted, Earned]),
            (vec![(20, both)], [None, None, Hinted, None]),
            // A ring becomes a tick without the hint, also after a lower ring.
            (
                vec![
                    (20, hinted),
                    (10, origin(Option::None, Some(10))),
                    (20, own),
                ],
                [Earned, Earned, Earned, Hinted],
            ),
            (
                vec![(20, own), (30, hinted)],
                [Earned, Earned, Earned, None],
            ),
        ] {
            assert_eq!(rewards(&programs), wanted, "{programs:?}");
        }
    }

    #[test]
    fn files_of_older_versions_have_the_best_measure_alone() {
        let mut task = TaskProgress {
            best: Some(30),
            ..TaskProgress::default()
        };
        let rewards = |task: &TaskProgress| [40, 20].map(|goal| task.reward(goal));
        assert_eq!(rewards(&task), [Reward::Earned, Reward::None]);
        let mut given = read("Program(format: 1, name: \"p\", on_click: [DropAll])").unwrap();
        given.mark_all_given(25);
        task.reach(&Reached::new(20, &given));
        assert_eq!(rewards(&task), [Reward::Earned; 2]);
        assert_eq!(task.program().unwrap().origins(), given.origins());
    }

    #[test]
    fn the_way_through_a_task_goes_back_to_its_beginning_and_comes_back() {
        let mut progress = SavedProgress::default();
        progress.change("a", now(1), |task| {
            task.reach(&reached(7, "sieben"));
            task.done = true;
            task.found.insert(2);
            task.steps.extend([0, 1]);
            task.answers.insert(1, "3".to_owned());
        });
        progress.give("a", 2, "6,5");
        let before = progress.clone();
        let state = progress.state("a");
        progress.set_state("a", now(2), &LessonState::default());
        let task = progress.of("a").unwrap();
        assert!(task.steps.is_empty() && task.answers.is_empty());
        assert!(task.done && task.best == Some(7) && task.found.contains(&2));
        assert!(progress.under_way("a").is_none());
        assert!(state.memory() > 0);
        assert_eq!(progress.state("a"), LessonState::default());
        progress.set_state("a", now(1), &state);
        assert_eq!(progress, before);
    }

    #[test]
    fn strange_entries_cost_nothing() {
        let folder = Folder::new();
        let text = "(tasks: {\"a\": (best: Some(3), program: Some(\"no program\"), \
                    when: 18446744073709551615, steps: [99999999], colour: \"red\")})";
        fs::write(folder.file("progress.ron"), text).unwrap();
        let (shared, trouble) = Shared::<SavedProgress>::open(&store(&folder));
        assert!(trouble.is_none(), "{trouble:?}");
        let progress = shared.value();
        let task = progress.of("a").unwrap();
        assert!(task.best == Some(3) && task.program().is_none());
        assert!(task.when() > SystemTime::UNIX_EPOCH);
    }

    #[test]
    fn it_does_not_grow_without_bound() {
        let mut progress = SavedProgress::default();
        for number in 0..MAX_TASKS as u64 + 3 {
            let place = format!("{number:05}");
            progress.change(&place, now(number), |task| task.done = true);
        }
        for number in 0..=MAX_TASKS {
            progress.give(&number.to_string(), 1, "7");
        }
        assert_eq!(progress.under_way.len(), MAX_TASKS);
        assert_eq!(progress.all().count(), MAX_TASKS);
        assert!(progress.of("00002").is_none() && progress.of("00003").is_some());
    }

    #[test]
    fn of_many_long_programs_those_of_the_tasks_left_alone_longest_go() {
        let mut progress = SavedProgress::default();
        let long = reached(7, &"x".repeat(150_000));
        // The clock is set back at the end.
        for number in 0..60u64 {
            let when = if number == 59 { 0 } else { number + 1 };
            progress.change(&format!("{number:02}"), now(when), |task| {
                task.reach(&long);
            });
        }
        let tasks = progress.tasks.values();
        let bytes: usize = tasks.map(|task| task.program.bytes()).sum();
        assert!((5 << 20..=MAX_PROGRAM_BYTES).contains(&bytes), "{bytes}");
        let first = progress.of("00").unwrap();
        assert_eq!((first.best, first.program.bytes()), (Some(7), 0));
        assert!(progress.of("59").unwrap().program.bytes() > 0);
        assert!(ron::to_string(&progress).unwrap().len() < 16 << 20);
    }
}
