//! Ordinary files: pipes and devices in their place are refused before they are opened, which could wait without end.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::Path;

/// The length of an ordinary file; none if there is nothing of this name.
///
/// # Errors
/// What the system says; [`ErrorKind::InvalidInput`] for what is no ordinary file.
pub fn ordinary(path: &Path) -> io::Result<Option<u64>> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => Ok(Some(there.len())),
        Ok(_) => Err(ErrorKind::InvalidInput.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Adds a line to an ordinary file, unless it would be as long as this.
pub fn add_line(path: &Path, line: &str, most: u64) -> io::Result<()> {
    if ordinary(path)?.unwrap_or(0) + line.len() as u64 >= most {
        return Ok(());
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    file.write_all(format!("{line}\n").as_bytes())
}

/// The first `most` bytes of an ordinary file.
pub fn bounded(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    ordinary(path)?;
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
