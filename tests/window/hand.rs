//! What the hand does is what happens: also when a frame comes late, and several things have happened since the
//! last one.

mod sight;
mod typing;

use crate::support::{Folder, Person, button};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Key, Modifiers, Rect, vec2};
use engine::language::file::{read, write};
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::layout::{BlockPart, Point, SocketStyle};

const THREE: &str = "on_click: [InfectArea(Clicked), RemoveInfected, DropAll]";

fn program(blocks: &str) -> Program {
    read(&format!("Program(format: 1, name: \"prova\", {blocks})")).unwrap()
}

impl Person<'_> {
    /// Has these blocks on the canvas.
    fn has(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("hand.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        self.waits();
    }

    /// Does all this before the next frame.
    fn does_at_once(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.run_steps(1);
    }

    fn lies_at(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    fn in_hat(&mut self) -> Vec<BlockId> {
        self.program().stack(Stack::Hat).to_vec()
    }
}

/// Where the numbers of a block stand on the window.
fn numbers_of(person: &mut Person<'_>, id: BlockId) -> Vec<Rect> {
    let canvas = person.harness.state_mut().clickomania().canvas();
    let block = canvas.layout().get(id).unwrap();
    let numbers = block.parts.iter().filter(|part| {
        let literal = matches!(
            part,
            BlockPart::Socket {
                content: SocketStyle::Literal(..),
                ..
            }
        );
        literal && part.is_active()
    });
    let rects = numbers.map(|part| part.rect().translate(block.rect.min));
    rects.map(|rect| canvas.view.rect_to_window(rect)).collect()
}

#[test]
fn what_is_taken_is_what_was_pressed_though_the_frame_comes_late() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, THREE);
    let blocks = person.in_hat();
    let first = person.lies_at(blocks[0]).left_top() + vec2(8.0, 12.0);
    let last = person.lies_at(blocks[2]).left_top() + vec2(8.0, 12.0);
    let far = last + vec2(20.0, 260.0);
    // Pressed on the last block; before the window looks the hand is over the first one, and on.
    person.does_at_once([
        Event::PointerMoved(last),
        button(last, true),
        Event::PointerMoved(first),
        Event::PointerMoved(far),
        button(far, false),
    ]);
    person.looks();
    assert_eq!(person.in_hat(), blocks[..2], "{}", person.status());
    assert_eq!(person.program().loose()[0].blocks, blocks[2..]);
}

#[test]
fn a_flick_from_the_palette_takes_the_block_that_was_pressed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, "on_click: []");
    person.presses("Aggiornamento parete");
    let from = person
        .finds("Fai cadere tutti i blocchi, costo 10")
        .center();
    let to = person.canvas_rect().center();
    person.does_at_once([
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from + vec2(0.0, 60.0)),
        Event::PointerMoved(to),
        button(to, false),
    ]);
    person.looks();
    let lies = person.program().loose()[0].blocks[0];
    let kind = person.program().block(lies).kind;
    assert_eq!(kind, engine::language::Kind::DropAll);
}

#[test]
fn what_is_dropped_beside_a_stack_does_not_look_joined_to_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, "on_click: [InfectArea(Clicked), DropAll]");
    let (hat, last) = (person.in_hat()[0], person.in_hat()[1]);
    let wide = person.lies_at(hat);
    let from = person.lies_at(last).left_top() + vec2(8.0, 12.0);
    // To the right of the first block, touching it: too far from any place for it.
    let to = egui::pos2(wide.max.x + 9.0, wide.min.y + 12.0);
    person.drags(from, to);
    person.waits();
    let dropped = person.program().loose()[0].blocks[0];
    let lies = person.lies_at(dropped);
    assert!(lies.min.x >= wide.max.x + 12.0, "{lies:?} beside {wide:?}");
    assert!(
        lies.min.x < wide.max.x + 40.0,
        "and no further than it must"
    );
}

#[test]
fn what_a_place_refuses_is_laid_on_free_canvas() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let loop_and_cell = "on_click: [Repeat(times: Number(3), body: [])], \
                         loose: [(at: (420, 300), blocks: [Clicked])]";
    person.has(&folder, loop_and_cell);
    let before = person.program();
    let (around, value) = (person.in_hat()[0], before.loose()[0].blocks[0]);
    let number = numbers_of(&mut person, around)[0];
    for right in [2.0, 8.0, 14.0, 20.0] {
        // A cell where a number is wanted.
        let from = person.lies_at(value).left_center() + vec2(10.0, 0.0);
        person.drags(from, number.left_center() + vec2(right, 2.0));
        person.waits();
        assert!(!person.status().is_empty(), "it is said why");
        assert_eq!(person.program().loose().len(), 1);
        let canvas = person.harness.state_mut().clickomania().canvas();
        let [around, value] = [around, value].map(|id| canvas.layout().get(id).unwrap());
        let (lies, size) = (value.rect.min - around.rect.min, value.rect);
        for across in 0..=20 {
            for down in 0..=8 {
                let x = size.width() * across as f32 / 20.0;
                let y = size.height() * down as f32 / 8.0;
                let at = lies + Point::new(x, y);
                assert!(!around.outline.contains(at), "{right}: {lies:?}");
            }
        }
        person.key(Modifiers::COMMAND, Key::Z);
        person.waits();
        assert_eq!(write(&person.program()), write(&before));
    }
}

