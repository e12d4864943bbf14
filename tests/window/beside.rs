//! What is said of a block: where it is missing something, tooltips, comments, its menu. All of it stands beside the
//! block, never over it.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::FileCommand;
use clickomania::window::kit::theme;
use egui::{Key, Modifiers, Rect, Role, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::BlockId;
use engine::language::program::Stack;
use engine::layout::{BlockButton, BlockPart, SocketStyle};

impl Person<'_> {
    /// Has these blocks on the canvas.
    fn looks_at(&mut self, folder: &Folder, blocks: &str) -> Vec<BlockId> {
        let file = folder.file("beside.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        self.waits();
        self.program().stack(Stack::Hat).to_vec()
    }

    /// Where a block is on the window.
    fn block_at(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// Where the keyboard is on the canvas, on the window.
    fn keyboard_at(&mut self) -> Option<Rect> {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.focus_target()?.rect(canvas.layout())?;
        Some(canvas.view.rect_to_window(rect))
    }

    /// Where the first empty socket of a block is on the window.
    fn hole_of(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let block = canvas.layout().get(id).unwrap();
        let hole = |part: &BlockPart| {
            let BlockPart::Socket { content, .. } = part else {
                return false;
            };
            matches!(content, SocketStyle::Hole)
        };
        let number = block.parts.iter().position(hole).unwrap();
        let rect = block.parts[number].rect().translate(block.rect.min);
        canvas.view.rect_to_window(rect)
    }

    /// Whether something is painted in this colour within a place.
    fn sees_colour(&self, colour: egui::Color32, place: Rect) -> bool {
        fn has(shape: &Shape, colour: egui::Color32, place: Rect) -> bool {
            match shape {
                Shape::Vec(shapes) => shapes.iter().any(|shape| has(shape, colour, place)),
                Shape::Circle(circle) => {
                    circle.stroke.color == colour && place.contains(circle.center)
                }
                Shape::Mesh(mesh) => {
                    let mut points = mesh.vertices.iter();
                    points.any(|point| point.color == colour && place.contains(point.pos))
                }
                _ => false,
            }
        }
        let shapes = &self.harness.output().shapes;
        shapes.iter().any(|shape| has(&shape.shape, colour, place))
    }

    /// Where tooltips are.
    fn tooltips(&self) -> Vec<Rect> {
        let tips = self.harness.query_all_by_role(Role::Tooltip);
        let around = |tip: egui_kittest::Node<'_>| {
            let inside = tip.children_recursive();
            let inside = inside.filter(|node| node.accesskit_node().bounding_box().is_some());
            inside.fold(Rect::NOTHING, |all, node| all.union(node.rect()))
        };
        tips.map(around).collect()
    }

    /// Rests with the pointer here, long enough for a tooltip.
    fn rests_at(&mut self, at: egui::Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.looks();
        self.looks();
    }

    /// Presses the thing whose name begins so.
    fn presses_what_begins(&mut self, start: &str) {
        let names = self.names();
        let name = names.iter().find(|name| name.starts_with(start));
        let name = name.unwrap_or_else(|| panic!("{start}: {names:?}"));
        self.presses(name);
    }

    fn comment_of(&mut self, id: BlockId) -> Option<String> {
        self.program().block(id).marks.comment.clone()
    }
}

#[test]
fn what_keeps_a_program_from_running_is_marked_and_its_sentence_leads_there() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let many = "CureAll, ".repeat(60);
    let blocks = person.looks_at(
        &folder,
        &format!("on_click: [InfectArea(Clicked), {many} Infect(Hole), DropAll]"),
    );
    let (first, missing) = (blocks[0], blocks[61]);
    let canvas = person.canvas_rect();
    assert!(!canvas.intersects(person.block_at(missing)));
    // In the band,
    person.presses_what_begins("Verdetto: ");
    let place = person.hole_of(missing);
    assert_eq!(person.keyboard_at(), Some(place));
    assert!(canvas.contains_rect(place), "{place:?}");
    assert!(person.sees_colour(theme::MISSING, place.expand(3.0)));
    // and in the list that opens.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::ShowBlock(first)));
    assert!(!canvas.intersects(person.block_at(missing)));
    person.presses_what_begins("Al blocco «Infetta il mattone in …» manca");
    let place = person.hole_of(missing);
    assert_eq!(person.keyboard_at(), Some(place));
    // Once it is filled nothing is marked.
    person.key(Modifiers::COMMAND, Key::F);
    person.types("cliccata");
    for key in [Key::ArrowDown, Key::Enter] {
        person.key(Modifiers::NONE, key);
    }
    person.waits();
    assert!(!person.sees_colour(theme::MISSING, canvas));
}

