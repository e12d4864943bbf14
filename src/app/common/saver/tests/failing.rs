//! A disk that refuses: that is said, nothing is lost, and it is tried again.

use super::{Folder, saver};
use crate::store::*;
use crate::store::{Cause, Damaged, StorageError, Tried};
use serde::{Deserialize, Serialize};
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What keeps a file from being written, whoever asks: a folder in place of its lock. A folder that is
/// read-only does not keep an administrator from writing.
fn block(folder: &Folder) {
    let _ = fs::remove_file(folder.file("number.lock"));
    fs::create_dir(folder.file("number.lock")).unwrap();
}

fn unblock(folder: &Folder) {
    fs::remove_dir(folder.file("number.lock")).unwrap();
}

#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
struct Number(usize);

impl SavedValue for Number {
    const NAME: &'static str = "number";

    fn merged(&self, seen: &Number, file: Number) -> Number {
        newer(self, seen, file)
    }
}

/// How often the window was woken.
fn woken(saver: &Saver) -> Arc<AtomicUsize> {
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    saver.on_trouble(move || {
        count.fetch_add(1, Ordering::Relaxed);
    });
    woken
}

fn on_disk(folder: &Folder) -> usize {
    Saved::<Number>::open(&saver(folder)).0.value().0
}

#[test]
fn what_cannot_be_written_is_said_until_it_is_and_tried_again() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let woken = woken(&saver);
    let saved = Saved::<Number>::open(&saver).0;
    block(&folder);
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    saved.set(Number(3));
    assert!(saver.flush().is_err());
    for _ in 0..2 {
        assert!(saver.failing().unwrap().path.ends_with("number.ron"));
    }
    assert_eq!(woken.load(Ordering::Relaxed), 1);
    assert_eq!(saved.value().0, 3, "it stays in memory");

    unblock(&folder);
    // Nobody asks for it: it is tried again by itself.
    let minute = Duration::from_secs(60);
    assert!(saver.wait_until(minute, || on_disk(&folder) == 3));
    saver.flush().unwrap();
    assert_eq!(saver.failing(), None);
    assert_eq!(woken.load(Ordering::Relaxed), 2);

    // And said again when it fails again.
    block(&folder);
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    assert!(saver.failing().is_some());
    // Who waits for it is told, and the value is as it was.
    assert!(saved.set_at_once(Number(5)).is_err());
    assert_eq!(saved.value().0, 2);
    unblock(&folder);
    drop((saved, saver));
    assert_eq!(on_disk(&folder), 2, "the end of the window tries once more");
}

#[cfg(unix)]
#[test]
fn a_folder_that_becomes_read_only_is_said_and_tried_again() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let saver = saver(&folder);
    let saved = Saved::<Number>::open(&saver).0;
    let allow = |mode| fs::set_permissions(&folder.0, fs::Permissions::from_mode(mode)).unwrap();
    allow(0o555);
    if fs::write(folder.file("anything"), "").is_ok() {
        // Who runs this may do everything.
        allow(0o755);
        return;
    }
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    assert!(saver.failing().is_some());
    allow(0o755);
    saver.flush().unwrap();
    assert_eq!(on_disk(&folder), 2);
}

#[test]
fn a_file_that_fails_does_not_hold_up_the_others() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let saved = Saved::<Number>::open(&saver).0;
    block(&folder);
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    let path = folder.file("other");
    let file = path.clone();
    let job = move |_: &mut Vec<StorageError>| {
        fs::write(&file, "x").map_err(|error| StorageError::new(Tried::Write, &file, error))
    };
    saver.at_once(&path, job).unwrap();
    assert!(path.exists());
    unblock(&folder);
}

/// Two windows' worth of values in one folder.
#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
struct Other(usize);

impl SavedValue for Other {
    const NAME: &'static str = "other";

    fn merged(&self, seen: &Other, file: Other) -> Other {
        newer(self, seen, file)
    }
}

