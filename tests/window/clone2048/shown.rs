//! How boards and blocks are shown.

use crate::support::{Folder, Person};
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::FileCommand;
use egui::{Pos2, Rect, vec2};
use games::clone2048::{Direction, DisplayMode, SIZES};
use std::fs;

#[test]
fn blocks_are_shown_in_four_ways_at_any_time() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    let file = folder.file("levels.tab");
    fs::write(&file, "1\n2\nABL\nMZa\n*z.\n").unwrap();
    person.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::OpenFile(file)));
    for (button, mode) in [
        ("Lettera", DisplayMode::Letter),
        ("Livello", DisplayMode::Level),
        ("1024", DisplayMode::Powers1024),
        ("2048", DisplayMode::Powers2048),
    ] {
        person.presses(button);
        let shown = [1, 2, 12, 13, 26, 27, 52].map(|level| mode.show(level));
        let [a, b, l, m, z, small_a, small_z] = shown;
        for row in [
            format!("riga 1: {a}, {b}, {l}"),
            format!("riga 2: {m}, {z}, {small_a}"),
            format!("riga 3: ostacolo, {small_z}, vuota"),
        ] {
            assert!(person.sees(&row), "{row} in {:?}", person.names());
        }
    }
}

#[test]
fn boards_of_all_sizes_are_shown_whole() {
    for size in [
        vec2(900.0, 560.0),
        vec2(1024.0, 640.0),
        vec2(1920.0, 1080.0),
    ] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.presses("Il terzo clone");
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for n in [*SIZES.start(), 4, 32] {
            person.plays(Clone2048Command::Begin {
                size: n,
                obstacles: n,
                seed: 1,
            });
            person.plays(Clone2048Command::Move(Direction::Up));
            person.rests();
            let board = person.finds(&format!("Tavola {n} × {n}"));
            assert!(screen.contains_rect(board), "{n}: {board:?}");
        }
        for name in [
            "Fai giocare il computer",
            "Gioca da qui",
            "Rivedi la partita",
            "pensa 20 ms",
        ] {
            let rect = person.finds(name);
            assert!(screen.contains_rect(rect), "{name}: {rect:?} in {size}");
        }
    }
}
