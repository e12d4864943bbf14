//! Positions and games in files and lines, and drawn ones.

use super::beginner;
use crate::support::{Folder, Person};
use clickomania::window::kit::command::FileCommand;
use clickomania::window::mines::{MinesCommand, MinesMode};
use egui::{Key, Modifiers};
use games::mines::MinesPosition;
use std::fs;

#[test]
fn files_are_studied_played_saved_and_refused() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    let file = |name: &str, text: &str| {
        let path = folder.file(name);
        fs::write(&path, text).unwrap();
        path
    };
    let bad = [
        ("2 2 1\n##\n#9\n", "Riga 3, colonna 2"),
        ("2 2 1\n###\n##\n", "Riga 2, colonna 3"),
        ("2 2 5\n##\n##\n", "Riga 1, colonna 5"),
        ("200 1 5\n", "Riga 2, colonna 1"),
    ];
    for (text, place) in bad {
        person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(file(
            "bad.mines",
            text,
        ))));
        assert!(person.status().contains(place), "{}", person.status());
        assert_eq!(person.reads(40), "0 attorno", "the game is there");
    }
    let wide = format!("101 2 5\n{0}\n{0}\n", "#".repeat(101));
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(file(
        "wide.mines",
        &wide,
    ))));
    assert!(
        person.status().contains("da 2 a 100"),
        "{}",
        person.status()
    );

    // A position is studied; a contradiction is named with a cell.
    let text = "5 4 4\n#####\n12#21\n#####\n#####\n";
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(file(
        "position.mines",
        text,
    ))));
    assert!(person.sees("Posizione da studiare"));
    person.presses("Probabilità");
    person.waits_until("probabilities", |person| {
        person.sees("riga 3, colonna 0, chiusa, mina al 20\u{a0}%")
    });
    let saved = folder.file("saved.mines");
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::SaveFile(saved.clone())));
    assert_eq!(fs::read_to_string(&saved).unwrap(), text);
    person.presses("0 attorno");
    let corner = person.finds("riga 0, colonna 0, chiusa, mina al 25\u{a0}%");
    person.clicks_at(corner.center());
    let next = person.cell(1, 5).1;
    person.clicks_at(next.center());
    let third = person.cell(10, 5).1;
    person.clicks_at(third.center());
    let fourth = person.cell(11, 5).1;
    person.clicks_at(fourth.center());
    person.waits_until("a contradiction", |person| {
        person.sees_some("La posizione è contraddittoria")
    });
    for _ in 0..4 {
        person.key(Modifiers::COMMAND, Key::Z);
    }
    // Numbers are typed, too.
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.key(Modifiers::NONE, Key::Home);
    person.key(Modifiers::NONE, Key::Num3);
    let typed = |person: &Person<'_>| {
        person
            .words()
            .iter()
            .any(|name| name.ends_with("colonna 0, 3 attorno"))
    };
    assert!(typed(&person), "{:?}", person.words());
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(!typed(&person));
    person.waits_until("probabilities", |person| {
        person.sees("riga 3, colonna 0, chiusa, mina al 20\u{a0}%")
    });
    person.presses("Probabilità");
    person.presses("Torna alla partita");
    assert!(person.sees("Tavola 17 · a caso"));

    // A whole board is played.
    let whole = MinesPosition::from(&beginner(4)).to_string();
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(file(
        "board.mines",
        &whole,
    ))));
    assert!(person.sees("Tavola da un file"));
    let safe = (0..81).find(|&cell| !beginner(4).is_mine(cell)).unwrap();
    person.opens_cell(safe);
    assert!(person.reads(safe).ends_with(" attorno"));
}

#[test]
fn the_story_of_a_pasted_game_tells_each_guess_and_is_saved_and_opened_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    // A guess with 20 % beside a cell that is safe.
    let line = "replay 4x2/1 first=safe rule=any win=open marks=flag mines=80 o1@0 o2@500";
    person.harness.event(egui::Event::Paste(line.to_owned()));
    person.looks();
    assert!(
        person.sees("Prima della prima azione."),
        "{:?}",
        person.words()
    );
    assert!(person.sees("Campo minato, 4 per 2"));
    let told = "Un tentativo con il 20\u{a0}% di rischio, mentre (0, 3) era sicura.";
    person.waits_until("the story", |person| {
        person.sees_some("Click che aprono: 2; tentativi: 1")
    });
    let row = person.named("0,50 · Un tentativo con il 20\u{a0}%");
    person.presses(&row);
    let said = format!("Apre (0, 2). {told}");
    assert!(person.sees(&said), "{:?}", person.words());
    person.presses("Un'azione indietro (freccia sinistra)");
    assert!(
        person.sees("Apre (0, 1). Era sicura."),
        "{:?}",
        person.words()
    );
    for speed in ["¼", "16"] {
        person.presses(&format!("Velocità: {speed} volte quella della partita"));
    }
    // Saved, left, and opened again from the file.
    let path = folder.file("game.mines");
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::SaveFile(path.clone())));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{line}\n"));
    person.presses("Torna alla partita");
    assert!(person.sees("Campo minato, 9 per 9"));
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(path)));
    assert!(person.sees("Campo minato, 4 per 2"));
    // What is no game is refused with its place; the game that is shown stays.
    let bad = line.replace("o2@500", "o9@500");
    person.harness.event(egui::Event::Paste(bad));
    person.looks();
    assert!(person.status().contains("da 0 a 7"), "{}", person.status());
    assert!(person.sees("Campo minato, 4 per 2"));
}

#[test]
fn a_position_is_drawn_from_an_empty_board() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let choose = person.named(": scegli la grandezza e le regole");
    person.presses(&choose);
    person.presses("Disegna una posizione");
    assert!(person.sees("Posizione da studiare"));
    // A 1 in the corner, and flags that are no proof.
    person.presses("1 attorno");
    person.opens_cell(0);
    assert_eq!(person.reads(0), "1 attorno");
    person.presses("Probabilità");
    person.waits_until("probabilities", |person| {
        person.sees("riga 1, colonna 1, chiusa, mina al 33\u{a0}%")
    });
    person.presses("Torna alla partita");
    assert!(person.sees("Tavola 17 · a caso"));
}
