//! What a window was working at when it ended, however it ended.
//!
//! Each running window has a session of its own: a number, the file `session-1.ron`, and a lock on
//! `session-1.lock`, which the system gives back when the window ends or crashes. A new window takes
//! over the newest session that nobody holds, number and all, and leaves the others alone: after a
//! crash with two windows open, two new windows find both programs again.

use super::drafts::DraftMark;
use crate::atomic_file::is_free;
use crate::seal::digest;
use crate::store::lock_file;
use crate::store::{ProgramForm, StorageError, Tried, read_bounded, read_program, write_whole};
use engine::language::Program;
use engine::language::file::MAX_BYTES;
use same_file::Handle;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// Maximum number of sessions, those left over included.
const MOST_SESSIONS: usize = 999;

/// A window that was just killed or closed may hold its session for a moment more: so long another one
/// that opens waits for it, if all are held.
pub(super) const PATIENCE: Duration = Duration::from_millis(400);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// Clocks of file servers go a little before ours.
const TOLERANCE: Duration = Duration::from_secs(60);

/// How the first line of a session's file begins: a comment, so that the file is a program too.
const HEADER: &str = "// Session";

/// The program on the canvas and the file it belongs to.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// The program.
    pub program: Program,
    /// From where it was opened or where it was saved last.
    pub file: Option<PathBuf>,
    /// Whether it equals that file.
    pub saved: bool,
    /// The file of the task that it is for, if that does not ship.
    pub task: Option<PathBuf>,
    /// What one had left in the task, if the program came from that.
    pub draft: Option<DraftMark>,
    /// The number of the task's mistake that is being mended, from 0.
    pub mistake: Option<usize>,
}

/// What the first line of a session's file says.
#[derive(Serialize, Deserialize, Default)]
#[serde(rename = "Session", default)]
struct SessionHeader {
    file: Option<String>,
    saved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    task: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draft: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<usize>,
}

/// What the file of a session says: a program file with a comment before it that says the rest of the
/// [`Session`]. A path that is not UTF-8 is left out.
pub fn session_text(session: &Session) -> String {
    session_text_in(session, ProgramForm::Plain)
}

/// The same, with the program in this form.
pub(super) fn session_text_in(session: &Session, form: ProgramForm) -> String {
    let program = form.text(&session.program);
    let file = session.file.as_deref().and_then(Path::to_str);
    let file = file.map(str::to_owned);
    let task = session.task.as_deref().and_then(Path::to_str);
    let task = task.map(str::to_owned);
    let saved = session.saved && file.is_some();
    // A text with line breaks stays in one line: they are escaped.
    let config = ron::ser::PrettyConfig::new()
        .struct_names(true)
        .compact_structs(true);
    let header = SessionHeader {
        file,
        saved,
        task,
        draft: session.draft.map(|DraftMark(digest)| digest),
        mistake: session.mistake,
    };
    let header = ron::ser::to_string_pretty(&header, config).unwrap_or_default();
    let header = header.strip_prefix("Session").unwrap_or_default();
    format!("{HEADER}{header}\n{program}")
}

/// What the first line of a session's file says; the default for a damaged one.
fn header(line: &str) -> SessionHeader {
    let header = line.strip_prefix(HEADER);
    let header = header.and_then(|header| ron::from_str(header).ok());
    header.unwrap_or_default()
}

/// Reads the file of a session, and when it was written. A damaged first line costs only what it says.
pub(super) fn read_session(
    path: &Path,
    form: ProgramForm,
) -> Result<(Session, SystemTime), StorageError> {
    let (program, stamp) = read_program(path, form)?;
    let (bytes, _) = read_bounded(path, MAX_BYTES)
        .map_err(|error| StorageError::new(Tried::Read, path, error))?;
    let text = String::from_utf8_lossy(&bytes);
    let header = header(text.lines().next().unwrap_or_default());
    let session = Session {
        program,
        file: header.file.map(PathBuf::from),
        saved: header.saved,
        task: header.task.map(PathBuf::from),
        draft: header.draft.map(DraftMark),
        mistake: header.mistake,
    };
    let kept = stamp.modified.unwrap_or(SystemTime::UNIX_EPOCH);
    Ok((session, kept))
}

/// A session that is ours for as long as this lives.
#[derive(Debug)]
pub(super) struct HeldSession {
    pub file: PathBuf,
    lock_path: PathBuf,
    /// What this window wrote there last, or found there when it took the session, as a checksum.
    known: Option<u64>,
    /// Why a newer one was passed over, to be told: it is not ours to write.
    pub passed_over: Option<StorageError>,
    /// The system gives the lock back when the file is closed.
    lock: Handle,
}

impl HeldSession {
    /// Takes the newest session that nobody holds, or else a new one, if none becomes free for so long.
    pub(super) fn take(folder: &Path, patience: Duration) -> Result<HeldSession, StorageError> {
        HeldSession::take_waiting(folder, patience, || sleep(PAUSE))
    }

