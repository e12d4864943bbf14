//! Files that are written whole or not at all.
//!
//! `tempfile` names the temporary file, removes it after a failure and renames it. The rest it does not do:
//! its rename would replace a link by a file and lose the permissions of an old file, it does not sync the
//! folder, and leftovers of a crash look like files in use, which is why temporary files are locked.

use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tempfile::NamedTempFile;

/// Prefix and suffix of the names of temporary files.
const TEMPORARY_NAME: (&str, &str) = (".clickomania-", ".tmp");

/// Upper bound on the links followed in a row, as in operating systems.
const MAX_LINKS: usize = 40;

/// When a file was written and its length: enough to notice that another window wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// `None` if the system does not know.
    pub modified: Option<SystemTime>,
    length: u64,
}

impl Stamp {
    pub fn of(metadata: &fs::Metadata) -> Stamp {
        Stamp {
            modified: metadata.modified().ok(),
            length: metadata.len(),
        }
    }
}

/// Writes a file so that a crash or a power cut at any moment leaves either the old or the new one.
///
/// The bytes go to a temporary file in the same folder, which is synced to the disk before it replaces the
/// old file; then the folder is synced too. A link is followed; an existing file keeps its permissions.
///
/// # Errors
/// Those of the system; [`ErrorKind::PermissionDenied`] also for a file that is marked read-only,
/// [`ErrorKind::IsADirectory`] for a folder, [`ErrorKind::InvalidInput`] for a pipe or a device. The
/// old file is then as it was and nothing is left behind, unless it was the folder that could not be synced: then the
/// new one is there, but a power cut may bring back the old one.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, None).map(|_| ())
}

/// As [`write_whole`], optionally with a time of modification other than now. Returns the stamp of the
/// new file.
///
/// # Errors
/// As [`write_whole`].
pub fn replace(path: &Path, bytes: &[u8], modified: Option<SystemTime>) -> io::Result<Stamp> {
    let path = follow_links(path)?;
    let permissions = permissions_to_keep(&path)?;
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let call = System(folder);
    let temporary = call.may(|| temporary_file(folder))?;
    let mut file = temporary.as_file();
    // First, so that a private file is not readable by others for a moment.
    if let Some(permissions) = permissions {
        call.may(|| file.set_permissions(permissions))?;
    }
    call.may_in_part(bytes, |bytes| file.write_all(bytes))?;
    if let Some(modified) = modified {
        call.may(|| file.set_modified(modified))?;
    }
    call.may(|| file.sync_all())?;
    let stamp = Stamp::of(&call.may(|| file.metadata())?);
    call.may(|| temporary.persist(&path).map_err(io::Error::from))?;
    call.may(|| sync_folder(folder))?;
    Ok(stamp)
}

/// Calls of the system for files in a folder. Tests make them fail.
struct System<'a>(
    #[cfg_attr(
        not(debug_assertions),
        expect(dead_code, reason = "only tests have faults")
    )]
    &'a Path,
);

impl System<'_> {
    /// Makes a call.
    fn may<T>(&self, call: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        #[cfg(debug_assertions)]
        faults::may(self.0)?;
        call()
    }

    /// Writes bytes; a planted fault leaves half of them written.
    fn may_in_part(
        &self,
        bytes: &[u8],
        mut write: impl FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        #[cfg(debug_assertions)]
        if let Err(error) = faults::may(self.0) {
            write(&bytes[..bytes.len() / 2])?;
            return Err(error);
        }
        write(bytes)
    }
}

/// Faults of the disk, for tests.
#[cfg(debug_assertions)]
#[doc(hidden)]
pub mod faults {
    use std::collections::BTreeMap;
    use std::io::{self, ErrorKind};
    use std::path::{Path, PathBuf};
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// By folder, how many calls succeed before all fail, and how.
    static FAULTS: Mutex<BTreeMap<PathBuf, (usize, ErrorKind)>> = Mutex::new(BTreeMap::new());

    fn faults() -> MutexGuard<'static, BTreeMap<PathBuf, (usize, ErrorKind)>> {
        FAULTS.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets all calls in a folder and below it fail after `calls` that succeed, until this is
    /// called again.
    pub fn fail_after(folder: &Path, calls: usize, kind: ErrorKind) {
        faults().insert(folder.to_owned(), (calls, kind));
    }

    /// The disk is fine again.
    pub fn end(folder: &Path) {
        faults().remove(folder);
    }

    pub(super) fn may(folder: &Path) -> io::Result<()> {
        let mut faults = faults();
        let fault = faults
            .iter_mut()
            .find(|(there, _)| folder.starts_with(there));
        match fault {
            Some((_, (0, kind))) => Err((*kind).into()),
            Some((_, (left, _))) => {
                *left -= 1;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

/// Removes temporary files of crashed processes from a folder. A file that
/// cannot be removed does no harm.
pub fn clean_up(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let ours = name.to_str().is_some_and(|name| {
            name.starts_with(TEMPORARY_NAME.0) && name.ends_with(TEMPORARY_NAME.1)
        });
        // Only regular files are opened: opening a pipe would wait for its other end.
        if !ours || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        // A writer holds a lock, which the system releases after a crash.
        if let Ok(file) = OpenOptions::new().write(true).open(entry.path())
            && file.try_lock().is_ok()
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Tries to lock a file until it is closed; false if another process holds the lock.
///
/// On a disk without locks it always succeeds: there is usually one window, and two rarely write within the same
/// instant. Saving nothing would be worse.
pub fn is_free(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// The file that a path leads to once all links are followed; it need not exist.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        found => return found,
    }
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    Ok(path)
}

/// The permissions of the file to be replaced, if there is one; an error if it must not be replaced.
fn permissions_to_keep(path: &Path) -> io::Result<Option<Permissions>> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    // Renaming needs permissions of the folder only, but this file was marked as read-only.
    if metadata.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    Ok(Some(metadata.permissions()))
}

/// The error of some disks for syncing a folder, see errno(3).
const EBADF: i32 = 9;

/// Makes a rename durable.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // Some file systems cannot, and some folders may be written but not read.
        Err(error) => match error.kind() {
            ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied => {
                Ok(())
            }
            _ if error.raw_os_error() == Some(EBADF) => Ok(()),
            _ => Err(error),
        },
        Ok(()) => Ok(()),
    }
}

/// A locked file with a unique name, which is removed when it is dropped before it was renamed.
fn temporary_file(folder: &Path) -> io::Result<NamedTempFile> {
    let (prefix, suffix) = TEMPORARY_NAME;
    // Opened here, because `tempfile` would make a new file private and add its path to errors.
    // `AlreadyExists` makes it try another name.
    let open = |path: &Path| {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        // Between creating and locking, another window may have cleaned it up.
        if is_free(&file) && path.exists() {
            Ok(file)
        } else {
            Err(ErrorKind::AlreadyExists.into())
        }
    };
    tempfile::Builder::new()
        .prefix(prefix)
        .suffix(suffix)
        .make_in(folder, open)
}

#[cfg(test)]
mod tests;