#[test]
fn tooltips_wait_and_never_lie_over_what_they_speak_of() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.looks_at(&folder, "on_click: [DropAll]");
    let block = "Infetta il mattone in …, costo 1";
    person.presses("Infezione");
    person.waits();
    let from = person.finds(block);
    // Who only passes by is told nothing.
    for step in 0..4 {
        person
            .harness
            .hover_at(from.center() + vec2(step as f32, 0.0));
        person.harness.run_steps(1);
        assert!(person.tooltips().is_empty(), "{step}");
    }
    person.rests_at(from.center());
    let tips = person.tooltips();
    assert_eq!(tips.len(), 1);
    assert!(!tips[0].intersects(from), "{:?} over {from:?}", tips[0]);
    // Its words are not broken at less than 240, but for what is around them.
    assert!(tips[0].width() >= 200.0, "{:?}", tips[0]);
    // In the middle of a drag there is none, however long it rests,
    let last = person.program().stack(Stack::Hat)[0];
    let to = person.block_at(last).left_bottom() + vec2(12.0, 14.0);
    let from = from.left_top() + vec2(12.0, 12.0);
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.run_steps(1);
    for step in 1..=4 {
        let at = from.lerp(to, step as f32 / 4.0);
        person.harness.hover_at(at);
        person.harness.run_steps(1);
    }
    person.looks();
    person.looks();
    assert!(person.tooltips().is_empty());
    // nor on the thing that was just dropped, though it is missing something,
    person.harness.drop_at(to);
    person.looks();
    person.looks();
    let dropped = person.program().stack(Stack::Hat)[1];
    let lies = person.block_at(dropped);
    assert!(lies.contains(to));
    assert!(person.tooltips().is_empty());
    // until the pointer comes again; then beside its block.
    person.harness.hover_at(to + vec2(20.0, 0.0));
    person.harness.run_steps(1);
    person.rests_at(to + vec2(30.0, 0.0));
    let tips = person.tooltips();
    assert_eq!(tips.len(), 1);
    assert!(!tips[0].intersects(lies.shrink(1.0)), "{tips:?} {lies:?}");
}

#[test]
fn a_tooltip_of_a_button_stands_beside_it_and_is_no_column_of_single_words() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for name in [
        "Salva il programma nello slot 1",
        "Cestino: trascina qui i blocchi da eliminare",
        "Suggerimento (Ctrl+I)",
    ] {
        let at = person.finds(name);
        person.harness.hover_at(at.center() + vec2(1.0, 1.0));
        person.harness.run_steps(1);
        person.rests_at(at.center());
        let tips = person.tooltips();
        assert_eq!(tips.len(), 1, "{name}");
        assert!(!tips[0].intersects(at), "{name}: {:?} {at:?}", tips[0]);
        let wide = tips[0].width() >= 200.0 || tips[0].height() < 30.0;
        assert!(wide, "{name}: {:?}", tips[0]);
    }
}

#[test]
fn a_comment_is_seen_and_written_beside_its_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let blocks = person.looks_at(
        &folder,
        "on_click: [Repeat(times: Number(8), body: [DropAll, CureAll]), RemoveInfected]",
    );
    let inner = person.program().stack(Stack::Body(blocks[0], 0)).to_vec();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::ShowBlock(
        inner[0],
    )));
    person.key(Modifiers::NONE, Key::F2);
    assert!(person.harness.ctx.text_edit_focused());
    let all: Vec<Rect> = blocks
        .iter()
        .chain(&inner)
        .map(|&id| person.block_at(id))
        .collect();
    let field = person.finds("Testo del commento");
    assert!(field.min.x >= person.block_at(inner[0]).max.x, "{field:?}");
    for block in &all[1..] {
        assert!(!field.intersects(*block), "{field:?} {block:?}");
    }
    // Nothing is veiled: the program can be read on.
    assert!(
        person
            .harness
            .ctx
            .memory(|memory| memory.top_modal_layer().is_none())
    );
    person.types("qui cade");
    person.key(Modifiers::NONE, Key::Enter);
    person.types("tutto");
    // A press elsewhere takes it.
    let empty = person.canvas_rect().right_bottom() - vec2(60.0, 60.0);
    person.clicks_at(empty);
    assert_eq!(
        person.comment_of(inner[0]).as_deref(),
        Some("qui cade\ntutto")
    );
    let note = person.finds("Commento: qui cade\ntutto");
    assert!(note.min.x >= person.block_at(inner[0]).max.x);
    // Esc gives up,
    person.clicks_at(note.center());
    person.key(Modifiers::COMMAND, Key::A);
    person.types("altro");
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.harness.ctx.text_edit_focused());
    assert_eq!(
        person.comment_of(inner[0]).as_deref(),
        Some("qui cade\ntutto")
    );
    // Ctrl+Enter takes; without words there is no comment.
    person.clicks_at(note.center());
    person.key(Modifiers::COMMAND, Key::A);
    person.key(Modifiers::NONE, Key::Delete);
    person.key(Modifiers::COMMAND, Key::Enter);
    assert_eq!(person.comment_of(inner[0]), None);
    assert!(!person.sees("Commento: qui cade\ntutto"));
}

