//! Tantrix by its accessible names: tiles are placed, turned, solved, searched, exported and read.

mod boards;
mod lessons;
mod searches;
mod telling;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use clickomania::window::tantrix::{TantrixCommand, TantrixMode};
use egui::{Event, Key, Modifiers, MouseWheelUnit, Pos2, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;

impl Person<'_> {
    fn opens_tantrix(&mut self) {
        self.presses("Tantrix");
    }

    /// A place of the board by its name, whatever lies there.
    fn place(&self, row: i32, column: i32) -> Pos2 {
        let begin = format!("riga {row}, colonna {column}, ");
        let name = self.names().into_iter().find(|n| n.starts_with(&begin));
        self.finds(&name.expect("the place is there")).center()
    }

    fn lies(&self, row: i32, column: i32, what: &str) -> bool {
        self.sees(&format!("riga {row}, colonna {column}, {what}"))
    }

    /// Drags a tile from the tray, with so many notches of the wheel on the way.
    fn lays(&mut self, tile: u8, row: i32, column: i32, turns: i32) {
        let from = self.finds(&format!("Pedina {tile} nel vassoio")).center();
        let to = self.place(row, column);
        self.harness.hover_at(from);
        self.harness.run_steps(1);
        self.harness.drag_at(from);
        self.harness.run_steps(1);
        for step in 1..=4 {
            self.harness.hover_at(from.lerp(to, step as f32 / 4.0));
            self.harness.run_steps(1);
        }
        self.rolls(-turns);
        self.harness.drop_at(to);
        self.looks();
    }

    /// Turns the wheel upwards by some notches.
    fn rolls(&mut self, notches: i32) {
        for _ in 0..notches.abs() {
            self.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, notches.signum() as f32),
                phase: TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            });
            self.harness.run_steps(1);
        }
    }

    /// Whether these words stand somewhere.
    fn tells(&self, words: &str) -> bool {
        let mut found = self.harness.query_all_by_label_contains(words);
        found.next().is_some()
    }

    /// Waits until something has this name.
    fn waits_for(&mut self, name: &str) {
        self.waits_until(name, |person| person.sees(name));
    }

    /// Waits until the search has ended with a solution: meanwhile buttons below what it tells can move.
    fn waits_for_a_solution(&mut self) {
        self.waits_until("a solution", |person| {
            person.sees("Soluzioni (1)") && !person.sees("Ferma")
        });
    }

    /// Sets a number by its button.
    fn adds(&mut self, words: &str, by: i32) {
        for _ in 0..by.abs() {
            self.presses(&format!("{words} {}", if by > 0 { "+" } else { "−" }));
        }
    }

    /// Chooses a puzzle with so many solutions that a search for them ends only when it is stopped: whoever presses
    /// *Stop* begins no other one.
    fn sets_a_long_search(&mut self) {
        self.presses("Domino");
        self.adds("Da 1 a", 1);
        self.sends::<TantrixMode>(TantrixCommand::Limit(50_000_000));
        self.presses("Soluzioni");
    }
}

fn begins(folder: &Folder) -> Person<'static> {
    let mut person = Person::sits_down(&folder.0);
    person.opens_tantrix();
    person
}

/// The loop of the tiles 1 to 3, as the README shows it: 1 and 3 side by side, 2 below.
fn solves_the_first_challenge(person: &mut Person<'_>) {
    // On a free board the first place is (1, 1).
    person.lays(1, 1, 1, 3);
    person.lays(3, 1, 2, 1);
    person.lays(2, 2, 1, 1);
}

#[test]
fn a_challenge_is_solved_by_hand_and_stays_solved() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    assert!(person.sees("Pedine posate: 0 di 3"), "{:?}", person.names());
    solves_the_first_challenge(&mut person);
    assert!(
        person.status().contains("Risolto"),
        "{} {:?}",
        person.status(),
        person.names()
    );
    assert!(person.sees("(c) Una linea gialla le attraversa tutte: ora 3 di 3"));
    assert!(person.sees("Sfide risolte: 1 di 33"));
    assert!(person.sees("Anello con le pedine da 1 a 3 (risolta)"));
    person.leaves();
    let mut person = begins(&folder);
    assert!(person.sees("Sfide risolte: 1 di 33"));
    assert!(person.lies(1, 1, "pedina 1") && person.lies(2, 1, "pedina 2"));
    // Nothing moves at rest.
    person.waits();
}

#[test]
fn tiles_are_turned_by_wheel_key_and_right_button_and_everything_is_undone() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.lays(1, 1, 1, 0);
    person.lays(3, 1, 2, 0);
    let clash = "(a) Un contatto ha colori diversi";
    let at = person.place(1, 2);
    let mut clashes = Vec::new();
    for turn in 0..6 {
        clashes.push(person.sees(clash));
        match turn % 3 {
            0 => person.right_clicks_at(at),
            1 => {
                person.harness.hover_at(at);
                person.harness.run_steps(1);
                person.key(Modifiers::NONE, Key::R);
            }
            _ => {
                person.harness.hover_at(at);
                person.rolls(-1);
            }
        }
    }
    person.looks();
    // Around once: two of the six sides of tile 3 are red.
    assert_eq!(
        clashes.iter().filter(|clash| !**clash).count(),
        2,
        "{clashes:?}"
    );
    assert_eq!(person.sees(clash), clashes[0]);
    for _ in 0..8 {
        person.key(Modifiers::COMMAND, Key::Z);
    }
    assert!(person.sees("Pedine posate: 0 di 3"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.status().contains("niente da annullare"));
    person.key(Modifiers::COMMAND, Key::Y);
    assert!(person.sees("Pedine posate: 1 di 3"));
}

