//! A hand-in arrives whole, or the window says that it has not and keeps trying, also after a restart.

use super::{contest, handed, time_is_over, told_code};
use crate::support::*;
use clickomania::atomic_file::faults;
use std::io::ErrorKind;

impl Person {
    /// Takes part as Ada, with a program in slot 1.
    fn with_a_solution() -> Person {
        let mut person = Person::is_ada();
        person.builds_three();
        person.commands(SlotCommand::Store(1));
        person
    }

    /// Hands in to a file; what the window says.
    fn hands_in_to(&mut self, file: &Path) -> String {
        self.commands(ContestCommand::HandIn("Ada".to_owned(), file.to_owned()));
        self.status()
    }

    fn says_it_is_on_its_way(&mut self) -> bool {
        self.shows_text(text().msg_contest_on_its_way())
    }

    fn waits_for_delivery(&mut self) {
        self.waits_until("it is there", |person| !person.says_it_is_on_its_way());
    }

    fn kept(&self) -> PathBuf {
        self.contest_folder().handed_in_path()
    }
}

#[test]
fn what_cannot_be_written_is_said_and_tried_until_it_is_there() {
    for blocked in [false, true] {
        for restarts in [false, true] {
            let mut person = Person::with_a_solution();
            let stick = person.file("stick");
            let file = stick.join("gara.ron");
            // There is no folder, or a file in its place.
            if blocked {
                fs::write(&stick, "").unwrap();
            }
            let said = person.hands_in_to(&file);
            assert!(said.contains("Non hai perso nulla"), "{said}");
            let kept = person.kept();
            let hand_in = handed(&kept);
            if restarts {
                person = person.restarts();
            }
            assert!(person.says_it_is_on_its_way());
            person.must_see(told_code(&hand_in));
            if blocked {
                fs::remove_file(&stick).unwrap();
            }
            fs::create_dir(&stick).unwrap();
            person.waits_for_delivery();
            assert_eq!(fs::read(&file).unwrap(), fs::read(&kept).unwrap());
            assert_eq!(handed(&file).code(), hand_in.code());
        }
    }
}

#[test]
fn what_was_not_even_kept_is_handed_in_anew_after_a_restart() {
    for restarts in [false, true] {
        let mut person = Person::with_a_solution();
        let stick = person.file("stick");
        let (file, kept) = (stick.join("gara.ron"), person.kept());
        // No file can be written in the place of a folder.
        fs::create_dir(&kept).unwrap();
        let said = person.hands_in_to(&file);
        assert!(said.contains("in nessun file"), "{said}");
        if restarts {
            person = person.restarts_after(|| fs::remove_dir(&kept).unwrap());
        } else {
            fs::remove_dir(&kept).unwrap();
        }
        fs::create_dir(&stick).unwrap();
        // The second one is written a little later than the first.
        person.waits_until("both are there and alike", |_| {
            let both = [&file, &kept].map(|path| fs::read(path).ok());
            both[0].is_some() && both[0] == both[1]
        });
        assert_eq!(handed(&file).slots.len(), 1);
    }
}

#[test]
fn a_kept_hand_in_that_is_damaged_is_set_aside() {
    let mut person = Person::with_a_solution();
    let file = person.file("gara.ron");
    person.hands_in_to(&file);
    let (contest_folder, kept) = (person.contest_folder(), person.kept());
    let (path, folder) = (person.path.clone(), person.closes());
    let whole = fs::read_to_string(&kept).unwrap();
    for damaged in [
        whole[..whole.len() / 2].to_owned(),
        String::new(),
        whole.replace("\"Ada\"", "\"Eva\""),
    ] {
        time_is_over(&contest_folder);
        fs::write(&kept, &damaged).unwrap();
        Person::takes_part(&path, &contest()).leaves();
        let entries = fs::read_dir(&contest_folder.path).unwrap();
        let mut entries = entries.map(|entry| entry.unwrap().path());
        let aside = entries.find(|path| {
            let name = path.file_name().unwrap().to_string_lossy();
            name.starts_with("handed-in-damaged")
        });
        let aside = aside.expect("it was set aside");
        assert_eq!(fs::read_to_string(&aside).unwrap(), damaged);
        // The slots are there still.
        assert_eq!(handed(&kept).slots.len(), 1);
        fs::remove_file(aside).unwrap();
    }
    drop(folder);
}

