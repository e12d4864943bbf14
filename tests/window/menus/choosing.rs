//! What is chosen by the mouse, and what is done with several chosen blocks.

use super::{BIN, BLOCKS};
use crate::support::{Folder, Person};
use egui::{Event, Key, Modifiers, vec2};
use engine::language::Kind;
use engine::language::file::write;
use engine::language::program::Stack;

#[test]
fn the_second_button_keeps_several_chosen_blocks_also_on_one_inside_them() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let (count, cure) = (
        person.corner_of(Kind::Count),
        person.corner_of(Kind::CureAll),
    );
    person.clicks_at(count);
    person.clicks_with(Modifiers::SHIFT, cure);
    let inside = person.corner_of(Kind::Infect);
    person.right_clicks_at(inside);
    assert_eq!(person.kinds_chosen(), [Kind::Count, Kind::CureAll]);
    assert!(person.sees("2 blocchi scelti"));
    // One comment is for one block.
    assert!(person.line("Commenta…").is_none());
    person.presses_line("Elimina");
    assert_eq!(person.program().stack(Stack::Hat).len(), 2);
    // On a block that is not among them, that block alone.
    let remove = person.corner_of(Kind::RemoveInfected);
    person.right_clicks_at(remove);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
}

#[test]
fn a_click_on_a_chosen_block_keeps_it_and_one_of_many_stays_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let (remove, cure) = (
        person.corner_of(Kind::RemoveInfected),
        person.corner_of(Kind::CureAll),
    );
    person.clicks_at(remove);
    person.clicks_at(remove);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected]);
    person.clicks_with(Modifiers::COMMAND, cure);
    assert_eq!(person.kinds_chosen(), [Kind::RemoveInfected, Kind::CureAll]);
    person.clicks_at(cure);
    assert_eq!(person.kinds_chosen(), [Kind::CureAll]);
    let empty = person.finds(BIN).left_top() - vec2(120.0, 60.0);
    person.clicks_at(empty);
    assert_eq!(person.kinds_chosen(), []);
}

#[test]
fn a_frame_adds_to_what_is_chosen_and_escape_gives_it_up() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    // Away from the edge: there a frame would scroll.
    let empty = person.finds(BIN).left_top() - vec2(250.0, 60.0);
    person.drags(empty, empty + vec2(120.0, 0.0));
    let set = person.corner_of(Kind::Set);
    person.clicks_at(set);
    let cure = person.first_of(Kind::CureAll);
    let around = person.seen(cure).expand(3.0);
    let shift = |on: bool| match on {
        true => Event::ModifiersChanged(Modifiers::SHIFT),
        false => Event::ModifiersChanged(Modifiers::NONE),
    };
    person.harness.event(shift(true));
    person.drags(around.right_bottom() + vec2(30.0, 0.0), around.left_top());
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);

    let before = person.pan();
    let from = around.right_bottom() + vec2(200.0, 20.0);
    person.harness.hover_at(from);
    person.harness.run_steps(1);
    person.harness.drag_at(from);
    person.harness.run_steps(1);
    person
        .harness
        .hover_at(around.left_top() - vec2(5.0, 130.0));
    person.harness.run_steps(1);
    assert!(person.kinds_chosen().len() > 2);
    person.key(Modifiers::SHIFT, Key::Escape);
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
    person.harness.hover_at(around.left_top() - vec2(5.0, 90.0));
    person.harness.run_steps(2);
    let pulled = "what was a frame is no hand that pulls";
    assert_eq!(person.pan(), before, "{pulled}");
    person.harness.drop_at(around.left_top() - vec2(5.0, 90.0));
    person.harness.event(shift(false));
    person.looks();
    assert_eq!(person.pan(), before, "{pulled}");
    assert_eq!(person.kinds_chosen(), [Kind::Set, Kind::CureAll]);
}

#[test]
fn who_pulls_at_the_bin_takes_no_block_that_was_pressed_before() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let before = person.program();
    let cure = person.corner_of(Kind::CureAll);
    person.clicks_at(cure);
    let bin = person.finds(BIN).center();
    person.drags(bin, bin - vec2(300.0, 200.0));
    assert_eq!(write(&person.program()), write(&before));
}

#[test]
fn a_double_click_opens_a_folded_block() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(
        &folder,
        "on_click: [Collapsed(Repeat(times: Number(8), body: [CureAll])), DropAll]",
    );
    let (repeat, drop) = (
        person.corner_of(Kind::Repeat),
        person.corner_of(Kind::DropAll),
    );
    let before = person.program();
    person.clicks_twice_at(drop);
    assert_eq!(write(&person.program()), write(&before));
    person.clicks_twice_at(repeat);
    let id = person.first_of(Kind::Repeat);
    assert!(!person.program().block(id).marks.collapsed);
}

#[test]
fn values_and_commands_are_copied_together_and_each_comes_once() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_program(&folder, BLOCKS);
    let infect = person.first_of(Kind::Infect);
    let value = person.program().block(infect).sockets[0].block.unwrap();
    let inside = person.seen(value).center();
    let (count, cure) = (
        person.corner_of(Kind::Count),
        person.corner_of(Kind::CureAll),
    );
    // A value, a command elsewhere, and the loop around the value.
    person.clicks_at(inside);
    person.clicks_with(Modifiers::SHIFT, cure);
    person.harness.event(Event::Copy);
    person.looks();
    assert_eq!(person.status(), "Copiati 2 blocchi.");
    person.clicks_with(Modifiers::SHIFT, count);
    person.key(Modifiers::COMMAND, Key::D);
    let program = person.program();
    let kinds = |kind: Kind| {
        program
            .all_blocks()
            .filter(|&id| program.block(id).kind == kind)
            .count()
    };
    assert_eq!(
        (
            kinds(Kind::Clicked),
            kinds(Kind::Count),
            kinds(Kind::CureAll)
        ),
        (3, 2, 2)
    );
}