#[test]
fn menus_of_the_canvas_have_eight_lines_at_most() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let blocks = person.looks_at(
        &folder,
        "variables: [\"C\"], on_click: [Set(var: \"C\", to: Clicked), Infect(Hole)], \
         loose: [(at: (700, 300), blocks: [CureAll])]",
    );
    let on_block = |person: &mut Person<'_>, id| person.block_at(id).left_top() + vec2(5.0, 10.0);
    let first = on_block(&mut person, blocks[0]);
    let hole = person.hole_of(blocks[1]);
    let empty = person.canvas_rect().right_bottom() - vec2(80.0, 260.0);
    for at in [first, hole.center(), empty] {
        person.right_clicks_at(at);
        let menu = person.harness.get_by_role(Role::Menu);
        let lines = menu.children_recursive();
        let lines = lines.filter(|node| {
            let node = node.accesskit_node();
            matches!(node.role(), Role::Button | Role::MenuItem)
        });
        let lines = lines.count();
        assert!((3..=8).contains(&lines), "{at:?}: {lines} lines");
        person.key(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn the_menu_of_a_block_as_high_as_the_window_stands_beside_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    let one =
        "Compare(RowOf(Clicked), Eq, ColumnOf(CellAt(row: RowOf(Clicked), column: Number(3))))";
    let all = (0..9).fold(one.to_owned(), |all, _| format!("Logic({all}, And, {one})"));
    let blocks = person.looks_at(
        &folder,
        &format!("on_click: [If(branches: [(when: {all}, then: [DropAll])])]"),
    );
    let block = person.block_at(blocks[0]);
    assert!(block.height() > 400.0, "{block}");
    person.right_clicks_at(block.left_top() + vec2(80.0, 12.0));
    let menu = person.harness.get_by_role(Role::Menu);
    let lines = menu.children_recursive();
    let lines = lines.filter(|node| node.accesskit_node().bounding_box().is_some());
    let lines: Vec<Rect> = lines.map(|node| node.rect()).collect();
    assert!(lines.len() > 3);
    for line in lines {
        assert!(!line.intersects(block.shrink(1.0)), "{line} over {block}");
    }
}

#[test]
fn a_folded_block_has_an_arrow_that_unfolds_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let blocks = person.looks_at(
        &folder,
        "on_click: [Collapsed(Repeat(times: Number(8), body: [DropAll]))]",
    );
    assert!(person.program().block(blocks[0]).marks.collapsed);
    let canvas = person.harness.state_mut().clickomania().canvas();
    let block = canvas.layout().get(blocks[0]).unwrap();
    let arrow = |part: &&BlockPart| {
        let BlockPart::Button { button, .. } = part else {
            return false;
        };
        *button == BlockButton::Unfold
    };
    let arrow = block.parts.iter().find(arrow).unwrap();
    let place = arrow.rect().translate(block.rect.min);
    let place = canvas.view.rect_to_window(place);
    person.clicks_at(place.center());
    assert!(!person.program().block(blocks[0]).marks.collapsed);
}

#[test]
fn a_folded_block_says_that_something_is_missing_in_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for inside in [
        "If(branches: [(when: Hole, then: [DropAll])])",
        "Repeat(times: Number(8), body: [Infect(Hole)])",
    ] {
        let blocks = person.looks_at(&folder, &format!("on_click: [Collapsed({inside})]"));
        let place = person.block_at(blocks[0]);
        assert!(person.sees_colour(theme::MISSING, place), "{inside}");
    }
    let whole = "on_click: [Collapsed(Repeat(times: Number(8), body: [DropAll]))]";
    let blocks = person.looks_at(&folder, whole);
    let place = person.block_at(blocks[0]);
    assert!(!person.sees_colour(theme::MISSING, place));
}
