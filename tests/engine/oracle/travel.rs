//! What a record shows of each step is what plain evaluation did there, however one gets to it.

use crate::oracle::case::{Ready, frozen};
use crate::oracle::evaluator::Told;
use crate::oracle::properties::{hold, wall_text};
use engine::run::record::RecordPoint;
use engine::run::record::{MEMORY, Record};
use std::sync::Arc;

/// A record in as little memory as the dice say.
fn record(ready: &Ready, memory: usize) -> Result<Record, String> {
    let order = ready.on_machine(ready.start.budget);
    let code = Arc::new(ready.code.clone());
    let record = Record::make(&code, &order, order.run(), memory, || true);
    record.ok_or_else(|| "it was not recorded".to_owned())
}

/// Whether a point of the record is what plain evaluation says of it.
fn agrees(told: &Told, point: &RecordPoint, step: u64) -> Result<(), String> {
    if point.step() != step {
        return Err(format!("asked for step {step}, got {}", point.step()));
    }
    let taken = step.checked_sub(1).map(|last| &told.taken[last as usize]);
    let wall = &told.walls[taken.map_or(0, |taken| taken.wall)];
    if wall_text(point.wall()) != wall.text() {
        return Err(format!("another wall behind step {step}"));
    }
    match (taken, point.seen()) {
        (None, None) => Ok(()),
        (Some(taken), Some(seen))
            if seen.block == taken.block && seen.value.map(frozen) == taken.value =>
        {
            let before = step
                .checked_sub(2)
                .map_or(0, |last| told.taken[last as usize].wall);
            let changes = told.walls[before].text() != wall.text();
            if changes == seen.change.is_some() && changes != seen.changed.is_empty() {
                Ok(())
            } else {
                Err(format!("step {step} is said to do {:?}", seen.change))
            }
        }
        (taken, seen) => Err(format!("step {step} expected {taken:?}, got {seen:?}")),
    }
}

#[test]
fn every_step_can_be_gone_to_from_anywhere() {
    hold(4_000, |ready, dice| {
        let told = ready.plainly(ready.start.budget);
        let memory = [MEMORY, 30_000, 1_000][dice.below(3)];
        let record = record(ready, memory)?;
        if record.steps() != told.steps {
            return Err(format!("{} steps of {}", record.steps(), told.steps));
        }
        let mut point = record.start();
        for _ in 0..24 {
            let step = match dice.below(4) {
                0 => point.step() + 1,
                1 => point.step().saturating_sub(1),
                _ => dice.below(told.steps as usize + 1) as u64,
            };
            let step = step.min(told.steps);
            record.go(&mut point, step);
            agrees(&told, &point, step)?;
        }
        Ok(())
    });
}

#[test]
fn the_index_counts_what_the_steps_did() {
    hold(3_000, |ready, dice| {
        let told = ready.plainly(ready.start.budget);
        let memory = [MEMORY, 4_000][dice.below(2)];
        let record = record(ready, memory)?;
        let counted: u64 = record.index().counts().iter().sum();
        if counted != told.steps {
            return Err(format!("{counted} steps were counted"));
        }
        let mut wall = 0;
        let mut changes = Vec::new();
        for (number, taken) in told.taken.iter().enumerate() {
            if told.walls[taken.wall].text() != told.walls[wall].text() {
                changes.push(number as u64 + 1);
            }
            wall = taken.wall;
        }
        for _ in 0..6 {
            let step = dice.below(told.steps as usize + 1) as u64;
            let next = changes.iter().find(|&&change| change > step).copied();
            let previous = changes.iter().rfind(|&&change| change < step).copied();
            if record.next_change(step) != next || record.previous_change(step) != previous {
                return Err(format!(
                    "from step {step} the changes are {previous:?} and {next:?}, not {:?} and {:?}",
                    record.previous_change(step),
                    record.next_change(step)
                ));
            }
        }
        // The loops of a part are those of the whole, cut.
        let from = dice.below(told.steps as usize + 1) as u64;
        let to = (from + dice.below(400) as u64).min(told.steps);
        let part = record.detail(from..to);
        let whole = record.detail(0..told.steps);
        let ends = |index: &engine::run::record::index::Index| -> Vec<Vec<u64>> {
            let inside = |end: &u64| (from + 1..to).contains(end);
            let levels = index.loops().levels().iter();
            let ends = levels.map(|level| level.runs.iter().map(|run| run.to));
            let mut ends: Vec<Vec<u64>> = ends.map(|ends| ends.filter(inside).collect()).collect();
            while ends.last().is_some_and(Vec::is_empty) {
                ends.pop();
            }
            ends
        };
        if ends(&part) != ends(&whole) {
            return Err(format!("other loops end in {from}..{to}"));
        }
        Ok(())
    });
}
