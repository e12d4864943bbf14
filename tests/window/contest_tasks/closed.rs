//! A contest whose files cannot be read stays closed and names the way out; one that another window has is left to that;
//! and nothing else is built, opened or ended on the way.

use super::{CONTEST, contest, contest_folder};
use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::contest::running;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ContestCommand, EditorCommand, SlotCommand, TaskCommand, TeacherCommand,
};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers};
use engine::language::file::write;
use engine::language::program::Stack;
use engine::language::{Program, TaskId};
use std::fs;

const ELSEWHERE: &str = "La gara è aperta in un'altra finestra";

#[test]
fn a_contest_that_cannot_be_read_stays_closed_until_the_file_is_removed() {
    // The file that is damaged, and what is to be removed.
    for (damaged, removed) in [("contest.ron", "contest.ron"), ("tasks.ron", "")] {
        let folder = Folder::new();
        Person::takes_part(&folder.0, &contest()).leaves();
        let contest_folder = contest_folder(&folder);
        let file = contest_folder.path.join(damaged);
        let text = fs::read_to_string(&file).unwrap();
        let half = &text[..text.len() / 2];
        fs::write(&file, half).unwrap();
        // Whatever is asked for.
        for start in [0, 1] {
            let mut person = match start {
                0 => Person::sits_down(&folder.0),
                _ => Person::takes_part(&folder.0, &contest()),
            };
            let remove = match removed {
                "" => contest_folder.path.clone(),
                name => contest_folder.path.join(name),
            };
            let why = format!(
                "Avvisa chi insegna: la gara resta chiusa. Per uscirne, chiudi il programma e togli {}.",
                remove.display()
            );
            assert!(person.sees(&why), "{damaged}: {:?}", person.names());
            person.says(SlotCommand::Store(1));
            assert!(person.status().starts_with("La gara non è aperta"));
            person.leaves();
            assert_eq!(fs::read_to_string(&file).unwrap(), half, "{damaged}");
        }
        match removed {
            "" => fs::remove_dir_all(&contest_folder.path).unwrap(),
            name => fs::remove_file(contest_folder.path.join(name)).unwrap(),
        }
        assert!(!Person::sits_down(&folder.0).sees("Modalità gara"));
    }
}

#[test]
fn a_second_window_leaves_the_contest_to_the_first() {
    let folder = Folder::new();
    let mut first = Person::takes_part(&folder.0, &contest());
    first.looks();
    let mut second = Person::sits_down(&folder.0);
    assert!(second.sees(ELSEWHERE));
    second.says(EditorCommand::Paste(write(&Program::new("x"))));
    assert!(second.status().starts_with("La gara non è aperta"));
    for command in [
        ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)),
        ClickomaniaCommand::Contest(ContestCommand::HandIn(
            "Bruno".to_owned(),
            folder.file("bruno.ron"),
        )),
    ] {
        second.says(command);
        assert_eq!(second.status(), format!("{ELSEWHERE}: fallo lì."));
    }
    assert!(!folder.file("bruno.ron").exists());
    second.leaves();
    first.leaves();
    let contest = running(&folder.file("data")).expect("nobody ended it");
    assert!(!contest.state().unwrap().unwrap().ended);
}

#[test]
fn no_other_task_is_built_in_a_contest() {
    let folder = Folder::new();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.begins_as("Ada");
    // Nor is a file of the contest itself one that can be opened.
    let file = folder.file("gara.ron");
    fs::write(&file, CONTEST).unwrap();
    for command in [
        ClickomaniaCommand::Task(TaskCommand::Free(TaskId::CLICKOMANIA)),
        ClickomaniaCommand::File(FileCommand::OpenFile(file)),
    ] {
        person.says(command);
        let status = person.status();
        assert!(status.starts_with("In modalità gara"), "{status}");
    }
    assert_eq!(person.open_task(), "cade");
    assert!(person.program().stack(Stack::Hat).is_empty());
    person.leaves();
    assert!(running(&folder.file("data")).is_some());
}

#[test]
fn extra_time_is_given_at_the_start_by_whoever_knows_the_password() {
    const ASK: &str = "Tempo in più (per chi insegna)…";
    const GIVE: &str = "Tempo in più: 15 minuti";
    let folder = Folder::new();
    let mut teacher = Person::sits_down(&folder.0);
    teacher.says(TeacherCommand::Choose("gessetto".to_owned()));
    teacher.leaves();
    let mut person = Person::takes_part(&folder.0, &contest());
    person.presses(ASK);
    person.types("Gessetto");
    person.presses("Va bene");
    assert!(!person.sees(GIVE), "the password was wrong");
    person.types("gessetto");
    person.presses("Va bene");
    person.presses(GIVE);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.sees("Il tempo comprende 15 minuti in più."));
    person.begins_as("Ada");
    assert!(person.sees("Restano 45 minuti"), "{:?}", person.names());
    builds_three_phases(&mut person);
    person.says(SlotCommand::Store(1));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert!(person.sees("Restano 45 minuti"), "{:?}", person.names());
    let hand_in = person.hands_in(&folder.file("gara.ron"));
    assert_eq!((hand_in.minutes, hand_in.extra), (Some(30), 15));
}
