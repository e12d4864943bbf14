//! What is said to somebody who asks for a hint: what is wrong first, then how to spend less.

use super::{Hint, hints};
use crate::judge::reference::{Reference, StepAllowance};
use crate::judge::{Effort, Judgement, NoVerdict, Options, Verdict, judge};
use crate::language::{Kind, Program};
use crate::run::rules::Rules;
use std::collections::HashSet;

/// Steps that may be spent on looking for hints, beside the judgement of the program itself; what is begun is done.
pub const SEEKING: u64 = 400_000_000;

/// What there is to say about a program.
#[derive(Clone, Debug, Default)]
pub struct Advice {
    /// What the quick judge found wrong.
    pub mistake: Option<Judgement>,
    /// How it could do the same for less.
    pub hints: Vec<Hint>,
    /// Whether [`SEEKING`] was used up: there may be more hints.
    pub cut_off: bool,
    /// Steps of all that was done, at most.
    pub steps_spent: u64,
}

/// The advice for a program that is to do what these rules want, at their costs. Each rewriting is tried on a number of moves, and judged
/// quickly: none is given after which the verdict is worse. `None` if `go_on`, which is asked every few milliseconds,
/// says no.
pub fn advice(
    program: &Program,
    rules: &Rules,
    seed: u64,
    moves: usize,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Advice> {
    let options = Options {
        effort: Effort::Quick,
        seed,
        ..Options::by(rules.clone())
    };
    let judged = |program: &Program| match judge(program, &options, go_on) {
        Ok(judgement) => Some(Some(judgement)),
        Err(NoVerdict::Stopped) => None,
        // Without rules there is nothing to be right or wrong about.
        Err(NoVerdict::NothingWanted | NoVerdict::Rules(_)) => Some(None),
    };
    let allowance = StepAllowance::new(SEEKING);
    let before = judged(program)?;
    let verdict = before.as_ref().map(|judgement| judgement.verdict);
    let before_steps = before.as_ref().map_or(0, |judgement| judgement.steps_spent);
    let as_good = |other: &Program| match verdict {
        None => true,
        Some(before) => judged(other).flatten().is_some_and(|after| {
            allowance.spend(after.steps_spent);
            after.verdict >= before
        }),
    };
    // What the task does not have is no advice, whatever is there already.
    let kinds = |program: &Program| -> HashSet<Kind> {
        let blocks = rules.not_allowed(program).into_iter();
        blocks.map(|id| program.block(id).kind).collect()
    };
    let not_allowed = kinds(program);
    let reference = Reference::of(program, rules, (seed, moves), &allowance, go_on);
    let found = reference.map(|reference| {
        hints(program, rules.costs(), &|other| {
            go_on()
                && kinds(other).is_subset(&not_allowed)
                && reference.holds_for(other, &allowance, go_on)
                && as_good(other)
        })
    });
    let fails = |judgement: &Judgement| judgement.verdict < Verdict::TooSlow;
    go_on().then(|| Advice {
        mistake: before.filter(fails),
        hints: found.unwrap_or_default(),
        cut_off: allowance.is_used_up(),
        steps_spent: before_steps + allowance.spent(),
    })
}
