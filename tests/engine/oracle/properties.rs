//! The machine agrees with the plain evaluator on generated programs.
//!
//! `CLICKOMANIA_THOROUGH` says how many times as many programs each property tries, `CLICKOMANIA_ORACLE_SEED` at which
//! seed it starts.

use crate::oracle::case::{Case, Ready, Summary, frozen};
use crate::oracle::evaluator::{End, Start, Told};
use crate::oracle::generate::{self, Dice};
use crate::oracle::shrink::shrink;
use engine::language::Kind;
use engine::language::kind::TABLE;
use engine::run::observer::{NoObserver, Observer, StepEvent};
use engine::wall::Wall;
use std::panic::{AssertUnwindSafe, catch_unwind};
use test_support::cases;

/// The seeds of the programs that a property tries.
fn range(thorough: u32) -> std::ops::Range<u64> {
    let first = std::env::var("CLICKOMANIA_ORACLE_SEED").ok();
    let first = first.map_or(0, |text| text.parse().expect("a number"));
    first..first + u64::from(cases(thorough))
}

/// Tries a property on many cases; what fails is made small and shown.
pub fn hold(thorough: u32, property: fn(&Ready, &mut Dice) -> Result<(), String>) {
    for seed in range(thorough) {
        let case = generate::case(seed);
        let verdict = |case: &Case| -> Result<(), String> {
            let tried = catch_unwind(AssertUnwindSafe(|| {
                property(&case.ready(), &mut Dice::new(!seed))
            }));
            tried.unwrap_or_else(|_| Err("it panicked".to_owned()))
        };
        if let Err(problem) = verdict(&case) {
            let panics = problem == "it panicked";
            let small = shrink(case, |case| {
                verdict(case).is_err_and(|problem| panics == (problem == "it panicked"))
            });
            let problem = verdict(&small).expect_err("it still fails");
            panic!("seed {seed}: {problem}\n{small:?}");
        }
    }
}

pub fn wall_text(wall: &Wall) -> String {
    wall.rows().join("\n") + "\n"
}

fn same(ready: &Ready, budget: u64, told: &Told) -> Result<(), String> {
    let expected = ready.summary(told);
    let got = Summary::from(&ready.on_machine(budget).run());
    if expected == got {
        return Ok(());
    }
    Err(format!(
        "with budget {budget} expected: {}got: {}",
        ready.show(&expected),
        ready.show(&got)
    ))
}

#[test]
fn a_move_ends_as_by_plain_evaluation() {
    hold(40_000, |ready, _| {
        same(
            ready,
            ready.start.budget,
            &ready.plainly(ready.start.budget),
        )
    });
}

#[test]
fn a_move_stops_exactly_at_each_smaller_budget() {
    hold(7_000, |ready, dice| {
        let whole = ready.plainly(ready.start.budget);
        let few = whole.steps.min(40);
        let mut budgets: Vec<u64> = if whole.steps <= 40 {
            (0..=few).collect()
        } else {
            (0..8)
                .map(|_| dice.below(whole.steps as usize + 1) as u64)
                .collect()
        };
        budgets.push(whole.steps);
        for budget in budgets {
            let told = ready.plainly(budget);
            same(ready, budget, &told)?;
            if budget < whole.steps
                && !(told.steps == budget && matches!(told.end, End::Budget(..)))
            {
                return Err(format!(
                    "the plain run with budget {budget} did not stop there"
                ));
            }
        }
        Ok(())
    });
}