#[test]
fn a_tile_dropped_outside_is_in_the_tray_again() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    person.lays(4, 2, 2, 1);
    assert!(person.lies(2, 2, "pedina 4"));
    // Onto the tray, and beside the grid.
    let tray = person.finds("Pedina 1 nel vassoio").center();
    person.drags(person.place(2, 2), tray);
    assert!(person.lies(2, 2, "vuoto") && person.sees("Pedina 4 nel vassoio"));
    person.lays(4, 2, 2, 0);
    let beside = person.place(1, 1) - vec2(150.0, 0.0);
    person.drags(person.place(2, 2), beside);
    assert!(person.lies(2, 2, "vuoto") && person.sees("Pedina 4 nel vassoio"));
    // Esc leaves it where it was.
    person.lays(4, 2, 2, 0);
    let (from, to) = (person.place(2, 2), person.place(1, 1));
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.hover_at(to);
    person.harness.run_steps(3);
    person.key(Modifiers::NONE, Key::Escape);
    person.harness.drop_at(to);
    person.looks();
    assert!(person.lies(2, 2, "pedina 4") && person.lies(1, 1, "vuoto"));
}

#[test]
fn tiles_are_laid_by_clicks_and_by_keys_alone() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    person.presses("Pedina 2 nel vassoio");
    let at = person.place(1, 3);
    person.clicks_at(at);
    assert!(person.lies(1, 3, "pedina 2"));
    // With the focus on a tile, and then on a place.
    for (name, done) in [
        ("Pedina 5 nel vassoio", "Pedine posate: 1 di 6"),
        ("riga 3, colonna 1, vuoto", "Pedine posate: 2 di 6"),
    ] {
        person.harness.get_by_label(name).focus();
        person.looks();
        person.key(Modifiers::NONE, Key::Enter);
        assert!(person.sees(done), "{name}: {:?}", person.names());
    }
    assert!(person.lies(3, 1, "pedina 5"));
    person.key(Modifiers::NONE, Key::Delete);
    assert!(person.lies(3, 1, "vuoto"));
}

#[test]
fn the_board_is_zoomed_and_moved() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    let before = person.finds("riga 2, colonna 2, vuoto");
    person.presses("Rimpicciolisci");
    let after = person.finds("riga 2, colonna 2, vuoto");
    assert!(after.width() < before.width());
    let ground = person.place(1, 1) - vec2(120.0, 60.0);
    person.drags(ground, ground + vec2(60.0, 40.0));
    let moved = person.finds("riga 2, colonna 2, vuoto").center() - after.center();
    assert!((moved - vec2(60.0, 40.0)).length() < 12.0, "{moved}");
    person.presses("Mostra tutto");
    let fitted = person.finds("riga 2, colonna 2, vuoto");
    assert!((fitted.center() - before.center()).length() < 1.0);
}

#[test]
fn clumsy_hands_break_nothing() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    let (one, two) = (
        person.finds("Pedina 1 nel vassoio").center(),
        person.place(2, 2),
    );
    // Two buttons at once, double clicks, keys while a tile is in the hand, the pointer gone.
    for _ in 0..2 {
        person.clicks_at(one);
    }
    person.harness.drag_at(one);
    person.harness.run_steps(1);
    person.harness.hover_at(two);
    person.harness.run_steps(1);
    for key in [Key::R, Key::Tab, Key::H, Key::Delete, Key::ArrowLeft] {
        person.key(Modifiers::NONE, key);
    }
    for key in [Key::Z, Key::Y, Key::N] {
        person.key(Modifiers::COMMAND, key);
    }
    person.right_clicks_at(two);
    person.harness.event(Event::PointerGone);
    person.looks();
    person.harness.drop_at(two);
    person.looks();
    for name in [
        "Sfide",
        "Domino",
        "Tantrix puzzle",
        "Libera",
        "Soluzioni",
        "Conta soltanto",
        "A mano",
    ] {
        person.presses(name);
    }
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Clickomania,
    )));
    person.presses("Tantrix");
    person.waits_until("rest", |person| !person.sees("Ferma"));
}

#[test]
fn any_tiles_can_be_chosen_and_a_dead_place_is_taught() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    person.presses("A scelta");
    assert!(person.sees("Pedine scelte: 6"), "{:?}", person.names());
    person.presses("Scegli le pedine…");
    person.presses("Nessuna");
    for tile in [1, 7, 56] {
        person.presses(&format!("Pedina {tile}"));
    }
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.sees("Pedine scelte: 3"), "{:?}", person.names());
    assert!(person.sees("Pedina 56 nel vassoio") && !person.sees("Pedina 2 nel vassoio"));
    // The tiles from 1 to N are there again as they were.
    person.presses("Da 1 a N");
    assert!(person.sees("Pedina 2 nel vassoio") && !person.sees("Pedina 56 nel vassoio"));
}
