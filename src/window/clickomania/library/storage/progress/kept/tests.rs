//! What is kept of tasks, added up and bounded.

use super::*;
use crate::store::{Shared, Store};
use crate::test_folder::Folder;
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
    let (shared, trouble) = Shared::<KeptProgress>::open(&store(&folder));
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
