//! Hints on request, and programs that get cheaper by them.

use crate::support::*;

impl Person {
    /// Asks for a hint and waits until there is one.
    fn asks_for_a_hint(&mut self) {
        self.key(Modifiers::COMMAND, Key::I);
        self.waits_for(text().msg_hinting_where());
    }
}

#[test]
fn a_hint_goes_from_general_to_concrete_and_is_one_change() {
    let mut person = Person::sits_down();
    let before = person.program();
    let saves = text().msg_hinting_saves("5");
    person.asks_for_a_hint();
    assert!(!person.reads(&saves) && !person.reads(text().msg_hinting_instead()));
    person.presses(text().msg_hinting_where());
    assert!(!person.reads(&saves));
    person.presses(text().msg_hinting_how());
    person.must_read(&saves);
    person.must_read(text().msg_hinting_instead());
    // So far it is only told.
    person.expects_program(&before);
    person.presses(text().msg_hinting_apply());
    person.expects(THREE);
    person.must_hear("35");
    person.must_not_see(text().msg_hinting_apply());
    let after = person.program();
    person.undoes();
    person.expects_program(&before);
    person.redoes();
    person.expects_program(&after);
}

#[test]
fn by_hints_alone_a_program_gets_cheaper_and_cheaper() {
    let mut person = Person::sits_down();
    let mut programs = vec![person.program()];
    let mut costs = vec![person.cost()];
    for _ in 0..4 {
        person.asks_for_a_hint();
        for _ in 0..3 {
            person.key(Modifiers::COMMAND, Key::I);
        }
        programs.push(person.program());
        costs.push(person.cost());
    }
    assert!(costs.is_sorted_by(|a, b| a > b), "{costs:?}");
    for program in programs.iter().rev().skip(1) {
        person.undoes();
        person.expects_program(program);
    }
}

#[test]
fn a_mistake_is_told_before_any_saving() {
    let mut person = Person::sits_down();
    let (where_, after) = (
        text().msg_hinting_where(),
        text().msg_hinting_after_mistake(),
    );
    person.opens(
        "Program(format: 1, name: \"x\", on_click: [Infect(Clicked), InfectArea(Clicked), \
         RemoveInfected, If(branches: [(when: IsEmpty(Clicked), then: [DropAll])])])",
    );
    person.key(Modifiers::COMMAND, Key::I);
    person.waits_for(&after);
    person.must_not_see(&where_);
    person.presses(&after);
    person.must_see(&where_);
}

#[test]
fn a_hint_goes_away_with_its_program_and_where_there_is_none_it_is_said() {
    let mut person = Person::sits_down();
    let where_ = text().msg_hinting_where();
    person.asks_for_a_hint();
    person.commands(EditorCommand::Rename("altro".to_owned()));
    person.must_not_see(&where_);
    // Esc and the cross close it too.
    person.asks_for_a_hint();
    person.escapes();
    person.must_not_see(&where_);
    person.asks_for_a_hint();
    person.presses(text().msg_hinting_close());
    person.must_not_see(&where_);
    person.opens("Program(format: 1, name: \"x\", on_click: [Remove(Hole)])");
    person.key(Modifiers::COMMAND, Key::I);
    assert!(!person.status().is_empty());
    person.opens("solutions/costo-2.ron");
    person.key(Modifiers::COMMAND, Key::I);
    person.waits_until("the end of the search", |person| {
        !person.status().is_empty() && person.reads("Non conosco")
    });
    person.must_not_see(&where_);
}

#[test]
fn what_is_put_in_scrolls_beside_buttons_that_stay_in_sight() {
    for size in [WINDOW, vec2(1366.0, 768.0), SMALL, SMALLEST] {
        let mut person = Person::sits_down_at(size);
        person.opens("solutions/area-se-annidati-blocchi.ron");
        person.asks_for_a_hint();
        person.presses(text().msg_hinting_where());
        person.presses(text().msg_hinting_how());
        person.waits();
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let apply = person.finds(text().msg_hinting_apply());
        assert!(screen.contains_rect(apply), "{size}: {apply}");
        let sheet = person.finds(text().msg_hinting_close()).max.x - apply.min.x;
        assert!(sheet >= 300.0, "{size}: {sheet}");
        // The words stay beside the picture, which may be larger than its place.
        let picture = person.finds(text().msg_hinting_put());
        assert!(picture.min.x >= apply.max.x, "{size}: {picture} {apply}");
        person.presses(text().msg_hinting_apply());
        person.must_not_see(text().msg_hinting_apply());
    }
}
