//! What is painted while blocks hang on the pointer.

use crate::support::*;
use egui::Color32;

const INFECT: &str = "on_click: [Infect(Hole)], loose: [(at: (420, 300), blocks: [Clicked])]";

fn fill(kind: Kind) -> Color32 {
    theme::category(kind.row().categories[0]).fill
}

#[test]
fn where_a_block_would_go_its_outline_is_seen_in_its_colour_and_covers_no_letter() {
    let mut person = Person::sits_down();
    person.commands(ShellCommand::Look(Look::Light));
    person.opens_blocks(
        "on_click: [DropAll, RemoveInfected, DropAll], \
         loose: [(at: (420, 300), blocks: [CureAll])]",
    );
    // Away from the edge of the canvas, where the palette takes what is carried.
    let free = person.canvas_rect().left_bottom() + vec2(20.0, -60.0);
    person.drags(free, free + vec2(160.0, 0.0));
    let (below, cure) = (person.hat()[1], person.loose(0)[0]);
    let size = person.place_of(cure).size();
    let gap = Rect::from_min_size(person.place_of(below).min, size);
    // The block on the pointer ends before the gap does.
    let aside = vec2(40.0, 0.0);
    let seen = gap.with_min_x(gap.max.x - aside.x + 14.0).expand(3.0);
    assert!(!person.painted_in(seen).contains(&fill(Kind::CureAll)));
    person.holds_at(cure, gap.min - aside);
    person.harness.run_steps(4);
    assert!(
        person.place_of(below).min.y >= gap.max.y - 1.0,
        "it made room"
    );
    assert!(person.painted_in(seen).contains(&fill(Kind::CureAll)));
    let carried = Rect::from_min_size(gap.min - aside, size).expand(2.0);
    let canvas = person.canvas_rect();
    for (words, place) in person.painted_texts() {
        let covered = place.intersects(gap.shrink(2.0)) && !carried.contains_rect(place);
        assert!(!covered || !canvas.contains_rect(place), "{words}");
    }
}

#[test]
fn the_socket_that_is_lit_is_the_one_under_the_block_even_when_frames_come_late() {
    let mut person = Person::sits_with(INFECT);
    let (block, clicked) = (person.hat()[0], person.loose(0)[0]);
    let place = person.sockets_of(block)[0];
    let above = place.expand(6.0).with_max_y(place.min.y + 16.0);
    let colour = fill(Kind::Clicked);
    let at = person.holds_at(clicked, place.min + vec2(10.0, 240.0));
    assert!(!person.painted_in(above).contains(&colour));
    // From there into reach in one frame.
    person.harness.hover_at(at - vec2(0.0, 216.0));
    person.harness.run_steps(1);
    assert!(person.painted_in(above).contains(&colour));
}

#[test]
fn blocks_that_are_taken_leave_their_place_in_the_same_frame() {
    let mut person = Person::sits_with("on_click: [DropAll, RemoveInfected]");
    let below = person.hat()[1];
    let (lies, grip) = (person.place_of(below), person.grip_of(below));
    person.takes_hold(grip);
    assert_eq!(person.blocks_left(), 2);
    person.harness.hover_at(grip + vec2(60.0, 120.0));
    person.harness.run_steps(1);
    assert_eq!(person.blocks_left(), 1);
    let left = person.painted_in(lies.shrink(4.0));
    assert!(!left.contains(&fill(Kind::RemoveInfected)));
}
