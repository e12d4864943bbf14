//! Lessons by the keyboard alone, and where nothing may move.

use super::{costs, rules};
use crate::support::*;

#[test]
fn questions_are_answered_with_keys() {
    let mut person = Person::sits_down_at(SMALL);
    let answers = |person: &mut Person, option: &str| {
        person.tabs_to(option);
        person.hits(Key::Enter);
        assert!(person.is_chosen(option));
        person.tabs_to(text().msg_lesson_answer());
        person.hits(Key::Enter);
    };
    let right = text().msg_lesson_answer_right();
    person.opens_lesson(rules(), 4);
    person.does_items(0..1);
    answers(&mut person, "il colore di prima");
    person.must_see(text().msg_lesson_answer_other_option());
    answers(&mut person, "nessun colore");
    person.must_see(&right);
    // A number.
    person.opens_lesson(costs(), 6);
    person.tabs_to(text().msg_lesson_answer_field());
    person.types("1");
    person.hits(Key::Enter);
    person.must_see(text().msg_lesson_answer_too_small());
    person.types_over("2");
    person.hits(Key::Enter);
    person.must_see(&right);
    // Cells, on the one wall.
    person.opens_lesson(rules(), 3);
    person.does_items(0..1);
    let cell = cell_start(0, 0);
    let cell = cell.split('0').next().unwrap();
    person.tabs_to(cell);
    person.hits_all(&[Key::PageUp, Key::End, Key::Enter]);
    for way in [Key::ArrowLeft, Key::ArrowDown, Key::ArrowRight] {
        person.hits_all(&[way, Key::Enter]);
    }
    person.tabs_to(text().msg_lesson_answer());
    person.hits(Key::Enter);
    person.must_see(&right);
}

#[test]
fn steps_are_told_and_gone_through_with_keys() {
    let mut person = Person::sits_down_at(SMALL);
    // A step that is read.
    person.opens_lesson(costs(), 39);
    let step = text().msg_lesson_step("1", costs().tasks[39].steps.len().to_string());
    let done = text().msg_lesson_step_done("1");
    person.must_see(&step);
    for name in [text().msg_lesson_go_on(), done.clone()] {
        person.tabs_to(name);
        person.hits(Key::Enter);
    }
    // Back to what was done, and forth.
    person.must_see(step);
    person.tabs_to(text().msg_lesson_go_on());
    person.hits(Key::Enter);
    person.must_see(done);
    // The text, all of it, with the blocks in it as things to press.
    person.opens_lesson(costs(), 26);
    person.tabs_to(text().msg_lesson_read_all());
    person.hits(Key::Enter);
    person.must_see(text().msg_lesson_fold());
    assert!(person.sees_beginning(text().msg_lesson_find_block(on_canvas(Kind::Connected))));
}
