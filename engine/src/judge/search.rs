//! Looking for a case that fails.
//!
//! Cases are tried in rounds. Those of a round depend on what was found in the rounds before, and are
//! looked through by number; so the outcome does not depend on which processor was first. A case is kept if its
//! run makes a new transition or turns a loop clearly more often, or if the commands do that say what is wanted;
//! later cases are changes of it. A search led by coverage, as
//! fuzzers do (M. Böhme, V. Pham, A. Roychoudhury, "Coverage-based Greybox Fuzzing as Markov Chain", 2016, section 2).
//!
//! Coverage says nothing about what was nearly reached. So some cases are watched (`probe.rs`), and others changed to
//! come nearer to what no case did yet (`goals.rs`, `climb.rs`). And a fault that nothing leads to, as one behind a
//! checksum of the wall, is met by going through many moves of ordinary games at last (`play.rs`).

mod attempt;
mod play;

use self::attempt::{CaseAttempt, Instruments, KnownFindings, TriedCase, price_of_watching};
use self::play::{Stretch, stretch};
use super::case::{Case, PreparedCase};
use super::climb;
use super::coverage::{Novelty, Reached, never_executed};
use super::generate::{self, Material, Outcomes};
use super::goals::{Goals, NearMiss};
use super::trial::{PriorFindings, TrialContext};
use super::{Effort, Fault, Judgement, NoVerdict, PATIENCE, Verdict};
use crate::chance::Chance;
use crate::language::Program;
use crate::run::draw_policy::DrawPolicy;
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Cases in the first round, and at most in one: what a round finds leads the next on.
const FIRST_ROUND: u64 = 4;
const LARGEST_ROUND: u64 = 64;

/// Cases of a round that are tried at once; the effort is looked at before the next.
const AT_ONCE: usize = 16;

/// The most of the effort that is spent on watching, in parts of 16; and what is allowed in advance.
const SHARE: u64 = 6;
const ADVANCE: u64 = 32;

/// When a case has failed, this part of the effort is still spent on finding a worse one.
const AFTER_FAILURE: u64 = 8;

