//! Whenever a window is killed, in whichever mode, what was done two seconds before is there, and every
//! file is whole.
//!
//! No clock of this test is compared with one of the window's: see [`beats`].

use crate::acts::act;
use crate::folder::Folder;
use crate::found::{SETTINGS, found};
use crate::victim::{BEATS, Victim, beats, done_before, kills, victim_arguments};
use crate::windows::{files, frame, is_aside, open};
use clickomania::window::Window;
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use egui::Context;
use engine::chance::Chance;
use std::path::Path;
use std::sync::Barrier;

const TEST: &str = "two_seconds::a_killed_window_loses_at_most_two_seconds";

#[test]
fn a_killed_window_loses_at_most_two_seconds() {
    if let Some((folder, mode)) = victim_arguments() {
        act_without_end(&folder, &mode);
    }
    let mut chance = Chance::new(7);
    let mut promised = [0; GameId::ALL.len()];
    let rounds = kills().div_ceil(GameId::ALL.len());
    for round in 1..=rounds {
        // Also in the first moments, and most often when something must be there.
        let beats = GameId::ALL.map(|_| match round % 4 {
            1 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        });
        // All modes at once, each in a folder of its own.
        std::thread::scope(|scope| {
            let windows = GameId::ALL.map(|mode| {
                let beats = beats[mode as usize];
                scope.spawn(move || kill_after(mode, beats, &format!("{mode:?}, round {round}")))
            });
            for (promised, window) in promised.iter_mut().zip(windows) {
                *promised += window.join().unwrap();
            }
        });
    }
    assert!(
        rounds < 2 || promised.iter().all(|done| *done > 0),
        "nothing was promised: {promised:?}"
    );
}

/// Windows on one folder, one in each mode, are killed together: each finds what it did.
#[test]
fn windows_on_one_folder_killed_together_lose_at_most_two_seconds() {
    let mut chance = Chance::new(9);
    let mut promised = 0;
    for round in 1..=kills().div_ceil(2 * GameId::ALL.len()) {
        let folder = Folder::new();
        let beats = match round % 4 {
            0 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        };
        let together = Barrier::new(GameId::ALL.len());
        let (folder, together) = (&folder, &together);
        let done = std::thread::scope(|scope| {
            let windows = GameId::ALL.map(|mode| {
                scope.spawn(move || {
                    let window = Victim::start(TEST, &folder.0, mode.name());
                    killed_after(window, beats, || {
                        together.wait();
                    })
                })
            });
            windows.map(|window| window.join().unwrap())
        });
        let kill = format!("round {round}");
        let mut windows = GameId::ALL.map(|_| open(&folder.0));
        look_whole(&folder.0, &mut windows, &kill);
        let least = done.iter().map(|(least, _)| *least).min().unwrap();
        let most = done.iter().map(|(_, most)| *most).max().unwrap();
        for (mode, (at_least, at_most)) in GameId::ALL.into_iter().zip(done) {
            for (what, found) in found(mode, &mut windows) {
                // What all of them change is that of any of them.
                let range = match what {
                    SETTINGS => least..=most,
                    _ => at_least..=at_most,
                };
                assert!(
                    range.contains(&found),
                    "{kill}, {mode:?}: {what} has {found}, not one of {range:?}"
                );
            }
        }
        promised += least;
    }
    assert!(promised > 0, "nothing was promised");
}

/// Kills a window after some beats and checks what is there. Returns the last act that had to be there.
fn kill_after(mode: GameId, beats: u64, kill: &str) -> u64 {
    let folder = Folder::new();
    let window = Victim::start(TEST, &folder.0, mode.name());
    let (least, most) = killed_after(window, beats, || {});
    let mut windows = [open(&folder.0)];
    look_whole(&folder.0, &mut windows, kill);
    for (what, found) in found(mode, &mut windows) {
        assert!(
            (least..=most).contains(&found),
            "{kill}: {what} has {found}; {least} was done two seconds before, and {most} never"
        );
    }
    least
}

/// Kills a window after some beats and when `time` returns. Returns the last act done two seconds before, and one that was never done.
fn killed_after(mut window: Victim, beats: u64, time: impl FnOnce()) -> (u64, u64) {
    let mut said = Vec::new();
    let (mut heard, mut acts) = (0, false);
    while heard <= beats {
        let line = window.next_line().expect("the window goes on");
        acts |= line.contains("did ");
        // Where something must be there, the time begins with the first act.
        let counts = acts || beats < BEATS as u64;
        heard += u64::from(line.ends_with("beat") && counts);
        said.push(line);
    }
    time();
    said.extend(window.kill());
    (done_before(&said, BEATS), done_before(&said, 0) + 1)
}

/// Every file can be read.
fn look_whole(folder: &Path, windows: &mut [Window], kill: &str) {
    for window in windows {
        let status = window.app().status().clone();
        assert!(!status.wrong, "{kill}: {status:?}");
    }
    let aside: Vec<_> = files(folder)
        .into_iter()
        .filter(|path| is_aside(path))
        .collect();
    assert!(aside.is_empty(), "{kill}: {aside:?}");
}

/// Runs a window that acts without a rest, prints each act, and counts the time.
fn act_without_end(folder: &Path, mode: &str) -> ! {
    let mode = GameId::ALL.into_iter().find(|id| id.name() == mode);
    let mode = mode.expect("one of them was named");
    let ctx = Context::default();
    let mut window = open(folder);
    window.perform_shell(&ctx, ShellCommand::Show(mode));
    frame(&ctx, &mut window);
    let beside = folder.join(format!("beats of {}", mode.name()));
    beats(&beside);
    for number in 1.. {
        act(mode, &beside, &ctx, &mut window, number);
        frame(&ctx, &mut window);
        println!("did {number}");
    }
    unreachable!("there is always another number");
}
