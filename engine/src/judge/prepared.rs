//! A case with what the rules make of it, found once for all draws.

use super::case::Case;
use crate::run::observer::CoverageObserver;
use crate::run::rules::{Rules, RulesFailure};
use crate::wall::Wall;

/// A case ready to be tried.
#[derive(Clone, Copy, Debug)]
pub struct PreparedCase {
    pub case: Case,
    /// The wall on which the program starts.
    pub start: Wall,
    /// The wall that it has to leave.
    pub wanted: Wall,
    /// How many steps it took to find that out.
    pub steps: u64,
}

impl PreparedCase {
    /// # Errors
    /// The rules fail in this case.
    pub fn new(rules: &Rules, case: Case) -> Result<PreparedCase, RulesFailure> {
        PreparedCase::with_coverage(rules, case, &mut ())
    }

    /// As [`PreparedCase::new`], with a trail of where the commands come by that say what is wanted.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn with_coverage(
        rules: &Rules,
        case: Case,
        trail: &mut impl CoverageObserver,
    ) -> Result<PreparedCase, RulesFailure> {
        let (start, before) = rules.start_counted(&case.wall, case.click)?;
        let (wanted, steps) = rules.wanted_with_coverage(&start, case.click, trail)?;
        Ok(PreparedCase {
            case,
            start,
            wanted,
            steps: before + steps,
        })
    }

    /// The wall of the next click, if the program does what is wanted; what that takes counts too.
    ///
    /// # Errors
    /// The rules fail in this case.
    pub fn next(&mut self, rules: &Rules) -> Result<Wall, RulesFailure> {
        let (next, steps) = rules.after_counted(&self.wanted, self.case.click)?;
        self.steps += steps;
        Ok(next)
    }
}
