//! A window in a contest is killed: what was done two seconds before is there, the time goes on from the first start, what
//! was handed in and is nowhere yet is tried again, and nothing looks as if somebody had changed it from outside.

use crate::folder::Folder;
use crate::victim::{BEATS, Victim, beats, done_before, kills, to_be_killed};
use crate::windows::frame;
use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::{
    ClickomaniaCommand, ContestCommand, EditorCommand, SlotCommand,
};
use clickomania::app::clickomania::storage::SLOTS;
use clickomania::app::{ContestStart, Window, WindowStart, window};
use clickomania::contest::{ContestFolder, running, wall_clock};
use clickomania::handed::{Handed, SignKind, open};
use clickomania::store::Saver;
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
    if let Some((folder, _)) = to_be_killed() {
        act_without_end(&folder);
    }
    let mut chance = Chance::new(11);
    let mut promised = 0;
    for kill in 1..=kills().div_ceil(4) {
        // Also in the first moments.
        let beats = match kill % 3 {
            1 => chance.below(BEATS as u64),
            _ => BEATS as u64 + 2 + chance.below(BEATS as u64),
        };
        promised += kill_after(beats, kill);
    }
    assert!(promised > 0, "nothing was ever promised");
}

/// Kills a window after so many beats, and looks at what the next one has. How much had to be there.
fn kill_after(beats: u64, kill: usize) -> u64 {
    let folder = Folder::new();
    let mut victim = Victim::start(TEST, &folder.0, "");
    let mut said = Vec::new();
    let mut heard = 0;
    while heard <= beats {
        let line = victim.says().expect("the window goes on");
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
    let seen: Vec<&SignKind> = state.signs.iter().map(|sign| &sign.what).collect();
    assert!(
        seen.iter().all(|sign| **sign == SignKind::Restarted),
        "kill {kill}: {seen:?}"
    );
    if least > 0 {
        assert_eq!(seen.len(), 1, "kill {kill}");
        let chosen = state.named["cade"];
        for (what, found) in [
            ("program", number(&named)),
            ("name", number(&state.name)),
            ("savings", state.savings.len() as u64),
        ] {
            assert!(
                possible.contains(&found),
                "kill {kill}: {what} {found} of {possible:?}"
            );
        }
        let names = state.name.parse::<u64>().unwrap();
        assert!((1..=SLOTS).contains(&chosen), "kill {kill}: {chosen}");
        assert!(
            names.abs_diff(state.savings.len() as u64) <= 1,
            "kill {kill}"
        );
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
        assert!(handed.slots.iter().all(|slot| !slot.brought), "kill {kill}");
        assert!(handed.signs.is_empty(), "kill {kill}: {:?}", handed.signs);
    } else {
        assert_eq!(least, 0, "kill {kill}: {state:?}");
    }
    // What is handed in now is seen to be one's own.
    let again = folder.file("again.ron");
    act(
        &ctx,
        &mut next,
        ContestCommand::HandIn("Ada".to_owned(), again.clone()),
    );
    if least > 0 {
        let handed = handed(&again);
        assert!(
            handed.slots.iter().all(|slot| !slot.brought),
            "kill {kill}: {handed:?}"
        );
        let changed = handed
            .signs
            .iter()
            .find(|sign| sign.what != SignKind::Restarted);
        assert_eq!(changed, None, "kill {kill}");
    }
    least
}

fn number(name: &str) -> u64 {
    name.parse().unwrap_or(0)
}

fn handed(path: &Path) -> Handed {
    open(path, &Text::load(Language::It).unwrap())
        .unwrap()
        .unwrap()
}

fn handed_in(contest: &ContestFolder) -> Handed {
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
        saver: Saver::open(data.to_owned()).unwrap(),
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

/// Is a window in a contest in which somebody acts without a rest: everything has the number of the act.
fn act_without_end(folder: &Path) -> ! {
    let ctx = Context::default();
    let data = folder.join("data");
    let mut window = enters(&ctx, &data, Some(contest()));
    frame(&ctx, &mut window);
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