#[test]
fn closing_before_it_has_arrived_asks() {
    let mut person = Person::with_a_solution();
    let stick = person.file("stick");
    let file = stick.join("gara.ron");
    let asks = text().msg_closing_title();
    person.hands_in_to(&file);
    person.wants_to_close();
    person.must_see(&asks);
    person.must_read(file.display().to_string());
    person.presses(text().msg_closing_stay());
    person.must_not_see(&asks);
    person.wants_to_close();
    person.presses(text().msg_closing_again());
    person.must_see(&asks);
    fs::create_dir(&stick).unwrap();
    // It closes by itself then.
    person.waits_until("it is there", |person| !person.sees(&asks));
    assert_eq!(handed(&file).slots.len(), 1);
    person.wants_to_close();
    person.must_not_see(&asks);
}

#[test]
fn what_had_not_arrived_at_the_end_of_a_contest_is_sent_by_the_next_window() {
    let mut person = Person::with_a_solution();
    let stick = person.file("stick");
    let file = stick.join("gara.ron");
    person.hands_in_to(&file);
    let contest = person.contest_folder();
    let (path, folder) = (person.path.clone(), person.closes());
    let mut state = contest.state().unwrap().unwrap();
    state.over = Some(state.begun);
    contest.put_state(&state).unwrap();
    // Nobody is in the contest any more.
    let mut next = Person::arrives_in(&path);
    next.must_hear("non è ancora arrivata");
    next.leaves();
    fs::create_dir(&stick).unwrap();
    Person::arrives_in(&path).leaves();
    assert_eq!(handed(&file).slots.len(), 1);
    assert!(contest.state().unwrap().unwrap().delivered);
    drop(folder);
}

#[test]
fn after_the_end_nothing_else_is_handed_in_than_was_there_then() {
    let mut person = Person::with_a_solution();
    // What costs least in the task is proposed.
    person.opens("Program(format: 1, name: \"Poco\", task: \"cade\", on_click: [CureAll])");
    person.commands(SlotCommand::Store(2));
    let contest = person.contest_folder();
    let mut person = person.restarts_at_the_end();
    let at_the_end = handed(&contest.handed_in_path());
    assert_eq!(at_the_end.named["cade"], 2);
    // The dialog offers no other, and what is in the slots now does not matter.
    person.presses(text().msg_contest_hand_in());
    assert!(person.shows_text(slot(2, "Poco", 2)));
    person.escapes();
    person.commands(ContestCommand::NameSlot("cade".to_owned(), 1));
    person.commands(EditorCommand::Rename("altro".to_owned()));
    for task in fs::read_dir(contest.path.join("tasks")).unwrap() {
        let _ = fs::remove_file(task.unwrap().path().join("slot-2.ron"));
    }
    let file = person.file("stick.ron");
    assert_eq!(person.hands_in(&file), at_the_end);
}

#[test]
fn a_disk_that_refuses_gets_no_half_file_and_keeps_the_one_it_has() {
    let mut person = Person::with_a_solution();
    let stick = person.file("stick");
    fs::create_dir(&stick).unwrap();
    let (file, kept) = (stick.join("gara.ron"), person.kept());
    // However far the writing comes.
    for calls in [0, 1] {
        faults::fail_after(&stick, calls, ErrorKind::StorageFull);
        person.hands_in_to(&file);
        assert!(person.says_it_is_on_its_way() && !file.exists());
        assert_eq!(handed(&kept).slots.len(), 1);
    }
    faults::end(&stick);
    person.waits_for_delivery();
    assert_eq!(handed(&file), handed(&kept));
    person.commands(SlotCommand::Store(2));
    faults::fail_after(&stick, 0, ErrorKind::PermissionDenied);
    person.hands_in_to(&file);
    let slots = |file| handed(file).slots.len();
    assert_eq!((slots(&*kept), slots(&*file)), (2, 1));
    faults::end(&stick);
    person.waits_for_delivery();
    assert_eq!(slots(&file), 2);
}
