//! The files of a window that writes without end are whole, whenever it is killed.

use crate::folder::Folder;
use crate::support::{Victim, kills, to_be_killed};
use clickomania::app::clickomania::storage::{Journal, Session, Slot, SlotFiles, session_text};
use clickomania::store::Saver;
use engine::chance::Chance;
use engine::language::Program;
use engine::language::file::{read, write};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a writer says once the first versions are on the disk.
const WRITING: &str = "writing";

/// The versions that take turns, one far longer than the other.
const VERSIONS: [&str; 2] = [
    include_str!("../../programs/examples/un-solo-blocco.ron"),
    include_str!("../../programs/solutions/area-e-blocchi.ron"),
];

#[test]
fn a_killed_window_leaves_whole_files() {
    if let Some((folder, _)) = to_be_killed() {
        write_without_end(folder);
    }
    // On a disk, where writing takes time; what is for passing files may be memory.
    let folder = Folder::within(Path::new(env!("CARGO_TARGET_TMPDIR")));
    let slots = versions().map(|program| write(&program));
    let sessions = versions().map(|program| session_text(&session(&program)));
    let mut chance = Chance::new(1);
    let mut seen = BTreeSet::new();
    let mut left_over = 0;
    let kills = kills();
    for kill in 1..=kills {
        let mut writer = Victim::start("files::a_killed_window_leaves_whole_files", &folder.0, "");
        while !writer.says().expect("the writer goes on").contains(WRITING) {}
        std::thread::sleep(Duration::from_micros(chance.below(30_000)));
        drop(writer);
        let slot = fs::read_to_string(folder.file("slot-1.ron")).unwrap();
        assert!(
            slots.contains(&slot),
            "kill {kill}: slot of {} bytes",
            slot.len()
        );
        let kept = fs::read_to_string(folder.file("session-1.ron")).unwrap();
        assert!(
            sessions.contains(&kept),
            "kill {kill}: session of {} bytes",
            kept.len()
        );
        left_over += usize::from(temporaries(&folder.0) > 0);

        let saver = Saver::open(folder.0.clone()).unwrap();
        assert_eq!(temporaries(&folder.0), 0, "kill {kill}");
        let Slot::Filled { program, .. } = SlotFiles::new(&saver).slot(1) else {
            panic!("kill {kill}: the slot is not readable");
        };
        assert_eq!(write(&program), slot);
        let (found, _) = Journal::open(&saver).last().0.unwrap();
        assert_eq!(session_text(&found), kept);
        seen.insert((slot, kept));
    }
    // The kills came at different moments, some of them in the middle of writing unless that takes no time.
    assert!(seen.len() > 1, "only one version was ever seen");
    println!("{left_over} of {kills} kills came in the middle of writing");
    let one_session_for_all = !folder.file("session-2.ron").exists();
    assert!(
        one_session_for_all,
        "a killed window's session was not taken over"
    );
}

fn versions() -> [Program; 2] {
    VERSIONS.map(|text| read(text).unwrap())
}

fn session(program: &Program) -> Session {
    Session {
        program: program.clone(),
        file: Some(PathBuf::from("/a.ron")),
        saved: true,
        ..Session::default()
    }
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
    let saver = Saver::open(folder).unwrap();
    let (journal, slots) = (Journal::open(&saver), SlotFiles::new(&saver));
    let keep = |program: &Program| {
        journal.save(session(program));
        slots.save(1, program).unwrap();
        saver.flush().unwrap();
    };
    let [first, second] = versions();
    keep(&first);
    println!("{WRITING}");
    loop {
        keep(&second);
        keep(&first);
    }
}
