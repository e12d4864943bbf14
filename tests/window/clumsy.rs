//! Clumsy hands: keys during drags, presses elsewhere while typing, drops where blocks came from.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person, Seen};
use clickomania::store::Store;
use clickomania::window::WindowStart;
use clickomania::window::clickomania::command::piece::Piece;
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::clickomania::program::document::Opened;
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, Pos2, vec2};
use engine::language::file::{read, read_bytes, write};
use engine::language::program::Stack;
use engine::language::{Kind, Program};
use engine::text::Language;
use std::fs;

fn program(blocks: &str) -> Program {
    read(&format!(
        "Program(format: 1, name: \"Programma 1\", {blocks})"
    ))
    .unwrap()
}

impl Person<'_> {
    /// Presses and moves, without letting go.
    pub fn holds(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.run_steps(1);
        self.harness.drag_at(from);
        self.harness.run_steps(1);
        for step in 1..=4 {
            self.harness.hover_at(from.lerp(to, step as f32 / 4.0));
            self.harness.run_steps(1);
        }
    }

    fn saved_and_undoable(&mut self) -> (bool, bool) {
        let document = self.harness.state_mut().clickomania().document();
        let undoable = document.history.next(false).is_some();
        (document.opened().saved, undoable)
    }
}

#[test]
fn keys_during_a_drag_lose_nothing() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    for kind in [Kind::Remove, Kind::Clicked, Kind::AnyEmpty] {
        person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(
            kind, "",
        ))));
    }
    let before = person.program();
    let value = person.finds("una casella vuota qualsiasi");
    let occupied = person.finds("casella cliccata").center();
    person.holds(value.left_center() + vec2(10.0, 0.0), occupied);
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::N);
    person.key(Modifiers::NONE, Key::Delete);
    // Commands that come from elsewhere find the whole program.
    let path = folder.file("p.ron");
    person.commands(ClickomaniaCommand::File(FileCommand::SaveFile(
        path.clone(),
    )));
    assert_eq!(
        write(&read_bytes(&fs::read(path).unwrap()).unwrap()),
        write(&before)
    );
    person.harness.drop_at(occupied);
    person.looks();
    assert_eq!(write(&person.program()), write(&before));
}

#[test]
fn a_drag_that_is_taken_back_is_no_change() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let path = folder.file("p.ron");
    person.commands(ClickomaniaCommand::File(FileCommand::SaveFile(path)));
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::Y);
    person.commands(ClickomaniaCommand::File(FileCommand::Save));
    let before = person.saved_and_undoable();
    assert!(before.0);
    let block = person.finds("Rimuovi tutti i mattoni infetti");
    let from = block.left_center() + vec2(20.0, 0.0);
    person.holds(from, from + vec2(200.0, 200.0));
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.saved_and_undoable(), before);
    person.harness.drop_at(from);
    person.looks();
    // Dropped where it was: nothing has changed either.
    person.holds(from, from + vec2(9.0, 9.0));
    person.harness.drop_at(from + vec2(3.0, 2.0));
    person.looks();
    assert_eq!(person.saved_and_undoable(), before);
}

#[test]
fn a_name_that_is_typed_counts_at_the_next_press() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Nome del programma");
    person.key(Modifiers::COMMAND, Key::A);
    person.types("Il mio");
    person.presses("Salva il programma nello slot 3");
    assert!(
        person.sees("Slot 3: Il mio, costo 40"),
        "{:?}",
        person.names()
    );
    // Keys that edit text delete no blocks.
    person.presses("Nome del programma");
    person.key(Modifiers::NONE, Key::Backspace);
    assert_eq!(person.program().header().name, "Il mio");
    assert_eq!(person.cost(), 40);
}

#[test]
fn a_number_that_is_typed_counts_at_the_next_press() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(
        Kind::CompactColumn,
        "",
    ))));
    let block = person.finds("Compatta la colonna di indice …");
    person.clicks_at(block.right_center() - vec2(41.0, 0.0));
    person.key(Modifiers::COMMAND, Key::A);
    person.types("6");
    person.presses("Salva il programma nello slot 1");
    let slot = fs::read_to_string(folder.file("data/tasks/clickomania/slot-1.ron")).unwrap();
    assert!(slot.contains("CompactColumn(Number(6))"), "{slot}");
}

