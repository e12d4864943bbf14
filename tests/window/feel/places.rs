//! Which place takes the blocks.

use super::{BESIDE, THREE};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ZoomCommand;
use egui::{Key, Modifiers, vec2};
use engine::language::file::write;

#[test]
fn places_are_in_reach_within_as_many_points_at_any_zoom() {
    for (command, times) in [
        (ClickomaniaCommand::Zoom(ZoomCommand::Out), 4),
        (ClickomaniaCommand::Zoom(ZoomCommand::Out), 0),
        (ClickomaniaCommand::Zoom(ZoomCommand::In), 3),
    ] {
        let folder = Folder::new();
        let mut person = Person::sits_down(&folder.0);
        // In the middle, where they stay while one zooms.
        person.builds(
            &folder,
            "loose: [(at: (250, 350), blocks: [CureAll, RemoveInfected, DropAll]), \
             (at: (480, 350), blocks: [RemoveInfected])]",
        );
        for _ in 0..times {
            person.commands(command.clone());
        }
        let loose = person.program().loose().to_vec();
        let (last, taken) = (loose[0].blocks[2], loose[1].blocks[0]);
        let corner = person.place_at(taken).left_top();
        let before = person.place_at(last);
        for (beside, opens) in [(40.0, true), (56.0, false)] {
            let to = before.left_top() - vec2(beside, 0.0);
            let at = person.takes(taken, to - corner);
            assert_eq!(person.blocks_left(), 3);
            let moved = person.place_at(last).min.y - before.min.y;
            let zoom = person.harness.state_mut().clickomania().canvas().view.zoom;
            assert_eq!(moved > 1.0, opens, "zoom {zoom}, {beside} points: {moved}");
            person.key(Modifiers::NONE, Key::Escape);
            person.lets_go(at);
        }
    }
}

#[test]
fn on_top_of_a_loose_stack_nothing_makes_room_and_nothing_jumps() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, &format!("{THREE}, {BESIDE}"));
    let (last, first) = (person.hat()[2], person.program().loose()[0].blocks[0]);
    let before = person.place_at(first);
    let corner = person.place_at(last).left_top();
    let above = before.left_top() - vec2(0.0, person.place_at(last).height());
    let at = person.takes(last, above - corner + vec2(3.0, -4.0));
    assert_eq!(
        person.place_at(first),
        before,
        "it is where it would be after the drop"
    );
    person.lets_go(at);
    assert_eq!(person.place_at(first), before);
    assert_eq!(person.place_at(last).left_bottom(), before.left_top());
    assert_eq!(person.program().loose()[0].blocks.len(), 3);
}

#[test]
fn a_place_is_kept_until_another_is_clearly_nearer() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, &format!("{THREE}, {BESIDE}"));
    let cure = person.program().loose()[0].blocks[0];
    let last = person.hat()[2];
    let corner = person.place_at(cure).left_top();
    let rect = person.place_at(last);
    let between = rect.left_top().lerp(rect.left_bottom(), 0.5);
    // From where the places above and below the last block are equally near, so far down.
    let mut at = person.takes(cure, between - corner - vec2(0.0, 8.0));
    let mut here = -8.0;
    for (down, above) in [
        (-8.0, true),
        (4.0, true),
        (9.0, false),
        (-4.0, false),
        (-9.0, true),
    ] {
        let to = at + vec2(0.0, down - here);
        person.carries(at, to);
        (at, here) = (to, down);
        let opened = person.place_at(last).min.y > rect.min.y + 1.0;
        assert_eq!(opened, above, "{down}");
    }
    person.lets_go(at);
    assert_eq!(person.hat()[2], cure);
}

#[test]
fn nothing_is_dropped_where_it_would_be_out_of_reach() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.builds(&folder, THREE);
    let before = write(&person.program());
    let last = person.hat()[2];
    // The band and the foot lie beside the canvas, not over it.
    for name in [
        "Costo 35: mostra di che cosa è fatto",
        "Nome del programma",
        "Mostra tutto",
    ] {
        let beside = person.finds(name);
        let view = person.harness.state_mut().clickomania().canvas().view;
        assert!(!view.rect.intersects(beside), "{name}");
        let corner = person.place_at(last).left_top();
        let at = person.takes(last, beside.center() - corner);
        person.lets_go(at);
        assert_eq!(write(&person.program()), before, "{name}");
    }
}
