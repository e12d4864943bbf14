//! Searches for a failing case.
//!
//! The search tries cases in rounds. The cases of a round depend on earlier rounds alone, and the search reads their
//! results in order, so the outcome does not depend on which processor finishes first. It keeps a case if its run makes a
//! new transition or turns a loop clearly more often, or if the commands that define the wanted wall do; later cases are
//! changes of those. This is a search led by coverage, as in fuzzers (M. Böhme, V. Pham, A. Roychoudhury,
//! "Coverage-based Greybox Fuzzing as Markov Chain", 2016, section 2).
//!
//! Coverage does not lead to faults on rare walls, such as one behind a checksum of the wall. To meet them, the search
//! plays many ordinary games at the end (`play.rs`).

mod play;

use self::play::Stretch;
use super::case::{Case, PreparedCase};
use super::coverage::{EdgeCounts, NewEdges, Novelty, Reached, never_executed};
use super::generate::{self, Material, Outcomes};
use super::trial::{PriorFindings, Trial, TrialContext};
use super::{Effort, Fault, Judgement, NoVerdict, PATIENCE, Verdict};
use crate::language::Program;
use crate::run::draw_policy::DrawPolicy;
use crate::wall::Wall;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Number of cases in the first round, and in the largest. Small rounds let the next one use what this one found.
const FIRST_ROUND: u64 = 4;
const MAX_ROUND: u64 = 64;

/// Cases of a round that run at once. The search checks the effort before the next batch.
const BATCH: usize = 16;

/// After the first failing case, the search spends the effort divided by this on finding a worse one.
const AFTER_FAILURE: u64 = 8;

/// If no case fails, the search spends the effort divided by this on ordinary games.
const GAME_SHARE: u64 = 4;

/// Minimum price of a case in steps, for generating it; else the search would try tiny programs without end.
const MIN_PRICE: u64 = 20_000;

/// The counters that each processor reuses.
struct Instruments {
    counts: EdgeCounts,
    wanted: Option<EdgeCounts>,
}

/// A case that was tried.
struct TriedCase {
    case: PreparedCase,
    trial: Trial,
    news: NewEdges,
    news_wanted: NewEdges,
    /// The wall for the next click, unless the task is one of the two games.
    next: Option<Wall>,
}

impl TriedCase {
    /// The effort that it counts as, in steps. The lists of the task may be as slow as the program: then the time doubles.
    fn price(&self) -> u64 {
        self.trial.steps.max(self.case.steps).max(MIN_PRICE)
    }
}

/// A case that fails.
#[derive(Clone, Copy, Debug)]
pub struct FailingCase {
    pub case: Case,
    /// Draws under which it fails.
    pub draws: DrawPolicy,
    pub fault: Fault,
    /// True if it fails under all draws.
    pub outright: bool,
    /// True if a cycle proves that the move never ends.
    pub proved: bool,
}

impl FailingCase {
    /// The case, if it fails; the trial is the only one so far.
    pub fn of(case: Case, trial: &Trial) -> Option<FailingCase> {
        let (fault, draws) = trial.outright.or(trial.unlucky)?;
        Some(FailingCase {
            case,
            draws,
            fault,
            outright: trial.outright.is_some(),
            proved: trial.proved(),
        })
    }
}

/// The cases tried so far, and what came of them.
#[derive(Default)]
pub struct CaseSearch {
    /// Effort used, in steps.
    used: u64,
    min_cases: u64,
    /// Cases that reached something new.
    corpus: Vec<Case>,
    /// Those of them that reached a new part of the program.
    explorers: Vec<(PreparedCase, DrawPolicy)>,
    reached: Reached,
    /// The same for the commands that define the wanted wall.
    reached_wanted: Reached,
    /// Walls that came out of cases, unless the task is one of the two games.
    outcomes: Outcomes,
    tried: u64,
    /// Further cases, in ordinary games.
    played: u64,
    moves: u64,
    /// Steps of the first move of each case: their sum, and the maximum.
    steps: u64,
    steps_max: u64,
    /// Cases whose first move, under fair draws, failed.
    failed: u64,
    wrong_in_other: bool,
    outright: Option<FailingCase>,
    unlucky: Option<FailingCase>,
}

