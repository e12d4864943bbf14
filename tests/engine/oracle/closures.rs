//! Closures agree with the machine and with the plain evaluator, and count the machine's transitions.

use crate::oracle::case::Ready;
use crate::oracle::evaluator::End;
use crate::oracle::generate::Dice;
use crate::oracle::properties::hold;
use engine::run::closures::{ClosureOutcome, Closures};
use engine::run::draw_policy::DrawPolicy;
use engine::run::failure::FailureKind;
use engine::run::moves::{Move, Outcome};
use engine::run::observer::{CoverageObserver, OpTransition};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often each transition was made.
#[derive(PartialEq, Eq, Debug, Default)]
struct Transitions(BTreeMap<OpTransition, u64>);

impl CoverageObserver for Transitions {
    const RECORDS: bool = true;

    fn count(&mut self, transition: OpTransition, times: u64) {
        *self.0.entry(transition).or_default() += times;
    }
}

fn account(outcome: &Outcome) -> String {
    format!("{:?}\n{}", outcome, outcome.wall.rows().join("\n"))
}

/// A move by closures, told and untold, beside the machine. Whether the closures made it untold.
fn alike(closures: &Closures, request: &Move<'_>) -> Result<bool, String> {
    let mut expected = Transitions::default();
    let machine = request
        .run_on_machine(&mut expected, || true)
        .ok_or("it was stopped")?;
    let mut transitions = Transitions::default();
    let followed = closures.run_move(request, &mut transitions);
    if followed.is_none() && !transitions.0.is_empty() {
        return Err("it was given up, but something was told".to_owned());
    }
    let untold = closures.run_move(request, &mut ());
    for outcome in [followed, untold].into_iter().flatten() {
        if account(&outcome) != account(&machine) {
            let budget = request.budget;
            let (closures, machine) = (account(&outcome), account(&machine));
            return Err(format!(
                "budget {budget}, closures: {closures}\nmachine: {machine}"
            ));
        }
    }
    if followed.is_some() && transitions != expected {
        return Err(format!(
            "closures tell {transitions:?}\nmachine tells {expected:?}"
        ));
    }
    let within = closures.run_within_budget(request);
    let ends = !past_budget(&machine);
    let same = match within {
        ClosureOutcome::Ended(outcome) => account(&outcome) == account(&machine),
        ClosureOutcome::PastBudget => !ends,
        ClosureOutcome::GivenUp => true,
    };
    if !same {
        let machine = account(&machine);
        return Err(format!("{within:?}\nmachine: {machine}"));
    }
    Ok(untold.is_some())
}

fn past_budget(outcome: &Outcome) -> bool {
    let kind = outcome.failure.map(|failure| failure.kind);
    matches!(
        kind,
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. })
    )
}

/// Programs that closures were built for, and moves that they made to the end.
static BUILT: AtomicU64 = AtomicU64::new(0);
static MADE: AtomicU64 = AtomicU64::new(0);

fn closures_agree(ready: &Ready, dice: &mut Dice) -> Result<(), String> {
    let Some(closures) = ready.code.closures() else {
        return Ok(());
    };
    BUILT.fetch_add(1, Ordering::Relaxed);
    let told = ready.plainly(ready.start.budget);
    let enough = 20_000;
    if alike(closures, &ready.on_machine(enough))? && told.end == End::Finished {
        MADE.fetch_add(1, Ordering::Relaxed);
        let outcome = closures.run_move(&ready.on_machine(enough), &mut ());
        let outcome = outcome.ok_or("given up the second time")?;
        if (outcome.steps, outcome.drawn) != (told.steps, told.drawn)
            || crate::oracle::properties::wall_text(&outcome.wall) != told.wall.text()
        {
            let steps = told.steps;
            return Err(format!("{outcome:?} by closures, {steps} steps plainly"));
        }
    }
    // Draws that are all alike: a state that returns is known to return for ever.
    for plan in [0, 1] {
        let draws = DrawPolicy::hostile(plan);
        let request = Move {
            draws,
            ..ready.on_machine(enough)
        };
        alike(closures, &request)?;
    }
    let some = dice.below(told.steps as usize + 2) as u64;
    for budget in [
        ready.start.budget,
        some,
        told.steps,
        told.steps.saturating_sub(1),
    ] {
        alike(closures, &ready.on_machine(budget))?;
    }
    Ok(())
}

#[test]
fn closures_end_as_the_machine_and_count_its_transitions() {
    hold(30_000, closures_agree);
    let [built, made] = [&BUILT, &MADE].map(|count| count.load(Ordering::Relaxed));
    let enough = built > 100 && 8 * made > built;
    assert!(enough, "hardly anything was compared: {made} of {built}");
}
