//! A disk that refuses: that is said, nothing is lost, and it is tried again.

use super::{Folder, saver};
use crate::app::common::saver::*;
use crate::app::common::storage::{StorageError, Tried};
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

fn on_disk(folder: &Folder) -> usize {
    Saved::<Number>::open(&saver(folder)).0.value().0
}

#[test]
fn what_cannot_be_written_is_said_once_and_tried_again() {
    let folder = Folder::new();
    let saver = saver(&folder);
    let woken = Arc::new(AtomicUsize::new(0));
    saver.on_trouble({
        let woken = Arc::clone(&woken);
        move || {
            woken.fetch_add(1, Ordering::Relaxed);
        }
    });
    let saved = Saved::<Number>::open(&saver).0;
    block(&folder);
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    saved.set(Number(3));
    assert!(saver.flush().is_err());
    assert!(saver.trouble().unwrap().path.ends_with("number.ron"));
    assert_eq!(saver.trouble(), None);
    assert_eq!(woken.load(Ordering::Relaxed), 1);
    assert_eq!(saved.value().0, 3, "it stays in memory");

    unblock(&folder);
    // Nobody asks for it: it is tried again by itself.
    let minute = Duration::from_secs(60);
    assert!(saver.wait_until(minute, || on_disk(&folder) == 3));
    saver.flush().unwrap();

    // And said again when it fails again.
    block(&folder);
    saved.set(Number(2));
    assert!(saver.flush().is_err());
    assert!(saver.trouble().is_some());
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
    assert!(saver.trouble().is_some());
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
    let job = move || {
        fs::write(&file, "x").map_err(|error| StorageError::new(Tried::Write, &file, error))
    };
    saver.at_once(&path, job).unwrap();
    assert!(path.exists());
    unblock(&folder);
}
