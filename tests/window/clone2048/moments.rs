//! Moments to celebrate, and what was reached.

use crate::support::{Folder, Person};
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;

impl Person<'_> {
    /// Opens a board.
    fn reads_file(&mut self, folder: &Folder, text: &str) {
        let path = folder.file("board.tab");
        fs::write(&path, text).unwrap();
        self.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::OpenFile(path)));
        self.rests();
    }
}

#[test]
fn a_block_of_2048_is_a_moment_and_the_game_goes_on() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.presses("2048");
    person.reads_file(&folder, "900\n5000\nJJ..\n....\n....\n....\n");
    assert!(!person.sees("Continua"));
    person.key(Modifiers::NONE, Key::ArrowLeft);
    person.rests();
    assert!(person.sees("2048!"), "{:?}", person.names());
    assert!(
        person.sees("5011 punti in 901 movimenti"),
        "{:?}",
        person.names()
    );
    person.presses("Continua");
    assert!(!person.sees("2048!"));
    // It is told once.
    person.key(Modifiers::NONE, Key::ArrowRight);
    person.rests();
    assert!(!person.sees("2048!"));
    // Who does not press plays on, too.
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::NONE, Key::ArrowLeft);
    person.rests();
    assert!(person.sees("2048!"));
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.rests();
    assert!(!person.sees("2048!"));
}

#[test]
fn the_end_of_a_game_says_what_was_reached_and_what_comes_next() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.reads_file(&folder, "3\n17\nAA\nBC\n");
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.rests();
    assert!(person.sees("Fine della partita"), "{:?}", person.names());
    person.presses("Riprova questa");
    assert_eq!(person.reads_state().moves, 3);
    assert!(!person.sees("Fine della partita"));
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.rests();
    person.presses("Un'altra tavola");
    assert_eq!(person.reads_counter("Movimenti"), 0);
    assert_eq!(person.reads_board().free().count(), 15, "4 × 4, one block");
}

#[test]
fn records_of_all_boards_stand_beside_the_board() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins_unknown(3, 0);
    for turn in 0..40 {
        let key = [
            Key::ArrowLeft,
            Key::ArrowUp,
            Key::ArrowRight,
            Key::ArrowDown,
        ][turn % 4];
        person.key(Modifiers::NONE, key);
    }
    person.rests();
    let best = person.reads_counter("Record");
    assert!(best > 0);
    person.begins_unknown(5, 2);
    let line = format!("3 × 3, senza ostacoli: {best} punti, blocco ");
    let mut told = person.harness.query_all_by_label_contains(&line);
    assert!(told.next().is_some(), "{line}: {:?}", person.names());
}

#[test]
fn enter_begins_a_board_that_was_chosen_by_a_click() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("3 × 3, senza ostacoli");
    person.key(Modifiers::NONE, Key::Enter);
    person.rests();
    assert_eq!(person.reads_board().size(), 3);
}

#[test]
fn advice_tells_of_all_four_directions() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.reads_file(&folder, "3\n17\nAA..\n....\n....\n...B\n");
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("advice", |person| person.sees("Le quattro direzioni"));
    let advice = |person: &Person<'_>, name: &str| {
        let told = format!("{name}: ");
        let mut found = person.harness.query_all_by_label_contains(&told);
        let line = found.find(|line| line.accesskit_node().role() == Role::Label);
        let line = line.unwrap_or_else(|| panic!("{name}: {:?}", person.names()));
        let node = line.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default()
    };
    for name in ["Sinistra", "Destra", "Su", "Giù"] {
        let words = advice(&person, name);
        assert!(words.contains("caselle libere"), "{words}");
    }
    assert!(advice(&person, "Sinistra").contains("una unione"));
}

#[test]
fn all_four_directions_are_in_sight_in_a_small_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    person.presses("Il terzo clone");
    // All four move something.
    person.reads_file(&folder, "3\n17\n....\n.AA.\n....\n....\n");
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("advice", |person| person.sees("Le quattro direzioni"));
    let lines = person.harness.query_all_by_label_contains("caselle libere");
    let mut count = 0;
    for line in lines {
        let bottom = line.rect().bottom();
        assert!(bottom <= 640.0 - 26.0 - 12.0, "{bottom}");
        count += 1;
    }
    assert_eq!(count, 4);
}
