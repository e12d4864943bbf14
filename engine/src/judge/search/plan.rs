//! Which cases are tried next.

use super::attempt::{CaseAttempt, price_of_watching};
use super::{CaseSearch, SHARE};
use crate::chance::Chance;
use crate::judge::case::Case;
use crate::judge::climb;
use crate::judge::generate::{self, case};
use crate::judge::generate_for_task::{self, Material};
use crate::judge::trial::TrialContext;

impl CaseSearch {
    /// The next cases with their numbers, of an effort of which a part is used. Some are fresh and watched, some changed
    /// to come nearer to a goal.
    pub(super) fn attempts(
        &self,
        context: &TrialContext<'_>,
        cases: u64,
        used: u64,
    ) -> Vec<(u64, CaseAttempt)> {
        let numbers = self.tried..self.tried + cases;
        let climbs = |number: &u64| *number >= generate::OWN && matches!(number % 8, 1 | 2 | 5);
        let fresh = |number: &u64| *number < generate::OWN || number % 8 == 3;
        let left = (used / 16 * SHARE).saturating_sub(self.watching);
        let watched = numbers.clone().filter(|n| climbs(n) || fresh(n)).count() as u64;
        let watch = left / watched.max(1);
        // What is always too long to be watched cannot be climbed by.
        let can_climb = price_of_watching(self.steps / self.tried.max(1)) <= watch;
        let count = numbers.clone().filter(climbs).count();
        let mut plan = match can_climb {
            true => self.goals.plan(count),
            false => Vec::new(),
        }
        .into_iter();
        let attempt = |number: u64| {
            let goal = match climbs(&number) {
                true => plan.next(),
                false => None,
            };
            let Some(goal) = goal else {
                let watch = if fresh(&number) { watch } else { 0 };
                return (
                    number,
                    CaseAttempt {
                        case: self.case(context, number),
                        draws: None,
                        goal: None,
                        watch,
                    },
                );
            };
            let mut chance = Chance::of_move(!context.seed, number);
            let nearest = self.goals.nearest(goal);
            let from = nearest.len() - 1 - (chance.below(nearest.len() as u64) as usize);
            let fixed = context.rules.only_listed();
            let (case, draws) = climb::changed(&mut chance, &nearest[from], &self.constants, fixed);
            let attempt = CaseAttempt {
                case,
                draws: Some(draws),
                goal: Some(goal),
                watch,
            };
            (number, attempt)
        };
        numbers.map(attempt).collect()
    }

    /// Case number `number`.
    fn case(&self, context: &TrialContext<'_>, number: u64) -> Case {
        let TrialContext { rules, seed, .. } = *context;
        match rules.groups() {
            Some(kind) => case(seed, number, kind, &self.corpus),
            None => {
                let material = Material {
                    walls: rules.walls(),
                    only_listed: rules.only_listed(),
                    corpus: &self.corpus,
                    outcomes: self.outcomes.walls(),
                };
                generate_for_task::case(seed, number, &material)
            }
        }
    }
}
