//! Where a run stops: breakpoints, conditions, a block, a failure.

use super::COST_3;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, PlaybackCommand, TravelCommand,
};
use egui::{Key, Modifiers};
use engine::language::Kind;
use engine::wall::{Cell, GroupKind, after_click};

impl Person<'_> {
    /// Waits until the run stands at a step.
    fn waits_for_a_stop(&mut self) {
        self.waits_until("a stop", |person| {
            let place = person.wall_panel().playback().place();
            place.is_some_and(|(step, _)| step > 0)
        });
    }
}

#[test]
fn a_breakpoint_stops_the_hare_and_a_condition_lets_it_pass() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_3);
    person.sets_speed(1.0);
    let infect = person.block(Kind::Infect);
    let at = person.at_block(infect);
    person.clicks_at(at);
    person.key(Modifiers::NONE, Key::F4);
    person.presses("Gioca");
    let before = person.wall();
    let click = person.best_brick();
    person.clicks_brick(click);
    person.waits_for_a_stop();
    let highlight = person.wall_panel().playback().highlight().unwrap();
    assert_eq!(highlight.block, infect);
    assert_eq!(person.wall().infected().len(), 1);
    assert!(
        person.status().contains("punto di arresto"),
        "{}",
        person.status()
    );
    assert!(person.wall_panel().is_running());

    // Go on: the next brick of the area.
    person.key(Modifiers::NONE, Key::F5);
    person.waits_until("the next one", |person| person.wall().infected().len() == 2);
    assert!(person.wall_panel().is_running());
    // The block is still chosen.
    person.key(Modifiers::NONE, Key::F4);
    person.key(Modifiers::NONE, Key::F5);
    person.waits_until("the end", |person| !person.wall_panel().is_running());
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    person.waits();
}

#[test]
fn a_condition_is_typed_and_the_run_stops_when_it_holds() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [Repeat(times: Number(9), \
         body: [Change(var: \"n\", by: Number(1))]), RemoveAreaAndDrop(Clicked)])",
    );
    person.sets_speed(1.0);
    let change = person.block(Kind::Change);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::AskBreak(
        change,
    )));
    person.types("quattro");
    person.key(Modifiers::NONE, Key::Enter);
    let refused = "Scrivi un numero, vero o falso, un colore, o una casella come (3, 4).";
    assert!(person.sees(refused));
    for _ in 0..7 {
        person.key(Modifiers::NONE, Key::Backspace);
    }
    person.types("4");
    person.key(Modifiers::NONE, Key::Enter);
    person.presses("Gioca");
    let click = person.best_brick();
    person.clicks_brick(click);
    person.waits_for_a_stop();
    assert_eq!(
        person.wall_panel().playback().highlight().unwrap().block,
        change
    );
    // 9, and four times: the loop decides, 1, change.
    assert_eq!(person.step(), 1 + 4 * 3);
    person.key(Modifiers::NONE, Key::F5);
    person.waits_until("the end", |person| !person.wall_panel().is_running());
    assert_eq!(person.wall_panel().moves(), 1);
}

#[test]
fn run_to_here_stops_the_next_move_at_a_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_3);
    person.sets_speed(1.0);
    let lower = person.block(Kind::LowerBrick);
    person.presses("Gioca");
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Travel(
        TravelCommand::RunTo(lower),
    )));
    assert!(
        person.status().contains("Fai click su un mattone"),
        "{}",
        person.status()
    );
    let before = person.wall();
    // Low down, so that something falls.
    let deep = |cell: &Cell| (before.area(*cell).len().min(3), cell.row());
    let click = Cell::all().max_by_key(deep).unwrap();
    person.clicks_brick(click);
    person.waits_for_a_stop();
    assert_eq!(
        person.wall_panel().playback().highlight().unwrap().block,
        lower
    );
    // It lies far below, and was brought into sight.
    let canvas = person.harness.state_mut().clickomania().canvas();
    let rect = canvas.layout().get(lower).unwrap().rect;
    assert!(
        canvas
            .view
            .rect
            .contains(canvas.view.rect_to_window(rect).left_top())
    );
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
}

#[test]
fn after_a_failed_move_one_click_is_enough() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(
        "Program(format: 1, name: \"x\", on_click: [Infect(Clicked), Remove(CellAt(row: \
         Number(9), column: Number(0)))])",
    );
    person.sets_speed(1.0);
    person.presses("Gioca");
    let before = person.wall();
    let click = person.best_brick();
    person.clicks_brick(click);
    person.waits_for_the_move();
    assert!(person.wall_panel().failure().is_some());
    let failed = person.wall();
    assert_ne!(failed, before);
    let other = before.bricks().iter().find(|cell| *cell != click).unwrap();
    person.clicks_brick(other);
    person.waits_for_the_move();
    // The second move began on the wall before the first one.
    let mut expected = before;
    expected.infect(other.set());
    assert!(person.wall_panel().failure().is_some());
    assert_eq!(person.wall(), expected);
}