/// More constants, and more neighbours in a chain, than any table of the machine has room for.
#[test]
fn large_programs_mean_the_same() {
    use crate::oracle::tree::*;
    use engine::language::field::{Comparison, Side};
    let mut commands = vec![set("x", number(0.0)), set("C", clicked())];
    for i in 0..700 {
        let constant = f64::from(i) + 0.25;
        let test = compare(
            add(get("x"), number(constant)),
            Comparison::Le,
            number(-constant),
        );
        commands.push(set("y", add(get("x"), number(constant))));
        commands.push(branches(
            vec![(test, vec![])],
            Some(vec![change("x", number(constant))]),
        ));
    }
    for far in [3, 100, 127, 128, 129, 200, 256, 257, 300] {
        let mut there = get("C");
        for _ in 0..far {
            there = neighbour(Side::RightOf, there);
        }
        commands.push(set("D", there.clone()));
        let mut back = there;
        for _ in 0..far {
            back = neighbour(Side::LeftOf, back);
        }
        let here = plain(engine::language::Kind::IsInfected, vec![back]);
        commands.push(when(not(here), vec![change("z", number(1.0))]));
    }
    let wall = crate::oracle::grid::Grid::read(&("RGBYF....\n".repeat(9)));
    let start = Start {
        wall,
        click: (4, 4),
        seed: 0,
        number: 0,
        budget: 100_000,
    };
    let ready = Case { commands, start }.ready();
    let told = ready.plainly(100_000);
    assert!(told.end == End::Finished);
    assert_eq!(same(&ready, 100_000, &told), Ok(()));
}

/// Long moves: the search for a returning state is another one there.
#[test]
fn a_long_move_ends_as_by_plain_evaluation() {
    hold(2_500, |ready, dice| {
        let whole = ready.plainly(3_000);
        if whole.steps < 3_000 {
            return Ok(());
        }
        let budget = 5_000 + dice.below(60_000) as u64;
        same(ready, budget, &ready.plainly(budget))
    });
}

/// Compares each step with what was told.
struct Compare<'a> {
    told: &'a Told,
    texts: Vec<String>,
    made: u64,
    before: String,
    problem: Option<String>,
}

impl Observer for Compare<'_> {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        self.made += 1;
        if self.problem.is_some() {
            return;
        }
        let number = self.made;
        let Some(taken) = self.told.taken.get(number as usize - 1) else {
            self.problem = Some(format!("step {number} is one too many: {step:?}"));
            return;
        };
        let before = wall_text(step.before);
        let after = wall_text(step.after);
        let agrees = step.number == number
            && step.block == taken.block
            && step.value.map(frozen) == taken.value
            && before == self.before
            && after == self.texts[taken.wall];
        if !agrees {
            self.problem = Some(format!(
                "step {number} expected {taken:?}\n{}got {step:?}",
                self.texts[taken.wall]
            ));
        }
        self.before = after;
    }
}

#[test]
fn watched_steps_are_those_of_plain_evaluation() {
    hold(12_000, |ready, dice| {
        let told = ready.plainly(ready.start.budget);
        let texts: Vec<String> = told.walls.iter().map(|wall| wall.text()).collect();
        let before = texts[0].clone();
        let mut watch = Compare {
            told: &told,
            texts,
            made: 0,
            before,
            problem: None,
        };
        let the_move = ready.on_machine(ready.start.budget);
        let machine = the_move.observe(told.steps, &mut watch);
        if let Some(problem) = watch.problem {
            return Err(problem);
        }
        if watch.made != told.steps || machine.state.steps != told.steps {
            return Err(format!("{} steps were shown of {}", watch.made, told.steps));
        }
        // The machine after some of the steps.
        for _ in 0..3 {
            let steps = dice.below(told.steps as usize + 1);
            let machine = the_move.observe(steps as u64, &mut NoObserver);
            let wall = match steps {
                0 => 0,
                steps => told.taken[steps - 1].wall,
            };
            if machine.state.steps != steps as u64 {
                return Err(format!(
                    "asked for {steps} steps, made {}",
                    machine.state.steps
                ));
            }
            let expected = told.walls[wall].text();
            if wall_text(&machine.state.wall) != expected {
                return Err(format!(
                    "after {steps} steps expected\n{expected}got\n{}",
                    wall_text(&machine.state.wall)
                ));
            }
        }
        Ok(())
    });
}

/// A kind that is never generated is compared with nothing.
#[test]
fn every_kind_of_block_is_generated() {
    let mut missing: Vec<Kind> = TABLE.iter().map(|row| row.kind).collect();
    for seed in 0..3_000 {
        let program = generate::case(seed).ready().program;
        let kinds: Vec<Kind> = program
            .all_blocks()
            .map(|id| program.block(id).kind)
            .collect();
        missing.retain(|kind| !kinds.contains(kind));
        if missing.is_empty() {
            return;
        }
    }
    panic!("{missing:?}");
}