#[test]
fn a_block_that_is_let_go_is_in_the_program_in_the_same_frame() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, THREE);
    let last = person.in_hat()[2];
    let from = person.lies_at(last).left_top() + vec2(8.0, 12.0);
    let to = from + vec2(120.0, 200.0);
    person.does_at_once([Event::PointerMoved(from)]);
    person.does_at_once([button(from, true)]);
    for step in 1..=4 {
        person.does_at_once([Event::PointerMoved(from.lerp(to, step as f32 / 4.0))]);
    }
    let painted = |person: &mut Person<'_>| {
        let shapes = person.harness.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        });
        texts
            .filter(|text| text.contains("Fai cadere tutti"))
            .count()
    };
    let carried = painted(&mut person);
    person.does_at_once([button(to, false)]);
    assert_eq!(painted(&mut person), carried, "it is never gone");
    assert_eq!(person.program().loose().len(), 1);
}

#[test]
fn a_socket_within_the_chosen_one_is_chosen_when_the_pointer_comes_into_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(
        &folder,
        "variables: [\"x\"], on_click: [If(branches: [(when: HasColour(cell: Clicked, colour: Red), then: [])])], \
         loose: [(at: (60, 300), blocks: [Get(\"x\")])]",
    );
    let choice = person.in_hat()[0];
    let variable = person.program().loose()[0].blocks[0];
    let condition = person.program().block(choice).sockets[0].block.unwrap();
    let clicked = person.program().block(condition).sockets[0].block.unwrap();
    // A variable goes into either socket; on the way the pointer is in the outer one only.
    let (outer, inner) = (person.lies_at(condition), person.lies_at(clicked));
    let way = [
        outer.left_center() + vec2(3.0, 0.0),
        inner.left_center() - vec2(3.0, 0.0),
        inner.center(),
    ];
    assert!(outer.contains(way[1]) && !inner.contains(way[1]));
    let from = person.lies_at(variable).left_center() + vec2(6.0, 0.0);
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    for at in way {
        person.harness.hover_at(at);
        person.harness.run_steps(2);
    }
    person.harness.drop_at(way[2]);
    person.waits();
    let program = person.program();
    assert_eq!(program.block(choice).sockets[0].block, Some(condition));
    assert_eq!(program.block(condition).sockets[0].block, Some(variable));
}

#[test]
fn what_is_pushed_out_lands_where_it_is_seen() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    let condition = "HasColour(cell: Neighbour(side: Above, cell: Neighbour(side: LeftOf, cell: Clicked)), colour: Red)";
    person.has(
        &folder,
        &format!(
            "on_click: [If(branches: [(when: {condition}, then: [])])], \
             loose: [(at: (30, 320), blocks: [True])]"
        ),
    );
    let before = person.program();
    let choice = person.in_hat()[0];
    let yes = person.program().loose()[0].blocks[0];
    let pushed = person.program().block(choice).sockets[0].block.unwrap();
    let (from, over) = (person.lies_at(yes), person.lies_at(pushed));
    let canvas = person.canvas_rect();
    assert!(over.max.x + 60.0 + over.width() > canvas.max.x);
    person.drags(
        from.left_center() + vec2(4.0, 0.0),
        over.left_center() + vec2(4.0, 0.0),
    );
    person.waits();
    assert_eq!(person.program().block(choice).sockets[0].block, Some(yes));
    let lies = person.lies_at(pushed);
    assert!(canvas.contains_rect(lies), "{lies:?} in {canvas:?}");
    for id in person.in_hat() {
        let block = person.lies_at(id);
        assert!(!block.expand(8.0).intersects(lies), "{block:?} {lies:?}");
    }
    // Both are one change.
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&before));
}

/// A key that goes down.
fn pressed(modifiers: Modifiers, key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

#[test]
fn who_is_quick_undoes_as_often_as_pressed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, "on_click: []");
    let before = write(&person.program());
    for _ in 0..3 {
        person.presses("Fai cadere tutti i blocchi, costo 10");
    }
    assert_eq!(person.in_hat().len(), 3);
    let undo = || pressed(Modifiers::COMMAND, Key::Z);
    person.does_at_once([undo(), undo(), undo()]);
    person.looks();
    assert_eq!(write(&person.program()), before);
}

#[test]
fn a_stack_that_grows_over_another_moves_it_aside() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let blocks = "on_click: [DropAll], loose: [(at: (10, 90), blocks: [CureAll]), \
        (at: (420, 300), blocks: [RemoveInfected, DropAll])]";
    person.has(&folder, blocks);
    let near = person.program().loose()[0].blocks[0];
    let far = person.program().loose()[1].blocks[0];
    let before = person.program();
    let from = person.lies_at(far).left_top() + vec2(8.0, 12.0);
    let last = person.in_hat()[0];
    let to = person.lies_at(last).left_bottom() + vec2(10.0, 10.0);
    person.drags(from, to);
    assert_eq!(person.in_hat().len(), 3, "{}", person.status());
    let other = person.lies_at(near);
    for id in person.in_hat() {
        let block = person.lies_at(id);
        assert!(!block.expand(4.0).intersects(other), "{block:?} {other:?}");
    }
    // Both are one change.
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&before));
}
