//! What a disk refuses stays in memory, is said for as long as it is so, and is written when the disk takes it again.

use crate::acts::{act, act_everywhere};
use crate::folder::Folder;
use crate::found::found;
use crate::windows::{copy, frame, open, wait};
use clickomania::atomic_file::faults;
use clickomania::window::Window;
use clickomania::window::kit::game_id::GameId;
use egui::Context;
use std::fs;
use std::io::ErrorKind;

/// The acts before the disk refuses, and while it does.
const BEFORE: u64 = 1;
const WHILE: u64 = 4;

/// What has not the number of this act.
fn lacking(windows: &mut [Window], number: u64) -> Vec<String> {
    let all = GameId::ALL.into_iter();
    let all = all.flat_map(|mode| found(mode, windows));
    let others = all.filter(|(_, found)| *found != number);
    others
        .map(|(what, found)| format!("{what}: {found}"))
        .collect()
}

fn a_disk_that_refuses(kind: ErrorKind) {
    let folder = Folder::new();
    let data = folder.file("data");
    let ctx = Context::default();
    let mut window = open(&data);
    act_everywhere(&folder.0, &mut window, BEFORE);
    assert_eq!(window.app().unsaved_after_trying(), None);

    faults::fail_after(&data, 0, kind);
    for number in BEFORE + 1..=WHILE {
        act_everywhere(&folder.0, &mut window, number);
    }
    wait(&ctx, &mut window, "it is said", |window| {
        window.app().fails_to_save()
    });
    for _ in 0..3 {
        frame(&ctx, &mut window);
        assert!(window.app().status().wrong && window.app().fails_to_save());
    }
    // Who wants to close the window is asked.
    assert!(window.app().unsaved_after_trying().is_some());
    let old = folder.file("old");
    copy(&data, &old);
    assert_eq!(
        lacking(&mut [open(&old)], BEFORE),
        [""; 0],
        "{kind:?}: it was whole"
    );

    faults::end(&data);
    wait(&ctx, &mut window, "it is saved", |window| {
        !window.app().fails_to_save()
    });
    assert_eq!(window.app().unsaved_after_trying(), None);
    // A refused save into a slot is not retried: the pupil does it again.
    act(GameId::Clickomania, &folder.0, &ctx, &mut window, WHILE);
    window.close();
    drop(window);
    assert_eq!(lacking(&mut [open(&data)], WHILE), [""; 0], "{kind:?}");
}

#[test]
fn a_disk_that_is_full_or_read_only_loses_nothing() {
    a_disk_that_refuses(ErrorKind::StorageFull);
    a_disk_that_refuses(ErrorKind::ReadOnlyFilesystem);
}

#[test]
fn a_window_that_opens_on_a_refusing_disk_shows_what_is_there() {
    let folder = Folder::new();
    let data = folder.file("data");
    let mut window = open(&data);
    act_everywhere(&folder.0, &mut window, BEFORE);
    window.close();
    drop(window);
    faults::fail_after(&data, 0, ErrorKind::PermissionDenied);
    assert_eq!(lacking(&mut [open(&data)], BEFORE), [""; 0]);
    faults::end(&data);
    assert_eq!(lacking(&mut [open(&data)], BEFORE), [""; 0]);
}

/// The data folder is taken away, as a disk that is unmounted, and comes back.
#[test]
fn a_data_folder_that_is_gone_for_a_while_loses_nothing() {
    let folder = Folder::new();
    let data = folder.file("data");
    let ctx = Context::default();
    let mut window = open(&data);
    act_everywhere(&folder.0, &mut window, BEFORE);
    assert_eq!(window.app().unsaved_after_trying(), None);
    fs::rename(&data, folder.file("away")).unwrap();
    for number in BEFORE + 1..=WHILE {
        act_everywhere(&folder.0, &mut window, number);
    }
    wait(&ctx, &mut window, "it is said", |window| {
        window.app().fails_to_save()
    });
    assert!(window.app().unsaved_after_trying().is_some());
    assert!(!data.exists(), "nobody makes another one");
    fs::rename(folder.file("away"), &data).unwrap();
    wait(&ctx, &mut window, "it is saved", |window| {
        !window.app().fails_to_save()
    });
    act(GameId::Clickomania, &folder.0, &ctx, &mut window, WHILE);
    window.close();
    drop(window);
    assert_eq!(lacking(&mut [open(&data)], WHILE), [""; 0]);
}
