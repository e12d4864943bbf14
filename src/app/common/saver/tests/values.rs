//! Values of two windows, and files that are broken.

use super::{Folder, saver};
use crate::store::Cause;
use crate::store::StorageError;
use crate::store::*;
use serde::{Deserialize, Serialize};
use std::fs;

#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Debug)]
#[serde(default)]
struct Count {
    games: u32,
    names: Vec<String>,
}

impl SavedValue for Count {
    const NAME: &'static str = "count";

    fn merged(&self, seen: &Count, file: Count) -> Count {
        Count {
            games: file.games + (self.games - seen.games),
            names: merged_list(&self.names, &seen.names, file.names),
        }
    }
}

fn read(saver: &Saver) -> (Count, Option<StorageError>) {
    let (saved, trouble) = Saved::open(saver);
    (saved.value(), trouble)
}

#[test]
fn what_two_windows_count_adds_up() {
    let folder = Folder::new();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let saver = saver(&folder);
                let saved = Saved::<Count>::open(&saver).0;
                for number in 0..20 {
                    let mut count = saved.value();
                    count.games += 1;
                    match number % 3 {
                        0 => saved.set_at_once(count).unwrap(),
                        1 => saved.set(count),
                        _ => {
                            saved.set(count);
                            assert_eq!(saved.look_again(), None);
                        }
                    }
                }
                saver.flush().unwrap();
            });
        }
    });
    let (count, trouble) = read(&saver(&folder));
    assert_eq!((count.games, trouble), (40, None));
}

/// The names of the files that were set aside.
fn damaged(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(&folder.0).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.contains("-damaged-")).collect()
}

#[test]
fn a_broken_file_is_set_aside_and_named() {
    let folder = Folder::new();
    let saver = saver(&folder);
    fs::write(folder.file("count.ron"), "(\n  games: many)").unwrap();
    let (count, trouble) = read(&saver);
    assert_eq!(count, Count::default());
    let trouble = trouble.unwrap();
    assert!(matches!(trouble.cause, Cause::Record { line: 2, .. }));
    let aside = trouble.aside.unwrap();
    assert_eq!(fs::read_to_string(aside).unwrap(), "(\n  games: many)");
    // And one begins again; also when it breaks while the window is open.
    let saved = Saved::<Count>::open(&saver).0;
    for (number, name) in ["a", "b"].into_iter().enumerate() {
        let mut count = saved.value();
        count.names.push(name.to_owned());
        saved.set_at_once(count.clone()).unwrap();
        assert_eq!(read(&saver), (count, None));
        fs::write(folder.file("count.ron"), "oh").unwrap();
        assert_eq!(damaged(&folder).len(), number + 1);
    }
}

#[test]
fn without_a_folder_nothing_is_saved_and_that_is_said() {
    let saver = Saver::nowhere();
    assert_eq!(read(&saver), (Count::default(), None));
    let saved = Saved::<Count>::open(&saver).0;
    for games in 1..4 {
        saved.set(Count {
            games,
            ..Count::default()
        });
    }
    assert_eq!(saved.value().games, 3);
    assert_eq!(saver.failing().unwrap().cause, Cause::Nowhere);
    let refused = saved.set_at_once(Count::default()).unwrap_err();
    assert_eq!(refused.cause, Cause::Nowhere);
    assert_eq!(saved.value().games, 3, "as it was");
}
