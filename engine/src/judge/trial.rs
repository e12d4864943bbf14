//! Trying a case: the move under fair draws, and under hostile ones.

use super::case::PreparedCase;
use super::coverage::EdgeCounts;
use super::{Fault, NoVerdict};
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::FailureKind;
use crate::run::moves::{Move, Outcome};
use crate::run::rules::Rules;
use crate::wall::{CellSet, GroupKind, Wall, after_click};

/// Fair draws under which a case must fail to fail outright.
pub const DRAWS: u64 = 32;

/// How many hostile streams a case is tried with that draws something and does not fail: always the
/// first, always the last, and some that are new in every case.
const HOSTILE: u64 = 4;

/// Maximum number of steps of a move against hostile draws.
const HOSTILE_STEPS: u64 = 1_000_000;

/// All that cases are tried with.
#[derive(Clone, Copy)]
pub struct TrialContext<'a> {
    /// The program.
    pub code: &'a Code,
    pub rules: &'a Rules,
    /// How many steps a move may take.
    pub budget: u64,
    /// What cases and draws are made from.
    pub seed: u64,
    /// With how many steps of a case further draws are begun at most.
    pub patience: u64,
    /// Whether to go on.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// What was known before a case was tried, and need not be found again.
#[derive(Clone, Copy, Default)]
pub struct PriorFindings {
    /// The worst that some case does outright.
    pub outright: Option<Fault>,
    /// Whether some case fails under some draws only.
    pub lucky: bool,
}

/// How a case went.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The move under its first draws, which are fair.
    pub first: Outcome,
    /// What was wrong with that one.
    pub fault: Option<Fault>,
    /// The worst fault and its draws, if the case fails whatever is drawn.
    pub outright: Option<(Fault, DrawPolicy)>,
    /// A fault and its draws, if it fails under some only.
    pub unlucky: Option<(Fault, DrawPolicy)>,
    /// Whether the first move was wrong by the rules of the other game, if there is one.
    pub wrong_in_other: bool,
    /// Moves made.
    pub moves: u64,
    /// Steps of all moves, with those that were made to prove a cycle.
    pub steps: u64,
}

impl Trial {
    /// Whether the outright failure is proved for ever: for a move that does not end, the cycle.
    pub fn proved(&self) -> bool {
        let failure = self.first.failure.map(|failure| failure.kind);
        matches!(failure, Some(FailureKind::Cycle { .. }))
    }
}

