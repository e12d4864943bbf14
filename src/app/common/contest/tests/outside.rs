//! What becomes of a contest whose files others take away, change or keep while a window is in it.

use super::*;
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
fn a_folder_that_is_taken_away_comes_back_with_all_that_was_written_once() {
    let data = Folder::new();
    let (contest, mut run) = begins(&data);
    let key = run.key();
    let handed_in = run.hand_in(with_code("Ada"), None);
    assert!(handed_in.kept.is_ok());
    run.saver.flush().unwrap();
    fs::remove_dir_all(&contest.path).unwrap();
    // Nobody does anything: the folder is looked after all the same.
    run.saver.flush().unwrap();
    let kept = fs::read_to_string(run.kept());
    assert_eq!(kept.ok(), Some(with_code("Ada").0));
    drop(run);

    let run = goes_in(&contest);
    assert_eq!(*run.standing(), ContestPhase::Open);
    assert_eq!(run.tasks().count(), 1);
    assert_eq!((run.key(), &run.state().code), (key, &with_code("Ada").1));
    assert_eq!(signs(&run), [SignKind::Restarted]);
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
