//! What is told while one plays and while a search runs, and where that stands.

use super::begins;
use crate::support::{Folder, Person};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::NodeT as _;

impl Person<'_> {
    /// The number behind some words, wherever they stand.
    fn number_after(&self, words: &str) -> Option<u64> {
        let nodes = self.harness.root().children_recursive();
        let mut told = nodes.filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        });
        let line = told.find_map(|told| told.strip_prefix(words).map(str::to_owned))?;
        let digits: String = line.chars().filter(char::is_ascii_digit).collect();
        digits.parse().ok()
    }
}

#[test]
fn a_tile_that_lies_apart_is_told() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    let told = |person: &Person<'_>| person.tells("Pedine staccate dalle altre: 3");
    person.presses("Tantrix puzzle");
    person.lays(1, 1, 1, 0);
    person.lays(2, 1, 2, 0);
    assert!(!person.tells("Pedine staccate"), "{:?}", person.names());
    person.lays(3, 3, 4, 0);
    assert!(told(&person), "{:?}", person.names());
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(!person.tells("Pedine staccate"));
    person.key(Modifiers::COMMAND, Key::Y);
    assert!(told(&person));
    // Where groups may be apart nothing is wrong.
    person.presses("Tavola");
    person.lays(1, 1, 1, 0);
    person.lays(2, 3, 3, 0);
    assert!(!person.tells("Pedine staccate"));
}

#[test]
fn searches_show_their_time_what_they_found_and_how_far_they_are() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.sets_a_long_search();
    assert!(!person.tells("Tempo: ") && !person.tells("Soluzioni finora: "));
    person.presses("Elenca tutte");
    let found = |person: &Person<'_>| person.number_after("Soluzioni finora: ").unwrap_or(0);
    person.waits_until("solutions", |person| found(person) > 0);
    assert!(person.tells("Parti esaminate: "), "{:?}", person.names());
    let before = found(&person);
    person.waits_until("more solutions", |person| found(person) > before);
    person.waits_until("time", |person| person.number_after("Tempo: ") > Some(0));
    person.presses("Ferma");
    person.waits_for("Trova una soluzione");
    assert!(!person.tells("Tempo: "));
}

#[test]
fn a_hint_for_an_empty_free_board_lies_where_one_looks() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    // Of its solution the first tile is far from the place where a free board begins.
    person.presses("Anello con le pedine da 1 a 30");
    person.presses("Suggerimento");
    person.waits_until("a hint", |person| person.tells("Posa la pedina "));
    let tile = person
        .number_after("Posa la pedina ")
        .expect("it says which");
    person.presses(&format!("Posa la pedina {tile}"));
    assert!(
        person.lies(1, 1, &format!("pedina {tile}")),
        "{:?}",
        person.names()
    );
    // It was a hint, though no tile lay yet.
    assert!(person.tells("Non conta per i record: suggerimento"));
    person.key(Modifiers::COMMAND, Key::Z);
    person.lays(1, 1, 1, 0);
    assert!(person.tells("Non conta per i record: suggerimento"));
    person.presses("Svuota la tavola");
    person.lays(1, 1, 1, 0);
    assert!(!person.tells("Non conta"), "a new beginning");
}

#[test]
fn a_tile_that_was_turned_by_a_button_is_turned_and_locked_by_keys() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tantrix puzzle");
    person.lays(1, 2, 2, 0);
    person.presses("Gira in senso orario (R)");
    // The pointer is at the button, not at the tile.
    person.key(Modifiers::NONE, Key::L);
    assert!(
        person.lies(2, 2, "pedina 1, bloccata"),
        "{:?}",
        person.names()
    );
}

#[test]
fn no_bar_covers_the_buttons_of_challenges_in_a_small_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.opens_tantrix();
    let button = person.finds("Anello con le pedine da 1 a 30");
    let edge = button.right_center() - vec2(2.0, 0.0);
    // The bar that scrolls shows itself under the pointer.
    person.harness.hover_at(edge);
    person.looks();
    person.clicks_at(edge);
    assert!(
        person.tells("attraverso tutte le 30 pedine"),
        "{:?}",
        person.names()
    );
}
