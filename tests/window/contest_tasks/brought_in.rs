//! Blocks that come into a contest from outside are counted, whatever is done with them afterwards.

use super::{contest, contest_folder};
use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::contest::{ContestFolder, HandIn, HandedText};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ContestCommand, Drawing, EditorCommand, ProgramCommand, SlotCommand,
    TaskCommand,
};
use clickomania::window::kit::command::{FileCommand, HistoryCommand};
use engine::language::file::{read, write};
use std::fs;
use std::path::PathBuf;

/// A program of two blocks that a friend wrote for the first task.
const FRIENDS: &str =
    "Program(format: 1, name: \"Amico\", task: \"cade\", on_click: [DropAll, CureAll])";

type Acts = fn(&mut Person<'_>, &Folder);

/// How many blocks of slot 1 of the first task count as brought in, after somebody has built something, done this, and
/// stored what came of it.
fn counted(acts: Acts) -> usize {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    acts(&mut person, &folder);
    person.says(SlotCommand::Store(1));
    in_slot_1(&person.hands_in(&folder.file("gara.ron")), "cade")
}

fn in_slot_1(hand_in: &HandIn, task: &str) -> usize {
    let is_it = |slot: &&HandedText| slot.task.as_deref() == Some(task) && slot.number == 1;
    let slot = hand_in.slots.iter().find(is_it).expect("it was stored");
    slot.brought_in.expect("a contest counts them")
}

fn undo(person: &mut Person<'_>) {
    person.says(ClickomaniaCommand::History(HistoryCommand::Undo));
}

fn pastes(person: &mut Person<'_>) {
    person.says(EditorCommand::Paste(FRIENDS.to_owned()));
}

/// Copies all that is on the canvas, and gives the text on the clipboard.
fn copies(person: &mut Person<'_>) -> String {
    person.says(EditorCommand::ChooseAll);
    let program = person.program();
    let chosen: Vec<_> = program.all_blocks().collect();
    let canvas = person.harness.state_mut().clickomania().canvas().layout();
    let corner = |id| {
        let at = canvas.get(id)?.rect.min;
        Some((f64::from(at.x.round()), f64::from(at.y.round())))
    };
    let text = write(&program.excerpt(&chosen, corner));
    person.says(EditorCommand::Copy);
    text
}

fn friends_file(folder: &Folder) -> PathBuf {
    let file = folder.file("amico.ron");
    fs::write(&file, FRIENDS).unwrap();
    file
}

#[test]
fn what_somebody_builds_is_not_brought_in() {
    let ways: [(&str, Acts); 5] = [
        ("copied and pasted", |person, _| {
            let text = copies(person);
            person.says(FileCommand::New);
            // As some clipboards make it.
            person.says(EditorCommand::Paste(text.replace('\n', "\r\n")));
        }),
        ("undone", |person, _| {
            person.says(FileCommand::New);
            undo(person);
        }),
        ("another task and back", |person, _| {
            person.says(ContestCommand::GoTo(1));
            person.says(TaskCommand::Previous);
        }),
        ("from a slot", |person, _| {
            person.says(SlotCommand::Store(2));
            person.says(FileCommand::New);
            person.says(SlotCommand::Load(2));
        }),
        ("something new after a friend's", |person, _| {
            pastes(person);
            person.says(FileCommand::New);
            builds_three_phases(person);
        }),
    ];
    for (way, acts) in ways {
        assert_eq!(counted(acts), 0, "{way}");
    }
}

#[test]
fn what_came_from_outside_counts_whatever_is_done_with_it() {
    let ways: [(&str, Acts); 11] = [
        ("pasted", |person, _| pastes(person)),
        ("opened", |person, folder| {
            person.says(FileCommand::OpenFile(friends_file(folder)));
        }),
        ("a picture", |person, folder| {
            person.says(FileCommand::OpenFile(friends_file(folder)));
            let picture = folder.file("amico.svg");
            person.says(ProgramCommand::DrawFile(Drawing::Picture, picture.clone()));
            person.waits_until("the picture is there", |_| picture.exists());
            person.says(FileCommand::New);
            person.says(FileCommand::OpenFile(picture));
        }),
        ("a hand-in", |person, _| {
            let program = read(FRIENDS).unwrap();
            person.says(ProgramCommand::OpenProgram(program.into()));
        }),
        ("undone after something new", |person, _| {
            pastes(person);
            person.says(FileCommand::New);
            undo(person);
        }),
        ("copied and pasted once more", |person, _| {
            pastes(person);
            let text = copies(person);
            person.says(FileCommand::New);
            person.says(EditorCommand::Paste(text));
        }),
        ("from a slot", |person, _| {
            pastes(person);
            person.says(SlotCommand::Store(3));
            person.says(FileCommand::New);
            person.says(SlotCommand::Load(3));
        }),
        ("copied from a slot", |person, _| {
            pastes(person);
            person.says(SlotCommand::Store(3));
            let text = write(&person.program());
            person.says(FileCommand::New);
            person.says(SlotCommand::Copy(3));
            person.says(EditorCommand::Paste(text));
        }),
        ("out of the bin", |person, _| {
            pastes(person);
            person.says(EditorCommand::ChooseAll);
            person.says(EditorCommand::Delete);
            while person.program().all_blocks().next().is_none() {
                person.says(EditorCommand::TakeOut(0));
            }
            undo(person);
            undo(person);
        }),
        ("another task and back", |person, _| {
            pastes(person);
            person.says(ContestCommand::GoTo(1));
            person.says(ContestCommand::GoTo(0));
        }),
        ("opened while another task was open", |person, folder| {
            person.says(ContestCommand::GoTo(1));
            person.says(FileCommand::OpenFile(friends_file(folder)));
        }),
    ];
    for (way, acts) in ways {
        assert_eq!(counted(acts), 2, "{way}");
    }
}

#[test]
fn a_program_named_on_the_command_line_is_brought_in() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest_with(&folder.0, read(FRIENDS).unwrap());
    person.says(SlotCommand::Store(1));
    let slots = person.hands_in(&folder.file("gara.ron")).slots;
    assert_eq!(slots[0].brought_in, Some(2));
}

