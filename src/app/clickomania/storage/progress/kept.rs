//! How far one is with each task: what the windows share, in `progress.ron`.
//!
//! A task is named by its place ([`TaskKey::place`](super::TaskKey::place)). What cannot be read is set aside whole, as all that is saved.

use crate::app::common::saver::{SavedValue, combined, merged_set, newer};
use engine::language::Program;
use engine::language::file::{read, write};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime};

/// The progress of as many tasks is kept; the one that was left alone longest goes first.
pub const MOST_TASKS: usize = 2_000;
/// A longer program is not kept, in bytes of its file.
const LONGEST_PROGRAM: usize = 200_000;

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

    /// Takes over a right program's measure if it is the best so far; whether it is.
    pub fn reach(&mut self, measure: u64, program: &Program) -> bool {
        if self.best.is_some_and(|best| best <= measure) {
            return false;
        }
        self.best = Some(measure);
        let text = write(program);
        self.program = (text.len() <= LONGEST_PROGRAM).then_some(text);
        true
    }

    /// As [`KeptTask::reach`], without the program.
    pub fn take_over(&mut self, measure: u64) {
        (self.best, self.program, self.done) = (Some(measure), None, true);
    }

    /// When something was reached last.
    pub fn when(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(self.when.min(u64::from(u32::MAX)))
    }

    /// This entry where one window changed it from what it had `seen`, the other to what is in the `file`.
    fn merged(&self, seen: &KeptTask, file: KeptTask) -> KeptTask {
        let both = (self.best, self.program.clone());
        let best = combined(
            &both,
            &(seen.best, seen.program.clone()),
            (file.best, file.program),
            // Of none and some the latter is better.
            |mine, file| match (mine.0, file.0) {
                (Some(cost), Some(other)) if other < cost => file,
                (None, Some(_)) => file,
                _ => mine,
            },
        );
        let mut answers = file.answers;
        answers.retain(|key, _| self.answers.contains_key(key) || !seen.answers.contains_key(key));
        for (key, answer) in &self.answers {
            if seen.answers.get(key) != Some(answer) {
                answers.insert(*key, answer.clone());
            }
        }
        KeptTask {
            best: best.0,
            program: best.1,
            done: combined(&self.done, &seen.done, file.done, |a, b| a || b),
            steps: merged_set(&self.steps, &seen.steps, file.steps),
            answers,
            found: merged_set(&self.found, &seen.found, file.found),
            when: combined(&self.when, &seen.when, file.when, u64::max),
        }
    }
}

impl SavedValue for KeptProgress {
    const NAME: &'static str = "progress";

    /// Each task by itself: the better program of both windows, the steps, answers and mistakes of both.
    fn merged(&self, seen: &KeptProgress, file: KeptProgress) -> KeptProgress {
        let none = KeptTask::default();
        let mut tasks = file.tasks;
        // What was cleared here goes.
        tasks.retain(|place, _| self.tasks.contains_key(place) || !seen.tasks.contains_key(place));
        for (place, mine) in &self.tasks {
            let before = seen.tasks.get(place);
            if before == Some(mine) {
                continue;
            }
            let there = tasks.remove(place).unwrap_or_default();
            let merged = mine.merged(before.unwrap_or(&none), there);
            tasks.insert(place.clone(), merged);
        }
        let mut under_way = file.under_way;
        let places = self.under_way.keys().chain(seen.under_way.keys());
        for place in places.collect::<BTreeSet<_>>() {
            match (self.under_way.get(place), seen.under_way.get(place)) {
                (mine, before) if mine == before => {}
                (Some(mine), _) => {
                    under_way.insert(place.clone(), mine.clone());
                }
                (None, _) => {
                    under_way.remove(place);
                }
            }
        }
        KeptProgress {
            tasks,
            last: newer(&self.last, &seen.last, file.last),
            under_way,
        }
    }
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

    /// Changes what is known of a task; whether that is anything new. `now`: the time of it.
    pub fn change(
        &mut self,
        place: &str,
        now: SystemTime,
        change: impl FnOnce(&mut KeptTask),
    ) -> bool {
        let before = self.tasks.get(place);
        let mut after = before.cloned().unwrap_or_default();
        change(&mut after);
        if before.map_or(after == KeptTask::default(), |before| *before == after) {
            return false;
        }
        let since = now.duration_since(SystemTime::UNIX_EPOCH);
        after.when = since.map_or(0, |since| since.as_secs());
        self.tasks.insert(place.to_owned(), after);
        while self.tasks.len() > MOST_TASKS {
            let oldest = self.tasks.iter().min_by_key(|(_, task)| task.when);
            let Some(oldest) = oldest.map(|(place, _)| place.clone()) else {
                break;
            };
            self.tasks.remove(&oldest);
        }
        true
    }

