//! Tries a case: the move under fair draws, and under hostile ones.

use super::case::{Case, PreparedCase};
use super::search::FailingCase;
use super::{Fault, NoVerdict, Options};
use crate::chance::ScriptedDraws;
use crate::proof::small_walls::TriedDraws;
use crate::run::code::{Code, Op};
use crate::run::draw_policy::DrawPolicy;
use crate::run::moves::{Move, Outcome};
use crate::run::observer::CoverageObserver;
use crate::run::rules::Rules;
use crate::wall::{CellSet, GroupKind, Wall, after_click};
use std::collections::HashSet;

/// A case fails outright if it fails under this many fair draws.
pub const FAIR_DRAWS: u64 = 32;

/// Budget of a move under hostile draws.
const HOSTILE_BUDGET: u64 = 1_000_000;

/// The number of a case that a proof found.
const CONFIRMED_NUMBER: u64 = 1 << 60;

/// The program, the rules and the limits of all trials.
pub struct TrialContext<'a> {
    pub code: &'a Code,
    /// The numbers in the program.
    numbers: Vec<f64>,
    pub rules: &'a Rules,
    /// The budget of each move, in steps.
    pub budget: u64,
    /// Source of all cases and draws.
    pub seed: u64,
    /// A failing case gets further draws until it has used this many steps.
    pub patience: u64,
    /// Returns false to stop the judge.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// Findings of earlier cases, which a trial need not make again.
#[derive(Clone, Copy, Default)]
pub struct PriorFindings {
    /// The worst fault with which a case fails outright.
    pub outright: Option<Fault>,
    /// True if some case fails under some draws only.
    pub lucky: bool,
}

/// The result of trying a case.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The move under its first draws, which are fair.
    pub first: Outcome,
    /// The fault of that move.
    pub fault: Option<Fault>,
    /// The worst fault and its draws, if the case fails under all draws.
    pub outright: Option<(Fault, DrawPolicy)>,
    /// A fault and its draws, if the case fails under some only.
    pub unlucky: Option<(Fault, DrawPolicy)>,
    /// True if the first move was wrong by the rules of the other game, if there is one.
    pub wrong_in_other: bool,
    /// Number of moves made.
    pub moves: u64,
    /// Steps of all moves, with those of cycle proofs.
    pub steps: u64,
}

impl Trial {
    /// True if a cycle proves that the first move never ends.
    pub fn proved(&self) -> bool {
        self.first.is_cycle()
    }
}

