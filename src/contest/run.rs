//! A contest while a window is in it, and its hand-ins on their way.

use super::folder::{ContestFolder, read_contest};
use super::hand_in::{HandIn, MAX_MEGABYTES, is_newer_hand_in};
use super::state::{ContestClock, ContestState, StateFault};
use super::wall_clock;
use crate::background::{BackgroundTask, take_ended};
use crate::store::{
    Cause, CopiedPrograms, StorageError, Store, Tried, Unsaved, lock_if_free, read_file,
    unreadable, write_file,
};
use engine::task::{Course, Task};
use engine::text::Text;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time between two savings of the state, for the time used.
const SAVE_EVERY: Duration = Duration::from_secs(5);
/// A window that was just killed may hold its lock for a moment more.
const PATIENCE: Duration = Duration::from_millis(400);

/// This window's role in its contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestPhase {
    /// The contest is open in this window.
    Open,
    /// Another window has the contest.
    Elsewhere,
    /// A file of the contest cannot be read: why, and the file or folder whose removal is the way out.
    Closed { why: String, remove: PathBuf },
    /// The time is over.
    Over,
}

/// The events since the last tick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContestTick {
    Nothing,
    /// The slots must be handed in now: the time is over, or a hand-in was lost before it was kept.
    HandInNow,
    /// The hand-in has reached its file.
    Delivered(PathBuf),
}

/// The outcome of a hand-in. Failed writes are tried again.
#[derive(Debug)]
pub struct HandedIn {
    /// In the folder of the contest.
    pub kept: Result<(), StorageError>,
    /// In the file that it goes to, if it goes to one.
    pub sent: Option<Result<(), StorageError>>,
}

/// A contest.
#[derive(Debug)]
pub struct ContestRun {
    folder: ContestFolder,
    course: Option<Arc<Course>>,
    phase: ContestPhase,
    state: ContestState,
    clock: ContestClock,
    opened: Instant,
    store: Store,
    file: Arc<StateFile>,
    saved: Instant,
    /// The code of the last hand-in that is kept or on its way there.
    code: Option<String>,
    /// True if a hand-in was asked for and none is kept.
    hands_in: bool,
    /// Hand-ins that could not be written yet.
    deliveries: Vec<Delivery>,
    /// The programs that this window copied in the contest.
    pub copied: CopiedPrograms,
    /// Files that could not be read, to be reported.
    unreadable: Vec<StorageError>,
    /// Keeps other windows out; only the window that has it writes.
    lock: Option<File>,
}

/// The file of the state, as the store writes it.
#[derive(Debug)]
struct StateFile {
    folder: ContestFolder,
    path: PathBuf,
    /// The state that is not written yet.
    waiting: Mutex<Option<ContestState>>,
}

impl ContestRun {
    /// Resumes the contest of a folder, or begins it.
    pub fn open(folder: ContestFolder, store: &Store, text: &Text) -> ContestRun {
        let wall = wall_clock();
        let lock = lock_if_free(&folder.lock_path(), PATIENCE);
        let file = StateFile {
            path: folder.state_path(),
            folder: folder.clone(),
            waiting: Mutex::default(),
        };
        let mut run = ContestRun {
            course: None,
            phase: ContestPhase::Open,
            state: ContestState::default(),
            clock: ContestClock::begin(Default::default()),
            opened: Instant::now(),
            store: store.clone(),
            file: Arc::new(file),
            saved: Instant::now(),
            code: None,
            hands_in: false,
            deliveries: Vec::new(),
            copied: CopiedPrograms::default(),
            unreadable: Vec::new(),
            lock,
            folder,
        };
        if run.folder.tasks_path().exists() {
            match read_contest(&run.folder.tasks_path(), text) {
                Ok(course) => run.course = Some(Arc::new(course)),
                Err(why) => run.close(why, run.folder.path.clone()),
            }
        }
        let course = run.course.as_ref().and_then(|course| course.contest);
        let minutes = course.map(|contest| contest.minutes);
        match run.folder.state() {
            // Once there is a name the time runs, even if none of it was saved yet.
            Ok(Some(state)) if state.time.is_new() && state.name.is_empty() => {
                let begun = ContestState::begin(state.minutes, wall);
                run.state = ContestState {
                    begun: begun.begun,
                    time: begun.time,
                    ..state
                };
                run.clock = ContestClock::begin(run.state.time);
            }
            Ok(Some(state)) => {
                if state.minutes.is_some() && run.course.is_none() {
                    let why = text.msg_contest_says_tasks_gone();
                    run.close(why, run.folder.path.clone());
                }
                run.clock = if state.is_running() {
                    ContestClock::resume(state.time, wall)
                } else {
                    ContestClock::begin(state.time)
                };
                if state.over.is_some() && run.phase == ContestPhase::Open {
                    run.phase = ContestPhase::Over;
                }
                run.state = state;
            }
            Ok(None) => {
                run.state = ContestState::begin(minutes, wall);
                run.clock = ContestClock::begin(run.state.time);
            }
            Err(fault) => {
                let path = run.folder.state_path();
                let cause = match fault {
                    StateFault::Newer => Cause::Newer,
                    StateFault::Damaged => Cause::Sealed,
                    StateFault::Io(error) => error.into(),
                };
                let why = StorageError::new(Tried::Read, &path, cause).sentence(text);
                run.close(why, path);
            }
        }
        run.state.time = run.clock.time();
        if run.lock.is_none() && !matches!(run.phase, ContestPhase::Closed { .. }) {
            run.phase = ContestPhase::Elsewhere;
        }
        if matches!(run.phase, ContestPhase::Open | ContestPhase::Over) {
            run.resume_hand_in(text);
            run.save();
        }
        run
    }

