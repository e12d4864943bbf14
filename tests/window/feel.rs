//! How blocks feel in the hand: when they are taken, where they would go, what keys change on the way, how
//! they come to rest.

mod places;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::language::file::{read, write};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};

const THREE: &str = "on_click: [InfectArea(Clicked), RemoveInfected, DropAll]";
const BESIDE: &str = "loose: [(at: (420, 260), blocks: [CureAll, RemoveInfected])]";

fn program(blocks: &str) -> Program {
    read(&format!("Program(format: 1, name: \"prova\", {blocks})")).unwrap()
}

impl Person<'_> {
    /// Has these blocks on the canvas, from a file.
    fn builds(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("feel.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        assert_eq!(
            write(&self.program()),
            write(&program(blocks)),
            "{}",
            self.status()
        );
    }

    /// Where a block lies on the window.
    fn place_at(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// The blocks of the hat's stack.
    fn hat(&mut self) -> Vec<BlockId> {
        self.program().stack(Stack::Hat).to_vec()
    }

    /// Presses on a block, near its corner, and moves by so much, without letting go.
    fn takes(&mut self, id: BlockId, by: Vec2) -> Pos2 {
        let from = self.place_at(id).left_top() + vec2(8.0, 12.0);
        self.harness.hover_at(from);
        self.harness.run_steps(1);
        self.harness.drag_at(from);
        self.harness.run_steps(1);
        self.carries(from, from + by);
        from + by
    }

    /// Moves what hangs on the pointer.
    fn carries(&mut self, from: Pos2, to: Pos2) {
        for step in 1..=5 {
            self.harness.hover_at(from.lerp(to, step as f32 / 5.0));
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }

    fn lets_go(&mut self, at: Pos2) {
        self.harness.drop_at(at);
        self.waits();
    }

    fn holds_keys(&mut self, modifiers: Modifiers) {
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.harness.run_steps(2);
    }
}

#[test]
fn a_block_is_taken_from_five_points_on() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, THREE);
    let last = person.hat()[2];
    let all = person.blocks_left();
    let at = person.takes(last, vec2(4.0, 2.0));
    assert_eq!(
        person.blocks_left(),
        all,
        "a hand that trembles takes nothing"
    );
    person.lets_go(at);
    let at = person.takes(last, vec2(5.0, 3.0));
    assert_eq!(person.blocks_left(), all - 1);
    let during = write(&person.program());
    assert_eq!(
        during,
        write(&program(THREE)),
        "only the canvas is without it"
    );
    person.key(Modifiers::NONE, Key::Escape);
    person.lets_go(at);
    assert_eq!(write(&person.program()), write(&program(THREE)));
}

#[test]
fn alt_and_ctrl_count_in_the_middle_of_a_drag() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, THREE);
    let all = person.blocks_left();
    let middle = person.hat()[1];
    let at = person.takes(middle, vec2(260.0, 240.0));
    assert_eq!(person.blocks_left(), all - 2);
    assert!(person.status().contains("Alt"), "{}", person.status());
    person.holds_keys(Modifiers::ALT);
    assert_eq!(person.blocks_left(), all - 1, "the stack has healed");
    person.holds_keys(Modifiers::NONE);
    assert_eq!(person.blocks_left(), all - 2);
    person.holds_keys(Modifiers::COMMAND);
    assert_eq!(person.blocks_left(), all, "a copy hangs on the pointer");
    person.holds_keys(Modifiers::ALT);
    person.lets_go(at);
    person.holds_keys(Modifiers::NONE);
    let kept = person.program();
    assert_eq!(kept.stack(Stack::Hat).len(), 2);
    assert_eq!(kept.loose()[0].blocks.len(), 1);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(
        write(&person.program()),
        write(&program(THREE)),
        "it was one change"
    );
}

#[test]
fn what_was_held_at_the_beginning_of_a_drag_holds_to_its_end() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, THREE);
    let all = person.blocks_left();
    let middle = person.hat()[1];
    person.holds_keys(Modifiers::COMMAND);
    let at = person.takes(middle, vec2(260.0, 240.0));
    person.holds_keys(Modifiers::NONE);
    person.lets_go(at);
    assert_eq!(person.blocks_left(), all + 2);
    assert_eq!(person.hat().len(), 3);
}

#[test]
fn the_other_button_opens_no_menu_while_blocks_are_carried() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, THREE);
    let last = person.hat()[2];
    let at = person.takes(last, vec2(260.0, 240.0));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        let pos = at;
        person.harness.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers,
        });
        person.harness.run_steps(2);
    }
    assert!(!person.sees("Scegli tutto"), "{:?}", person.names());
    person.lets_go(at);
    assert_eq!(person.program().loose().len(), 1);
}

