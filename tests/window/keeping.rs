//! What becomes of the files of the data folder that cannot be read: none is written over, whatever is wrong with it.

mod damage;

use crate::contest_tasks::contest;
use crate::support::Folder;
use clickomania::app::common::settings::{Look, Settings};
use clickomania::app::{ContestStart, Window, WindowStart, window};
use clickomania::contest::{ContestPhase, running};
use clickomania::store::Saver;
use damage::{DAMAGES, Damage};
use egui::Context;
use engine::chance::Chance;
use engine::text::Language;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The data folder of version 0.1 has some of the files; these are the others.
const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/v0.1/data");
const ROWS: &str = "\"RRRRRRRRR\", \"GGGGGGGGG\", \".........\", \".........\", \".........\", \
    \".........\", \".........\", \".........\", \"BBBBBBBBB\"";
const NEW: [(&str, &str); 9] = [
    ("arrangement.ron", "(stage: Some(400.0), no_map: true)"),
    (
        "comparison.ron",
        "(files: [\"/a/b.ron\"], hidden: [\"uno\"])",
    ),
    (
        "progress.ron",
        "(tasks: {\"parete\": (best: Some(30), done: true)}, last: Some(\"parete\"), \
         under_way: {\"bomba\": (given: {1: \"0,7\"}, over: true)})",
    ),
    ("ladder.ron", "(full: Some(30), simplified: Some(20))"),
    ("mines-position.ron", "Some(\"2 2 1\\n##\\n##\\n\")"),
    ("tantrix.ron", "(aided: true, limit: 12)"),
    (
        "task-draft.ron",
        "(task: \"Task(format: 1, id: \\\"bozza\\\")\", saved: \"\", file: None)",
    ),
    ("teacher.ron", "(solutions_open: true)"),
    (
        "draft.ron",
        "Program(format: 1, name: \"bozza\", on_click: [DropAll])",
    ),
];

/// A data folder in which everything was done once.
fn lived_in() -> Folder {
    let folder = Folder::new();
    for entry in fs::read_dir(OLD).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, folder.0.join(path.file_name().unwrap())).unwrap();
    }
    for (name, text) in NEW {
        fs::write(folder.file(name), text).unwrap();
    }
    let draft = format!("(first: [{ROWS}], wall: [{}])", ROWS.replace('B', "Y"));
    fs::write(folder.file("wall-draft.ron"), draft).unwrap();
    folder
}

/// The names of the files in it.
fn files() -> Vec<String> {
    let mut names = names(&lived_in().0);
    names.sort();
    names
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".ron")).collect()
}

fn aside(folder: &Path) -> Vec<String> {
    let names = names(folder).into_iter();
    names.filter(|name| name.contains("-damaged-")).collect()
}

fn opens(folder: &Path, contest: Option<ContestStart>) -> Window {
    let start = WindowStart {
        saver: Saver::open(folder.to_owned()).unwrap(),
        trouble: None,
        language: Some(Language::En),
        system_language: Language::En,
        opened: None,
        contest,
    };
    window(&Context::default(), start)
}

/// Somebody uses the window a little, and closes it.
fn is_used(mut window: Window) {
    window.app().settings = Settings {
        next_seed: 4711,
        ..window.app().settings.clone()
    };
    window.app().save_settings();
    window.close();
}

#[test]
fn every_file_is_on_the_list() {
    let files = files();
    let mut waiting = vec![PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut found = 0;
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            waiting.extend(entries.map(|entry| entry.unwrap().path()));
            continue;
        }
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let code = fs::read_to_string(&path).unwrap();
        for name in code.split("const NAME: &'static str = \"").skip(1) {
            let name = format!("{}.ron", name.split('"').next().unwrap());
            assert!(files.contains(&name), "{name}");
            found += 1;
        }
    }
    assert!(found >= 14, "{found}");
    for name in ["session-1.ron", "slot-1.ron", "draft.ron"] {
        assert!(files.iter().any(|file| file == name), "{name}");
    }
}

#[test]
fn a_folder_in_which_all_is_well_is_left_alone() {
    let folder = lived_in();
    let mut window = opens(&folder.0, None);
    let status = window.app().status().clone();
    assert!(!status.wrong, "{status:?}");
    is_used(window);
    assert_eq!(aside(&folder.0), [""; 0]);
}

