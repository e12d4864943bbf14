//! The tasks of a class.

use engine::diagnostics::{rules_error, rules_failure};
use engine::language::{Program, TaskId};
use engine::run::rules::{RuleList, Rules, RulesFailure};
use engine::task::file::TaskOrCourse;
use engine::task::{Task, embedded};
use engine::text::Text;

/// The tasks of a contest or a course, and those that ship with the program.
#[derive(Clone, Debug, Default)]
pub struct Tasks {
    course: Vec<Task>,
}

impl Tasks {
    /// The tasks of a file go before those that ship with the program.
    pub fn new(document: Option<&TaskOrCourse>) -> Tasks {
        let tasks = document.map(TaskOrCourse::tasks).unwrap_or_default();
        Tasks::of(tasks.into_iter().cloned().collect())
    }

    /// These tasks go before those that ship with the program.
    pub fn of(course: Vec<Task>) -> Tasks {
        Tasks { course }
    }

    /// The task of this name.
    pub fn find(&self, id: &TaskId) -> Option<&Task> {
        let mut course = self.course.iter();
        course
            .find(|task| task.id == *id)
            .or_else(|| embedded().task(id.as_str()))
    }

    /// The place of a task in the course; tasks that ship with the program come last.
    pub fn place(&self, id: &TaskId) -> usize {
        let mut course = self.course.iter();
        course
            .position(|task| task.id == *id)
            .unwrap_or(self.course.len())
    }
}

/// The rules of a task.
///
/// # Errors
/// Its commands cannot run; a sentence says why.
pub fn rules(text: &Text, task: &Task) -> Result<Rules, String> {
    Rules::of(task).map_err(|error| {
        let why = rules_error(text, task, &error);
        text.msg_task_unusable(task.id.as_str(), why)
    })
}

/// The sentence for commands of a task that fail.
pub fn faulty(text: &Text, task: &Task, why: &RulesFailure) -> String {
    let list = match why.list {
        RuleList::Before => Some(&task.before),
        RuleList::Wanted => task.wanted.as_ref(),
        RuleList::After => Some(&task.after),
    };
    let list: Program = list.cloned().unwrap_or_default();
    text.msg_task_unusable(task.id.as_str(), rules_failure(text, &list, why))
}
