//! When a step is done: patterns against programs, and the order of steps.

use super::read_alone;
use engine::language::file::{read, read_blocks};
use engine::language::{Kind, Program};
use engine::task::file::TaskOrCourse;
use engine::task::steps::{StepFacts, has};
use engine::task::{Task, Until};
use std::collections::BTreeSet;

fn program(commands: &str) -> Program {
    let text = format!(
        "Program(format: 1, name: \"\", variables: [\"a\", \"b\", \"c\"], on_click: [{commands}])"
    );
    read(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"))
}

/// The pattern of a step that waits for it.
fn pattern(commands: &str) -> Program {
    let task = task(&format!("(text: {{}}, until: Has([{commands}]))"));
    match &task.steps[0].until {
        Until::Has(pattern) => (**pattern).clone(),
        other => panic!("{other:?}"),
    }
}

fn task(steps: &str) -> Task {
    let text = format!(
        "Task(format: 1, id: \"a\", title: {{}}, wanted: [DropAll], goals: [9, 3], steps: [{steps}], \
         questions: [Question(text: {{}}, answer: Number(1)), Question(text: {{}}, answer: Number(2))])"
    );
    match read_alone(&text) {
        Ok(TaskOrCourse::Task(task)) => *task,
        other => panic!("{other:?} in {text}"),
    }
}

/// A pattern, programs that have it, and programs that have not.
const PATTERNS: &[(&str, &[&str], &[&str])] = &[
    (
        "InfectArea(Hole), RemoveInfected",
        &[
            "InfectArea(Clicked), RemoveInfected",
            "CureAll, InfectArea(Clicked), CureAll, RemoveInfected, DropAll",
            "Repeat(times: Number(3), body: [InfectArea(Hole), RemoveInfected])",
        ],
        &[
            "RemoveInfected, InfectArea(Clicked)",
            "InfectArea(Clicked), Disabled(RemoveInfected)",
            "InfectArea(Clicked), Repeat(times: Number(3), body: [RemoveInfected])",
            "Disabled(Repeat(times: Number(3), body: [InfectArea(Clicked), RemoveInfected]))",
            "",
        ],
    ),
    (
        "Repeat(times: Number(81), body: [CureAll])",
        &["Repeat(times: Number(81), body: [DropAll, CureAll])"],
        &[
            "Repeat(times: Number(80), body: [CureAll])",
            "Repeat(times: Number(81), body: [DropAll]), CureAll",
        ],
    ),
    (
        "If(branches: [(when: IsEmpty(Hole), then: [DropAll])], otherwise: [CureAll])",
        &[
            "If(branches: [(when: IsEmpty(Clicked), then: [DropAll]), (when: Hole, then: [])], otherwise: [CureAll])",
        ],
        &[
            "If(branches: [(when: IsEmpty(Clicked), then: [DropAll]), (when: Hole, then: [CureAll])])",
            "If(branches: [(when: Hole, then: [DropAll])], otherwise: [CureAll])",
        ],
    ),
    (
        "Set(var: \"x\", to: Hole), Change(var: \"x\", by: Get(\"y\"))",
        &[
            "Set(var: \"a\", to: Number(1)), Change(var: \"a\", by: Get(\"b\"))",
            "Set(var: \"a\", to: Number(1)), Set(var: \"c\", to: Number(1)), Change(var: \"c\", by: Get(\"a\"))",
        ],
        &[
            "Set(var: \"a\", to: Number(1)), Change(var: \"b\", by: Get(\"a\"))",
            "Set(var: \"a\", to: Number(1)), Change(var: \"a\", by: Get(\"a\"))",
        ],
    ),
];

#[test]
fn a_pattern_is_found_in_its_order_wherever_it_is() {
    for (wanted, with, without) in PATTERNS {
        let wanted = pattern(wanted);
        for text in *with {
            assert!(has(&program(text), &wanted), "{text}");
        }
        for text in *without {
            assert!(!has(&program(text), &wanted), "{text}");
        }
    }
    // Loose blocks are not part of the program.
    let loose = read_blocks("InfectArea(Clicked), RemoveInfected").unwrap();
    assert!(!has(&loose, &pattern("InfectArea(Hole), RemoveInfected")));
}

#[test]
fn many_variables_end_the_search_not_the_program() {
    let names = |count: usize| (0..count).map(|n| format!("\"v{n}\"")).collect::<Vec<_>>();
    let sets = |count: usize| {
        let sets = (0..count).map(|n| format!("Set(var: \"v{n}\", to: Hole)"));
        sets.collect::<Vec<_>>().join(", ")
    };
    let text = format!(
        "Program(format: 1, name: \"\", variables: [{}], on_click: [{}])",
        names(200).join(", "),
        sets(200)
    );
    let wanted = pattern(&format!("{}, DropAll", sets(50)));
    assert!(!has(&read(&text).unwrap(), &wanted));
}

#[test]
fn a_step_shows_the_block_that_is_new_in_it() {
    let task = task(
        "(text: {}, until: Has([InfectArea(Clicked)])), (text: {}, until: Uses(DropAll)), \
         (text: {}, until: Has([InfectArea(Clicked), RemoveInfected, DropAll])), \
         (text: {}, until: Has([InfectArea(Hole), DropAll])), (text: {}, until: Lacks(If))",
    );
    let asked: Vec<Option<Kind>> = (0..5).map(|step| task.asked_block(step)).collect();
    let expected = [Kind::InfectArea, Kind::DropAll, Kind::RemoveInfected].map(Some);
    assert_eq!(asked, [&expected[..], &[None, None]].concat());
}

/// Facts about a program.
struct Known {
    program: Program,
    right: bool,
    measure: u64,
    happened: BTreeSet<usize>,
    answered: BTreeSet<usize>,
}

impl Known {
    /// The marks of the steps and questions (`x` done, `-` open) and the index of the present one.
    fn marks(&self, task: &Task) -> String {
        let states = task.item_states(&StepFacts {
            program: &self.program,
            kept: 0,
            right: self.right,
            measure: Some(self.measure),
            happened: &self.happened,
            answered: &self.answered,
        });
        let marks = states
            .items
            .iter()
            .map(|state| if state.done { 'x' } else { '-' });
        let present = states.present.map_or("end".to_owned(), |at| at.to_string());
        format!("{} {present}", marks.collect::<String>())
    }
}

#[test]
fn steps_follow_the_program_and_facts_stay() {
    let task = task(
        "(text: {}, until: Uses(DropAll)), (text: {}, until: Played), \
         (text: {}, until: Lacks(CureAll), optional: true), (text: {}, until: Answered(1)), \
         (text: {}, until: Goal(2))",
    );
    let mut known = Known {
        program: program("CureAll"),
        right: false,
        measure: 9,
        happened: BTreeSet::new(),
        answered: BTreeSet::new(),
    };
    assert_eq!(known.marks(&task), "------ 0");
    known.program = program("DropAll");
    assert_eq!(known.marks(&task), "x-x--- 1");
    known.happened.insert(1);
    known.program = program("DropAll, CureAll");
    // The optional step is open, and the present one is behind it.
    assert_eq!(known.marks(&task), "xx---- 3");
    known.program = program("CureAll");
    assert_eq!(known.marks(&task), "-x---- 0");
    // A right program that does not reach the second goal.
    known.right = true;
    assert_eq!(known.marks(&task), "-x---- 0");
    known.measure = 3;
    assert_eq!(known.marks(&task), "xxxxx- 5");
    known.answered.insert(2);
    assert_eq!(known.marks(&task), "xxxxxx end");
    known.right = false;
    known.answered.insert(1);
    assert_eq!(known.marks(&task), "-x-x-x 0");
}