/// One file after the other, with all that can be wrong with it.
#[test]
fn no_file_is_written_over_whatever_is_wrong_with_it() {
    for name in files() {
        for &damage in DAMAGES {
            let case = format!("{name}, {damage:?}");
            let folder = lived_in();
            let file = folder.file(&name);
            damage.befalls(&file);
            let before = damage.trace(&file);
            assert!(before.is_some(), "{case}");
            let mut window = opens(&folder.0, None);
            let said = window.app().status().clone();
            is_used(window);

            let aside = aside(&folder.0);
            let is_value = !(name.starts_with("s") && name.contains('-')) && name != "draft.ron";
            // The table of the comparison is read when it is opened.
            if name == "comparison.ron" {
                assert_eq!(damage.trace(&file), before, "{case}");
                continue;
            }
            // Of a value that has fields, those that it does not know stay in the file.
            let keeps = damage == Damage::WrongType && is_value && aside.is_empty();
            if keeps {
                let text = fs::read_to_string(&file).unwrap();
                assert!(text.contains("strange: \"4711\""), "{case}: {text}");
                continue;
            }
            assert!(said.wrong, "{case}: {said:?}");
            let stem = name.strip_suffix(".ron").unwrap();
            assert!(said.sentence.contains(stem), "{case}: {said:?}");
            if damage.stays(&name) {
                assert_eq!(aside, [""; 0], "{case}");
                assert_eq!(damage.trace(&file), before, "{case}");
                continue;
            }
            let [aside] = &aside[..] else {
                panic!("{case}: {aside:?}");
            };
            assert!(
                aside.starts_with(&format!("{stem}-damaged-2")),
                "{case}: {aside}"
            );
            assert!(said.sentence.contains(aside), "{case}: {said:?}");
            assert_eq!(damage.trace(&folder.file(aside)), before, "{case}");
            // It is said once, and what was set aside stays so.
            let mut window = opens(&folder.0, None);
            let said = window.app().status().clone();
            assert!(!said.wrong, "{case}: {said:?}");
            window.close();
            assert_eq!(damage.trace(&folder.file(aside)), before, "{case}");
        }
    }
}

#[test]
fn what_is_wrong_with_many_files_is_said_in_one_sentence() {
    let folder = lived_in();
    let files = files();
    for name in files.iter().filter(|name| *name != "teacher.ron") {
        Damage::Truncated.befalls(&folder.file(name));
    }
    let mut window = opens(&folder.0, None);
    let said = window.app().status().sentence.clone();
    let aside = aside(&folder.0);
    // Some halves are whole values.
    assert!(aside.len() > 12, "{aside:?}");
    for name in &aside {
        assert_eq!(
            said.matches(&format!(" {name}")).count(),
            1,
            "{name}: {said}"
        );
    }
    assert_eq!(said.matches("Nothing is lost").count(), 1, "{said}");
    assert!(!said.contains(folder.0.to_str().unwrap()), "{said}");
    // What can be read of them is there.
    assert_eq!(window.app().settings.look, Look::Dark);
    is_used(window);
}

/// What is damaged while the window runs is set aside when it is written again, and said then.
#[test]
fn a_file_that_is_damaged_while_the_window_runs_is_set_aside_and_said() {
    let folder = lived_in();
    let mut window = opens(&folder.0, None);
    let file = folder.file("settings.ron");
    Damage::Truncated.befalls(&file);
    let before = Damage::Truncated.trace(&file);
    window.app().settings.next_seed = 4711;
    window.app().save_settings();
    assert!(!window.app().status().wrong);
    window.app().finish_saving();
    window.advance(&Context::default());
    let said = window.app().status().clone();
    let aside = aside(&folder.0);
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert!(said.wrong && said.sentence.contains(&aside[0]), "{said:?}");
    assert_eq!(Damage::Truncated.trace(&folder.file(&aside[0])), before);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("next_seed: 4711"), "{text}");
    window.close();
}

#[test]
fn two_files_damaged_in_one_minute_have_two_names() {
    let folder = lived_in();
    for number in 1..=3 {
        Damage::Garbage.befalls(&folder.file("settings.ron"));
        is_used(opens(&folder.0, None));
        assert_eq!(aside(&folder.0).len(), number);
    }
}

