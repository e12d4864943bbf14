//! A contest while a window is in it.

use super::delivery::Delivery;
use super::state_file::StateFile;
use crate::contest::{ContestClock, ContestFolder, ContestState, Now, boot, wall_clock};
use crate::handed::SignKind;
use crate::store::StorageError;
use crate::store::{Saver, Unsaved as _, lock_if_free};
use engine::task::{Course, Task};
use engine::text::Text;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Interval between two writings of the state, for the time used.
const EVERY: Duration = Duration::from_secs(5);
/// Interval between two looks for notes of others.
const LOOK: Duration = Duration::from_secs(1);

/// How a window stands to its contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestPhase {
    /// It is the window in which one works.
    Open,
    /// Another window is that.
    Elsewhere,
    /// The tasks cannot be read: the sentence that says why.
    NoTasks(String),
    /// What is remembered cannot be read, though nobody damaged it, and is left alone: the sentence that says why.
    Unread(String),
    /// The time is over.
    Over,
}

/// What passed since the last look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestTick {
    Nothing,
    /// The time is over; what is there is to be handed in now.
    TimeIsOver,
    /// What was handed in has reached its file.
    Delivered(PathBuf),
}

/// A contest.
#[derive(Debug)]
pub struct ContestRun {
    pub(super) folder: ContestFolder,
    pub(super) course: Option<Arc<Course>>,
    pub(super) standing: ContestPhase,
    pub(super) state: ContestState,
    /// Whether it begins with this window.
    pub(super) fresh: bool,
    /// A number that only this contest has.
    pub(super) key: u64,
    pub(super) clock: ContestClock,
    pub(super) started: Instant,
    pub(super) saver: Saver,
    pub(super) file: Arc<StateFile>,
    pub(super) written: Instant,
    pub(super) looked: Instant,
    /// The time was over, but what was there is not kept yet.
    pub(super) closes: bool,
    /// What could not be written where it belongs.
    pub(super) deliveries: Vec<Delivery>,
    /// The task whose program is on the canvas.
    pub(super) open: String,
    /// Programs that left the canvas, by their checksums, and whether something in them was brought along.
    pub(super) left: Vec<(u64, bool)>,
    /// The files that could not be read, to be told.
    pub(super) unread: Vec<StorageError>,
    /// Whether the folder was there at the last look.
    pub(super) there: bool,
    /// Keeps other windows out.
    pub(super) locked: Option<File>,
}

impl ContestRun {
    pub fn standing(&self) -> &ContestPhase {
        &self.standing
    }

    /// Whether it began when this window was opened.
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// When it began, since 1970.
    pub fn begun(&self) -> Duration {
        Duration::from_secs(self.state.begun)
    }

    /// Its tasks, if it has some of its own.
    pub fn course(&self) -> Option<&Course> {
        self.course.as_deref()
    }

    pub fn tasks(&self) -> impl Iterator<Item = &Task> {
        let parts = self.course().map_or(&[][..], |course| &course.tasks);
        parts.iter().map(|part| &part.value)
    }

    pub fn tasks_path(&self) -> PathBuf {
        self.folder.tasks_path()
    }

    /// A number that only this contest has.
    pub fn key(&self) -> u64 {
        self.key
    }

    pub fn folder(&self) -> &Path {
        &self.folder.path
    }

    pub fn state(&self) -> &ContestState {
        &self.state
    }

    /// How much time is left; none if there is no limit.
    pub fn left(&self) -> Option<Duration> {
        let minutes = self.state.minutes?;
        let all = Duration::from_secs(u64::from(minutes) * 60);
        Some(all.saturating_sub(self.clock.time().used()))
    }

    /// Goes on to now.
    pub fn tick(&mut self) -> ContestTick {
        if self.locked.is_none() {
            return ContestTick::Nothing;
        }
        let running = self.started.elapsed();
        let leap = self.clock.tick(Now {
            wall: wall_clock(),
            running,
            boot: boot(),
        });
        self.state.time = self.clock.time();
        if let Some(leap) = leap {
            self.leapt(leap);
        }
        if self.looked.elapsed() > LOOK {
            self.looked = Instant::now();
            for sign in self.folder.take_notes() {
                self.state.add_sign(sign);
                self.save();
            }
            self.look_after_lock();
        }
        if let Some(path) = self.delivered() {
            return ContestTick::Delivered(path);
        }
        if self.written.elapsed() > EVERY && self.standing != ContestPhase::Over {
            self.save();
        }
        if std::mem::take(&mut self.closes) {
            return ContestTick::TimeIsOver;
        }
        let over = self.left() == Some(Duration::ZERO);
        if over && self.state.closed.is_none() && self.standing == ContestPhase::Open {
            self.state.closed = Some(wall_clock().as_secs());
            self.standing = ContestPhase::Over;
            self.save();
            return ContestTick::TimeIsOver;
        }
        ContestTick::Nothing
    }

    /// The lock goes with the folder.
    fn look_after_lock(&mut self) {
        let there = self.folder.lock_path().exists();
        if self.there && !there {
            // The folder was taken away, from where others could note what they do.
            self.sign(SignKind::StateChanged);
        }
        self.there = there;
        // Nobody is kept out by what is gone: it is made again, once the folder is.
        if !there && let Some(lock) = lock_if_free(&self.folder.lock_path(), Duration::ZERO) {
            self.locked = Some(lock);
        }
    }

    /// Has the state written, if this is the window that has the contest.
    pub(super) fn save(&mut self) {
        if self.locked.is_none() {
            return;
        }
        self.written = Instant::now();
        self.file.set(self.state.clone());
        self.saver.save(&self.file);
    }

    /// Has the state written before anything else is; what cannot be written is tried again.
    pub(super) fn save_now(&mut self) {
        if self.locked.is_none() {
            return;
        }
        self.save();
        let file = Arc::clone(&self.file);
        let _ = self
            .saver
            .at_once(self.file.path(), move |aside| file.write(aside));
    }

    /// The tasks cannot be used: the sentence that says why.
    pub fn lacks_tasks(&mut self, sentence: String) {
        if self.locked.is_some() {
            self.standing = ContestPhase::NoTasks(sentence);
        }
    }

    /// Why nothing is done to the contest in this window, if nothing is: the sentence.
    pub fn stays_away(&self, text: &Text) -> Option<String> {
        match self.standing {
            ContestPhase::Elsewhere => Some(text.msg_contest_says_do_it_there()),
            ContestPhase::Unread(ref why) => Some(why.clone()),
            ContestPhase::Open | ContestPhase::NoTasks(_) | ContestPhase::Over => None,
        }
    }

    /// Who takes part.
    pub fn set_name(&mut self, name: &str) {
        name.clone_into(&mut self.state.name);
        self.save();
    }

    /// The slots that are named as solutions.
    pub fn name_slots(&mut self, named: std::collections::BTreeMap<String, usize>) {
        self.state.named = named;
        self.save();
    }

    /// It is over, by a teacher's word or because somebody else begins.
    ///
    /// # Errors
    /// It cannot be saved; it is not over then.
    pub fn end(&mut self) -> Result<(), StorageError> {
        self.state.ended = true;
        self.save();
        let written = self.saver.flush();
        if written.is_err() {
            self.state.ended = false;
            self.save();
        }
        written
    }
}
