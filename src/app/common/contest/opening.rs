//! A window enters a contest: it goes on with what is there, or begins. What was changed outside meanwhile is noted.

use super::read::read_contest;
use super::run::{ContestPhase, ContestRun};
use super::state_file::StateFile;
use crate::contest::{
    Beginning, ContestClock, ContestFolder, ContestState, Leap, Now, SealFault, UsedTime, digest,
    ordinary,
};
use crate::handed::{self, SignKind};
use crate::store::{Cause, StorageError, Tried};
use crate::store::{Saver, lock_if_free, unreadable};
use engine::task::Course;
use engine::text::Text;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A window that was closed for less is not worth telling.
const SHORT: Duration = Duration::from_secs(60);
/// A window that was just killed may hold its lock for a moment more.
const PATIENCE: Duration = Duration::from_millis(400);

impl ContestRun {
    /// Goes on with the contest of a folder, or begins it.
    pub fn open(folder: ContestFolder, saver: &Saver, text: &Text) -> ContestRun {
        let started = Instant::now();
        let now = Now::at_start();
        let beginning = folder.beginning();
        let opened_before = was_opened(&folder, beginning.as_ref(), now.wall);
        let left_alone = left_alone(&folder);
        let (odd_lock, lock) = match left_alone {
            None => (
                found_odd(&folder.lock_path()),
                lock_if_free(&folder.lock_path(), PATIENCE),
            ),
            Some(_) => (None, None),
        };
        let alone = lock.is_some();

        let TasksThere {
            tasks,
            sum,
            course,
            mut standing,
            mut unread,
            mut changed,
        } = TasksThere::of(&folder, beginning.as_ref(), alone, text);
        unread.extend(odd_lock);

        let known = folder.state();
        let lost = known.is_none() && opened_before;
        let damaged = opened_before && (known.is_none() || beginning.is_none());
        let begun = || begun_state((sum, course.as_deref()), beginning.as_ref(), now.wall);
        let mut state = known.unwrap_or_else(begun);
        if let Some(why) = &left_alone {
            standing = ContestPhase::Unread(why.sentence(text));
        } else if !alone {
            folder.note(SignKind::SecondWindow);
            standing = ContestPhase::Elsewhere;
        } else if lost {
            // It may tell a teacher something still.
            unread.extend(found_changed(&folder.state_path()));
        }
        if alone && state.closed.is_some() {
            standing = ContestPhase::Over;
        }
        if alone && state.tasks.is_some() && sum.is_none() {
            standing = ContestPhase::NoTasks(text.msg_contest_says_tasks_gone());
        }
        changed |= state.tasks.is_some() && state.tasks != sum;
        state.tasks = sum.or(state.tasks);

        let before: UsedTime = state.time;
        let (clock, leap) = ContestClock::resume(before, now);
        state.time = clock.time();
        let fresh = !opened_before;
        let begins = beginning.is_none();
        let beginning = beginning.unwrap_or_else(|| Beginning::new(state.begun, tasks));
        let mut run = ContestRun {
            file: Arc::new(StateFile::of(folder.clone(), beginning.clone())),
            folder,
            course,
            standing,
            state,
            fresh,
            key: beginning.key,
            clock,
            started,
            saver: saver.clone(),
            written: started,
            looked: started,
            closes: false,
            deliveries: Vec::new(),
            open: String::new(),
            left: Vec::new(),
            unread,
            there: true,
            locked: lock,
        };
        if !alone {
            return run;
        }
        if begins {
            run.put_beginning(&beginning);
        }
        run.tell_what_happened((damaged, changed), (before, leap));
        if fresh {
            run.tell_first_window(now.wall);
        }
        run.save();
        run.look_for_handed_in(text);
        run
    }

    fn put_beginning(&mut self, beginning: &Beginning) {
        let path = self.folder.beginning_path();
        self.unread.extend(found_changed(&path));
        // What cannot be written now is put back with the state.
        let _ = self.folder.put_beginning(beginning);
    }

    /// Notes what became of the contest since it was left: files that were changed, the time that it was closed.
    fn tell_what_happened(
        &mut self,
        (damaged, changed): (bool, bool),
        (before, leap): (UsedTime, Option<Leap>),
    ) {
        if damaged {
            self.sign(SignKind::StateChanged);
        }
        if !self.fresh && self.standing != ContestPhase::Over {
            self.sign(SignKind::Restarted);
            let closed = self.state.time.used().saturating_sub(before.used());
            if closed > SHORT {
                self.sign(SignKind::ClosedFor(closed.as_secs()));
            }
        }
        if let Some(leap) = leap {
            self.leapt(leap);
        }
        if changed {
            self.sign(SignKind::TasksChanged);
        }
    }

