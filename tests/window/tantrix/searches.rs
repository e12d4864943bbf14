//! What the solver finds: help, solutions, their files.

use super::begins;
use crate::support::Folder;
use clickomania::window::kit::command::FileCommand;
use clickomania::window::tantrix::{TantrixCommand, TantrixMode};
use egui::{Key, Modifiers};
use std::fs;

#[test]
fn the_solver_shows_a_way_and_completes() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Anello con le pedine da 1 a 6");
    person.presses("Suggerimento");
    person.waits_until("a hint", |person| {
        person.status().contains("dove è mostrata")
    });
    assert!(person.sees("Pedine posate: 0 di 6"));
    let lay = person
        .names()
        .into_iter()
        .find(|name| name.starts_with("Posa la pedina"));
    person.presses(&lay.unwrap());
    assert!(person.sees("Pedine posate: 1 di 6"));
    person.presses("Completa da qui");
    person.waits_for("Pedine posate: 6 di 6");
    assert!(person.status().contains("Risolto"), "{}", person.status());
    // The solver's work is no challenge solved by hand.
    assert!(person.sees("Sfide risolte: 0 di 33"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.sees("Pedine posate: 1 di 6"));
}

#[test]
fn where_there_is_no_way_on_the_solver_says_so() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Tantrix puzzle");
    person.adds("Pedine N", -2);
    // Three tiles in a line do not reach from corner to corner.
    person.lays(1, 1, 1, 0);
    person.lays(2, 3, 4, 0);
    person.presses("Completa da qui");
    person.waits_until("an answer", |person| {
        person.status().contains("Da qui non si arriva")
    });
    person.key(Modifiers::COMMAND, Key::Z);
    // 1 shows red to the east, 2 yellow to the west.
    person.lays(2, 1, 2, 0);
    assert!(person.sees("(a) Un contatto ha colori diversi"));
    person.presses("Suggerimento");
    person.waits_until("an answer", |person| {
        person.status().contains("regola aurea")
    });
    assert!(person.sees("Pedine posate: 2 di 3"));
}

#[test]
fn solutions_are_listed_browsed_and_counted() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Rainbow");
    person.presses("Trova una soluzione");
    person.waits_for("1 di 1");
    person.waits_for("Elenca tutte");
    person.presses("Elenca tutte");
    person.waits_for("Trovate tutte: 15");
    assert!(person.sees("1 di 15"), "{:?}", person.names());
    person.presses("Quella dopo (freccia destra)");
    assert!(person.sees("2 di 15"));
    person.harness.hover_at(person.finds("Soluzione").center());
    person.rolls(-2);
    person.looks();
    assert!(person.sees("4 di 15"));
    person.key(Modifiers::NONE, Key::End);
    assert!(person.sees("15 di 15"));
    person.key(Modifiers::NONE, Key::PageUp);
    assert!(person.sees("5 di 15"));
    person.presses("A meno di rotazioni");
    person.presses("Conta soltanto");
    person.waits_for("Le soluzioni sono 5");
    person.presses("Continua a mano");
    assert!(person.sees("Pedine posate: 10 di 10"));
}

#[test]
fn what_is_impossible_is_said_at_once() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Rainbow");
    person.presses("Retro giallo");
    let why = "Non c'è soluzione: 12 pedine non riempiono una piramide. Lo fanno quelle con il retro blu, verde o rosso.";
    assert!(person.sees(why), "{:?}", person.names());
    person.presses("Tantrix puzzle");
    person.adds("Colonne X", -3);
    person.adds("Righe Y", 1);
    let why = "Non c'è soluzione: le pedine sono 5, i posti 4.";
    assert!(person.sees(why), "{:?}", person.names());
    person.presses("Libera");
    assert!(!person.sees(why));
    person.presses("(c) una linea per tutte");
    assert!(person.tells("infinite"));
}

#[test]
fn a_search_without_end_is_stopped() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.sets_a_long_search();
    person.presses("Elenca tutte");
    person.waits_until("solutions", |person| {
        person
            .names()
            .iter()
            .any(|name| name.starts_with("Soluzioni ("))
    });
    person.presses("Ferma");
    person.waits_for("Trova una soluzione");
    assert!(person.tells("Trovate: "));
    person.waits();
}

#[test]
fn solutions_are_written_and_read_back_and_bad_ones_refused() {
    let folder = Folder::new();
    let mut person = begins(&folder);
    person.presses("Rainbow");
    person.presses("Soluzioni");
    person.presses("Elenca tutte");
    person.waits_for("Trovate tutte: 15");
    for name in ["all.ron", "one.svg", "one.txt", "all.json", "one.png"] {
        let path = folder.file(name);
        person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::SaveFile(path.clone())));
        person.waits_until(name, |person| person.status().contains(name));
        assert!(path.is_file(), "{name}: {}", person.status());
    }
    let drawn = fs::read_to_string(folder.file("one.svg")).unwrap();
    assert_eq!(drawn.matches("<polygon").count(), 10);
    let pixels = fs::read(folder.file("one.png")).unwrap();
    assert!(pixels.starts_with(b"\x89PNG") && pixels.len() > 10_000);
    let ron = fs::read_to_string(folder.file("all.ron")).unwrap();
    assert_eq!(ron.lines().count(), 16);

    let mut person = begins(&folder);
    person.presses("Rainbow");
    for name in ["all.ron", "all.json"] {
        person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::OpenFile(
            folder.file(name),
        )));
        person.waits_for("1 di 15");
        person.presses("A mano");
        person.presses("Soluzioni (15)");
    }
    // One tile turned in the third line.
    let (third, rest) = (ron.lines().nth(2).unwrap(), "turn:");
    let at = third.find(rest).unwrap() + rest.len();
    let digit: u8 = third[at..=at].parse().unwrap();
    let wrong = format!("{}{}{}", &third[..at], (digit + 1) % 6, &third[at + 1..]);
    fs::write(folder.file("bad.ron"), ron.replace(third, &wrong)).unwrap();
    person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::OpenFile(
        folder.file("bad.ron"),
    )));
    person.waits_until("refused", |person| person.status().contains("bad.ron"));
    let status = person.status();
    assert!(
        status.contains("riga 3") && status.contains("regola") && status.contains("pedin"),
        "{status}"
    );
    assert!(person.sees("1 di 15"), "what was there stays");
    fs::write(folder.file("torn.ron"), &ron[..ron.len() / 2]).unwrap();
    person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::OpenFile(
        folder.file("torn.ron"),
    )));
    person.waits_until("refused", |person| person.status().contains("torn.ron"));
    person.sends::<TantrixMode>(TantrixCommand::File(FileCommand::SaveFile(
        folder.file("what.doc"),
    )));
    assert!(person.status().contains("what.doc") && !folder.file("what.doc").exists());
}
