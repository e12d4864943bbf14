//! What survives, what is refused, and what two windows do to each other.

mod files;
#[path = "../../../../tests/common/folder.rs"]
mod folder;
mod records;
mod settings;

use super::*;
use engine::language::Program;
use engine::language::file::write;
use engine::text::{Language, Text};
use folder::Folder;
use std::thread;
use std::time::Duration;

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
    let held = Held::take(&folder.0, long).unwrap();
    fs::write(&held.file, "a session").unwrap();
    let file = held.file.clone();
    let path = folder.0.clone();
    let next = thread::spawn(move || Held::take(&path, long).unwrap());
    thread::sleep(Duration::from_millis(50));
    drop(held);
    assert_eq!(next.join().unwrap().file, file);
    // One that stays is left alone.
    let held = Held::take(&folder.0, long).unwrap();
    let other = Held::take(&folder.0, Duration::ZERO).unwrap();
    assert_ne!(held.file, other.file);
}

#[test]
fn a_slot_is_saved_and_every_change_undone() {
    let folder = Folder::new();
    let storage = Storage::open(folder.0.clone()).unwrap();
    let empty = storage.save_slot(1, &Program::new("a")).unwrap();
    assert!(matches!(empty, Slot::Empty));
    let first = storage.save_slot(1, &Program::new("b")).unwrap();
    assert_eq!(named(&first), "a");
    storage.restore_slot(1, &first).unwrap();
    let (Slot::Filled { saved, .. }, Slot::Filled { saved: again, .. }) = (&first, storage.slot(1))
    else {
        panic!("the slot holds a program");
    };
    assert_eq!(*saved, again);
    storage.restore_slot(1, &empty).unwrap();
    assert_eq!(named(&storage.slot(1)), "(empty)");
    assert!(storage.save_slot(0, &Program::new("a")).is_err());
    assert!(storage.save_slot(SLOTS + 1, &Program::new("a")).is_err());
}

#[test]
fn a_broken_slot_is_set_aside_and_comes_back() {
    let folder = Folder::new();
    let storage = Storage::open(folder.0.clone()).unwrap();
    fs::write(folder.file("slot-2.ron"), "Program(oh").unwrap();
    let broken = storage.save_slot(2, &Program::new("a")).unwrap();
    assert_eq!(named(&broken), "(broken)");
    assert_eq!(
        fs::read(folder.file("slot-2.broken-1.ron")).unwrap(),
        b"Program(oh"
    );
    storage.restore_slot(2, &broken).unwrap();
    assert_eq!(fs::read(folder.file("slot-2.ron")).unwrap(), b"Program(oh");
    // What was set aside has gone: an error, and the slot keeps what it holds.
    storage.save_slot(2, &Program::new("b")).unwrap();
    fs::remove_file(folder.file("slot-2.broken-1.ron")).unwrap();
    assert!(storage.restore_slot(2, &broken).is_err());
    assert_eq!(named(&storage.slot(2)), "b");
}

#[test]
fn two_windows_keep_their_slots_and_sessions_apart() {
    let folder = Folder::new();
    let one = Storage::open(folder.0.clone()).unwrap();
    let two = Storage::open(folder.0.clone()).unwrap();
    assert_ne!(one.session_file(), two.session_file());
    assert_eq!(named(&two.slot(1)), "(empty)");
    one.save_slot(1, &Program::new("one")).unwrap();
    assert!(two.slots_changed() && !one.slots_changed());
    let refused = two.save_slot(1, &Program::new("two")).unwrap_err();
    assert_eq!(refused.cause, Cause::ChangedElsewhere);
    assert_eq!(named(&two.slot(1)), "one");
    two.save_slot(1, &Program::new("two")).unwrap();
}

#[test]
fn the_next_window_goes_on_where_the_last_left_off() {
    let folder = Folder::new();
    let storage = Storage::open(folder.0.clone()).unwrap();
    assert!(storage.last_session().is_none());
    let autosave = Autosave::new(storage);
    let file = Path::new("/a \"b\"\n/c.ron");
    for name in ["a", "b"] {
        autosave.keep(Session {
            program: Program::new(name),
            file: Some(file.to_owned()),
            saved: true,
        });
    }
    autosave.flush().unwrap();
    drop(autosave);
    let storage = Storage::open(folder.0.clone()).unwrap();
    let (session, kept) = storage.last_session().unwrap().unwrap();
    assert!(kept <= SystemTime::now() && kept > SystemTime::UNIX_EPOCH);
    assert_eq!(write(&session.program), write(&Program::new("b")));
    assert_eq!((session.file.as_deref(), session.saved), (Some(file), true));
    fs::write(storage.session_file().unwrap(), "oh").unwrap();
    let error = storage.last_session().unwrap().unwrap_err();
    assert_eq!(fs::read(error.aside.unwrap()).unwrap(), b"oh");
    assert!(storage.last_session().is_none());
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = Folder::new();
    let kind = |path: &Path| match open_program(path).unwrap_err().cause {
        Cause::Io { kind, .. } => kind,
        other => panic!("{other:?}"),
    };
    assert_eq!(kind(&folder.0), ErrorKind::IsADirectory);
    assert_eq!(kind(&folder.file("none.ron")), ErrorKind::NotFound);
    if cfg!(unix) {
        assert_eq!(kind(Path::new("/dev/zero")), ErrorKind::InvalidInput);
    }
    fs::write(folder.file("file"), "").unwrap();
    let error = Storage::open(folder.file("file")).unwrap_err();
    let text = Text::load(Language::It).unwrap();
    assert!(error.sentence(&text).contains("è un file"), "{error:?}");
    let nowhere = Storage::nowhere().save_slot(1, &Program::new("a"));
    assert_eq!(nowhere.unwrap_err().cause, Cause::Nowhere);
}

#[test]
fn left_over_temporaries_go() {
    let folder = Folder::new();
    let path = folder.file(".clickomania-1-1.tmp");
    fs::write(&path, "half").unwrap();
    fs::write(folder.file("mine.tmp"), "").unwrap();
    drop(Storage::open(folder.0.clone()).unwrap());
    assert!(!path.exists() && folder.file("mine.tmp").exists());
}