    /// Notes what is odd about the beginning, and that it was begun.
    fn tell_first_window(&mut self, wall: Duration) {
        if let Some(behind) = self.folder.clock_is_behind(wall) {
            self.sign(SignKind::ClockSetBack(behind.as_secs()));
        }
        let times = self.folder.begun_before();
        if times > 0 && self.course.is_some() {
            self.sign(SignKind::BegunBefore(times));
        }
        // Before it is said elsewhere that it was begun: else a window that is killed now would look damaged.
        self.save_now();
        self.folder.note_begun();
    }

    /// Looks whether what was handed in is there.
    fn look_for_handed_in(&mut self, text: &Text) {
        self.settle_code(text);
        match self.kept_whole(text) {
            Some(_) => self.remember_handed_in(),
            // It is handed in anew, at the end of the time at the latest.
            None => self.unread.extend(found_changed(&self.kept())),
        }
        self.closes = self.standing == ContestPhase::Over && !self.kept().is_file();
        if self.closes && !self.state.code.is_empty() {
            // It was there.
            self.sign(SignKind::StateChanged);
        }
        self.deliver_again();
    }
}

/// The tasks of a contest as they were when it began, whatever became of them.
struct TasksThere {
    tasks: Option<String>,
    /// Their digest.
    sum: Option<u64>,
    course: Option<Arc<Course>>,
    /// Why one cannot go on with them, if so.
    standing: ContestPhase,
    unread: Vec<StorageError>,
    changed: bool,
}

impl TasksThere {
    /// Reads them; where they were changed, those of the beginning are put back if the window is `alone`.
    fn of(
        folder: &ContestFolder,
        beginning: Option<&Beginning>,
        alone: bool,
        text: &Text,
    ) -> TasksThere {
        let as_begun = beginning.and_then(|begun| begun.tasks.clone());
        let mut tasks = folder.tasks_text();
        let mut standing = ContestPhase::Open;
        let mut unread = Vec::new();
        let mut changed = false;
        if as_begun.is_some() && as_begun != tasks {
            (tasks, changed) = (as_begun, true);
            if alone {
                unread.extend(found_changed(&folder.tasks_path()));
            }
            let put = |text: &String| folder.put_tasks_text(text);
            if let Some(Err(error)) = tasks.as_ref().filter(|_| alone).map(put) {
                let error = StorageError::new(Tried::Write, &folder.tasks_path(), error);
                standing = ContestPhase::NoTasks(error.sentence(text));
            }
        }
        let sum = tasks.as_ref().map(|tasks| digest(tasks.as_bytes()));
        let course = match sum.map(|_| read_contest(&folder.tasks_path(), text)) {
            None => None,
            Some(Ok(course)) => Some(Arc::new(course)),
            Some(Err(sentence)) => {
                standing = ContestPhase::NoTasks(sentence);
                None
            }
        };
        TasksThere {
            tasks,
            sum,
            course,
            standing,
            unread,
            changed,
        }
    }
}

/// The state of a contest of which none is known: new, but time is not won by damaging what is remembered of it.
fn begun_state(
    (sum, course): (Option<u64>, Option<&Course>),
    beginning: Option<&Beginning>,
    wall: Duration,
) -> ContestState {
    let minutes = course.and_then(|course| course.contest);
    let minutes = minutes.map(|contest| contest.minutes);
    let begun = beginning.map(|begun| Duration::from_secs(begun.begun));
    let begun = begun.filter(|begun| *begun < wall).unwrap_or(wall);
    ContestState::begin(sum, minutes, begun)
}

/// Why the contest is left as it is: a newer version wrote a file of it, or the system does not let us read it.
fn left_alone(folder: &ContestFolder) -> Option<StorageError> {
    let state = (folder.state_path(), folder.read_state().err());
    let beginning = (folder.beginning_path(), folder.read_beginning().err());
    let kept = folder.handed_in_path();
    let newer = handed::is_newer(&kept).then(|| SealFault::Newer(String::new()));
    [state, beginning, (kept, newer)]
        .into_iter()
        .find_map(|(path, fault)| {
            let cause = match fault? {
                SealFault::Newer(_) => Cause::Newer,
                SealFault::Io(error) => error.into(),
                SealFault::Damaged => return None,
            };
            Some(StorageError::new(Tried::Read, &path, cause))
        })
}

/// A file that has not the contents that were written is set aside; nothing is said of one that is not there.
fn found_changed(path: &Path) -> Option<StorageError> {
    fs::symlink_metadata(path).ok()?;
    Some(unreadable(
        path,
        StorageError::new(Tried::Read, path, Cause::Sealed),
    ))
}

/// What is no ordinary file is set aside.
fn found_odd(path: &Path) -> Option<StorageError> {
    let odd = ordinary(path).err()?;
    Some(unreadable(path, StorageError::new(Tried::Read, path, odd)))
}

/// Whether a window was in this contest before. One that was killed in its very first moment was not.
fn was_opened(folder: &ContestFolder, beginning: Option<&Beginning>, now: Duration) -> bool {
    let old = beginning.is_some_and(|begun| now > Duration::from_secs(begun.begun) + SHORT);
    let locked = folder.lock_path().exists() && folder.is_listed();
    folder.state_path().exists() || locked || old
}