/// Somebody pastes a friend's blocks in both tasks, stores those of the second one, and comes back after a restart, when
/// `change` was made to the files of the contest. Gives what counts in the first and in the second task.
fn after_a_restart(change: impl FnOnce(&ContestFolder)) -> (usize, usize) {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    pastes(&mut person);
    person.says(ContestCommand::GoTo(1));
    builds_three_phases(&mut person);
    pastes(&mut person);
    person.leaves();
    change(&contest_folder(&folder));
    let mut person = Person::sits_down(&folder.0);
    person.says(SlotCommand::Store(1));
    person.says(ContestCommand::GoTo(0));
    person.says(SlotCommand::Store(1));
    let hand_in = person.hands_in(&folder.file("gara.ron"));
    (in_slot_1(&hand_in, "cade"), in_slot_1(&hand_in, "strisce"))
}

#[test]
fn a_restart_changes_nothing() {
    assert_eq!(after_a_restart(|_| {}), (2, 2));
}

#[test]
fn a_program_that_was_put_into_the_files_of_a_contest_counts_as_brought_in() {
    let friends = FRIENDS
        .replace("cade", "strisce")
        .replace("CureAll]", "CureAll, DropAll]");
    let replaced = |contest: &ContestFolder, name: &str, friends: &str| {
        let mut files = vec![contest.path.clone()];
        let file = loop {
            let path = files.pop().expect("it was kept");
            if path.is_dir() {
                let entries = fs::read_dir(&path).unwrap();
                files.extend(entries.map(|entry| entry.unwrap().path()));
            } else if path
                .file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with(name)
            {
                break path;
            }
        };
        // The program is a raw text in a value.
        let text = fs::read_to_string(&file).unwrap();
        let begin = text.find("r#\"").unwrap() + 3;
        let end = begin + text[begin..].find("\"#").unwrap();
        fs::write(
            &file,
            format!("{}{friends}{}", &text[..begin], &text[end..]),
        )
        .unwrap();
    };
    let on_the_canvas = after_a_restart(|contest| replaced(contest, "canvas", &friends));
    assert_eq!(on_the_canvas, (2, 3));
    let left = FRIENDS.replace("CureAll]", "CureAll, DropAll]");
    let left_in_the_other_task = after_a_restart(|contest| replaced(contest, "left-", &left));
    assert_eq!(left_in_the_other_task, (3, 2));
}

#[test]
fn program_files_do_not_say_what_was_brought_in() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    pastes(&mut person);
    let file = folder.file("mio.ron");
    person.says(FileCommand::SaveFile(file.clone()));
    assert_eq!(fs::read_to_string(file).unwrap(), write(&person.program()));
}
