//! Files that each window has for itself, though all lie in one folder: `NAME.ron`, or if another window has that,
//! `NAME-2.ron`, and so on.

use super::lock::lock_if_free;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Maximum number of files of one name.
const MOST: usize = 99;

/// A file that no other window takes as long as this lives.
#[derive(Debug)]
pub struct OwnFile {
    pub path: PathBuf,
    /// None where the folder cannot be written: then the first one is everyone's.
    _lock: Option<File>,
}

/// Takes the file that was written last of those that no window has, or else a new one.
pub fn own_file(folder: &Path, name: &str) -> OwnFile {
    let stem = |number: usize| match number {
        1 => name.to_owned(),
        number => format!("{name}-{number}"),
    };
    let path = |number: usize| folder.join(format!("{}.ron", stem(number)));
    let written = |number: &usize| -> Option<SystemTime> {
        fs::metadata(path(*number)).ok()?.modified().ok()
    };
    let mut numbers: Vec<usize> = (1..=MOST).collect();
    // Those that are not there come last, the lowest number first.
    numbers.sort_by_cached_key(|number| std::cmp::Reverse(written(number)));
    for number in numbers {
        let lock = folder.join(format!("{}.window", stem(number)));
        if let Some(lock) = lock_if_free(&lock, Duration::ZERO) {
            return OwnFile {
                path: path(number),
                _lock: Some(lock),
            };
        }
    }
    OwnFile {
        path: path(1),
        _lock: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    #[test]
    fn each_window_has_a_file_and_the_next_one_that_was_left_last() {
        let folder = Folder::new();
        let take = || own_file(&folder.0, "draft");
        let name = |file: &OwnFile| file.path.file_name().unwrap().to_owned();
        let (one, two) = (take(), take());
        assert_eq!(
            (name(&one), name(&two)),
            ("draft.ron".into(), "draft-2.ron".into())
        );
        let earlier = SystemTime::now() - Duration::from_secs(60);
        fs::write(&one.path, "one").unwrap();
        File::options()
            .write(true)
            .open(&one.path)
            .unwrap()
            .set_modified(earlier)
            .unwrap();
        fs::write(&two.path, "two").unwrap();
        drop(one);
        assert_eq!(name(&take()), "draft.ron");
        drop(two);
        let last = take();
        assert_eq!(name(&last), "draft-2.ron");
        assert_eq!(name(&take()), "draft.ron");
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_a_lock_is_not_waited_for() {
        let folder = Folder::new();
        let pipe = folder.file("draft.window");
        let made = std::process::Command::new("mkfifo").arg(pipe).status();
        assert!(made.unwrap().success());
        let file = own_file(&folder.0, "draft");
        assert!(file.path.ends_with("draft-2.ron"));
    }

    #[test]
    fn without_a_folder_there_is_a_name_all_the_same() {
        let folder = Folder::new();
        let file = own_file(&folder.file("none"), "draft");
        assert!(file.path.ends_with("none/draft.ron"));
    }
}
