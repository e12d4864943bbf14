//! Keys and letters that come faster than frames: into fields, numbers, lists.

use super::{THREE, numbers_of, pressed, program};
use crate::support::{Folder, Person, button};
use egui::{Event, ImeEvent, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::write;

const COUNT: &str = "variables: [\"i\"], on_click: [Count(var: \"i\", from: Number(0), to: Number(8), \
    by: Number(1), body: [])]";

#[test]
fn tab_goes_on_to_the_next_number_and_no_digit_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, COUNT);
    let count = person.in_hat()[0];
    let first = numbers_of(&mut person, count)[0].center();
    let key = |key, modifiers| pressed(modifiers, key);
    let text = |text: &str| Event::Text(text.to_owned());
    // All of it before the next frame, the click too.
    person.does_at_once([
        Event::PointerMoved(first),
        button(first, true),
        button(first, false),
        text("1"),
        text("2"),
        key(Key::Tab, Modifiers::NONE),
        text("3"),
        text("4"),
        key(Key::Tab, Modifiers::NONE),
        text("5"),
        key(Key::Enter, Modifiers::NONE),
    ]);
    person.waits();
    let expected = COUNT
        .replace("from: Number(0)", "from: Number(12)")
        .replace("to: Number(8)", "to: Number(34)")
        .replace("by: Number(1)", "by: Number(5)");
    assert_eq!(
        write(&person.program()),
        write(&program(&expected)),
        "{}",
        person.status()
    );
    assert!(!person.sees("Numero"));
    // Back with Shift+Tab; Esc gives up what was typed last, and only that.
    let second = numbers_of(&mut person, count)[1].center();
    person.clicks_at(second);
    person.types("7");
    person.key(Modifiers::SHIFT, Key::Tab);
    person.types("3");
    person.key(Modifiers::SHIFT, Key::Tab);
    person.key(Modifiers::NONE, Key::Escape);
    let expected = expected
        .replace("from: Number(12)", "from: Number(3)")
        .replace("to: Number(34)", "to: Number(7)");
    assert_eq!(write(&person.program()), write(&program(&expected)));
    person.clicks_at(second);
    person.types("99");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(write(&person.program()), write(&program(&expected)));
}

/// What is typed, letter by letter.
fn letters(text: &str) -> impl Iterator<Item = Event> {
    text.chars().map(|letter| Event::Text(letter.to_string()))
}

#[test]
fn letters_typed_right_after_the_key_of_a_field_come_into_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, THREE);
    let typed = |person: &Person<'_>, name: &str| {
        let field = person
            .harness
            .get_by_role_and_label(egui::accesskit::Role::TextInput, name);
        field.accesskit_node().value().unwrap_or_default()
    };
    let search = "Cerca un blocco…";
    // All before the next frame.
    let find = || pressed(Modifiers::COMMAND, Key::F);
    person.does_at_once([find()].into_iter().chain(letters("cade")));
    person.looks();
    assert_eq!(typed(&person, search), "cade");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(typed(&person, search), "");
    // Each in a frame of its own, none of which is late.
    person.does_at_once([find()]);
    for letter in letters("cura") {
        person.does_at_once([letter]);
    }
    person.looks();
    assert_eq!(typed(&person, search), "cura");
    person.key(Modifiers::NONE, Key::Escape);
    // The list of commands opens a field too.
    let list = [pressed(Modifiers::NONE, Key::F1)];
    person.does_at_once(list.into_iter().chain(letters("dupl")));
    person.looks();
    assert_eq!(typed(&person, "Tutti i comandi…"), "dupl");
    person.key(Modifiers::NONE, Key::Escape);
    // Letters that are composed, as those with accents are.
    let composed = ["´", "é"].map(|text| {
        Event::Ime(ImeEvent::Preedit {
            text: text.to_owned(),
            active_range_chars: None,
        })
    });
    let committed = Event::Ime(ImeEvent::Commit("é".to_owned()));
    let composed = composed.into_iter().chain([committed]);
    person.does_at_once([find()].into_iter().chain(composed).chain(letters("l")));
    person.looks();
    assert_eq!(typed(&person, search), "él");
    person.key(Modifiers::NONE, Key::Escape);
    assert_eq!(write(&person.program()), write(&program(THREE)));
}

#[test]
fn digits_typed_right_after_enter_come_into_the_number() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, COUNT);
    let count = person.in_hat()[0];
    let head = person.lies_at(count).left_top() + vec2(8.0, 12.0);
    person.clicks_at(head);
    // Over the variable to the first number.
    person.key(Modifiers::NONE, Key::ArrowRight);
    person.key(Modifiers::NONE, Key::ArrowRight);
    let enter = || pressed(Modifiers::NONE, Key::Enter);
    let typed = [enter()].into_iter().chain(letters("41")).chain([enter()]);
    person.does_at_once(typed);
    person.waits();
    let expected = COUNT.replace("from: Number(0)", "from: Number(41)");
    assert_eq!(write(&person.program()), write(&program(&expected)));
}

#[test]
fn the_outline_of_a_number_grows_with_it_and_nothing_of_the_block_is_covered() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has(&folder, COUNT);
    let count = person.in_hat()[0];
    let before = numbers_of(&mut person, count);
    person.clicks_at(before[0].center());
    person.types("123456789");
    person.waits();
    let during = numbers_of(&mut person, count);
    assert!(during[0].width() > before[0].width() + 40.0);
    assert!(
        during[1].min.x > before[1].min.x + 40.0,
        "what follows makes room"
    );
    let field = person.finds("Numero");
    let (outline, typed) = (during[0].x_range(), field.x_range());
    assert!(
        outline.contains(typed.min) && outline.contains(typed.max),
        "{field:?}"
    );
    assert!(
        (field.center().y - during[0].center().y).abs() < 1.0
            && field.height() <= during[0].height() + 1.0,
        "in the middle of its outline: {field:?} {:?}",
        during[0]
    );
    person.key(Modifiers::NONE, Key::Escape);
    person.waits();
    assert_eq!(numbers_of(&mut person, count), before);
}
