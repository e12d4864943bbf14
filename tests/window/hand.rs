//! What the hand does is what happens, even when a frame comes late and several things happened since the last one.

use crate::support::*;
use engine::layout::Point;

/// A mouse that is pressed here and let go there, all before the next frame.
fn flick(here: Pos2, way: &[Pos2], there: Pos2) -> Vec<Event> {
    let mut events = vec![Event::PointerMoved(here), button(here, true)];
    events.extend(way.iter().map(|&at| Event::PointerMoved(at)));
    events.extend([Event::PointerMoved(there), button(there, false)]);
    events
}

#[test]
fn what_is_taken_is_what_was_pressed_though_the_frame_comes_late() {
    let mut person = Person::sits_with(THREE);
    let blocks = person.hat();
    let (first, last) = (person.grip_of(blocks[0]), person.grip_of(blocks[2]));
    // Before the window looks, the hand is over the first block and on.
    person.at_once(flick(last, &[first], last + vec2(20.0, 260.0)));
    person.looks();
    assert_eq!(person.hat(), blocks[..2], "{}", person.status());
    assert_eq!(person.loose(0), blocks[2..]);
}

#[test]
fn a_flick_from_the_palette_takes_the_block_that_was_pressed() {
    let mut person = Person::sits_with("on_click: []");
    let from = person.finds(in_palette(Kind::DropAll)).center();
    let to = person.canvas_rect().center();
    person.at_once(flick(from, &[from + vec2(0.0, 60.0)], to));
    person.looks();
    let taken = person.loose(0)[0];
    assert_eq!(person.program().block(taken).kind, Kind::DropAll);
}

#[test]
fn a_block_dropped_beside_a_stack_does_not_look_joined_to_it() {
    let mut person = Person::sits_with("on_click: [InfectArea(Clicked), DropAll]");
    let (hat, last) = (person.hat()[0], person.hat()[1]);
    let wide = person.place_of(hat);
    let from = person.grip_of(last);
    // To the right of the first block, touching it: too far from any place for it.
    person.drags(from, pos2(wide.max.x + 9.0, wide.min.y + 12.0));
    person.waits();
    let dropped = person.loose(0)[0];
    let apart = person.place_of(dropped).min.x - wide.max.x;
    assert!((12.0..40.0).contains(&apart), "{apart}");
}

#[test]
fn what_a_place_refuses_is_laid_on_free_canvas() {
    let mut person = Person::sits_with(
        "on_click: [Repeat(times: Number(3), body: [])], \
         loose: [(at: (420, 300), blocks: [Clicked])]",
    );
    let before = person.program();
    let (around, value) = (person.hat()[0], person.loose(0)[0]);
    let number = person.numbers_of(around)[0];
    for right in [2.0, 8.0, 14.0, 20.0] {
        // A cell where a number is wanted.
        person.drags_value(value, number.left_center() + vec2(right, 2.0));
        assert!(!person.status().is_empty(), "the window says why");
        assert_eq!(person.loose(0), [value]);
        let canvas = person.clickomania().canvas();
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
        person.undoes();
        person.waits();
        person.expects_program(&before);
    }
}

#[test]
fn a_block_that_is_let_go_is_in_the_program_in_the_same_frame() {
    let mut person = Person::sits_with(THREE);
    let last = person.hat()[2];
    let at = person.takes(last, vec2(120.0, 200.0));
    let painted = |person: &Person| {
        let texts = person.shown_texts();
        let words = on_canvas(Kind::DropAll);
        texts.iter().filter(|text| text.contains(&words)).count()
    };
    let carried = painted(&person);
    person.at_once([button(at, false)]);
    assert_eq!(painted(&person), carried, "it is never gone");
    assert_eq!(person.loose(0), [last]);
}

#[test]
fn a_socket_within_the_chosen_one_is_chosen_when_the_pointer_comes_into_it() {
    let mut person = Person::sits_with(
        "variables: [\"x\"], on_click: [If(branches: [(when: HasColour(cell: Clicked, colour: Red), \
         then: [])])], loose: [(at: (60, 300), blocks: [Get(\"x\")])]",
    );
    let (condition, clicked) = (
        person.first_of(Kind::HasColour),
        person.first_of(Kind::Clicked),
    );
    let variable = person.loose(0)[0];
    // A variable goes into either socket; on the way the pointer is in the outer one only.
    let (outer, inner) = (person.place_of(condition), person.place_of(clicked));
    let way = [
        outer.left_center() + vec2(3.0, 0.0),
        inner.left_center() - vec2(3.0, 0.0),
        inner.center(),
    ];
    assert!(outer.contains(way[1]) && !inner.contains(way[1]));
    let from = person.place_of(variable).left_center() + vec2(6.0, 0.0);
    person.takes_hold(from);
    for at in way {
        person.harness.hover_at(at);
        person.harness.run_steps(2);
    }
    person.lets_go(way[2]);
    let program = person.program();
    assert_eq!(program.block(condition).sockets[0].block, Some(variable));
}

