//! The automatic player, and games seen again.

use crate::support::{Folder, Person};
use clickomania::window::clone2048::Clone2048Command;
use egui::{Key, Modifiers};

#[test]
fn the_automatic_player_plays_until_it_is_stopped_and_gives_advice() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(4, 1, 3);
    person.plays(Clone2048Command::Thinking(1));
    person.presses("Suggerimento");
    person.waits_until("advice", |person| {
        let texts = ["Sinistra", "Destra", "Su", "Giù"].map(|name| format!("Prova: {name}"));
        texts.iter().any(|text| person.shows(text))
    });
    assert_eq!(
        person.reads_counter("Movimenti"),
        0,
        "an advice moves nothing"
    );
    person.presses("Subito, senza animazione");
    person.presses("Fai giocare il computer");
    person.waits_until("ten movements", |person| {
        person.reads_counter("Movimenti") >= 10
    });
    person.presses("Ferma");
    let stopped = person.reads_state();
    person.rests();
    assert_eq!(person.reads_state(), stopped);
    // Its score is no person's best.
    assert_eq!(person.reads_counter("Record"), 0);

    // Behind another tab it waits.
    person.presses("Fai giocare il computer");
    person.presses("Tantrix");
    person.rests();
    person.presses("Il terzo clone");
    let seen = person.reads_counter("Movimenti");
    person.waits_until("it goes on", |person| {
        person.reads_counter("Movimenti") > seen
    });
    person.key(Modifiers::NONE, Key::Escape);
    let stopped = person.reads_state();
    person.rests();
    assert_eq!(person.reads_state(), stopped, "Esc stops it too");

    // Who plays takes over from it.
    person.presses("Fai giocare il computer");
    person.waits_until("a movement", |person| {
        person.reads_counter("Movimenti") > stopped.moves
    });
    person.key(Modifiers::NONE, Key::ArrowUp);
    let own = person.reads_state();
    person.rests();
    assert_eq!(person.reads_state(), own);
}

#[test]
fn the_automatic_player_plays_to_the_end_and_the_game_is_seen_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(2, 1, 8);
    let beginning = person.reads_state();
    person.plays(Clone2048Command::Thinking(1));
    person.presses("Subito, senza animazione");
    person.presses("Fai giocare il computer");
    person.waits_until("the end", |person| {
        person.status().starts_with("Partita finita")
    });
    person.rests();
    let end = person.reads_state();
    assert_eq!(end.board.free().count(), 0);
    let turns = end.moves;
    assert!(person.sees(&format!("turno {turns} di {turns}")));

    person.presses("All'inizio della partita (Inizio)");
    assert_eq!(person.reads_state(), beginning);
    // Looking at the past changes nothing.
    person.key(Modifiers::NONE, Key::ArrowLeft);
    assert!(
        person.status().contains("Gioca da qui"),
        "{}",
        person.status()
    );
    assert_eq!(person.reads_state(), beginning);
    person.presses("Un turno avanti");
    assert_eq!(person.reads_counter("Movimenti"), 1);
    person.presses("Rivedi la partita");
    person.waits_until("the end again", |person| {
        person.sees(&format!("turno {turns} di {turns}"))
    });
    person.rests();
    assert_eq!(person.reads_state(), end);

    person.presses("All'inizio della partita (Inizio)");
    person.presses("Gioca da qui");
    person.key(Modifiers::NONE, Key::ArrowLeft);
    person.rests();
    assert_eq!(person.reads_counter("Movimenti"), 1);
    assert!(person.sees("turno 1 di 1"));
}
