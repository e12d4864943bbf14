//! The goals that the search climbs towards, and the cases to start from.
//!
//! Goals are the outcomes of conditions that no case had yet, and those that all cases had. Further goals are that a
//! loop still changes the wall in a later turn, and that a move takes more steps. For each goal the search keeps the
//! nearest cases and changes them, until one comes nearer or until it gives up (an archive of targets, as in A.
//! Panichella, F. Kifetew, P. Tonella, "Automated test case generation as a many-objective optimisation problem",
//! 2018, section 4).

use super::case::Case;
use super::probe::{Drawn, MEASURES, Probe, Suggestion};
use crate::run::code::{Code, Op};
use crate::run::draw_policy::DrawPolicy;

/// A case and draws that came near a goal, and what watching them showed.
#[derive(Clone, Debug)]
pub struct NearMiss {
    pub case: Case,
    pub draws: DrawPolicy,
    pub suggestions: Vec<Suggestion>,
    pub drawn: Vec<Drawn>,
}

/// How near a case came to a goal.
pub struct Approach {
    goal: usize,
    /// The smaller, the nearer.
    score: f64,
    suggestions: Vec<Suggestion>,
}

/// Near misses kept for each goal.
const MAX_NEAREST: usize = 3;

/// After this many changed cases without progress towards an unseen outcome, start elsewhere: a sum of 72 may be out
/// of reach from a wall with 71.
const MAX_STUCK: u64 = 500;

/// Layout of the goals, in units of the number of operations: outcomes to reach, outcomes to avoid, late loops,
/// steps.
const REACHED: usize = 2 * MEASURES;
const AVOIDED: usize = REACHED + 2;
const STEPS: usize = AVOIDED + 1;

/// A goal and the cases nearest to it.
#[derive(Clone, Debug)]
struct Goal {
    score: f64,
    nearest: Vec<NearMiss>,
    /// Cases changed for it, times the weight; halved when one comes nearer.
    tried: u64,
    weight: u64,
    /// Cases changed for it since one came nearer.
    stuck: u64,
    reached: bool,
}

/// All goals of a program. Numbers: for each measure of distance, both outcomes of each operation to be reached; then
/// both to be avoided; then each operation as a late loop; last the steps.
#[derive(Default)]
pub struct Goals {
    goals: Vec<Goal>,
    ops: usize,
    /// The operations that are conditions.
    decisions: Vec<usize>,
    /// The operations that begin loops.
    loops: Vec<usize>,
}

impl Goals {
    pub fn new(code: &Code) -> Goals {
        let ops = code.ops.len();
        let which = |fits: fn(&Op) -> bool| (0..ops).filter(|&pc| fits(&code.ops[pc])).collect();
        let goal = |number| Goal {
            score: f64::INFINITY,
            nearest: Vec::new(),
            tried: 0,
            // An outcome that was never seen is worth more than a repetition.
            weight: if number < REACHED * ops { 1 } else { 2 },
            stuck: 0,
            reached: false,
        };
        Goals {
            goals: (0..=STEPS * ops).map(goal).collect(),
            ops,
            decisions: which(|op| matches!(op, Op::If { .. } | Op::WhileNext { .. } | Op::Test(_))),
            loops: which(|op| {
                matches!(op, Op::Repeat(_) | Op::While | Op::Count(_) | Op::Each(..))
            }),
        }
    }

    /// The goals to which a move came as near as any before, or nearer.
    pub fn approaches(&self, probe: &Probe) -> Vec<Approach> {
        let mut approaches = Vec::new();
        let mut offer = |goal: usize, score: f64, suggestions: &[Suggestion]| {
            let known = &self.goals[goal];
            if !known.reached && score <= known.score {
                approaches.push(Approach {
                    goal,
                    score,
                    suggestions: suggestions.to_vec(),
                });
            }
        };
        for &pc in &self.decisions {
            let counts = [probe.counts[2 * pc], probe.counts[2 * pc + 1]];
            for outcome in [0, 1] {
                let at = 2 * pc + outcome;
                if counts == [0, 0] {
                    continue;
                }
                let nearest = probe.nearest.each_ref().map(|nearest| &nearest[at]);
                for (measure, (distance, suggestions)) in nearest.iter().enumerate() {
                    let goal = 2 * measure * self.ops + at;
                    // If both measures agree, one goal is enough.
                    let other = measure == 0 || *distance != nearest[0].0;
                    match counts[outcome] {
                        0 if other => offer(goal, *distance, suggestions),
                        0 => {}
                        _ => offer(goal, 0.0, &[]),
                    }
                }
                offer(REACHED * self.ops + at, f64::from(counts[outcome]), &[]);
            }
        }
        for &pc in &self.loops {
            if probe.lateness[pc] > 0.0 {
                offer(AVOIDED * self.ops + pc, -probe.lateness[pc], &[]);
            }
        }
        offer(STEPS * self.ops, -(probe.steps as f64), &[]);
        approaches
    }

    /// Keeps a case for the goals that it came near to.
    pub fn add(&mut self, approaches: &[Approach], miss: &NearMiss) {
        for approach in approaches {
            let can_be_reached = approach.goal < AVOIDED * self.ops;
            let goal = &mut self.goals[approach.goal];
            if goal.reached || approach.score > goal.score {
                continue;
            }
            if approach.score < goal.score {
                goal.score = approach.score;
                goal.tried /= 2;
                goal.stuck = 0;
            }
            if can_be_reached && approach.score == 0.0 {
                goal.reached = true;
                goal.nearest = Vec::new();
                continue;
            }
            if goal.nearest.len() == MAX_NEAREST {
                goal.nearest.remove(0);
            }
            goal.nearest.push(NearMiss {
                suggestions: approach.suggestions.clone(),
                ..miss.clone()
            });
        }
    }

    /// The goal for each of a number of cases: those that were tried least. Empty if there is no goal.
    pub fn plan(&self, cases: usize) -> Vec<usize> {
        let mut open: Vec<(u64, usize)> = (self.goals.iter().enumerate())
            .filter(|(_, goal)| !goal.reached && !goal.nearest.is_empty())
            .map(|(number, goal)| (goal.tried, number))
            .collect();
        (0..cases)
            .map_while(|_| {
                let (tried, goal) = open.iter_mut().min()?;
                *tried += self.goals[*goal].weight;
                Some(*goal)
            })
            .collect()
    }

    /// The cases nearest to a goal, the nearest last.
    pub fn nearest(&self, goal: usize) -> &[NearMiss] {
        &self.goals[goal].nearest
    }

    /// Counts a case that was changed for this goal.
    pub fn count(&mut self, goal: usize) {
        let never_seen = goal < REACHED * self.ops;
        let goal = &mut self.goals[goal];
        goal.tried += goal.weight;
        goal.stuck += 1;
        // The other goals (later loops, more steps) have only one direction.
        if never_seen && goal.stuck >= MAX_STUCK {
            goal.stuck = 0;
            goal.score = f64::INFINITY;
            goal.nearest.clear();
        }
    }
}
