//! The stage: what a newcomer sees of a move, where things stand, what is said of the slots.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, Demonstration, EditorCommand, PlaybackCommand, SlotCommand, TravelCommand,
};
use clickomania::window::kit::command::{FileCommand, HistoryCommand, ShellCommand};
use egui::{Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::judge::Effort;
use engine::language::file::write;
use engine::text::Language;
use engine::wall::{Cell, GroupKind, playable};

/// Leaves the area where it is.
const WRONG: &str = r#"Program(format: 1, name: "Uno solo", on_click: [Remove(Clicked), DropAll])"#;

/// The seconds between two frames of a test.
const FRAME: f64 = 0.25;

impl Person<'_> {
    fn stands_at(&mut self) -> Option<(u64, u64)> {
        let panel = self.harness.state_mut().clickomania().wall_panel();
        panel.playback().place()
    }

    /// Begins a game and clicks the first brick that can be clicked away.
    fn begins_a_move(&mut self) {
        if self.sees("Gioca") {
            self.presses("Gioca");
        }
        let click = playable(&self.wall(), GroupKind::Area).first().unwrap();
        self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
    }

    /// The rows and the buttons that are always there.
    fn fixed(&self) -> Vec<(String, Rect)> {
        let names = [
            "Annulla la mossa",
            "Un passo",
            "Alla fine della mossa",
            "Aree",
            "Slot 1: vuoto",
            "Slot 4: vuoto",
        ];
        let mut fixed: Vec<(String, Rect)> = names
            .iter()
            .filter(|name| self.sees(name))
            .map(|name| (name.to_string(), self.finds(name)))
            .collect();
        let corners = [(0, 0), (8, 8)].map(|(row, column)| Cell::new(row, column).unwrap());
        fixed.extend(corners.map(|cell| {
            let start = format!("riga {}, colonna {}, ", cell.row(), cell.column());
            (start, self.brick(cell))
        }));
        fixed
    }
}

#[test]
fn the_usual_speed_shows_every_block_of_a_short_move() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("solutions/costo-35.ron");
    person.presses("Gioca");
    let click = playable(&person.wall(), GroupKind::Area).first().unwrap();
    let at = person.brick(click).center();
    person.harness.hover_at(at);
    person.harness.run_steps(1);
    person.harness.drag_at(at);
    person.harness.drop_at(at);
    let mut frames = Vec::new();
    for _ in 0..4000 {
        person.harness.run_steps(1);
        let running = {
            let panel = person.harness.state_mut().clickomania().wall_panel();
            panel.is_running()
        };
        match person.stands_at() {
            Some((step, steps)) if running => {
                assert!(steps <= 20);
                frames.push(step);
            }
            Some(_) => break,
            None => std::thread::sleep(std::time::Duration::from_millis(2)),
        }
    }
    let mut steps = frames.clone();
    steps.dedup();
    assert!(steps.len() >= 4, "no block is left out: {frames:?}");
    for step in steps.iter().skip(1).take(3) {
        let shown = frames.iter().filter(|frame| *frame == step).count();
        assert!(shown as f64 * FRAME >= 0.25, "{frames:?}");
    }
    assert!(frames.len() as f64 * FRAME >= 4.0 * 0.3, "{frames:?}");
}

#[test]
fn load_and_watch_plays_the_steps_before_the_fault_and_says_what_is_wrong() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    // Some steps that do no harm, then one brick too many, then some more.
    person.opens(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [\
         Count(var: \"n\", from: Number(1), to: Number(12), by: Number(1), body: [Cure(Clicked)]), \
         RemoveAreaAndDrop(Clicked), \
         Remove(ExtremeWithColour(side: Bottom, colour: Swatch(Red))), DropAll, CureAll])",
    );
    let subject = person.subject();
    person.waits_until("a verdict", |person| {
        let judge = person.harness.state_mut().judge();
        let found = judge.found(&subject);
        found.is_some_and(|found| found.judgement.counterexample.is_some())
    });
    let case = {
        let judge = person.harness.state_mut().judge();
        let found = judge.found(&subject).unwrap();
        found.judgement.counterexample.unwrap()
    };
    assert!(case.step > 8 && case.step < case.steps, "{case:?}");
    person.sets_speed(1.0);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Watch(
        Demonstration::of(&case),
    )));
    let mut seen = Vec::new();
    person.waits_until("the fault", |person| {
        seen.extend(person.stands_at().map(|(step, _)| step));
        seen.last() == Some(&case.step)
    });
    seen.dedup();
    assert!(seen.len() >= 4 && seen[0] < case.step, "{seen:?}");
    assert!(seen[0] + 20 > case.step, "not from the beginning: {seen:?}");
    assert!(
        seen.is_sorted_by(|a, b| b - a <= 1),
        "no step is left out: {seen:?}"
    );
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let (wrong, _) = panel
        .playback()
        .difference()
        .expect("what is wrong is marked");
    assert_eq!(wrong, case.obtained.changed_cells(&case.expected));
    let told = "Da qui non può più riuscire:";
    let said = (person.harness.query_by_label_contains(told)).map(|node| node.rect());
    let below = person.finds("Slot 1: vuoto");
    assert!(
        said.is_some_and(|said| said.max.y < below.min.y),
        "it has room in its box: {said:?} {below:?}"
    );
    // One goes on from there.
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
    person.waits_for_the_move();
    assert_eq!(person.wall(), case.obtained);
}

