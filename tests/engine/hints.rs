//! Hints: each applies, saves what it says, keeps what the program does, and can be taken back.

mod chains;
mod rewritings;

use engine::bundled;
use engine::judge::hints::{Hint, Idea, hints};
use engine::judge::reference::{Reference, StepAllowance};
use engine::language::cost::{Costs, cost};
use engine::language::file::{read, write};
use engine::language::program::Program;
use engine::run::rules::Rules;
use engine::wall::GroupKind;

fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

fn program(blocks: &str) -> Program {
    let names = "variables: [\"riga\", \"colonna\", \"x\"]";
    let text = format!("Program(format: 1, name: \"p\", {names}, on_click: [{blocks}])");
    read(&text).unwrap_or_else(|error| panic!("{blocks}: {error:?}"))
}

/// The blocks under the hat as in the file.
fn blocks(program: &Program) -> String {
    let text = write(program);
    let from = text
        .find("on_click: ")
        .map_or(text.len(), |at| at + "on_click: ".len());
    let words: Vec<&str> = text[from..].split_whitespace().collect();
    words.join(" ").replace("[ ", "[").replace(", ]", "]")
}

/// The hints that keep what a program does, on about so many moves of games.
fn hints_of(program: &Program, moves: usize) -> Vec<Hint> {
    let allowance = StepAllowance::new(u64::MAX);
    let rules = Rules::of_program(program);
    Reference::of(program, &rules, 1, moves, &allowance, &|| true).map_or(Vec::new(), |reference| {
        hints(program, &Costs::default(), &|other| {
            reference.holds_for(other, &allowance, &|| true)
        })
    })
}

/// True if `b` does what `a` does, in about this many moves.
fn agree(a: &Program, b: &Program, rules: &Rules, seed: u64, moves: usize) -> bool {
    let allowance = StepAllowance::new(u64::MAX);
    Reference::of(a, rules, seed, moves, &allowance, &|| true)
        .is_some_and(|a| a.holds_for(b, &allowance, &|| true))
}

/// The program after a hint.
fn followed(program: &Program, hint: &Hint) -> Program {
    let mut after = program.clone();
    let edit = hint.edit(&mut after, &str::to_owned).unwrap();
    assert_eq!(
        write(&after),
        write(program),
        "to find the change changes nothing"
    );
    let undo = after.apply(edit).unwrap();
    let mut back = after.clone();
    back.apply(undo).unwrap();
    assert_eq!(
        write(&back),
        write(program),
        "{:?} can be taken back",
        hint.idea
    );
    after
}

fn every_hint_holds(folder: &str) {
    let mut found = 0;
    let known = bundled::PROGRAMS.iter();
    for (place, text) in known.filter(|(place, _)| place.starts_with(folder)) {
        let program = read(text).unwrap();
        for hint in hints_of(&program, 12) {
            found += 1;
            let after = followed(&program, &hint);
            let idea = hint.idea;
            assert_eq!(
                cost(&after).total + hint.saves,
                cost(&program).total,
                "{place} {idea:?}"
            );
            assert!(hint.saves > 0, "{place} {idea:?}");
            assert!(
                read(&write(&after)).unwrap().same_text_as(&after),
                "{place} {idea:?}"
            );
            let (preview, swap) = hint.preview(&program, &str::to_owned).unwrap();
            assert!(preview.same_text_as(&after), "{place} {idea:?}");
            assert!(swap.old.iter().all(|&id| program.get(id).is_some()));
            assert!(swap.new.iter().all(|&id| preview.get(id).is_some()));
            // On other moves than those on which it was checked.
            let rules = Rules::of_program(&program);
            assert!(agree(&program, &after, &rules, 77, 16), "{place} {idea:?}");
        }
    }
    assert!(found > 0, "{folder} has hints");
}

#[test]
fn every_hint_for_a_solution_holds() {
    every_hint_holds("solutions/");
}

#[test]
fn every_hint_for_a_mistake_holds_and_mends_nothing() {
    every_hint_holds("mistakes/");
}

#[test]
fn every_hint_for_an_example_holds() {
    every_hint_holds("examples/");
    every_hint_holds("simplified/");
}

/// The program after the first hint of an idea, whatever it does.
fn rewritten(idea: Idea, program: &Program) -> Option<Program> {
    let all = hints(program, &Costs::default(), &|_| true);
    let hint = all.into_iter().find(|hint| hint.idea == idea)?;
    Some(followed(program, &hint))
}

#[test]
fn what_does_something_else_is_no_hint() {
    // Done twice it removes two bricks, done under one condition only one.
    let twice = "If(branches: [(when: True, then: [Remove(ExtremeWithColour(side: Top, colour: Swatch(Red)))])]), ";
    let twice = program(&twice.repeat(2));
    assert!(rewritten(Idea::Condition, &twice).is_some());
    assert!(
        hints_of(&twice, 8)
            .iter()
            .all(|hint| hint.idea != Idea::Condition)
    );
    assert_eq!(hints(&twice, &Costs::default(), &|_| false), []);
}

/// Their conditions joined by *or* would be nested deeper than a program may be.
#[test]
fn a_long_run_of_commands_is_not_joined() {
    let one = "If(branches: [(when: IsEmpty(Clicked), then: [DropAll])]), ";
    let joined = |count| rewritten(Idea::Condition, &program(&one.repeat(count)));
    assert!(joined(20).is_some() && joined(2_100).is_none());
}

#[test]
fn a_program_that_is_not_ready_has_no_hints() {
    assert_eq!(
        hints(
            &program("RemoveAreaAndDrop(Hole)"),
            &Costs::default(),
            &|_| true
        ),
        []
    );
}

#[test]
fn a_mistake_does_not_do_what_its_solution_does() {
    let full = Rules::of_groups(GroupKind::Area);
    for (mistake, solution) in [
        ("nove-passate", "infezione-81-passate"),
        ("venti-passate", "infezione-81-passate"),
        ("bordo-dimenticato", "infezione-per-ogni-indici"),
        ("mattone-una-passata", "caduta-mattone-otto-volte"),
        ("caduta-contatore-stampata", "caduta-contatore"),
        ("caduta-c-stampata", "caduta-riga-meno-uno"),
        ("infezione-rimasta", "infezione-per-ogni-indici"),
        ("mattone-isolato", "infezione-collegato"),
        ("solo-la-striscia", "infezione-per-ogni-indici"),
    ] {
        let mistake = known(&format!("mistakes/{mistake}.ron"));
        let solution = known(&format!("solutions/{solution}.ron"));
        let name = &mistake.header().name;
        assert!(!agree(&mistake, &solution, &full, 2, 16), "{name}");
        assert!(!agree(&solution, &mistake, &full, 2, 16), "{name}");
        assert!(agree(&solution, &solution, &full, 2, 16), "{name}");
    }
    let (one, three) = (
        known("solutions/costo-40.ron"),
        known("solutions/costo-35.ron"),
    );
    assert!(agree(&one, &three, &full, 2, 16));
    assert!(!agree(
        &one,
        &known("simplified/costo-40.ron"),
        &full,
        2,
        16
    ));
}
