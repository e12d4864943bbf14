//! No file is overwritten unread: one that cannot be read gets another name, which is said once, and what was in it
//! begins afresh; one that a newer version wrote is left alone.
//!
//! Every file of a data folder in which everything was done is damaged, one at a time.

use crate::acts::act_everywhere;
use crate::folder::Folder;
use crate::found::found;
use crate::windows::{copy, files, frame, is_aside, open};
use clickomania::window::Window;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::PaletteBlock;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, EditorCommand, TaskCommand, WritingCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use clickomania::window::clickomania::library::storage::TaskKey;
use clickomania::window::kit::game_id::GameId;
use egui::Context;
use engine::language::{Kind, Program, TaskId};
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// An act after the damage. It saves a program into a slot that was empty.
const LATER: u64 = 3;

fn perform(window: &mut Window, command: impl Into<ClickomaniaCommand>) {
    window.perform::<ClickomaniaMode>(&Context::default(), command);
    frame(&Context::default(), window);
}

fn open_task(window: &mut Window, id: TaskId) {
    perform(window, TaskCommand::Open(TaskSource::Alone(id)));
}

/// A data folder in which everything was done once, in `data`, by these acts.
fn lived_in(acts: RangeInclusive<u64>) -> Folder {
    let folder = Folder::new();
    let mut window = open(&folder.file("data"));
    for number in acts {
        act_everywhere(&folder.0, &mut window, number);
    }
    // Programs are left in two tasks.
    open_task(&mut window, TaskId::STRISCE);
    perform(
        &mut window,
        EditorCommand::Add(PaletteBlock::new(Kind::DropAll, "")),
    );
    open_task(&mut window, TaskId::CLICKOMANIA);
    perform(&mut window, WritingCommand::New);
    perform(&mut window, WritingCommand::Leave);
    let progress = &mut window.host::<ClickomaniaMode>().services.progress;
    let key = TaskKey::at("parete").unwrap();
    progress.reach(&key, Some(9), true, &Program::new("nine"));
    window.close();
    folder
}

/// Looks at everything that is saved, and gives what the window said was wrong.
fn look_around(window: &mut Window) -> String {
    let mut said = String::new();
    let mut hear = |window: &mut Window| {
        let status = window.app().status();
        if status.wrong && !said.ends_with(&status.sentence) {
            said += &status.sentence;
        }
    };
    hear(window);
    for _ in 0..2 {
        perform(window, ComparisonCommand::Toggle);
        hear(window);
    }
    for id in [TaskId::STRISCE, TaskId::CLICKOMANIA] {
        open_task(window, id);
        hear(window);
    }
    said
}

