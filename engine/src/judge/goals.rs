//! What the search climbs towards, and from where.
//!
//! Each outcome of a condition that no case had yet is a goal, and so is each that all cases had; further, that each
//! loop still changes the wall in a later turn, and that a move takes more steps. For every goal the cases that came
//! nearest are kept, and changed until one comes nearer, or until it is plain that none will (an archive of targets, as in
//! A. Panichella, F. Kifetew, P. Tonella, "Automated test case generation as a many-objective optimisation problem", 2018,
//! section 4).

use super::case::Case;
use super::probe::{Drawn, MEASURES, Probe, Suggestion};
use crate::run::code::{Code, Op};
use crate::run::draw_policy::DrawPolicy;

/// A case under draws that came near a goal, and what was seen then.
#[derive(Clone, Debug)]
pub struct NearMiss {
    pub case: Case,
    pub draws: DrawPolicy,
    pub suggestions: Vec<Suggestion>,
    pub drawn: Vec<Drawn>,
}

/// How near a case came to a goal; the less, the nearer.
pub type Approach = (usize, f64, Vec<Suggestion>);

/// Near misses that are kept of each goal.
const KEPT: usize = 3;

/// After this many changed cases that came no nearer to an outcome never seen, another start is tried: a sum of 72 may
/// be out of reach from a wall with 71.
const STUCK: u64 = 500;

/// Goals of each operation before those of avoided outcomes, of loops, and the one of steps.
const REACHED: usize = 2 * MEASURES;
const AVOIDED: usize = REACHED + 2;
const STEPS: usize = AVOIDED + 1;

/// A goal, and what came nearest.
#[derive(Clone, Debug)]
struct Goal {
    score: f64,
    nearest: Vec<NearMiss>,
    /// Cases that were changed for it since one came nearer; each counts so much.
    tried: u64,
    weight: u64,
    /// Cases that were changed for it since one came nearer.
    stuck: u64,
    reached: bool,
}

/// All goals of a program, by number: of each operation both outcomes reached, by each measure of what is near; then
/// both avoided, then its lateness as a loop; last the steps.
pub struct Goals {
    goals: Vec<Goal>,
    ops: usize,
    /// The operations with outcomes.
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
            // What was never seen at all is worth more than the same once more.
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
            let Goal {
                score: best,
                reached,
                ..
            } = self.goals[goal];
            if !reached && score <= best {
                approaches.push((goal, score, suggestions.to_vec()));
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
                    // What is as near by all measures is one goal.
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
        for (number, score, suggestions) in approaches {
            let can_be_reached = *number < AVOIDED * self.ops;
            let goal = &mut self.goals[*number];
            if goal.reached || *score > goal.score {
                continue;
            }
            if *score < goal.score {
                goal.score = *score;
                goal.tried /= 2;
                goal.stuck = 0;
            }
            if can_be_reached && *score == 0.0 {
                goal.reached = true;
                goal.nearest = Vec::new();
                continue;
            }
            if goal.nearest.len() == KEPT {
                goal.nearest.remove(0);
            }
            goal.nearest.push(NearMiss {
                suggestions: suggestions.clone(),
                ..miss.clone()
            });
        }
    }

    /// For a number of cases the goals towards which they are changed: those that were tried least since they came nearer.
    /// None if there is no goal.
    pub fn plan(&self, cases: usize) -> Vec<usize> {
        let open = |goal: &&usize| {
            let Goal {
                reached,
                ref nearest,
                ..
            } = self.goals[**goal];
            !reached && !nearest.is_empty()
        };
        let numbers: Vec<usize> = (0..self.goals.len()).collect();
        let mut open: Vec<(u64, usize)> = numbers
            .iter()
            .filter(open)
            .map(|&goal| (self.goals[goal].tried, goal))
            .collect();
        let mut plan = Vec::new();
        for _ in 0..cases {
            let Some(next) = open.iter_mut().min() else {
                break;
            };
            plan.push(next.1);
            next.0 += self.goals[next.1].weight;
        }
        plan
    }

    /// The cases that came nearest to a goal, the last the nearest.
    pub fn nearest(&self, goal: usize) -> &[NearMiss] {
        &self.goals[goal].nearest
    }

    /// A case was changed for this goal.
    pub fn count(&mut self, goal: usize) {
        let never_seen = goal < REACHED * self.ops;
        let goal = &mut self.goals[goal];
        goal.tried += goal.weight;
        goal.stuck += 1;
        // What gets later and later, or takes longer, has only one way.
        if never_seen && goal.stuck >= STUCK {
            goal.stuck = 0;
            goal.score = f64::INFINITY;
            goal.nearest.clear();
        }
    }
}
