//! What is done in a terminal while a contest goes on: it is not prevented, but noted.

use crate::support::Folder;
use clickomania::contest::{ContestFolder, ContestState, wall_clock};
use clickomania::handed::SignKind;
use std::path::Path;
use std::process::Command;

/// A contest that goes on in a data folder.
fn begins(data: &Path) -> ContestFolder {
    let contest = ContestFolder::named(data, "gara-1");
    let state = ContestState::begin(None, Some(30), wall_clock());
    contest.put_state(&state).unwrap();
    contest
}

fn noted(contest: &ContestFolder) -> Vec<SignKind> {
    let notes = contest.take_notes().into_iter();
    notes.map(|sign| sign.what).collect()
}

#[test]
fn what_is_done_beside_a_contest_is_noted_in_it() {
    let folder = Folder::new("contest-beside");
    let root = folder.file("nothing.txt", "");
    let root = Path::new(&root).parent().unwrap();
    let (usual, other) = (root.join("usual/clickomania"), root.join("other"));
    let contest = begins(&usual);
    let runs = |arguments: &[&str], data: Option<&Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_clickomania-terminal"));
        command
            .args(arguments)
            .env("XDG_DATA_HOME", root.join("usual"));
        for name in [
            "CLICKOMANIA_DATA",
            "DISPLAY",
            "WAYLAND_DISPLAY",
            "WAYLAND_SOCKET",
        ] {
            command.env_remove(name);
        }
        if let Some(data) = data {
            command.env("CLICKOMANIA_DATA", data);
        }
        command.output().unwrap().status.code()
    };
    let wall = SignKind::CommandLine("wall".to_owned());
    // The usual data folder is not forgotten when another one is named.
    for data in [None, Some(&*other), Some(&*usual)] {
        assert_eq!(runs(&["wall"], data), Some(0));
        assert_eq!(noted(&contest), std::slice::from_ref(&wall), "{data:?}");
    }
    // Nor is it by a window: here there is no screen, but it was asked for.
    assert_eq!(runs(&["--data", other.to_str().unwrap()], None), Some(2));
    assert_eq!(noted(&contest), [SignKind::WindowOutside]);

    // A contest in another folder is known once a window was opened there.
    let elsewhere = begins(&other);
    assert_eq!(runs(&["--data", other.to_str().unwrap()], None), Some(2));
    assert_eq!((noted(&contest).len(), noted(&elsewhere).len()), (1, 0));
    assert_eq!(runs(&["wall"], None), Some(0));
    assert_eq!(
        (noted(&contest), noted(&elsewhere)),
        (vec![wall.clone()], vec![wall])
    );
}