/// True for an empty file, which is a lock.
fn is_lock(path: &Path) -> bool {
    fs::metadata(path).unwrap().len() == 0
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Damage {
    Cut,
    Garbage,
    Folder,
    #[cfg(unix)]
    Pipe,
}

impl Damage {
    fn befalls(self, file: &Path) {
        let bytes = fs::read(file).unwrap();
        match self {
            Damage::Cut => fs::write(file, &bytes[..bytes.len() / 2]).unwrap(),
            Damage::Garbage => fs::write(file, b"\x00\xff(((\"\n~~ 4711").unwrap(),
            Damage::Folder => {
                fs::remove_file(file).unwrap();
                fs::create_dir(file).unwrap();
                fs::write(file.join("in it"), "4711").unwrap();
            }
            #[cfg(unix)]
            Damage::Pipe => {
                fs::remove_file(file).unwrap();
                let made = std::process::Command::new("mkfifo").arg(file).status();
                assert!(made.unwrap().success());
            }
        }
    }

    /// What is to be found of it afterwards, under whatever name.
    fn trace(self, file: &Path) -> Option<Vec<u8>> {
        match self {
            Damage::Cut | Damage::Garbage => fs::read(file).ok(),
            Damage::Folder => fs::read(file.join("in it")).ok(),
            #[cfg(unix)]
            Damage::Pipe => {
                let there = fs::symlink_metadata(file).ok()?;
                (!there.is_file() && !there.is_dir()).then(Vec::new)
            }
        }
    }
}

/// What was set aside in a folder.
fn aside(folder: &Path) -> Vec<PathBuf> {
    let inside = files(folder).into_iter();
    let mut aside: Vec<_> = inside
        .flat_map(|path| path.ancestors().map(Path::to_owned).collect::<Vec<_>>())
        .filter(|path| path.starts_with(folder) && is_aside(path))
        .collect();
    aside.sort();
    aside.dedup();
    aside
}

fn damage_every_file(damage: Damage) {
    let lived = lived_in(1..=2);
    let whole = files(&lived.file("data"));
    let (mut damaged, mut stayed) = (0, 0);
    for path in whole.iter().filter(|path| !is_lock(path)) {
        let folder = Folder::new();
        let data = folder.file("data");
        copy(&lived.file("data"), &data);
        let file = data.join(path.strip_prefix(lived.file("data")).unwrap());
        let case = format!("{}, {damage:?}", file.display());
        damage.befalls(&file);
        damaged += 1;
        let before = damage.trace(&file);
        assert!(before.is_some(), "{case}");

        let mut window = open(&data);
        let said = look_around(&mut window);
        act_everywhere(&folder.0, &mut window, LATER);
        window.close();
        drop(window);
        assert!(!said.is_empty(), "{case}: nothing was said");
        let found_aside = aside(&data);
        let Some(there) = found_aside.first() else {
            // What keeps people out keeps its name.
            assert_eq!(damage.trace(&file), before, "{case}: {said}");
            stayed += 1;
            continue;
        };
        assert_eq!(found_aside.len(), 1, "{case}: {found_aside:?}");
        assert_eq!(damage.trace(there), before, "{case}");
        let name = there.file_name().unwrap().to_str().unwrap();
        assert!(said.contains(name), "{case}: {said}");

        // It is said once, everything else is there, and what was begun afresh is saved.
        let mut window = open(&data);
        let mut afresh = Vec::new();
        for mode in GameId::ALL {
            for (what, number) in found(mode, std::slice::from_mut(&mut window)) {
                assert!([0, LATER].contains(&number), "{case}: {what} has {number}");
                afresh.extend((number == 0).then_some(what));
            }
        }
        assert!(afresh.len() <= 3, "{case}: {afresh:?} begin afresh");
        let said = look_around(&mut window);
        assert!(said.is_empty(), "{case}: {said}");
        window.close();
        assert_eq!(damage.trace(there), before, "{case}");
    }
    assert!(damaged >= 14 && stayed <= 1, "{stayed} of {damaged} stayed");
}

#[test]
fn a_file_that_was_cut_is_set_aside() {
    damage_every_file(Damage::Cut);
}

#[test]
fn a_file_of_garbage_is_set_aside() {
    damage_every_file(Damage::Garbage);
}

#[test]
fn a_folder_in_place_of_a_file_is_set_aside() {
    damage_every_file(Damage::Folder);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_set_aside_and_not_waited_for() {
    damage_every_file(Damage::Pipe);
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let lived = lived_in(1..=2);
    let whole = files(&lived.file("data"));
    for path in whole.iter().filter(|path| !is_lock(path)) {
        let folder = Folder::new();
        let data = folder.file("data");
        copy(&lived.file("data"), &data);
        let file = data.join(path.strip_prefix(lived.file("data")).unwrap());
        let text = fs::read_to_string(&file).unwrap();
        let newer = format!(
            "// format 2\n{}",
            text.replacen("format: 1", "format: 2", 1)
        );
        fs::write(&file, &newer).unwrap();
        for number in [LATER, LATER + 4] {
            let mut window = open(&data);
            let said = look_around(&mut window);
            act_everywhere(&folder.0, &mut window, number);
            window.close();
            let case = file.display();
            // The next window continues with what this one saved elsewhere.
            assert!(
                number > LATER || !said.is_empty(),
                "{case}: nothing was said"
            );
            assert!(aside(&data).is_empty(), "{case}: {:?}", aside(&data));
            assert_eq!(fs::read_to_string(&file).unwrap(), newer, "{case}");
        }
    }
}

/// What is damaged while the window runs is set aside when it is written again, and what the window has comes in its
/// place.
#[test]
fn files_that_are_damaged_while_the_window_runs_are_not_written_over() {
    let lived = lived_in(1..=2);
    let data = lived.file("data");
    let mut window = open(&data);
    look_around(&mut window);
    assert_eq!(window.app().unsaved_after_trying(), None);
    let whole: Vec<PathBuf> = files(&data)
        .into_iter()
        .filter(|path| !is_lock(path))
        .collect();
    for file in &whole {
        Damage::Garbage.befalls(file);
    }
    act_everywhere(&lived.0, &mut window, LATER);
    let _ = window.app().unsaved_after_trying();
    frame(&Context::default(), &mut window);
    assert!(window.app().status().wrong);
    window.close();
    drop(window);
    let garbage = Damage::Garbage
        .trace(&whole[0])
        .or_else(|| fs::read(&aside(&data)[0]).ok());
    let still = files(&data)
        .into_iter()
        .filter(|path| fs::read(path).ok() == garbage);
    assert_eq!(still.count(), whole.len(), "each is somewhere");
    // Only what a teacher set stands between the next window and what this one had.
    for file in files(&data).iter().filter(|path| !is_aside(path)) {
        if fs::read(file).ok() == garbage {
            fs::remove_file(file).unwrap();
        }
    }
    let mut window = open(&data);
    let tantrix = found(GameId::Tantrix, std::slice::from_mut(&mut window));
    assert_eq!(tantrix["tantrix"], LATER);
    let settings = found(GameId::Mines, std::slice::from_mut(&mut window));
    assert_eq!(settings["settings"], LATER);
}
