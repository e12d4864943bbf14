//! The courses: what each lesson and each puzzle has to have.

use engine::judge::task_check::{TaskProblem, check_task};
use engine::language::Program;
use engine::language::cost::cost_at;
use engine::task::{Measure, Task, embedded};
use std::collections::BTreeSet;

fn tasks() -> impl Iterator<Item = &'static Task> {
    let courses = embedded().courses.iter().map(|(_, course)| course);
    courses.flat_map(|course| course.tasks.iter().map(|part| &part.value))
}

#[test]
fn the_goals_are_the_costs_of_the_solutions() {
    for task in tasks().filter(|task| task.wanted.is_some()) {
        assert_eq!(task.measure, Measure::Cost, "{}", task.id);
        let solutions = task.solutions.iter();
        let costs: BTreeSet<u64> = solutions
            .map(|part| cost_at(part, &task.costs).total)
            .collect();
        let costs: Vec<u64> = costs.into_iter().rev().collect();
        assert_eq!(task.goals, costs, "{}", task.id);
    }
}

#[test]
fn every_program_of_a_task_uses_the_blocks_that_it_has() {
    let offence = |task: &Task, program: &Program| {
        let mut kinds = program.running().map(|(id, _)| program.block(id).kind);
        kinds.find(|kind| !task.blocks.allows(*kind))
    };
    for task in tasks() {
        let programs = task.solutions.iter().chain(&task.mistakes);
        let programs = programs.map(|part| (part.file.as_deref().unwrap_or(""), &part.program));
        for (name, program) in programs.chain([("start", &task.start)]) {
            assert_eq!(offence(task, program), None, "{}: {name}", task.id);
        }
    }
}

#[test]
fn every_task_that_ships_passes_its_check() {
    for task in embedded().all() {
        let findings = check_task(task, &|| true).expect("nobody stops it");
        let faults = findings.iter().filter(|finding| {
            let language = matches!(finding.problem, TaskProblem::LanguageMissing { .. });
            language || !finding.problem.is_warning()
        });
        let faults: Vec<_> = faults.collect();
        assert!(faults.is_empty(), "{}: {faults:?}", task.id);
    }
}