#[test]
fn the_view_follows_what_is_held_at_its_edge_and_stops_with_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let long = format!("on_click: [{}], {BESIDE}", "DropAll, ".repeat(60));
    person.builds(&folder, &long);
    let cure = person.program().loose()[0].blocks[0];
    let view = person.harness.state_mut().clickomania().canvas().view;
    let from = person.takes(cure, vec2(10.0, 10.0));
    let edge = view.rect.center_bottom() - vec2(0.0, 4.0);
    person.carries(from, edge);
    let pan = |person: &mut Person<'_>| person.harness.state_mut().clickomania().canvas().view.pan;
    let first = pan(&mut person);
    person.harness.run_steps(8);
    let later = pan(&mut person);
    assert!(later.y < first.y - 1.0, "{first} {later}");
    assert_eq!(later.x, first.x);
    person.carries(edge, view.rect.center());
    let rests = pan(&mut person);
    person.harness.run_steps(8);
    assert_eq!(pan(&mut person), rests);
    person.key(Modifiers::NONE, Key::Escape);
    person.lets_go(view.rect.center());
    assert_eq!(write(&person.program()), write(&program(&long)));
}

#[test]
fn every_known_program_is_read_without_scrolling_to_the_right() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (name, text) in engine::bundled::PROGRAMS {
        let file = folder.file("known.ron");
        std::fs::write(&file, text).unwrap();
        person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        person.harness.run_steps(3);
        let canvas = person.harness.state_mut().clickomania().canvas();
        let shown = canvas.view.rect_to_window(canvas.layout().bounds());
        let room = canvas.view.rect;
        assert!(shown.max.x <= room.max.x, "{name}: {shown:?} in {room:?}");
        assert!(shown.min.x >= room.min.x, "{name}");
        assert!(canvas.view.zoom >= 0.8, "{name}: {}", canvas.view.zoom);
    }
}

#[test]
fn a_number_is_left_as_it_was_by_escape_and_by_what_is_none() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let before = "on_click: [CompactColumn(Number(3))]";
    person.builds(&folder, before);
    let block = person.hat()[0];
    let number = person.place_at(block).right_center() - vec2(41.0, 0.0);
    for typed in ["", "otto", "1e999", "--3", "3 3"] {
        person.clicks_at(number);
        person.key(Modifiers::COMMAND, Key::A);
        person.key(Modifiers::NONE, Key::Backspace);
        person.types(typed);
        person.key(Modifiers::NONE, Key::Enter);
        assert_eq!(write(&person.program()), write(&program(before)), "{typed}");
        assert!(person.sees("Numero"), "{typed}: one can go on typing");
        person.key(Modifiers::NONE, Key::Escape);
        assert!(!person.sees("Numero"), "{typed}");
        assert_eq!(write(&person.program()), write(&program(before)), "{typed}");
    }
    person.clicks_at(number);
    person.types("41");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(write(&person.program()), write(&program(before)));
    // A click right beside finishes what was typed.
    person.clicks_at(number);
    person.key(Modifiers::COMMAND, Key::A);
    person.types("7");
    let beside = person.finds("Costo 7: mostra di che cosa è fatto");
    person.clicks_at(beside.left_bottom() + vec2(0.0, 200.0));
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [CompactColumn(Number(7))]"))
    );
    let _ = person.harness.query_by_label("Numero");
}

#[test]
fn while_a_block_is_carried_only_what_is_seen_is_painted() {
    let counts = [500, 5_400].map(|blocks| {
        let folder = Folder::new();
        let mut person = Person::sits_down(&folder.0);
        person.builds(
            &folder,
            &format!("on_click: [{}]", "DropAll, ".repeat(blocks)),
        );
        let third = person.hat()[2];
        person.holds_keys(Modifiers::ALT);
        person.takes(third, vec2(300.0, 60.0));
        assert_eq!(person.blocks_left(), blocks - 1);
        let shapes = person.harness.output().shapes.iter();
        let weight = |shape: &Shape| match shape {
            Shape::Mesh(mesh) => mesh.vertices.len(),
            _ => 1,
        };
        shapes.map(|clipped| weight(&clipped.shape)).sum::<usize>()
    });
    let [short, long] = counts;
    assert!(short > 1_000 && long < short + short / 10, "{counts:?}");
}

#[test]
fn a_block_hangs_on_the_pointer_though_it_has_more_rows_in_the_palette() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, "on_click: []");
    person.presses("Colori");
    let block = person.finds("il mattone in … è collegato al mattone in …, costo 10");
    let from = block.left_bottom() + vec2(20.0, -6.0);
    let view = person.harness.state_mut().clickomania().canvas().view;
    let to = view.rect.center();
    person.drags(from, to);
    let dropped = person.program().loose()[0].blocks[0];
    let lies = person.place_at(dropped);
    assert!(lies.contains(to), "{lies:?} {to:?}");
}
