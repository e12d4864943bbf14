//! Tries one case of a search: its price, and what it brings.

use crate::judge::NoVerdict;
use crate::judge::case::{Case, PreparedCase};
use crate::judge::coverage::{EdgeCounts, NewEdges, Reached};
use crate::judge::goals::{Approach, Goals};
use crate::judge::probe::{Drawn, Probe};
use crate::judge::trial::{PriorFindings, Trial, TrialContext};
use crate::run::draw_policy::DrawPolicy;
use crate::wall::Wall;

/// Minimum price of a case in steps, for generating it; else the search would try tiny programs without end.
const MIN_PRICE: u64 = 20_000;

/// The price of a watched step, in steps: watching is that much slower.
const WATCHED_STEP: u64 = 15;

/// The price of starting to watch, in watched steps.
const WATCH_START: u64 = 500;

/// A case to try.
pub struct CaseAttempt {
    pub number: u64,
    pub case: Case,
    /// Further draws to try it with.
    pub draws: Option<DrawPolicy>,
    /// The goal for which the case was changed.
    pub goal: Option<usize>,
    /// The effort that watching it may use.
    pub watch: u64,
}

/// Observations of a watched case.
pub struct Watched {
    pub draws: DrawPolicy,
    pub approaches: Vec<Approach>,
    pub drawn: Vec<Drawn>,
    steps: u64,
}

/// The price of watching this many steps.
pub fn price_of_watching(steps: u64) -> u64 {
    steps
        .saturating_add(WATCH_START)
        .saturating_mul(WATCHED_STEP)
}

/// The counters that each processor reuses.
pub struct Instruments {
    counts: EdgeCounts,
    wanted: Option<EdgeCounts>,
    probe: Probe,
}

/// The result of an attempt.
pub struct TriedCase {
    pub case: PreparedCase,
    pub goal: Option<usize>,
    pub trial: Trial,
    pub watched: Option<Watched>,
    pub news: NewEdges,
    pub news_wanted: NewEdges,
    /// The wall for the next click, unless the task is one of the two games.
    pub next: Option<Wall>,
}

impl TriedCase {
    /// The effort that it counts as, in steps. The lists of the task may be as slow as the program: then the time doubles.
    pub fn price(&self) -> u64 {
        let made = self.trial.steps.max(self.case.steps).max(MIN_PRICE);
        made.saturating_add(self.price_of_watching())
    }

    pub fn price_of_watching(&self) -> u64 {
        self.watched
            .as_ref()
            .map_or(0, |watched| price_of_watching(watched.steps))
    }
}

/// The findings before a batch; they stay the same while its cases run.
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
    /// A case that is neither changed for a goal nor watched.
    pub fn new(number: u64, case: Case) -> CaseAttempt {
        CaseAttempt {
            number,
            case,
            draws: None,
            goal: None,
            watch: 0,
        }
    }

    /// Tries the case.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in this case.
    pub fn carry_out(
        self,
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
        let mut trial = context.try_case(self.number, &case, known.prior, counts)?;
        let mut draws = context.fair(self.number, 0);
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