#[test]
fn what_is_pushed_out_lands_where_it_is_seen() {
    let mut person = Person::sits_down_at(SMALL);
    let condition = "HasColour(cell: Neighbour(side: Above, cell: Neighbour(side: LeftOf, \
                     cell: Clicked)), colour: Red)";
    person.opens_blocks(&format!(
        "on_click: [If(branches: [(when: {condition}, then: [])])], \
         loose: [(at: (30, 320), blocks: [True])]"
    ));
    let before = person.program();
    let (choice, yes) = (person.hat()[0], person.loose(0)[0]);
    let pushed = person.first_of(Kind::HasColour);
    let over = person.place_of(pushed);
    let canvas = person.canvas_rect();
    assert!(over.max.x + 60.0 + over.width() > canvas.max.x);
    person.drags_value(yes, over.left_center() + vec2(4.0, 0.0));
    assert_eq!(person.program().block(choice).sockets[0].block, Some(yes));
    let lies = person.place_of(pushed);
    assert!(canvas.contains_rect(lies), "{lies:?} in {canvas:?}");
    for id in person.hat() {
        let block = person.place_of(id);
        assert!(!block.expand(8.0).intersects(lies), "{block:?} {lies:?}");
    }
    // Both are one change.
    person.undoes();
    person.expects_program(&before);
}

#[test]
fn a_stack_that_grows_over_another_moves_it_aside() {
    let mut person = Person::sits_with(
        "on_click: [DropAll], loose: [(at: (10, 90), blocks: [CureAll]), \
         (at: (420, 300), blocks: [RemoveInfected, DropAll])]",
    );
    let before = person.program();
    let (near, far, last) = (person.loose(0)[0], person.loose(1)[0], person.hat()[0]);
    let from = person.grip_of(far);
    let to = person.place_of(last).left_bottom() + vec2(10.0, 10.0);
    person.drags(from, to);
    assert_eq!(person.hat().len(), 3, "{}", person.status());
    let other = person.place_of(near);
    for id in person.hat() {
        let block = person.place_of(id);
        assert!(!block.expand(4.0).intersects(other), "{block:?} {other:?}");
    }
    // Both are one change.
    person.undoes();
    person.expects_program(&before);
}

#[test]
fn quick_keys_undo_as_often_as_they_were_pressed() {
    let mut person = Person::sits_with("on_click: []");
    let before = person.program();
    for _ in 0..3 {
        person.presses(in_palette(Kind::DropAll));
    }
    assert_eq!(person.hat().len(), 3);
    person.at_once([(); 3].map(|()| pressed(Modifiers::COMMAND, Key::Z)));
    person.looks();
    person.expects_program(&before);
}

#[test]
fn the_edge_scrolls_only_for_a_hand_from_inside_and_never_towards_the_palette() {
    let mut person = Person::sits_with(&format!("on_click: [{}]", "DropAll, ".repeat(60)));
    let before = person.program();
    let canvas = person.canvas_rect();
    let view = person.view();
    // The lowest block in sight is taken, at the edge.
    let edge = canvas.max.y - 8.0;
    let blocks = person.hat().into_iter();
    let mut low = blocks.filter(|&id| person.place_of(id).y_range().contains(edge));
    let low = low.next().unwrap();
    let at = pos2(person.place_of(low).min.x + 8.0, edge);
    let moves = |person: &mut Person, at| person.at_once([Event::PointerMoved(at)]);
    person.takes_hold(at);
    for step in 0..8 {
        moves(&mut person, at + vec2(2.0 * step as f32, 0.0));
    }
    assert_eq!(person.view(), view, "it was never well inside");
    moves(&mut person, canvas.center());
    for _ in 0..8 {
        moves(&mut person, canvas.left_center() + vec2(3.0, 0.0));
    }
    assert_eq!(person.view(), view, "never towards the palette");
    for _ in 0..8 {
        moves(&mut person, canvas.center_bottom() - vec2(0.0, 3.0));
    }
    let (_, pan) = person.view();
    assert!(pan.y < view.1.y - 1.0 && pan.x == view.1.x, "{pan}");
    person.escapes();
    assert_eq!(person.view(), view, "Esc puts the view back too");
    person.lets_go(canvas.center_bottom());
    person.expects_program(&before);
}

/// Clicks here and goes on there, all before the next frame.
fn click_and_gone(here: Pos2, there: Pos2) -> [Event; 4] {
    [
        Event::PointerMoved(here),
        button(here, true),
        button(here, false),
        Event::PointerMoved(there),
    ]
}

#[test]
fn in_every_game_the_cell_that_was_pressed_is_the_one_that_counts() {
    let mut person = Person::sits_down();
    person.presses(text().msg_stage_play());
    let before = person.wall();
    let mut cells = playable(&before, GroupKind::Area).iter();
    let (first, last) = (cells.next().unwrap(), cells.last().unwrap());
    let [here, there] = [first, last].map(|cell| person.brick(cell).center());
    person.at_once(click_and_gone(here, there));
    person.looks();
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, first));
    // A cell of Minesweeper.
    person.shows(GameId::Mines);
    let named = |person: &Person, row, column| person.named(cell_start(row, column)).unwrap();
    let [here, there] = [(4, 4), (0, 8)].map(|(row, column)| {
        let name = named(&person, row, column);
        assert!(name.ends_with(&text().msg_mines_cell_closed()));
        person.finds(name).center()
    });
    person.at_once(click_and_gone(here, there));
    person.looks();
    assert!(!named(&person, 4, 4).ends_with(&text().msg_mines_cell_closed()));
    assert!(
        named(&person, 4, 4).contains('0'),
        "{}",
        named(&person, 4, 4)
    );
    // A tile of Tantrix.
    person.shows(GameId::Tantrix);
    let here = person.finds(text().msg_tantrix_tray_tile("3")).center();
    let there = person.finds(named(&person, 0, 0)).center();
    person.at_once(flick(here, &[], there));
    person.looks();
    person.looks();
    assert!(named(&person, 0, 0).ends_with(&text().msg_tantrix_place_tile("3")));
}
