//! Makes a failing case as small as it gets while it fails with the same verdict.
//!
//! Greedy, in the manner of delta debugging (A. Zeller, R. Hildebrandt, "Simplifying and Isolating Failure-Inducing
//! Input", 2002): first many bricks at once, then single ones until none can go; then fewer colours, and columns
//! further to the left. After each success it starts over.

use super::case::{Case, PreparedCase};
use super::search::FailingCase;
use super::trial::{FAIR_DRAWS, TrialContext, fault};
use super::{Effort, Fault, NoVerdict};
use crate::colour::Colour;
use crate::run::draw_policy::DrawPolicy;
use crate::wall::{Cell, CellSet, SIZE, Wall};
use rayon::prelude::*;

/// Simpler cases tried in parallel; fewer, if each may take as long as a move is allowed to.
const BATCH: usize = 16;
const LONG_BATCH: usize = 2;

/// Fair draws tried for a case that fails by chance, and tried in place of hostile ones.
const MAX_DRAWS: u64 = 256;
const MAX_REPLACEMENTS: u64 = 4096;

/// Shrinks a failing case. Returns the smaller one and the number of steps spent.
///
/// # Errors
/// It was stopped.
pub fn shrink(
    context: &TrialContext<'_>,
    found: FailingCase,
    effort: Effort,
) -> Result<(FailingCase, u64), NoVerdict> {
    let mut shrinker = Shrinker {
        context,
        found,
        spent: 0,
        left: match effort {
            // While the user edits, a rough result soon is better.
            Effort::Quick => 4 * effort.steps(),
            _ => effort.steps(),
        },
    };
    while shrinker.simpler()? {}
    shrinker.fair_draws()?;
    Ok((shrinker.found, shrinker.spent))
}

struct Shrinker<'a> {
    context: &'a TrialContext<'a>,
    found: FailingCase,
    /// Steps left to spend.
    left: u64,
    /// Steps spent, with those of cases whose result was not used.
    spent: u64,
}

