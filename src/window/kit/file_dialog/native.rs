//! The system's own dialog for files, on a thread of its own.
//!
//! On Linux `rfd`, which the binary hands in, asks the desktop portal over the session bus and then zenity. Without both it says the
//! same as to someone who cancels, and a bus that never answers keeps it waiting without end. So its
//! thread is never joined, and no answer within `TOO_FAST` counts as no dialog at all.

use super::question::{DialogPurpose, FileQuestion};
use std::ffi::OsStr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// Nobody cancels a dialog as fast as this after it was asked for.
const TOO_FAST: Duration = Duration::from_millis(100);

/// Shows the system's dialog, beginning in a folder, and waits for its answer; `None` if it is cancelled or there is none.
pub type SystemDialog = fn(&FileQuestion, Option<PathBuf>) -> Option<PathBuf>;

/// What came of a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogAnswer {
    /// This file.
    Path(PathBuf),
    /// Nothing: it was cancelled.
    Cancelled,
    /// Nothing: the system has no dialog.
    Unavailable,
}

/// A dialog that was asked for. Dropping it forgets the answer; the dialog itself may stay.
#[derive(Debug)]
pub struct NativeDialog {
    answers: Receiver<DialogAnswer>,
    answered: bool,
}

impl NativeDialog {
    /// Asks, without waiting. `wake` is called once there is an answer to [`poll`](Self::poll); it may
    /// be called before this returns.
    ///
    /// There is no dialog without a desktop, with `CLICKOMANIA_DIALOG=own` in the environment, and on Linux
    /// without a session bus.
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

    /// Runs a dialog that gives a path, or None if there is none.
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
            // Nobody may want to know any more.
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

/// What a dialog's answer means after this time.
fn meaning(path: Option<PathBuf>, took: Duration) -> DialogAnswer {
    match path {
        Some(path) => DialogAnswer::Path(path),
        None if took < TOO_FAST => DialogAnswer::Unavailable,
        None => DialogAnswer::Cancelled,
    }
}

/// Shows the system's dialog, for as long as it takes.
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

/// A file's name for something that people named as they liked.
fn file_name(question: &FileQuestion, suggested: &str) -> String {
    let forbidden = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    let name = PathBuf::from(suggested.replace(forbidden, "-"));
    question
        .with_extension(&name)
        .to_string_lossy()
        .into_owned()
}

/// The path to save to, with our extension; but never another file that is there already, for the
/// dialog has asked about replacing only the one that was typed.
fn to_save(question: &FileQuestion, path: PathBuf) -> PathBuf {
    let extended = question.with_extension(&path);
    if extended.exists() { path } else { extended }
}

/// Whether there is a bus to ask the portal over: D-Bus Specification, "Well-known Message Bus
/// Instances", and the place where systemd puts it.
fn has_session_bus(address: &OsStr, runtime: &Path) -> bool {
    if address.is_empty() {
        !runtime.as_os_str().is_empty() && runtime.join("bus").exists()
    } else {
        // How test benches and sandboxes say that there is none.
        address != "disabled:"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// The answer to a dialog, after `wake` was called.
    fn answer(dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Option<DialogAnswer> {
        let (sender, woken) = mpsc::channel();
        let mut native = NativeDialog::ask(dialog, move || sender.send(()).unwrap());
        woken.recv().unwrap();
        let answer = native.poll();
        assert_eq!(native.poll(), None, "only once");
        answer
    }

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
    fn an_answer_wakes_and_comes_once() {
        let path = PathBuf::from("a.ron");
        assert_eq!(
            answer(|| Some("a.ron".into())),
            Some(DialogAnswer::Path(path))
        );
        assert_eq!(
            answer(|| panic!("in the system")),
            Some(DialogAnswer::Unavailable)
        );
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
        // The thread outlives it, and nobody hears its answer.
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

    #[test]
    fn a_bus_is_named_or_lies_where_it_should() {
        let folder = std::env::temp_dir().join(format!("clickomania-bus-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let has = |address: &str, runtime: &Path| has_session_bus(OsStr::new(address), runtime);
        assert!(!has("", Path::new("")) && !has("", &folder) && !has("disabled:", &folder));
        assert!(has("unix:path=/run/bus", Path::new("")));
        std::fs::write(folder.join("bus"), "").unwrap();
        assert!(has("", &folder) && !has("disabled:", &folder));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
