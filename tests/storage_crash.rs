//! Whenever a window is killed, what it kept is there, whole, and the next window goes on with it.
//!
//! The test starts itself again as such a window, which writes without end.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

use clickomania::app::storage::{Autosave, Slot, Storage, session_text};
use clickomania::blocks::Program;
use clickomania::blocks::file::{read, write};
use clickomania::chance::Chance;
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// In the environment of a writer: the folder that it writes to.
const FOLDER: &str = "CLICKOMANIA_TEST_CRASH";

/// What a writer says once the first versions are on the disk.
const WRITING: &str = "writing";

/// How often a writer is killed.
const KILLS: usize = 40;

/// The versions that take turns, one far longer than the other.
const VERSIONS: [&str; 2] = [
    include_str!("../programs/examples/un-solo-blocco.ron"),
    include_str!("../programs/solutions/area-e-blocchi.ron"),
];

#[test]
fn a_killed_window_leaves_whole_files() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        write_without_end(PathBuf::from(folder));
    }
    let folder = Folder::new();
    let slots = versions().map(|program| write(&program));
    let sessions = versions().map(|program| session(&program));
    let mut chance = Chance::new(1);
    let mut seen = BTreeSet::new();
    let mut left_over = 0;
    for kill in 1..=KILLS {
        Writer::start(&folder.0).kill_after(Duration::from_micros(chance.below(30_000)));
        let slot = fs::read_to_string(folder.0.join("slot-1.ron")).unwrap();
        assert!(
            slots.contains(&slot),
            "kill {kill}: slot of {} bytes",
            slot.len()
        );
        let kept = fs::read_to_string(folder.0.join("session-1.ron")).unwrap();
        assert!(
            sessions.contains(&kept),
            "kill {kill}: session of {} bytes",
            kept.len()
        );
        left_over += usize::from(temporaries(&folder.0) > 0);

        let storage = Storage::open(folder.0.clone()).unwrap();
        assert_eq!(temporaries(&folder.0), 0, "kill {kill}");
        let Slot::Filled { program, .. } = storage.slot(1) else {
            panic!("kill {kill}: the slot is not readable");
        };
        assert_eq!(write(&program), slot);
        let found = storage.last_session().unwrap().unwrap();
        assert_eq!(session(&found.program), kept);
        seen.insert((slot, kept));
    }
    // The kills came at different moments, some of them in the middle of writing.
    assert!(seen.len() > 1, "only one version was ever seen");
    assert!(left_over > 0, "nothing was ever interrupted");
    let one_session_for_all = !folder.0.join("session-2.ron").exists();
    assert!(
        one_session_for_all,
        "a killed window's session was not taken over"
    );
}

fn versions() -> [Program; 2] {
    VERSIONS.map(|text| read(text).unwrap())
}

fn session(program: &Program) -> String {
    session_text(program, Some(Path::new("/a.ron")), true)
}

fn temporaries(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap();
    names
        .filter(|entry| {
            let name = entry.as_ref().unwrap().file_name();
            name.to_string_lossy().ends_with(".tmp")
        })
        .count()
}

/// Is a window in which someone works as fast as the disk.
fn write_without_end(folder: PathBuf) -> ! {
    // It ends with its parent, whatever becomes of that.
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    let storage = Storage::open(folder).unwrap();
    let autosave = Autosave::new(storage.clone());
    let keep = |program: &Program| {
        autosave.keep(session(program));
        storage.save_slot(1, program).unwrap();
        autosave.flush().unwrap();
    };
    let [first, second] = versions();
    keep(&first);
    println!("{WRITING}");
    loop {
        keep(&second);
        keep(&first);
    }
}

/// This test in a process of its own.
struct Writer(Child);

impl Writer {
    /// Starts it, and waits until it has begun to write.
    fn start(folder: &Path) -> Writer {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "a_killed_window_leaves_whole_files",
                "--nocapture",
            ])
            .env(FOLDER, folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let begun = lines.any(|line| line.unwrap().contains(WRITING));
        let writer = Writer(child);
        assert!(begun, "the writer ended by itself");
        writer
    }

    fn kill_after(self, time: Duration) {
        std::thread::sleep(time);
        drop(self);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let name = format!("clickomania-crash-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
