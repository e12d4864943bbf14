//! What survives, what is refused, and what two windows do to each other.

use super::session::HeldSession;
use super::*;
use crate::store::Saver;
use crate::store::{Cause, ProgramForm, read_program, write_program};
use crate::test_folder::Folder;
use engine::language::Program;
use engine::language::file::write;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

fn saver(folder: &Folder) -> Saver {
    Saver::open(folder.0.clone()).unwrap()
}

fn slots(folder: &Folder) -> SlotFiles {
    SlotFiles::new(&saver(folder))
}

fn named(slot: &Slot) -> &str {
    match slot {
        Slot::Filled { program, .. } => &program.header().name,
        Slot::Empty => "(empty)",
        Slot::Broken { .. } => "(broken)",
    }
}

#[test]
fn a_window_waits_for_the_session_of_one_that_is_just_ending() {
    let folder = Folder::new();
    let long = Duration::from_secs(120);
    let held = HeldSession::take(&folder.0, long).unwrap();
    fs::write(&held.file, "a session").unwrap();
    let file = held.file.clone();
    let mut held = Some(held);
    let mut pauses = 0;
    let next = HeldSession::take_waiting(&folder.0, long, || {
        pauses += 1;
        if pauses == 3 {
            held.take();
        }
    });
    let next = next.unwrap();
    assert_eq!((&next.file, pauses), (&file, 3));
    drop(next);
    // One that stays is left alone.
    let held = HeldSession::take(&folder.0, long).unwrap();
    let other = HeldSession::take(&folder.0, Duration::ZERO).unwrap();
    assert_ne!(held.file, other.file);
}

#[test]
fn a_slot_is_saved_and_every_change_undone() {
    let folder = Folder::new();
    let storage = slots(&folder);
    let empty = storage.save(1, &Program::new("a")).unwrap();
    assert!(matches!(empty, Slot::Empty));
    let first = storage.save(1, &Program::new("b")).unwrap();
    assert_eq!(named(&first), "a");
    storage.restore(1, &first).unwrap();
    let (Slot::Filled { saved, .. }, Slot::Filled { saved: again, .. }) = (&first, storage.slot(1))
    else {
        panic!("the slot holds a program");
    };
    assert_eq!(*saved, again);
    storage.restore(1, &empty).unwrap();
    assert_eq!(named(&storage.slot(1)), "(empty)");
    assert!(storage.save(0, &Program::new("a")).is_err());
    assert!(storage.save(SLOTS + 1, &Program::new("a")).is_err());
}

#[test]
fn what_another_window_left_in_a_task_stays_beside_what_is_left_now() {
    let folder = Folder::new();
    let earlier = SystemTime::now() - Duration::from_secs(3600);
    let draft = folder.file("draft.ron");
    write_program(
        &draft,
        &Program::new("yesterday"),
        Some(earlier),
        ProgramForm::Plain,
    )
    .unwrap();
    let (one, two) = (slots(&folder), slots(&folder));
    // The program of this window came from what lay there.
    one.goes_on_with(DraftMark::of(&Program::new("yesterday")));
    let keep = |slots: &SlotFiles, name: &str| {
        slots.keep_draft(&Program::new(name)).unwrap();
        slots.flush();
    };
    keep(&one, "one");
    keep(&one, "more");
    let others = || {
        let names = fs::read_dir(&folder.0).unwrap().flatten();
        let others = names.map(|entry| entry.path());
        let others = others.filter(|path| path.to_string_lossy().contains("draft-other-"));
        let programs = others.map(|path| {
            read_program(&path, ProgramForm::Plain)
                .unwrap()
                .0
                .header()
                .name
                .clone()
        });
        programs.collect::<Vec<_>>()
    };
    assert!(others().is_empty());
    keep(&two, "two");
    assert_eq!(others(), ["more"]);
    // Each window finds its own, and a new one what was left last.
    assert_eq!(one.draft().unwrap().header().name, "more");
    assert_eq!(slots(&folder).draft().unwrap().header().name, "two");
    keep(&two, "three");
    assert_eq!(others(), ["more"]);
    // The next one goes on with a session that knows nothing of it, whatever the clocks say.
    let next = slots(&folder);
    write_program(
        &draft,
        &Program::new("other"),
        Some(earlier),
        ProgramForm::Plain,
    )
    .unwrap();
    keep(&next, "next");
    let mut found = others();
    found.sort();
    assert_eq!(found, ["more", "other"]);
}

