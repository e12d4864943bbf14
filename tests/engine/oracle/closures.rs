//! Closures agree with the machine and with the plain evaluator, and count the machine's transitions.

use crate::oracle::case::{Case, Ready};
use crate::oracle::evaluator::End;
use crate::oracle::generate::Dice;
use crate::oracle::grid::Grid;
use crate::oracle::properties::hold;
use crate::oracle::tree::{self, Tree};
use engine::language::Kind;
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
    if let ClosureOutcome::PastBudget = within {
        PAST.fetch_add(1, Ordering::Relaxed);
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

static TRIED: AtomicU64 = AtomicU64::new(0);
static BUILT: AtomicU64 = AtomicU64::new(0);
static ENDED: AtomicU64 = AtomicU64::new(0);
static MADE: AtomicU64 = AtomicU64::new(0);
static PAST: AtomicU64 = AtomicU64::new(0);

fn closures_agree(ready: &Ready, dice: &mut Dice) -> Result<(), String> {
    TRIED.fetch_add(1, Ordering::Relaxed);
    let Some(closures) = ready.code.closures() else {
        return Ok(());
    };
    BUILT.fetch_add(1, Ordering::Relaxed);
    let told = ready.plainly(ready.start.budget);
    if told.end == End::Finished {
        ENDED.fetch_add(1, Ordering::Relaxed);
    }
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
    let [tried, built, ended, made] =
        [&TRIED, &BUILT, &ENDED, &MADE].map(|count| count.load(Ordering::Relaxed));
    println!("{tried} programs, {built} built, {ended} of them end, {made} by closures");
    let past = PAST.load(Ordering::Relaxed);
    assert!(
        10 * built > tried && 4 * made > ended && 100 * past > tried,
        "hardly anything was compared: {past} moves went past their budget"
    );
}

/// Loops whose turns soon change nothing: most of them are not made, but counted.
#[test]
fn turns_that_change_nothing_are_counted() {
    use tree::*;
    let infect = || plain(Kind::Infect, vec![clicked()]);
    let flip = || set("t", not(get("t")));
    let bodies: Vec<Vec<Tree>> = vec![
        vec![],
        vec![infect()],
        vec![flip()],
        vec![count(
            "y",
            number(0.0),
            number(8.0),
            number(1.0),
            vec![infect()],
        )],
        vec![flip(), repeat(number(30.0), vec![flip()])],
        vec![when(get("t"), vec![infect()]), flip()],
        vec![set("z", plain(Kind::RandomFraction, vec![]))],
        vec![
            change("x", number(1.0)),
            when(less(get("x"), 40.0), vec![infect()]),
        ],
        vec![when(less(get("x"), 40.0), vec![change("x", number(1.0))])],
    ];
    for times in [
        0.0, 0.5, 1.0, 2.0, 3.0, 16.0, 17.0, 18.0, 40.0, 41.0, 1000.0, 12_345.0,
    ] {
        for body in &bodies {
            let commands = vec![
                set("t", truth(false)),
                set("x", number(0.0)),
                repeat(number(times), body.clone()),
                repeat(number(3.0), vec![repeat(number(times), body.clone())]),
            ];
            let start = crate::oracle::evaluator::Start {
                wall: Grid::read(&("RGBYF....\n".repeat(9))),
                click: (4, 4),
                seed: 5,
                number: 0,
                budget: 20_000_000,
            };
            let case = Case { commands, start };
            let ready = case.ready();
            let closures = ready
                .code
                .closures()
                .expect("nothing is out of the ordinary");
            // As after a long move that ended: these are not taken for endless.
            closures.record_ended(1 << 20);
            let made = alike(closures, &ready.on_machine(20_000_000));
            assert_eq!(made, Ok(true), "{case:?}");
        }
    }
}

fn less(a: Tree, b: f64) -> Tree {
    tree::compare(a, engine::language::field::Comparison::Lt, tree::number(b))
}

/// Moves of whole games: all programs with a loop are built, and all their moves that end are made but a
/// few that are out of the ordinary.
#[test]
fn known_programs_agree() {
    use engine::judge::measure::{MeasuredMove, game_moves};
    use engine::language::file;
    use engine::run::compile::compile;
    for (place, text) in engine::bundled::PROGRAMS {
        let program = file::read(text).unwrap_or_else(|error| panic!("{place}: {error:?}"));
        let code = compile(&program).unwrap_or_else(|problems| panic!("{place}: {problems:?}"));
        let loops = program
            .running()
            .any(|(id, _)| program.block(id).kind.is_loop());
        let Some(closures) = code.closures() else {
            assert!(!loops, "{place} stays with the machine");
            continue;
        };
        let (mut ended, mut made) = (0, 0);
        for MeasuredMove { wall, click, draws } in
            game_moves(&engine::run::rules::Rules::of_program(&program), 3)
                .into_iter()
                .step_by(5)
        {
            let request = Move {
                code: &code,
                wall,
                click,
                draws,
                budget: 300_000,
            };
            ended += u64::from(request.run().failure.is_none());
            match alike(closures, &request) {
                Ok(did) => made += u64::from(did),
                Err(problem) => panic!("{place}: {problem}"),
            }
        }
        println!("{place}: {made} of {ended} moves");
        let common = place.starts_with("solutions") || place.starts_with("simplified");
        assert!(made == ended || !common, "{place}: {made} of {ended} moves");
    }
}