    /// The same; `pause` lets time pass between two attempts.
    pub(super) fn take_waiting(
        folder: &Path,
        patience: Duration,
        mut pause: impl FnMut(),
    ) -> Result<HeldSession, StorageError> {
        let failed = |error: io::Error| StorageError::new(Tried::Keep, folder, error);
        let begun = Instant::now();
        let mut passed_over = None;
        let known = loop {
            let sessions = sessions(folder).map_err(failed)?;
            for &(_, number) in &sessions {
                let Some(held) = HeldSession::of(folder, number).map_err(failed)? else {
                    continue;
                };
                // What a newer version left off with waits for that, and so does what the system does not let us read.
                match read_program(&held.file, ProgramForm::Plain) {
                    Err(error) if !error.is_damage() => passed_over = Some(error),
                    Ok(_) | Err(_) => {
                        return Ok(HeldSession {
                            passed_over,
                            ..held
                        });
                    }
                }
            }
            if sessions.is_empty() || begun.elapsed() >= patience {
                break sessions;
            }
            pause();
        };
        let free = (1..=MOST_SESSIONS).filter(|n| known.iter().all(|(_, other)| other != n));
        for number in free {
            if let Some(held) = HeldSession::of(folder, number).map_err(failed)? {
                return Ok(HeldSession {
                    passed_over,
                    ..held
                });
            }
        }
        Err(failed(ErrorKind::WouldBlock.into()))
    }

    /// Takes a session that never was: of those that are there one knows nothing.
    pub(super) fn take_empty(folder: &Path) -> Result<HeldSession, StorageError> {
        let failed = |error: io::Error| StorageError::new(Tried::Keep, folder, error);
        for number in 1..=MOST_SESSIONS {
            if !folder.join(format!("session-{number}.ron")).exists()
                && let Some(held) = HeldSession::of(folder, number).map_err(failed)?
            {
                return Ok(held);
            }
        }
        Err(failed(ErrorKind::WouldBlock.into()))
    }

    /// Whether it is still ours: nobody removed its lock, with the folder or alone, nor put another in its place; and
    /// nobody else wrote it, as happens where the disk knows no locks. It is told by what is there and not by when it
    /// was written, which such disks may say differently each time.
    pub(super) fn is_held(&self) -> bool {
        let same_lock = Handle::from_path(&self.lock_path).is_ok_and(|there| there == self.lock);
        same_lock && sum_of(&self.file).is_none_or(|there| Some(there) == self.known)
    }

    /// This window put there what is there now.
    pub(super) fn look(&mut self) {
        self.known = sum_of(&self.file);
    }

    /// Writes the session.
    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        let written = write_whole(&self.file, text.as_bytes());
        let sum = Some(digest(text.as_bytes()));
        // It may be there though something went wrong afterwards.
        if written.is_ok() || sum_of(&self.file) == sum {
            self.known = sum;
        }
        written
    }

    /// The session of this number, if nobody holds it.
    fn of(folder: &Path, number: usize) -> io::Result<Option<HeldSession>> {
        let lock_path = folder.join(format!("session-{number}.lock"));
        let lock = lock_file(&lock_path)?;
        if !is_free(&lock) {
            return Ok(None);
        }
        let file = folder.join(format!("session-{number}.ron"));
        Ok(Some(HeldSession {
            known: sum_of(&file),
            file,
            lock_path,
            passed_over: None,
            lock: Handle::from_file(lock)?,
        }))
    }
}

/// The checksum of what a file says; none without a file that can be read.
fn sum_of(file: &Path) -> Option<u64> {
    let (bytes, _) = read_bounded(file, MAX_BYTES).ok()?;
    Some(digest(&bytes))
}

/// The file of the newest session in a folder.
pub(super) fn newest_session(folder: &Path) -> Option<PathBuf> {
    let sessions = sessions(folder).ok()?;
    let (_, number) = sessions.first()?;
    Some(folder.join(format!("session-{number}.ron")))
}

/// The sessions in a folder, the newest first. A time that has not come yet says that the clock was wrong once, and
/// nothing of when that was: such a session comes last.
fn sessions(folder: &Path) -> io::Result<Vec<(SystemTime, usize)>> {
    let now = SystemTime::now() + TOLERANCE;
    let mut sessions = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.strip_prefix("session-")?.strip_suffix(".ron"))
            .and_then(|digits| digits.parse::<usize>().ok());
        // One that has gone meanwhile is of no use to us.
        if let (Some(number), Ok(metadata)) = (number, entry.metadata()) {
            let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            sessions.push((modified, number));
        }
    }
    sessions.sort_by_key(|&(when, number)| (when > now, Reverse(when), number));
    Ok(sessions)
}