impl CaseSearch {
    /// Tries cases until the effort is used up, or ten times as long if they are too few then. Adds the steps to `spent`.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in some case.
    pub fn run(
        context: &TrialContext<'_>,
        effort: Effort,
        spent: &AtomicU64,
    ) -> Result<CaseSearch, NoVerdict> {
        let mut search = CaseSearch {
            min_cases: effort.min_cases(),
            ..CaseSearch::default()
        };
        let max_moves = effort.max_game_moves();
        let effort = effort.steps();
        let mut limit = effort;
        let mut round = FIRST_ROUND;
        while search.used < search.limit(limit) && !search.is_decided() {
            let limit_now = search.limit(limit);
            // No more cases than it can still pay for, going by what they cost so far.
            let left = limit_now - search.used;
            let affordable = left.saturating_mul(search.tried.max(1)) / search.used.max(1);
            let cases = round.min(affordable + 1);
            let mut attempts: Vec<(u64, Case)> = (search.tried..search.tried + cases)
                .map(|number| (number, search.case(context, number)))
                .collect();
            // The cases of a round may cost more than earlier ones did: check the limit between batches.
            let mut found = Vec::new();
            let mut price = 0;
            while !attempts.is_empty() && search.used + price < limit_now {
                let later = attempts.split_off(attempts.len().min(BATCH));
                let tried = search.try_all(context, attempts, spent)?;
                price += tried.iter().map(TriedCase::price).sum::<u64>();
                found.extend(tried);
                attempts = later;
            }
            for tried in found {
                search.used += tried.price();
                if search.used - tried.price() >= search.limit(limit) {
                    continue;
                }
                search.add(context, &tried);
                if search.outright.is_some() {
                    limit = limit.min(search.used + effort / AFTER_FAILURE);
                }
            }
            spent.store(search.used.min(effort), Ordering::Relaxed);
            round = (round * 2).min(MAX_ROUND);
        }
        if search.worst().is_none() && search.tried >= search.min_cases {
            search.play(context, max_moves, effort / GAME_SHARE, spent)?;
        }
        Ok(search)
    }

    /// Plays ordinary games until a move fails, or this many moves or steps are made.
    fn play(
        &mut self,
        context: &TrialContext<'_>,
        moves: u64,
        mut steps: u64,
        spent: &AtomicU64,
    ) -> Result<(), NoVerdict> {
        let batch = BATCH as u64;
        // Each stretch makes at least one move.
        let least = (self.steps / self.tried.max(1)).saturating_mul(batch);
        let mut next = 0;
        while self.played < moves && steps > least && !context.rules.only_listed() {
            let numbers = next..next + batch;
            next = numbers.end;
            let budget = steps / batch;
            let stretches: Vec<Stretch> = numbers
                .into_par_iter()
                .map(|number| Stretch::play(context, number, budget))
                .collect::<Result<_, _>>()?;
            for stretch in &stretches {
                self.played += stretch.moves;
                self.moves += stretch.moves;
                self.steps += stretch.steps;
                self.steps_max = self.steps_max.max(stretch.steps_max);
                self.used += stretch.price;
                steps = steps.saturating_sub(stretch.price);
            }
            if let Some(failing) = stretches.iter().find_map(|stretch| stretch.failing) {
                // Try it like any other case, under other draws too.
                for tried in self.try_all(context, vec![failing], spent)? {
                    self.used += tried.price();
                    self.add(context, &tried);
                }
                return Ok(());
            }
        }
        Ok(())
    }

    /// The part of an effort that the search may use: more, if nothing failed and it tried too few cases.
    fn limit(&self, effort: u64) -> u64 {
        if self.worst().is_none() && self.tried < self.min_cases {
            effort.saturating_mul(PATIENCE)
        } else {
            effort
        }
    }

    /// True if no later finding can change the verdict.
    fn is_decided(&self) -> bool {
        self.outright
            .is_some_and(|found| found.fault == Fault::RuntimeError)
    }

