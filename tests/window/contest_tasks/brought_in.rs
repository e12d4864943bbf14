//! Blocks that come into a contest from outside are counted, whatever is done with them afterwards.

use crate::support::*;
use clickomania::contest::{ContestFolder, HandIn, HandedText};

/// A program of two blocks that a friend wrote for the first task.
const FRIENDS: &str =
    "Program(format: 1, name: \"Amico\", task: \"cade\", on_click: [DropAll, CureAll])";

type Acts = fn(&mut Person);

/// How many blocks of slot 1 of the first task count as brought in, after somebody has built something, done this, and
/// stored what came of it.
fn counted(acts: Acts) -> usize {
    let mut person = Person::is_ada();
    person.builds_three();
    acts(&mut person);
    person.commands(SlotCommand::Store(1));
    let file = person.file("gara.ron");
    in_slot_1(&person.hands_in(&file), "cade")
}

fn in_slot_1(hand_in: &HandIn, task: &str) -> usize {
    let is_it = |slot: &&HandedText| slot.task.as_deref() == Some(task) && slot.number == 1;
    let slot = hand_in.slots.iter().find(is_it).expect("it was stored");
    slot.brought_in.expect("a contest counts them")
}

fn undo(person: &mut Person) {
    person.commands(HistoryCommand::Undo);
}

fn pastes(person: &mut Person) {
    person.commands(EditorCommand::Paste(FRIENDS.to_owned()));
}

/// Copies all that is on the canvas: the text on the clipboard.
fn copies(person: &mut Person) -> String {
    person.commands(EditorCommand::ChooseAll);
    person.triggers(EditorCommand::Copy);
    person.copied().expect("something was copied")
}

fn friends_file(person: &Person) -> PathBuf {
    person.writes("amico.ron", FRIENDS)
}

#[test]
fn what_somebody_builds_is_not_brought_in() {
    let ways: [(&str, Acts); 5] = [
        ("copied and pasted", |person| {
            let text = copies(person);
            person.commands(FileCommand::New);
            // As some clipboards make it.
            person.commands(EditorCommand::Paste(text.replace('\n', "\r\n")));
        }),
        ("undone", |person| {
            person.commands(FileCommand::New);
            undo(person);
        }),
        ("another task and back", |person| {
            person.commands(ContestCommand::GoTo(1));
            person.commands(TaskCommand::Previous);
        }),
        ("from a slot", |person| {
            person.commands(SlotCommand::Store(2));
            person.commands(FileCommand::New);
            person.commands(SlotCommand::Load(2));
        }),
        ("something new after a friend's", |person| {
            pastes(person);
            person.commands(FileCommand::New);
            person.builds_three();
        }),
    ];
    for (way, acts) in ways {
        assert_eq!(counted(acts), 0, "{way}");
    }
}

#[test]
fn what_came_from_outside_counts_whatever_is_done_with_it() {
    let ways: [(&str, Acts); 11] = [
        ("pasted", |person| pastes(person)),
        ("opened", |person| {
            let file = friends_file(person);
            person.opens_file(&file);
        }),
        ("a picture", |person| {
            let file = friends_file(person);
            person.opens_file(&file);
            let picture = person.file("amico.svg");
            person.commands(ProgramCommand::DrawFile(Drawing::Picture, picture.clone()));
            person.waits_until("the picture is there", |_| picture.exists());
            person.commands(FileCommand::New);
            person.commands(FileCommand::OpenFile(picture));
        }),
        ("a hand-in", |person| {
            let program = read(FRIENDS).unwrap();
            person.commands(ProgramCommand::OpenProgram(program.into()));
        }),
        ("undone after something new", |person| {
            pastes(person);
            person.commands(FileCommand::New);
            undo(person);
        }),
        ("copied and pasted once more", |person| {
            pastes(person);
            let text = copies(person);
            person.commands(FileCommand::New);
            person.commands(EditorCommand::Paste(text));
        }),
        ("from a slot", |person| {
            pastes(person);
            person.commands(SlotCommand::Store(3));
            person.commands(FileCommand::New);
            person.commands(SlotCommand::Load(3));
        }),
        ("copied from a slot", |person| {
            pastes(person);
            person.commands(SlotCommand::Store(3));
            let text = write(&person.program());
            person.commands(FileCommand::New);
            person.commands(SlotCommand::Copy(3));
            person.commands(EditorCommand::Paste(text));
        }),
        ("out of the bin", |person| {
            pastes(person);
            person.commands(EditorCommand::ChooseAll);
            person.commands(EditorCommand::Delete);
            while person.program().all_blocks().next().is_none() {
                person.commands(EditorCommand::TakeOut(0));
            }
            undo(person);
            undo(person);
        }),
        ("another task and back", |person| {
            pastes(person);
            person.commands(ContestCommand::GoTo(1));
            person.commands(ContestCommand::GoTo(0));
        }),
        ("opened while another task was open", |person| {
            person.commands(ContestCommand::GoTo(1));
            let file = friends_file(person);
            person.opens_file(&file);
        }),
    ];
    for (way, acts) in ways {
        assert_eq!(counted(acts), 2, "{way}");
    }
}

#[test]
fn a_program_named_on_the_command_line_is_brought_in() {
    let mut person = Person::sits_in_a_contest_with(read(FRIENDS).unwrap());
    person.commands(SlotCommand::Store(1));
    let file = person.file("gara.ron");
    let slots = person.hands_in(&file).slots;
    assert_eq!(slots[0].brought_in, Some(2));
}

/// Somebody pastes a friend's blocks in both tasks, stores those of the second one, and comes back after a restart, when
/// `change` was made to the files of the contest. Gives what counts in the first and in the second task.
fn after_a_restart(change: impl FnOnce(&ContestFolder)) -> (usize, usize) {
    let mut person = Person::is_ada();
    person.builds_three();
    pastes(&mut person);
    person.commands(ContestCommand::GoTo(1));
    person.builds_three();
    pastes(&mut person);
    let contest = person.contest_folder();
    let mut person = person.restarts_after(|| change(&contest));
    person.commands(SlotCommand::Store(1));
    person.commands(ContestCommand::GoTo(0));
    person.commands(SlotCommand::Store(1));
    let file = person.file("gara.ron");
    let hand_in = person.hands_in(&file);
    (in_slot_1(&hand_in, "cade"), in_slot_1(&hand_in, "strisce"))
}

#[test]
fn a_restart_changes_nothing_and_a_program_put_into_the_files_counts_as_brought_in() {
    assert_eq!(after_a_restart(|_| {}), (2, 2));
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