    /// Closes the contest in this window.
    fn close(&mut self, why: String, remove: PathBuf) {
        self.phase = ContestPhase::Closed { why, remove };
    }

    pub fn phase(&self) -> &ContestPhase {
        &self.phase
    }

    /// When it began, since 1970.
    pub fn begun(&self) -> Duration {
        Duration::from_secs(self.state.begun)
    }

    /// Its own tasks, if it has any.
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

    /// The time that is left; `None` without a limit.
    pub fn left(&self) -> Option<Duration> {
        let length = self.state.length()?;
        Some(length.saturating_sub(self.clock.time().used()))
    }

    /// The extra minutes that the contest has for pupils who need them.
    pub fn extra_offered(&self) -> u32 {
        let contest = self.course().and_then(|course| course.contest);
        contest.map_or(0, |contest| contest.extra)
    }

    /// The files that could not be read, once.
    pub fn take_unreadable(&mut self) -> Vec<StorageError> {
        std::mem::take(&mut self.unreadable)
    }

    /// Advances the clock to now.
    pub fn tick(&mut self) -> ContestTick {
        if !self.is_ours() {
            return ContestTick::Nothing;
        }
        if self.phase == ContestPhase::Open && !self.waits_for_name() {
            self.clock.tick(wall_clock(), self.opened.elapsed());
            self.state.time = self.clock.time();
            if self.saved.elapsed() > SAVE_EVERY {
                self.save();
            }
            if self.left() == Some(Duration::ZERO) {
                self.state.over = Some(wall_clock().as_secs());
                self.phase = ContestPhase::Over;
                self.hands_in = true;
                self.save();
            }
        }
        if let Some(path) = self.delivered() {
            return ContestTick::Delivered(path);
        }
        if std::mem::take(&mut self.hands_in) {
            ContestTick::HandInNow
        } else {
            ContestTick::Nothing
        }
    }

    /// True in the window that works on the contest or hands it in.
    fn is_ours(&self) -> bool {
        self.lock.is_some() && matches!(self.phase, ContestPhase::Open | ContestPhase::Over)
    }

    fn save(&mut self) {
        if self.lock.is_none() || matches!(self.phase, ContestPhase::Closed { .. }) {
            return;
        }
        self.saved = Instant::now();
        *self.file.waiting() = Some(self.state.clone());
        self.store.save(&self.file);
    }

    /// Saves the state before anything else; what cannot be written is tried again.
    fn save_now(&mut self) {
        self.save();
        let file = Arc::clone(&self.file);
        let _ = self
            .store
            .at_once(self.file.path(), move |aside| file.write(aside));
    }

    /// The tasks cannot be used.
    pub fn lacks_tasks(&mut self, why: String) {
        if self.phase != ContestPhase::Elsewhere {
            self.close(why, self.folder.path.clone());
        }
    }

    /// Why nothing may be done to the contest in this window, if so: a sentence.
    pub fn read_only_reason(&self, text: &Text) -> Option<String> {
        match &self.phase {
            ContestPhase::Elsewhere => Some(text.msg_contest_says_do_it_there()),
            ContestPhase::Closed { why, .. } => Some(why.clone()),
            ContestPhase::Open | ContestPhase::Over => None,
        }
    }

