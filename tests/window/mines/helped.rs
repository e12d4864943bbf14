//! Hints, probabilities and the solver.

use super::beginner;
use crate::support::{Folder, Person};
use clickomania::window::kit::command::{FileCommand, ZoomCommand};
use clickomania::window::mines::{MinesCommand, MinesMode};
use egui::{Key, Modifiers, vec2};
use std::fs;

#[test]
fn hints_solve_a_board_without_guesses_and_it_does_not_count() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    person.begins_mines(3, &["senza indovinare, aggiustata"]);
    assert!(person.sees("Tavola 3 · senza indovinare, aggiustata"));
    person.opens_cell(40);
    person.waits_until("a board", |person| person.reads(40) == "0 attorno");
    let mut reasons = 0;
    while !person.sees_some("Vinto! Tempo: ") {
        person.presses("Suggerimento");
        person.waits_until("a hint", |person| {
            person.sees_some("Vinto")
                || person
                    .words()
                    .iter()
                    .any(|name| name.ends_with("Premi ancora per farlo."))
        });
        assert!(
            !person.sees_some("Non si può dedurre"),
            "{:?}",
            person.words()
        );
        person.presses("Suggerimento");
        reasons += 1;
        assert!(reasons < 82 && !person.sees_some("C'era una mina"));
    }
    assert!(reasons > 3);
    let why = "Non conta per i record: tavola già vista, suggerimento";
    assert!(person.sees(why), "{:?}", person.words());
    // It stands in the history alone, and says so.
    person.presses("Statistiche");
    assert!(person.sees("vinta, con aiuto"), "{:?}", person.words());
    assert!(!person.sees("1 (100\u{a0}%)"));
}

#[test]
fn the_solver_plays_to_the_end_and_probabilities_are_read() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    person.presses("Probabilità");
    person.waits_until("probabilities", |person| {
        person
            .words()
            .iter()
            .any(|name| name.ends_with("\u{a0}%") && name.contains("mina al"))
    });
    let board = beginner(17);
    for cell in 0..81 {
        let name = person.reads(cell);
        assert!(
            !(board.is_mine(cell) && name.ends_with("mina al 0\u{a0}%")),
            "{cell}"
        );
        assert!(
            board.is_mine(cell) || !name.ends_with("mina al 100\u{a0}%"),
            "{cell}"
        );
    }
    person.presses("Probabilità");
    person.sets_speed(0.0);
    person.presses("Fai giocare il computer (F9)");
    assert!(person.sees("Ferma il computer (F9)"));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.sees("Fai giocare il computer (F9)"), "Esc stops it");
    person.sets_speed(1.0);
    person.presses("Fai giocare il computer (F9)");
    person.waits_until("an end", |person| {
        person.sees_some("Vinto! Tempo: ") || person.sees_some("C'era una mina in ")
    });
    let why = "Non conta per i record: probabilità, mossa del programma";
    assert!(person.sees(why), "{:?}", person.words());
}

#[test]
fn a_game_that_goes_on_is_not_given_away() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    person.sends::<MinesMode>(MinesCommand::CopyReplay);
    assert!(
        person.status().contains("quando è finita"),
        "{}",
        person.status()
    );
    person.sends::<MinesMode>(MinesCommand::SaveReplay);
    assert!(
        person.status().contains("quando è finita"),
        "{}",
        person.status()
    );
}

#[test]
fn a_hint_out_of_sight_is_brought_into_sight() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    person.plays_mines(17);
    // Everything but the last rows is open and empty: what can be said lies at the lower end.
    let mut text = "40 40 1\n".to_owned();
    for _ in 0..38 {
        text += &format!("{}\n", "0".repeat(40));
    }
    text += &format!("{}11\n{}1#\n", "0".repeat(38), "0".repeat(38));
    let path = folder.file("far.mines");
    fs::write(&path, text).unwrap();
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(path)));
    for _ in 0..8 {
        person.sends::<MinesMode>(MinesCommand::Zoom(ZoomCommand::In));
    }
    let corner = "riga 39, colonna 39, chiusa";
    let seen = |person: &Person<'_>| person.words().iter().any(|name| name.starts_with(corner));
    assert!(!seen(&person), "the corner is out of sight");
    person.sends::<MinesMode>(MinesCommand::Hint);
    person.waits_until("the hint in sight", |person| seen(person));
}
