//! What is kept of tasks, added up and bounded.

use super::*;
use crate::store::{Saved, Saver};
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

#[test]
fn of_many_long_programs_those_of_the_tasks_left_alone_longest_go() {
    let mut progress = KeptProgress::default();
    let long = program(&"x".repeat(150_000));
    // The clock is set back at the end.
    for number in 0..60u64 {
        let when = if number == 59 { 0 } else { number + 1 };
        progress.change(&format!("{number:02}"), now(when), |task| {
            assert!(task.reach(7, &long));
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
