//! What comes into sight: edges that scroll, zoom, the strip of the palette.

use super::program;
use crate::support::{Folder, Person, button};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ZoomCommand;
use egui::{Event, Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::write;

impl Person<'_> {
    fn sees_from(&mut self) -> (f32, Vec2) {
        let view = self.harness.state_mut().clickomania().canvas().view;
        (view.zoom, view.pan)
    }
}

#[test]
fn the_edge_scrolls_only_who_came_from_inside_and_never_towards_the_palette() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let long = format!("on_click: [{}]", "DropAll, ".repeat(60));
    person.has(&folder, &long);
    let canvas = person.canvas_rect();
    let before = person.sees_from();
    // The lowest block in sight is taken, at the edge.
    let blocks = person.in_hat();
    let edge = canvas.max.y - 8.0;
    let low = blocks
        .iter()
        .copied()
        .find(|&id| person.lies_at(id).y_range().contains(edge))
        .unwrap();
    let at = egui::pos2(person.lies_at(low).min.x + 8.0, edge);
    person.does_at_once([Event::PointerMoved(at)]);
    person.does_at_once([button(at, true)]);
    for step in 0..8 {
        person.does_at_once([Event::PointerMoved(at + vec2(2.0 * step as f32, 0.0))]);
    }
    assert_eq!(person.sees_from(), before, "it was never well inside");
    // From well inside to the left: the palette deletes, nothing runs away.
    person.does_at_once([Event::PointerMoved(canvas.center())]);
    let left = egui::pos2(canvas.min.x + 3.0, canvas.center().y);
    for _ in 0..8 {
        person.does_at_once([Event::PointerMoved(left)]);
    }
    assert_eq!(person.sees_from(), before, "never towards the palette");
    let low = egui::pos2(canvas.center().x, canvas.max.y - 3.0);
    for _ in 0..8 {
        person.does_at_once([Event::PointerMoved(low)]);
    }
    let (_, moved) = person.sees_from();
    assert!(moved.y < before.1.y - 1.0, "at the lower edge it scrolls");
    assert_eq!(moved.x, before.1.x, "and only there");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(person.sees_from(), before, "Esc puts the view back too");
    person.does_at_once([button(low, false)]);
    assert_eq!(write(&person.program()), write(&program(&long)));
}

#[test]
fn full_size_and_fit_keep_the_hat_in_sight() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let long = format!("on_click: [{}]", "DropAll, ".repeat(60));
    person.has(&folder, &long);
    let hat = |person: &mut Person<'_>| {
        let canvas = person.harness.state_mut().clickomania().canvas();
        let rect = canvas.view.rect_to_window(canvas.layout().hat().rect);
        canvas.view.rect.contains_rect(rect)
    };
    person.commands(ClickomaniaCommand::Zoom(ZoomCommand::Fit));
    assert!(hat(&mut person));
    person.commands(ClickomaniaCommand::Zoom(ZoomCommand::Actual));
    assert_eq!(person.sees_from().0, 1.0);
    assert!(hat(&mut person), "the hat is still there");
}

#[test]
fn keys_zoom_around_the_chosen_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(
        &folder,
        "on_click: [], loose: [(at: (300, 400), blocks: [DropAll])]",
    );
    let block = person.program().loose()[0].blocks[0];
    let at = person.lies_at(block).left_top() + vec2(8.0, 12.0);
    person.clicks_at(at);
    // The pointer is elsewhere.
    person.harness.hover_at(egui::pos2(5.0, 5.0));
    person.looks();
    let before = person.lies_at(block).min;
    person.commands(ClickomaniaCommand::Zoom(ZoomCommand::In));
    person.commands(ClickomaniaCommand::Zoom(ZoomCommand::In));
    let after = person.lies_at(block).min;
    assert!((after - before).length() < 20.0, "{before:?} {after:?}");
}

#[test]
fn the_strip_leads_to_blocks_and_marks_where_one_is() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let chosen = |person: &Person<'_>, name: &str| {
        let tab = person
            .harness
            .get_by_role_and_label(egui::accesskit::Role::Tab, name);
        let node = tab.accesskit_node();
        let on = Some(egui::accesskit::Toggled::True);
        node.is_selected() == Some(true) || node.toggled() == on
    };
    assert!(chosen(&person, "Aggiornamento parete"));
    for name in [
        "Variabili",
        "Infezione",
        "Matematica",
        "Aggiornamento parete",
    ] {
        person.presses(name);
        person.waits();
        assert!(chosen(&person, name), "{name}");
    }
    // All blocks are in one scroll: the wheel comes to the next category.
    let block = person
        .finds("Fai cadere tutti i blocchi, costo 10")
        .center();
    person.harness.hover_at(block);
    person.looks();
    for _ in 0..12 {
        person.harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: vec2(0.0, -120.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        person.looks();
    }
    assert!(!chosen(&person, "Aggiornamento parete"));
    let nodes = person.names();
    let blocks = nodes.iter().filter(|name| name.contains(", costo "));
    assert!(blocks.count() < 40, "only what is seen is there");
}
