//! What the games keep from one start to the next: statistics, best scores, progress, choices.
//!
//! Each record is a RON file of its own, `NAME.ron`. A change reads the newest file, changes it and
//! writes it whole while it holds a lock on `NAME.lock`: what two windows count adds up.

use super::error::{Cause, StorageError, Tried};
use super::files::read_bounded;
use super::{Storage, lock, unusable, write_whole};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// No record of ours comes near this many bytes.
const MOST_BYTES: usize = 16 << 20;

/// Of a value that two windows keep: `mine` if this window changed what it had `seen`, else the `other`
/// window's.
pub fn newer<T: PartialEq + Clone>(mine: &T, seen: &T, other: T) -> T {
    if mine == seen { other } else { mine.clone() }
}

impl Storage {
    /// What is kept under this name, a word without separators; the default if nothing is.
    ///
    /// With it comes why the file cannot be read, if it cannot: it has then another name.
    pub fn record<T: DeserializeOwned + Default>(&self, name: &str) -> (T, Option<StorageError>) {
        match self.record_file(name).and_then(|path| read(&path)) {
            Ok(record) => (record, None),
            Err(error) if error.cause == Cause::Nowhere => (T::default(), None),
            Err(error) => (T::default(), Some(error)),
        }
    }

    /// Changes what is kept under this name, and returns all of it.
    ///
    /// # Errors
    /// What the system says. A file that cannot be read is set aside first.
    pub fn change_record<T>(
        &self,
        name: &str,
        change: impl FnOnce(&mut T),
    ) -> Result<T, StorageError>
    where
        T: DeserializeOwned + Serialize + Default,
    {
        let path = self.record_file(name)?;
        let failed = |error: std::io::Error| StorageError::new(Tried::Write, &path, error);
        let _lock = lock(&path.with_extension("lock")).map_err(failed)?;
        let mut record: T = read(&path).unwrap_or_default();
        change(&mut record);
        let config = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(&record, config)
            .map_err(|error| failed(std::io::Error::other(error)))?;
        write_whole(&path, format!("{text}\n").as_bytes()).map_err(failed)?;
        Ok(record)
    }

    fn record_file(&self, name: &str) -> Result<PathBuf, StorageError> {
        Ok(self.folder(Tried::Write)?.join(format!("{name}.ron")))
    }
}

/// What is in a record's file, the default without one. One that cannot be read is set aside.
fn read<T: DeserializeOwned + Default>(path: &Path) -> Result<T, StorageError> {
    let bytes = match read_bounded(path, MOST_BYTES) {
        Ok((bytes, _)) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(T::default()),
        Err(error) => return Err(StorageError::new(Tried::Read, path, error)),
    };
    ron::de::from_bytes(&bytes).map_err(|error| {
        let cause = Cause::Record {
            line: error.span.start.line,
            column: error.span.start.col,
        };
        unusable(path, StorageError::new(Tried::Read, path, cause))
    })
}
