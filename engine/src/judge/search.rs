//! Looking for a case that fails.
//!
//! Cases are tried in rounds. Those of a round depend on what was found in the rounds before, and are
//! looked through by number; so the outcome does not depend on which processor was first. A case whose
//! run comes by somewhere new, or turns a loop clearly more often, is kept, and later cases are changes
//! of it: so does one in which the commands come by somewhere new that say what is wanted. A search led by coverage, as fuzzers do (M. Böhme, V. Pham, A. Roychoudhury, "Coverage-based
//! Greybox Fuzzing as Markov Chain", 2016, section 2).

use super::case::Case;
use super::coverage::{EdgeCounts, NewEdges, Novelty, Reached};
use super::generate::case;
use super::generate_for_task::{self, Material};
use super::prepared::PreparedCase;
use super::trial::{Fault, PriorFindings, Trial, TrialContext};
use super::{Judgement, NoVerdict, Verdict};
use crate::language::{BlockId, Program};
use crate::run::draw_policy::DrawPolicy;
use crate::run::observer::{Observer, Step};
use crate::wall::Wall;
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

/// A case that was tried, and what that brought.
struct TriedCase {
    case: PreparedCase,
    trial: Trial,
    news: NewEdges,
    news_wanted: NewEdges,
    /// The wall of the next click, if the task is none of the two games.
    next: Option<Wall>,
}

impl TriedCase {
    /// How much of the effort it counts as, in steps. What is wanted may be found as slowly as the program runs:
    /// then the time doubles.
    fn price(&self) -> u64 {
        self.trial.steps.max(self.case.steps).max(CASE)
    }
}

/// The last walls that came out of cases, to be played on.
#[derive(Default)]
struct Outcomes {
    walls: Vec<Wall>,
    added: usize,
}

impl Outcomes {
    /// No more are kept.
    const KEPT: usize = 1024;

    fn add(&mut self, wall: Wall) {
        if wall.bricks().is_empty() {
            return;
        }
        match self.walls.get_mut(self.added % Outcomes::KEPT) {
            Some(oldest) => *oldest = wall,
            None => self.walls.push(wall),
        }
        self.added += 1;
    }

    fn walls(&self) -> &[Wall] {
        &self.walls
    }
}

