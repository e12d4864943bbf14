//! What a clock that is set back leaves behind: files and folders that are newer than now.

use super::{CONTESTS, ContestFolder};
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// Clocks of computers that share a disk differ by less.
const TOLERANCE: Duration = Duration::from_secs(300);
/// How many folders above that of a contest are looked at.
const FOLDERS: usize = 4;
/// The most files that are looked at in that of the contests, and in the data folder.
const MOST_FILES: usize = 500;

impl ContestFolder {
    /// By how much what lies around it is newer than the clock says, if that is telling: who takes away what is left of a
    /// contest, and sets the clock back to begin it anew, leaves folders that were changed later than now.
    pub fn clock_is_behind(&self, now: Duration) -> Option<Duration> {
        let folders = self.path.ancestors().skip(1).take(FOLDERS);
        // What others keep beside the data folder may have any time.
        let contests = self.path.parent();
        let contests =
            contests.filter(|folder| folder.file_name().is_some_and(|name| name == CONTESTS));
        let ours = contests.into_iter().chain(contests.and_then(Path::parent));
        let inside = ours.flat_map(|folder| {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let entries = entries.filter(|entry| entry.path() != self.path);
            let seen = entries.take(MOST_FILES).map(|entry| entry.metadata());
            seen.flatten().collect::<Vec<Metadata>>()
        });
        let seen = folders.flat_map(fs::metadata);
        let times = seen.chain(inside).filter_map(|seen| {
            let changed = seen.modified().ok()?;
            changed.duration_since(SystemTime::UNIX_EPOCH).ok()
        });
        let ahead = times.max()?.saturating_sub(now);
        (ahead > TOLERANCE).then_some(ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::wall_clock;
    use crate::test_folder::Folder;
    use std::fs::File;

    #[test]
    fn what_is_newer_than_now_tells_of_a_clock_that_was_set_back() {
        let folder = Folder::new();
        let contest = ContestFolder::named(&folder.0, "gara-0123-1");
        fs::create_dir_all(&contest.path).unwrap();
        let now = wall_clock();
        assert_eq!(contest.clock_is_behind(now), None);
        // Its folders were changed an hour from now.
        let back = now - Duration::from_secs(3600);
        let behind = contest.clock_is_behind(back).unwrap();
        assert!(behind > Duration::from_secs(3500), "{behind:?}");
        // Or a file of the data folder was.
        let later = SystemTime::now() + Duration::from_secs(2 * 3600);
        let file = File::create(folder.file("settings.ron")).unwrap();
        file.set_modified(later).unwrap();
        let behind = contest.clock_is_behind(now).unwrap();
        assert!(behind > Duration::from_secs(7000), "{behind:?}");
        // What the contest itself writes does not count.
        fs::remove_file(folder.file("settings.ron")).unwrap();
        let file = File::create(contest.path.join("contest.ron")).unwrap();
        file.set_modified(later).unwrap();
        assert_eq!(contest.clock_is_behind(now), None);
    }
}
