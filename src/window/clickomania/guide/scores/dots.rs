//! The dots of the chart of a task: the shelf, the solutions, and the program at hand.

use super::chart::{Dot, DotLook};
use super::solutions::Solutions;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ProgramCommand, TaskCommand,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::names;
use engine::judge::front::Scores;
use engine::language::Program;
use engine::text::Language;
use std::sync::Arc;

/// Where the program of a dot comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DotSource {
    /// The shelf, by place.
    Shelf(usize),
    /// The solutions of the task, by index.
    Solution(usize),
    /// The canvas.
    Canvas,
    /// Another program.
    Other,
}

/// The values from which the dots are made.
#[derive(PartialEq)]
struct Moment {
    task: u64,
    progress: u64,
    language: Language,
    /// The solutions that are known, and those that are open.
    known: usize,
    open: usize,
    present: Option<Scores>,
}

/// The dots, made again when something changed.
#[derive(Default)]
pub struct ScoreDots {
    moment: Option<Moment>,
    dots: Vec<Dot>,
    /// Grows when the dots are made again.
    revision: u64,
}

impl ScoreDots {
    /// The dots of a task, in the order of a front; `present` are the scores of the program at hand.
    pub fn of(
        &mut self,
        task: &ReadyTask,
        solutions: &mut Solutions,
        app: &ClickomaniaContext,
        present: Option<Scores>,
    ) -> &[Dot] {
        if task.task().tools.solutions {
            solutions.count_steps(task, app);
        }
        let all = 0..task.task().solutions.len();
        let open = |number: &usize| solutions.is_open(task, *number, app);
        let moment = Moment {
            task: task.number(),
            progress: app.services.progress.revision(),
            language: app.text.language(),
            known: all
                .clone()
                .filter_map(|number| solutions.scores(number))
                .count(),
            open: all.clone().filter(open).count(),
            present,
        };
        if self.moment.as_ref() != Some(&moment) {
            self.moment = Some(moment);
            self.dots = dots(task, solutions, app, present);
            self.revision += 1;
        }
        &self.dots
    }

    /// The dots that [`of`](Self::of) gave last.
    pub fn last(&self) -> &[Dot] {
        &self.dots
    }

    /// A number that grows when the dots are made again.
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

fn dots(
    task: &ReadyTask,
    solutions: &Solutions,
    app: &ClickomaniaContext,
    present: Option<Scores>,
) -> Vec<Dot> {
    let text = app.text;
    let shelf = app.services.progress.shelf(task.key()).iter().enumerate();
    let mut dots: Vec<Dot> = shelf
        .map(|(place, one)| {
            let program = one.program().map(Arc::new);
            let name = program.as_ref().map(|program| names::shown(&text, program));
            let mut dot = Dot::new(&text, one.scores(), DotLook::Own, name.clone());
            if let Some(name) = name.filter(|_| present == Some(one.scores())) {
                dot.mark_present(&text, &name);
            }
            Dot {
                source: DotSource::Shelf(place),
                program,
                ..dot
            }
        })
        .collect();
    // A task may withhold its solutions.
    let all = (0..task.task().solutions.len()).filter(|_| task.task().tools.solutions);
    for number in all {
        let Some(scores) = solutions.scores(number) else {
            continue;
        };
        let open = solutions.is_open(task, number, app);
        let solution: &Program = &task.task().solutions[number];
        let look = if open {
            DotLook::Solution
        } else {
            DotLook::Closed
        };
        let name = open.then(|| names::shown(&text, solution));
        dots.push(Dot {
            source: DotSource::Solution(number),
            program: open.then(|| Arc::new(solution.clone())),
            ..Dot::new(&text, scores, look, name)
        });
    }
    if let Some(scores) = present.filter(|_| !dots.iter().any(|dot| dot.present)) {
        dots.push(Dot {
            source: DotSource::Canvas,
            present: true,
            ..Dot::new(&text, scores, DotLook::Own, None)
        });
    }
    dots.sort_by(|a, b| a.scores.order(&b.scores));
    dots
}

/// The command that opens the program of a dot.
pub fn opening(dot: &Dot) -> Option<ClickomaniaCommand> {
    match (dot.source, &dot.program) {
        (DotSource::Solution(number), _) => Some(TaskCommand::OpenSolution(number).into()),
        (DotSource::Shelf(_), Some(program)) => {
            Some(ProgramCommand::OpenKept(Program::clone(program).into()).into())
        }
        (DotSource::Other, Some(program)) => {
            Some(ProgramCommand::OpenProgram(Program::clone(program).into()).into())
        }
        _ => None,
    }
}
