//! Lessons that one leaves and comes back to: what was begun at a question, and beginning over.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, SlotCommand};
use clickomania::window::clickomania::guide::lesson::answer::Given;
use clickomania::window::clickomania::guide::lesson::items;
use clickomania::window::kit::command::HistoryCommand;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::wall::Cell;

const OVER: &str = "Ricomincia questa lezione";

#[test]
fn what_is_marked_chosen_or_typed_is_there_again_at_the_next_start() {
    let folder = Folder::new();
    let mut given = Given::default();
    for (row, column) in [(6, 5), (7, 5)] {
        given.marked.insert(Cell::new(row, column).unwrap());
    }
    let marked = |person: &Person<'_>| {
        let names = person.names().into_iter();
        names.filter(|name| name.ends_with(", segnata")).count()
    };
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("da-40-a-2"), 0);
    person.marks(&given);
    person.opens_lesson(course("altre-regole"), 0);
    let nodes = person.harness.query_all_by_label("la riga");
    let mut radio = nodes.filter(|node| node.accesskit_node().role() == Role::RadioButton);
    radio.next().expect("it is an option").click_accesskit();
    drop(radio);
    person.looks();
    person.opens_lesson(course("altre-regole"), 1);
    person.harness.get_by_label("La tua risposta").focus();
    person.looks();
    person.types("4");
    person.looks();
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("da-40-a-2"), 0);
    assert_eq!(marked(&person), 2, "{:?}", person.names());
    person.opens_lesson(course("altre-regole"), 0);
    assert_eq!(person.is_chosen("la riga"), Some(Toggled::True));
    assert_eq!(person.is_chosen("la colonna"), Some(Toggled::False));
    person.opens_lesson(course("altre-regole"), 1);
    assert_eq!(person.is_written("La tua risposta"), "4");
    // A mark that is taken back is gone.
    person.opens_lesson(course("da-40-a-2"), 0);
    person.marks(&given);
    person.looks();
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("da-40-a-2"), 0);
    assert_eq!(marked(&person), 0);
    person.leaves();
}

#[test]
fn a_lesson_is_begun_over_and_that_is_undone() {
    let folder = Folder::new();
    let course = course("da-40-a-2");
    let (number, task) = (1, &course.tasks[1]);
    let all = items(task).len();
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course, number);
    let begun = person.program();
    assert!(!person.sees(OVER), "nothing was done yet");
    person.goes_through(task);
    let (done, best) = (person.program(), person.best());
    assert!(best.is_some() && !done.same_text_as(&begun));
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.looks();

    // Below what is said of a lesson that is solved stands the coach.
    person.chooses("Chiudi", 0.0);
    person.chooses(OVER, 0.0);
    assert_eq!(person.steps_done(), 0);
    assert!(person.program().same_text_as(&begun));
    // What was reached stays, and so do the slots.
    assert!(person.is_done() && person.best() == best);
    let undo = || ClickomaniaCommand::History(HistoryCommand::Undo);
    person.commands(undo());
    person.looks();
    assert_eq!(person.steps_done(), all);
    assert!(person.program().same_text_as(&done));
    person.commands(ClickomaniaCommand::History(HistoryCommand::Redo));
    person.looks();
    assert_eq!(person.steps_done(), 0);
    person.leaves();

    // It is so at the next start, and each step is to be done again, the goal too.
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course, number);
    assert_eq!(person.steps_done(), 0);
    assert!(person.program().same_text_as(&begun));
    person.goes_through(task);
    assert_eq!(person.best(), best);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Load(2)));
    assert!(person.program().same_text_as(&done));
    person.leaves();
}
