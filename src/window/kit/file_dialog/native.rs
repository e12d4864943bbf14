//! The system's file dialog, on its own thread.
//!
//! On Linux `rfd`, passed in by the binary, asks the desktop portal over the session bus and then zenity. Without both it
//! answers as if the user had cancelled, and a bus that never answers blocks it forever. So its thread is never joined,
//! and no answer within `TOO_FAST` counts as no dialog at all.

use super::{DialogPurpose, FileQuestion};
use std::ffi::OsStr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// No user cancels a dialog this soon after opening it.
const TOO_FAST: Duration = Duration::from_millis(100);

/// Shows the system's dialog, starting in a folder, and waits for the answer; `None` if it is cancelled or unavailable.
pub type SystemDialog = fn(&FileQuestion, Option<PathBuf>) -> Option<PathBuf>;

/// The result of a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogAnswer {
    /// The chosen file.
    Path(PathBuf),
    /// Cancelled.
    Cancelled,
    /// The system has no dialog.
    Unavailable,
}

/// An open dialog. Dropping it ignores the answer; the dialog itself may stay open.
#[derive(Debug)]
pub struct NativeDialog {
    answers: Receiver<DialogAnswer>,
    answered: bool,
}

impl NativeDialog {
    /// Opens the dialog without waiting. `wake` is called once [`poll`](Self::poll) has an answer, perhaps before this
    /// returns.
    ///
    /// There is no system dialog without a desktop, with `CLICKOMANIA_DIALOG=own` in the environment, and on Linux without a
    /// session bus.
    pub fn open(
        system: Option<SystemDialog>,
        question: FileQuestion,
        folder: Option<PathBuf>,
        wake: impl Fn() + Send + 'static,
    ) -> NativeDialog {
        let variable = |name| std::env::var_os(name).unwrap_or_default();
        let bus = || {
            let address = variable("DBUS_SESSION_BUS_ADDRESS");
            has_session_bus(&address, Path::new(&variable("XDG_RUNTIME_DIR")))
        };
        let own = variable("CLICKOMANIA_DIALOG") == "own";
        let there = !own && (cfg!(not(target_os = "linux")) || bus());
        match system.filter(|_| there) {
            Some(system) => NativeDialog::ask(move || show(system, question, folder), wake),
            None => {
                let (sender, answers) = channel();
                let _ = sender.send(DialogAnswer::Unavailable);
                wake();
                NativeDialog::waiting(answers)
            }
        }
    }

    /// The answer, once.
    pub fn poll(&mut self) -> Option<DialogAnswer> {
        if self.answered {
            return None;
        }
        let answer = match self.answers.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return None,
            // The system gave us no thread.
            Err(TryRecvError::Disconnected) => DialogAnswer::Unavailable,
        };
        self.answered = true;
        Some(answer)
    }

    /// Runs a dialog that returns a path, or None if there is none.
    fn ask(
        dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> NativeDialog {
        let (sender, answers) = channel();
        let thread = std::thread::Builder::new().name("dialog".to_owned());
        // Without a thread the sender is dropped, which `poll` notices.
        let _ = thread.spawn(move || {
            let asked = Instant::now();
            let answer = match catch_unwind(AssertUnwindSafe(dialog)) {
                Ok(path) => meaning(path, asked.elapsed()),
                Err(_) => DialogAnswer::Unavailable,
            };
            // The receiver may be gone.
            let _ = sender.send(answer);
            wake();
        });
        NativeDialog::waiting(answers)
    }

    fn waiting(answers: Receiver<DialogAnswer>) -> NativeDialog {
        NativeDialog {
            answers,
            answered: false,
        }
    }
}

/// Interprets an answer that took this long.
fn meaning(path: Option<PathBuf>, took: Duration) -> DialogAnswer {
    match path {
        Some(path) => DialogAnswer::Path(path),
        None if took < TOO_FAST => DialogAnswer::Unavailable,
        None => DialogAnswer::Cancelled,
    }
}