/// When none has, this part of the effort is spent on ordinary games besides.
const PLAY: u64 = 4;

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
pub struct CaseSearch {
    /// What it climbs towards.
    goals: Goals,
    /// The numbers that the program holds.
    constants: Vec<f64>,
    /// How much was spent, in steps.
    used: u64,
    /// How much of the effort went into watching.
    watching: u64,
    /// The least number of cases that must be tried.
    least: u64,
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
    /// Cases of ordinary games, beside those.
    played: u64,
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
    /// Tries cases until the effort is used up, or up to ten times as long if they are too few then.
    ///
    /// # Errors
    /// It was stopped, or the rules fail in some case.
    pub fn run(
        context: &TrialContext<'_>,
        effort: Effort,
        spent: &AtomicU64,
    ) -> Result<CaseSearch, NoVerdict> {
        let mut search = CaseSearch {
            goals: Goals::new(context.code),
            constants: climb::constants(context.code),
            used: 0,
            watching: 0,
            least: effort.cases(),
            corpus: Vec::new(),
            explorers: Vec::new(),
            reached: Reached::default(),
            reached_wanted: Reached::default(),
            outcomes: Outcomes::default(),
            tried: 0,
            played: 0,
            moves: 0,
            steps: 0,
            steps_max: 0,
            failed: 0,
            wrong_in_other: false,
            outright: None,
            unlucky: None,
        };
        let most_moves = effort.moves();
        let effort = effort.steps();
        let mut limit = effort;
        let mut round = FIRST_ROUND;
        while search.used < search.limit(limit) && !search.is_decided() {
            let limit_now = search.limit(limit);
            // No more than can still be paid, going by what cases cost so far.
            let left = limit_now - search.used;
            let affordable = left.saturating_mul(search.tried.max(1)) / search.used.max(1);
            let cases = if search.tried == 0 {
                round
            } else {
                round.min(affordable + 1)
            };
            let mut attempts = search.attempts(context, cases, search.used + effort / ADVANCE);
            // All of a round depend on the rounds before alone, but may cost more than those did.
            let mut found = Vec::new();
            let mut price = 0;
            while !attempts.is_empty() && search.used + price < limit_now {
                let later = attempts.split_off(attempts.len().min(AT_ONCE));
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
            round = (round * 2).min(LARGEST_ROUND);
        }
        if search.worst().is_none() && search.tried >= search.least {
            search.play(context, most_moves, effort / PLAY, spent)?;
        }
        Ok(search)
    }

    /// Goes through ordinary games, until one move fails, for this many moves and steps at most.
    fn play(
        &mut self,
        context: &TrialContext<'_>,
        moves: u64,
        mut steps: u64,
        spent: &AtomicU64,
    ) -> Result<(), NoVerdict> {
        let at_once = AT_ONCE as u64;
        // One move of each that is begun has to be paid for.
        let least = (self.steps / self.tried.max(1)).saturating_mul(at_once);
        let mut next = 0;
        while self.played < moves && steps > least && !context.rules.only_listed() {
            let numbers = next..next + at_once;
            next = numbers.end;
            let most = steps / at_once;
            let stretches: Vec<Stretch> = numbers
                .into_par_iter()
                .map(|number| stretch(context, number, most))
                .collect::<Result<_, _>>()?;
            for stretch in &stretches {
                self.played += stretch.moves;
                self.moves += stretch.moves;
                self.steps += stretch.steps;
                self.steps_max = self.steps_max.max(stretch.steps_max);
                self.used += stretch.price;
                steps = steps.saturating_sub(stretch.price);
            }
            if let Some((number, case)) = stretches.iter().find_map(|stretch| stretch.failing) {
                // As any other case: under other draws, too.
                let attempt = CaseAttempt {
                    case,
                    draws: None,
                    goal: None,
                    watch: 0,
                };
                for tried in self.try_all(context, vec![(number, attempt)], spent)? {
                    self.used += tried.price();
                    self.add(context, &tried);
                }
                return Ok(());
            }
        }
        Ok(())
    }

    /// How much may be spent, of an effort: more, if nothing failed and too few cases were tried.
    fn limit(&self, effort: u64) -> u64 {
        match self.worst().is_none() && self.tried < self.least {
            true => effort.saturating_mul(PATIENCE),
            false => effort,
        }
    }

    /// Whether nothing that is found later can change the verdict.
    fn is_decided(&self) -> bool {
        self.outright
            .is_some_and(|found| found.fault == Fault::RuntimeError)
    }

    /// Tries some cases, all at once; in their order.
    fn try_all(
        &self,
        context: &TrialContext<'_>,
        attempts: Vec<(u64, CaseAttempt)>,
        spent: &AtomicU64,
    ) -> Result<Vec<TriedCase>, NoVerdict> {
        let prior = PriorFindings {
            outright: self.outright.map(|found| found.fault),
            lucky: self.unlucky.is_some(),
        };
        let known = KnownFindings {
            prior,
            goals: &self.goals,
            reached: &self.reached,
            reached_wanted: &self.reached_wanted,
        };
        let one = |instruments: &mut Instruments, (number, attempt): (u64, CaseAttempt)| {
            let tried = attempt.carry_out(number, context, &known, instruments)?;
            spent.fetch_add(tried.price(), Ordering::Relaxed);
            Ok(tried)
        };
        attempts
            .into_par_iter()
            .map_init(|| Instruments::new(context), one)
            .collect()
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
        if let Some(goal) = tried.goal {
            self.goals.count(goal);
        }
        self.watching += tried.price_of_watching();
        if let Some(watched) = &tried.watched {
            let miss = NearMiss {
                case: case.case,
                draws: watched.draws,
                suggestions: Vec::new(),
                drawn: watched.drawn.clone(),
            };
            self.goals.add(&watched.approaches, &miss);
        }
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
        let verdict = match worst {
            Some(found) if found.outright => found.fault.into(),
            Some(_) => Verdict::Lucky,
            None if self.tried < self.least => Verdict::TooSlow,
            None => Verdict::Accepted,
        };
        let cases = self.tried + self.played;
        let share = |part: u64| part as f64 / cases.max(1) as f64;
        let (never_executed, watched) = never_executed(program, context, &self.explorers)?;
        Ok(Judgement {
            verdict,
            not_allowed: Vec::new(),
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
            phase: None,
            counterexample: None,
        })
    }
}

impl CaseSearch {
    /// The next cases with their numbers, of an effort of which a part is used. Some are fresh and watched, some changed
    /// to come nearer to a goal.
    fn attempts(
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