    /// True until the pupil of a contest with tasks has given a name. The time runs from then on.
    pub fn waits_for_name(&self) -> bool {
        let open = self.phase == ContestPhase::Open && self.course.is_some();
        open && self.state.name.is_empty() && self.state.time.is_new()
    }

    pub fn set_name(&mut self, name: &str) {
        if self.waits_for_name() && !name.is_empty() {
            let begun = ContestState::begin(self.state.minutes, wall_clock());
            (self.state.begun, self.state.time) = (begun.begun, begun.time);
            self.clock = ContestClock::begin(begun.time);
            self.opened = Instant::now();
        }
        name.clone_into(&mut self.state.name);
        self.save();
    }

    /// Sets the slots that are named as solutions.
    pub fn name_slots(&mut self, named: std::collections::BTreeMap<String, usize>) {
        self.state.named = named;
        self.save();
    }

    /// Gives the pupil the extra minutes of the contest, or takes them back.
    pub fn give_extra(&mut self, gives: bool) {
        self.state.extra = if gives { self.extra_offered() } else { 0 };
        self.save();
    }

    /// Ends the contest, by a teacher's word or because another pupil begins.
    ///
    /// # Errors
    /// It cannot be saved; it is not over then.
    pub fn end(&mut self) -> Result<(), StorageError> {
        self.state.ended = true;
        self.save();
        let written = self.store.flush();
        if written.is_err() {
            self.state.ended = false;
            self.save();
        }
        written
    }
}

/// Handing in.
impl ContestRun {
    /// Keeps a hand-in in the contest's folder and sends it to its file; without one to that of the last time, if there
    /// was one.
    pub fn hand_in(&mut self, hand_in: &HandIn, to: Option<PathBuf>) -> HandedIn {
        let text: Arc<str> = hand_in.text().into();
        self.code = Some(hand_in.code());
        if to.is_some() {
            self.state.destination = to;
        }
        self.state.delivered = false;
        // First, so that a window that is killed now sends what it kept.
        self.save_now();
        let destination = self.state.destination.clone();
        let files: Vec<PathBuf> = [self.kept()]
            .into_iter()
            .chain(destination.clone())
            .collect();
        self.deliveries
            .retain(|one| one.is_under_way() && files.iter().any(|file| file == one.file()));
        let kept = self.put(self.kept(), &text);
        let sent = destination.map(|path| self.put(path, &text));
        self.state.delivered = matches!(sent, Some(Ok(())));
        self.save();
        HandedIn { kept, sent }
    }

    /// Writes a file, or queues it for another attempt.
    fn put(&mut self, path: PathBuf, text: &Arc<str>) -> Result<(), StorageError> {
        let mut deliveries = self.deliveries.iter_mut();
        if let Some(under_way) = deliveries.find(|one| one.file() == path) {
            under_way.supersede(Arc::clone(text));
            return Err(StorageError::too_slow(&path));
        }
        let written = send(&path, text, &self.store);
        if written.is_err() {
            self.deliveries.push(Delivery::new(path, Arc::clone(text)));
        }
        written
    }

    /// The file in the contest's folder with the last hand-in.
    pub fn kept(&self) -> PathBuf {
        self.folder.handed_in_path()
    }

    /// The code of the last hand-in.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The file that a hand-in is on its way to.
    pub fn on_its_way(&self) -> Option<&Path> {
        self.deliveries.last().map(Delivery::file)
    }

    /// True if the last hand-in is kept already, at least.
    pub fn is_kept(&self) -> bool {
        let kept = self.kept();
        self.deliveries.iter().all(|one| one.file() != kept)
    }

    /// Tries pending hand-ins again soon.
    pub fn hurry(&mut self) {
        self.deliveries.iter_mut().for_each(Delivery::hurry);
    }

    /// The file that a hand-in on its way has reached, if one has.
    fn delivered(&mut self) -> Option<PathBuf> {
        let there = self.deliveries.iter_mut().position(Delivery::has_arrived)?;
        let path = self.deliveries.remove(there).file().to_owned();
        if self.state.destination.as_ref() == Some(&path) {
            self.state.delivered = true;
            self.save();
        }
        Some(path)
    }

