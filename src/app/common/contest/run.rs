//! A contest while a window is in it.

use super::delivery::{Delivery, write};
use super::read::read_contest;
use crate::app::common::saver::{Saver, Unsaved, lock_if_free, set_aside};
use crate::app::common::storage::{StorageError, Tried};
use crate::contest::{
    Brought, ContestClock, ContestFolder, ContestState, Leap, Now, Saving, Sign, digest, wall_clock,
};
use crate::handed::{SignKind, Way};
use engine::task::{Course, Task};
use engine::text::Text;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The state is written so often, for the time that is used.
const EVERY: Duration = Duration::from_secs(5);
/// What others noted is looked for so often.
const LOOK: Duration = Duration::from_secs(1);
/// A window that was closed for less is not worth telling.
const SHORT: Duration = Duration::from_secs(60);
/// A window that was just killed may hold its lock for a moment more.
const PATIENCE: Duration = Duration::from_millis(400);
/// The file with what was handed in last.
const HANDED_IN: &str = "handed-in.ron";

/// How a window stands to its contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is the window in which one works.
    Open,
    /// Another window is that.
    Elsewhere,
    /// The tasks cannot be read: the sentence that says why.
    NoTasks(String),
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
    folder: ContestFolder,
    course: Option<Arc<Course>>,
    standing: Standing,
    state: ContestState,
    /// Whether it begins with this window.
    fresh: bool,
    clock: ContestClock,
    started: Instant,
    saver: Saver,
    file: Arc<StateFile>,
    written: Instant,
    looked: Instant,
    delivery: Option<Delivery>,
    _lock: Option<File>,
}

/// The file of the state.
#[derive(Debug)]
struct StateFile {
    folder: ContestFolder,
    path: PathBuf,
    newest: Mutex<Option<ContestState>>,
}

impl Unsaved for StateFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self) -> Result<(), StorageError> {
        let newest = || self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(state) = newest().take() else {
            return Ok(());
        };
        let written = self.folder.put_state(&state);
        written.map_err(|error| {
            newest().get_or_insert(state);
            StorageError::new(Tried::Write, &self.path, error)
        })
    }
}

impl ContestRun {
    /// Goes on with the contest of a folder, or begins it. What was changed outside is noted.
    pub fn open(folder: ContestFolder, saver: &Saver, text: &Text) -> ContestRun {
        let started = Instant::now();
        let lock = folder.path.join("contest.lock");
        let opened_before = lock.exists();
        let lock = lock_if_free(&lock, PATIENCE);
        let now = Now {
            wall: wall_clock(),
            running: Duration::ZERO,
        };
        let tasks = folder.tasks_digest();
        let (course, mut standing) = match tasks.map(|_| read_contest(&folder.tasks_path(), text)) {
            None => (None, Standing::Open),
            Some(Ok(course)) => (Some(Arc::new(course)), Standing::Open),
            Some(Err(sentence)) => (None, Standing::NoTasks(sentence)),
        };
        let minutes = course.as_ref().and_then(|course| course.contest);
        let minutes = minutes.map(|contest| contest.minutes);
        let known = folder.state();
        let damaged = known.is_none() && opened_before;
        let mut state = known.unwrap_or_else(|| ContestState::begin(tasks, minutes, now.wall));
        if lock.is_none() {
            folder.note(SignKind::SecondWindow);
            standing = Standing::Elsewhere;
        } else if damaged {
            // It may tell a teacher something still.
            let _ = set_aside(&folder.state_path());
        }
        if state.closed.is_some() {
            standing = Standing::Over;
        }
        if state.tasks.is_some() && tasks.is_none() {
            standing = Standing::NoTasks(text.msg_contest_says_tasks_gone());
        }
        let (clock, leap) = ContestClock::resume(state.time, now);
        let gap = now.wall.saturating_sub(state.time.wall());
        state.time = clock.time();
        let path = folder.state_path();
        let mut run = ContestRun {
            file: Arc::new(StateFile {
                folder: folder.clone(),
                path,
                newest: Mutex::default(),
            }),
            folder,
            course,
            standing,
            state,
            fresh: !opened_before,
            clock,
            started,
            saver: saver.clone(),
            written: started,
            looked: started,
            delivery: None,
            _lock: lock,
        };
        if run.standing == Standing::Elsewhere {
            return run;
        }
        if damaged {
            run.sign(SignKind::StateChanged);
        }
        if !run.fresh && run.standing != Standing::Over {
            run.sign(SignKind::Restarted);
            if gap > SHORT {
                run.sign(SignKind::ClosedFor(gap.as_secs()));
            }
        }
        if let Some(leap) = leap {
            run.leapt(leap);
        }
        if run.state.tasks != tasks {
            run.sign(SignKind::TasksChanged);
            run.state.tasks = tasks.or(run.state.tasks);
        }
        run.save();
        run.deliver_again();
        run
    }