#[test]
fn a_broken_slot_is_set_aside_and_comes_back() {
    let folder = Folder::new();
    let storage = slots(&folder);
    fs::write(folder.file("slot-2.ron"), "Program(oh").unwrap();
    let broken = storage.save(2, &Program::new("a")).unwrap();
    let Slot::Broken { why } = &broken else {
        panic!("{broken:?}");
    };
    let aside = why.aside.clone().unwrap();
    assert_eq!(fs::read(&aside).unwrap(), b"Program(oh");
    storage.restore(2, &broken).unwrap();
    assert_eq!(fs::read(folder.file("slot-2.ron")).unwrap(), b"Program(oh");
    // What was set aside has gone: an error, and the slot keeps what it holds.
    storage.save(2, &Program::new("b")).unwrap();
    let entries = fs::read_dir(&folder.0).unwrap();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.to_string_lossy().contains("-damaged-") {
            fs::remove_file(path).unwrap();
        }
    }
    assert!(storage.restore(2, &broken).is_err());
    assert_eq!(named(&storage.slot(2)), "b");
}

#[test]
fn two_windows_keep_their_slots_and_sessions_apart() {
    let folder = Folder::new();
    let one = slots(&folder);
    let two = slots(&folder);
    let savers = [saver(&folder), saver(&folder)];
    let journals = savers.each_ref().map(Journal::open);
    assert_ne!(journals[0].path(), journals[1].path());
    assert_eq!(named(&two.slot(1)), "(empty)");
    one.save(1, &Program::new("one")).unwrap();
    assert!(two.changed() && !one.changed());
    let refused = two.save(1, &Program::new("two")).unwrap_err();
    assert_eq!(refused.cause, Cause::ChangedElsewhere);
    assert_eq!(named(&two.slot(1)), "one");
    two.save(1, &Program::new("two")).unwrap();
}

#[test]
fn two_windows_whose_folder_went_keep_their_sessions_apart() {
    let folder = Folder::new();
    let savers = [saver(&folder), saver(&folder)];
    let journals = savers.each_ref().map(Journal::open);
    let save = |window: usize| {
        journals[window].save(Session {
            program: Program::new(["one", "two"][window]),
            file: None,
            saved: false,
            ..Session::default()
        });
        savers[window].flush().unwrap();
    };
    save(0);
    save(1);
    fs::remove_dir_all(&folder.0).unwrap();
    // The second window makes the folder again, and takes the first number.
    for window in [1, 0, 1, 0] {
        save(window);
    }
    let sessions = ["session-1.ron", "session-2.ron"].map(|name| {
        let (program, _) = read_program(&folder.file(name), ProgramForm::Plain).unwrap();
        program.header().name.clone()
    });
    assert_eq!(sessions, ["two", "one"]);
}

/// As where the disk knows no locks, so that both take the same one.
#[test]
fn a_session_that_another_window_wrote_is_left_to_it() {
    let folder = Folder::new();
    let file = folder.file("session-1.ron");
    write_program(&file, &Program::new("begun"), None, ProgramForm::Plain).unwrap();
    let saver = saver(&folder);
    let journal = Journal::open(&saver);
    let save = |name: &str| {
        journal.save(Session {
            program: Program::new(name),
            ..Session::default()
        });
        saver.flush().unwrap();
    };
    let name = |number: usize| {
        let path = folder.file(&format!("session-{number}.ron"));
        let found = read_program(&path, ProgramForm::Plain).ok();
        found.map(|(program, _)| program.header().name.clone())
    };
    save("one");
    // The same at another time is no other one.
    let earlier = SystemTime::now() - Duration::from_secs(60);
    let options = fs::File::options().write(true).open(&file);
    options.unwrap().set_modified(earlier).unwrap();
    save("more");
    assert_eq!((name(1).as_deref(), name(2)), (Some("more"), None));
    write_program(&file, &Program::new("other"), None, ProgramForm::Plain).unwrap();
    for last in ["mine", "mine still"] {
        save(last);
        let found = (name(1), name(2), name(3));
        assert_eq!(found, (Some("other".into()), Some(last.into()), None));
    }
}

#[test]
fn the_next_window_goes_on_where_the_last_left_off() {
    let folder = Folder::new();
    let journal = Journal::open(&saver(&folder));
    assert!(journal.last().0.is_none());
    let file = Path::new("/a \"b\"\n/c.ron");
    for name in ["a", "b"] {
        journal.save(Session {
            program: Program::new(name),
            file: Some(file.to_owned()),
            saved: true,
            ..Session::default()
        });
    }
    // The last one that has a saver waits for it.
    drop(journal);
    let journal = Journal::open(&saver(&folder));
    let (session, saved) = journal.last().0.unwrap();
    assert!(saved <= SystemTime::now() && saved > SystemTime::UNIX_EPOCH);
    assert_eq!(write(&session.program), write(&Program::new("b")));
    assert_eq!((session.file.as_deref(), session.saved), (Some(file), true));
    fs::write(journal.path(), "oh").unwrap();
    let (none, error) = journal.last();
    assert_eq!(fs::read(error.unwrap().aside.unwrap()).unwrap(), b"oh");
    assert!(none.is_none() && journal.last().1.is_none());
}

