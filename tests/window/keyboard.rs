//! Everything by the keyboard alone: building, moving, running, saving.

use crate::support::{Folder, Person};
use clickomania::blocks::Program;
use clickomania::blocks::file::read;
use egui::{Key, Modifiers};

fn program(blocks: &str) -> Program {
    read(&format!(
        "Program(format: 1, name: \"Nuovo programma\", {blocks})"
    ))
    .unwrap()
}

impl Person<'_> {
    /// Presses a key alone.
    fn hits(&mut self, key: Key) {
        self.key(Modifiers::NONE, key);
    }

    /// Presses keys one after the other.
    fn hits_all(&mut self, keys: &[Key]) {
        for key in keys {
            self.hits(*key);
        }
    }

    /// Goes to the palette and takes the first block that the words find.
    fn takes_block(&mut self, words: &str) {
        self.hits(Key::T);
        // The search comes after the categories.
        for _ in 0..12 {
            self.hits(Key::Tab);
            if self.harness.ctx.text_edit_focused() {
                break;
            }
        }
        self.key(Modifiers::COMMAND, Key::A);
        self.types(words);
        // Behind the field stands the cross that empties it, then the blocks.
        self.hits_all(&[Key::Tab, Key::Tab, Key::Enter]);
    }
}

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
    assert_eq!(person.program(), program("on_click: [InfectArea(Clicked)]"));
    person.takes_block("rimuovi tutti infetti");
    person.takes_block("fai cadere tutti");
    let expected = program("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
    assert_eq!(person.program(), expected);
    assert_eq!(person.cost(), 35);
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
    assert_eq!(person.program(), built);
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
    assert_eq!(person.program(), moved);
    // Esc puts it back, X lays it aside, D copies, Canc deletes; all can be undone.
    person.hits_all(&[Key::M, Key::ArrowUp, Key::Escape]);
    assert_eq!(person.program(), moved);
    person.hits(Key::X);
    assert_eq!(person.program().loose().len(), 1);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.program(), moved);
    person.hits_all(&[Key::D, Key::Delete]);
    assert_eq!(person.program(), moved);
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
        person.program(),
        program("on_click: [Repeat(times: Number(7), body: [])]")
    );
    // Into the empty mouth.
    person.hits(Key::ArrowDown);
    assert_eq!(person.status(), "posto vuoto per comandi");
    person.takes_block("fai cadere tutti");
    assert_eq!(
        person.program(),
        program("on_click: [Repeat(times: Number(7), body: [DropAll])]")
    );
}

#[test]
fn a_screen_reader_finds_a_tree() {
    use egui_kittest::kittest::NodeT as _;
    use egui_kittest::kittest::Queryable as _;
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("ripeti volte");
    person.hits(Key::ArrowDown);
    person.takes_block("fai cadere tutti");
    let inner = person.harness.get_by_label("Fai cadere tutti i blocchi");
    let node = inner.accesskit_node();
    assert_eq!(node.level(), Some(2));
    assert_eq!(
        node.description().as_deref(),
        Some("comando, costo: 10, 1 di 1")
    );
    // Containers without a name are passed over, as screen readers do.
    let mut around = node.parent().unwrap();
    while around.label().is_none() {
        around = around.parent().unwrap();
    }
    assert!(
        around.label().unwrap().starts_with("ripeti"),
        "{:?}",
        around.label()
    );
}
