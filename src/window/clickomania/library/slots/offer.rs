//! What was in a slot before something was saved over it: for some seconds it can be had back where it was.

use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::library::storage::Slot;
use crate::window::clickomania::program::names;
use crate::window::clickomania::services::judge::{JudgeService, Subject};
use engine::judge::Verdict;
use engine::language::check::check;
use engine::text::Text;

/// How long it is offered, in seconds; and how long when what was saved is worse.
const SHOWN: f64 = 8.0;
const SHOWN_IF_WORSE: f64 = 20.0;

/// What was in a slot before.
pub struct Offer {
    pub number: usize,
    pub before: Slot,
    cost: u64,
    /// The program that was there, and the one that is there now, if the judge can say something of them.
    was: Option<Subject>,
    is: Option<Subject>,
    /// When it was first shown, in egui's seconds.
    since: Option<f64>,
    /// Whether it was said that what was saved is worse.
    warned: bool,
}

impl Offer {
    /// What was in slot `number` before `is` was saved there; `None` if nothing is lost.
    pub fn new(number: usize, before: Slot, is: &Slot, task: &ReadyTask) -> Option<Offer> {
        let subject = |slot: &Slot| match slot {
            Slot::Filled { program, .. } if task.judges() && check(program).is_empty() => {
                Some(Subject::of(program, task))
            }
            Slot::Filled { .. } | Slot::Empty | Slot::Broken { .. } => None,
        };
        let cost = match (&before, is) {
            (Slot::Empty, _) => return None,
            (Slot::Filled { program, .. }, Slot::Filled { program: now, .. })
                if program.same_text_as(now) =>
            {
                return None;
            }
            (Slot::Filled { program, .. }, _) => task.cost(program).total,
            (Slot::Broken { .. }, _) => 0,
        };
        Some(Offer {
            number,
            cost,
            was: subject(&before),
            is: subject(is),
            before,
            since: None,
            warned: false,
        })
    }

    /// The name of the program that was there.
    pub fn name(&self, text: &Text) -> String {
        match &self.before {
            Slot::Filled { program, .. } => names::shown(text, program),
            Slot::Empty | Slot::Broken { .. } => text.msg_program_nameless(),
        }
    }

    /// What stands in the row.
    pub fn words(&self, text: &Text) -> String {
        match &self.before {
            Slot::Filled { .. } => text.msg_slot_was(self.name(text), self.cost.to_string()),
            Slot::Empty | Slot::Broken { .. } => text.msg_slot_was_damaged(),
        }
    }

    /// Whether what was there is accepted and what was saved over it is not, as far as that is known.
    pub fn is_worse(&self, judge: &JudgeService) -> bool {
        let verdict = |subject: &Option<Subject>| {
            let found = judge.found(subject.as_ref()?)?;
            Some(found.judgement.verdict)
        };
        let now = match &self.is {
            None => true,
            is @ Some(_) => verdict(is).is_some_and(|verdict| verdict < Verdict::TooSlow),
        };
        now && verdict(&self.was) == Some(Verdict::Accepted)
    }

    /// What is to be said once, when it turns out that what was saved is worse.
    pub fn warning(&mut self, judge: &JudgeService, text: &Text) -> Option<String> {
        let warns = !self.warned && self.is_worse(judge);
        self.warned |= warns;
        warns.then(|| text.msg_stored_worse(self.number.to_string(), self.name(text)))
    }

    /// Seconds for which it is still offered, from `now` on; none or less: no longer.
    pub fn left(&mut self, now: f64) -> f64 {
        let since = *self.since.get_or_insert(now);
        let shown = if self.warned { SHOWN_IF_WORSE } else { SHOWN };
        since + shown - now
    }
}
