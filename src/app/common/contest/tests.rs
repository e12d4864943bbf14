mod outside;

use super::*;
use crate::contest::ContestFolder;
use crate::handed::{Handed, SignKind};
use crate::store::Saver;
use crate::test_folder::Folder;
use engine::text::{Language, Text};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// A window enters the contest of this folder.
fn enters(folder: &Folder) -> ContestRun {
    let saver = Saver::open(folder.0.clone()).unwrap();
    ContestRun::open(ContestFolder::at(folder.0.clone()), &saver, &text())
}

fn signs(run: &ContestRun) -> Vec<SignKind> {
    let signs = run.state().signs.iter();
    signs.map(|sign| sign.what.clone()).collect()
}

/// What this pupil hands in.
fn handed(name: &str) -> String {
    Handed::new(name, String::new(), String::new(), Vec::new()).text()
}

/// Goes on until something was delivered.
fn delivered(run: &mut ContestRun) -> PathBuf {
    let begun = Instant::now();
    loop {
        match run.tick() {
            ContestTick::Delivered(path) => return path,
            ContestTick::Nothing => std::thread::sleep(Duration::from_millis(5)),
            ContestTick::TimeIsOver => panic!("there is no limit"),
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "in vain");
    }
}

#[test]
fn what_is_remembered_is_there_after_another_start() {
    let folder = Folder::new();
    let mut run = enters(&folder);
    assert!(run.is_fresh() && signs(&run).is_empty());
    run.set_name("Ada");
    run.leaves("uno\r\ndue \n");
    drop(run);
    let run = enters(&folder);
    assert_eq!(run.state().name, "Ada");
    assert!(run.is_own("uno\ndue") && !run.is_own("uno"));
    assert_eq!(signs(&run), [SignKind::Restarted]);
}

#[test]
fn what_was_edited_or_removed_is_noted() {
    for damage in [
        |file: &PathBuf| {
            let text = fs::read_to_string(file).unwrap();
            fs::write(file, text.replace("begun:", "begun: 1")).unwrap();
        },
        |file: &PathBuf| fs::write(file, b"").unwrap(),
        |file: &PathBuf| fs::remove_file(file).unwrap(),
    ] {
        let folder = Folder::new();
        drop(enters(&folder));
        damage(&folder.file("contest.ron"));
        let run = enters(&folder);
        assert_eq!(*run.standing(), ContestPhase::Open);
        assert_eq!(signs(&run), [SignKind::StateChanged, SignKind::Restarted]);
        drop(run);
        // It is still known after that.
        assert!(signs(&enters(&folder)).contains(&SignKind::StateChanged));
    }
}

