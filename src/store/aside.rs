//! New names for files that cannot be read, which say when: `settings-damaged-2026-11-23T04-05.ron`, in universal time.

use super::error::{StorageError, Tried};
use crate::date::Minute;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Upper bound on the numbered names of one file in one minute.
const MAX_A_MINUTE: usize = 1_000;

/// Sets a file aside if it is damaged. This is why it cannot be read; with it comes its new name, if it got one.
pub fn unreadable(path: &Path, error: StorageError) -> StorageError {
    if !error.is_damage() {
        return error;
    }
    match set_aside(path) {
        Ok(aside) => StorageError { aside, ..error },
        Err(worse) => worse,
    }
}

/// Gives what has this name another one, and says which; none if it has gone meanwhile.
///
/// # Errors
/// What the system says.
pub fn set_aside(path: &Path) -> Result<Option<PathBuf>, StorageError> {
    let when = Minute::now();
    for number in 1..=MAX_A_MINUTE {
        let aside = aside_path(path, when, number);
        match moved(path, &aside) {
            Ok(()) => return Ok(Some(aside)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(StorageError::new(Tried::SetAside, path, error)),
        }
    }
    let error = io::Error::from(ErrorKind::AlreadyExists);
    Err(StorageError::new(Tried::SetAside, path, error))
}

/// Renames, but over nothing.
fn moved(path: &Path, aside: &Path) -> io::Result<()> {
    let is_folder = fs::symlink_metadata(path)?.is_dir();
    if is_folder {
        // No system renames a folder over anything that could be lost by it.
        return match fs::symlink_metadata(aside) {
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(path, aside),
        };
    }
    // Renaming goes over a file that is there, so the name is taken before.
    File::options().write(true).create_new(true).open(aside)?;
    fs::rename(path, aside).inspect_err(|_| {
        // It is empty.
        let _ = fs::remove_file(aside);
    })
}

/// The name of the `number`-th damaged file of that minute.
fn aside_path(path: &Path, when: Minute, number: usize) -> PathBuf {
    let Minute {
        year,
        month,
        day,
        hour,
        minute,
    } = when;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let again = match number {
        1 => String::new(),
        number => format!("-{number}"),
    };
    let stem = format!("{stem}-damaged-{year}-{month:02}-{day:02}T{hour:02}-{minute:02}{again}");
    let name = match path.extension() {
        Some(end) => format!("{stem}.{}", end.to_string_lossy()),
        None => stem,
    };
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::Folder;

    #[test]
    fn two_files_damaged_in_one_minute_have_two_names() {
        let folder = Folder::new();
        let path = folder.file("settings.ron");
        let asides: Vec<_> = (0..3)
            .map(|number| {
                fs::write(&path, number.to_string()).unwrap();
                set_aside(&path).unwrap().unwrap()
            })
            .collect();
        for (number, aside) in asides.iter().enumerate() {
            assert_eq!(fs::read_to_string(aside).unwrap(), number.to_string());
        }
        assert_eq!(set_aside(&path), Ok(None), "it has gone");
    }
}
