//! The list of commands, the list of changes, and what Esc closes.

use super::{BIN, BLOCKS};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand, SlotCommand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use engine::language::Kind;
use engine::language::file::write;

#[test]
fn the_list_of_commands_reaches_wall_slots_variables_and_tabs() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.key(Modifiers::NONE, Key::F1);
    person.types("svuota slot 2");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Slot 2: vuoto"));
    person.key(Modifiers::NONE, Key::F1);
    person.types("rinomina quota");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Come si deve chiamare «quota»?"));
    person.key(Modifiers::NONE, Key::Escape);
    person.key(Modifiers::NONE, Key::F1);
    person.types("vai tantrix");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.harness.query_by_label(BIN).is_none());
}

#[test]
fn the_list_of_changes_is_walked_with_keys_and_tells_how_far_one_went() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let before = person.program();
    for _ in 0..3 {
        person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
            clickomania::window::clickomania::command::PaletteBlock::new(Kind::DropAll, ""),
        )));
    }
    let after = person.program();
    // The second button on the arrow back opens it too.
    let back = person.finds("Annulla: aggiungi blocco (Ctrl+Z)").center();
    person.right_clicks_at(back);
    for _ in 0..3 {
        person.key(Modifiers::NONE, Key::ArrowUp);
    }
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(write(&person.program()), write(&before));
    assert_eq!(
        person.status(),
        "Annullate 3 modifiche, fino a: aggiungi blocco."
    );
    assert!(!person.sees("Storia delle modifiche"));
    person.key(Modifiers::COMMAND, Key::H);
    person.key(Modifiers::NONE, Key::End);
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(write(&person.program()), write(&after));
    assert_eq!(
        person.status(),
        "Ripetute 3 modifiche, fino a: aggiungi blocco."
    );
}

#[test]
fn escape_closes_one_thing_at_a_time() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let set = person.corner_of(Kind::Set);
    person.clicks_at(set);
    person.presses("Costo 21: mostra di che cosa è fatto");
    assert!(
        person.sees("Confronta con altri programmi…"),
        "{:?}",
        person.names()
    );
    person.key(Modifiers::NONE, Key::F1);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(
        person.sees("Confronta con altri programmi…"),
        "the list lay over it"
    );
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Confronta con altri programmi…"));
    assert_eq!(person.kinds_chosen(), [Kind::Set]);
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.kinds_chosen(), []);
}
