//! What becomes of the files of a contest that cannot be read: none is written over. Of all other files see
//! `tests/promises`.

mod damage;

use crate::contest_tasks::contest;
use crate::support::Folder;
use clickomania::contest::{ContestPhase, running};
use clickomania::store::Store;
use clickomania::window::{ContestStart, Window, WindowStart, window};

use damage::Damage;
use egui::Context;
use engine::text::Language;
use std::path::Path;
use std::sync::Arc;

fn opens(folder: &Path, contest: Option<ContestStart>) -> Window {
    let start = WindowStart {
        store: Store::open(folder.to_owned()).unwrap(),
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