impl<'a> TrialContext<'a> {
    /// The move of a case. Against hostile draws hardly anything that waits for luck ends: there it may
    /// not take as long.
    pub fn request(&self, case: &PreparedCase, draws: DrawPolicy) -> Move<'a> {
        let most = if draws.is_fair() {
            u64::MAX
        } else {
            HOSTILE_STEPS
        };
        Move {
            code: self.code,
            wall: case.start,
            click: case.case.click,
            draws,
            budget: self.budget.min(most),
        }
    }

    /// Fair draws number `draw` of case number `number`; each its own, and the same as those of the
    /// first move of a game with that seed.
    pub fn fair(&self, number: u64, draw: u64) -> DrawPolicy {
        let seed = number.wrapping_mul(DRAWS).wrapping_add(draw);
        DrawPolicy {
            seed: self.seed.wrapping_add(seed),
            number: 0,
        }
    }

    /// Tries a case.
    ///
    /// # Errors
    /// It was stopped.
    pub fn try_case(
        &self,
        number: u64,
        case: &PreparedCase,
        known: PriorFindings,
        counts: &mut EdgeCounts,
    ) -> Result<Trial, NoVerdict> {
        // Most moves are too short to ask by themselves.
        if !(self.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        let draws = self.fair(number, 0);
        let first = self
            .request(case, draws)
            .run_with_coverage(counts, self.go_on)
            .ok_or(NoVerdict::Stopped)?;
        let fault = fault(&first, &case.wanted);
        let mut trial = Trial {
            first,
            fault,
            outright: None,
            unlucky: None,
            wrong_in_other: self
                .rules
                .groups()
                .is_some_and(|kind| fault_in_other(&first, case, kind)),
            moves: 1,
            steps: first.made(),
        };
        match fault {
            Some(fault) if first.drawn == 0 => trial.outright = Some((fault, draws)),
            // Nothing that would change the verdict.
            Some(fault) if known.outright.is_some_and(|known| known <= fault) => {}
            Some(fault) => self.more_draws(number, case, (fault, draws), &mut trial)?,
            None if first.drawn > 0 && known.outright.is_none() && !known.lucky => {
                self.hostile_draws(number, case, &mut trial)?;
            }
            None => {}
        }
        Ok(trial)
    }

    /// The move of a case under these draws.
    ///
    /// # Errors
    /// It was stopped.
    pub fn outcome(&self, request: &Move<'_>) -> Result<Outcome, NoVerdict> {
        request.run_while(self.go_on).ok_or(NoVerdict::Stopped)
    }

    /// Tries the case with other draws as well, fair or chosen; how many steps the move takes then. Whether it ends is
    /// asked under fair ones only.
    ///
    /// # Errors
    /// It was stopped.
    pub fn other_draws(
        &self,
        case: &PreparedCase,
        draws: DrawPolicy,
        known: PriorFindings,
        trial: &mut Trial,
    ) -> Result<u64, NoVerdict> {
        let mut request = self.request(case, draws);
        if !draws.is_fair() {
            request.budget = self.budget.min(4 * trial.first.steps + 10_000);
        }
        let outcome = self.outcome(&request)?;
        trial.moves += 1;
        trial.steps += outcome.made();
        let fault = fault(&outcome, &case.wanted);
        let fault = fault.filter(|fault| draws.is_fair() || *fault != Fault::DoesNotEnd);
        let known = known.lucky || trial.outright.is_some() || trial.unlucky.is_some();
        if let Some(fault) = fault.filter(|_| !known) {
            trial.unlucky = Some((fault, draws));
        }
        Ok(outcome.steps)
    }

    /// The first draws fail: do all? Where each takes very long, all that can be paid for.
    fn more_draws(
        &self,
        number: u64,
        case: &PreparedCase,
        first: (Fault, DrawPolicy),
        trial: &mut Trial,
    ) -> Result<(), NoVerdict> {
        let mut worst = first;
        for draw in 1..DRAWS {
            if trial.steps >= self.patience {
                break;
            }
            let draws = self.fair(number, draw);
            let outcome = self.outcome(&self.request(case, draws))?;
            trial.moves += 1;
            trial.steps += outcome.made();
            match fault(&outcome, &case.wanted) {
                None => {
                    trial.unlucky = Some(worst);
                    return Ok(());
                }
                Some(fault) if fault < worst.0 => worst = (fault, draws),
                Some(_) => {}
            }
        }
        trial.outright = Some(worst);
        Ok(())
    }

    /// The first draws are right: do hostile ones break it? Whether it ends is not asked.
    fn hostile_draws(
        &self,
        number: u64,
        case: &PreparedCase,
        trial: &mut Trial,
    ) -> Result<(), NoVerdict> {
        let own = |k| 2 + number.wrapping_mul(HOSTILE - 2).wrapping_add(k - 2);
        for plan in (0..HOSTILE).map(|k| if k < 2 { k } else { own(k) }) {
            let draws = DrawPolicy::hostile(plan);
            let mut request = self.request(case, draws);
            request.budget = request.budget.min(4 * trial.first.steps + 10_000);
            let made = request.run_within_budget(self.go_on);
            trial.moves += 1;
            let Ok(outcome) = made.ok_or(NoVerdict::Stopped)? else {
                // However it was found out: see [`Outcome::made`].
                trial.steps += request.budget.saturating_mul(3);
                continue;
            };
            trial.steps += outcome.steps;
            if let Some(fault) = fault(&outcome, &case.wanted) {
                trial.unlucky = Some((fault, draws));
                break;
            }
        }
        Ok(())
    }
}

/// What is wrong with a move that has to leave this wall.
pub fn fault(outcome: &Outcome, wanted: &Wall) -> Option<Fault> {
    match outcome.failure.map(|failure| failure.kind) {
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => Some(Fault::DoesNotEnd),
        Some(_) => Some(Fault::RuntimeError),
        None => {
            if outcome.wall == *wanted {
                None
            } else if cured(outcome.wall) != cured(*wanted) {
                Some(Fault::WrongWall)
            } else if wanted.infected().is_empty() {
                Some(Fault::InfectionLeft)
            } else {
                Some(Fault::WrongInfection)
            }
        }
    }
}

fn cured(mut wall: Wall) -> Wall {
    wall.cure(CellSet::ALL);
    wall
}

fn fault_in_other(outcome: &Outcome, case: &PreparedCase, kind: GroupKind) -> bool {
    let wanted = after_click(&case.start, kind.other(), case.case.click);
    fault(outcome, &wanted).is_some()
}
