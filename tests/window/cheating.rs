//! What somebody may try in a contest who wants more than it gives: it does not work, or it is seen in what is handed in.

use crate::building::builds_three_phases;
use crate::contest_tasks::{CONTEST, contest, contest_folder};
use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::{
    ContestCommand, EditorCommand, SlotCommand, TaskCommand,
};
use clickomania::app::common::command::{FileCommand, HistoryCommand};
use clickomania::contest::{ContestFolder, running};
use clickomania::handed::{Handed, Origin, SignKind};
use engine::language::file::write;
use engine::language::program::Stack;
use std::fs;
use std::path::Path;

/// A program that a friend wrote, for the first task.
const FRIENDS: &str =
    "Program(format: 1, name: \"Amico\", task: \"cade\", on_click: [DropAll, CureAll])";
/// The same for the second task.
const OTHER: &str =
    "Program(format: 1, name: \"Amico\", game: Strip, on_click: [DropAll, CureAll])";

/// What somebody handed in who did something in the first task of a contest, and stored what came of it in slot 1.
fn stored(acts: impl FnOnce(&mut Person<'_>, &Folder)) -> Handed {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    acts(&mut person, &folder);
    person.says(SlotCommand::Store(1));
    person.hands_in(&folder.file("gara.ron"))
}

/// Whether what is in slot 1 of this task is said to be brought along.
fn brought(handed: &Handed, task: &str) -> bool {
    let slots = handed.slots.iter();
    let mut slots = slots.filter(|slot| slot.task.as_deref() == Some(task) && slot.number == 1);
    slots.next().expect("it was stored").brought
}

fn undo(person: &mut Person<'_>) {
    person.says(
        clickomania::app::clickomania::command::ClickomaniaCommand::History(HistoryCommand::Undo),
    );
}

/// Copies all that is on the canvas.
fn copies(person: &mut Person<'_>) -> String {
    person.says(EditorCommand::ChooseAll);
    person.says(EditorCommand::Copy);
    write(&person.program())
}

#[test]
fn ones_own_work_is_ones_own_however_one_goes_about_it() {
    let handed = stored(|person, folder| {
        person.says(SlotCommand::Store(3));
        let text = copies(person);
        person.says(FileCommand::New);
        undo(person);
        person.says(FileCommand::New);
        person.says(EditorCommand::Paste(text));
        person.says(ContestCommand::GoTo(1));
        person.says(TaskCommand::Previous);
        let file = folder.file("mio.ron");
        person.says(FileCommand::SaveFile(file.clone()));
        person.says(FileCommand::OpenFile(file));
        person.says(SlotCommand::Store(2));
        person.says(SlotCommand::Load(2));
    });
    assert!(!brought(&handed, "cade"), "{:?}", handed.brought);
    assert_eq!((handed.brought.len(), handed.signs.len()), (0, 0));
}

#[test]
fn what_was_brought_along_stays_so_whatever_is_done_with_it() {
    type Acts = fn(&mut Person<'_>, &Folder);
    let pastes = |person: &mut Person<'_>| person.says(EditorCommand::Paste(FRIENDS.to_owned()));
    let ways: [(&str, Acts); 6] = [
        ("undone after something new", |person, _| {
            person.says(EditorCommand::Paste(FRIENDS.to_owned()));
            person.says(FileCommand::New);
            undo(person);
        }),
        ("copied and pasted once more", |person, _| {
            person.says(EditorCommand::Paste(FRIENDS.to_owned()));
            let text = copies(person);
            person.says(FileCommand::New);
            person.says(EditorCommand::Paste(text));
        }),
        ("saved to a file and opened", |person, folder| {
            person.says(EditorCommand::Paste(FRIENDS.to_owned()));
            let file = folder.file("mio.ron");
            person.says(FileCommand::SaveFile(file.clone()));
            person.says(FileCommand::New);
            person.says(FileCommand::OpenFile(file));
        }),
        ("copied from a slot", |person, _| {
            person.says(EditorCommand::Paste(FRIENDS.to_owned()));
            person.says(SlotCommand::Store(3));
            let text = write(&person.program());
            person.says(FileCommand::New);
            person.says(SlotCommand::Copy(3));
            person.says(EditorCommand::Paste(text));
        }),
        ("left for another task and come back to", |person, _| {
            person.says(EditorCommand::Paste(FRIENDS.to_owned()));
            person.says(ContestCommand::GoTo(1));
            person.says(ContestCommand::GoTo(0));
        }),
        ("opened while another task was open", |person, folder| {
            person.says(ContestCommand::GoTo(1));
            let file = folder.file("amico.ron");
            fs::write(&file, FRIENDS).unwrap();
            person.says(FileCommand::OpenFile(file));
        }),
    ];
    for (way, acts) in ways {
        let handed = stored(acts);
        assert!(brought(&handed, "cade"), "{way}: {handed:?}");
        assert!(!handed.brought.is_empty(), "{way}");
    }
    // Something new is one's own again.
    let handed = stored(|person, _| {
        pastes(person);
        person.says(FileCommand::New);
        builds_three_phases(person);
    });
    assert!(!brought(&handed, "cade"));
}

#[test]
fn a_program_for_another_task_is_marked_there() {
    let handed = stored(|person, folder| {
        let file = folder.file("amico.ron");
        fs::write(&file, OTHER).unwrap();
        person.says(SlotCommand::Store(1));
        person.says(FileCommand::OpenFile(file));
        assert_eq!(person.open_task(), "strisce");
    });
    assert!(
        brought(&handed, "strisce") && !brought(&handed, "cade"),
        "{handed:?}"
    );
    assert_eq!(handed.brought[0].task.as_deref(), Some("strisce"));
    assert_eq!(handed.brought[0].how, Origin::File);
}

/// Somebody builds something, leaves, changes files of the contest, and comes back; what is noted then.
fn edits(change: impl FnOnce(&ContestFolder)) -> (Folder, Handed) {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.says(ContestCommand::GoTo(1));
    person.leaves();
    change(&contest_folder(&folder));
    let mut person = Person::sits_down(&folder.0);
    person.says(SlotCommand::Store(1));
    person.says(ContestCommand::GoTo(0));
    person.says(SlotCommand::Store(1));
    let handed = person.hands_in(&folder.file("gara.ron"));
    person.leaves();
    (folder, handed)
}

fn kinds(handed: &Handed) -> Vec<SignKind> {
    handed.signs.iter().map(|sign| sign.what.clone()).collect()
}

fn replaces(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(file, text.replace(from, to)).unwrap();
}

#[test]
fn files_that_were_edited_are_seen() {
    let (_folder, handed) = edits(|_| {});
    assert_eq!(kinds(&handed), [SignKind::Restarted]);
    assert!(
        !brought(&handed, "cade") && !brought(&handed, "strisce"),
        "{handed:?}"
    );

    // The tasks: the contest goes on with those that it began with.
    let (_folder, handed) = edits(|contest| {
        let tasks = contest.tasks_path();
        replaces(&tasks, "minutes: 30", "minutes: 300");
        replaces(&tasks, "DropAll", "CureAll");
    });
    assert_eq!(
        kinds(&handed),
        [SignKind::Restarted, SignKind::TasksChanged]
    );
    assert_eq!(handed.minutes, Some(30));
    let (_folder, handed) = edits(|contest| fs::remove_file(contest.tasks_path()).unwrap());
    assert_eq!(
        kinds(&handed),
        [SignKind::Restarted, SignKind::TasksChanged]
    );

    // What the contest began with.
    let (_folder, handed) = edits(|contest| {
        replaces(&contest.path.join("begun.ron"), "30", "90");
    });
    assert!(
        kinds(&handed).contains(&SignKind::StateChanged),
        "{:?}",
        kinds(&handed)
    );
}

#[test]
fn tasks_that_were_edited_are_as_they_were_in_the_window() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    person.leaves();
    let tasks = contest_folder(&folder).tasks_path();
    let before = fs::read_to_string(&tasks).unwrap();
    replaces(
        &tasks,
        "Fai cadere tutti i mattoni.",
        "Basta il blocco Fai cadere tutto.",
    );
    let person = Person::sits_down(&folder.0);
    assert!(
        person.sees("Fai cadere tutti i mattoni."),
        "{:?}",
        person.names()
    );
    assert_eq!(fs::read_to_string(&tasks).unwrap(), before);
}

#[test]
fn time_is_not_won_by_removing_what_is_remembered_of_it() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    person.leaves();
    let contest_folder = contest_folder(&folder);
    // It began ten minutes ago.
    let mut beginning = contest_folder.beginning().unwrap();
    beginning.begun -= 600;
    contest_folder.put_beginning(&beginning).unwrap();
    fs::remove_file(contest_folder.state_path()).unwrap();
    fs::remove_file(contest_folder.lock_path()).unwrap();
    let mut person = Person::sits_down(&folder.0);
    person.begins_as("Ada");
    assert!(person.sees("Restano 20 minuti"), "{:?}", person.names());
    let signs = person.signs();
    assert!(signs.contains(&SignKind::StateChanged), "{signs:?}");
    assert!(signs.contains(&SignKind::Restarted), "{signs:?}");
    person.leaves();

    // Nor by removing all of it: that it was begun is known.
    fs::remove_dir_all(&contest_folder.path).unwrap();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    assert_eq!(person.signs(), [SignKind::BegunBefore(1)]);
}

#[test]
fn a_window_beside_a_contest_without_time_is_seen() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    assert_eq!(person.signs(), []);
    let beside = Person::sits_down(&folder.0);
    assert!(!beside.sees("Modalità gara"));
    beside.leaves();
    person.waits_until("it is known", |person| {
        person.signs().contains(&SignKind::WindowOutside)
    });
}

#[test]
fn no_other_task_is_built_in_a_contest() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    person.says(TaskCommand::Free(engine::language::TaskId::CLICKOMANIA));
    assert!(
        person.status().starts_with("In modalità gara"),
        "{}",
        person.status()
    );
    assert_eq!(person.open_task(), "cade");
    assert!(person.program().stack(Stack::Hat).is_empty());
    // A file of the contest itself is none that can be opened.
    let file = folder.file("gara.ron");
    fs::write(&file, CONTEST).unwrap();
    person.says(FileCommand::OpenFile(file));
    assert!(
        person.status().starts_with("In modalità gara"),
        "{}",
        person.status()
    );
    person.leaves();
    assert!(running(&folder.file("data")).is_some());
}
