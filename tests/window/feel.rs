//! How blocks feel in the hand: when they are taken, which place takes them, what keys change on the way.

use crate::support::*;

const BESIDE: &str = "loose: [(at: (420, 260), blocks: [CureAll, RemoveInfected])]";

#[test]
fn a_block_is_taken_from_five_points_on() {
    let mut person = Person::sits_with(THREE);
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
    // Only the canvas is without it: program, cost and verdict are those of the whole program.
    person.expects(THREE);
    assert_eq!(person.cost(), 35);
    person.must_see(price(35));
    person.escapes();
    person.lets_go(at);
    person.expects(THREE);
}

#[test]
fn alt_and_ctrl_count_in_the_middle_of_a_drag() {
    let mut person = Person::sits_with(THREE);
    let all = person.blocks_left();
    let middle = person.hat()[1];
    let at = person.takes(middle, vec2(260.0, 240.0));
    for (keys, left) in [
        (Modifiers::NONE, all - 2),
        // The stack has healed.
        (Modifiers::ALT, all - 1),
        (Modifiers::NONE, all - 2),
        // A copy hangs on the pointer.
        (Modifiers::COMMAND, all),
        (Modifiers::ALT, all - 1),
    ] {
        person.holds_keys(keys);
        assert_eq!(person.blocks_left(), left, "{keys:?}");
    }
    person.lets_go(at);
    person.holds_keys(Modifiers::NONE);
    assert_eq!((person.hat().len(), person.loose(0).len()), (2, 1));
    person.undoes();
    person.expects(THREE);
}

#[test]
fn keys_held_at_the_beginning_of_a_drag_count_to_its_end() {
    let mut person = Person::sits_with(THREE);
    let all = person.blocks_left();
    let middle = person.hat()[1];
    person.holds_keys(Modifiers::COMMAND);
    let at = person.takes(middle, vec2(260.0, 240.0));
    person.holds_keys(Modifiers::NONE);
    person.lets_go(at);
    assert_eq!((person.blocks_left(), person.hat().len()), (all + 2, 3));
}

#[test]
fn no_menu_opens_while_blocks_are_carried() {
    let mut person = Person::sits_with(THREE);
    person.presses(text().msg_menu_look());
    assert!(egui::Popup::is_any_open(&person.harness.ctx));
    let last = person.hat()[2];
    let at = person.takes(last, vec2(260.0, 240.0));
    assert!(
        !egui::Popup::is_any_open(&person.harness.ctx),
        "a drag closes it"
    );
    person.right_clicks_at(at);
    person.must_not_see(text().msg_menu_choose_all());
    person.lets_go(at);
    assert_eq!(person.loose(0), [last]);
}

#[test]
fn every_bundled_program_is_read_without_scrolling_to_the_right() {
    let mut person = Person::sits_down();
    for (name, text) in bundled::PROGRAMS {
        person.opens(text);
        person.harness.run_steps(3);
        let canvas = person.clickomania().canvas();
        let shown = canvas.view.rect_to_window(canvas.layout().bounds());
        let room = canvas.view.rect.x_range();
        assert!(
            room.contains(shown.min.x) && room.contains(shown.max.x),
            "{name}: {shown:?} in {room:?}"
        );
        assert!(canvas.view.zoom >= 0.8, "{name}: {}", canvas.view.zoom);
    }
}

#[test]
fn a_block_hangs_on_the_pointer_though_it_has_more_rows_in_the_palette() {
    let mut person = Person::sits_with("on_click: []");
    person.presses(text().msg_category_colours());
    let block = person.finds(in_palette(Kind::Connected));
    let to = person.canvas_rect().center();
    person.drags(block.left_bottom() + vec2(20.0, -6.0), to);
    let dropped = person.loose(0)[0];
    let lies = person.place_of(dropped);
    assert!(lies.contains(to), "{lies:?} {to:?}");
}

#[test]
fn places_are_in_reach_within_as_many_points_at_any_zoom() {
    for (command, times) in [
        (ZoomCommand::Out, 4),
        (ZoomCommand::Out, 0),
        (ZoomCommand::In, 3),
    ] {
        // In the middle, where they stay while one zooms.
        let mut person = Person::sits_with(
            "loose: [(at: (250, 350), blocks: [CureAll, RemoveInfected, DropAll]), \
             (at: (480, 350), blocks: [RemoveInfected])]",
        );
        for _ in 0..times {
            person.commands(command);
        }
        let (last, taken) = (person.loose(0)[2], person.loose(1)[0]);
        let before = person.place_of(last);
        for (beside, opens) in [(40.0, true), (56.0, false)] {
            let at = person.holds_at(taken, before.left_top() - vec2(beside, 0.0));
            assert_eq!(person.blocks_left(), 3);
            let moved = person.place_of(last).min.y - before.min.y;
            let (zoom, _) = person.view();
            assert_eq!(moved > 1.0, opens, "zoom {zoom}, {beside} points: {moved}");
            person.escapes();
            person.lets_go(at);
        }
    }
}

#[test]
fn above_a_loose_stack_nothing_makes_room_and_nothing_jumps() {
    let mut person = Person::sits_with(&format!("{THREE}, {BESIDE}"));
    let (last, first) = (person.hat()[2], person.loose(0)[0]);
    let before = person.place_of(first);
    let above = before.left_top() - vec2(0.0, person.place_of(last).height());
    let at = person.holds_at(last, above + vec2(3.0, -4.0));
    assert_eq!(person.place_of(first), before);
    person.lets_go(at);
    assert_eq!(person.place_of(first), before);
    assert_eq!(person.place_of(last).left_bottom(), before.left_top());
    assert_eq!(person.loose(0).len(), 3);
}

#[test]
fn a_place_is_kept_until_another_is_clearly_nearer() {
    let mut person = Person::sits_with(&format!("{THREE}, {BESIDE}"));
    let (cure, last) = (person.loose(0)[0], person.hat()[2]);
    let rect = person.place_of(last);
    let between = rect.left_top().lerp(rect.left_bottom(), 0.5);
    // Counted from where the places above and below the last block are equally near: the middle between the upper edge
    // of what is held and the pointer.
    let mut at = person.holds_at(cure, between - vec2(0.0, 8.0));
    let held = at.y - (between.y - 8.0);
    let up = vec2(0.0, -held / 2.0);
    person.carries(at, at + up);
    at += up;
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
        let opened = person.place_of(last).min.y > rect.min.y + 1.0;
        assert_eq!(opened, above, "{down}");
    }
    person.lets_go(at);
    assert_eq!(person.hat()[2], cure);
}

#[test]
fn nothing_is_dropped_where_it_would_be_out_of_reach() {
    let mut person = Person::sits_with(THREE);
    let last = person.hat()[2];
    // The band and the foot lie beside the canvas, not over it.
    for name in [price(35), text().msg_program_name_field()] {
        let beside = person.finds(&name);
        assert!(!person.canvas_rect().intersects(beside), "{name}");
        let at = person.holds_at(last, beside.center());
        person.lets_go(at);
        person.expects(THREE);
    }
}
