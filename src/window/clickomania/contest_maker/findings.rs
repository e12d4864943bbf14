//! Problems of the tasks of a contest, in sentences. Tasks that do not ship are checked in the background.

use super::draft::{is_shipped, points_are_in_order, task_key};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::home::TaskExample;
use crate::window::kit::background::{BackgroundTask, take_ended};
use engine::diagnostics::task_problem;
use engine::judge::task_check::{TaskFinding, TaskProblem, check_task};
use engine::task::Task;
use engine::text::Text;
use std::collections::HashMap;
use std::sync::Arc;

/// Facts about the tasks of the contest, each found once.
#[derive(Default)]
pub struct Findings {
    facts: Vec<TaskFacts>,
    /// The results of checks, by the key of the task.
    checked: HashMap<Arc<str>, Vec<TaskFinding>>,
    checking: Option<(Arc<str>, BackgroundTask<Vec<TaskFinding>>)>,
}

/// Facts about a task.
pub struct TaskFacts {
    task: Arc<Task>,
    key: Arc<str>,
    pub shipped: bool,
    pub example: Option<TaskExample>,
}

/// A sentence about a task.
pub struct ContestFinding {
    pub sentence: String,
    /// True if the task can be used nevertheless.
    pub warning: bool,
}

impl TaskFacts {
    fn of(task: &Arc<Task>) -> TaskFacts {
        TaskFacts {
            task: Arc::clone(task),
            key: Arc::from(task_key(task)),
            shipped: is_shipped(task),
            example: TaskExample::of(task),
        }
    }
}

impl Findings {
    /// Follows the tasks of the contest, takes over the result of a check and starts the next one.
    pub fn follow(&mut self, tasks: &[Arc<Task>], app: &mut ClickomaniaContext) {
        let mut known = std::mem::take(&mut self.facts);
        self.facts = tasks
            .iter()
            .map(|task| {
                let same = known
                    .iter()
                    .position(|facts| Arc::ptr_eq(&facts.task, task));
                same.map_or_else(|| TaskFacts::of(task), |place| known.swap_remove(place))
            })
            .collect();
        if let Some((key, found)) = take_ended(&mut self.checking) {
            self.checked.insert(key, found.unwrap_or_default());
        }
        let unchecked =
            |facts: &&TaskFacts| !facts.shipped && !self.checked.contains_key(&facts.key);
        if self.checking.is_none()
            && let Some(facts) = self.facts.iter().find(unchecked)
        {
            let task = Arc::clone(&facts.task);
            match BackgroundTask::start(move |go_on| check_task(&task, go_on), app.waker()) {
                Ok(work) => self.checking = Some((Arc::clone(&facts.key), work)),
                Err(error) => {
                    self.checked.insert(Arc::clone(&facts.key), Vec::new());
                    app.refuse(app.text.msg_too_busy(error.to_string()));
                }
            }
        }
    }

    /// The facts about the task with this number.
    pub fn facts(&self, number: usize) -> Option<&TaskFacts> {
        self.facts.get(number)
    }

    /// True while the task with this number is being checked.
    pub fn is_checking(&self, number: usize) -> bool {
        let facts = self.facts.get(number);
        facts.is_some_and(|facts| !facts.shipped && !self.checked.contains_key(&facts.key))
    }

    /// The sentences about the task with this number.
    pub fn of(&self, number: usize, text: &Text) -> Vec<ContestFinding> {
        let Some(TaskFacts { task, key, .. }) = self.facts.get(number) else {
            return Vec::new();
        };
        let wrong = |sentence| ContestFinding {
            sentence,
            warning: false,
        };
        let mut found = Vec::new();
        if task.wanted.is_none() {
            found.push(wrong(text.msg_making_not_judged()));
        } else if task.points.is_empty() {
            found.push(wrong(text.msg_making_no_points()));
        } else if !points_are_in_order(&task.points) {
            found.push(wrong(task_problem(
                text,
                task,
                &TaskProblem::PointsDisordered,
            )));
        }
        let checked = self.checked.get(key).into_iter().flatten();
        let told = checked.filter(|finding| !matters_to_lessons_alone(&finding.problem));
        found.extend(told.map(|finding| ContestFinding {
            sentence: task_problem(text, task, &finding.problem),
            warning: finding.problem.is_warning(),
        }));
        found
    }
}

/// True for a problem that another message reports here, or that no pupil meets in a contest.
fn matters_to_lessons_alone(problem: &TaskProblem) -> bool {
    matches!(
        problem,
        TaskProblem::PointsDisordered
            | TaskProblem::NothingWanted
            | TaskProblem::NoGoals
            | TaskProblem::NoCellChanges
            | TaskProblem::QuestionFails { .. }
            | TaskProblem::MistakeAccepted { .. }
    )
}
