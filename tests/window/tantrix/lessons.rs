//! Hints that teach, what counts for the record of a challenge, and what the help says of challenges.

use crate::support::{Folder, Person};
use crate::tantrix::{begins, solves_the_first_challenge};
use egui::{Key, Modifiers};
use games::tantrix::{
    Back, DeadReason, Placed, Puzzle, TantrixColour, TantrixLesson, TantrixPosition, teach, tile,
};

#[test]
fn a_forced_place_is_taught() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Rainbow");
    person.key(Modifiers::NONE, Key::F9);
    person.waits_for("Pedine posate: 10 di 10");
    // The place in the middle has six neighbours: only what lay there fits.
    let place = person.place(3, 2);
    let before = person.names();
    let name = "riga 3, colonna 2, pedina ";
    let tile = before.iter().find_map(|words| words.strip_prefix(name));
    let tile: u64 = tile.unwrap().parse().unwrap();
    person.harness.hover_at(place);
    person.looks();
    person.key(Modifiers::NONE, Key::Delete);
    assert!(person.lies(3, 2, "vuoto"));
    person.key(Modifiers::NONE, Key::H);
    let said = format!("Questa è obbligata: in questo posto va solo la pedina {tile}");
    assert!(person.status().starts_with(&said), "{}", person.status());
    // The hint lays it.
    person.key(Modifiers::NONE, Key::H);
    assert!(person.lies(3, 2, &format!("pedina {tile}")));
}

/// Three tiles around the place in the middle of the blue pyramid that do not touch each other, and show it blue
/// each, so that no other place dies before.
fn killing_the_middle() -> [Placed; 3] {
    let blue = TantrixColour::Blue;
    let puzzle = Puzzle::rainbow(Back::Of(blue)).unwrap();
    let tiles: Vec<u8> = puzzle.tiles.tiles().map(|tile| tile.number).collect();
    let laid = |number: u8, column: u16, row: u16, face: u8| {
        let turn = (0..6).find(|&turn| tile(number).unwrap().face(turn, face) == blue);
        let turn = turn.expect("it has blue");
        Placed {
            tile: number,
            column,
            row,
            turn,
        }
    };
    for &a in &tiles {
        for &b in tiles.iter().filter(|&&b| b != a) {
            for &c in tiles.iter().filter(|&&c| c != a && c != b) {
                // North-west, east and south-west of it, with the face towards it.
                let three = [laid(a, 0, 1, 2), laid(b, 2, 2, 4), laid(c, 1, 3, 0)];
                let position = TantrixPosition::new(puzzle.area, &three);
                let kills = DeadReason::ThreeOf(blue);
                if let Some(TantrixLesson::Dead(_, why)) = teach(&puzzle, &position)
                    && why == kills
                {
                    return three;
                }
            }
        }
    }
    panic!("some three of them do");
}

#[test]
fn a_dead_place_is_taught_with_the_colour_that_kills_it() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Rainbow");
    for one in killing_the_middle() {
        let (row, column) = (i32::from(one.row) + 1, i32::from(one.column) + 1);
        person.lays(one.tile, row, column, one.turn.into());
    }
    assert!(
        person.sees("Pedine posate: 3 di 10"),
        "{:?}",
        person.names()
    );
    person.key(Modifiers::NONE, Key::H);
    let said = person.status();
    assert!(
        said.starts_with("Qui non ci sta più nessuna pedina") && said.contains("blu"),
        "{said}"
    );
    // Nothing was laid.
    assert!(person.lies(3, 2, "vuoto"));
}

#[test]
fn the_best_of_a_challenge_is_kept_and_solutions_that_were_seen_are_help() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    solves_the_first_challenge(&mut person);
    assert!(person.tells("Record senza aiuti: "), "{:?}", person.names());
    assert!(person.tells(", 3 mosse"), "{:?}", person.names());
    assert!(!person.tells("Con aiuto"));
    // To look at solutions afterwards takes nothing away.
    person.presses("Trova una soluzione");
    person.waits_for_a_solution();
    person.presses("A mano");
    assert!(!person.tells("Con aiuto"), "{:?}", person.names());
    person.leaves();
    let person = begins(&folder);
    assert!(person.tells("Record senza aiuti: "), "{:?}", person.names());

    // Whoever looks first is helped.
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Trova una soluzione");
    person.waits_for_a_solution();
    person.presses("A mano");
    solves_the_first_challenge(&mut person);
    assert!(person.status().contains("Risolto"), "{}", person.status());
    assert!(person.tells("non conta per il record"));
    assert!(!person.tells("Record senza aiuti: "));
}

#[test]
fn the_help_explains_the_challenges() {
    let folder = Folder::new();
    let mut person: Person<'_> = begins(&folder);
    person.key(Modifiers::SHIFT, Key::F1);
    for words in [
        "Sfide: quelle della scatola. Discovery chiede di chiudere ad anello le pedine da 1 a N",
        "Una sfida risolta senza aiuti conta per il record",
    ] {
        assert!(person.tells(words), "{words}: {:?}", person.names());
    }
}
