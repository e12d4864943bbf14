//! Programs are built by dragging blocks.

use crate::support::{Folder, Person};
use egui::{Key, Modifiers, vec2};
use engine::language::Program;
use engine::language::file::read;
use engine::language::file::write;

fn program(blocks: &str) -> Program {
    read(&format!(
        "Program(format: 1, name: \"Programma 1\", {blocks})"
    ))
    .unwrap()
}

/// The three phases, dragged one by one.
pub fn builds_three_phases(person: &mut Person<'_>) {
    person.key(Modifiers::COMMAND, Key::N);
    let under_hat = person.finds("A ogni click").left_bottom() + vec2(14.0, 10.0);
    person.presses("Infezione");
    let from = person.finds("Infetta tutti i mattoni nell'area di contagio attorno a …, costo 20");
    person.drags(from.left_top() + vec2(10.0, 12.0), under_hat);
    person.presses("Caselle");
    let from = person.finds("casella cliccata, costo 0");
    let to = person.finds("incastro vuoto: una casella");
    person.drags(from.left_center() + vec2(8.0, 0.0), to.center());
    person.presses("Aggiornamento parete");
    for name in [
        "Rimuovi tutti i mattoni infetti",
        "Fai cadere tutti i blocchi",
    ] {
        let cost = if name.starts_with('R') { 5 } else { 10 };
        let from = person.finds(&format!("{name}, costo {cost}"));
        let last = person.bottom_of_program();
        person.drags(from.left_top() + vec2(12.0, 12.0), last + vec2(14.0, 8.0));
    }
}

impl Person<'_> {
    /// The lower left corner of the last block under the hat, on the window.
    pub fn bottom_of_program(&mut self) -> egui::Pos2 {
        let mode = self.harness.state_mut().clickomania();
        let canvas = mode.canvas();
        let stack = canvas.layout().stacks()[0].rect;
        canvas.view.rect_to_window(stack).left_bottom()
    }
}

#[test]
fn the_three_phases_are_built_by_dragging() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let expected = program("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
    assert_eq!(write(&person.program()), write(&expected));
    assert_eq!(person.cost(), 35);
    assert!(
        person.sees("Costo 35: mostra di che cosa è fatto"),
        "{:?}",
        person.names()
    );
}

#[test]
fn a_click_in_the_palette_places_a_block_where_it_fits() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Rimuovi il mattone in …, costo 1");
    person.presses("Caselle");
    person.presses("casella cliccata, costo 0");
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [Remove(Clicked)]"))
    );
}

#[test]
fn everything_can_be_undone_and_done_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let first = person.program();
    builds_three_phases(&mut person);
    let built = person.program();
    for _ in 0..5 {
        person.key(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(write(&person.program()), write(&first));
    assert_eq!(person.status(), "Annullato: nuovo programma.");
    for _ in 0..5 {
        person.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn escape_takes_a_drag_back_and_the_palette_deletes() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let block = person.finds("Rimuovi tutti i mattoni infetti");
    let from = block.left_center() + vec2(20.0, 0.0);
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.run_steps(1);
    person.harness.hover_at(from + vec2(60.0, 200.0));
    person.harness.run_steps(2);
    assert_eq!(person.blocks_left(), 2, "the block hangs on the pointer");
    assert_eq!(write(&person.program()), write(&built));
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(write(&person.program()), write(&built));
    person.harness.drop_at(from + vec2(60.0, 200.0));
    person.looks();
    assert_eq!(write(&person.program()), write(&built));

    // A block takes along what hangs below it.
    let palette = person.finds("Caselle").center() + vec2(0.0, 400.0);
    person.drags(from, palette);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [InfectArea(Clicked)]"))
    );
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn a_drop_that_cannot_connect_says_why_and_loses_nothing() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Rimuovi il mattone in …, costo 1");
    person.presses("Colori");
    let from = person.finds("rosso, costo 0");
    let to = person.finds("incastro vuoto: una casella");
    person.drags(from.left_center() + vec2(10.0, 0.0), to.center());
    assert_eq!(
        person.status(),
        "Qui serve una casella; questo blocco dà un colore."
    );
    assert_eq!(person.program().loose().len(), 1);
}

#[test]
fn a_displaced_block_is_kept() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Rimuovi il mattone in …, costo 1");
    person.presses("Caselle");
    person.presses("casella cliccata, costo 0");
    let clicked = person.finds("casella cliccata");
    let from = person.finds("casella sopra a …, costo 1");
    person.drags(from.left_center() + vec2(10.0, 0.0), clicked.center());
    let expected = program("on_click: [Remove(Neighbour(side: Above, cell: Clicked))]");
    assert_eq!(write(&person.program()), write(&expected));
}

#[test]
fn numbers_are_typed_and_options_chosen_in_place() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Compatta la colonna di indice …, costo 7");
    let block = person.finds("Compatta la colonna di indice …");
    person.clicks_at(block.right_center() - vec2(41.0, 0.0));
    person.key(Modifiers::COMMAND, Key::A);
    person.types("2,5");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [CompactColumn(Number(2.5))]"))
    );
    // What is no number is refused in words, and the number stays.
    person.clicks_at(block.right_center() - vec2(41.0, 0.0));
    person.key(Modifiers::COMMAND, Key::A);
    person.types("otto");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.status().contains("otto"), "{}", person.status());
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [CompactColumn(Number(2.5))]"))
    );
}

#[test]
fn variables_are_made_renamed_and_deleted() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Variabili");
    person.presses("Crea una variabile…");
    person.types("riga");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.program().variables()[0].name, "riga");
    person.presses("riga, costo 0");
    assert_eq!(person.program().loose().len(), 1);
    let names: Vec<String> = person.names();
    assert!(names.iter().any(|name| name == "riga"), "{names:?}");
}

#[test]
fn options_are_chosen_and_variables_renamed_and_deleted_in_their_lists() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Colori");
    person.presses("Colora di rosso il mattone in …, costo 1");
    let block = person.finds("Colora di rosso il mattone in …");
    person.clicks_at(block.left_center() + vec2(92.0, 0.0));
    person.presses("verde");
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [Paint(colour: Green, cell: Hole)]"))
    );
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Variabili");
    person.presses("imposta x a …, costo 0");
    let block = person.finds("imposta x a …");
    let field = block.left_center() + vec2(75.0, 0.0);
    person.clicks_at(field);
    person.presses("Rinomina «x»…");
    person.key(Modifiers::COMMAND, Key::A);
    person.types("riga");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.program().variables()[0].name, "riga");
    person.clicks_at(field);
    person.presses("Elimina «riga»…");
    person.presses("Elimina");
    assert!(person.program().variables().is_empty());
    assert!(person.program().all_blocks().next().is_none());
}
