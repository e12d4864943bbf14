//! Blocks by the keyboard: built, walked through, moved, changed.

use super::program;
use crate::support::{Folder, Person};
use egui::{Key, Modifiers};
use engine::language::file::write;

#[test]
fn a_program_is_built_by_keys_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("infetta contagio");
    // The empty socket is right of the block.
    person.hits(Key::ArrowRight);
    assert_eq!(person.status(), "incastro vuoto: una casella");
    person.takes_block("cliccata");
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [InfectArea(Clicked)]"))
    );
    person.takes_block("rimuovi tutti infetti");
    person.takes_block("fai cadere tutti");
    let expected = program("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
    assert_eq!(write(&person.program()), write(&expected));
    assert_eq!(person.cost(), 35);
}

#[test]
fn an_option_is_chosen_by_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("colora");
    // Its first field is the colour; the list begins at the present one.
    person.hits(Key::Enter);
    person.looks();
    person.hits_all(&[Key::ArrowDown, Key::Enter]);
    let green = program("on_click: [Paint(colour: Green, cell: Hole)]");
    assert_eq!(write(&person.program()), write(&green));
}

#[test]
fn the_cursor_walks_and_stops_at_the_ends() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.hits(Key::ArrowDown);
    assert_eq!(person.status(), "A ogni click");
    person.hits(Key::ArrowUp);
    assert_eq!(person.status(), "Qui il programma comincia.");
    person.hits(Key::ArrowDown);
    assert!(
        person.status().contains("comando, costo: 40, 1 di 1"),
        "{}",
        person.status()
    );
    person.hits(Key::ArrowDown);
    assert_eq!(person.status(), "Qui il programma finisce.");
    person.hits(Key::ArrowLeft);
    assert_eq!(person.status(), "Attorno non c'è nessun blocco.");
}

#[test]
fn a_block_is_moved_between_the_places_that_fit() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    for words in [
        "rimuovi tutti infetti",
        "fai cadere tutti",
        "togli infezione da tutti",
    ] {
        person.takes_block(words);
    }
    let built = program("on_click: [RemoveInfected, DropAll, CureAll]");
    assert_eq!(write(&person.program()), write(&built));
    person.hits_all(&[Key::M, Key::ArrowUp]);
    assert!(
        person
            .status()
            .starts_with("prima di: Fai cadere tutti i blocchi"),
        "{}",
        person.status()
    );
    person.hits(Key::Enter);
    let moved = program("on_click: [RemoveInfected, CureAll, DropAll]");
    assert_eq!(write(&person.program()), write(&moved));
    // Home and End go to the first place and to the last.
    person.hits_all(&[Key::M, Key::Home]);
    let first = "prima di: Rimuovi tutti i mattoni infetti";
    assert!(person.status().starts_with(first), "{}", person.status());
    person.hits_all(&[Key::End, Key::ArrowDown]);
    assert!(
        !person.status().starts_with("prima di"),
        "{}",
        person.status()
    );
    person.hits(Key::Escape);
    // Esc puts it back, X lays it aside, D copies, Canc deletes; all can be undone.
    person.hits_all(&[Key::M, Key::ArrowUp, Key::Escape]);
    assert_eq!(write(&person.program()), write(&moved));
    person.hits(Key::X);
    assert_eq!(person.program().loose().len(), 1);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&moved));
    person.hits_all(&[Key::D, Key::Delete]);
    assert_eq!(write(&person.program()), write(&moved));
}

#[test]
fn fields_are_edited_by_enter() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("ripeti volte");
    person.hits_all(&[Key::ArrowRight, Key::Enter]);
    person.types("7");
    person.hits(Key::Enter);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [Repeat(times: Number(7), body: [])]"))
    );
    // Into the empty mouth.
    person.hits(Key::ArrowDown);
    assert_eq!(person.status(), "posto vuoto per comandi");
    person.takes_block("fai cadere tutti");
    assert_eq!(
        write(&person.program()),
        write(&program(
            "on_click: [Repeat(times: Number(7), body: [DropAll])]"
        ))
    );
}
