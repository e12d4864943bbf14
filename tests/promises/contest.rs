//! Kills a window in a contest: the work of two seconds before is there, the time runs on from the first start, a
//! hand-in that is nowhere yet is tried again, and nothing counts as brought in.

use crate::folder::Folder;
use crate::victim::{BEATS, Victim, beats, done_before, kills, victim_arguments};
use crate::windows::frame;
use clickomania::contest::{ContestFolder, HandIn, open_hand_in, running, wall_clock};
use clickomania::store::Store;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ContestCommand, EditorCommand, SlotCommand,
};
use clickomania::window::clickomania::library::storage::SLOTS;
use clickomania::window::{ContestStart, Window, WindowStart, window};
use egui::Context;
use engine::chance::Chance;
use engine::task::Course;
use engine::task::file::{PathFault, TaskOrCourse, read_with_places};
use engine::text::{Language, Text};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

const CONTEST: &str = "Course(format: 1, id: \"prova\", title: {\"it\": \"Prova\"}, \
    contest: (minutes: 30), tasks: [Task(format: 1, id: \"cade\", title: {}, wanted: [DropAll])])";

const TEST: &str = "contest::a_contest_goes_on_after_its_window_was_killed";

#[test]
fn a_contest_goes_on_after_its_window_was_killed() {
    if let Some((folder, _)) = victim_arguments() {
        act_without_end(&folder);
    }
    let mut chance = Chance::new(11);
    let mut promised = 0;
    for kill in 1..=kills().div_ceil(4) {
        // Also in the first moments, but not the first time, which may be the only one.
        let beats = match kill % 3 {
            0 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        };
        promised += kill_after(beats, kill);
    }
    assert!(promised > 0, "nothing was ever promised");
}

/// Kills a window after some beats and checks what the next one finds. Returns the last act that had to be there.
fn kill_after(beats: u64, kill: usize) -> u64 {
    let folder = Folder::new();
    let mut victim = Victim::start(TEST, &folder.0, "");
    let mut said = Vec::new();
    let mut heard = 0;
    while heard <= beats {
        let line = victim.next_line().expect("the window goes on");
        heard += u64::from(line.ends_with("beat"));
        said.push(line);
    }
    said.extend(victim.kill());
    let (least, most) = (done_before(&said, BEATS), done_before(&said, 0) + 1);
    let possible = least..=most;
    let data = folder.file("data");
    let contest = running(&data).expect("it goes on");

    let ctx = Context::default();
    let mut next = enters(&ctx, &data, None);
    let named = next
        .clickomania()
        .document()
        .program()
        .header()
        .name
        .clone();
    let state = next.app().contest_run.as_ref().unwrap().state().clone();
    let now = wall_clock().as_secs();
    // Two seconds are lost by rounding at most.
    let used = state.time.used().as_secs() + 2;
    assert!(
        used >= now - state.begun,
        "kill {kill}: {used} s, {state:?}"
    );
    if least > 0 {
        assert_eq!(state.time.closed().times, 1, "kill {kill}");
        let chosen = state.named["cade"];
        for (what, found) in [("program", number(&named)), ("name", number(&state.name))] {
            assert!(
                possible.contains(&found),
                "kill {kill}: {what} {found} of {possible:?}"
            );
        }
        assert!((1..=SLOTS).contains(&chosen), "kill {kill}: {chosen}");
    }

    // The stick is there at last.
    if contest.path.join("handed-in.ron").is_file() && state.destination.is_some() {
        let stick = stick(&folder.0);
        fs::create_dir_all(stick.parent().unwrap()).unwrap();
        let begun = Instant::now();
        while !stick.is_file() {
            frame(&ctx, &mut next);
            assert!(
                begun.elapsed() < Duration::from_secs(60),
                "kill {kill}: in vain"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
        let handed = handed(&stick);
        assert_eq!(handed, handed_in(&contest), "kill {kill}");
        let there = number(&handed.name);
        assert!(
            possible.contains(&there),
            "kill {kill}: {there} of {possible:?}"
        );
        none_is_brought_in(&handed, kill);
    } else {
        assert_eq!(least, 0, "kill {kill}: {state:?}");
    }
    let again = folder.file("again.ron");
    act(
        &ctx,
        &mut next,
        ContestCommand::HandIn("Ada".to_owned(), again.clone()),
    );
    if least > 0 {
        none_is_brought_in(&handed(&again), kill);
    }
    least
}

fn none_is_brought_in(hand_in: &HandIn, kill: usize) {
    let counts = hand_in.slots.iter().map(|slot| slot.brought_in);
    assert!(
        counts.eq(hand_in.slots.iter().map(|_| Some(0))),
        "kill {kill}: {hand_in:?}"
    );
}

fn number(name: &str) -> u64 {
    name.parse().unwrap_or(0)
}

fn handed(path: &Path) -> HandIn {
    open_hand_in(path, &Text::load(Language::It).unwrap())
        .unwrap()
        .unwrap()
}

fn handed_in(contest: &ContestFolder) -> HandIn {
    handed(&contest.path.join("handed-in.ron"))
}

/// Where what is handed in goes to; its folder is not there while the window lives.
fn stick(folder: &Path) -> PathBuf {
    folder.join("stick").join("gara.ron")
}

fn contest() -> Arc<Course> {
    let nothing = |_: &str| Err(PathFault::NotFound);
    match read_with_places(CONTEST, "", &nothing) {
        Ok((TaskOrCourse::Course(course), _)) => Arc::new(course),
        other => panic!("{other:?}"),
    }
}

fn enters(ctx: &Context, data: &Path, contest: Option<Arc<Course>>) -> Window {
    let start = WindowStart {
        store: Store::open(data.to_owned()).unwrap(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: None,
        contest: contest.map(ContestStart::Tasks),
    };
    window(ctx, start)
}

fn act(ctx: &Context, window: &mut Window, command: impl Into<ClickomaniaCommand>) {
    window.perform::<ClickomaniaMode>(ctx, command.into());
}

/// Runs a window in a contest that acts without a rest: everything has the number of the act.
fn act_without_end(folder: &Path) -> ! {
    let ctx = Context::default();
    let data = folder.join("data");
    let mut window = enters(&ctx, &data, Some(contest()));
    frame(&ctx, &mut window);
    // The contest begins with a name.
    act(&ctx, &mut window, ContestCommand::Name("0".to_owned()));
    beats(&folder.join("beats"));
    for number in 1.. {
        let slot = 1 + (number % SLOTS);
        let name = number.to_string();
        act(&ctx, &mut window, EditorCommand::Rename(name.clone()));
        act(&ctx, &mut window, SlotCommand::Store(slot));
        act(
            &ctx,
            &mut window,
            ContestCommand::NameSlot("cade".to_owned(), slot),
        );
        act(
            &ctx,
            &mut window,
            ContestCommand::HandIn(name, stick(folder)),
        );
        frame(&ctx, &mut window);
        println!("did {number}");
    }
    unreachable!("there is always another number");
}
