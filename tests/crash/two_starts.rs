//! Files that are opened by the system, several at once, while a window is open: each start is a window of its
//! own, and takes nothing from the others.

use crate::edits::frame;
use crate::folder::Folder;
use crate::support::{Victim, to_be_killed};
use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::app::clickomania::editor::document::Opened;
use clickomania::app::common::command::FileCommand;
use clickomania::app::{WindowStart, window};
use clickomania::store::Saver;
use clickomania::store::open_program;
use egui::Context;
use engine::language::file::read;
use engine::text::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
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
    assert_eq!(kept(&folder.0), all);
    // Whoever opens as many windows again finds everything.
    drop((builder, started));
    let mut again = BTreeSet::new();
    let windows: Vec<_> = all.iter().map(|_| crate::edits::open(&folder.0)).collect();
    for mut window in windows {
        let program = window.clickomania().document().program();
        again.insert(program.header().name.clone());
    }
    assert_eq!(again, all);
}

/// Listens until the window has kept what it shows.
fn wait(window: &mut Victim) {
    while !window
        .says()
        .expect("the window stays open")
        .ends_with("kept")
    {}
}

/// The names of the programs in the data folder.
fn kept(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let sessions = entries.filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("session-") && name.ends_with(".ron")
    });
    let programs = sessions.filter_map(|path| read(&fs::read_to_string(path).ok()?).ok());
    programs
        .map(|program| program.header().name.clone())
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
        saver: Saver::open(folder.to_owned()).unwrap(),
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
    while !kept(folder).contains(name) {
        std::thread::sleep(Duration::from_millis(5));
        frame(&ctx, &mut window);
    }
    println!("kept");
    loop {
        std::thread::sleep(Duration::from_millis(5));
        frame(&ctx, &mut window);
    }
}
