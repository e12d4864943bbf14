//! Looking for a case that fails.
//!
//! Cases are tried in rounds. Those of a round depend on what was found in the rounds before, and are
//! looked through by number; so the outcome does not depend on which processor was first. A case whose
//! run comes by somewhere new, or turns a loop clearly more often, is kept, and later cases are changes
//! of it: a search led by coverage, as fuzzers do (M. Böhme, V. Pham, A. Roychoudhury, "Coverage-based
//! Greybox Fuzzing as Markov Chain", 2016, section 2).

use super::case::Case;
use super::coverage::{EdgeCounts, NewEdges, Novelty, Reached};
use super::generate::case;
use super::trial::{Fault, PriorFindings, Trial, TrialContext};
use super::{Judgement, Verdict};
use crate::language::{BlockId, Program};
use crate::run::draw_policy::DrawPolicy;
use crate::run::observer::{Observer, Step};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Fewest steps that a case counts as, for making it: so that small programs are not tried for ever.
const CASE: u64 = 20_000;

/// Cases in the first round, and at most in one.
const FIRST_ROUND: u64 = 4;
const LARGEST_ROUND: u64 = 256;

/// When a case has failed, this part of the effort is still spent on finding a worse one.
const AFTER_FAILURE: u64 = 8;

/// A case that fails.
#[derive(Clone, Copy, Debug)]
pub struct FailingCase {
    pub case: Case,
    /// Draws under which it fails.
    pub draws: DrawPolicy,
    /// What is wrong with the move then.
    pub fault: Fault,
    /// Whether it fails under all draws.
    pub outright: bool,
    /// Whether it is proved that the move does not end.
    pub proved: bool,
}

/// What was tried so far.
#[derive(Default)]
pub struct CaseSearch {
    /// Cases that led somewhere new.
    corpus: Vec<Case>,
    /// Those of them that reached blocks no earlier one did.
    explorers: Vec<(Case, DrawPolicy)>,
    reached: Reached,
    tried: u64,
    moves: u64,
    /// Steps of the first moves, and the most of one.
    steps: u64,
    steps_max: u64,
    /// Cases whose first move, under fair draws, failed.
    failed: u64,
    wrong_in_other: bool,
    outright: Option<FailingCase>,
    unlucky: Option<FailingCase>,
}

impl CaseSearch {
    /// Tries cases until the effort is used up. `None` if it was stopped.
    pub fn run(context: &TrialContext<'_>, effort: u64, spent: &AtomicU64) -> Option<CaseSearch> {
        let mut search = CaseSearch::default();
        let mut limit = effort;
        let mut used = 0;
        let mut round = FIRST_ROUND;
        while used < limit && !search.is_decided() {
            // No more than can still be paid, going by what cases cost so far.
            let affordable = (limit - used) * search.tried.max(1) / used.max(1);
            let cases = if search.tried == 0 {
                round
            } else {
                round.min(affordable + 1)
            };
            for (case, trial, news) in search.round(context, cases, spent)? {
                if used >= limit {
                    break;
                }
                used += trial.steps.max(CASE);
                search.add(context, case, &trial, &news);
                if search.outright.is_some() {
                    limit = limit.min(used + effort / AFTER_FAILURE);
                }
            }
            spent.store(used.min(effort), Ordering::Relaxed);
            round = (round * 2).min(LARGEST_ROUND);
        }
        Some(search)
    }

    /// Whether nothing that is found later can change the verdict.
    fn is_decided(&self) -> bool {
        self.outright
            .is_some_and(|found| found.fault == Fault::RuntimeError)
    }

    /// Tries the next cases, all at once; in their order. `None` if it was stopped.
    fn round(
        &self,
        context: &TrialContext<'_>,
        cases: u64,
        spent: &AtomicU64,
    ) -> Option<Vec<(Case, Trial, NewEdges)>> {
        let known = PriorFindings {
            outright: self.outright.map(|found| found.fault),
            lucky: self.unlucky.is_some(),
        };
        let one = |counts: &mut EdgeCounts, number| {
            counts.clear();
            let case = case(context.seed, number, context.game, &self.corpus);
            let trial = context.try_case(number, &case, known, counts)?;
            spent.fetch_add(trial.steps.max(CASE), Ordering::Relaxed);
            Some((case, trial, counts.news(&self.reached)))
        };
        let next = self.tried..self.tried + cases;
        next.into_par_iter()
            .map_init(|| EdgeCounts::new(context.code), one)
            .collect()
    }

