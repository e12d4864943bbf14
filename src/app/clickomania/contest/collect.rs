//! Handing in: the slots of all tasks as they are on the disk, with a name, times, and what was noted.

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::open_task::ReadyTask;
use crate::app::clickomania::storage::{SLOTS, Slot, SlotFiles, TaskKey};
use crate::app::common::contest::ContestRun;
use crate::contest::in_words;
use crate::handed::{Brought, HandedSign, HandedText, Saving, SignKind};
pub use crate::handed::{Handed, HandedSlot, open};
use engine::language::Program;
use engine::language::check::check;
use engine::language::cost::{Costs, cost_at};
use engine::language::file::write;
use engine::task::Task;
use engine::text::Text;
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

/// What is there to be handed in for a task.
pub struct TaskSlots {
    /// Its id and title; none if all programs share the slots.
    pub task: Option<(String, String)>,
    /// The slots that are not empty: their numbers, and what is in them.
    pub slots: Vec<(usize, Slot)>,
    /// The slot that is the solution: the one that was named, else the cheapest that can run.
    pub named: Option<usize>,
    /// What blocks cost in the task.
    pub costs: Costs,
}

/// What is handed in, and what cannot be read: slots in words.
pub struct Collected {
    pub handed: Handed,
    pub unreadable: Vec<String>,
}

/// What is in the slots now, task by task.
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
    let tasks = tasks.into_iter().map(|task| {
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
    });
    tasks.collect()
}

/// The title of a task in the language of the window; its name, if it has none.
pub fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => title.to_owned(),
    }
}

fn filled(files: &SlotFiles) -> Vec<(usize, Slot)> {
    let slots = (1..=SLOTS).map(|number| (number, files.slot(number)));
    slots
        .filter(|(_, slot)| !matches!(slot, Slot::Empty))
        .collect()
}

/// The cheapest that can run, of equals the first; else the first program.
fn proposed(slots: &[(usize, Slot)], cost: impl Fn(&Program) -> u64) -> Option<usize> {
    let programs = slots.iter().filter_map(|(number, slot)| match slot {
        Slot::Filled { program, .. } => Some((*number, program)),
        Slot::Empty | Slot::Broken { .. } => None,
    });
    let key = |(number, program): &(usize, &Program)| {
        let runs = check(program).is_empty() && program.running().next().is_some();
        (!runs, cost(program), *number)
    };
    programs.min_by_key(key).map(|(number, _)| number)
}

/// Everything that is handed in now.
pub fn collect(app: &ClickomaniaContext, name: &str, begun: SystemTime) -> Collected {
    let run = app.contest_run.as_ref();
    let (mut written, mut unreadable, mut named) = (Vec::new(), Vec::new(), BTreeMap::new());
    // A slot was written outside the window.
    let mut changed = false;
    for part in slots(app) {
        let task = part.task.as_ref();
        for (number, slot) in part.slots {
            match slot {
                Slot::Empty => {}
                Slot::Filled { program, saved } => {
                    let program = write(&program);
                    let known = run.and_then(|run| run.saving_of(&program));
                    let id = task.map_or("", |(id, _)| id);
                    changed |= run.is_some_and(|run| !run.was_saved_in(id, number, &program));
                    written.push(HandedText {
                        task: task.map(|(id, _)| id.clone()),
                        number,
                        saved: time(saved),
                        brought: run.is_some() && known.is_none_or(|saving| saving.brought),
                        program,
                    });
                }
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
    // What is handed in once more after the end was handed in then.
    let handed_in = match run.and_then(|run| run.state().closed) {
        Some(closed) => seconds(closed),
        None => time(SystemTime::now()),
    };
    let mut handed = Handed::new(name, time(begun), handed_in.clone(), written);
    handed.named = named;
    if let Some(run) = run {
        let state = run.state();
        let of = |task: &str| run.course().map(|_| task.to_owned());
        handed.course = run.course().map(|course| course.id.to_string());
        handed.minutes = state.minutes;
        if run.course().is_some() {
            handed.tasks = state.tasks.map(in_words);
            handed.beginning = Some(in_words(run.key()));
        }
        let savings = state.savings.iter().map(|saving| Saving {
            at: seconds(saving.at),
            task: of(&saving.task),
            slot: saving.slot,
        });
        handed.savings = savings.collect();
        let brought = state.brought.iter().map(|brought| Brought {
            at: seconds(brought.at),
            how: brought.how,
            task: of(&brought.task),
            blocks: brought.blocks,
        });
        handed.brought = brought.collect();
        let signs = state.signs.iter().map(|sign| HandedSign {
            at: seconds(sign.at),
            what: sign.what.clone(),
        });
        handed.signs = signs.collect();
        if changed {
            handed.signs.push(HandedSign {
                at: handed_in,
                what: SignKind::SlotChanged,
            });
        }
    }
    Collected { handed, unreadable }
}

/// The task under whose name things are noted; where programs share the slots, all are one.
pub fn task_name(run: &ContestRun, task: &ReadyTask) -> String {
    match run.course() {
        Some(_) => task.id().to_string(),
        None => String::new(),
    }
}

fn seconds(at: u64) -> String {
    // A day so far off is nobody's.
    let at = Duration::from_secs(at.min(253_402_300_799));
    time(SystemTime::UNIX_EPOCH + at)
}

/// *2026-11-21 09:28:41 UTC*.
pub fn time(at: SystemTime) -> String {
    let since = at.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.unwrap_or(Duration::ZERO).as_secs();
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// The day that is this many days after 1 January 1970, in the Gregorian calendar. Years are counted from
/// March, so that the odd day is the last one: H. Hinnant, *chrono-Compatible Low-Level Date Algorithms*.
fn date(days: u64) -> (u64, u64, u64) {
    // From 1 March of the year 0; 400 years have 146 097 days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(58), (1970, 2, 28));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_453), (2025, 12, 31));
        assert_eq!(date(20_454), (2026, 1, 1));
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(20_454 * 86_400 + 3_661);
        assert_eq!(time(at), "2026-01-01 01:01:01 UTC");
    }
}