#[test]
fn what_this_version_does_not_know_stays_in_the_file() {
    let folder = lived_in();
    let file = folder.file("settings.ron");
    let text = fs::read_to_string(&file).unwrap();
    let more = "sound: Loud([1, \"(\"])";
    fs::write(
        &file,
        text.replacen("Settings(", &format!("Settings({more},"), 1),
    )
    .unwrap();
    for _ in 0..2 {
        is_used(opens(&folder.0, None));
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(text.matches(more).count(), 1, "{text}");
        assert!(text.contains("next_seed: 4711"), "{text}");
    }
    assert_eq!(aside(&folder.0), [""; 0]);
}

#[test]
fn the_files_of_a_contest_are_not_written_over_either() {
    for name in ["contest.ron", "tasks.ron"] {
        for damage in [
            Damage::Truncated,
            Damage::Garbage,
            Damage::Empty,
            Damage::Folder,
        ] {
            let case = format!("{name}, {damage:?}");
            let folder = Folder::new();
            let start = || Some(ContestStart::Tasks(Arc::new(contest())));
            is_used(opens(&folder.0, start()));
            let file = running(&folder.0).unwrap().path.join(name);
            damage.befalls(&file);
            let before = damage.trace(&file);
            let mut window = opens(&folder.0, start());
            let run = window.app().contest_run.as_ref().expect("it goes on");
            let closed = matches!(run.phase(), ContestPhase::Closed { .. });
            assert!(closed, "{case}: {:?}", run.phase());
            window.close();
            assert_eq!(damage.trace(&file), before, "{case}");
        }
    }
}

/// Some bytes of some files are others, or gone, as many times as `CLICKOMANIA_DAMAGES` says: the window opens, and what
/// is set aside is what was there.
#[test]
fn any_damage_of_any_files_is_survived() {
    let wanted = std::env::var("CLICKOMANIA_DAMAGES").ok();
    let count: u64 = wanted.map_or(25, |number| number.parse().expect("a number"));
    let files = files();
    let mut set_aside = 0;
    for number in 0..count {
        let mut chance = Chance::new(number);
        let mut below = |count: usize| chance.below(count.max(1) as u64) as usize;
        let folder = lived_in();
        let mut damaged = BTreeMap::new();
        for _ in 0..=below(4) {
            let name = &files[below(files.len())];
            let mut bytes = fs::read(folder.file(name)).unwrap();
            for _ in 0..=below(3) {
                let at = below(bytes.len());
                match below(4) {
                    0 => bytes.truncate(at),
                    1 => bytes.insert(at, below(256) as u8),
                    2 => bytes.insert(at, b"()[]{},:\"\\"[below(10)]),
                    _ => {
                        if let Some(byte) = bytes.get_mut(at) {
                            *byte ^= 1 << below(8);
                        }
                    }
                }
            }
            fs::write(folder.file(name), &bytes).unwrap();
            damaged.insert(name.clone(), bytes);
        }
        is_used(opens(&folder.0, None));
        for name in aside(&folder.0) {
            let (stem, _) = name.split_once("-damaged-").unwrap();
            let before = &damaged[&format!("{stem}.ron")];
            assert_eq!(
                &fs::read(folder.file(&name)).unwrap(),
                before,
                "{number}: {name}"
            );
            set_aside += 1;
        }
        opens(&folder.0, None).close();
    }
    assert!(set_aside > 0);
}

/// The clock of the computer was set years ahead, or back: what is there is found all the same.
#[test]
fn a_clock_that_was_wrong_loses_nothing() {
    for year in [0_u64, 1, 40, 130, 400] {
        let folder = lived_in();
        let then = SystemTime::UNIX_EPOCH + Duration::from_secs(year * 31_556_952);
        for name in files() {
            let file = fs::File::options().write(true).open(folder.file(&name));
            file.unwrap().set_modified(then).unwrap();
        }
        let mut window = opens(&folder.0, None);
        let said = window.app().status().clone();
        assert!(!said.wrong, "{year}: {said:?}");
        let program = window
            .clickomania()
            .document()
            .program()
            .header()
            .name
            .clone();
        assert!(program.starts_with("Costo 3"), "{year}: {program}");
        is_used(window);
        assert_eq!(aside(&folder.0), [""; 0], "{year}");
    }
}
