//! Variables of a task are called by their name in the language of the window.

use crate::support::*;

const TASK: &str = r#"Task(format: 1, id: "nomi", title: {"it": "Nomi"},
    text: {"it": "Guarda {riga} e {altra}.", "en": "Look at {riga} and {altra}."},
    start: Program(format: 1, name: "", variables: ["riga", "mia"], on_click: [Set(var: "riga", to: RowOf(Clicked))]),
    variables: [{"it": "riga", "en": "row"}],
    wanted: [Set(var: "riga", to: Number(1)), DropAll],
    goals: [10],
    solutions: [Program(format: 1, name: "Una", variables: ["riga"], on_click: [Set(var: "riga", to: Number(1)), DropAll])],
    )"#;

impl Person {
    /// The names of the variables of the program.
    fn variables(&mut self) -> Vec<String> {
        let program = self.program();
        let variables = program.variables().iter();
        variables.map(|variable| variable.name.clone()).collect()
    }
}

#[test]
fn variables_follow_the_language_and_saved_programs_keep_their_names() {
    let mut person = Person::sits_down();
    let path = person.writes("nomi.ron", TASK);
    person.opens_file(&path);
    person.looks();
    assert_eq!(person.variables(), ["riga", "mia"]);
    person.must_read("Guarda riga e {altra}.");
    person.speaks(Language::En);
    person.looks();
    assert_eq!(person.variables(), ["row", "mia"]);
    person.must_read("Look at row and {altra}.");
    // The name is no change of the program that could be undone.
    person.puts_up(&program(
        "variables: [\"row\"], on_click: [Set(var: \"row\", to: Number(2)), DropAll]",
    ));
    person.undoes();
    assert_eq!(person.variables(), ["row", "mia"]);
    // No Polish name: the English one.
    person.speaks(Language::Pl);
    person.looks();
    assert_eq!(person.variables(), ["row", "mia"]);
    // A program of somebody who reads Italian.
    person.opens(
        "Program(format: 1, name: \"x\", task: \"nomi\", variables: [\"riga\"], \
         on_click: [Set(var: \"riga\", to: Number(2)), DropAll])",
    );
    person.looks();
    assert_eq!(
        (person.task(), person.variables()),
        ("nomi".to_owned(), vec!["riga".to_owned()])
    );
    // An opened program earns nothing: begin the lesson again and build it.
    person.commands(TaskCommand::BeginOver);
    person.puts_up(&program(
        "variables: [\"riga\"], on_click: [Set(var: \"riga\", to: Number(2)), DropAll]",
    ));
    person.judges(true);
    person.waits_until("it is right", |person| person.best() == Some(10));
    // A solution has the names of the language.
    person.commands(TaskCommand::OpenSolution(0));
    person.looks();
    assert_eq!(person.variables(), ["row"]);
    person.speaks(Language::It);
    person.looks();
    assert_eq!(person.variables(), ["riga"]);
}