#[test]
fn nothing_jumps_when_a_move_begins_pauses_and_ends() {
    for size in [
        vec2(1440.0, 900.0),
        vec2(1366.0, 768.0),
        vec2(1024.0, 640.0),
    ] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.opens("solutions/costo-3.ron");
        person.sets_speed(0.0);
        let rests = person.fixed();
        let screen = Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(
            rests.iter().all(|(_, rect)| screen.contains_rect(*rect)),
            "{size}: {rests:?}"
        );
        person.begins_a_move();
        person.waits_until("the record", |person| person.stands_at().is_some());
        let same = |person: &Person| {
            for (name, rect) in person.fixed() {
                let before = rests.iter().find(|(other, _)| *other == name);
                assert_eq!(before.map(|(_, rect)| *rect), Some(rect), "{size}: {name}");
            }
        };
        same(&person);
        assert!(
            person.sees("Slot 4: vuoto"),
            "{size}: while it runs the slots are there"
        );
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Travel(
            TravelCommand::Pause,
        )));
        same(&person);
        for name in ["Entra nel blocco: un passo solo", "Fuori dal ciclo"] {
            let rect = person.finds(name);
            assert!(screen.contains_rect(rect), "{size}: {name} {rect:?}");
        }
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
        person.waits_for_the_move();
        same(&person);
        assert!(person.sees("Slot 4: vuoto"), "{size}");
    }
}

#[test]
fn the_wall_is_as_wide_as_its_column() {
    let folder = Folder::new();
    for (size, least) in [
        (vec2(1024.0, 640.0), 180.0),
        (vec2(1366.0, 768.0), 230.0),
        (vec2(1440.0, 900.0), 250.0),
    ] {
        let person = Person::sits_down_at(&folder.0, size);
        let [first, last] = [(0, 0), (8, 8)].map(|(row, column)| Cell::new(row, column).unwrap());
        let wall = person.brick(first).union(person.brick(last));
        assert!(wall.width() >= least, "{size}: {wall:?}");
        let slot = person.finds("Slot 4: vuoto");
        assert!(
            slot.width() - wall.width() < 40.0,
            "{size}: {wall:?} {slot:?}"
        );
    }
}

#[test]
fn who_saves_over_a_program_is_told_and_can_have_it_back_in_the_same_place() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (first, back) = (
        "Slot 1: Un solo blocco, costo 40",
        "Rimetti nello slot 1 ciò che c'era prima",
    );
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    assert!(person.sees(first) && !person.sees(back));
    // The same once more: nothing is lost.
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    assert!(!person.sees(back));
    person.opens(WRONG);
    let row = person.finds(first);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    assert!(
        person.status().contains("«Un solo blocco»"),
        "{}",
        person.status()
    );
    assert!(row.contains_rect(person.finds(back)));
    // Other things may be done meanwhile.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Rename(
        "Altro".to_owned(),
    )));
    person.presses(back);
    assert!(
        person.sees(first) && !person.sees(back),
        "{:?}",
        person.names()
    );
    // That can be undone as well.
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert!(
        person.sees("Slot 1: Uno solo, costo 11"),
        "{:?}",
        person.names()
    );
    // It is offered for some seconds, not for ever.
    person.opens("solutions/costo-35.ron");
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    assert!(person.sees(back));
    person.harness.run_steps((10.0 / FRAME) as usize);
    assert!(!person.sees(back));
}

#[test]
fn a_slot_never_gets_worse_in_silence() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    let accepted = person.subject();
    person.waits_until("a verdict", |person| {
        let judge = person.harness.state_mut().judge();
        let effort = judge.found(&accepted).map(|found| found.effort);
        effort >= Some(Effort::Quick)
    });
    person.opens(WRONG);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.waits_until("the warning", |person| {
        person
            .status()
            .contains("«Un solo blocco», che era accettato")
    });
    assert!(person.sees("Rimetti nello slot 2 ciò che c'era prima"));
}

#[test]
fn a_new_program_has_a_new_name_which_follows_the_language_until_one_is_typed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let name = |person: &mut Person| person.program().header().name.clone();
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    assert_eq!(name(&mut person), "Programma 1");
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    assert_eq!(name(&mut person), "Programma 2");
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(
        Language::En,
    )));
    assert!(
        person.sees("Slot 2: Program 2, cost 0"),
        "{:?}",
        person.names()
    );
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    assert_eq!(name(&mut person), "Program 3");
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Rename(
        "Mine".to_owned(),
    )));
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(3)));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(
        Language::Pl,
    )));
    assert!(person.names().iter().any(|name| name.contains("Mine")));
}

#[test]
fn a_ready_program_is_named_in_the_language_of_the_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("solutions/costo-35.ron");
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    for (language, name) in [
        (Language::It, "Slot 1: Costo 35: tre fasi"),
        (Language::En, "Slot 1: Cost 35: three phases"),
    ] {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        assert!(
            person.names().iter().any(|shown| shown.starts_with(name)),
            "{:?}",
            person.names()
        );
    }
}

#[test]
fn an_empty_canvas_says_what_to_do() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let told = |person: &Person| {
        let words = "Trascina qui il primo blocco";
        person.harness.query_by_label_contains(words).is_some()
    };
    assert!(!told(&person));
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    assert!(told(&person));
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert!(!told(&person));
}

#[test]
fn a_ready_program_that_is_changed_is_a_new_one() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = write(&person.program());
    assert_eq!(person.program().header().name, "Un solo blocco");
    person.commands(ClickomaniaCommand::Editor(EditorCommand::ChooseAll));
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Delete));
    let after = person.program();
    assert_eq!(after.header().name, "Programma 1");
    assert_eq!(after.header().note, "", "what was said of the other one");
    // One change, and one step back.
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert_eq!(write(&person.program()), before);
    // A name of one's own stays.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Rename(
        "Mio".to_owned(),
    )));
    person.commands(ClickomaniaCommand::Editor(EditorCommand::ChooseAll));
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Delete));
    assert_eq!(person.program().header().name, "Mio");
}
