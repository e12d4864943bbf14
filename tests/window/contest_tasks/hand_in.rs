//! A hand-in arrives whole, or the window says that it has not and keeps trying, also after a restart.

use super::{contest, contest_folder, handed, time_is_over};
use crate::building::builds_three_phases;
#[cfg(target_os = "linux")]
use crate::disks::{Disk, FOLDER, with_disks};
use crate::support::{Folder, Person};
use clickomania::contest::running;
use clickomania::window::clickomania::command::{ContestCommand, EditorCommand, SlotCommand};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, vec2};
use std::fs;
use std::path::Path;

/// What the bar shows while a hand-in is on its way.
const ON_ITS_WAY: &str = "Non ancora arrivata";

impl Person<'_> {
    /// Takes part as Ada, with a program in slot 1.
    fn with_a_solution(folder: &Path) -> Person<'static> {
        let mut person = Person::takes_part(folder, &contest());
        person.begins_as("Ada");
        builds_three_phases(&mut person);
        person.says(SlotCommand::Store(1));
        person
    }

    /// Hands in to a file; what the window says.
    fn hands_in_to(&mut self, file: &Path) -> String {
        self.says(ContestCommand::HandIn("Ada".to_owned(), file.to_owned()));
        self.status()
    }

    fn says_it_is_on_its_way(&mut self) -> bool {
        self.shows_text(ON_ITS_WAY)
    }

    fn waits_for_delivery(&mut self) {
        self.waits_until("it is there", |person| {
            person.status().starts_with("Consegnato")
        });
        assert!(!self.says_it_is_on_its_way());
    }
}

#[test]
fn what_cannot_be_written_is_said_and_tried_until_it_is_there() {
    type Change = fn(&Path);
    // What is wrong with the folder of the file, and what puts it right.
    let cases: [(&str, Change, Change); 2] = [
        (
            "no folder",
            |_| {},
            |folder| fs::create_dir(folder).unwrap(),
        ),
        (
            "a file in its place",
            |folder| fs::write(folder, "").unwrap(),
            |folder| {
                fs::remove_file(folder).unwrap();
                fs::create_dir(folder).unwrap();
            },
        ),
    ];
    for (what, breaks, mends) in cases {
        for restarts in [false, true] {
            let folder = Folder::new();
            let mut person = Person::with_a_solution(&folder.0);
            let stick = folder.file("stick");
            let file = stick.join("gara.ron");
            breaks(&stick);
            let said = person.hands_in_to(&file);
            assert!(said.contains("Niente è perso"), "{what}: {said}");
            let kept = contest_folder(&folder).handed_in_path();
            let code = handed(&kept).code();
            if restarts {
                person.leaves();
                person = Person::sits_down(&folder.0);
            }
            assert!(
                person.says_it_is_on_its_way(),
                "{what}: {:?}",
                person.names()
            );
            let shown = format!("Codice della consegna, per chi sorveglia: {code}.");
            assert!(person.sees(&shown), "{what}: {:?}", person.names());
            mends(&stick);
            person.waits_for_delivery();
            assert_eq!(fs::read(&file).unwrap(), fs::read(&kept).unwrap(), "{what}");
            assert_eq!(handed(&file).code(), code, "{what}");
        }
    }
}

#[test]
fn what_was_not_even_kept_is_handed_in_anew_after_a_restart() {
    for restarts in [false, true] {
        let folder = Folder::new();
        let mut person = Person::with_a_solution(&folder.0);
        let stick = folder.file("stick");
        let file = stick.join("gara.ron");
        let kept = contest_folder(&folder).handed_in_path();
        // No file can be written where a folder stands.
        fs::create_dir(&kept).unwrap();
        let said = person.hands_in_to(&file);
        assert!(said.contains("in nessun file"), "{said}");
        if restarts {
            person.leaves();
            fs::remove_dir(&kept).unwrap();
            person = Person::sits_down(&folder.0);
        } else {
            fs::remove_dir(&kept).unwrap();
        }
        fs::create_dir(&stick).unwrap();
        person.waits_until("it is there", |_| file.is_file() && kept.is_file());
        assert_eq!(handed(&file).slots.len(), 1);
        assert_eq!(fs::read(&file).unwrap(), fs::read(&kept).unwrap());
    }
}

#[test]
fn a_kept_hand_in_that_is_damaged_is_set_aside_and_said() {
    let folder = Folder::new();
    let mut person = Person::with_a_solution(&folder.0);
    let file = folder.file("gara.ron");
    person.hands_in_to(&file);
    person.leaves();
    let contest = contest_folder(&folder);
    let kept = contest.handed_in_path();
    let whole = fs::read_to_string(&kept).unwrap();
    for damaged in [
        whole[..whole.len() / 2].to_owned(),
        String::new(),
        whole.replace("\"Ada\"", "\"Eva\""),
    ] {
        time_is_over(&contest);
        fs::write(&kept, &damaged).unwrap();
        let mut person = Person::takes_part(&folder.0, &super::contest());
        let said = person.status();
        let beside = fs::read_dir(&contest.path).unwrap();
        let beside = beside.map(|entry| entry.unwrap().path());
        let mut aside = beside.filter(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            name.starts_with("handed-in-damaged")
        });
        let aside = aside.next().unwrap_or_else(|| panic!("{said}"));
        assert_eq!(fs::read_to_string(&aside).unwrap(), damaged);
        // The slots are there still.
        assert_eq!(handed(&kept).slots.len(), 1);
        person.leaves();
        fs::remove_file(aside).unwrap();
    }
}