impl<'a> TrialContext<'a> {
    pub fn new(
        code: &'a Code,
        options: &'a Options,
        go_on: &'a (dyn Fn() -> bool + Sync),
    ) -> TrialContext<'a> {
        let numbers = code.ops.iter().filter_map(|op| match op {
            Op::Number(number) => Some(*number),
            _ => None,
        });
        // A long program may have tens of thousands of them. −0 is 0.
        let mut known = HashSet::new();
        TrialContext {
            code,
            numbers: (numbers.filter(|number| known.insert((number + 0.0).to_bits()))).collect(),
            rules: &options.rules,
            budget: options.budget,
            seed: options.seed,
            patience: options.effort.patience(),
            go_on,
        }
    }

    /// The move of a case under these draws. Under hostile draws a program that waits for luck hardly ever ends, so
    /// the budget is smaller there.
    pub fn request(&self, case: &PreparedCase, draws: DrawPolicy) -> Move<'a> {
        let most = if draws.is_fair() {
            u64::MAX
        } else {
            HOSTILE_BUDGET
        };
        Move {
            code: self.code,
            wall: case.start,
            click: case.case.click,
            draws,
            budget: self.budget.min(most),
        }
    }

    /// The fair draws numbered `draw` of case `number`; each pair has its own seed.
    pub fn fair(&self, number: u64, draw: u64) -> DrawPolicy {
        let seed = number.wrapping_mul(FAIR_DRAWS).wrapping_add(draw);
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
        prior: PriorFindings,
        counts: &mut impl CoverageObserver,
    ) -> Result<Trial, NoVerdict> {
        let mut trial = self.try_first(number, case, prior, counts)?;
        let right = trial.fault.is_none() && trial.first.drawn > 0;
        if right && prior.outright.is_none() && !prior.lucky {
            self.hostile_draws(number, case, &mut trial)?;
        }
        Ok(trial)
    }

    /// Tries a case with all draws that the program can make; with fair and hostile ones if they are too many.
    ///
    /// # Errors
    /// It was stopped.
    pub fn try_all_draws(
        &self,
        number: u64,
        case: &PreparedCase,
    ) -> Result<(Trial, TriedDraws), NoVerdict> {
        let mut trial = self.try_first(number, case, PriorFindings::default(), &mut ())?;
        if trial.first.drawn == 0 {
            return Ok((trial, TriedDraws::None));
        }
        if trial.fault.is_some() || self.scripted_draws(case, &mut trial)? {
            return Ok((trial, TriedDraws::All));
        }
        self.hostile_draws(number, case, &mut trial)?;
        Ok((trial, TriedDraws::Some))
    }

    /// Tries a case under fair draws, and if these fail, whether it fails under all.
    fn try_first(
        &self,
        number: u64,
        case: &PreparedCase,
        prior: PriorFindings,
        counts: &mut impl CoverageObserver,
    ) -> Result<Trial, NoVerdict> {
        // Most moves are too short to call `go_on` themselves.
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
            steps: first.work(),
        };
        match fault {
            Some(fault) if first.drawn == 0 => trial.outright = Some((fault, draws)),
            // A fault this harmless no longer changes the verdict.
            Some(fault) if prior.outright.is_some_and(|known| known <= fault) => {}
            Some(fault) => self.more_draws(number, case, (fault, draws), &mut trial)?,
            None => {}
        }
        Ok(trial)
    }

    /// Makes the move of a case under these draws.
    ///
    /// # Errors
    /// It was stopped.
    pub fn run(&self, case: &PreparedCase, draws: DrawPolicy) -> Result<Outcome, NoVerdict> {
        let request = self.request(case, draws);
        request.run_while(self.go_on).ok_or(NoVerdict::Stopped)
    }

    /// Makes the move of a case that should fail under these fair draws. Returns it if it does, and the number of steps.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in this case.
    pub fn confirm(
        &self,
        case: Case,
        draws: DrawPolicy,
    ) -> Result<(Option<FailingCase>, u64), NoVerdict> {
        let prepared = PreparedCase::new(self.rules, case)?;
        let prior = PriorFindings::default();
        let mut trial = self.try_first(CONFIRMED_NUMBER, &prepared, prior, &mut ())?;
        if trial.fault.is_none() && trial.first.drawn > 0 {
            let outcome = self.run(&prepared, draws)?;
            trial.steps += outcome.work();
            trial.unlucky = fault(&outcome, &prepared.wanted).map(|fault| (fault, draws));
        }
        Ok((FailingCase::of(case, &trial), trial.steps))
    }

    /// Finds out whether the case fails under all draws; tries as many as `patience` allows.
    fn more_draws(
        &self,
        number: u64,
        case: &PreparedCase,
        first: (Fault, DrawPolicy),
        trial: &mut Trial,
    ) -> Result<(), NoVerdict> {
        let mut worst = first;
        for draw in 1..FAIR_DRAWS {
            if trial.steps >= self.patience {
                break;
            }
            let draws = self.fair(number, draw);
            let outcome = self.run(case, draws)?;
            trial.moves += 1;
            trial.steps += outcome.work();
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

    /// The first draws are right: does any way to draw break it? False if there are too many ways, or if the move takes
    /// much longer in one of them.
    fn scripted_draws(&self, case: &PreparedCase, trial: &mut Trial) -> Result<bool, NoVerdict> {
        let mut script = Some(0);
        let mut ways = 0;
        while let Some(digits) = script {
            let draws = DrawPolicy::scripted(digits);
            let request = self.unfair_request(case, draws, &trial.first);
            trial.moves += 1;
            let made = request.run_scripted(self.go_on);
            let Ok((outcome, made)) = made.ok_or(NoVerdict::Stopped)? else {
                trial.steps += request.budget;
                return Ok(false);
            };
            trial.steps += outcome.steps;
            ways += 1;
            if made.ways.max(ways) > ScriptedDraws::MAX_WAYS {
                return Ok(false);
            }
            if let Some(fault) = fault(&outcome, &case.wanted) {
                trial.unlucky = Some((fault, draws));
                return Ok(true);
            }
            script = made.next(digits);
        }
        Ok(true)
    }

    /// The move of a case under draws that are not fair. It may take four times as long as the first one: a program that
    /// waits for luck may never end.
    fn unfair_request(&self, case: &PreparedCase, draws: DrawPolicy, first: &Outcome) -> Move<'a> {
        let mut request = self.request(case, draws);
        request.budget = request.budget.min(4 * first.steps + 10_000);
        request
    }

    /// The index of the draw that may matter in case `number`: a program that draws from *a* on and waits for *b* waits
    /// for the index *b* − *a*. Going by the number, it goes through all pairs; `None` if the program has no numbers.
    fn favoured_index(&self, number: u64) -> Option<u64> {
        let pairs = number.checked_div(self.numbers.len() as u64)?;
        let at = |number: u64| self.numbers[(number % self.numbers.len() as u64) as usize];
        let index = (at(number) - at(pairs)).abs();
        // The index of a number between larger bounds is not exact.
        (index <= (1u64 << 53) as f64).then_some(index as u64)
    }

    /// The first draws are right: do hostile ones break it? The lowest and the highest numbers, a mixture that no other
    /// case gets, and draws that favour an index. A move that does not end does not count.
    fn hostile_draws(
        &self,
        number: u64,
        case: &PreparedCase,
        trial: &mut Trial,
    ) -> Result<(), NoVerdict> {
        let plans = [0, 1, number.wrapping_add(2)].map(DrawPolicy::hostile);
        let index = self.favoured_index(number);
        let favouring = index.map(|index| DrawPolicy::favouring(index, number));
        for draws in plans.into_iter().chain(favouring) {
            let request = self.unfair_request(case, draws, &trial.first);
            let made = request.run_within_budget(self.go_on);
            trial.moves += 1;
            let Ok(outcome) = made.ok_or(NoVerdict::Stopped)? else {
                // Costs the same however the run ended: see [`Outcome::work`].
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

/// The fault of a move that should leave the wall `wanted`.
pub fn fault(outcome: &Outcome, wanted: &Wall) -> Option<Fault> {
    if outcome.is_endless() {
        Some(Fault::DoesNotEnd)
    } else if outcome.failure.is_some() {
        Some(Fault::RuntimeError)
    } else if outcome.wall == *wanted {
        None
    } else if cured(outcome.wall) != cured(*wanted) {
        Some(Fault::WrongWall)
    } else if wanted.infected().is_empty() {
        Some(Fault::InfectionLeft)
    } else {
        Some(Fault::WrongInfection)
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