    fn add(&mut self, context: &TrialContext<'_>, case: Case, trial: &Trial, news: &NewEdges) {
        let draws = context.fair(self.tried, 0);
        self.tried += 1;
        self.moves += trial.moves;
        self.steps += trial.first.steps;
        self.steps_max = self.steps_max.max(trial.first.steps);
        self.failed += u64::from(trial.fault.is_some());
        self.wrong_in_other |= trial.wrong_in_other;
        let novelty = self.reached.add(news);
        if novelty > Novelty::None {
            self.corpus.push(case);
        }
        if novelty == Novelty::Place {
            self.explorers.push((case, draws));
        }
        let found = |(fault, draws), outright| FailingCase {
            case,
            draws,
            fault,
            outright,
            proved: trial.proved(),
        };
        if let Some(new) = trial.outright.map(|failure| found(failure, true)) {
            let rank = |found: FailingCase| (found.fault, !found.proved);
            if self.outright.is_none_or(|old| rank(new) < rank(old)) {
                self.outright = Some(new);
            }
        }
        // Fair draws can be had again by their seed.
        if let Some(new) = trial.unlucky.map(|failure| found(failure, false)) {
            let old = self.unlucky;
            if old.is_none_or(|old| new.draws.is_fair() && !old.draws.is_fair()) {
                self.unlucky = Some(new);
            }
        }
    }

    /// The case that decides the verdict, if one failed.
    pub fn worst(&self) -> Option<FailingCase> {
        self.outright.or(self.unlucky)
    }

    /// What the search says about the program. `None` if it was stopped.
    pub fn judgement(&self, program: &Program, context: &TrialContext<'_>) -> Option<Judgement> {
        let worst = self.worst();
        let verdict = worst.map_or(Verdict::Accepted, |found| match found.outright {
            true => found.fault.into(),
            false => Verdict::Lucky,
        });
        let share = |part: u64| part as f64 / self.tried.max(1) as f64;
        Some(Judgement {
            verdict,
            proved: worst
                .filter(|_| verdict == Verdict::DoesNotEnd)
                .map(|found| found.proved),
            luck: (verdict == Verdict::Lucky).then(|| share(self.failed)),
            moves_tried: self.moves,
            steps_mean: share(self.steps),
            steps_max: self.steps_max,
            never_executed: self.never_executed(program, context)?,
            right_for_other_game: Some(!self.wrong_in_other),
            phase: None,
            counterexample: None,
        })
    }

    /// The blocks that no case executed: those that reached new parts are run again and watched.
    fn never_executed(
        &self,
        program: &Program,
        context: &TrialContext<'_>,
    ) -> Option<Vec<BlockId>> {
        /// Steps that are watched at once.
        const SLICE: u64 = 1 << 12;
        let numbering = &context.code.numbering;
        let blocks = program.running().filter_map(|(id, _)| numbering.number(id));
        let mut left = UnexecutedBlocks::new(numbering.len(), blocks);
        for (case, draws) in &self.explorers {
            let mut machine = context.request(case, *draws).machine();
            machine.limit = context.budget;
            while left.count > 0 {
                let before = machine.state.steps;
                machine.observe(before + SLICE, &mut left);
                if machine.state.steps < before + SLICE {
                    break;
                }
                if before.is_multiple_of(SLICE << 8) && !(context.go_on)() {
                    return None;
                }
            }
        }
        let numbers = (0u32..).zip(&left.unseen).filter(|(_, unseen)| **unseen);
        Some(
            numbers
                .filter_map(|(number, _)| numbering.block(number))
                .collect(),
        )
    }
}

/// Strikes off the blocks that execute.
struct UnexecutedBlocks {
    unseen: Vec<bool>,
    count: usize,
}

impl UnexecutedBlocks {
    fn new(blocks: usize, running: impl Iterator<Item = u32>) -> UnexecutedBlocks {
        let mut unseen = vec![false; blocks];
        let mut count = 0;
        for number in running {
            unseen[number as usize] = true;
            count += 1;
        }
        UnexecutedBlocks { unseen, count }
    }
}

impl Observer for UnexecutedBlocks {
    const ENABLED: bool = true;

    fn step(&mut self, step: Step<'_>) {
        let unseen = &mut self.unseen[step.block as usize];
        self.count -= usize::from(*unseen);
        *unseen = false;
    }
}