    pub fn standing(&self) -> &Standing {
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
        if self.standing == Standing::Elsewhere {
            return ContestTick::Nothing;
        }
        let running = self.started.elapsed();
        let leap = self.clock.tick(Now {
            wall: wall_clock(),
            running,
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
        }
        if let Some(delivery) = self.delivery.take_if(Delivery::is_there) {
            let path = delivery.file().to_owned();
            self.state.delivered = true;
            self.save();
            return ContestTick::Delivered(path);
        }
        if self.written.elapsed() > EVERY && self.standing != Standing::Over {
            self.save();
        }
        let over = self.left() == Some(Duration::ZERO);
        if over && self.state.closed.is_none() && self.standing == Standing::Open {
            self.state.closed = Some(wall_clock().as_secs());
            self.standing = Standing::Over;
            self.save();
            return ContestTick::TimeIsOver;
        }
        ContestTick::Nothing
    }

    fn save(&mut self) {
        self.written = Instant::now();
        let newest = self.file.newest.lock();
        let before = newest
            .unwrap_or_else(PoisonError::into_inner)
            .replace(self.state.clone());
        drop(before);
        self.saver.save(&self.file);
    }

    /// Notes something that a teacher is to know.
    pub fn sign(&mut self, what: SignKind) {
        let at = wall_clock().as_secs();
        self.state.add_sign(Sign { at, what });
        self.save();
    }

    fn leapt(&mut self, leap: Leap) {
        self.sign(match leap {
            Leap::Back(by) => SignKind::ClockSetBack(by.as_secs()),
            Leap::Forward(by) => SignKind::ClockSetForward(by.as_secs()),
        });
    }

    /// The tasks cannot be used: the sentence that says why.
    pub fn lacks_tasks(&mut self, sentence: String) {
        self.standing = Standing::NoTasks(sentence);
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

    /// A text leaves the window: by the clipboard, or into a file.
    pub fn leaves(&mut self, text: &str) {
        self.state.leaves(&plain(text));
        self.save();
    }

    /// Whether a text left the window before.
    pub fn is_own(&self, text: &str) -> bool {
        self.state.is_own(&plain(text))
    }

    /// Blocks came in that did not come into being here.
    pub fn brought(&mut self, how: Way, task: &str, blocks: usize) {
        self.state.add_brought(Brought {
            at: wall_clock().as_secs(),
            how,
            task: task.to_owned(),
            blocks,
        });
        self.mark_canvas(task, true);
    }

    /// Says whether something in the program on the canvas was brought along.
    pub fn mark_canvas(&mut self, task: &str, brought: bool) {
        match brought {
            true => self.state.canvas_brought.insert(task.to_owned()),
            false => self.state.canvas_brought.remove(task),
        };
        self.save();
    }

    /// A program was saved into a slot.
    pub fn saved(&mut self, task: &str, slot: usize, program: &str) {
        let saving = Saving {
            at: wall_clock().as_secs(),
            task: task.to_owned(),
            slot,
            program: digest(program.as_bytes()),
            brought: self.state.canvas_brought.contains(task),
        };
        self.state.add_saving(saving);
        self.save();
    }

    /// How a program of a slot was saved last; none if it was not saved by this window.
    pub fn saving_of(&self, program: &str) -> Option<&Saving> {
        let digest = digest(program.as_bytes());
        let mut savings = self.state.savings.iter().rev();
        savings.find(|saving| saving.program == digest)
    }

    /// Keeps what is handed in, and sends it to its file; where that cannot be written it is tried again.
    ///
    /// # Errors
    /// Why it is not in that file, or where there is none, not in the folder of the contest.
    pub fn hand_in(&mut self, text: String, to: Option<PathBuf>) -> Result<(), StorageError> {
        let text: Arc<str> = text.into();
        let kept = write(&self.kept(), &text, &self.saver);
        if to.is_some() {
            self.state.destination = to;
        }
        self.state.delivered = false;
        let sent = match self.state.destination.clone() {
            None => kept,
            Some(path) => {
                let sent = write(&path, &text, &self.saver);
                self.state.delivered = sent.is_ok();
                self.delivery = sent.is_err().then(|| Delivery::of(path, text));
                sent
            }
        };
        self.save();
        sent
    }

    /// The file in the folder of the contest with what was handed in last.
    pub fn kept(&self) -> PathBuf {
        self.folder.path.join(HANDED_IN)
    }

    /// Where what was handed in is on its way to.
    pub fn on_its_way(&self) -> Option<&Path> {
        self.delivery.as_ref().map(Delivery::file)
    }

    /// What did not reach its file when the window was closed is sent again.
    fn deliver_again(&mut self) {
        let Some(path) = self.state.destination.clone() else {
            return;
        };
        let text = std::fs::read_to_string(self.kept());
        if let Some(text) = text.ok().filter(|_| !self.state.delivered) {
            self.delivery = Some(Delivery::of(path, text.into()));
        }
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

/// As it is on every system, whatever a clipboard makes of the ends of lines.
fn plain(text: &str) -> String {
    let lines = text.trim().lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n")
}