#[test]
fn a_number_block_on_a_default_value_is_what_is_typed_into() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::COMMAND, Key::N);
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(
        Kind::CompactColumn,
        "",
    ))));
    person.presses("Matematica");
    let from = person.finds("0, costo 0");
    let block = person.finds("Compatta la colonna di indice …");
    let socket = block.right_center() - vec2(41.0, 0.0);
    person.drags(from.left_center() + vec2(2.0, 8.0), socket);
    person.clicks_at(socket);
    person.key(Modifiers::COMMAND, Key::A);
    person.types("5");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [CompactColumn(Number(5))]"))
    );
}

#[test]
fn the_keys_of_a_chosen_block_work() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let block = person.finds("Rimuovi tutti i mattoni infetti");
    person.clicks_at(block.left_center() + vec2(20.0, 0.0));
    person.key(Modifiers::COMMAND, Key::D);
    let doubled = "on_click: [InfectArea(Clicked), RemoveInfected, RemoveInfected, DropAll]";
    assert_eq!(write(&person.program()), write(&program(doubled)));
    person.key(Modifiers::NONE, Key::Delete);
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::COMMAND, Key::Z);
    let built = "on_click: [InfectArea(Clicked), RemoveInfected, DropAll]";
    assert_eq!(write(&person.program()), write(&program(built)));
}

#[test]
fn alt_takes_a_block_alone_and_ctrl_a_copy() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (modifiers, hat, loose) in [
        (Modifiers::ALT, "InfectArea(Clicked), DropAll", 1),
        (
            Modifiers::COMMAND,
            "InfectArea(Clicked), RemoveInfected, DropAll",
            2,
        ),
    ] {
        builds_three_phases(&mut person);
        let block = person.finds("Rimuovi tutti i mattoni infetti");
        let from = block.left_center() + vec2(20.0, 0.0);
        person
            .harness
            .event(egui::Event::ModifiersChanged(modifiers));
        person.drags(from, from + vec2(240.0, 300.0));
        person
            .harness
            .event(egui::Event::ModifiersChanged(Modifiers::NONE));
        let all = person.program();
        let expected = program(&format!("on_click: [{hat}]"));
        let stack = engine::language::program::Stack::Hat;
        assert_eq!(all.stack(stack).len(), expected.stack(stack).len());
        assert_eq!(all.loose()[0].blocks.len(), loose);
    }
}

#[test]
fn the_bin_deletes_and_branches_come_and_go() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let block = person.finds("Rimuovi tutti i mattoni infetti");
    let bin = person.finds("Cestino: trascina qui i blocchi da eliminare");
    person.drags(block.left_center() + vec2(20.0, 0.0), bin.center());
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [InfectArea(Clicked)]"))
    );
}

#[test]
fn opening_a_file_at_the_start_does_not_lose_what_one_left_off_with() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    person.leaves();
    let store = Store::open(folder.0.join("data")).unwrap();
    let builder = egui_kittest::Harness::builder()
        .with_max_steps(40)
        .with_size(vec2(1440.0, 900.0));
    let start = WindowStart {
        store,
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: Some(Opened {
            program: Program::new("altro"),
            file: None,
            saved: false,
        }),
        contest: None,
    };
    let harness = Seen::harness(builder, start);
    let mut person = Person { harness };
    person.looks();
    assert_eq!(person.program().header().name, "altro");
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn the_session_knows_the_file_that_was_saved_last() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::SaveFile(
        folder.file("a.ron"),
    )));
    person.commands(ClickomaniaCommand::File(FileCommand::SaveFile(
        folder.file("b.ron"),
    )));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    let file = person.harness.state_mut().clickomania().document().opened();
    assert_eq!(file.file, Some(folder.file("b.ron")));
}

#[test]
fn the_whole_of_a_large_program_is_dragged_and_put_back() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let text = engine::bundled::program("solutions/costo-3.ron").unwrap();
    let path = folder.file("large.ron");
    fs::write(&path, text).unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(path)));
    let before = person.program();
    let first = before.stack(Stack::Hat)[0];
    let canvas = person.harness.state_mut().clickomania().canvas();
    let block = canvas.layout().get(first).unwrap().rect;
    let from = canvas.view.rect_to_window(block).left_top() + vec2(6.0, 12.0);
    person.holds(from, from + vec2(60.0, 200.0));
    assert_eq!(person.blocks_left(), 0, "all of it hangs on the pointer");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(write(&person.program()), write(&before));
    assert_eq!(person.blocks_left(), before.all_blocks().count());
}
