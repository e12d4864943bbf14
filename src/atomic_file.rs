//! Files that are written whole or not at all. Only the edge uses this room.

use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// How the names of our temporary files begin and end.
const TEMPORARY: (&str, &str) = (".clickomania-", ".tmp");

/// So many links in a row are followed, as by the systems themselves.
const MOST_LINKS: usize = 40;

/// When a file was written, and how long it is: enough to notice that another window wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// When it was written, where the system knows.
    pub modified: Option<SystemTime>,
    length: u64,
}

impl Stamp {
    /// That of a file with these properties.
    pub fn of(metadata: &fs::Metadata) -> Stamp {
        Stamp {
            modified: metadata.modified().ok(),
            length: metadata.len(),
        }
    }
}

/// Writes a file so that a crash or a power cut at any moment leaves either the old or the new one.
///
/// The bytes go to a temporary file in the same folder, and to the disk, before it takes the place of
/// the old file; then the folder goes to the disk too. A link is followed; an existing file keeps its
/// permissions.
///
/// # Errors
/// Those of the system; [`ErrorKind::PermissionDenied`] also for a file that is marked read-only,
/// [`ErrorKind::IsADirectory`] for a folder, [`ErrorKind::InvalidInput`] for a pipe or a device. The
/// old file is then as it was, and nothing is left behind.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, None).map(|_| ())
}

/// As [`write_whole`], with a time of modification other than now; gives the stamp of the new file.
///
/// # Errors
/// As [`write_whole`].
pub fn replace(path: &Path, bytes: &[u8], modified: Option<SystemTime>) -> io::Result<Stamp> {
    let path = followed(path)?;
    let permissions = permissions_to_keep(&path)?;
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut temporary = Temporary::new(folder)?;
    // First, so that a private file is not readable by others for a moment.
    if let Some(permissions) = permissions {
        temporary.file.set_permissions(permissions)?;
    }
    temporary.file.write_all(bytes)?;
    if let Some(modified) = modified {
        temporary.file.set_modified(modified)?;
    }
    temporary.file.sync_all()?;
    let stamp = Stamp::of(&temporary.file.metadata()?);
    temporary.rename(&path)?;
    sync_folder(folder)?;
    Ok(stamp)
}

/// Removes the temporary files in a folder that nobody is writing: those of a process that crashed.
/// What cannot be removed stays; it is only clutter.
pub fn clean_up(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let ours = name
            .to_str()
            .is_some_and(|name| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1));
        // Nothing but an ordinary file is opened: a pipe would keep us waiting.
        if !ours || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        // Who writes holds a lock, which the system takes away in a crash.
        if let Ok(file) = OpenOptions::new().write(true).open(entry.path())
            && file.try_lock().is_ok()
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The file that a path means once all links are followed; it need not exist.
fn followed(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        found => return found,
    }
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    Ok(path)
}

/// The permissions of the file that is to be replaced, if there is one and it may be replaced.
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
    // Renaming asks only the folder; someone marked this very file as not to be changed.
    if metadata.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    Ok(Some(metadata.permissions()))
}

/// Makes a rename last.
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
            _ => Err(error),
        },
        Ok(()) => Ok(()),
    }
}

/// A locked file that is removed when it is dropped before it was renamed.
struct Temporary {
    path: PathBuf,
    file: File,
    renamed: bool,
}

impl Temporary {
    fn new(folder: &Path) -> io::Result<Temporary> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let (begin, end) = TEMPORARY;
            let path = folder.join(format!("{begin}{}-{number}{end}", std::process::id()));
            let file = match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => file,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            };
            let temporary = Temporary {
                path,
                file,
                renamed: false,
            };
            // Between creating and locking, another window may have cleaned it up.
            match temporary.file.try_lock() {
                Err(TryLockError::WouldBlock) => continue,
                // Where there are no locks, nobody cleans up either.
                Err(TryLockError::Error(_)) => return Ok(temporary),
                Ok(()) if temporary.path.exists() => return Ok(temporary),
                Ok(()) => continue,
            }
        }
    }

    fn rename(mut self, to: &Path) -> io::Result<()> {
        fs::rename(&self.path, to)?;
        self.renamed = true;
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.renamed {
            let _ = fs::remove_file(&self.path);
        }
    }
}
