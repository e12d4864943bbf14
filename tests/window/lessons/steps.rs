//! Steps are done while their statement is true: whatever the order in which it came about, and open again after undo.

use super::costs;
use crate::support::*;

/// Programs that a person builds one after the other in a lesson of the first course, after a move, and how many steps are
/// done then.
const BUILT: [(usize, &[(&str, usize)]); 2] = [
    (
        2,
        &[
            ("DropAll, RemoveInfected", 2),
            ("DropAll, RemoveInfected, InfectArea(Clicked)", 3),
            ("InfectArea(Clicked), RemoveInfected, DropAll", 4),
            ("InfectArea(Clicked), Disabled(RemoveInfected), DropAll", 3),
            ("RemoveAreaAndDrop(Clicked)", 1),
        ],
    ),
    (
        9,
        &[
            ("DropBrick(Clicked)", 1),
            (
                "Count(var: \"colonna\", from: Number(0), to: Number(8), by: Number(1), body: [DropBrick(Clicked)])",
                1,
            ),
            (
                "Count(var: \"colonna\", from: Number(0), to: Number(8), by: Number(1), body: [\
                 Count(var: \"riga\", from: Number(0), to: Number(7), by: Number(1), body: [\
                 DropBrick(CellAt(row: Get(\"riga\"), column: Get(\"colonna\")))])])",
                3,
            ),
            (
                "Count(var: \"colonna\", from: Number(0), to: Number(8), by: Number(1), body: [\
                 Count(var: \"riga\", from: Number(0), to: Number(7), by: Number(1), body: [\
                 DropBrick(CellAt(row: Get(\"colonna\"), column: Get(\"riga\")))])])",
                1,
            ),
        ],
    ),
];

#[test]
fn blocks_in_the_wrong_order_or_place_leave_the_step_open() {
    for (lesson, built) in BUILT {
        let mut person = Person::sits_down();
        person.opens_lesson(costs(), lesson);
        person.judges(false);
        person.plays_a_move();
        person.waits_for_the_move();
        for (blocks, done) in built {
            person.puts_up(&program(&format!(
                "variables: [\"colonna\", \"riga\"], on_click: [{blocks}]"
            )));
            person.looks();
            assert_eq!(person.steps_done(), *done, "lesson {lesson}: {blocks}");
        }
        for (blocks, done) in built.iter().rev().skip(1) {
            person.undoes();
            person.looks();
            assert_eq!(
                person.steps_done(),
                *done,
                "lesson {lesson}, undone: {blocks}"
            );
        }
        for (blocks, done) in &built[1..] {
            person.redoes();
            person.looks();
            assert_eq!(
                person.steps_done(),
                *done,
                "lesson {lesson}, redone: {blocks}"
            );
        }
    }
}

const TASK: &str = r#"Task(format: 1, id: "passi", title: {"it": "Passi"}, wanted: [Remove(Clicked), DropAll], goals: [11],
    walls: Listed([".........
.........
.........
.........
.........
.........
.........
RG.......
GR......."]),
    steps: [
        (text: {"it": "Fai clic su (7, 0)."}, until: Clicked((7, 0))),
        (text: {"it": "Togli la caduta."}, until: Lacks(DropAll), optional: true),
        (text: {"it": "Fai una mossa."}, until: Played),
        (text: {"it": "Leggi."}, until: Pressed),
        (text: {"it": "Giusto."}, until: Right),
    ])"#;

impl Person {
    fn opens_the_task(&mut self) {
        let path = self.writes("passi.ron", TASK);
        self.opens_file(&path);
        self.looks();
    }

    fn makes_a_move_at(&mut self, row: usize, column: usize) {
        self.commands(PlaybackCommand::Click(Cell::new(row, column).unwrap()));
        self.commands(PlaybackCommand::Finish);
        self.waits_for_the_move();
        self.looks();
    }
}

#[test]
fn clicks_and_presses_stay_and_a_right_program_does_all_before_it() {
    let mut person = Person::sits_down();
    person.opens_the_task();
    person.judges(false);
    person.puts_up(&program("on_click: [Remove(Clicked)]"));
    person.commands(PlaybackCommand::Play);
    // Another cell is no click there.
    person.makes_a_move_at(8, 1);
    assert_eq!(person.steps_done(), 0);
    person.makes_a_move_at(7, 0);
    // The optional step is done, so the present one is that of the move: this one did not count for it.
    assert_eq!(person.steps_done(), 2);
    person.puts_up(&program("on_click: [Remove(Clicked), DropAll]"));
    person.looks();
    // An optional step that is open again is shown, but it is not the present one.
    assert_eq!(person.steps_done(), 2);
    person.must_read("Togli la caduta.");
    person.chooses(text().msg_lesson_go_on());
    person.must_read("Fai una mossa.");
    person.makes_a_move_at(7, 1);
    assert_eq!(person.steps_done(), 3);
    person.chooses(text().msg_lesson_go_on());
    assert_eq!(person.steps_done(), 4);
    person.undoes();
    person.looks();
    assert_eq!(person.steps_done(), 4, "clicks and presses are facts");
    person.commands(TaskCommand::BeginOver);
    person.looks();
    assert_eq!(person.steps_done(), 0);
    person.judges(true);
    person.puts_up(&program("on_click: [Remove(Clicked), DropAll]"));
    person.waits_until("it is right", |person| person.steps_done() == 5);
}
