//! Opens a file in the system's default program, such as a page in the browser.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{io, thread};

/// The system's command that opens files.
const OPENER: &str = if cfg!(target_os = "macos") {
    "open"
} else if cfg!(windows) {
    "explorer"
} else {
    "xdg-open"
};

/// Opens a file without waiting until it is shown.
///
/// # Errors
/// The system lacks the command, or refuses a thread. A failure of the opened program is not reported.
pub fn open(path: &Path) -> io::Result<()> {
    let mut child = Command::new(OPENER)
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Reap the child, or it stays a zombie as long as the window is open.
    let wait = move || {
        let _ = child.wait();
    };
    thread::Builder::new()
        .name("opener".to_owned())
        .spawn(wait)?;
    Ok(())
}