    /// What is under way in the task at this place.
    pub fn under_way(&self, place: &str) -> Option<&UnderWay> {
        self.under_way.get(place)
    }

    /// Changes what is under way in a task; whether that is anything new.
    pub fn change_under_way(&mut self, place: &str, change: impl FnOnce(&mut UnderWay)) -> bool {
        let before = self.under_way.get(place).cloned().unwrap_or_default();
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return false;
        }
        self.under_way.remove(place);
        if after != UnderWay::default() {
            while self.under_way.len() >= MOST_TASKS {
                self.under_way.pop_first();
            }
            self.under_way.insert(place.to_owned(), after);
        }
        true
    }

    /// Goes to another point of the way through a task; gives where one was. What was reached stays.
    pub fn exchange_state(
        &mut self,
        place: &str,
        now: SystemTime,
        way: LessonState,
    ) -> LessonState {
        let mut before = LessonState::default();
        self.change(place, now, |task| {
            before.steps = std::mem::replace(&mut task.steps, way.steps);
            before.answers = std::mem::replace(&mut task.answers, way.answers);
        });
        self.change_under_way(place, |under_way| {
            before.under_way = std::mem::replace(under_way, way.under_way);
        });
        before
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
    use crate::app::common::saver::{Saved, Saver};
    use crate::test_folder::Folder;
    use std::fs;

    fn saver(folder: &Folder) -> Saver {
        Saver::open(folder.0.clone()).unwrap()
    }

    fn program(name: &str) -> Program {
        Program::new(name)
    }

    fn now(seconds: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn the_best_program_stays_and_a_dearer_one_changes_nothing() {
        let mut progress = KeptProgress::default();
        assert!(progress.change("a", now(5), |task| {
            assert!(task.reach(7, &program("sieben")));
        }));
        assert!(!progress.change("a", now(6), |task| assert!(!task.reach(7, &program("x")))));
        assert!(progress.change("a", now(7), |task| assert!(task.reach(4, &program("vier")))));
        let task = progress.of("a").unwrap();
        assert_eq!((task.best, task.when()), (Some(4), now(7)));
        assert_eq!(task.program().unwrap().header().name, "vier");
        assert!(!progress.change("b", now(8), |_| {}), "nothing was reached");
        assert!(progress.of("b").is_none());
    }

    #[test]
    fn two_windows_add_up_task_by_task() {
        let folder = Folder::new();
        let (one, other) = (saver(&folder), saver(&folder));
        let open = |saver: &Saver| Saved::<KeptProgress>::open(saver).0;
        let (left, right) = (open(&one), open(&other));
        let change = |saved: &Saved<KeptProgress>, change: &dyn Fn(&mut KeptProgress)| {
            let mut progress = saved.value();
            change(&mut progress);
            saved.set_at_once(progress).unwrap();
        };
        change(&left, &|progress| {
            progress.change("corso-a", now(1), |task| {
                task.reach(7, &program("sieben"));
                task.answers.insert(1, "3".to_owned());
                task.steps.insert(0);
            });
            progress.go_to("corso-a");
        });
        change(&right, &|progress| {
            progress.change("corso-a", now(2), |task| {
                task.reach(9, &program("neun"));
                task.steps.insert(1);
                task.done = true;
            });
            progress.change("corso-b", now(3), |task| {
                task.found.insert(3);
            });
        });
        for saved in [&left, &right] {
            assert_eq!(saved.look_again(), None);
            let progress = saved.value();
            let a = progress.of("corso-a").unwrap();
            assert_eq!(a.best, Some(7));
            assert_eq!(a.program().unwrap().header().name, "sieben");
            assert_eq!(a.steps, BTreeSet::from([0, 1]));
            assert!(a.done && a.answers.len() == 1 && a.when() == now(2));
            assert!(progress.of("corso-b").unwrap().found.contains(&3));
            assert_eq!(progress.last(), Some("corso-a"));
        }
        // What one window clears is cleared for both; what the other reaches afterwards is not.
        change(&left, &|progress| progress.clear("corso-a"));
        change(&right, &|progress| {
            progress.change("corso-c", now(4), |task| task.done = true);
        });
        let places = |saved: &Saved<KeptProgress>| -> Vec<String> {
            saved.look_again();
            let progress = saved.value();
            progress.all().map(|(place, _)| place.to_owned()).collect()
        };
        assert_eq!(places(&left), ["corso-b", "corso-c"]);
        assert_eq!(places(&right), ["corso-b", "corso-c"]);
        assert_eq!(left.value().last(), None);
    }

    #[test]
    fn what_is_under_way_adds_up_task_by_task_and_ends_with_its_task() {
        let give = |saved: &Saved<KeptProgress>, place: &str, given: &str| {
            let mut progress = saved.value();
            let begun = |under_way: &mut UnderWay| {
                under_way.given.insert(1, given.to_owned());
            };
            assert!(progress.change_under_way(place, begun));
            assert!(!progress.change_under_way(place, begun), "nothing new");
            saved.set_at_once(progress).unwrap();
        };
        let folder = Folder::new();
        let (one, other) = (saver(&folder), saver(&folder));
        let open = |saver: &Saver| Saved::<KeptProgress>::open(saver).0;
        let (left, right) = (open(&one), open(&other));
        give(&left, "parete", "6,5");
        give(&right, "bomba", "0,8");
        give(&right, "parete", "7,5");
        assert_eq!(left.look_again(), None);
        let mut progress = left.value();
        let given = |progress: &KeptProgress, place: &str| {
            let under_way = progress.under_way(place)?;
            under_way.given.get(&1).cloned()
        };
        assert_eq!(given(&progress, "parete").as_deref(), Some("7,5"));
        assert_eq!(given(&progress, "bomba").as_deref(), Some("0,8"));
        assert_eq!(progress.all().count(), 0, "nothing is reached by it");
        progress.clear("parete");
        progress.change_under_way("bomba", |under_way| under_way.given.clear());
        left.set_at_once(progress).unwrap();
        assert_eq!(right.look_again(), None);
        assert!(right.value().under_way.is_empty());
    }

    #[test]
    fn the_way_through_a_task_goes_back_to_its_beginning_and_comes_back() {
        let mut progress = KeptProgress::default();
        progress.change("a", now(1), |task| {
            task.reach(7, &program("sieben"));
            task.done = true;
            task.found.insert(2);
            task.steps.extend([0, 1]);
            task.answers.insert(1, "3".to_owned());
        });
        progress.change_under_way("a", |under_way| {
            under_way.given.insert(2, "6,5".to_owned());
        });
        let before = progress.clone();
        let way = progress.exchange_state("a", now(2), LessonState::over());
        let task = progress.of("a").unwrap();
        assert!(task.steps.is_empty() && task.answers.is_empty());
        assert!(task.done && task.best == Some(7) && task.found.contains(&2));
        let under_way = progress.under_way("a").unwrap();
        assert!(under_way.over && under_way.given.is_empty());
        assert!(way.memory() > 0);
        let over = progress.exchange_state("a", now(1), way);
        assert_eq!(over, LessonState::over());
        assert_eq!(progress, before);
    }

    #[test]
    fn hostile_files_are_set_aside_and_strange_entries_cost_nothing() {
        for text in [
            "",
            "(tasks: 3)",
            "(tasks: {\"a\": (best: -1)})",
            "(tasks: {\"a\": (steps: [1e9]",
            "\u{0}\u{1}",
        ] {
            let folder = Folder::new();
            let path = folder.file("progress.ron");
            fs::write(&path, text).unwrap();
            let (saved, trouble) = Saved::<KeptProgress>::open(&saver(&folder));
            let aside = trouble.and_then(|trouble| trouble.aside);
            assert!(aside.is_some_and(|aside| aside.exists()), "{text}");
            let reached = |(_, task): (&str, &KeptTask)| *task != KeptTask::default();
            assert!(!saved.value().all().any(reached), "{text}");
        }
        let folder = Folder::new();
        let text = "(tasks: {\"a\": (best: Some(3), program: Some(\"no program\"), \
                    when: 18446744073709551615, steps: [99999999], colour: \"red\")})";
        fs::write(folder.file("progress.ron"), text).unwrap();
        let (saved, trouble) = Saved::<KeptProgress>::open(&saver(&folder));
        assert!(trouble.is_none(), "{trouble:?}");
        let progress = saved.value();
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
}
