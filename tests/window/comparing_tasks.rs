//! Two programs side by side make their moves by the rules of the open task, whatever those are.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, ProgramOrigin, TaskCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use egui::{Key, Modifiers};
use engine::bundled;
use engine::language::TaskId;
use engine::run::rules::Rules;
use engine::task::embedded;
use engine::wall::Cell;
use std::fs;

const SOLUTION: &str = "courses/da-40-a-2/caduta-compatta/compatta.ron";
/// It counts for ever, in floats: nothing proves that it does not end.
const ENDLESS: &str = "[While(when: True, body: [Change(var: \"x\", by: Number(0.5))])]";

impl Person<'_> {
    fn opens_from(&mut self, source: TaskSource) {
        self.commands(ClickomaniaCommand::Task(TaskCommand::Open(source)));
    }

    /// Puts the program of the canvas beside one of a file.
    fn puts_beside_the_canvas(&mut self, folder: &Folder, program: &str) {
        let file = folder.file("b.ron");
        fs::write(&file, program).unwrap();
        self.key(Modifiers::NONE, Key::F6);
        self.compares_by(ComparisonCommand::Add(file.clone()));
        self.compares_by(ComparisonCommand::Choose(ProgramOrigin::File(file)));
        self.compares_by(ComparisonCommand::SideBySide);
    }

    fn compares_by(&mut self, command: ComparisonCommand) {
        self.commands(ClickomaniaCommand::Comparison(command));
    }
}

#[test]
fn moves_begin_and_go_on_as_the_task_says() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let id = TaskId::new("caduta-compatta").unwrap();
    let rules = Rules::of(embedded().task(id.as_str()).unwrap()).unwrap();
    person.opens_from(TaskSource::embedded(&id).unwrap());
    person.sets_speed(1.0);
    person.puts_beside_the_canvas(&folder, bundled::text(SOLUTION).unwrap());
    let mut wall = *person.pair().sides[0].wall();
    for _ in 0..2 {
        let click = rules.playable(&wall).unwrap().first().unwrap();
        person.compares_by(ComparisonCommand::Click(click));
        person.waits_until("both moves are over", |person| person.pair().is_over());
        let start = rules.start(&wall, click).unwrap();
        let wanted = rules.wanted(&start, click).unwrap();
        let both = person.pair();
        assert_eq!(both.expected(), Some(wanted));
        assert_eq!(*both.sides[1].wall(), wanted, "the solution is right");
        if both.difference().is_empty() {
            wall = rules.after(&wanted, click).unwrap();
        } else {
            assert_eq!(
                *both.sides[0].wall(),
                start,
                "the lesson begins with no block"
            );
            person.compares_by(ComparisonCommand::BeginAgain);
        }
        assert!(!wall.bricks().is_empty());
    }
}

#[test]
fn rules_that_do_not_end_are_told() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let file = folder.file("endless.ron");
    let task = format!(
        "Task(format: 1, id: \"endless\", title: {{\"it\": \"Senza fine\"}}, text: {{\"it\": \"Senza fine.\"}}, \
         variables: [\"x\"], wanted: {ENDLESS})"
    );
    fs::write(&file, task).unwrap();
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenFile(file)));
    person.puts_beside_the_canvas(&folder, "Program(format: 1, name: \"B\", on_click: [])");
    let click = Cell::new(8, 0).unwrap();
    person.compares_by(ComparisonCommand::Click(click));
    person.waits_until("the fault is told", |person| !person.pair().is_busy());
    let status = person.status();
    assert!(status.contains("non arrivano alla fine"), "{status}");
    assert!(!person.pair().has_move());
}
