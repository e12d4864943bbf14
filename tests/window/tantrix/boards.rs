//! Boards that are drawn, and tiles that stay where they lie.

use crate::support::{Folder, Person};
use crate::tantrix::begins;
use egui::{Key, Modifiers, Pos2};

impl Person<'_> {
    /// A cell of the sheet on which the board is drawn.
    fn sheet(&self, row: i32, column: i32) -> Pos2 {
        self.finds(&format!("posto in riga {row}, colonna {column}"))
            .center()
    }

    fn has_places(&self, count: usize) -> bool {
        self.sees(&format!("Posti: {count}"))
    }
}

#[test]
fn a_board_is_drawn_by_presses_strokes_and_keys() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    person.presses("Disegnata");
    // A place and its six neighbours.
    assert!(person.has_places(7), "{:?}", person.names());
    person.presses("Disegna la tavola…");
    person.clicks_at(person.sheet(1, 1));
    assert!(person.has_places(8));
    person.drags(person.sheet(5, 2), person.sheet(5, 5));
    assert!(person.has_places(12), "{:?}", person.names());
    // A stroke that begins on a place takes away, and is one change.
    person.drags(person.sheet(5, 2), person.sheet(5, 4));
    assert!(person.has_places(9));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.has_places(12));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.has_places(8));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.lies(1, 1, "vuoto") && person.lies(2, 2, "vuoto"));
    assert!(!person.sees("riga 1, colonna 4, vuoto"));
    // Tiles go only there, and searches too.
    person.lays(1, 1, 1, 0);
    assert!(person.lies(1, 1, "pedina 1"));
    person.presses("Trova una soluzione");
    person.waits_for_a_solution();
    person.leaves();
    let person = begins(&folder);
    assert!(person.has_places(8) && person.lies(1, 1, "pedina 1"));
}

#[test]
fn a_tile_that_is_locked_stays_for_hands_and_for_searches() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tavola");
    person.lays(1, 1, 1, 0);
    person.lays(2, 3, 3, 0);
    person.clicks_at(person.place(1, 1));
    person.key(Modifiers::NONE, Key::Escape);
    person.harness.hover_at(person.place(1, 1));
    person.looks();
    person.key(Modifiers::NONE, Key::L);
    assert!(
        person.lies(1, 1, "pedina 1, bloccata"),
        "{:?}",
        person.names()
    );
    // Neither hand, wheel nor key moves it.
    person.drags(person.place(1, 1), person.place(2, 2));
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    assert!(person.status().contains("bloccata"), "{}", person.status());
    person.harness.hover_at(person.place(1, 1));
    person.looks();
    person.key(Modifiers::NONE, Key::Delete);
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    // Another one is not laid over it.
    person.lays(3, 1, 1, 0);
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    assert!(person.sees("Pedina 3 nel vassoio"));
    // What is cleared is the rest.
    person.presses("Svuota la tavola");
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    assert!(person.sees("Pedina 2 nel vassoio"));
    person.presses("Trova una soluzione");
    person.waits_for_a_solution();
    person.presses("Continua a mano");
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    person.leaves();
    let mut person = begins(&folder);
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
    // Unlocked by the button it goes where it is put.
    person.clicks_at(person.place(1, 1));
    person.presses("Sblocca la pedina (L)");
    assert!(person.lies(1, 1, "pedina 1"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.lies(1, 1, "pedina 1, bloccata"));
}
