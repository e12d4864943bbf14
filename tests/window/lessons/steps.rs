//! Steps are done while their statement is true: whatever the order in which it came about, and open again after undo.

use super::costs;
use crate::support::*;
use egui::{Color32, Shape};

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

impl Person {
    /// The item with this index of the open lesson is on the card.
    fn must_show_item(&self, at: usize, count: usize) {
        assert!(
            self.shows_item(at, count),
            "not at {at}: {:?}",
            self.names()
        );
    }
}

#[test]
fn a_right_program_is_taken_apart_to_make_it_cheaper_and_the_card_stays() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 12);
    person.does_items(0..3);
    person.must_show_item(3, 4);
    person.judges(true);
    for blocks in [
        "While(when: ExistsEmpty, body: [Set(var: \"C\", to: AnyEmpty)])",
        "While(when: ExistsEmpty, body: [Set(var: \"C\", to: Hole)])",
        "DropBrick(Clicked)",
    ] {
        person.puts_up(&program(&format!(
            "variables: [\"C\"], on_click: [{blocks}]"
        )));
        person.looks();
        person.must_show_item(3, 4);
    }
    person.commands(VerdictCommand::Show);
    person.waits_for_the_judge();
    person.looks();
    person.must_show_item(3, 4);
    person.escapes();
    // The three edits, and the one that made it right.
    for _ in 0..4 {
        person.undoes();
    }
    person.waits_until("it is to be made right again", |person| {
        person.shows_item(2, 4)
    });
}

#[test]
fn the_card_goes_back_to_a_step_that_opened_once_the_program_is_tried() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 4);
    person.does_items(0..2);
    person.judges(false);
    person.puts_up(&program(
        "on_click: [Paint(colour: Red, cell: Clicked), \
         If(branches: [(when: Compare(RowOf(Clicked), Eq, Number(5)), then: [])])]",
    ));
    // Two steps at once: the second is read too.
    person.must_show_item(3, 6);
    person.chooses(text().msg_lesson_go_on());
    person.must_show_item(4, 6);
    // The command takes the blocks below it along.
    let paint = person.first_of(Kind::Paint);
    let at = person.takes(paint, vec2(160.0, 160.0));
    person.lets_go(at);
    person.looks();
    person.must_show_item(4, 6);
    person.commands(PlaybackCommand::Play);
    person.looks();
    person.must_show_item(2, 6);
}

#[test]
fn a_step_that_is_done_already_is_on_the_card_until_something_is_done() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_lesson(costs(), 1);
    person.chooses(text().msg_lesson_go_on());
    person.puts_up(&program("on_click: [RemoveAreaAndDrop(Hole)]"));
    person.puts_up(&program("on_click: [RemoveAreaAndDrop(Clicked)]"));
    person.waits_until("it is right", |person| person.steps_done() == 5);
    // Nobody made a move yet.
    person.must_show_item(3, 6);
    person.plays_a_move();
    person.looks();
    person.must_show_item(4, 6);
    person.chooses(text().msg_lesson_go_on());
    person.must_show_item(5, 6);
}

#[test]
fn a_move_that_a_step_asks_for_is_not_called_wrong() {
    let mut person = Person::sits_down();
    person.judges(true);
    // Its program is unfinished on purpose.
    person.opens_lesson(costs(), 7);
    person.plays_a_move();
    person.looks();
    person.must_not_see(text().msg_stage_wrong_short());
    person.must_not_see(text().msg_stage_show_right_wall());
    // At the step that wants the goal it is.
    person.puts_up(&program(
        "variables: [\"colonna\"], on_click: [Count(var: \"colonna\", from: Number(0), to: Number(1), by: Number(1), \
         body: [CompactColumn(Get(\"colonna\"))])]",
    ));
    person.does_items(4..5);
    person.commands(PlaybackCommand::Play);
    // Column 8 is not among those that it compacts.
    let playable = person.services().task.rules().clone();
    let playable = playable.playable(&person.wall()).unwrap();
    let low = playable.into_iter().filter(|cell| cell.column() == 8);
    let low = low.max_by_key(|cell| cell.row()).unwrap();
    person.makes_a_move_at(low.row(), low.column());
    person.must_see(text().msg_stage_wrong_short());
}

impl Person {
    /// The colours of the words on the button of the verdict.
    fn inks_of_the_verdict(&self) -> Vec<Color32> {
        let name = self.named(verdict("")).expect("the verdict is there");
        let place = self.finds(name);
        let shapes = self.harness.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) if place.contains_rect(text.visual_bounding_rect()) => Some(text),
            _ => None,
        });
        let inks = texts.flat_map(|text| text.galley.job.sections.iter());
        inks.map(|section| section.format.color).collect()
    }
}

#[test]
fn a_program_is_called_wrong_in_red_only_beside_a_wrong_move() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 4);
    person.does_items(0..2);
    person.judges(true);
    // Right where it is clicked in row 5, wrong elsewhere.
    person.puts_up(&program(
        "on_click: [If(branches: [(when: Compare(RowOf(Clicked), Eq, Number(5)), then: [])]), \
         Infect(CellAt(row: Number(1), column: Number(4))), Paint(colour: Red, cell: Clicked)]",
    ));
    person.commands(PlaybackCommand::Play);
    let red = [theme::LIGHT.wrong, theme::DARK.wrong];
    for (row, wrong) in [(5, false), (7, true)] {
        person.makes_a_move_at(row, 4);
        person.waits_for_the_judge();
        person.looks();
        let inks = person.inks_of_the_verdict();
        assert!(!inks.is_empty(), "{row}: {:?}", person.names());
        assert_eq!(
            inks.iter().any(|ink| red.contains(ink)),
            wrong,
            "{row}: {inks:?}"
        );
    }
}
