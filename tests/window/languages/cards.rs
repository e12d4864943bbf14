//! The cards of all lessons, with the palette and the news beside them, in every language.

use super::Reader;
use crate::support::*;
use engine::task::steps::Item;
use engine::task::{Course, Task, Until, embedded};
use std::ops::Range;

const SIZES: [Vec2; 3] = [SMALL, vec2(1366.0, 768.0), WINDOW];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_cards_of_the_first_lessons_can_be_read() {
    reads_lessons("da-40-a-2", 0..15);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_cards_of_the_lessons_in_the_middle_can_be_read() {
    reads_lessons("da-40-a-2", 15..30);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_cards_of_the_last_lessons_can_be_read() {
    reads_lessons("da-40-a-2", 30..40);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_cards_of_the_other_rules_can_be_read() {
    reads_lessons("altre-regole", 0..13);
}

/// Goes through these lessons by their cards, and reads each card in all languages before and after it is done.
fn reads_lessons(course: &str, lessons: Range<usize>) {
    let courses = embedded().courses.iter().map(|(_, course)| course);
    let course: &Course = courses
        .into_iter()
        .find(|known| known.id.as_str() == course)
        .unwrap();
    let mut reader = Reader::new(Person::sits_down(), Language::It);
    for number in lessons {
        reader.person.opens_lesson(course, number);
        let task = reader.person.services().task.task().clone();
        for at in 0..task.items().len() {
            let what = format!("{}, item {at}", task.id);
            reader.reads_in_all_languages(&what);
            reader.person.does_items(at..at + 1);
            if asks(&task, at) {
                reader
                    .person
                    .chooses(text().msg_lesson_step_done((at + 1).to_string()));
                reader.reads_in_all_languages(&format!("{what}, answered"));
                reader.person.chooses(text().msg_lesson_go_on());
            }
        }
        reader.reads_in_all_languages(&format!("{}, the end", task.id));
    }
    let found = &reader.found;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn asks(task: &Task, at: usize) -> bool {
    match task.items()[at] {
        Item::Step(step) => matches!(task.steps[step].until, Until::Answered(_)),
        Item::Question(_) => true,
    }
}

impl Reader {
    fn reads_in_all_languages(&mut self, what: &str) {
        for language in Language::complete() {
            self.person.speaks(language);
            self.text = Text::load(language).unwrap();
            self.reads_at(&SIZES, &format!("{language:?}, {what}"));
        }
        self.person.speaks(Language::It);
        self.person.harness.set_size(WINDOW);
        self.person.harness.run_steps(3);
    }
}
