//! Every lesson, gone through as its author means it: steps tick in order, questions refuse wrong answers and accept
//! right ones, the goal is reached, the next one opens. Nothing moves on the way.

use super::{costs, rules};
use crate::support::*;

#[test]
fn the_first_lessons_are_gone_through() {
    let mut person = Person::sits_down_at(vec2(1366.0, 768.0));
    person.goes_through_course(costs(), 0..10);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_the_fall_are_gone_through() {
    Person::sits_down().goes_through_course(costs(), 10..20);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_strips_and_infection_are_gone_through() {
    Person::sits_down().goes_through_course(costs(), 20..30);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_last_lessons_are_gone_through() {
    Person::sits_down().goes_through_course(costs(), 30..costs().tasks.len());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_other_rules_are_gone_through() {
    Person::sits_down().goes_through_course(rules(), 0..rules().tasks.len());
}

#[test]
fn a_step_is_ticked_when_all_that_it_says_is_done() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 4);
    person.does_items(0..2);
    let built = |commands: &str, condition: &str, inside: &str| {
        program(&format!(
            "on_click: [{commands}If(branches: [(when: {condition}, then: [{inside}])])]"
        ))
    };
    let commands =
        "Infect(CellAt(row: Number(1), column: Number(4))), Paint(colour: Red, cell: Clicked), ";
    let whole = "Compare(RowOf(Clicked), Eq, Number(5))";
    for (condition, done) in [
        ("Hole", 2),
        ("Compare(Hole, Eq, Hole)", 3),
        ("Compare(RowOf(Hole), Eq, Hole)", 3),
    ] {
        person.puts_up(&built(commands, condition, ""));
        assert_eq!(person.steps_done(), done, "{condition}");
    }
    // The condition is there, but both commands are outside.
    person.judges(true);
    person.puts_up(&built(commands, whole, ""));
    person.commands(VerdictCommand::Show);
    person.waits_for(verdict(text().msg_judging_wrong_small()));
    assert_eq!(person.steps_done(), 4);
    person.puts_up(&built("", whole, commands));
    person.waits_until("it is right", |person| person.steps_done() == 5);
}

#[test]
fn a_move_that_changes_nothing_does_not_tick_the_step_that_asks_for_one() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 0);
    person.commands(PlaybackCommand::Play);
    // The area of the first one is empty.
    for (row, column, done) in [(7, 6, 0), (6, 5, 1)] {
        let click = Cell::new(row, column).unwrap();
        person.commands(PlaybackCommand::Click(click));
        person.commands(PlaybackCommand::Finish);
        person.waits_for_the_move();
        assert_eq!(person.steps_done(), done);
    }
}
