//! What is seen: dividers, the search in the program, the map, the bin that gives back, the whole window
//! larger.

mod room;
mod searching;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::BlockId;
use engine::language::file::read;
use engine::language::program::Stack;

const STAGE: &str = "Divisorio tra la parete e la tavolozza";
const PALETTE: &str = "Divisorio tra la tavolozza e il programma";
const MAP: &str = "Mappa del programma";
const BIN: &str = "Cestino: trascina qui i blocchi da eliminare";

/// What of the canvas is seen.
struct Seen {
    zoom: f32,
    pan: Vec2,
    rect: Rect,
}

impl Person<'_> {
    /// Opens a program that is written to a file before.
    fn opens_blocks(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("program.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        read(&text).unwrap();
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        assert_eq!(self.program().header().name, "prova", "{}", self.status());
    }

    /// Where blocks are on the window.
    fn place_of(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    fn view(&mut self) -> Seen {
        let view = self.harness.state_mut().clickomania().canvas().view;
        Seen {
            zoom: view.zoom,
            pan: view.pan,
            rect: view.rect,
        }
    }

    fn chosen(&mut self) -> Option<BlockId> {
        self.harness.state_mut().clickomania().canvas().chosen()
    }

    fn description(&self, name: &str) -> String {
        let node = self.harness.get_by_label(name);
        node.accesskit_node().description().unwrap_or_default()
    }
}

/// Many commands one below the other; the last one is `last`.
fn long(count: usize, last: &str) -> String {
    let mut blocks = vec!["DropAll"; count];
    blocks.push(last);
    format!("on_click: [{}]", blocks.join(", "))
}

#[test]
fn dividers_are_dragged_and_stay_where_they_were_put() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (stage, palette) = (person.finds(STAGE), person.finds(PALETTE));
    person.drags(stage.center(), stage.center() + vec2(70.0, 40.0));
    let moved = person.finds(STAGE).center().x - stage.center().x;
    assert!((moved - 70.0).abs() < 3.0, "{moved}");
    // The palette keeps its width.
    let moved = person.finds(PALETTE).center().x - palette.center().x;
    assert!((moved - 70.0).abs() < 3.0, "{moved}");
    let wide = person.finds(STAGE).center().x;
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert!((person.finds(STAGE).center().x - wide).abs() < 1.0);
    // A double click makes it as it was.
    let at = person.finds(STAGE).center();
    person.clicks_twice_at(at);
    assert_eq!(person.finds(STAGE), stage);
    person.leaves();
    assert_eq!(Person::sits_down(&folder.0).finds(STAGE), stage);
}

#[test]
fn dividers_are_moved_by_arrows_and_leave_room_for_all_columns() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    let before = person.finds(STAGE).center().x;
    person.harness.get_by_label(STAGE).focus();
    person.looks();
    person.key(Modifiers::NONE, Key::ArrowLeft);
    let after = person.finds(STAGE).center().x;
    assert!(before > after && before - after <= 17.0, "{before} {after}");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.finds(STAGE).center().x, before);
    // However far it is dragged: the canvas and what floats over it stay in the window.
    for name in [STAGE, PALETTE] {
        let from = person.finds(name).center();
        person.drags(from, pos2(895.0, from.y));
        let screen = Rect::from_min_size(egui::Pos2::ZERO, vec2(900.0, 560.0));
        for name in [BIN, "Nome del programma", "Mostra tutto", "Ingrandisci"] {
            let shown = person.sees(name);
            assert!(!shown || screen.contains_rect(person.finds(name)), "{name}");
        }
        assert!(person.view().rect.width() >= 449.0);
        let from = person.finds(name).center();
        person.drags(from, pos2(5.0, from.y));
    }
    assert!(person.finds(STAGE).center().x >= 230.0);
}

#[test]
fn the_map_shows_where_one_is_and_leads_elsewhere() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, "on_click: [DropAll]");
    assert!(!person.sees(MAP), "a small program needs none");
    person.opens_blocks(&folder, &long(300, "CureAll"));
    let map = person.finds(MAP);
    for name in [
        BIN,
        "Ingrandisci",
        "Mostra tutto",
        "Costo 3000: mostra di che cosa è fatto",
    ] {
        if person.sees(name) {
            assert!(!map.intersects(person.finds(name)), "{name}");
        }
    }
    let last = *person.program().stack(Stack::Hat).last().unwrap();
    assert!(!person.view().rect.intersects(person.place_of(last)));
    person.clicks_at(map.center_bottom() - vec2(0.0, 8.0));
    assert!(person.view().rect.intersects(person.place_of(last)));
    // The frame is dragged back up.
    person.drags(map.center_bottom() - vec2(0.0, 10.0), map.center_top());
    assert!(!person.view().rect.intersects(person.place_of(last)));
    person.harness.get_by_label(MAP).focus();
    person.looks();
    person.key(Modifiers::NONE, Key::End);
    assert!(person.view().rect.intersects(person.place_of(last)));
    person.key(Modifiers::COMMAND, Key::M);
    assert!(!person.sees(MAP));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(300, "CureAll"));
    assert!(!person.sees(MAP), "it stays put away");
}

