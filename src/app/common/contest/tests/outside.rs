//! What becomes of a contest whose files others take away, change or keep while a window is in it.

use super::*;
use crate::contest::running;
use crate::handed::Origin;

const TASKS: &str = "Course(format: 1, id: \"prova\", title: {\"it\": \"Prova\"}, contest: (minutes: 30), tasks: [\
    Task(format: 1, id: \"cade\", title: {}, wanted: [DropAll])])";

/// The contest of a data folder.
fn contest(data: &Folder) -> ContestFolder {
    ContestFolder::named(&data.0, "prova-1")
}

/// A window enters it.
fn goes_in(contest: &ContestFolder) -> ContestRun {
    let saver = Saver::open(contest.path.clone()).unwrap();
    ContestRun::open(contest.clone(), &saver, &text())
}

/// A window begins a contest with tasks.
fn begins(data: &Folder) -> (ContestFolder, ContestRun) {
    let contest = contest(data);
    contest.put_tasks_text(TASKS).unwrap();
    let run = goes_in(&contest);
    assert_eq!(*run.standing(), ContestPhase::Open);
    (contest, run)
}

#[test]
fn a_second_window_writes_nothing_of_what_the_first_one_has() {
    let data = Folder::new();
    let (contest, mut first) = begins(&data);
    first.set_name("Ada");
    first.saver.flush().unwrap();
    let written = fs::read(contest.state_path()).unwrap();
    let mut second = goes_in(&contest);
    second.brought(Origin::Start, "cade", 3);
    second.set_name("Bruno");
    second.sign(SignKind::StateChanged);
    assert_eq!(second.tick(), ContestTick::Nothing);
    assert!(second.stays_away(&text()).is_some());
    second.saver.flush().unwrap();
    assert_eq!(fs::read(contest.state_path()).unwrap(), written);
    drop(second);

    // Nor does it hand in when the time is over.
    let mut state = contest.state().unwrap();
    state.closed = Some(state.begun);
    contest.put_state(&state).unwrap();
    let mut second = goes_in(&contest);
    assert_eq!(*second.standing(), ContestPhase::Elsewhere);
    assert_eq!(second.tick(), ContestTick::Nothing);
}

/// All files of a folder with what is in them, but for the window's own.
fn files(contest: &ContestFolder) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(&contest.path).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths
        .map(|path| (path.clone(), fs::read(&path).unwrap_or_default()))
        .collect();
    files.sort();
    files
}

#[test]
fn what_a_newer_version_wrote_is_left_alone_and_said() {
    for name in ["contest.ron", "begun.ron", "handed-in.ron"] {
        for newer in [
            |whole: &str| {
                whole
                    .replace("format: 2", "format: 3")
                    .replace("format: 1", "format: 2")
            },
            |_: &str| "(format: 3, all_is_other: [1, 2])".to_owned(),
        ] {
            let data = Folder::new();
            let (contest, mut run) = begins(&data);
            assert!(run.hand_in(with_code("Ada"), None).kept.is_ok());
            drop(run);
            let file = contest.path.join(name);
            let whole = fs::read_to_string(&file).unwrap();
            fs::write(&file, newer(&whole)).unwrap();
            let before = files(&contest);
            let mut run = goes_in(&contest);
            let ContestPhase::Unread(why) = run.standing() else {
                panic!("{:?}", run.standing());
            };
            assert!(why.contains(name) && why.contains("più nuova"), "{why}");
            assert!(run.unread.is_empty());
            run.set_name("Ada");
            assert_eq!(run.tick(), ContestTick::Nothing);
            drop(run);
            assert!(files(&contest) == before, "{name}: something was written");
            assert_eq!(running(&data.0), Some(contest.clone()));
            // That version is there again: nothing is amiss.
            fs::write(&file, whole).unwrap();
            assert_eq!(signs(&goes_in(&contest)), [SignKind::Restarted]);
        }
    }
}

#[test]
fn a_contest_that_a_newer_version_ended_is_over() {
    let data = Folder::new();
    let (contest, run) = begins(&data);
    drop(run);
    let mut state = contest.state().unwrap();
    state.ended = true;
    contest.put_state(&state).unwrap();
    let whole = fs::read_to_string(contest.state_path()).unwrap();
    fs::write(
        contest.state_path(),
        whole.replace("format: 1", "format: 2"),
    )
    .unwrap();
    assert_eq!(running(&data.0), None);
}

/// A file that cannot be opened, which an administrator could too if it were for the rights alone.
#[cfg(unix)]
#[test]
fn what_the_system_does_not_let_us_read_is_left_alone_and_said() {
    let data = Folder::new();
    let (contest, run) = begins(&data);
    drop(run);
    let (path, kept) = (contest.state_path(), contest.path.join("kept"));
    fs::rename(&path, &kept).unwrap();
    std::os::unix::fs::symlink(&path, &path).unwrap();
    let run = goes_in(&contest);
    assert!(matches!(run.standing(), ContestPhase::Unread(_)));
    drop(run);
    assert!(fs::read_link(&path).is_ok());
    fs::rename(&kept, &path).unwrap();
    assert_eq!(signs(&goes_in(&contest)), [SignKind::Restarted]);
}

/// Makes a pipe, which nobody reads and nobody writes.
#[cfg(unix)]
fn makes_a_pipe(path: &std::path::Path) {
    let _ = fs::remove_file(path);
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_any_file_is_not_waited_for() {
    for name in [
        "contest.lock",
        "handed-in.ron",
        "notes.ron",
        "contest.ron",
        "begun.ron",
        "tasks.ron",
    ] {
        let data = Folder::new();
        let stick = data.file("stick").join("gara.ron");
        let (contest, mut run) = begins(&data);
        run.hand_in(with_code("Ada"), Some(stick));
        drop(run);
        makes_a_pipe(&contest.path.join(name));
        makes_a_pipe(&data.file("begun-contests.txt"));
        let (sender, opened) = std::sync::mpsc::channel();
        let there = contest.clone();
        std::thread::spawn(move || {
            there.note(SignKind::WindowOutside);
            there.note_begun();
            let run = goes_in(&there);
            let _ = sender.send((run.standing().clone(), run.unread.len()));
        });
        let opened = opened.recv_timeout(Duration::from_secs(20));
        let (standing, unread) = opened.unwrap_or_else(|_| panic!("{name}: waits"));
        assert_eq!(standing, ContestPhase::Open, "{name}");
        // It is said, and lies aside; what others note is looked at later.
        assert_eq!(unread, usize::from(name != "notes.ron"), "{name}");
    }
}
