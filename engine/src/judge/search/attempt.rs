//! Tries one case of a search: its price, and what it brings.

use crate::judge::NoVerdict;
use crate::judge::case::{Case, PreparedCase};
use crate::judge::coverage::{EdgeCounts, NewEdges, Reached};
use crate::judge::trial::{PriorFindings, Trial, TrialContext};
use crate::wall::Wall;

/// Minimum price of a case in steps, for generating it; else the search would try tiny programs without end.
const MIN_PRICE: u64 = 20_000;

/// A case to try.
pub struct CaseAttempt {
    pub number: u64,
    pub case: Case,
}

/// The counters that each processor reuses.
pub struct Instruments {
    counts: EdgeCounts,
    wanted: Option<EdgeCounts>,
}

/// The result of an attempt.
pub struct TriedCase {
    pub case: PreparedCase,
    pub trial: Trial,
    pub news: NewEdges,
    pub news_wanted: NewEdges,
    /// The wall for the next click, unless the task is one of the two games.
    pub next: Option<Wall>,
}

impl TriedCase {
    /// The effort that it counts as, in steps. The lists of the task may be as slow as the program: then the time doubles.
    pub fn price(&self) -> u64 {
        self.trial.steps.max(self.case.steps).max(MIN_PRICE)
    }
}

/// The findings before a batch; they stay the same while its cases run.
pub struct KnownFindings<'a> {
    pub prior: PriorFindings,
    pub reached: &'a Reached,
    pub reached_wanted: &'a Reached,
}

impl Instruments {
    pub fn new(context: &TrialContext<'_>) -> Instruments {
        Instruments {
            counts: EdgeCounts::new(context.code),
            wanted: context.rules.wanted_code().map(EdgeCounts::new),
        }
    }
}

impl CaseAttempt {
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
        let Instruments { counts, wanted } = instruments;
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
        let trial = context.try_case(self.number, &case, known.prior, counts)?;
        let next = match wanted {
            Some(_) => Some(case.next(context.rules)?),
            None => None,
        };
        Ok(TriedCase {
            case,
            trial,
            news: counts.news(known.reached),
            news_wanted,
            next,
        })
    }
}
