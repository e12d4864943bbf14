//! Has the system open a file in the program that is meant for it: a page in the browser.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{io, thread};

/// What each system calls that.
const OPENER: &str = if cfg!(target_os = "macos") {
    "open"
} else if cfg!(windows) {
    "explorer"
} else {
    "xdg-open"
};

/// Opens a file; does not wait until it is shown.
///
/// # Errors
/// The system has no such program, or no thread. Whether the program then finds a way to show the file
/// is not known.
pub fn open(path: &Path) -> io::Result<()> {
    let mut child = Command::new(OPENER)
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Someone has to ask how it ended, or the system remembers it as long as the window is open.
    let wait = move || {
        let _ = child.wait();
    };
    thread::Builder::new()
        .name("opener".to_owned())
        .spawn(wait)?;
    Ok(())
}