/// What was tried so far.
#[derive(Default)]
pub struct CaseSearch {
    /// Cases that led somewhere new.
    corpus: Vec<Case>,
    /// Those of them that reached blocks no earlier one did.
    explorers: Vec<(PreparedCase, DrawPolicy)>,
    reached: Reached,
    /// The same of the commands that say what is wanted.
    reached_wanted: Reached,
    /// Walls that came out of cases, if the task is none of the two games.
    outcomes: Outcomes,
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
    /// Tries cases until the effort is used up.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in some case.
    pub fn run(
        context: &TrialContext<'_>,
        effort: u64,
        spent: &AtomicU64,
    ) -> Result<CaseSearch, NoVerdict> {
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
            for tried in search.round(context, cases, spent)? {
                if used >= limit {
                    break;
                }
                used += tried.price();
                search.add(context, &tried);
                if search.outright.is_some() {
                    limit = limit.min(used + effort / AFTER_FAILURE);
                }
            }
            spent.store(used.min(effort), Ordering::Relaxed);
            round = (round * 2).min(LARGEST_ROUND);
        }
        Ok(search)
    }

    /// Whether nothing that is found later can change the verdict.
    fn is_decided(&self) -> bool {
        self.outright
            .is_some_and(|found| found.fault == Fault::RuntimeError)
    }

    /// Tries the next cases, all at once; in their order.
    fn round(
        &self,
        context: &TrialContext<'_>,
        cases: u64,
        spent: &AtomicU64,
    ) -> Result<Vec<TriedCase>, NoVerdict> {
        let known = PriorFindings {
            outright: self.outright.map(|found| found.fault),
            lucky: self.unlucky.is_some(),
        };
        let wanted_code = context.rules.wanted_code();
        let one = |both: &mut (EdgeCounts, Option<EdgeCounts>), number| {
            let (counts, wanted) = both;
            counts.clear();
            let case = self.case(context, number);
            let (case, news_wanted) = match wanted {
                None => (PreparedCase::new(context.rules, case)?, NewEdges::new()),
                Some(wanted) => {
                    wanted.clear();
                    let case = PreparedCase::with_coverage(context.rules, case, wanted)?;
                    (case, wanted.news(&self.reached_wanted))
                }
            };
            let trial = context.try_case(number, &case, known, counts)?;
            let tried = TriedCase {
                case,
                trial,
                news: counts.news(&self.reached),
                news_wanted,
                next: match wanted_code {
                    Some(_) => Some(case.next(context.rules)?),
                    None => None,
                },
            };
            spent.fetch_add(tried.price(), Ordering::Relaxed);
            Ok(tried)
        };
        let next = self.tried..self.tried + cases;
        let both = || {
            (
                EdgeCounts::new(context.code),
                wanted_code.map(EdgeCounts::new),
            )
        };
        next.into_par_iter().map_init(both, one).collect()
    }

    /// Case number `number`.
    fn case(&self, context: &TrialContext<'_>, number: u64) -> Case {
        let TrialContext { rules, seed, .. } = *context;
        match rules.game() {
            Some(game) => case(seed, number, game, &self.corpus),
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

    fn add(&mut self, context: &TrialContext<'_>, tried: &TriedCase) {
        let TriedCase { case, trial, .. } = tried;
        let case = *case;
        let draws = context.fair(self.tried, 0);
        self.tried += 1;
        self.moves += trial.moves;
        self.steps += trial.first.steps;
        self.steps_max = self.steps_max.max(trial.first.steps);
        self.failed += u64::from(trial.fault.is_some());
        self.wrong_in_other |= trial.wrong_in_other;
        let novelty = self.reached.add(&tried.news);
        let novelty_wanted = self.reached_wanted.add(&tried.news_wanted);
        if novelty.max(novelty_wanted) > Novelty::None {
            self.corpus.push(case.case);
        }
        if let Some(next) = tried.next {
            self.outcomes.add(next);
        }
        if novelty == Novelty::Place {
            self.explorers.push((case, draws));
        }
        let found = |(fault, draws), outright| FailingCase {
            case: case.case,
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

    /// What the search says about the program.
    ///
    /// # Errors
    /// It was stopped.
    pub fn judgement(
        &self,
        program: &Program,
        context: &TrialContext<'_>,
    ) -> Result<Judgement, NoVerdict> {
        let worst = self.worst();
        let verdict = worst.map_or(Verdict::Accepted, |found| match found.outright {
            true => found.fault.into(),
            false => Verdict::Lucky,
        });
        let share = |part: u64| part as f64 / self.tried.max(1) as f64;
        Ok(Judgement {
            verdict,
            not_allowed: Vec::new(),
            proved: worst
                .filter(|_| verdict == Verdict::DoesNotEnd)
                .map(|found| found.proved),
            luck: (verdict == Verdict::Lucky).then(|| share(self.failed)),
            moves_tried: self.moves,
            steps_mean: share(self.steps),
            steps_max: self.steps_max,
            never_executed: self.never_executed(program, context)?,
            right_for_other_game: context.rules.game().map(|_| !self.wrong_in_other),
            phase: None,
            counterexample: None,
        })
    }

    /// The blocks that no case executed: those that reached new parts are run again and watched.
    fn never_executed(
        &self,
        program: &Program,
        context: &TrialContext<'_>,
    ) -> Result<Vec<BlockId>, NoVerdict> {
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
                    return Err(NoVerdict::Stopped);
                }
            }
        }
        let numbers = (0u32..).zip(&left.unseen).filter(|(_, unseen)| **unseen);
        Ok(numbers
            .filter_map(|(number, _)| numbering.block(number))
            .collect())
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