#[test]
fn a_session_of_a_time_that_has_not_come_does_not_hide_a_newer_one() {
    let folder = Folder::new();
    let now = SystemTime::now();
    let hour = Duration::from_secs(3600);
    for (number, when) in [(1, now - hour), (2, now + 1000 * hour), (3, now - 2 * hour)] {
        let file = folder.file(&format!("session-{number}.ron"));
        write_program(
            &file,
            &Program::new(&number.to_string()),
            Some(when),
            ProgramForm::Plain,
        )
        .unwrap();
    }
    let journal = Journal::open(&saver(&folder));
    let (session, _) = journal.last().0.unwrap();
    assert_eq!(session.program.header().name, "1");
}

/// Nobody can write there, so that no session can be taken.
#[test]
fn where_no_session_can_be_taken_the_newest_is_shown() {
    let folder = Folder::new();
    let file = folder.file("session-1.ron");
    write_program(&file, &Program::new("there"), None, ProgramForm::Plain).unwrap();
    fs::create_dir(folder.file("session-1.lock")).unwrap();
    let journal = Journal::open(&saver(&folder));
    let (session, _) = journal.last().0.unwrap();
    assert_eq!(session.program.header().name, "there");
    // What is damaged stays where it is.
    fs::write(&file, "oh").unwrap();
    assert!(journal.last().0.is_none() && file.exists());
}

#[test]
fn slots_and_drafts_are_put_into_a_folder_that_was_made_again() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let slots = SlotFiles::new(&saver);
    slots.save(1, &Program::new("one")).unwrap();
    slots.save(2, &Program::new("two")).unwrap();
    slots.clear(2).unwrap();
    slots.keep_draft(&Program::new("left")).unwrap();
    saver.flush().unwrap();
    fs::remove_dir_all(&folder.0).unwrap();
    // The window looks in every frame.
    assert_eq!(named(&slots.slot(1)), "(empty)");
    saver.flush().unwrap();
    assert_eq!(named(&slots.slot(1)), "one");
    assert_eq!(named(&slots.slot(2)), "(empty)");
    let (left, _) = read_program(&folder.file("draft.ron"), ProgramForm::Plain).unwrap();
    assert_eq!(left.header().name, "left");
}

#[test]
fn a_draft_that_cannot_be_written_stays_in_memory_until_it_is() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let slots = SlotFiles::new(&saver);
    let lock = folder.file("slots.lock");
    fs::create_dir(&lock).unwrap();
    slots.keep_draft(&Program::new("left")).unwrap();
    assert!(saver.flush().is_err());
    assert_eq!(slots.draft().unwrap().header().name, "left");
    fs::remove_dir(&lock).unwrap();
    saver.flush().unwrap();
    drop(slots);
    assert_eq!(self::slots(&folder).draft().unwrap().header().name, "left");
}

/// Waits as long as a window does.
#[test]
fn a_slot_that_a_slow_disk_writes_later_is_seen_then() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let slots = SlotFiles::new(&saver);
    assert_eq!(named(&slots.slot(1)), "(empty)");
    let (disk, answers) = std::sync::mpsc::channel::<()>();
    let (begun, begins) = std::sync::mpsc::channel();
    let slow = saver.clone();
    let other = std::thread::spawn(move || {
        let job = move |_: &mut Vec<_>| {
            begun.send(()).unwrap();
            Ok(answers.recv().is_ok())
        };
        slow.at_once(Path::new("slow"), job)
    });
    begins.recv().unwrap();
    let refused = slots.save(1, &Program::new("late")).unwrap_err();
    assert!(refused.is_slow() && slots.is_late(1) && !slots.changed());
    disk.send(()).unwrap();
    saver.flush().unwrap();
    let _ = other.join().unwrap();
    assert!(slots.changed() && !slots.is_late(1));
    assert_eq!(named(&slots.slot(1)), "late");
    slots.save(1, &Program::new("next")).unwrap();
    assert!(!slots.changed());
}

#[test]
fn without_a_folder_a_slot_is_refused() {
    let refused = SlotFiles::default().save(1, &Program::new("a"));
    assert_eq!(refused.unwrap_err().cause, Cause::Nowhere);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_slot_is_set_aside_and_not_waited_for() {
    let folder = Folder::new();
    let path = folder.file("slot-1.ron");
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let storage = slots(&folder);
    let before = storage.save(1, &Program::new("a")).unwrap();
    assert_eq!(named(&before), "(broken)");
    assert_eq!(named(&storage.slot(1)), "a");
    let Slot::Broken { why } = before else {
        panic!("it is no file");
    };
    assert!(fs::symlink_metadata(why.aside.unwrap()).is_ok());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_lock_is_not_waited_for() {
    let folder = Folder::new();
    for name in ["session-1.lock", "slots.lock"] {
        let made = std::process::Command::new("mkfifo")
            .arg(folder.file(name))
            .status();
        assert!(made.unwrap().success());
    }
    assert!(HeldSession::take(&folder.0, Duration::ZERO).is_err());
    assert!(slots(&folder).save(1, &Program::new("a")).is_err());
}