/// Shows the system's dialog until it is answered.
fn show(
    system: SystemDialog,
    mut question: FileQuestion,
    folder: Option<PathBuf>,
) -> Option<PathBuf> {
    if let DialogPurpose::Save(suggested) = &question.purpose {
        question.purpose = DialogPurpose::Save(file_name(&question, suggested));
    }
    // Looked at here, off the drawing thread: a folder far away may not answer.
    let folder = folder.filter(|folder| folder.is_dir());
    let path = system(&question, folder)?;
    let path = match question.purpose {
        DialogPurpose::Save(_) => to_save(&question, path),
        DialogPurpose::Open | DialogPurpose::OpenFolder => path,
    };
    // zenity answers with an empty path when it fails half-way.
    (!path.as_os_str().is_empty()).then_some(path)
}

/// A file name for a name that the user chose freely.
fn file_name(question: &FileQuestion, suggested: &str) -> String {
    let forbidden = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    let name = PathBuf::from(suggested.replace(forbidden, "-"));
    question
        .with_extension(&name)
        .to_string_lossy()
        .into_owned()
}

/// The path to save to, with our extension; but never another existing file, because the dialog asked only about
/// replacing the typed one.
fn to_save(question: &FileQuestion, path: PathBuf) -> PathBuf {
    let extended = question.with_extension(&path);
    if extended.exists() { path } else { extended }
}

/// True if there is a session bus to reach the portal: D-Bus Specification, "Well-known Message Bus Instances", and
/// systemd's place for it.
fn has_session_bus(address: &OsStr, runtime: &Path) -> bool {
    if address.is_empty() {
        !runtime.as_os_str().is_empty() && runtime.join("bus").exists()
    } else {
        // Test benches and sandboxes disable the bus in this way.
        address != "disabled:"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn cancelling_and_having_no_dialog_differ() {
        assert_eq!(
            meaning(None, Duration::from_millis(11)),
            DialogAnswer::Unavailable
        );
        assert_eq!(meaning(None, TOO_FAST), DialogAnswer::Cancelled);
        let path = PathBuf::from("a.ron");
        let found = meaning(Some(path.clone()), Duration::ZERO);
        assert_eq!(found, DialogAnswer::Path(path));
    }

    #[test]
    fn a_dialog_that_hangs_keeps_nobody() {
        let (finish, hanging) = mpsc::channel();
        let (sender, woken) = mpsc::channel();
        let dialog = move || hanging.recv().ok();
        let mut native = NativeDialog::ask(dialog, move || sender.send(()).unwrap());
        assert_eq!(native.poll(), None);
        drop(native);
        assert!(woken.try_recv().is_err());
        // The thread outlives the dialog, and its answer is dropped.
        finish.send(PathBuf::from("late.ron")).unwrap();
        woken.recv().unwrap();
    }

    fn saving() -> FileQuestion {
        FileQuestion {
            title: String::new(),
            purpose: DialogPurpose::Save(String::new()),
            extensions: &["ron", "svg"],
        }
    }

    #[test]
    fn names_get_our_extension_and_no_separators() {
        let file_name = |name| file_name(&saving(), name);
        let with_extension = |path| saving().with_extension(path);
        assert_eq!(file_name("a"), "a.ron");
        assert_eq!(file_name("a.ron"), "a.ron");
        assert_eq!(file_name("a/b\\c\0d"), "a-b-c-d.ron");
        assert_eq!(file_name(".."), "..");
        assert_eq!(file_name(""), "");
        assert_eq!(with_extension(Path::new("/x/a.txt")), Path::new("/x/a.txt"));
        assert_eq!(with_extension(Path::new("/x.y/a")), Path::new("/x.y/a.ron"));
    }

    #[test]
    fn a_file_that_nobody_asked_about_is_not_replaced() {
        let folder =
            std::env::temp_dir().join(format!("clickomania-native-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("a.ron"), "").unwrap();
        assert_eq!(to_save(&saving(), folder.join("a")), folder.join("a"));
        assert_eq!(to_save(&saving(), folder.join("b")), folder.join("b.ron"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
