//! Hints: each applies, saves what it says, keeps what the program does, and can be taken back.

use engine::bundled;
use engine::diagnostics;
use engine::judge::hints::{Advice, Hint, HintLevel, Idea, advice, hints};
use engine::judge::measure::plays;
use engine::judge::reference::{Reference, StepAllowance, agree};
use engine::language::Kind;
use engine::language::cost::{Costs, cost};
use engine::language::edit::Edit;
use engine::language::file::{read, write};
use engine::language::program::{BlockMarks, Program, Stack};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use engine::text::{Language, Text};
use engine::wall::GroupKind;
use std::collections::BTreeSet;

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
    Reference::of(program, &rules, (1, moves), &allowance, &|| true).map_or(
        Vec::new(),
        |reference| {
            hints(program, &Costs::default(), &|other| {
                reference.holds_for(other, &allowance, &|| true)
            })
        },
    )
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

/// Follows the hint that saves most until there is none; the ideas, and the program then.
fn chain(place: &str) -> (Vec<Idea>, Program) {
    let mut program = known(place);
    let mut ideas = Vec::new();
    while let Some(hint) = hints_of(&program, 8)
        .into_iter()
        .max_by_key(|hint| hint.saves)
    {
        ideas.push(hint.idea);
        program = followed(&program, &hint);
    }
    (ideas, program)
}

#[test]
fn hints_lead_from_the_one_block_to_cost_2() {
    use Idea::{
        Columns, Connection, Numbers, OneByOne, Phases, Stacks, Steps, Sweeps, Upwards, Walk,
    };
    for (place, ideas) in [
        (
            "examples/un-solo-blocco.ron",
            &[
                Phases, Connection, Sweeps, OneByOne, Columns, Stacks, Upwards, Numbers, Steps,
            ][..],
        ),
        (
            "simplified/costo-40.ron",
            &[
                Phases, Walk, OneByOne, Columns, Stacks, Upwards, Numbers, Steps,
            ],
        ),
    ] {
        let (followed, program) = chain(place);
        assert_eq!(followed, ideas, "{place}");
        assert_eq!(cost(&program).total, 2, "{place}");
        // Right by the rules, not only like what it came from.
        let rules = Rules::of_program(&program);
        let code = compile(&program).unwrap();
        for play in plays(&rules, 5).into_iter().step_by(9) {
            let outcome = play.run(&code, BUDGET, || true).unwrap();
            assert!(outcome.failure.is_none(), "{place}: {:?}", outcome.failure);
            assert_eq!(
                outcome.wall,
                rules.wanted(&play.wall, play.click).unwrap(),
                "{place}"
            );
        }
    }
}

#[test]
fn hints_lead_to_cost_2_from_wherever_the_phases_stand() {
    for place in [
        "solutions/caduta-due-estrazioni.ron",
        "solutions/infezione-per-ogni-blocchi.ron",
        "solutions/costo-3.ron",
    ] {
        let (ideas, program) = chain(place);
        assert_eq!(cost(&program).total, 2, "{place}: {ideas:?}");
    }
}

/// Follows the hint that saves most, or the first, each judged before it was given, until there is none.
fn advised(mut program: Program, first: bool) -> Program {
    let rules = Rules::of_program(&program);
    loop {
        let Advice { mistake, hints, .. } = advice(&program, &rules, 0, 8, &|| true).unwrap();
        assert!(mistake.is_none(), "{}", write(&program));
        let hint = match first {
            true => hints.first(),
            false => hints.iter().max_by_key(|hint| hint.saves),
        };
        let Some(hint) = hint else { return program };
        program = followed(&program, hint);
    }
}

#[test]
fn a_disabled_block_does_not_stop_them() {
    let off = "Infect(Clicked)#OFF";
    for text in [
        format!("{off}, InfectArea(Clicked), RemoveInfected, DropAll"),
        format!("InfectArea(Clicked), {off}, RemoveInfected, {off}, DropAll"),
    ] {
        let mut program = program(&text.replace("#OFF", ""));
        let hat = program.stack(Stack::Hat).to_vec();
        for id in hat {
            if program.block(id).kind == Kind::Infect {
                let marks = BlockMarks {
                    disabled: true,
                    ..BlockMarks::default()
                };
                program.apply(Edit::SetMarks(id, marks)).unwrap();
            }
        }
        assert_eq!(cost(&program).total, 35);
        let least = advised(program, false);
        assert_eq!(cost(&least).total, 2, "{}", write(&least));
        // What was disabled is still there.
        let kept = write(&least);
        let count = kept.matches("Disabled(").count();
        assert_eq!(count, text.matches("#OFF").count(), "{kept}");
    }
}

