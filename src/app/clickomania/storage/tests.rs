//! What survives, what is refused, and what two windows do to each other.

use super::session::HeldSession;
use super::*;
use crate::app::common::saver::Saver;
use crate::app::common::storage::Cause;
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
fn the_next_window_goes_on_where_the_last_left_off() {
    let folder = Folder::new();
    let journal = Journal::open(&saver(&folder));
    assert!(journal.last().is_none());
    let file = Path::new("/a \"b\"\n/c.ron");
    for name in ["a", "b"] {
        journal.save(Session {
            task: None,
            program: Program::new(name),
            file: Some(file.to_owned()),
            saved: true,
        });
    }
    // The last one that has a saver waits for it.
    drop(journal);
    let journal = Journal::open(&saver(&folder));
    let (session, saved) = journal.last().unwrap().unwrap();
    assert!(saved <= SystemTime::now() && saved > SystemTime::UNIX_EPOCH);
    assert_eq!(write(&session.program), write(&Program::new("b")));
    assert_eq!((session.file.as_deref(), session.saved), (Some(file), true));
    fs::write(journal.path(), "oh").unwrap();
    let error = journal.last().unwrap().unwrap_err();
    assert_eq!(fs::read(error.aside.unwrap()).unwrap(), b"oh");
    assert!(journal.last().is_none());
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
