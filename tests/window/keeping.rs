//! What becomes of the files of a contest that cannot be read: none is written over. Of all other files see
//! `tests/promises`.

mod damage;

use crate::contest_tasks::contest;
use crate::support::Folder;
use clickomania::app::{ContestStart, Window, WindowStart, window};
use clickomania::contest::running;
use clickomania::handed::SignKind;
use clickomania::store::Saver;
use damage::Damage;
use egui::Context;
use engine::text::Language;
use std::fs;
use std::path::Path;
use std::sync::Arc;

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

/// Somebody opens the window, and closes it.
fn is_used(mut window: Window) {
    window.close();
}

#[test]
fn the_files_of_a_contest_are_not_written_over_either() {
    for name in ["contest.ron", "begun.ron", "tasks.ron"] {
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
            let there = running(&folder.0).unwrap().path;
            let file = there.join(name);
            damage.befalls(&file);
            let before = damage.trace(&file);
            let mut window = opens(&folder.0, start());
            let said = window.app().status().clone();
            let run = window.app().contest_run.as_ref().expect("it goes on");
            let changed = [SignKind::StateChanged, SignKind::TasksChanged];
            let signs = &run.state().signs;
            assert!(
                signs.iter().any(|sign| changed.contains(&sign.what)),
                "{case}: {signs:?}"
            );
            window.close();
            let aside = aside(&there);
            assert_eq!(aside.len(), 1, "{case}: {aside:?}");
            assert!(said.sentence.contains(&aside[0]), "{case}: {said:?}");
            assert_eq!(damage.trace(&there.join(&aside[0])), before, "{case}");
        }
    }
}
