//! What follows a game that is over.

use crate::mines::beginner;
use crate::support::{Folder, Person};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

impl Person<'_> {
    /// Wins the Beginner board of this number.
    fn wins(&mut self, seed: u64) {
        let board = beginner(seed);
        self.plays_mines(seed);
        self.opens_cell(40);
        for cell in (0..81).filter(|&cell| board.clue(cell).is_some()) {
            if self.reads(cell) == "chiusa" {
                self.opens_cell(cell);
            }
        }
        assert!(self.sees_some("Vinto! Tempo: "), "{:?}", self.words());
    }
}

#[test]
fn probabilities_of_a_game_that_is_shown_again_do_not_help_the_next_one() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.wins(17);
    let chances = |person: &Person<'_>| person.words().iter().any(|name| name.contains("mina al "));
    person.presses("Rivedi la partita");
    person.key(Modifiers::NONE, Key::V);
    person.presses("Un'azione avanti (freccia destra)");
    person.waits_until("probabilities", |person| chances(person));
    person.presses("Torna alla partita");
    person.key(Modifiers::NONE, Key::N);
    person.opens_cell(40);
    person.waits();
    assert!(
        !person.sees_some("Non conta per i record"),
        "{:?}",
        person.words()
    );
    assert!(!chances(&person));
    // Nor those of the game before.
    person.key(Modifiers::NONE, Key::V);
    person.waits_until("probabilities", |person| chances(person));
    assert!(person.sees_some("Non conta per i record"));
    person.key(Modifiers::NONE, Key::N);
    person.opens_cell(40);
    person.waits();
    assert!(!person.sees_some("Non conta per i record") && !chances(&person));
}

#[test]
fn the_figures_of_a_won_game_are_in_sight_in_a_small_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.wins(17);
    for name in ["3BV", "Efficienza", "Aperture", "Isole", "Punti"] {
        let all = person.harness.query_all_by_label(name);
        let top = all
            .map(|node| node.rect().bottom())
            .fold(f32::MAX, f32::min);
        assert!(top <= 640.0 - 26.0 - 12.0, "{name}: {top}");
    }
}
