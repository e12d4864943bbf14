//! What somebody may try after the end of a contest, or around the window: it changes nothing, or what is handed in tells.

use crate::building::builds_three_phases;
use crate::contest_tasks::{contest, contest_folder, handed};
use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::{ContestCommand, EditorCommand, SlotCommand};
use clickomania::app::common::command::FileCommand;
use clickomania::contest::{ContestFolder, tasks_sum};
use clickomania::handed::{Handed, SignKind};
use egui::{Key, Modifiers};
use engine::language::program::Stack;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A program that a friend wrote.
const FRIENDS: &str =
    "Program(format: 1, name: \"Amico\", task: \"cade\", on_click: [DropAll, CureAll])";
/// One that costs less than what is built here, and is wrong.
const CHEAP: &str = "Program(format: 1, name: \"Poco\", task: \"cade\", on_click: [CureAll])";

fn kinds(handed: &Handed) -> Vec<SignKind> {
    handed.signs.iter().map(|sign| sign.what.clone()).collect()
}

/// The folder of the slots of a task that has some.
fn slots_of(contest: &ContestFolder) -> PathBuf {
    let tasks = fs::read_dir(contest.path.join("tasks")).unwrap();
    let mut tasks = tasks.map(|task| task.unwrap().path());
    let has = |task: &PathBuf| task.join("slot-1.ron").is_file();
    tasks.find(has).expect("something was saved")
}

fn swaps(one: &Path, other: &Path) {
    let beside = one.with_extension("beside");
    fs::rename(one, &beside).unwrap();
    fs::rename(other, one).unwrap();
    fs::rename(beside, other).unwrap();
}

/// Somebody saves two programs for the first task: one that was built, and one that costs less.
fn saves_two(person: &mut Person<'_>, folder: &Folder) {
    person.begins_as("Ada");
    builds_three_phases(person);
    person.says(SlotCommand::Store(1));
    let cheap = folder.file("poco.ron");
    fs::write(&cheap, CHEAP).unwrap();
    person.says(FileCommand::OpenFile(cheap));
    person.says(SlotCommand::Store(2));
}

/// Somebody saves two programs for the first task, and the time is over.
fn ends_with_two(folder: &Folder) -> (Person<'static>, ContestFolder) {
    let mut person = Person::takes_part(&folder.0, &contest());
    saves_two(&mut person, folder);
    person.leaves();
    let contest = contest_folder(folder);
    let mut state = contest.state().unwrap();
    state.time.add(Duration::from_secs(30 * 60));
    contest.put_state(&state).unwrap();
    let person = Person::arrives(&folder.0, egui::vec2(1024.0, 640.0));
    assert!(person.sees("Il tempo è scaduto"), "{:?}", person.names());
    (person, contest)
}

#[test]
fn what_was_thrown_away_does_not_come_back_into_what_is_ones_own() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    let throws = |person: &mut Person<'_>| {
        person.says(EditorCommand::ChooseAll);
        person.says(EditorCommand::Delete);
        person.says(FileCommand::New);
        person.says(EditorCommand::TakeOut(0));
        let blocks = person.program().everywhere().count();
        person.says(FileCommand::New);
        blocks
    };
    builds_three_phases(&mut person);
    assert!(throws(&mut person) >= 3, "one's own comes back");
    person.says(EditorCommand::Paste(FRIENDS.to_owned()));
    assert_eq!(throws(&mut person), 0, "a friend's does not");
}

