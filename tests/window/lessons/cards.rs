//! The card of a lesson: its text, what was reached, where one goes on; lessons that one leaves and comes back to.

use super::{costs, rules};
use crate::support::*;
use clickomania::window::clickomania::guide::lesson::answer::Given;

#[test]
fn a_reached_goal_is_announced_in_the_card_and_an_edit_puts_it_away() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_lesson(rules(), 0);
    let task = &rules().tasks[0];
    for solution in [0, 1] {
        person.puts_up(&task.solutions[solution].program);
        let cost = person.cost().to_string();
        let reached = text().msg_lesson_reached(text().msg_goal_cost(cost));
        person.waits_for(&reached);
        person.adds(Kind::CureAll);
        person.must_not_see(&reached);
    }
}

#[test]
fn the_text_opens_over_the_palette_and_blocks_in_the_card_lead_there() {
    for size in [WINDOW, SMALL] {
        let mut person = Person::sits_down_at(size);
        person.opens_lesson(costs(), 1);
        let task = &costs().tasks[1];
        person.chooses(text().msg_lesson_go_on());
        let step = text().msg_lesson_step("2", task.items().len().to_string());
        let card = person.finds(&step);
        let canvas = person.canvas_rect();
        assert!(
            card.max.y < canvas.min.y && canvas.height() > size.y * 0.4,
            "{canvas:?}"
        );
        person.chooses(text().msg_lesson_find_block(on_canvas(Kind::RemoveAreaAndDrop)));
        person.must_see(in_palette(Kind::RemoveAreaAndDrop));
        let title = task.title.shown(Language::It);
        let close = text().msg_lesson_fold();
        for shown in [true, false] {
            person.presses_beginning(format!("{title}: "));
            assert_eq!(person.sees(&close), shown);
            person.must_see(&step);
        }
        // It closes at the next act.
        person.presses_beginning(format!("{title}: "));
        let place = person.finds(&close);
        assert!(place.max.x <= canvas.min.x + 1.0, "{place:?}");
        person.adds(Kind::CureAll);
        person.must_not_see(&close);
    }
}

#[test]
fn a_right_program_above_the_first_goal_does_not_solve_a_lesson() {
    let mut person = Person::sits_down();
    // It begins with a right program of cost 35; the first goal is 28.
    person.opens_lesson(costs(), 34);
    assert!(person.document().is_as_begun());
    // With one more block that changes nothing it is a program of the pupil, and right, but no better than the given one.
    person.adds(Kind::CureAll);
    assert!(!person.document().is_as_begun());
    person.judges(true);
    person.waits_until("the best", |person| person.best().is_some());
    assert!(!person.is_done());
}

#[test]
fn undoing_stops_where_the_lesson_begins() {
    let mut person = Person::sits_down();
    let [first, second] = [1, 2].map(|number| costs().tasks[number].id.to_string());
    let undo = |person: &mut Person| person.commands(HistoryCommand::Undo);
    person.opens_lesson(costs(), 1);
    person.opens_lesson(costs(), 2);
    let begun = person.program();
    person.adds(Kind::DropAll);
    for _ in 0..2 {
        undo(&mut person);
        assert_eq!(person.task(), second);
        person.expects_program(&begun);
    }
    person.must_hear(costs().tasks[1].title.shown(Language::It));
    // Once more goes there, and comes back.
    undo(&mut person);
    assert_eq!(person.task(), first);
    person.commands(HistoryCommand::Redo);
    assert_eq!(person.task(), second);
    // What was changed since is undone first.
    person.adds(Kind::DropAll);
    undo(&mut person);
    undo(&mut person);
    assert_eq!(person.task(), second);
}

#[test]
fn behind_the_last_lesson_there_are_ways_on() {
    let mut person = Person::sits_down();
    let last = rules().tasks.len() - 1;
    person.opens_lesson(rules(), last);
    person.goes_through();
    person.must_see(text().msg_lesson_to_home());
    let other = costs().title.shown(Language::It);
    person.chooses(text().msg_lesson_other_course(other));
    assert_eq!(person.task(), costs().tasks[0].id.as_str());
    // It was left done: the card offers them again.
    person.opens_lesson(rules(), last);
    person.waits_for(text().msg_lesson_to_home());
    person.chooses(text().msg_lesson_to_home());
    person.must_see(text().msg_home_free());
}

#[test]
fn marks_choices_and_numbers_are_there_again_at_the_next_start() {
    let mut person = Person::sits_down();
    let mut given = Given::default();
    for (row, column) in [(6, 5), (7, 5)] {
        given.marked.insert(Cell::new(row, column).unwrap());
    }
    let marked = |person: &Person| {
        let end = text().msg_lesson_cell_marked("");
        let names = person.names().into_iter();
        names.filter(|name| name.ends_with(&end)).count()
    };
    person.opens_lesson(costs(), 0);
    person.does_items(0..2);
    person.marks(&given);
    person.opens_lesson(rules(), 4);
    person.does_items(0..1);
    let mut nodes = person.harness.query_all_by_label("il colore di prima");
    let radio = nodes.find(|node| node.accesskit_node().role() == Role::RadioButton);
    radio.expect("the option is there").click_accesskit();
    drop(nodes);
    person.looks();
    person.opens_lesson(costs(), 6);
    person.focuses(text().msg_lesson_answer_field());
    person.types("4");
    let mut person = person.restarts();
    person.opens_lesson(costs(), 0);
    assert_eq!(marked(&person), 2, "{:?}", person.names());
    person.opens_lesson(rules(), 4);
    assert!(person.is_chosen("il colore di prima") && !person.is_chosen("nessun colore"));
    person.opens_lesson(costs(), 6);
    assert_eq!(person.value_of(text().msg_lesson_answer_field()), "4");
    // A mark that is taken back is gone.
    person.opens_lesson(costs(), 0);
    person.marks(&given);
    person.looks();
    let mut person = person.restarts();
    person.opens_lesson(costs(), 0);
    assert_eq!(marked(&person), 0);
}

#[test]
fn a_lesson_is_begun_over_and_that_is_undone() {
    let (number, task) = (1, &costs().tasks[1]);
    let all = task.items().len();
    let over = text().msg_lesson_begin_over();
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), number);
    let begun = person.program();
    person.must_not_see(&over);
    person.goes_through();
    let (done, best) = (person.program(), person.best());
    assert!(best.is_some() && !done.same_text_as(&begun));
    person.commands(SlotCommand::Store(2));
    person.looks();
    person.chooses(&over);
    assert_eq!(person.steps_done(), 0);
    person.expects_program(&begun);
    // What was reached stays, and so do the slots.
    assert!(person.is_done() && person.best() == best);
    person.commands(HistoryCommand::Undo);
    person.looks();
    person.expects_program(&done);
    // The last step wants a right program.
    person.judges(true);
    person.waits_until("it is right again", |person| person.steps_done() == all);
    person.judges(false);
    person.commands(HistoryCommand::Redo);
    // It is so at the next start, and each step is to be done again.
    let mut person = person.restarts();
    person.opens_lesson(costs(), number);
    assert_eq!(person.steps_done(), 0);
    person.expects_program(&begun);
    person.goes_through();
    assert_eq!(person.best(), best);
    person.commands(SlotCommand::Load(2));
    person.expects_program(&done);
}
