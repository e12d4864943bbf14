//! A case that is tried: what it counts as, and what that brought.

use crate::judge::NoVerdict;
use crate::judge::case::{Case, PreparedCase};
use crate::judge::coverage::{EdgeCounts, NewEdges, Reached};
use crate::judge::goals::{Approach, Goals};
use crate::judge::probe::{Drawn, Probe};
use crate::judge::trial::{PriorFindings, Trial, TrialContext};
use crate::run::draw_policy::DrawPolicy;
use crate::wall::Wall;

/// Fewest steps that a case counts as, for making it: so that small programs are not tried for ever.
const CASE: u64 = 20_000;

/// How many steps a watched one counts as: it takes that much longer.
const WATCHED: u64 = 15;

/// How many steps the beginning of watching counts as.
const WATCH: u64 = 500;

/// What is tried next.
pub struct CaseAttempt {
    pub case: Case,
    /// Further draws to try it with.
    pub draws: Option<DrawPolicy>,
    /// What it was changed for.
    pub goal: Option<usize>,
    /// How many steps of it may be watched.
    pub watch: u64,
}

/// What was seen of a case that was watched.
pub struct Watched {
    pub draws: DrawPolicy,
    pub approaches: Vec<Approach>,
    pub drawn: Vec<Drawn>,
    pub steps: u64,
}

/// What watching a number of steps counts as.
pub fn price_of_watching(steps: u64) -> u64 {
    steps.saturating_add(WATCH).saturating_mul(WATCHED)
}

/// What each processor works with.
pub struct Instruments {
    counts: EdgeCounts,
    wanted: Option<EdgeCounts>,
    probe: Probe,
}

/// A case that was tried, and what that brought.
pub struct TriedCase {
    pub case: PreparedCase,
    pub goal: Option<usize>,
    pub trial: Trial,
    pub watched: Option<Watched>,
    pub news: NewEdges,
    pub news_wanted: NewEdges,
    /// The wall of the next click, if the task is none of the two games.
    pub next: Option<Wall>,
}

impl TriedCase {
    /// How much of the effort it counts as, in steps. What is wanted may be found as slowly as the program runs:
    /// then the time doubles.
    pub fn price(&self) -> u64 {
        let made = self.trial.steps.max(self.case.steps).max(CASE);
        made.saturating_add(self.price_of_watching())
    }

    pub fn price_of_watching(&self) -> u64 {
        let steps = |watched: &Watched| price_of_watching(watched.steps);
        self.watched.as_ref().map_or(0, steps)
    }
}

/// What was known before a round: nothing of it changes while its cases are tried.
pub struct KnownFindings<'a> {
    pub prior: PriorFindings,
    pub goals: &'a Goals,
    pub reached: &'a Reached,
    pub reached_wanted: &'a Reached,
}

impl Instruments {
    pub fn new(context: &TrialContext<'_>) -> Instruments {
        Instruments {
            counts: EdgeCounts::new(context.code),
            wanted: context.rules.wanted_code().map(EdgeCounts::new),
            probe: Probe::new(context.code),
        }
    }
}

impl CaseAttempt {
    /// Tries the case, as number `number`.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in this case.
    pub fn carry_out(
        self,
        number: u64,
        context: &TrialContext<'_>,
        known: &KnownFindings<'_>,
        instruments: &mut Instruments,
    ) -> Result<TriedCase, NoVerdict> {
        let Instruments {
            counts,
            wanted,
            probe,
        } = instruments;
        counts.clear();
        let (mut case, news_wanted) = match wanted {
            None => (
                PreparedCase::new(context.rules, self.case)?,
                NewEdges::new(),
            ),
            Some(wanted) => {
                wanted.clear();
                let case = PreparedCase::with_coverage(context.rules, self.case, wanted)?;
                (case, wanted.news(known.reached_wanted))
            }
        };
        let mut trial = context.try_case(number, &case, known.prior, counts)?;
        let mut draws = context.fair(number, 0);
        let mut steps = trial.first.steps;
        if let Some(other) = self.draws.filter(|_| trial.first.drawn > 0) {
            steps = context.other_draws(&case, other, known.prior, &mut trial)?;
            draws = other;
        }
        let worth_it = trial.outright.is_none() && price_of_watching(steps) <= self.watch;
        let watched = worth_it.then(|| {
            probe.watch(&context.request(&case, draws), steps, context.go_on);
            Watched {
                draws,
                approaches: known.goals.approaches(probe),
                drawn: probe.drawn.clone(),
                steps: probe.steps,
            }
        });
        let next = match wanted {
            Some(_) => Some(case.next(context.rules)?),
            None => None,
        };
        Ok(TriedCase {
            case,
            goal: self.goal,
            trial,
            watched,
            news: counts.news(known.reached),
            news_wanted,
            next,
        })
    }
}
