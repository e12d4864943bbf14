//! Keys and letters that come faster than frames: into fields, numbers and lists.

use crate::support::*;
use egui::ImeEvent;

const COUNT: &str = "variables: [\"i\"], on_click: [Count(var: \"i\", from: Number(0), to: Number(8), \
                     by: Number(1), body: [])]";

/// What is typed, letter by letter.
fn letters(text: &str) -> impl Iterator<Item = Event> {
    text.chars().map(|letter| Event::Text(letter.to_string()))
}

#[test]
fn tab_goes_on_to_the_next_number_and_no_digit_is_lost() {
    let mut person = Person::sits_with(COUNT);
    let count = person.hat()[0];
    let first = person.numbers_of(count)[0].center();
    // All of it before the next frame, the click too.
    let mut events = vec![
        Event::PointerMoved(first),
        button(first, true),
        button(first, false),
    ];
    for (number, key) in [("12", Key::Tab), ("34", Key::Tab), ("5", Key::Enter)] {
        events.extend(letters(number));
        events.push(pressed(Modifiers::NONE, key));
    }
    person.at_once(events);
    person.waits();
    let expected = COUNT
        .replace("from: Number(0)", "from: Number(12)")
        .replace("to: Number(8)", "to: Number(34)")
        .replace("by: Number(1)", "by: Number(5)");
    person.expects(&expected);
    person.must_not_see(text().msg_number_field());
    // Back with Shift+Tab; Esc gives up what was typed last, and only that.
    let second = person.numbers_of(count)[1].center();
    person.clicks_at(second);
    for number in ["7", "3"] {
        person.types(number);
        person.key(Modifiers::SHIFT, Key::Tab);
    }
    person.escapes();
    let expected = expected
        .replace("from: Number(12)", "from: Number(3)")
        .replace("to: Number(34)", "to: Number(7)");
    person.expects(&expected);
    person.clicks_at(second);
    person.types("99");
    person.escapes();
    person.expects(&expected);
}

#[test]
fn letters_typed_right_after_the_key_of_a_field_come_into_it() {
    let mut person = Person::sits_with(THREE);
    let search = text().msg_palette_search();
    let find = || [pressed(Modifiers::COMMAND, Key::F)].into_iter();
    // All before the next frame.
    person.at_once(find().chain(letters("cade")));
    person.looks();
    assert_eq!(person.value_of(&search), "cade");
    person.escapes();
    assert_eq!(person.value_of(&search), "");
    // Each in a frame of its own, none of which is late.
    for event in find().chain(letters("cura")) {
        person.at_once([event]);
    }
    person.looks();
    assert_eq!(person.value_of(&search), "cura");
    person.escapes();
    // The list of commands opens a field too.
    let list = [pressed(Modifiers::NONE, Key::F1)].into_iter();
    person.at_once(list.chain(letters("dupl")));
    person.looks();
    assert_eq!(person.value_of(text().msg_menu_commands()), "dupl");
    person.escapes();
    // Letters that are composed, as those with accents are.
    let composed = ["´", "é"].map(|text| {
        Event::Ime(ImeEvent::Preedit {
            text: text.to_owned(),
            active_range_chars: None,
        })
    });
    let committed = Event::Ime(ImeEvent::Commit("é".to_owned()));
    let composed = composed.into_iter().chain([committed]);
    person.at_once(find().chain(composed).chain(letters("l")));
    person.looks();
    assert_eq!(person.value_of(&search), "él");
    person.escapes();
    person.expects(THREE);
}

/// Letters that run from right to left become boxes; the Latin words around them stay in order.
#[test]
fn words_beside_letters_that_run_right_to_left_stay_in_order() {
    for words in [
        "שלום: toglie il mattone",
        "prima riga, poi שלום e poi fine",
        "محمد Rossi",
    ] {
        let person = Person::sits_down();
        let galley = person.harness.ctx.fonts_mut(|fonts| {
            fonts.layout_no_wrap(words.to_owned(), theme::regular(14.0), egui::Color32::BLACK)
        });
        let row = &galley.rows[0].row;
        let painted: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
        assert_eq!(painted, words);
        let lefts: Vec<f32> = row.glyphs.iter().map(|glyph| glyph.pos.x).collect();
        assert!(lefts.is_sorted(), "{words}: {lefts:?}");
        let letters = engine::layout::Advances::embedded().letters(words);
        let missing: Vec<char> = letters.iter().filter_map(|letter| letter.missing).collect();
        let expected: Vec<char> = words.chars().filter(|&c| c > '\u{500}').collect();
        assert_eq!(missing, expected);
    }
}
