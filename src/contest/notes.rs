//! What other processes note for the window that is in a contest.

use super::{ContestFolder, ContestSign, add_line, bounded, wall_clock};
use crate::handed::SignKind;
use std::fs::{self, Metadata};
use std::time::Duration;

/// The file, a line a sign.
const NOTES: &str = "notes.ron";
/// The longest such file, in bytes.
const MOST_NOTES: u64 = 64 << 10;
/// Who makes the file writes into it sooner.
const MOMENT: Duration = Duration::from_secs(2);

impl ContestFolder {
    /// Notes something for the window that is in the contest.
    pub fn note(&self, what: SignKind) {
        let at = wall_clock().as_secs();
        let Ok(line) = ron::to_string(&ContestSign { at, what }) else {
            return;
        };
        let path = self.path.join(NOTES);
        // Whoever may not write here notes nothing.
        let _ = add_line(&path, &line, MOST_NOTES);
    }

    /// What was noted since it was asked last. Where something else lies in the place of the notes, which would keep
    /// others from being written, or stands among them, that is a sign too.
    pub fn take_notes(&self) -> Vec<ContestSign> {
        let path = self.path.join(NOTES);
        let Ok(there) = fs::symlink_metadata(&path) else {
            return Vec::new();
        };
        if is_just_made(&there) {
            return Vec::new();
        }
        // Under a name of its own, so that what is noted from now on goes into a file of its own.
        let taken = format!("{NOTES}-{}", wall_clock().as_nanos());
        let taken = self.path.join(taken);
        let taken = match fs::rename(&path, &taken) {
            Ok(()) => taken,
            // What cannot be moved is read where it is.
            Err(_) => path,
        };
        let text = match there.is_file() {
            true => bounded(&taken, MOST_NOTES).unwrap_or_default(),
            false => Vec::new(),
        };
        let text = String::from_utf8_lossy(&text);
        let notes: Vec<Option<ContestSign>> =
            text.lines().map(|line| ron::from_str(line).ok()).collect();
        // A folder stays there; it does no harm.
        let _ = fs::remove_file(&taken);
        let odd = notes.is_empty() || notes.contains(&None);
        let odd = odd.then(|| ContestSign {
            at: wall_clock().as_secs(),
            what: SignKind::StateChanged,
        });
        notes.into_iter().flatten().chain(odd).collect()
    }
}

/// Whether it is an empty file into which somebody is about to write.
fn is_just_made(there: &Metadata) -> bool {
    let age = there.modified().ok().and_then(|made| made.elapsed().ok());
    there.is_file() && there.len() == 0 && age.is_some_and(|age| age < MOMENT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::note_outside;
    use crate::test_folder::Folder;
    use std::fs::File;
    use std::time::SystemTime;

    fn seen(contest: &ContestFolder) -> Vec<SignKind> {
        let signs = contest.take_notes().into_iter();
        signs.map(|sign| sign.what).collect()
    }

    #[test]
    fn notes_of_other_processes_arrive_once() {
        let folder = Folder::new();
        let contest = ContestFolder::at(folder.0.clone());
        let judge = SignKind::CommandLine("judge".to_owned());
        note_outside(&folder.0, &judge);
        assert_eq!(seen(&contest), []);
        contest.note(SignKind::SecondWindow);
        contest.note(judge.clone());
        assert_eq!(seen(&contest), [SignKind::SecondWindow, judge]);
        assert_eq!(seen(&contest), []);
    }

    #[test]
    fn who_keeps_notes_from_being_written_is_seen() {
        let folder = Folder::new();
        let contest = ContestFolder::at(folder.0.clone());
        let notes = folder.file(NOTES);
        let nothing = || {
            let file = File::create(&notes).unwrap();
            // Whoever has just made it is about to write.
            assert!(contest.take_notes().is_empty());
            file.set_modified(SystemTime::now() - 2 * MOMENT).unwrap();
        };
        let in_place: [&dyn Fn(); 4] = [
            &|| fs::write(&notes, b"\xff\n(at: 1, what: Nonsense)\n").unwrap(),
            &nothing,
            &|| fs::create_dir_all(notes.join("full")).unwrap(),
            #[cfg(unix)]
            &|| std::os::unix::fs::symlink("/dev/null", &notes).unwrap(),
            #[cfg(not(unix))]
            &|| fs::create_dir(&notes).unwrap(),
        ];
        for puts in in_place {
            puts();
            assert_eq!(seen(&contest), [SignKind::StateChanged]);
            // Then notes are written again.
            assert_eq!(seen(&contest), []);
            contest.note(SignKind::SecondWindow);
            assert_eq!(seen(&contest), [SignKind::SecondWindow]);
        }
    }
}