#[test]
fn a_folder_that_is_gone_is_made_again_with_all_that_the_window_has() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let number = Saved::<Number>::open(&saver).0;
    let other = Saved::<Other>::open(&saver).0;
    number.set(Number(2));
    other.set(Other(3));
    saver.flush().unwrap();
    fs::remove_dir_all(&folder.0).unwrap();
    // Only one of them changes.
    number.set(Number(4));
    saver.flush().unwrap();
    assert_eq!(on_disk(&folder), 4);
    let again = Saver::open(folder.0.clone()).unwrap();
    assert_eq!(Saved::<Other>::open(&again).0.value(), Other(3));
    // And at the end of a window in which nothing changes.
    fs::remove_dir_all(&folder.0).unwrap();
    saver.flush().unwrap();
    assert_eq!(on_disk(&folder), 4);
}

#[test]
fn a_folder_that_another_window_made_again_gets_all_that_this_one_has() {
    let folder = Folder::new();
    let savers = [saver(&folder), saver(&folder)];
    let number = Saved::<Number>::open(&savers[0]).0;
    let other = Saved::<Other>::open(&savers[1]).0;
    number.set(Number(2));
    other.set(Other(3));
    for saver in &savers {
        saver.flush().unwrap();
    }
    fs::remove_dir_all(&folder.0).unwrap();
    for saver in savers.iter().rev() {
        saver.flush().unwrap();
        assert!(saver.look_after_folder());
        assert!(!saver.look_after_folder(), "it is told once");
    }
    assert_eq!(on_disk(&folder), 2);
    assert_eq!(other.look_again(), None);
    assert_eq!(other.value(), Other(3));
}

/// Two windows find a damaged file: one sets it aside and writes a good one, which the other leaves where it is.
#[test]
fn a_file_that_was_damaged_is_set_aside_once() {
    let folder = Folder::new();
    fs::write(folder.file("number.ron"), "(7").unwrap();
    let savers = [saver(&folder), saver(&folder)];
    // The other window holds the lock: it is about to do so.
    let held = lock(&folder.file("number.lock")).unwrap();
    let (started, starts) = std::sync::mpsc::channel();
    let late = std::thread::spawn({
        let saver = savers[1].clone();
        move || {
            started.send(()).unwrap();
            Saved::<Number>::open(&saver).0.value()
        }
    });
    starts.recv().unwrap();
    set_aside(&folder.file("number.ron")).unwrap();
    fs::write(folder.file("number.ron"), "(7)").unwrap();
    drop(held);
    assert_eq!(late.join().unwrap(), Number(7));
    assert_eq!(on_disk(&folder), 7);
}

/// What somebody damages while the window runs is set aside, and that is told once.
#[test]
fn a_file_that_is_damaged_meanwhile_is_set_aside_and_told() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let (woken, saved) = (woken(&saver), Saved::<Number>::open(&saver).0);
    for (number, at_once) in [(2, false), (3, true)] {
        fs::write(folder.file("number.ron"), "(7").unwrap();
        match at_once {
            true => saved.set_at_once(Number(number)).unwrap(),
            false => saved.set(Number(number)),
        }
        saver.flush().unwrap();
        assert_eq!(on_disk(&folder), number);
        let told = saver.take_aside();
        let [told] = &told[..] else {
            panic!("{told:?}");
        };
        let aside = told.aside.as_ref().unwrap();
        assert_eq!(fs::read_to_string(aside).unwrap(), "(7");
        let damaged = Damaged::Replaced;
        assert!(matches!(told.cause, Cause::Record { damaged: found, .. } if found == damaged));
        assert_eq!(saver.take_aside(), []);
    }
    assert_eq!(woken.load(Ordering::Relaxed), 2);

    fs::write(folder.file("number.ron"), "(8").unwrap();
    let told = saved.look_again().unwrap();
    assert!(told.aside.is_some());
    saver.flush().unwrap();
    assert_eq!((on_disk(&folder), saver.take_aside().len()), (3, 0));
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let saved = Saved::<Long>::open(&saver).0;
    saved.set(Long("short".to_owned()));
    saver.flush().unwrap();
    saved.set(Long("x".repeat(17 << 20)));
    assert_eq!(saver.flush().unwrap_err().cause, Cause::TooLarge);
    let (read, trouble) = Saved::<Long>::open(&super::saver(&folder));
    assert_eq!((read.value(), trouble), (Long("short".to_owned()), None));
    saved.set(Long("shorter".to_owned()));
    saver.flush().unwrap();
}