    /// The hand-in that was kept last, if there is one that can be read.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn last_hand_in(&self, text: &Text) -> Result<Option<HandIn>, StorageError> {
        let kept = self.kept();
        if !kept.exists() {
            return Ok(None);
        }
        let bytes = read_file(&kept, MAX_MEGABYTES << 20)?;
        let damaged = if is_newer_hand_in(&kept) {
            Cause::Newer
        } else {
            Cause::Sealed
        };
        let hand_in = HandIn::parse(&bytes, text);
        hand_in
            .map(Some)
            .map_err(|_| StorageError::new(Tried::Read, &kept, damaged))
    }

    /// Sends a hand-in that had not arrived when the window was closed; one that was never kept is made again.
    fn resume_hand_in(&mut self, text: &Text) {
        let to = self
            .state
            .destination
            .clone()
            .filter(|_| !self.state.delivered);
        match self.last_hand_in(text) {
            Ok(Some(hand_in)) => {
                self.code = Some(hand_in.code());
                if let Some(to) = to {
                    self.deliveries
                        .push(Delivery::new(to, hand_in.text().into()));
                }
            }
            Ok(None) => self.hands_in = to.is_some() || self.phase == ContestPhase::Over,
            Err(error) => {
                let error = unreadable(&self.kept(), error);
                self.hands_in =
                    error.aside.is_some() && (to.is_some() || self.phase == ContestPhase::Over);
                self.unreadable.push(error);
            }
        }
    }
}

impl Drop for ContestRun {
    /// Saves the time used until now, before another window reads it.
    fn drop(&mut self) {
        self.save_now();
    }
}

impl StateFile {
    fn waiting(&self) -> MutexGuard<'_, Option<ContestState>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Unsaved for StateFile {
    fn path(&self) -> &Path {
        &self.path
    }

    fn write(&self, _: &mut Vec<StorageError>) -> Result<(), StorageError> {
        let Some(state) = self.waiting().take() else {
            return Ok(());
        };
        self.folder.put_state(&state).map_err(|error| {
            self.waiting().get_or_insert(state);
            StorageError::new(Tried::Write, &self.path, error)
        })
    }
}

/// Time between two attempts.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Writes a file, whole or not at all, before all else that waits to be written.
///
/// # Errors
/// Why it is not there.
pub(super) fn send(path: &Path, text: &Arc<str>, store: &Store) -> Result<(), StorageError> {
    let (file, text) = (path.to_owned(), Arc::clone(text));
    store.at_once(path, move |_| write_file(&file, text.as_bytes()))
}

/// A file that is to hold a hand-in, and could not be written.
#[derive(Debug)]
pub struct Delivery {
    path: PathBuf,
    text: Arc<str>,
    next: Instant,
    /// The text that is being written: a disk may take long to refuse.
    work: Option<(Arc<str>, BackgroundTask<bool>)>,
}

impl Delivery {
    /// A delivery whose first attempt is now.
    pub fn new(path: PathBuf, text: Arc<str>) -> Delivery {
        Delivery {
            path,
            text,
            next: Instant::now(),
            work: None,
        }
    }

    pub fn file(&self) -> &Path {
        &self.path
    }

    /// True while it is being written, which cannot be stopped.
    pub fn is_under_way(&self) -> bool {
        self.work.is_some()
    }

    /// Tries again at the next look.
    pub fn hurry(&mut self) {
        self.next = Instant::now();
    }

    /// Delivers another text instead, once what is being written has ended: else that might come last.
    pub fn supersede(&mut self, text: Arc<str>) {
        self.text = text;
        self.hurry();
    }

    /// Tries again every two seconds; true once the file is there.
    pub fn has_arrived(&mut self) -> bool {
        if let Some((text, written)) = take_ended(&mut self.work) {
            let newest = Arc::ptr_eq(&text, &self.text);
            if newest && written == Some(true) {
                return true;
            }
            if newest {
                self.next = Instant::now() + TRY_AGAIN;
            }
        }
        if self.work.is_none() && Instant::now() >= self.next {
            let (path, text) = (self.path.clone(), Arc::clone(&self.text));
            let job = move |_: &(dyn Fn() -> bool + Sync)| {
                Some(write_file(&path, text.as_bytes()).is_ok())
            };
            // The window looks every second while something is on its way.
            match BackgroundTask::start(job, || {}) {
                Ok(work) => self.work = Some((Arc::clone(&self.text), work)),
                Err(_) => self.next = Instant::now() + TRY_AGAIN,
            }
        }
        false
    }
}