#[test]
fn who_makes_a_mistake_is_told_so_first() {
    let wrong = program("Remove(Clicked), DropAll");
    let rules = Rules::of_groups(GroupKind::Area);
    let found = advice(&wrong, &rules, 0, 8, &|| true).unwrap();
    let mistake = found.mistake.unwrap();
    assert_eq!(mistake.verdict.id(), "wrong_wall");
    // What saves something does not make it worse.
    for hint in found.hints {
        let after = followed(&wrong, &hint);
        let after = advice(&after, &rules, 0, 8, &|| true).unwrap();
        assert_eq!(
            after.mistake.map(|found| found.verdict),
            Some(mistake.verdict)
        );
    }
}

/// `cargo test --release --test engine -- --ignored every_chain`.
#[test]
#[ignore = "takes minutes"]
fn every_chain_from_a_right_program_ends_at_2() {
    let mut misses = Vec::new();
    for (place, text) in bundled::PROGRAMS {
        let program = read(text).unwrap();
        let rules = Rules::of_program(&program);
        let folder = place.split('/').next().unwrap();
        let whole = ["solutions", "simplified", "examples"].contains(&folder);
        if !whole
            || advice(&program, &rules, 0, 8, &|| true)
                .unwrap()
                .mistake
                .is_some()
        {
            continue;
        }
        for first in [false, true] {
            let least = cost(&advised(program.clone(), first)).total;
            if least != 2 {
                misses.push(format!("{place}, the first hints: {first}: {least}"));
            }
        }
    }
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}

#[test]
fn the_smallest_step_comes_before_the_largest_saving() {
    let found = hints_of(&known("solutions/costo-35.ron"), 8);
    let ideas: Vec<Idea> = found.iter().map(|hint| hint.idea).collect();
    assert_eq!(ideas[..2], [Idea::OneByOne, Idea::Columns], "one loop");
    assert_eq!(ideas.last(), Some(&Idea::Connection));
    let most = found.iter().max_by_key(|hint| hint.saves).unwrap();
    assert_eq!(most.idea, Idea::Connection);
}

/// The program after the first hint of an idea, whatever it does.
fn rewritten(idea: Idea, program: &Program) -> Option<Program> {
    let all = hints(program, &Costs::default(), &|_| true);
    let hint = all.into_iter().find(|hint| hint.idea == idea)?;
    Some(followed(program, &hint))
}

#[test]
fn ideas_rewrite_as_the_paper_says() {
    let fall = "Count(var: \"riga\", from: Number(0), to: Number(7), by: Number(1), \
                body: [DropStack(CellAt(row: Get(\"riga\"), column: Number(3)))])";
    let table = [
        (
            Idea::Phases,
            "RemoveStripAndDrop(Clicked)",
            "[InfectStrip(Clicked), RemoveInfected, DropAll]",
        ),
        (
            Idea::OneByOne,
            "RemoveInfected",
            "[ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])]",
        ),
        (
            Idea::OneByOne,
            "While(when: ExistsInfected, body: [Remove(AnyInfected)])",
            "[ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])]",
        ),
        (
            Idea::Stacks,
            "CompactColumn(Number(3))",
            &format!("[{fall}]"),
        ),
        (
            Idea::Upwards,
            fall,
            &format!(
                "[{}]",
                fall.replace(
                    "from: Number(0), to: Number(7)",
                    "from: Number(7), to: Number(0)"
                )
                .replace("DropStack", "DropBrick")
            ),
        ),
        (
            Idea::Bricks,
            "LowerStack(Clicked)",
            "[Count(var: \"x\", from: RowOf(Clicked), to: Number(0), by: Number(1), body: [\
             LowerBrick(CellAt(row: Get(\"x\"), column: ColumnOf(Clicked)))])]",
        ),
        (
            Idea::Indices,
            "Remove(Neighbour(side: LeftOf, cell: Clicked))",
            "[Remove(CellAt(row: RowOf(Clicked), column: Arithmetic(ColumnOf(Clicked), Subtract, Number(1))))]",
        ),
        // Drawn once: the neighbour of one cell, not of two.
        (
            Idea::Indices,
            "Remove(Neighbour(side: Above, cell: AnyEmpty))",
            "[Set(var: \"C\", to: AnyEmpty), \
             Remove(CellAt(row: Arithmetic(RowOf(Get(\"C\")), Subtract, Number(1)), column: ColumnOf(Get(\"C\"))))]",
        ),
        (
            Idea::Variable,
            "Remove(CellAt(row: RowOf(AnyEmpty), column: ColumnOf(AnyEmpty)))",
            "[Set(var: \"C\", to: AnyEmpty), Remove(CellAt(row: RowOf(Get(\"C\")), column: ColumnOf(Get(\"C\"))))]",
        ),
        (
            Idea::Condition,
            "If(branches: [(when: True, then: [If(branches: [(when: False, then: [Infect(Clicked)])])])]), \
             If(branches: [(when: False, then: [Infect(Clicked)])])",
            "[If(branches: [(when: Logic(Logic(True, And, False), Or, False), then: [Infect(Clicked)])])]",
        ),
        (
            Idea::Loop,
            "Infect(Clicked), If(branches: [(when: False, then: [Infect(CellAt(row: Number(1), column: Number(2)))])])",
            "[Count(var: \"n\", from: Number(1), to: Number(2), by: Number(1), body: [\
             If(branches: [(when: Choose(test: Compare(Get(\"n\"), Eq, Number(1)), yes: True, no: False), then: [\
             Infect(Choose(test: Compare(Get(\"n\"), Eq, Number(1)), yes: Clicked, \
             no: CellAt(row: Number(1), column: Number(2))))])])])]",
        ),
        // A comment stays; so does what is disabled elsewhere.
        (
            Idea::OneByOne,
            "Comment(\"via\", RemoveInfected), Disabled(DropAll)",
            "[Comment(\"via\", ForEachInfected(var: \"C\", body: [Remove(Get(\"C\"))])), Disabled(DropAll)]",
        ),
    ];
    for (idea, before, expected) in table {
        let rewritten = rewritten(idea, &program(before)).unwrap_or_else(|| panic!("{before}"));
        assert_eq!(
            blocks(&rewritten),
            format!("{expected},)").replace(",)", ", )"),
            "{before}"
        );
    }
}