    /// Tries numbered cases in parallel. Returns their results in order.
    fn try_all(
        &self,
        context: &TrialContext<'_>,
        cases: Vec<(u64, Case)>,
        spent: &AtomicU64,
    ) -> Result<Vec<TriedCase>, NoVerdict> {
        let instruments = || Instruments {
            counts: EdgeCounts::new(context.code),
            wanted: context.rules.wanted_code().map(EdgeCounts::new),
        };
        let one = |instruments: &mut Instruments, (number, case)| {
            let tried = self.try_one(context, number, case, instruments)?;
            spent.fetch_add(tried.price(), Ordering::Relaxed);
            Ok(tried)
        };
        cases.into_par_iter().map_init(instruments, one).collect()
    }

    /// Tries a case.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in this case.
    fn try_one(
        &self,
        context: &TrialContext<'_>,
        number: u64,
        case: Case,
        instruments: &mut Instruments,
    ) -> Result<TriedCase, NoVerdict> {
        let Instruments { counts, wanted } = instruments;
        counts.clear();
        let (mut case, news_wanted) = match wanted {
            None => (PreparedCase::new(context.rules, case)?, NewEdges::new()),
            Some(wanted) => {
                wanted.clear();
                let case = PreparedCase::with_coverage(context.rules, case, wanted)?;
                (case, wanted.news(&self.reached_wanted))
            }
        };
        let prior = PriorFindings {
            outright: self.outright.map(|found| found.fault),
            lucky: self.unlucky.is_some(),
        };
        let trial = context.try_case(number, &case, prior, counts)?;
        let next = match wanted {
            Some(_) => Some(case.next(context.rules)?),
            None => None,
        };
        Ok(TriedCase {
            case,
            trial,
            news: counts.news(&self.reached),
            news_wanted,
            next,
        })
    }

    fn add(&mut self, context: &TrialContext<'_>, tried: &TriedCase) {
        let TriedCase { case, trial, .. } = tried;
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
        if novelty == Novelty::Place {
            self.explorers.push((*case, draws));
        }
        if let Some(next) = tried.next {
            self.outcomes.add(next);
        }
        let failing = |(fault, draws), outright| FailingCase {
            case: case.case,
            draws,
            fault,
            outright,
            proved: trial.proved(),
        };
        if let Some(new) = trial.outright.map(|failure| failing(failure, true)) {
            let rank = |found: FailingCase| (found.fault, !found.proved);
            if self.outright.is_none_or(|old| rank(new) < rank(old)) {
                self.outright = Some(new);
            }
        }
        // Prefer fair draws: a seed repeats them.
        if let Some(new) = trial.unlucky.map(|failure| failing(failure, false)) {
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

    /// The judgement, without a counterexample.
    ///
    /// # Errors
    /// It was stopped.
    pub fn judgement(
        &self,
        program: &Program,
        context: &TrialContext<'_>,
    ) -> Result<Judgement, NoVerdict> {
        let worst = self.worst();
        let verdict = match worst {
            Some(found) if found.outright => found.fault.into(),
            Some(_) => Verdict::Lucky,
            None if self.tried < self.min_cases => Verdict::TooSlow,
            None => Verdict::Accepted,
        };
        let cases = self.tried + self.played;
        let share = |part: u64| part as f64 / cases.max(1) as f64;
        let (never_executed, watched) = never_executed(program, context, &self.explorers)?;
        Ok(Judgement {
            proved: worst
                .filter(|_| verdict == Verdict::DoesNotEnd)
                .map(|found| found.proved),
            luck: (verdict == Verdict::Lucky).then(|| share(self.failed)),
            cases_tried: cases,
            moves_tried: self.moves,
            steps_spent: self.used + watched,
            steps_mean: share(self.steps),
            steps_max: self.steps_max,
            never_executed,
            right_for_other_game: context.rules.groups().map(|_| !self.wrong_in_other),
            ..Judgement::untried(verdict)
        })
    }

    /// Case number `number`.
    fn case(&self, context: &TrialContext<'_>, number: u64) -> Case {
        let TrialContext { rules, seed, .. } = *context;
        match rules.groups() {
            Some(kind) => generate::game_case(seed, number, kind, &self.corpus),
            None => {
                let material = Material {
                    walls: rules.walls(),
                    only_listed: rules.only_listed(),
                    corpus: &self.corpus,
                    outcomes: self.outcomes.walls(),
                };
                generate::task_case(seed, number, &material)
            }
        }
    }
}