#[test]
fn a_second_window_is_sent_to_the_first_which_learns_of_it() {
    let folder = Folder::new();
    let mut first = enters(&folder);
    let second = enters(&folder);
    assert_eq!(*second.standing(), ContestPhase::Elsewhere);
    drop(second);
    let begun = Instant::now();
    while signs(&first) != [SignKind::SecondWindow] {
        first.tick();
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "{:?}",
            first.state()
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(*first.standing(), ContestPhase::Open);
}

#[test]
fn what_cannot_be_handed_in_is_kept_and_tried_again() {
    let folder = Folder::new();
    let stick = folder.file("stick");
    let file = stick.join("gara.ron");
    let mut run = enters(&folder);
    let refused = run.hand_in((handed("uno"), String::new()), Some(file.clone()));
    assert!(refused.kept.is_ok() && matches!(refused.sent, Some(Err(_))));
    assert_eq!(fs::read_to_string(run.kept()).unwrap(), handed("uno"));
    assert_eq!(run.on_its_way(), Some(&*file));
    // The stick is there again.
    fs::create_dir(&stick).unwrap();
    assert_eq!(delivered(&mut run), file);
    assert_eq!(fs::read_to_string(&file).unwrap(), handed("uno"));
    assert_eq!(run.on_its_way(), None);

    // Another time it comes back when the window was closed meanwhile.
    fs::remove_dir_all(&stick).unwrap();
    let refused = run.hand_in((handed("due"), String::new()), None);
    assert!(matches!(refused.sent, Some(Err(_))));
    drop(run);
    fs::create_dir(&stick).unwrap();
    let mut run = enters(&folder);
    assert_eq!(delivered(&mut run), file);
    assert_eq!(fs::read_to_string(&file).unwrap(), handed("due"));
}

#[test]
fn what_cannot_even_be_kept_is_tried_again_while_the_window_is_open() {
    let folder = Folder::new();
    let stick = folder.file("stick");
    let file = stick.join("gara.ron");
    let mut run = enters(&folder);
    // No file can be written where a folder stands.
    fs::create_dir(run.kept()).unwrap();
    let HandedIn { kept, sent } = run.hand_in((handed("uno"), String::new()), Some(file.clone()));
    assert!(kept.is_err() && matches!(sent, Some(Err(_))));
    fs::remove_dir(run.kept()).unwrap();
    assert_eq!(delivered(&mut run), run.kept());
    assert_eq!(run.on_its_way(), Some(&*file));
    fs::create_dir(&stick).unwrap();
    assert_eq!(delivered(&mut run), file);
    for path in [file, run.kept()] {
        assert_eq!(fs::read_to_string(path).unwrap(), handed("uno"));
    }
}

#[test]
fn what_was_not_kept_at_the_end_of_the_time_is_handed_in_at_the_next_start() {
    let folder = Folder::new();
    drop(enters(&folder));
    let contest = ContestFolder::at(folder.0.clone());
    let mut state = contest.state().unwrap();
    state.closed = Some(state.begun);
    contest.put_state(&state).unwrap();
    let mut run = enters(&folder);
    assert_eq!(*run.standing(), ContestPhase::Over);
    assert_eq!(run.tick(), ContestTick::TimeIsOver);
    assert!(
        run.hand_in((handed("uno"), String::new()), None)
            .kept
            .is_ok()
    );
    assert_eq!(run.tick(), ContestTick::Nothing);
    drop(run);
    assert_eq!(enters(&folder).tick(), ContestTick::Nothing);
}

/// What this pupil hands in, with its code.
fn with_code(name: &str) -> (String, String) {
    let handed = Handed::new(name, String::new(), String::new(), Vec::new());
    (handed.text(), handed.code())
}

#[test]
fn who_is_cut_off_while_handing_in_finds_what_was_kept_last() {
    let stick = |folder: &Folder| folder.file("stick").join("gara.ron");
    for (before, kept) in [
        (None, None),
        (None, Some("due")),
        (Some("uno"), Some("uno")),
        (Some("uno"), Some("due")),
    ] {
        let folder = Folder::new();
        let mut run = enters(&folder);
        let code_before = before.map_or_else(String::new, |name| {
            run.hand_in(with_code(name), Some(stick(&folder)));
            run.state().code.clone()
        });
        run.hand_in(with_code("due"), Some(stick(&folder)));
        let file = run.kept();
        drop(run);
        // As it is on the disk before it is known what was kept.
        let contest = ContestFolder::at(folder.0.clone());
        let mut state = contest.state().unwrap();
        assert_eq!((&state.code_before, state.delivered), (&None, false));
        state.code_before = Some(code_before);
        contest.put_state(&state).unwrap();
        match kept {
            Some(name) => fs::write(&file, with_code(name).0).unwrap(),
            None => fs::remove_file(&file).unwrap(),
        }

        let mut run = enters(&folder);
        assert!(run.unread.is_empty(), "{before:?} {kept:?}");
        assert_eq!(signs(&run), [SignKind::Restarted]);
        let code = kept.map_or_else(String::new, |name| with_code(name).1);
        assert_eq!(run.state().code, code, "{before:?} {kept:?}");
        if let Some(name) = kept {
            fs::create_dir(folder.file("stick")).unwrap();
            assert_eq!(delivered(&mut run), stick(&folder));
            let there = fs::read_to_string(stick(&folder)).unwrap();
            assert_eq!(there, with_code(name).0);
        }
        drop(run);
        let run = enters(&folder);
        assert_eq!(run.state().code_before, None);
        assert_eq!(run.state().code, code);
    }
}

#[test]
fn what_was_handed_in_and_is_damaged_is_said_set_aside_and_handed_in_anew() {
    let folder = Folder::new();
    let mut run = enters(&folder);
    let file = folder.file("gara.ron");
    run.hand_in((handed("uno"), String::new()), Some(file.clone()));
    drop(run);
    let kept = enters(&folder).kept();
    let whole = fs::read(&kept).unwrap();
    for damaged in [
        whole[..whole.len() / 2].to_vec(),
        Vec::new(),
        handed("uno").replace("uno", "due").into_bytes(),
    ] {
        let contest = ContestFolder::at(folder.0.clone());
        let mut state = contest.state().unwrap();
        (state.closed, state.delivered) = (Some(state.begun), false);
        contest.put_state(&state).unwrap();
        fs::write(&kept, &damaged).unwrap();
        fs::remove_file(&file).unwrap();
        let mut run = enters(&folder);
        let aside = run.unread.iter().find_map(|trouble| trouble.aside.clone());
        assert_eq!(fs::read(aside.unwrap()).unwrap(), damaged);
        assert_eq!(run.tick(), ContestTick::TimeIsOver);
        run.hand_in((handed("uno"), String::new()), None);
        for path in [&kept, &file] {
            assert_eq!(fs::read(path).unwrap(), whole);
        }
    }
    let run = enters(&folder);
    assert!(run.unread.is_empty(), "whole again");
}
