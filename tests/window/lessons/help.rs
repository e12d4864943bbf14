//! Help is offered after two failed tries at the same step, and refused for a whole lesson.

use super::{costs, rules};
use crate::support::*;
use clickomania::window::clickomania::guide::lesson::answer::Given;

/// The offers: of a place, and of a hint in words.
fn offers() -> [String; 2] {
    [
        text().msg_lesson_show_where(),
        text().msg_lesson_give_hint(),
    ]
}

impl Person {
    /// Opens this lesson of the first course and does what comes before this item.
    fn comes_to(&mut self, lesson: usize, item: usize) {
        self.opens_lesson(costs(), lesson);
        self.does_items(0..item);
        assert_eq!(self.offered(), None);
    }

    /// The offer that is made.
    fn offered(&self) -> Option<String> {
        offers().into_iter().find(|offer| self.sees(offer))
    }

    /// Presses the offer of help.
    fn takes_help(&mut self) {
        let offer = self.offered().expect("help is offered");
        self.chooses(offer);
    }

    /// Tries twice; help is offered after the second try.
    fn fails_twice(&mut self, mut tries: impl FnMut(&mut Person)) {
        for offered in [false, true] {
            tries(self);
            self.looks();
            assert_eq!(self.offered().is_some(), offered, "{:?}", self.names());
        }
    }

    fn answers_wrongly(&mut self) {
        let task = self.services().task.task().clone();
        let wrong = Given {
            typed: "77".to_owned(),
            ..Given::default()
        };
        self.answers(&task.questions[0].answer, &wrong);
    }

    fn checks(&mut self) {
        self.commands(VerdictCommand::Show);
        self.waits_for_the_judge();
        self.escapes();
    }

    /// The first hint of the open lesson is read.
    fn must_read_the_first_hint(&mut self) {
        let hint = self.services().task.task().hints[0].clone();
        self.must_read(hint.shown(Language::It).replace('*', ""));
    }
}

#[test]
fn after_two_wrong_answers_the_first_hint_of_the_lesson_is_offered() {
    let mut person = Person::sits_down();
    person.comes_to(6, 0);
    // Nothing and no number are no tries.
    for typed in ["", "x"] {
        person.focuses(text().msg_lesson_answer_field());
        person.types_over(typed);
        person.chooses(text().msg_lesson_answer());
    }
    person.fails_twice(Person::answers_wrongly);
    person.takes_help();
    person.must_read_the_first_hint();
    assert_eq!(person.offered(), None);
    person.fails_twice(Person::answers_wrongly);
    // The next step has its own tries.
    person.does_items(0..1);
    assert_eq!(person.offered(), None);
}

#[test]
fn after_two_wrong_moves_help_is_offered_and_refused_for_the_lesson() {
    let mut person = Person::sits_down();
    person.comes_to(2, 2);
    let wrong = program("on_click: [InfectArea(Clicked), DropAll]");
    person.puts_up(&wrong);
    person.fails_twice(Person::plays_a_move);
    person.chooses(text().msg_lesson_no_help());
    assert_eq!(person.offered(), None);
    for _ in 0..2 {
        person.plays_a_move();
    }
    assert_eq!(person.offered(), None);
    // Another lesson offers it; this one does not when one comes back.
    person.comes_to(6, 0);
    person.fails_twice(Person::answers_wrongly);
    person.opens_lesson(costs(), 2);
    for _ in 0..2 {
        person.plays_a_move();
    }
    assert_eq!(person.offered(), None);
}

#[test]
fn after_two_checks_of_wrong_programs_help_is_offered() {
    let mut person = Person::sits_down();
    person.comes_to(2, 4);
    person.judges(true);
    let mut wrong = [
        "InfectArea(Clicked), DropAll, RemoveInfected",
        "InfectArea(Clicked), RemoveInfected",
    ]
    .into_iter();
    person.fails_twice(|person| {
        let blocks = wrong.next().unwrap();
        person.puts_up(&program(&format!("on_click: [{blocks}]")));
        person.checks();
    });
}

#[test]
fn a_wrong_program_that_is_given_is_no_try() {
    let mut person = Person::sits_down();
    // It begins with a program that never ends.
    person.comes_to(12, 2);
    for _ in 0..2 {
        person.checks();
    }
    assert_eq!(person.offered(), None);
}

#[test]
fn without_hints_of_the_lesson_the_place_in_the_program_is_shown() {
    let mut person = Person::sits_down();
    let path = person.writes(
        "senza.ron",
        r#"Task(format: 1, id: "senza", title: {"it": "Senza"}, wanted: [RemoveAreaAndDrop(Clicked)], goals: [35],
            text: {"it": "Fino a 35."}, steps: [(text: {"it": "Costo 35."}, until: Goal(1))])"#,
    );
    person.opens_file(&path);
    person.looks();
    person.judges(true);
    person.puts_up(&program(
        "on_click: [RemoveAreaAndDrop(Clicked), RemoveAreaAndDrop(Clicked)]",
    ));
    person.fails_twice(Person::checks);
    person.puts_up(&program("on_click: [RemoveAreaAndDrop(Clicked)]"));
    person.takes_help();
    let level = text().msg_hinting_step("2", "3");
    person.waits_for(level);
}

#[test]
fn behind_the_last_step_a_wrong_program_is_a_try_too() {
    let mut person = Person::sits_down();
    person.opens_lesson(rules(), 3);
    let questions = rules().tasks[3].items().len();
    person.does_items(0..questions);
    person.puts_up(&program("on_click: [Remove(Clicked), Remove(Clicked)]"));
    person.fails_twice(Person::plays_a_move);
    person.takes_help();
    person.must_read_the_first_hint();
}

#[test]
fn a_step_that_names_a_block_leads_to_it() {
    let mut person = Person::sits_down();
    // The block that is missing, in the palette.
    person.comes_to(2, 2);
    person.puts_up(&program("on_click: [Remove(Clicked)]"));
    person.fails_twice(Person::plays_a_move);
    person.takes_help();
    assert_eq!(person.focused(), Some(in_palette(Kind::InfectArea)));
    // The block that is to go, on the canvas.
    person.judges(true);
    person.puts_up(&program(
        "on_click: [RemoveAreaAndDrop(Clicked), RemoveAreaAndDrop(Clicked)]",
    ));
    // The first check opens the step before.
    person.checks();
    person.fails_twice(Person::checks);
    person.takes_help();
    let block = person.first_of(Kind::RemoveAreaAndDrop);
    assert_eq!(person.clickomania().canvas().chosen(), Some(block));
}

#[test]
fn no_help_is_offered_with_a_question_about_which_there_is_no_hint() {
    let mut person = Person::sits_down();
    person.comes_to(12, 1);
    for _ in 0..3 {
        person.answers_wrongly();
        assert_eq!(person.offered(), None);
    }
}
