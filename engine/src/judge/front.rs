//! The three scores of right programs, and the programs that no other beats.

use crate::task::Measure;
use std::cmp::Ordering;

/// The three scores of a right program; less is better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scores {
    pub cost: u64,
    pub blocks: usize,
    /// See `measure::steps_score`.
    pub steps: f64,
}

impl Scores {
    /// The score that a task measures by.
    pub fn by(&self, measure: Measure) -> u64 {
        match measure {
            Measure::Cost => self.cost,
            Measure::Blocks => self.blocks as u64,
            Measure::Steps => self.steps.ceil() as u64,
        }
    }

    /// True if it is no worse than the other in all three, and better in one.
    pub fn beats(&self, other: &Scores) -> bool {
        let no_worse =
            self.cost <= other.cost && self.blocks <= other.blocks && self.steps <= other.steps;
        no_worse && self != other
    }

    /// The order of a front: by cost, then by blocks, then by steps.
    pub fn order(&self, other: &Scores) -> Ordering {
        let first = (self.cost, self.blocks).cmp(&(other.cost, other.blocks));
        first.then(self.steps.total_cmp(&other.steps))
    }

    /// Cost, blocks and the logarithm of steps, which spread over magnitudes.
    fn axes(&self) -> [f64; 3] {
        [
            self.cost as f64,
            self.blocks as f64,
            self.steps.max(1.0).ln(),
        ]
    }
}

/// The numbers of the scores that no other beats, in order of cost.
pub fn front(scores: &[Scores]) -> Vec<usize> {
    let beaten = |one: &Scores| scores.iter().any(|other| other.beats(one));
    let mut front: Vec<usize> = (0..scores.len())
        .filter(|&number| !beaten(&scores[number]))
        .collect();
    front.sort_by(|&a, &b| scores[a].order(&scores[b]));
    front
}

/// The number of the scores that a full shelf misses least: of those that are not the best in one of the three, the one
/// nearest to its neighbours. Each axis is scaled to its range. `None` if all are the best in something.
pub fn most_crowded(scores: &[Scores]) -> Option<usize> {
    let axes: Vec<[f64; 3]> = scores.iter().map(Scores::axes).collect();
    let ends = |axis: usize| {
        let values = axes.iter().map(move |point| point[axis]);
        (
            values.clone().fold(f64::INFINITY, f64::min),
            values.fold(f64::NEG_INFINITY, f64::max),
        )
    };
    let ends: [(f64, f64); 3] = std::array::from_fn(ends);
    let distance = |a: &[f64; 3], b: &[f64; 3]| -> f64 {
        (0..3)
            .map(|axis| {
                let (least, most) = ends[axis];
                ((a[axis] - b[axis]) / (most - least).max(f64::MIN_POSITIVE)).powi(2)
            })
            .sum::<f64>()
            .sqrt()
    };
    // The first with the best of a score is its best.
    let is_best = |number: usize| {
        (0..3).any(|axis| axes.iter().position(|point| point[axis] == ends[axis].0) == Some(number))
    };
    let crowding = |number: usize| -> f64 {
        let mut distances: Vec<f64> = (axes.iter().enumerate())
            .filter(|(other, _)| *other != number)
            .map(|(_, point)| distance(point, &axes[number]))
            .collect();
        distances.sort_by(f64::total_cmp);
        distances.iter().take(2).sum()
    };
    (0..scores.len())
        .filter(|&number| !is_best(number))
        .min_by(|&a, &b| crowding(a).total_cmp(&crowding(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(cost: u64, blocks: usize, steps: f64) -> Scores {
        Scores {
            cost,
            blocks,
            steps,
        }
    }

    #[test]
    fn a_front_has_what_no_other_beats_in_order_of_cost() {
        let all = [
            scores(40, 2, 2.0),
            scores(3, 149, 11_000.0),
            scores(40, 3, 2.0),
            scores(2, 165, 5_070.0),
            scores(3, 149, 11_000.0),
            scores(27, 9, 412.0),
        ];
        assert_eq!(front(&all), [3, 1, 4, 5, 0]);
        assert_eq!(front(&all[1..3]), [0, 1]);
        // Equal scores do not beat one another.
        assert_eq!(front(&[all[0], all[0]]), [0, 1]);
    }

    #[test]
    fn the_best_of_each_score_never_leaves_a_full_shelf() {
        let line: Vec<Scores> = [0, 10, 11, 30, 40]
            .map(|at| scores(at, 100 - at as usize, 50.0 + at as f64))
            .to_vec();
        assert_eq!(most_crowded(&line), Some(1));
        let best = [scores(1, 9, 9.0), scores(9, 1, 9.0), scores(9, 9, 1.0)];
        assert_eq!(most_crowded(&best), None);
        assert_eq!(most_crowded(&[]), None);
    }
}
