//! Two windows on one data folder never undo each other: what one saved the other keeps, and counters add up.

use crate::folder::Folder;
use crate::windows::{frame, open, wait};
use clickomania::window::Window;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonColumn, ComparisonCommand, EditorCommand, SlotCommand,
    ViewCommand,
};
use clickomania::window::clickomania::library::storage::TaskKey;
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use clickomania::window::kit::settings::Look;
use clickomania::window::mines::{MinesCommand, MinesMode, Touched};
use clickomania::window::tantrix::{TantrixCommand, TantrixMode};
use egui::Context;
use engine::language::Program;
use games::clone2048::Direction;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Two windows on one folder.
struct Two {
    folder: Folder,
    one: Window,
    two: Window,
}

impl Two {
    fn new() -> Two {
        let folder = Folder::new();
        let data = folder.file("data");
        let (mut one, mut two) = (open(&data), open(&data));
        for window in [&mut one, &mut two] {
            show(window);
        }
        Two { folder, one, two }
    }

    /// Closes both, and opens the next one.
    fn then(self) -> (Window, Folder) {
        let Two {
            folder,
            mut one,
            mut two,
        } = self;
        for window in [&mut one, &mut two] {
            show(window);
            window.close();
        }
        drop((one, two));
        (open(&folder.file("data")), folder)
    }
}

fn show(window: &mut Window) {
    frame(&Context::default(), window);
}

fn perform(window: &mut Window, command: impl Into<ClickomaniaCommand>) {
    window.perform::<ClickomaniaMode>(&Context::default(), command);
    show(window);
}

fn save(window: &mut Window) {
    show(window);
    assert_eq!(window.app().unsaved_after_trying(), None);
}

#[test]
fn settings_are_those_of_both() {
    let mut both = Two::new();
    let ctx = Context::default();
    let files = ["uno", "due"].map(|name| {
        let path = both.folder.file(&format!("{name}.clickomania"));
        let text = format!("Program(format: 1, name: \"{name}\", on_click: [DropAll])");
        fs::write(&path, text).unwrap();
        path
    });
    both.one.perform_shell(&ctx, ShellCommand::Look(Look::Dark));
    both.two.perform_shell(&ctx, ShellCommand::Calm(true));
    perform(&mut both.one, FileCommand::OpenFile(files[0].clone()));
    save(&mut both.one);
    perform(&mut both.two, FileCommand::OpenFile(files[1].clone()));
    perform(&mut both.two, ViewCommand::ToggleMap);
    save(&mut both.two);
    // The choice of one window is no choice of the other.
    both.one.perform_shell(&ctx, ShellCommand::Scale(150));
    let (mut next, _folder) = both.then();
    let settings = next.app().settings.clone();
    assert_eq!(settings.look, Look::Dark);
    assert_eq!(settings.reduce_motion, Some(true));
    assert_eq!(settings.scale, 1.5);
    let recent: BTreeSet<&PathBuf> = settings.recent.iter().collect();
    assert_eq!(recent, files.iter().collect());
    assert!(!next.clickomania().has_map());
}

#[test]
fn progress_is_that_of_both_and_each_sees_it() {
    let mut both = Two::new();
    let key = |place| TaskKey::at(place).unwrap();
    let progress = |window: &mut Window,
                    change: &dyn Fn(
        &mut clickomania::window::clickomania::library::storage::Progress,
    )| {
        change(&mut window.host::<ClickomaniaMode>().services.progress);
        save(window);
    };
    progress(&mut both.one, &|progress| {
        progress.reach(&key("parete"), Some(9), true, &Program::new("nine"));
        progress.step_done(&key("bomba"), 0);
        progress.give(&key("riga"), 1, "12");
    });
    progress(&mut both.two, &|progress| {
        progress.reach(&key("parete"), Some(7), true, &Program::new("seven"));
        progress.step_done(&key("bomba"), 1);
        progress.mistake_found(&key("bomba"), 2);
    });
    // A dearer one of the first window is no record any more.
    progress(&mut both.one, &|progress| {
        progress.reach(&key("parete"), Some(8), true, &Program::new("eight"));
        progress.step_done(&key("bomba"), 2);
    });
    let all = BTreeSet::from([0, 1, 2]);
    let known = |window: &mut Window| {
        let progress = &window.host::<ClickomaniaMode>().services.progress;
        (progress.best(&key("parete")), progress.steps(&key("bomba")))
    };
    wait(
        &Context::default(),
        &mut both.one,
        "one sees the other's",
        |window| known(window) == (Some(7), all.clone()),
    );
    // What one forgets is forgotten.
    progress(&mut both.one, &|progress| progress.clear(&key("riga")));
    progress(&mut both.two, &|progress| {
        progress.step_done(&key("bomba"), 3)
    });
    let (mut next, _folder) = both.then();
    let progress = &next.host::<ClickomaniaMode>().services.progress;
    assert_eq!(progress.best(&key("parete")), Some(7));
    assert_eq!(
        progress.program(&key("parete")).unwrap().header().name,
        "seven"
    );
    assert_eq!(progress.steps(&key("bomba")), BTreeSet::from([0, 1, 2, 3]));
    assert!(progress.found(&key("bomba"), 2));
    assert_eq!(progress.given(&key("riga"), 1), None);
}

/// Begins the next board of Minesweeper and loses on it, or wins.
fn plays_mines(window: &mut Window) {
    let ctx = Context::default();
    window.perform::<MinesMode>(&ctx, MinesCommand::Next);
    for cell in 0..81 {
        window.perform::<MinesMode>(&ctx, MinesCommand::Touch(Touched::Press(cell)));
    }
    show(window);
}

