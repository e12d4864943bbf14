//! Walls that are painted.

use super::{TITLE, cell, snake};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, PlaybackCommand, WallSource};
use egui::{Key, Modifiers, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::colour::Colour;
use engine::wall::{Cell, Wall};

#[test]
fn strokes_are_painted_taken_back_by_name_and_played() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = person.wall();
    person.opens_painter();
    person.key(Modifiers::NONE, Key::Num5);
    person.paints(cell(0, 0), cell(0, 8));
    person.key(Modifiers::NONE, Key::Num0);
    person.paints(cell(2, 3), cell(5, 3));
    assert!(person.sees("Annulla: pennellata (Ctrl+Z)"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(
        person.status().contains("pennellata"),
        "{}",
        person.status()
    );
    person.presses("Specchia");
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::Y);
    person.key(Modifiers::COMMAND, Key::Z);
    let mut expected = before;
    for column in 0..9 {
        expected.paint(cell(0, column), Colour::Fuchsia);
    }
    assert_eq!(person.takes_painted(), expected);
    assert!(person.sees("Reset"), "the game has begun");

    // Among the changes of the program it is one step.
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.wall(), before);
    assert!(
        person.status().contains("dipingi la parete"),
        "{}",
        person.status()
    );
    person.key(Modifiers::COMMAND, Key::Y);
    assert_eq!(person.wall(), expected);
    // It is there again after a restart.
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.wall(), expected);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(1),
    )));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_ne!(person.wall(), expected, "another wall was played last");
    person.opens_walls();
    person.presses("Quella dipinta");
    assert_eq!(person.wall(), expected);
}

#[test]
fn escape_leaves_the_wall_as_it_was() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = person.wall();
    person.opens_painter();
    person.key(Modifiers::NONE, Key::Num3);
    person.paints(cell(1, 1), cell(7, 7));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees(TITLE));
    assert_eq!(person.wall(), before);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.wall(), before);
    // Who painted for long and hit Escape goes on painting.
    person.opens_painter();
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::Y);
    let mut painted = before;
    for place in 1..8 {
        painted.paint(cell(place, place), Colour::Blue);
    }
    assert_eq!(person.takes_painted(), painted);
    // On another wall one begins anew.
    person.opens_painter();
    person.key(Modifiers::NONE, Key::Num5);
    person.paints(cell(0, 0), cell(0, 8));
    person.key(Modifiers::NONE, Key::Escape);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Wall(snake()),
    )));
    person.opens_painter();
    assert_eq!(person.takes_painted(), snake());
}

#[test]
fn a_wall_is_painted_with_the_keyboard_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_painter();
    person.presses("Svuota");
    assert!(person.sees("Non c'è nessun mattone: dipingine almeno uno per poter giocare."));
    // Without a brick there is nothing to play with.
    person.presses("Gioca con questa");
    assert!(person.sees(TITLE));
    person
        .harness
        .get_all_by_label("riga 0, colonna 0, nera")
        .last()
        .unwrap()
        .focus();
    person.looks();
    for _ in 0..8 {
        person.key(Modifiers::NONE, Key::ArrowDown);
    }
    person.key(Modifiers::NONE, Key::Num2);
    person.key(Modifiers::NONE, Key::ArrowRight);
    person.key(Modifiers::NONE, Key::Space);
    assert!(
        !person
            .sees("Nessun mattone si può togliere: la partita sarebbe finita prima di cominciare.")
    );
    person.key(Modifiers::NONE, Key::ArrowRight);
    person.key(Modifiers::NONE, Key::Num4);
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.key(Modifiers::NONE, Key::Num1);
    assert!(
        person.sees("riga 6, colonna 2, rosso"),
        "a screen reader is told"
    );
    let holes = "Ci sono caselle vuote sotto dei mattoni. Si può giocare anche così, oppure premi «Fai cadere».";
    assert!(person.sees(holes));
    person.presses("Fai cadere");
    assert!(!person.sees(holes));
    let expected = [".........\n".repeat(7), "..R......\nGGY......\n".to_owned()].concat();
    assert_eq!(person.takes_painted(), Wall::parse(&expected).unwrap());
}

#[test]
fn a_press_fills_what_hangs_together() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(1),
    )));
    person.opens_painter();
    person.presses("Riempi (F)");
    person.key(Modifiers::NONE, Key::Num5);
    let at = snake().of_colour(Colour::Green).first().unwrap();
    let area = snake().linked(at);
    let target = person.painted_cell(at).center();
    person.clicks_at(target);
    assert!(person.sees("Annulla: riempi (Ctrl+Z)"));
    let wall = person.takes_painted();
    for cell in Cell::all() {
        let filled = area.contains(cell);
        let expected = if filled {
            Some(Colour::Fuchsia)
        } else {
            snake().colour(cell)
        };
        assert_eq!(wall.colour(cell), expected, "{cell:?}");
    }
}

#[test]
fn odd_clicks_and_keys_in_the_painter_do_no_harm() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    person.opens_painter();
    let from = person.painted_cell(cell(4, 4)).center();
    person.harness.hover_at(from);
    person.harness.drag_at(from);
    person.looks();
    // Keys while the hand paints.
    for key in [Key::Num3, Key::F, Key::ArrowLeft, Key::Num0, Key::Enter] {
        person.key(Modifiers::NONE, key);
    }
    person.key(Modifiers::COMMAND, Key::Z);
    person.harness.hover_at(pos2(-50.0, 4000.0));
    person.looks();
    person.key(Modifiers::NONE, Key::Escape);
    person.harness.drop_at(pos2(-50.0, 4000.0));
    person.looks();
    assert!(!person.sees(TITLE));
    person.opens_painter();
    person.clicks_at(from);
    person.clicks_at(from);
    assert!(person.sees(TITLE));
}
