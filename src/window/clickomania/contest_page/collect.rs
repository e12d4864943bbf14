//! Collects the slots of all tasks from the disk, to be handed in.

use crate::contest::{ContestRun, HandIn, HandedText};
use crate::date::Minute;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::library::storage::{SLOTS, Slot, SlotFiles, TaskKey};
use engine::language::Program;
use engine::language::check::check;
use engine::language::cost::{Costs, cost_at};
use engine::language::file::write;
use engine::task::Task;
use engine::text::Text;
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

/// The slots of a task.
pub struct TaskSlots {
    /// Id and title of the task; none if all programs share the slots.
    pub task: Option<(String, String)>,
    /// Numbers and contents of the slots that are not empty.
    pub slots: Vec<(usize, Slot)>,
    /// The slot of the solution: the one that was named, else the cheapest that can run.
    pub named: Option<usize>,
    /// Costs of blocks in the task.
    pub costs: Costs,
}

/// A hand-in, and what its pupil has to know of it.
pub struct Collected {
    pub hand_in: HandIn,
    /// The names of slots that cannot be read.
    pub unreadable: Vec<String>,
    /// Sentences about the tasks without a program that can run.
    pub unfinished: Vec<String>,
}

/// The solution of a task as it would be handed in. A contest tells whether it can run, never whether it is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solution {
    Nothing,
    Unfinished,
    Runs,
}

impl TaskSlots {
    /// The state of the slot that is named as the solution.
    pub fn solution(&self) -> Solution {
        let named = self
            .slots
            .iter()
            .find(|(number, _)| Some(*number) == self.named);
        match named.and_then(|(_, slot)| slot.program()) {
            None => Solution::Nothing,
            Some(program) if runs(program) => Solution::Runs,
            Some(_) => Solution::Unfinished,
        }
    }

    /// A sentence about the solution, if it cannot run.
    fn doubt(&self, text: &Text) -> Option<String> {
        let (_, title) = self.task.as_ref()?;
        match self.solution() {
            Solution::Nothing => Some(text.msg_contest_task_empty(title)),
            Solution::Unfinished => Some(text.msg_contest_task_unfinished(title)),
            Solution::Runs => None,
        }
    }
}

/// True for a program without errors that does something.
fn runs(program: &Program) -> bool {
    check(program).is_empty() && program.running().next().is_some()
}

/// Reads the slots, task by task.
pub fn slots(app: &ClickomaniaContext) -> Vec<TaskSlots> {
    let named = app.contest_run.as_ref().map(|run| &run.state().named);
    let tasks: Vec<&Task> = app.contest_run.iter().flat_map(ContestRun::tasks).collect();
    if tasks.is_empty() {
        let slots = filled(&app.services.slots);
        return vec![TaskSlots {
            named: proposed(&slots, |program| app.services.task.cost(program).total),
            task: None,
            slots,
            costs: app.services.task.task().costs.clone(),
        }];
    }
    let task_slots = |task: &Task| {
        let files = app.services.slots.of(&TaskKey::in_contest(&task.id));
        let slots = filled(&files);
        let id = task.id.to_string();
        let there = |number: &usize| slots.iter().any(|(slot, _)| slot == number);
        let chosen = named.and_then(|named| named.get(&id)).copied();
        let cost = |program: &Program| cost_at(program, &task.costs).total;
        TaskSlots {
            named: chosen.filter(there).or_else(|| proposed(&slots, cost)),
            task: Some((id, title(task, &app.text))),
            slots,
            costs: task.costs.clone(),
        }
    };
    tasks.into_iter().map(task_slots).collect()
}

/// Title of a task in the language of the window; its id, if it has none.
pub fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => title.to_owned(),
    }
}

fn filled(files: &SlotFiles) -> Vec<(usize, Slot)> {
    (1..=SLOTS)
        .map(|number| (number, files.slot(number)))
        .filter(|(_, slot)| !matches!(slot, Slot::Empty))
        .collect()
}

/// The cheapest program that can run, of equals the first; if none can, the cheapest of all.
fn proposed(slots: &[(usize, Slot)], cost: impl Fn(&Program) -> u64) -> Option<usize> {
    slots
        .iter()
        .filter_map(|(number, slot)| {
            let program = slot.program()?;
            Some((!runs(program), cost(program), *number))
        })
        .min()
        .map(|(_, _, number)| number)
}

/// Collects everything that is handed in.
pub fn collect(app: &ClickomaniaContext, name: &str, begun: SystemTime) -> Collected {
    let run = app.contest_run.as_ref();
    let (mut written, mut unreadable, mut named) = (Vec::new(), Vec::new(), BTreeMap::new());
    let slots = slots(app);
    let unfinished = slots.iter().filter_map(|part| part.doubt(&app.text));
    let unfinished = unfinished.collect();
    for part in slots {
        let task = part.task.as_ref();
        for (number, slot) in part.slots {
            match slot {
                Slot::Empty => {}
                Slot::Filled { program, saved } => written.push(HandedText {
                    task: task.map(|(id, _)| id.clone()),
                    number,
                    saved: time(saved),
                    brought_in: run.map(|_| program.origins().len()),
                    program: write(&program),
                }),
                Slot::Broken { .. } => unreadable.push(match task {
                    Some((_, title)) => format!("{title} {number}"),
                    None => number.to_string(),
                }),
            }
        }
        if let (Some((id, _)), Some(number)) = (part.task, part.named) {
            named.insert(id, number);
        }
    }
    // A hand-in that is repeated after the end has the time of the end.
    let handed_in = match run.and_then(|run| run.state().over) {
        Some(over) => SystemTime::UNIX_EPOCH + Duration::from_secs(over),
        None => SystemTime::now(),
    };
    let mut hand_in = HandIn::new(name, time(begun), time(handed_in), written);
    hand_in.named = named;
    if let Some(run) = run {
        let state = run.state();
        hand_in.course = run.course().map(|course| course.id.to_string());
        hand_in.minutes = state.minutes;
        hand_in.extra = state.extra;
        hand_in.closed = Some(state.time.closed());
        hand_in.clock_back = Some(state.time.clock_back_seconds());
    }
    Collected {
        hand_in,
        unreadable,
        unfinished,
    }
}

/// A time as hand-ins write it: *2026-11-21 09:28:41 UTC*.
fn time(at: SystemTime) -> String {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.unwrap_or(Duration::ZERO).as_secs();
    let Minute {
        year,
        month,
        day,
        hour,
        minute,
    } = Minute::at(seconds);
    let second = seconds % 60;
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_for_people() {
        for (seconds, written) in [
            (0, "1970-01-01 00:00:00 UTC"),
            (951_782_401, "2000-02-29 00:00:01 UTC"),
            (1_795_249_800, "2026-11-21 08:30:00 UTC"),
        ] {
            let at = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(time(at), written);
        }
    }
}