#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
struct Long(String);

impl SavedValue for Long {
    const NAME: &'static str = "long";

    fn merged(&self, seen: &Long, file: Long) -> Long {
        newer(self, seen, file)
    }
}

#[test]
fn a_folder_that_comes_only_later_gets_what_was_changed_and_keeps_the_rest() {
    let beside = Folder::new();
    let stick = beside.file("stick");
    fs::write(&stick, "no folder can be here").unwrap();
    let saver = Saver::at(stick.join("data"));
    let number = Saved::<Number>::open(&saver).0;
    let other = Saved::<Other>::open(&saver).0;
    number.set(Number(2));
    assert!(saver.flush().is_err() && saver.failing().is_some());
    // The stick has something of before.
    fs::remove_file(&stick).unwrap();
    fs::create_dir_all(stick.join("data")).unwrap();
    fs::write(stick.join("data/other.ron"), "(7)").unwrap();
    fs::write(stick.join("data/number.ron"), "(1)").unwrap();
    saver.flush().unwrap();
    // There was none before.
    assert!(!saver.look_after_folder());
    assert_eq!(
        fs::read_to_string(stick.join("data/number.ron")).unwrap(),
        "(2)\n"
    );
    assert_eq!(other.look_again(), None);
    assert_eq!(other.value(), Other(7));
}

#[test]
fn a_lock_that_somebody_holds_is_not_waited_for_without_end() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let saved = Saved::<Number>::open(&saver).0;
    let held = lock(&folder.file("number.lock")).unwrap();
    saved.set(Number(2));
    let error = saver.flush().unwrap_err();
    assert!(!error.is_slow(), "{error:?}");
    drop(held);
    saver.flush().unwrap();
    assert_eq!(on_disk(&folder), 2);
}

/// A disk that fails at any call, thousands of times, while a window goes on changing what it keeps.
#[test]
fn whatever_fails_the_file_is_whole_and_at_last_the_newest() {
    use crate::atomic_file::faults;
    use engine::chance::Chance;
    use std::io::ErrorKind;
    let memory = std::path::Path::new("/dev/shm");
    let folder = match memory.is_dir() {
        true => Folder::within(memory),
        false => Folder::new(),
    };
    let saver = saver(&folder);
    let saved = Saved::<Number>::open(&saver).0;
    let file = folder.file("number.ron");
    let mut chance = Chance::new(22);
    let (mut kept, mut failed) = (0, 0);
    for number in 1..=2_000 {
        let calls = chance.below(9) as usize;
        faults::fail_after(&folder.0, calls, ErrorKind::StorageFull);
        saved.set(Number(number));
        let written = saver.flush();
        failed += usize::from(written.is_err());
        let text = fs::read_to_string(&file).unwrap_or_else(|_| "(0)".to_owned());
        let found = ron::from_str::<Number>(&text).unwrap().0;
        let least = if written.is_ok() { number } else { kept };
        assert!((least..=number).contains(&found), "{number}: {found}");
        assert_eq!(saver.failing().is_some(), written.is_err(), "{number}");
        kept = found;
    }
    faults::end(&folder.0);
    assert!(failed > 1_000, "{failed}");
    saver.flush().unwrap();
    assert_eq!(on_disk(&folder), 2_000);
    let files = fs::read_dir(&folder.0).unwrap().count();
    assert_eq!(files, 2, "the file and its lock");
}
