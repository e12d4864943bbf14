//! Making a case that fails as small as it gets, failing with the same verdict.
//!
//! Greedy, in the manner of delta debugging (A. Zeller, R. Hildebrandt, "Simplifying and Isolating
//! Failure-Inducing Input", 2002): many bricks at once first, then one by one until none can go; then
//! fewer colours, and further to the left. Whatever makes the case simpler is tried from the beginning.

use super::case::{Case, PreparedCase};
use super::search::FailingCase;
use super::trial::{DRAWS, TrialContext, fault};
use super::{Effort, Fault, NoVerdict};
use crate::colour::Colour;
use crate::run::draw_policy::DrawPolicy;
use crate::run::failure::FailureKind;
use crate::run::moves::Outcome;
use crate::wall::{Cell, CellSet, SIZE, Wall};
use rayon::prelude::*;

/// Simpler cases that are tried at once; fewer, if each may take as long as a move is allowed to.
const BATCH: usize = 16;
const BATCH_OF_LONG: usize = 2;

/// Fair draws that are tried for one that is unlucky, and in place of hostile ones.
const MANY_DRAWS: u64 = 256;
const IN_PLACE: u64 = 4096;

/// Makes the case that was found small; how many steps that took.
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
            // While editing a rough one is soon enough.
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
    /// Steps that may still be spent.
    left: u64,
    /// Steps that were, those in vain too.
    spent: u64,
}

impl Shrinker<'_> {
    /// Takes the first simpler case that fails in the same way, if there is one.
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
        for batch in simpler.chunks(if long { BATCH_OF_LONG } else { BATCH }) {
            if self.left == 0 {
                return Ok(false);
            }
            let tried: Vec<(Option<FailingCase>, u64)> = batch
                .par_iter()
                .map(|case| self.fails(case))
                .collect::<Result<_, _>>()?;
            self.spent += tried.iter().map(|(_, steps)| steps).sum::<u64>();
            for (found, steps) in tried {
                // What comes behind the first that fails was tried in vain and is not counted.
                self.left = self.left.saturating_sub(steps.max(1));
                if let Some(found) = found {
                    self.found = found;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whether a case fails as the one that was found, and after how many steps.
    fn fails(&self, case: &Case) -> Result<(Option<FailingCase>, u64), NoVerdict> {
        if !(self.context.go_on)() {
            return Err(NoVerdict::Stopped);
        }
        // Where the rules themselves fail there is nothing to be seen.
        let Ok(prepared) = PreparedCase::new(self.context.rules, *case) else {
            return Ok((None, 0));
        };
        let mut steps = prepared.steps;
        let mut run = |draws| {
            let request = self.context.request(&prepared, draws);
            let outcome = self.context.outcome(&request)?;
            steps += outcome.made();
            Ok((fault(&outcome, &prepared.wanted), outcome))
        };
        let found = if self.found.outright {
            self.fails_outright(case, &mut run)?
        } else {
            self.fails_by_chance(case, &mut run)?
        };
        Ok((found, steps))
    }

    /// Whether it fails with the same fault under all draws; a proof is kept.
    fn fails_outright(
        &self,
        case: &Case,
        run: &mut impl FnMut(DrawPolicy) -> Result<(Option<Fault>, Outcome), NoVerdict>,
    ) -> Result<Option<FailingCase>, NoVerdict> {
        let mut worst: Option<FailingCase> = None;
        let mut steps = 0;
        for draw in 0..DRAWS {
            let draws = self.draws(draw);
            let (fault, outcome) = run(draws)?;
            let Some(fault) = fault.filter(|_| steps <= self.left) else {
                return Ok(None);
            };
            steps += outcome.made();
            if worst.is_none_or(|worst| fault < worst.fault) {
                let proved = is_proved(&outcome);
                worst = Some(FailingCase {
                    case: *case,
                    draws,
                    fault,
                    proved,
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

    /// Whether it fails with the same fault under some draws, but not under all.
    fn fails_by_chance(
        &self,
        case: &Case,
        run: &mut impl FnMut(DrawPolicy) -> Result<(Option<Fault>, Outcome), NoVerdict>,
    ) -> Result<Option<FailingCase>, NoVerdict> {
        let mut unlucky: Option<FailingCase> = None;
        let mut right = false;
        let mut steps = 0;
        let fair = (0..MANY_DRAWS).map(|draw| self.draws(draw));
        for draws in [self.found.draws].into_iter().chain(fair) {
            let (fault, outcome) = run(draws)?;
            steps += outcome.made();
            // Not all of what is left for one case: others are tried beside it.
            if outcome.drawn == 0 || steps > self.left / 4 {
                return Ok(None);
            }
            right |= fault.is_none();
            if fault == Some(self.found.fault) && unlucky.is_none() {
                unlucky = Some(FailingCase {
                    case: *case,
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

    /// If only hostile draws are known to break the case, looks for fair ones that do: those can be had
    /// again by their seed.
    fn fair_draws(&mut self) -> Result<(), NoVerdict> {
        if self.found.draws.is_fair() {
            return Ok(());
        }
        let case = PreparedCase::new(self.context.rules, self.found.case)?;
        for draw in 0..IN_PLACE {
            if self.left == 0 {
                break;
            }
            let draws = self.draws(draw);
            let request = self.context.request(&case, draws);
            let outcome = self.context.outcome(&request)?;
            self.spent += outcome.made();
            self.left = self.left.saturating_sub(outcome.made());
            if fault(&outcome, &case.wanted) == Some(self.found.fault) {
                self.found.draws = draws;
                break;
            }
        }
        Ok(())
    }

    /// Fair draws, the same for all cases: so that chance does not change from case to case.
    fn draws(&self, draw: u64) -> DrawPolicy {
        self.context.fair(0, draw)
    }
}

fn is_proved(outcome: &Outcome) -> bool {
    let failure = outcome.failure.map(|failure| failure.kind);
    matches!(failure, Some(FailureKind::Cycle { .. }))
}

/// The case without infection, and with all columns closed.
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

/// The case with fewer bricks: without some columns or rows, then without one brick.
fn fewer_bricks(case: &Case) -> Vec<Case> {
    let bricks = case.wall.bricks();
    let many = (1..SIZE).rev().flat_map(|count| {
        let strips = (0..=SIZE - count).flat_map(move |at| {
            let across = |line: fn(usize) -> CellSet| {
                (at..at + count)
                    .map(line)
                    .fold(CellSet::EMPTY, |all, line| all | line)
            };
            [across(CellSet::column), across(CellSet::row)]
        });
        strips.filter(move |_| matches!(count, 1 | 2 | 4 | 6 | 8))
    });
    let many = many
        .map(move |gone| gone & bricks)
        .filter(|gone| gone.len() > 1);
    let single = bricks.iter().map(Cell::set);
    let fallen = |gone| case.without(gone);
    let settled = case.wall.is_settled();
    // What has to hang in the air to fail keeps hanging.
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

/// The case with colours that come earlier in the list: one colour for another everywhere, or one
/// brick.
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
        // Swapped, if the earlier one is there already.
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

/// The case with its columns one further to the left: all of them, or those from some column on that
/// has none on its left.
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
