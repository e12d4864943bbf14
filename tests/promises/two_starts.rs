//! Files that are opened by the system, several at once, while a window is open: each start is a window of its
//! own, and takes nothing from the others.

use crate::folder::Folder;
use crate::victim::{Victim, to_be_killed};
use crate::windows::{files, frame, open};
use clickomania::store::{Store, open_program};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::clickomania::program::document::Opened;
use clickomania::window::kit::command::FileCommand;
use clickomania::window::{WindowStart, window};
use egui::Context;
use engine::text::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Who builds without a file, before the files are opened.
const BUILDER: &str = "Anna";
/// The files, and the programs in them.
const FILES: [&str; 3] = ["uno", "due", "tre"];

#[test]
fn files_opened_at_once_beside_a_window_take_nothing_from_each_other() {
    if let Some((folder, name)) = to_be_killed() {
        stay_open(&folder, &name);
    }
    let folder = Folder::new();
    for name in FILES {
        let text = format!("Program(format: 1, name: \"{name}\", on_click: [DropAll])");
        fs::write(folder.file(&format!("{name}.clickomania")), text).unwrap();
    }
    let start = |name| {
        let test = "two_starts::files_opened_at_once_beside_a_window_take_nothing_from_each_other";
        Victim::start(test, &folder.0, name)
    };
    let mut builder = start(BUILDER);
    wait(&mut builder);
    let mut started = FILES.map(start);
    started.iter_mut().for_each(wait);
    let all: BTreeSet<String> = [BUILDER]
        .iter()
        .chain(&FILES)
        .map(|name| (*name).to_owned())
        .collect();
    assert_eq!(kept(&data(&folder.0)), all);
    // Whoever opens as many windows again finds everything.
    drop((builder, started));
    let mut again = BTreeSet::new();
    let windows: Vec<_> = all.iter().map(|_| open(&data(&folder.0))).collect();
    for mut window in windows {
        let program = window.clickomania().document().program();
        again.insert(program.header().name.clone());
    }
    assert_eq!(again, all);
}

/// The data folder, beside the files that are opened.
fn data(folder: &Path) -> PathBuf {
    folder.join("data")
}

/// Listens until the window has kept what it shows.
fn wait(window: &mut Victim) {
    while !window
        .says()
        .expect("the window stays open")
        .ends_with("kept")
    {}
}

/// Those of these names that stand in some file of the data folder.
fn kept(data: &Path) -> BTreeSet<String> {
    let texts: Vec<String> = files(data)
        .into_iter()
        .filter_map(|path| fs::read_to_string(path).ok())
        .collect();
    let names = [BUILDER].into_iter().chain(FILES);
    names
        .filter(|name| {
            texts
                .iter()
                .any(|text| text.contains(&format!("name: \"{name}\"")))
        })
        .map(str::to_owned)
        .collect()
}

/// Is a window that shows the file of this name, or without one something new, until it is killed.
fn stay_open(folder: &Path, name: &str) -> ! {
    let file = folder.join(format!("{name}.clickomania"));
    let opened = open_program(&file).ok().map(|(program, _)| Opened {
        program,
        file: Some(file),
        saved: true,
    });
    let is_new = opened.is_none();
    let start = WindowStart {
        store: Store::open(data(folder)).unwrap(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened,
        contest: None,
    };
    let ctx = Context::default();
    let mut window = window(&ctx, start);
    if is_new {
        let rename = EditorCommand::Rename(name.to_owned());
        for command in [
            ClickomaniaCommand::File(FileCommand::New),
            ClickomaniaCommand::Editor(rename),
        ] {
            window.perform::<ClickomaniaMode>(&ctx, command);
        }
    }
    while !kept(&data(folder)).contains(name) {
        std::thread::sleep(Duration::from_millis(5));
        frame(&ctx, &mut window);
    }
    println!("kept");
    loop {
        std::thread::sleep(Duration::from_millis(5));
        frame(&ctx, &mut window);
    }
}
