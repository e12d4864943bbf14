//! The solutions of a task, by the goals that they reach, and the part of a move that they spell out.

use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::background::{BackgroundTask, take_ended};
use engine::judge::measure::{goal_reached, measured};
use engine::language::Program;
use engine::run::compile::compile;
use engine::task::{Measure, Part};

/// What solutions measure. Steps are counted beside the window, all else is known at once.
#[derive(Default)]
pub struct Solutions {
    /// The task they are of.
    number: Option<u64>,
    /// By number, from 0; `None` of one that cannot run.
    measures: Vec<Option<u64>>,
    work: Option<(u64, BackgroundTask<Vec<Option<u64>>>)>,
}

impl Solutions {
    /// Finds out about the solutions of this task, if they are not known.
    pub fn advance(&mut self, task: &ReadyTask, wake: impl FnOnce() + Send + 'static) {
        if let Some((_, Some(measures))) = take_ended(&mut self.work) {
            self.measures = measures;
        }
        let number = task.number();
        if self.number.replace(number) == Some(number) {
            return;
        }
        self.work = None;
        if task.task().measure != Measure::Steps {
            self.measures = all(task, &|| true).unwrap_or_default();
            return;
        }
        self.measures = Vec::new();
        let task = task.clone();
        let search = move |go_on: &(dyn Fn() -> bool + Sync)| all(&task, go_on);
        let work = BackgroundTask::start(search, wake).ok();
        self.work = work.map(|work| (number, work));
    }

    /// What the solution with this number measures, if it is known.
    pub fn measure(&self, solution: usize) -> Option<u64> {
        *self.measures.get(solution)?
    }

    /// The numbers of the solutions whose lowest goal is that with this number, from 0.
    pub fn of_goal(&self, task: &ReadyTask, goal: usize) -> Vec<usize> {
        let goals = &task.task().goals;
        let here = |measure: u64| goal_reached(goals, measure).unwrap_or(0) == goal;
        let numbers = 0..task.task().solutions.len();
        numbers
            .filter(|&number| self.measure(number).is_some_and(here))
            .collect()
    }
}

fn all(task: &ReadyTask, go_on: &dyn Fn() -> bool) -> Option<Vec<Option<u64>>> {
    let mut measures = Vec::new();
    for solution in &task.task().solutions {
        measures.push(match compile(&solution.value) {
            Ok(code) => Some(measured(
                task.task(),
                task.rules(),
                &solution.value,
                &code,
                go_on,
            )?),
            Err(_) => None,
        });
    }
    Some(measures)
}

/// The part of a move of the two games that a solution spells out; the rest it leaves to blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SpelledPart {
    /// All of it.
    Whole,
    /// The infection.
    Infection,
    /// The removal.
    Removal,
    /// The fall.
    Fall,
}

impl SpelledPart {
    /// The names of the files say it, see `programs/README.md`.
    pub fn of(solution: &Part<Program>) -> SpelledPart {
        let file = solution.file.as_deref().unwrap_or_default();
        let name = file.rsplit_once('/').map_or(file, |(_, name)| name);
        match name.split('-').next() {
            Some("area" | "infezione") => SpelledPart::Infection,
            Some("rimozione") => SpelledPart::Removal,
            Some("caduta") => SpelledPart::Fall,
            _ => SpelledPart::Whole,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::TaskId;

    #[test]
    fn every_solution_of_the_two_games_belongs_to_a_goal() {
        for id in [TaskId::CLICKOMANIA, TaskId::STRISCE] {
            let task = ReadyTask::embedded(&id);
            let mut solutions = Solutions::default();
            solutions.advance(&task, || {});
            let goals = 0..task.task().goals.len();
            let all: usize = goals
                .clone()
                .map(|goal| solutions.of_goal(&task, goal).len())
                .sum();
            assert_eq!(all, task.task().solutions.len());
            for goal in goals {
                assert!(!solutions.of_goal(&task, goal).is_empty(), "{id} {goal}");
            }
        }
    }
}