impl Shrinker<'_> {
    /// Replaces the case by the first simpler one that fails in the same way. Returns false if there is none.
    fn simpler(&mut self) -> Result<bool, NoVerdict> {
        let FailingCase { case, .. } = self.found;
        if self.context.rules.only_listed() {
            return Ok(false);
        }
        let simpler: Vec<Case> = tidied(&case)
            .into_iter()
            .chain(fewer_bricks(&case))
            .chain(simpler_colours(&case))
            .chain(further_left(&case))
            .collect();
        let long = self.found.fault == Fault::DoesNotEnd && !self.found.proved;
        for batch in simpler.chunks(if long { LONG_BATCH } else { BATCH }) {
            if self.left == 0 {
                return Ok(false);
            }
            let tried: Vec<(Option<FailingCase>, u64)> = batch
                .par_iter()
                .map(|case| self.fails(case))
                .collect::<Result<_, _>>()?;
            self.spent += tried.iter().map(|(_, steps)| steps).sum::<u64>();
            for (found, steps) in tried {
                // The later cases of the batch do not count towards the limit.
                self.left = self.left.saturating_sub(steps.max(1));
                if let Some(found) = found {
                    self.found = found;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The case, if it fails as the found one does, and the number of steps.
    fn fails(&self, case: &Case) -> Result<(Option<FailingCase>, u64), NoVerdict> {
        if !(self.context.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        // A case in which the rules fail is of no use.
        let Ok(prepared) = PreparedCase::new(self.context.rules, *case) else {
            return Ok((None, 0));
        };
        let mut steps = 0;
        let found = if self.found.outright {
            self.fails_outright(&prepared, &mut steps)?
        } else {
            self.fails_by_chance(&prepared, &mut steps)?
        };
        Ok((found, prepared.steps + steps))
    }

    /// The case, if it fails with the same fault under all draws. If the found one was proved endless, this one must
    /// be too.
    fn fails_outright(
        &self,
        prepared: &PreparedCase,
        steps: &mut u64,
    ) -> Result<Option<FailingCase>, NoVerdict> {
        let mut worst: Option<FailingCase> = None;
        for draw in 0..FAIR_DRAWS {
            let draws = self.draws(draw);
            let can_pay = *steps <= self.left;
            let outcome = self.context.run(prepared, draws)?;
            *steps += outcome.work();
            let Some(fault) = fault(&outcome, &prepared.wanted).filter(|_| can_pay) else {
                return Ok(None);
            };
            if worst.is_none_or(|worst| fault < worst.fault) {
                worst = Some(FailingCase {
                    case: prepared.case,
                    draws,
                    fault,
                    proved: outcome.is_cycle(),
                    ..self.found
                });
            }
            if outcome.drawn == 0 {
                break;
            }
        }
        let same = |found: &FailingCase| {
            found.fault == self.found.fault && found.proved >= self.found.proved
        };
        Ok(worst.filter(same))
    }

    /// The case, if it fails with the same fault under some draws but not under all.
    fn fails_by_chance(
        &self,
        prepared: &PreparedCase,
        steps: &mut u64,
    ) -> Result<Option<FailingCase>, NoVerdict> {
        let mut unlucky: Option<FailingCase> = None;
        let mut right = false;
        let fair = (0..MAX_DRAWS).map(|draw| self.draws(draw));
        for draws in [self.found.draws].into_iter().chain(fair) {
            let outcome = self.context.run(prepared, draws)?;
            *steps += outcome.work();
            // Leave steps for the other cases of the batch.
            if outcome.drawn == 0 || *steps > self.left / 4 {
                return Ok(None);
            }
            let fault = fault(&outcome, &prepared.wanted);
            right |= fault.is_none();
            if fault == Some(self.found.fault) && unlucky.is_none() {
                unlucky = Some(FailingCase {
                    case: prepared.case,
                    draws,
                    ..self.found
                });
            }
            if right && unlucky.is_some() {
                return Ok(unlucky);
            }
        }
        Ok(None)
    }

    /// If only hostile draws break the case so far, looks for fair ones: a seed repeats them.
    fn fair_draws(&mut self) -> Result<(), NoVerdict> {
        if self.found.draws.is_fair() {
            return Ok(());
        }
        let case = PreparedCase::new(self.context.rules, self.found.case)?;
        for draw in 0..MAX_REPLACEMENTS {
            if self.left == 0 {
                break;
            }
            let draws = self.draws(draw);
            let outcome = self.context.run(&case, draws)?;
            self.spent += outcome.work();
            self.left = self.left.saturating_sub(outcome.work());
            if fault(&outcome, &case.wanted) == Some(self.found.fault) {
                self.found.draws = draws;
                break;
            }
        }
        Ok(())
    }

    /// Fair draws, the same for all cases, so that smaller cases do not differ in chance.
    fn draws(&self, draw: u64) -> DrawPolicy {
        self.context.fair(0, draw)
    }
}

/// The case cured, and the case with all bricks fallen.
fn tidied(case: &Case) -> Vec<Case> {
    let mut tidied = Vec::new();
    if !case.wall.infected().is_empty() {
        let mut wall = case.wall;
        wall.cure(CellSet::ALL);
        tidied.push(Case { wall, ..*case });
    }
    if !case.wall.is_settled() {
        tidied.extend(case.without(CellSet::EMPTY));
    }
    tidied
}

/// The case without some columns or rows, then without one brick.
fn fewer_bricks(case: &Case) -> Vec<Case> {
    let bricks = case.wall.bricks();
    let many = [8, 6, 4, 2, 1]
        .into_iter()
        .flat_map(|count| (0..=SIZE - count).map(move |at| at..at + count))
        .flat_map(|lines| {
            let across = |line: fn(usize) -> CellSet| {
                (lines.clone().map(line)).fold(CellSet::EMPTY, |all, line| all | line)
            };
            [across(CellSet::column), across(CellSet::row)]
        })
        .map(|gone| gone & bricks)
        .filter(|gone| gone.len() > 1);
    let single = bricks.iter().map(Cell::set);
    let fallen = |gone| case.without(gone);
    let settled = case.wall.is_settled();
    // Bricks that float keep floating: the fault may need them.
    let hanging = |gone: CellSet| {
        let mut wall = case.wall;
        wall.remove(gone);
        (!settled && !gone.contains(case.click)).then_some(Case { wall, ..*case })
    };
    many.chain(single)
        .flat_map(|gone| [hanging(gone), fallen(gone)])
        .flatten()
        .collect()
}

/// The case with colours earlier in the list: one colour replaced everywhere, or on one brick.
fn simpler_colours(case: &Case) -> Vec<Case> {
    let Case { wall, click } = *case;
    let painted = |cells: CellSet, colour| {
        let mut wall = wall;
        cells.iter().for_each(|cell| wall.paint(cell, colour));
        Case { wall, click }
    };
    let mut simpler = Vec::new();
    for (number, colour) in Colour::ALL.into_iter().enumerate() {
        let cells = wall.of_colour(colour);
        if cells.is_empty() {
            continue;
        }
        let earlier = &Colour::ALL[..number];
        simpler.extend(earlier.iter().map(|&earlier| painted(cells, earlier)));
        // Swap them if the earlier one is present.
        simpler.extend(earlier.iter().filter_map(|&earlier| {
            let other = wall.of_colour(earlier);
            let before = cells.first() < other.first();
            let Case { mut wall, click } = painted(cells, earlier);
            other.iter().for_each(|cell| wall.paint(cell, colour));
            (before && !other.is_empty()).then_some(Case { wall, click })
        }));
        for cell in cells {
            simpler.extend(earlier.iter().map(|&earlier| painted(cell.set(), earlier)));
        }
    }
    simpler
}

/// The case with columns moved one to the left: all from some column on that has an empty one on its left.
fn further_left(case: &Case) -> Vec<Case> {
    let Case { wall, click } = *case;
    let bricks = wall.bricks();
    let free = |column: usize| (bricks & CellSet::column(column)).is_empty();
    let starts = (1..SIZE).filter(|&column| free(column - 1) && !free(column));
    let moved = starts.filter_map(|start| {
        let mut left = Wall::default();
        for cell in bricks {
            let column = cell.column() - usize::from(cell.column() >= start);
            left.set(Cell::new(cell.row(), column)?, wall.brick(cell));
        }
        let column = click.column() - usize::from(click.column() >= start);
        let click = Cell::new(click.row(), column)?;
        Some(Case { wall: left, click })
    });
    moved.collect()
}
