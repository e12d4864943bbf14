//! Data folders other than the usual one: a contest can lie in one of them, and so can what goes round it.

use super::{MOST_BYTES, bounded, note_outside};
use crate::atomic_file::write_whole;
use crate::handed::SignKind;
use std::fs;
use std::path::{Path, PathBuf};

/// The file in the usual data folder that names the others in which there was a contest, a line each.
const PLACES: &str = "contest-folders.txt";
/// How many are remembered, the last ones.
const MOST: usize = 32;

/// Remembers that there is a contest in another data folder than the `usual` one.
pub fn remember_place(usual: &Path, other: &Path) {
    // Who asks may stand elsewhere.
    let Ok(other) = std::path::absolute(other) else {
        return;
    };
    let Some(line) = other.to_str().filter(|path| !path.contains('\n')) else {
        return;
    };
    let mut known = places(usual);
    if *usual == *other || known.contains(&other) {
        return;
    }
    known.push(line.into());
    let known = known[known.len().saturating_sub(MOST)..].iter();
    let lines: String = known.map(|path| format!("{}\n", path.display())).collect();
    // Whoever may not write here remembers nothing.
    let _ = fs::create_dir_all(usual);
    let _ = write_whole(&usual.join(PLACES), lines.as_bytes());
}

/// Notes something once in the contests of these data folders, and of those that are known there, but for one: the one in
/// which it is done.
pub fn note_elsewhere(usual: &[PathBuf], but_for: Option<&Path>, what: &SignKind) {
    let known = usual.iter().flat_map(|usual| places(usual));
    let folders: Vec<PathBuf> = known.chain(usual.iter().cloned()).collect();
    let but_for = but_for.map(real);
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| real(folder)).collect();
    folders.sort();
    folders.dedup();
    folders.retain(|folder| Some(folder) != but_for.as_ref());
    for folder in folders {
        note_outside(&folder, what);
    }
}

/// A folder by one name, whatever way leads there; as it is called if it is not there.
fn real(folder: &Path) -> PathBuf {
    fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned())
}

fn places(usual: &Path) -> Vec<PathBuf> {
    let bytes = bounded(&usual.join(PLACES), MOST_BYTES).unwrap_or_default();
    // A line that is damaged costs only itself.
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().rev().take(MOST).map(PathBuf::from);
    let mut places: Vec<PathBuf> = lines.collect();
    places.reverse();
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{ContestFolder, ContestState, wall_clock};
    use crate::test_folder::Folder;

    #[test]
    fn what_is_done_beside_a_contest_is_noted_wherever_that_lies() {
        let folder = Folder::new();
        let (usual, other) = (folder.file("usual"), folder.file("other"));
        remember_place(&usual, &other);
        remember_place(&usual, &other);
        remember_place(&usual, &usual);
        assert_eq!(places(&usual), [&*other]);
        // The last ones are known: an old one makes room.
        for number in 0..MOST {
            remember_place(&usual, &folder.file(&format!("{number}")));
        }
        assert!(!places(&usual).contains(&other));
        remember_place(&usual, &other);
        assert_eq!(
            (places(&usual).len(), places(&usual).last()),
            (MOST, Some(&other))
        );
        let begins = |data: &Path, minutes| {
            let contest = ContestFolder::named(data, "gara-1");
            let state = ContestState::begin(None, minutes, wall_clock());
            contest.put_state(&state).unwrap();
            contest
        };
        let contests = [begins(&usual, Some(30)), begins(&other, None)];
        let seen = |but_for| {
            // One of them by two ways.
            let folders = [usual.clone(), other.clone(), usual.join("../other")];
            note_elsewhere(&folders, but_for, &SignKind::WindowOutside);
            contests
                .each_ref()
                .map(|contest| contest.take_notes().len())
        };
        assert_eq!(seen(None), [1, 1]);
        assert_eq!(seen(Some(&other)), [1, 0]);
        for contest in &contests {
            let mut state = contest.state().unwrap();
            state.ended = true;
            contest.put_state(&state).unwrap();
        }
        assert_eq!(seen(None), [0, 0]);
    }
}
