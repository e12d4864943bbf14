//! Why there is no least cost, in words.

use super::rules_failure;
use super::task::commands;
use crate::proof::NoLeastCost;
use crate::task::Task;
use crate::text::Text;

/// Why the least cost of a task cannot be said.
pub fn no_least_cost(text: &Text, task: &Task, why: &NoLeastCost) -> String {
    match why {
        NoLeastCost::NothingWanted => text.msg_task_least_nothing_wanted(),
        NoLeastCost::OtherMeasure(measure) => text.msg_task_least_measure(measure.id()),
        NoLeastCost::Stopped => text.msg_task_least_stopped(),
        NoLeastCost::Rules(failure) => {
            let list = commands(task, failure.list).cloned().unwrap_or_default();
            text.msg_task_problem_rules_fail(
                rules_failure(text, &list, failure),
                failure.wall.rows().join("/"),
            )
        }
    }
}
