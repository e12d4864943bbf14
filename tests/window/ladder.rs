//! The ladder of costs, and the solutions that open on it.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ProgramCommand, TeacherCommand,
};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers};

const DEAR: &str = "solutions/costo-35.ron";
const CHEAP: &str = "solutions/costo-3.ron";

impl Person<'_> {
    /// Whoever tests without the judge has stopped it.
    fn has_the_judge(&mut self) {
        self.harness.state_mut().judge().close(false);
    }

    /// Whether a known program can be opened.
    fn can_open(&mut self, place: &'static str) -> bool {
        self.commands(ClickomaniaCommand::File(FileCommand::New));
        self.commands(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
            place,
        )));
        self.program().header().name.starts_with("Costo")
    }
}

#[test]
fn a_cost_that_is_reached_opens_its_solutions() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    assert!(!person.can_open(DEAR));
    assert!(
        person.status().contains("costo 35 o meno"),
        "{}",
        person.status()
    );
    person.has_the_judge();
    builds_three_phases(&mut person);
    person.waits_until("the verdict", |person| {
        person.status().starts_with("Complimenti: costo 35")
    });
    person.key(Modifiers::COMMAND, Key::L);
    assert!(person.sees("Il tuo migliore: costo 35"));
    for name in [
        "Traguardo raggiunto: costo 40",
        "Traguardo raggiunto: costo 35",
        "Traguardo da raggiungere: costo 34",
    ] {
        assert!(person.sees(name), "{name}: {:?}", person.names());
    }
    person.presses("Costo 35: tre fasi");
    assert_eq!(person.program().header().name, "Costo 35: tre fasi");
    assert!(!person.sees("La scala dei costi"));
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert!(person.can_open(DEAR));
    assert!(!person.can_open(CHEAP), "that costs less than was reached");
    assert!(
        person.status().contains("costo 3 o meno"),
        "{}",
        person.status()
    );
}

#[test]
fn a_solution_that_is_merely_opened_does_not_count() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_the_judge();
    person.opens(DEAR);
    person.waits_until("the judge", |person| {
        person.harness.state_mut().judge().rests()
    });
    person.key(Modifiers::COMMAND, Key::L);
    assert!(person.sees("Costruisci un programma giusto: è il primo gradino"));
    assert!(person.sees("Traguardo da raggiungere: costo 35"));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.can_open(DEAR));
}

#[test]
fn a_teacher_opens_all_solutions_and_closes_them_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::OpenSolutions(
        true,
    )));
    assert!(person.can_open(CHEAP));
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert!(person.can_open(CHEAP));
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::OpenSolutions(
        false,
    )));
    assert!(!person.can_open(CHEAP));
    // The examples are open to all.
    person.commands(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
        "examples/riga-cinque.ron",
    )));
    assert_eq!(person.cost(), 2);
}