#[test]
fn what_is_counted_adds_up() {
    let mut both = Two::new();
    for window in [true, false, false, true, false] {
        let window = if window { &mut both.one } else { &mut both.two };
        plays_mines(window);
        save(window);
    }
    // Both before either writes.
    plays_mines(&mut both.one);
    plays_mines(&mut both.two);
    let (mut next, _folder) = both.then();
    let statistics = next.host::<MinesMode>().mode.statistics();
    assert_eq!(statistics.history.len(), 7);
    let games: u64 = statistics.kinds.values().map(|kind| kind.played).sum();
    assert_eq!(games, 7);
}

#[test]
fn what_one_forgets_is_forgotten_and_what_is_played_after_counts() {
    let mut both = Two::new();
    plays_mines(&mut both.one);
    save(&mut both.one);
    plays_mines(&mut both.two);
    save(&mut both.two);
    both.one
        .perform::<MinesMode>(&Context::default(), MinesCommand::ClearStatistics);
    save(&mut both.one);
    plays_mines(&mut both.two);
    let (mut next, _folder) = both.then();
    let statistics = next.host::<MinesMode>().mode.statistics();
    assert_eq!(statistics.history.len(), 1);
}

#[test]
fn the_best_score_of_both_stays() {
    let mut both = Two::new();
    let ctx = Context::default();
    let mut best = Vec::new();
    for (window, rounds) in [(&mut both.one, 40), (&mut both.two, 3)] {
        for _ in 0..rounds {
            for direction in Direction::ALL {
                window.perform::<Clone2048Mode>(&ctx, Clone2048Command::Move(direction));
            }
        }
        save(window);
        best.push(window.host::<Clone2048Mode>().mode.best(4, 0));
    }
    assert!(best[0] > 0);
    let (mut next, _folder) = both.then();
    let now = next.host::<Clone2048Mode>().mode.best(4, 0);
    assert_eq!(Some(now), best.into_iter().max());
}

#[test]
fn choices_in_games_are_those_of_both() {
    let mut both = Two::new();
    let ctx = Context::default();
    both.one
        .perform::<TantrixMode>(&ctx, TantrixCommand::Limit(77));
    save(&mut both.one);
    both.two
        .perform::<TantrixMode>(&ctx, TantrixCommand::UpToRotation(true));
    both.two
        .perform::<Clone2048Mode>(&ctx, Clone2048Command::Thinking(55));
    save(&mut both.two);
    let other = Clone2048Command::Begin {
        size: 6,
        obstacles: 0,
        seed: 3,
    };
    both.one.perform::<Clone2048Mode>(&ctx, other);
    let toggle = || ComparisonCommand::Toggle;
    for window in [&mut both.one, &mut both.two] {
        perform(window, toggle());
    }
    perform(
        &mut both.one,
        ComparisonCommand::Sort(ComparisonColumn::Name),
    );
    save(&mut both.one);
    let file = both.folder.file("tre.clickomania");
    fs::write(
        &file,
        "Program(format: 1, name: \"tre\", on_click: [DropAll])",
    )
    .unwrap();
    perform(&mut both.two, ComparisonCommand::Add(file));
    let (mut next, _folder) = both.then();
    let tantrix = &next.host::<TantrixMode>().mode;
    assert_eq!((tantrix.limit(), tantrix.up_to_rotation()), (77, true));
    assert_eq!(next.host::<Clone2048Mode>().mode.thinking(), 55);
    perform(&mut next, toggle());
    let table = next.clickomania().comparison();
    assert_eq!(table.sorting().column, ComparisonColumn::Name);
    assert!(
        table
            .rows()
            .iter()
            .any(|row| row.program.header().name == "tre")
    );
}

#[test]
fn a_slot_that_another_window_changed_is_not_overwritten() {
    let mut both = Two::new();
    perform(&mut both.one, EditorCommand::Rename("Anna".to_owned()));
    perform(&mut both.two, EditorCommand::Rename("Ugo".to_owned()));
    perform(&mut both.one, SlotCommand::Store(1));
    perform(&mut both.two, SlotCommand::Store(1));
    assert!(
        both.two.app().status().wrong,
        "{:?}",
        both.two.app().status()
    );
    let name = |window: &mut Window| {
        let slot = window.clickomania().slot(1);
        slot.map(|program| program.header().name.clone())
    };
    assert_eq!(
        name(&mut both.two).as_deref(),
        Some("Anna"),
        "it was shown then"
    );
    perform(&mut both.two, SlotCommand::Store(2));
    perform(&mut both.two, SlotCommand::Store(1));
    assert!(!both.two.app().status().wrong, "who has seen it may");
    let (mut next, _folder) = both.then();
    assert_eq!(name(&mut next).as_deref(), Some("Ugo"));
}

#[test]
fn each_window_has_a_canvas_of_its_own() {
    let mut both = Two::new();
    perform(&mut both.one, EditorCommand::Rename("Anna".to_owned()));
    perform(&mut both.two, EditorCommand::Rename("Ugo".to_owned()));
    save(&mut both.one);
    let (first, folder) = both.then();
    let second = open(&folder.file("data"));
    let names = [first, second].map(|mut window| {
        let program = window.clickomania().document().program();
        program.header().name.clone()
    });
    assert_eq!(
        BTreeSet::from(names),
        BTreeSet::from(["Anna", "Ugo"].map(str::to_owned))
    );
}
