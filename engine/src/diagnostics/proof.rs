//! Why nothing costs less, or why there is no least cost, in words.

use super::rules_failure;
use super::task::commands;
use crate::language::Kind;
use crate::proof::{ActionKind, NoLeastCost, Refutation};
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

/// Says what a right program must be able to do, by the wall that shows it.
pub fn needs(text: &Text, why: &Refutation) -> String {
    let kinds: Vec<ActionKind> = why.needed.kinds().collect();
    let of = |group: &[Kind]| kinds.iter().any(|action| group.contains(&action.kind));
    let mut deeds = Vec::new();
    let whole = of(&[Kind::RemoveAreaAndDrop, Kind::RemoveStripAndDrop]);
    if of(&[Kind::Remove, Kind::RemoveInfected]) {
        deeds.push(text.msg_least_removes());
    }
    let falls = [
        Kind::DropAll,
        Kind::LowerBrick,
        Kind::LowerStack,
        Kind::DropBrick,
        Kind::DropStack,
        Kind::CompactColumn,
    ];
    if of(&falls) {
        deeds.push(text.msg_least_lowers());
    }
    if whole && deeds.is_empty() {
        deeds.push(text.msg_least_plays());
    }
    for colour in kinds.iter().filter_map(|action| action.colour) {
        deeds.push(text.msg_least_paints(colour.id()));
    }
    if of(&[Kind::InfectArea, Kind::InfectStrip, Kind::Infect]) {
        deeds.push(text.msg_least_infects());
    }
    if of(&[Kind::Cure, Kind::CureAll]) {
        deeds.push(text.msg_least_cures());
    }
    let or = format!(" {} ", text.msg_connective_or());
    text.msg_least_needs(deeds.join(&or))
}