#[test]
fn new_loops_leave_the_counters_around_them_alone() {
    let before = program(
        "Count(var: \"riga\", from: Number(0), to: Number(8), by: Number(1), \
         body: [CompactColumn(Get(\"riga\"))])",
    );
    let after = rewritten(Idea::Stacks, &before).unwrap();
    assert!(
        blocks(&after).contains("DropStack(CellAt(row: Get(\"riga2\"), column: Get(\"riga\")))"),
        "{}",
        blocks(&after)
    );
    // A variable that is read later keeps its value.
    let kept = program(
        "Set(var: \"riga\", to: Number(4)), CompactColumn(Number(0)), CompactColumn(Get(\"riga\"))",
    );
    assert!(blocks(&rewritten(Idea::Stacks, &kept).unwrap()).contains("var: \"riga2\""));
    // One that only counts elsewhere can count here too.
    let free = program(
        "Count(var: \"riga\", from: Number(0), to: Number(8), by: Number(1), body: [Cure(Clicked)]), \
         CompactColumn(Number(0))",
    );
    assert!(!blocks(&rewritten(Idea::Stacks, &free).unwrap()).contains("riga2"));
}

#[test]
fn the_counter_of_a_loop_that_goes_may_have_the_name_of_a_new_one() {
    let before =
        program("Infect(Clicked), ForEachInfected(var: \"riga\", body: [Remove(Get(\"riga\"))])");
    let after = blocks(&rewritten(Idea::Numbers, &before).unwrap());
    let cell = "Set(var: \"riga\", to: CellAt(row: Get(\"riga2\"), column: Get(\"colonna\")))";
    assert!(after.contains(cell), "{after}");
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

#[test]
fn the_variables_that_a_hint_brings_are_called_in_its_language() {
    let columns = known("solutions/costo-35.ron");
    let all = hints(&columns, &Costs::default(), &|_| true);
    for (language, row, column) in [
        (Language::It, "riga", "colonna"),
        (Language::En, "row", "column"),
        (Language::Es, "fila", "columna"),
        (Language::Pl, "wiersz", "kolumna"),
    ] {
        let text = Text::load(language).unwrap();
        let mut brought = BTreeSet::new();
        for hint in &all {
            let naming = |word: &str| diagnostics::hint_variable(&text, word);
            let (after, _) = hint.preview(&columns, &naming).unwrap();
            brought.extend(
                after
                    .variables()
                    .iter()
                    .map(|variable| variable.name.clone()),
            );
            let told = diagnostics::hint(&text, &columns, hint, HintLevel::Concrete).unwrap();
            let foreign = language != Language::It && told.contains("colonna");
            assert!(!foreign, "{language:?}: {told}");
        }
        for name in [row, column] {
            assert!(brought.contains(name), "{language:?}: {brought:?}");
        }
    }
}

/// Who is told to do something 81 times, or from below, is told why.
#[test]
fn a_hint_says_why() {
    for (language, because) in [
        (Language::It, ["perciò", "perché"]),
        (Language::En, ["so ", "because"]),
        (Language::Es, ["por eso", "porque"]),
        (Language::Pl, ["dlatego", "bo "]),
    ] {
        let text = Text::load(language).unwrap();
        let sweeps = text.msg_hint_place_sweeps("x");
        assert_eq!(sweeps.matches("81").count(), 3, "{sweeps}");
        assert!(sweeps.contains(because[0]), "{sweeps}");
        let upwards = text.msg_hint_place_upwards("x");
        assert!(upwards.contains(because[1]), "{upwards}");
    }
}