#[test]
fn the_map_stands_beside_the_program_and_stays_during_a_drag() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(300, "CureAll"));
    let map = person.finds(MAP);
    assert!(!person.view().rect.intersects(map), "no block is below it");
    let first = person.program().stack(Stack::Hat)[0];
    let from = person.place_of(first).left_top() + vec2(12.0, 12.0);
    let canvas = person.view().rect;
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.run_steps(1);
    for step in 1..=4 {
        person
            .harness
            .hover_at(from + vec2(20.0 * step as f32, 0.0));
        person.harness.run_steps(1);
    }
    assert_eq!(person.view().rect, canvas, "nothing jumps");
    person.key(Modifiers::NONE, Key::Escape);
    person.harness.drop_at(from);
    person.looks();
    assert_eq!(person.finds(MAP), map);
}

#[test]
fn the_bin_gives_back_what_was_thrown_in() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(
        &folder,
        "on_click: [DropAll, Repeat(times: Number(8), body: [CureAll])]",
    );
    let second = person.program().stack(Stack::Hat)[1];
    let from = person.place_of(second).left_top() + vec2(12.0, 12.0);
    let bin = person.finds(BIN);
    assert!(person.description(BIN).contains("si può riprendere"));
    person.drags(from, bin.center());
    let first = person.program().stack(Stack::Hat)[0];
    let at = person.place_of(first).left_top() + vec2(6.0, 6.0);
    person.clicks_at(at);
    person.key(Modifiers::NONE, Key::Delete);
    assert!(person.program().stack(Stack::Hat).is_empty());
    assert!(
        person.description(BIN).contains("2 cose"),
        "{}",
        person.description(BIN)
    );
    person.presses(BIN);
    person.presses("ripeti … volte e un altro blocco");
    let program = person.program();
    assert_eq!(program.loose().len(), 1);
    assert_eq!(program.walk(&program.loose()[0].blocks).count(), 2);
    assert!(person.description(BIN).contains("una cosa"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.program().loose().is_empty());
    assert_eq!(person.status(), "Annullato: riprendi dal cestino.");
}

#[test]
fn the_buttons_zoom_to_all_to_what_is_chosen_and_to_full_size() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(60, "CureAll"));
    person.presses("Mostra tutto");
    let small = person.view().zoom;
    assert!(small < 0.6, "{small}");
    let last = *person.program().stack(Stack::Hat).last().unwrap();
    let at = person.place_of(last).left_top() + vec2(3.0, 3.0);
    person.clicks_at(at);
    assert_eq!(person.chosen(), Some(last));
    person.presses("Mostra i blocchi scelti");
    assert_eq!(person.view().zoom, 1.0);
    let place = person.place_of(last);
    assert!(person.view().rect.contains_rect(place));
    person.presses("Rimpicciolisci");
    let percent = (person.view().zoom * 100.0).round();
    person.presses(&format!("Grandezza naturale ({percent} %)"));
    assert_eq!(person.view().zoom, 1.0);
}

#[test]
fn blocks_settle_after_a_drop_and_then_nothing_moves() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_blocks(&folder, &long(3, "CureAll"));
    let last = *person.program().stack(Stack::Hat).last().unwrap();
    let from = person.place_of(last).left_top() + vec2(12.0, 12.0);
    let first = person.program().stack(Stack::Hat)[0];
    let to = person.place_of(first).left_top() + vec2(14.0, 6.0);
    person.drags(from, to);
    // Ends only if the window comes to rest.
    person.waits();
    assert_eq!(person.program().stack(Stack::Hat)[0], last);
}

#[test]
fn blocks_that_lie_far_away_do_not_make_the_program_small() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let loose = "loose: [(at: (3000, 0), blocks: [DropAll]), (at: (0, 5000), blocks: [CureAll])]";
    person.opens_blocks(&folder, &format!("on_click: [DropAll, CureAll], {loose}"));
    assert_eq!(person.view().zoom, 1.0);
    let first = person.program().stack(Stack::Hat)[0];
    let (canvas, rect) = (person.view().rect, person.place_of(first));
    assert!(canvas.contains_rect(rect), "{rect:?}");
}
