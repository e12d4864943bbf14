//! The scores of the solutions of the open task.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::Reward;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::Asked;
use engine::judge::front::Scores;
use engine::judge::measure::{goal_reached, steps_score};
use engine::language::Program;
use engine::language::cost::Cost;
use engine::run::compile::compile;
use engine::task::Measure;

/// The scores of the solutions. A background task counts the steps when they are first needed.
#[derive(Default)]
pub struct Solutions {
    /// The number of the task.
    number: Option<u64>,
    measure: Measure,
    /// By index; `None` for a solution that cannot run.
    costs: Vec<Option<Cost>>,
    /// By index, as far as they were counted.
    steps: Vec<Option<f64>>,
    /// The solution whose steps are being counted, by the number of the task and its index.
    counting: Asked<(u64, usize), Option<f64>>,
}

impl Solutions {
    /// Per-frame update: takes the solutions of another task.
    pub fn advance(&mut self, task: &ReadyTask, app: &AppContext) {
        if self.number.replace(task.number()) != Some(task.number()) {
            self.measure = task.task().measure;
            let solutions = task.task().solutions.iter();
            self.costs = solutions
                .map(|solution| compile(solution).ok().map(|_| task.cost(solution)))
                .collect();
            self.steps.clear();
        }
        if self.measure == Measure::Steps {
            self.count_steps(task, app);
        }
    }

    /// Counts the steps of the solutions, one after the other, as long as it is called in every frame.
    pub fn count_steps(&mut self, task: &ReadyTask, app: &AppContext) {
        self.counting.listen();
        let next = (task.number(), self.steps.len());
        if let Some(steps) = self.counting.answer(&next) {
            self.steps.push(*steps);
        }
        let next = (task.number(), self.steps.len());
        if next.1 < self.costs.len() && self.counting.lacks(&next) {
            let (task, number) = (task.clone(), next.1);
            let count = move |go_on: &(dyn Fn() -> bool + Sync)| {
                let steps = steps(&task, &task.task().solutions[number], go_on);
                go_on().then_some(steps)
            };
            self.counting.ask(next, count, app.waker());
        }
    }

    /// The cost of the solution with this index; `None` if it cannot run.
    pub fn cost(&self, solution: usize) -> Option<&Cost> {
        self.costs.get(solution)?.as_ref()
    }

    /// The scores of the solution with this index; `None` while its steps are unknown, or if it cannot run.
    pub fn scores(&self, solution: usize) -> Option<Scores> {
        let cost = self.cost(solution)?;
        let steps = *self.steps.get(solution)?;
        Some(Scores {
            cost: cost.total,
            blocks: cost.blocks,
            steps: steps?,
        })
    }

    /// The score that the task measures, of the solution with this index; `None` as for its scores.
    fn measure(&self, solution: usize) -> Option<u64> {
        let cost = self.cost(solution)?;
        match self.measure {
            Measure::Cost => Some(cost.total),
            Measure::Blocks => Some(cost.blocks as u64),
            Measure::Steps => Some(self.scores(solution)?.by(Measure::Steps)),
        }
    }

    /// The index of the lowest goal that a solution reaches; `None` as for its measure.
    pub fn goal_of(&self, task: &ReadyTask, solution: usize) -> Option<usize> {
        let measure = self.measure(solution)?;
        Some(goal_reached(&task.task().goals, measure).unwrap_or(0))
    }

    /// The indices of the solutions with this lowest goal.
    pub fn of_goal(&self, task: &ReadyTask, goal: usize) -> Vec<usize> {
        (0..self.costs.len())
            .filter(|&solution| self.goal_of(task, solution) == Some(goal))
            .collect()
    }

    /// True if the solution with this index may be opened: its goal was reached, or a teacher opened all.
    pub fn is_open(&self, task: &ReadyTask, solution: usize, app: &ClickomaniaContext) -> bool {
        if !task.task().tools.solutions {
            return false;
        }
        let progress = &app.services.progress;
        let goals = &task.task().goals;
        let reached = match self.goal_of(task, solution) {
            _ if goals.is_empty() => progress.is_done(task.key()),
            Some(goal) => progress.reward(task.key(), goals[goal]) == Reward::Earned,
            None => false,
        };
        reached || app.teacher.solutions_open()
    }

    /// The least blocks or steps of a solution that costs no more than this, as far as they are known.
    pub fn least(&self, cost: u64, measure: Measure) -> Option<u64> {
        let value = |solution| {
            let of = self.cost(solution).filter(|of| of.total <= cost)?;
            match measure {
                Measure::Blocks => Some(of.blocks as u64),
                measure => Some(self.scores(solution)?.by(measure)),
            }
        };
        (0..self.costs.len()).filter_map(value).min()
    }
}

/// The steps score of a program; `None` if it cannot run, or `go_on` returned false.
pub fn steps(task: &ReadyTask, program: &Program, go_on: &dyn Fn() -> bool) -> Option<f64> {
    let code = compile(program).ok()?;
    steps_score(task.task(), task.rules(), &code, go_on)
}
