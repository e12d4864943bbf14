//! Records: kept, counted by two windows, and set aside when they are broken.

use super::Folder;
use crate::app::common::storage::*;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Default, PartialEq, Debug)]
#[serde(default)]
struct Count {
    games: u32,
    names: Vec<String>,
}

#[test]
fn what_two_windows_count_adds_up() {
    let folder = Folder::new();
    let windows = [0, 1].map(|_| Storage::open(folder.0.clone()).unwrap());
    std::thread::scope(|scope| {
        for window in &windows {
            scope.spawn(move || {
                for _ in 0..20 {
                    let add = |count: &mut Count| count.games += 1;
                    window.change_record("count", add).unwrap();
                }
            });
        }
    });
    let (count, trouble) = windows[0].record::<Count>("count");
    assert_eq!((count.games, trouble), (40, None));
}

#[test]
fn a_broken_record_is_set_aside_and_named() {
    let folder = Folder::new();
    let storage = Storage::open(folder.0.clone()).unwrap();
    fs::write(folder.file("count.ron"), "(\n  games: many)").unwrap();
    let (count, trouble) = storage.record::<Count>("count");
    assert_eq!(count, Count::default());
    let trouble = trouble.unwrap();
    assert!(matches!(trouble.cause, Cause::Record { line: 2, .. }));
    let aside = trouble.aside.unwrap();
    assert_eq!(fs::read_to_string(aside).unwrap(), "(\n  games: many)");
    // And one begins again.
    let add = |count: &mut Count| count.names.push("a".to_owned());
    assert_eq!(storage.change_record("count", add).unwrap().names, ["a"]);
    assert_eq!(storage.record::<Count>("count").0.names, ["a"]);
}

#[test]
fn without_a_folder_nothing_is_kept_and_reading_is_silent() {
    let storage = Storage::nowhere();
    assert_eq!(storage.record::<Count>("count"), (Count::default(), None));
    let error = storage
        .change_record("count", |_: &mut Count| ())
        .unwrap_err();
    assert_eq!(error.cause, Cause::Nowhere);
}