#[test]
fn whoever_closes_before_it_has_arrived_is_asked() {
    const ASKS: &str = "Non tutto è conservato";
    let folder = Folder::new();
    let stick = folder.file("stick");
    let mut person = Person::with_a_solution(&folder.0);
    let file = stick.join("gara.ron");
    person.hands_in_to(&file);
    person.wants_to_close();
    assert!(person.sees(ASKS), "{:?}", person.names());
    let why = format!(
        "La consegna non è ancora in «{}»: riprovo ogni due secondi. Se chiudi ora, non ci arriva finché il \
         programma non si riapre. Puoi restare, o consegnare in un altro file.",
        file.display()
    );
    assert!(person.sees(&why));
    person.presses("Resta");
    assert!(!person.sees(ASKS));
    person.wants_to_close();
    person.presses("Riprova e chiudi");
    assert!(person.sees(ASKS), "there is no stick still");
    fs::create_dir(&stick).unwrap();
    // It closes by itself then.
    person.waits_until("it is there", |person| !person.sees(ASKS));
    assert_eq!(handed(&file).slots.len(), 1);
    person.wants_to_close();
    assert!(!person.sees(ASKS));
}

#[test]
fn what_had_not_arrived_when_the_contest_was_over_is_sent_by_the_next_window() {
    let folder = Folder::new();
    let stick = folder.file("stick");
    let mut person = Person::with_a_solution(&folder.0);
    let file = stick.join("gara.ron");
    person.hands_in_to(&file);
    person.leaves();
    let contest = running(&folder.file("data")).unwrap();
    let mut state = contest.state().unwrap().unwrap();
    state.over = Some(state.begun);
    contest.put_state(&state).unwrap();
    // Nobody is in the contest any more.
    let mut next = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    let said = next.status();
    assert!(said.contains("non è ancora arrivata"), "{said}");
    next.leaves();
    fs::create_dir(&stick).unwrap();
    let mut next = Person::arrives(&folder.0, vec2(1440.0, 900.0));
    assert!(!next.status().contains("consegna"), "{}", next.status());
    assert_eq!(handed(&file).slots.len(), 1);
    assert!(contest.state().unwrap().unwrap().delivered);
}

#[test]
fn after_the_end_nothing_else_is_handed_in_than_was_there_then() {
    let folder = Folder::new();
    let mut person = Person::with_a_solution(&folder.0);
    let cheap = folder.file("poco.ron");
    let program = "Program(format: 1, name: \"Poco\", task: \"cade\", on_click: [CureAll])";
    fs::write(&cheap, program).unwrap();
    person.says(FileCommand::OpenFile(cheap));
    person.says(SlotCommand::Store(2));
    person.leaves();
    let contest = contest_folder(&folder);
    time_is_over(&contest);
    let mut person = Person::arrives(&folder.0, vec2(1024.0, 640.0));
    let at_the_end = handed(&contest.handed_in_path());
    assert_eq!(at_the_end.named["cade"], 2, "the cheapest was proposed");
    // The dialog offers no other, and what is in the slots now does not matter.
    person.presses("Consegna…");
    assert!(person.shows_text("Slot 2: Poco, costo 5"));
    let chooses = |name: &String| name.starts_with("Soluzione di");
    assert!(!person.names().iter().any(chooses), "{:?}", person.names());
    person.key(Modifiers::NONE, Key::Escape);
    person.says(ContestCommand::NameSlot("cade".to_owned(), 1));
    person.says(EditorCommand::Rename("altro".to_owned()));
    let tasks = fs::read_dir(contest.path.join("tasks")).unwrap();
    for task in tasks {
        let _ = fs::remove_file(task.unwrap().path().join("slot-2.ron"));
    }
    let later = person.hands_in(&folder.file("stick.ron"));
    assert_eq!(later, at_the_end);
}

/// Disks of one's own are full, locked, or another one.
#[cfg(target_os = "linux")]
#[test]
fn what_no_disk_takes_is_kept_said_and_tried_again() {
    let test = "contest_tasks::hand_in::what_no_disk_takes_is_kept_said_and_tried_again";
    with_disks(test, on_disks);
}

#[cfg(target_os = "linux")]
fn on_disks(disks: &Path) {
    let stick = disks.join("stick");
    let stick = Disk(&stick);
    stick.mounts();
    let mut person = Person::with_a_solution(disks);
    let file = stick.0.join(FOLDER).join("gara.ron");
    let run = person.harness.state_mut().app().contest_run.as_ref();
    let kept = run.unwrap().kept();

    stick.fills();
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    assert_eq!(handed(&kept).slots.len(), 1);
    assert_eq!(stick.files(), [""; 0], "half a file");
    stick.has_room();
    person.waits_for_delivery();
    assert_eq!(handed(&file), handed(&kept));

    // It can only be read: what is there stays whole.
    person.says(SlotCommand::Store(2));
    stick.locks(true);
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    let slots = |file| handed(file).slots.len();
    assert_eq!((slots(&*kept), slots(&*file)), (2, 1));
    stick.locks(false);
    person.waits_for_delivery();
    assert_eq!(slots(&file), 2);

    // It is pulled out while the window is closed, and comes back as another one.
    stick.is_pulled_out();
    person.says(SlotCommand::Store(3));
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    person.leaves();
    let mut person = Person::sits_down(disks);
    assert!(person.says_it_is_on_its_way());
    stick.mounts();
    person.waits_for_delivery();
    assert_eq!(slots(&file), 3);
}