#[test]
fn after_the_end_nothing_else_is_handed_in_than_was_there_then() {
    let folder = Folder::new();
    let (mut person, contest) = ends_with_two(&folder);
    let at_the_end = handed(&contest.path.join("handed-in.ron"));
    assert_eq!(at_the_end.named["cade"], 2, "the cheapest was proposed");
    // The dialog offers no other.
    person.presses("Consegna…");
    assert!(person.shows_text("Slot 2: Poco, costo 5"));
    let chooses = |name: &String| name.starts_with("Soluzione di");
    assert!(!person.names().iter().any(chooses), "{:?}", person.names());
    person.key(Modifiers::NONE, Key::Escape);
    // Meanwhile a judge said which one is right: the other one is named, or put in the place of the named one.
    person.says(ContestCommand::NameSlot("cade".to_owned(), 1));
    let slots = slots_of(&contest);
    swaps(&slots.join("slot-1.ron"), &slots.join("slot-2.ron"));
    let stick = folder.file("stick.ron");
    let later = person.hands_in(&stick);
    assert_eq!(
        (&later.slots, &later.named),
        (&at_the_end.slots, &at_the_end.named)
    );
    fs::remove_file(slots.join("slot-2.ron")).unwrap();
    assert_eq!(person.hands_in(&stick).slots, at_the_end.slots);
    assert_eq!(kinds(&later), kinds(&at_the_end));
    person.leaves();

    // Who removes what was handed in is seen.
    fs::remove_file(contest.path.join("handed-in.ron")).unwrap();
    let mut person = Person::takes_part(&folder.0, &crate::contest_tasks::contest());
    let anew = person.hands_in(&stick);
    assert!(
        kinds(&anew).contains(&SignKind::StateChanged),
        "{:?}",
        kinds(&anew)
    );
}

#[test]
fn slots_that_changed_their_places_outside_are_seen() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    saves_two(&mut person, &folder);
    let stick = folder.file("stick.ron");
    assert!(!kinds(&person.hands_in(&stick)).contains(&SignKind::SlotChanged));
    let slots = slots_of(&contest_folder(&folder));
    swaps(&slots.join("slot-1.ron"), &slots.join("slot-2.ron"));
    assert!(kinds(&person.hands_in(&stick)).contains(&SignKind::SlotChanged));
}

#[test]
fn what_is_handed_in_tells_with_which_tasks_it_was_begun_and_when_only_once() {
    let folder = Folder::new();
    let stick = folder.file("stick.ron");
    let mut person = Person::takes_part(&folder.0, &contest());
    saves_two(&mut person, &folder);
    let first = person.hands_in(&stick);
    assert_eq!(first.tasks, Some(tasks_sum(&contest())));
    person.leaves();
    // A friend copies the data folder.
    let friend = Folder::new();
    copies(&folder.file("data"), &friend.file("data"));
    let copied = Person::sits_down(&friend.0).hands_in(&stick);
    let programs = |handed: &Handed| -> Vec<String> {
        let slots = handed.slots.iter();
        slots.map(|slot| slot.program.clone()).collect()
    };
    assert_eq!(programs(&copied), programs(&first), "slots move along");
    assert!(first.beginning.is_some());
    assert_eq!(copied.beginning, first.beginning);
    // Another one changed the file of the contest, and begins with that.
    let other = Folder::new();
    let mut course = contest();
    course.tasks[0].value.start = engine::language::file::read(FRIENDS).unwrap();
    let mut person = Person::takes_part(&other.0, &course);
    person.begins_as("Eve");
    person.says(SlotCommand::Store(1));
    let handed = person.hands_in(&stick);
    assert!(handed.tasks.is_some() && handed.tasks != first.tasks);
    assert_ne!(handed.beginning, first.beginning);
}

fn copies(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let there = to.join(path.file_name().unwrap());
        match path.is_dir() {
            true => copies(&path, &there),
            false => drop(fs::copy(&path, &there).unwrap()),
        }
    }
}

#[test]
fn who_takes_the_folder_away_or_blocks_the_notes_is_seen() {
    let changes: [fn(&ContestFolder); 2] = [
        |contest| {
            let contests = contest.path.parent().unwrap();
            fs::rename(contests, contests.with_extension("away")).unwrap();
        },
        |contest| fs::create_dir(contest.path.join("notes.ron")).unwrap(),
    ];
    for change in changes {
        let folder = Folder::new();
        let mut person = Person::takes_part(&folder.0, &contest());
        person.begins_as("Ada");
        assert!(person.program().stack(Stack::Hat).is_empty());
        change(&contest_folder(&folder));
        person.waits_until("it is seen", |person| {
            person.signs().contains(&SignKind::StateChanged)
        });
    }
}
