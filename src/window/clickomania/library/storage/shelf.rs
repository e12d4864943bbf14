//! The shelf of a task: accepted programs of the user that no other of them beats in cost, blocks and steps.

use super::kept_program::KeptProgram;
use engine::judge::front::{Scores, most_crowded};
use engine::language::Program;
use serde::{Deserialize, Serialize};

/// Maximum number of programs on a shelf.
const MOST: usize = 40;

/// An accepted program with its scores.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Shelved {
    cost: u64,
    blocks: usize,
    steps: f64,
    program: KeptProgram,
}

impl Shelved {
    pub fn new(scores: Scores, program: &Program) -> Shelved {
        Shelved {
            cost: scores.cost,
            blocks: scores.blocks,
            steps: scores.steps,
            program: KeptProgram::of(program),
        }
    }

    pub fn scores(&self) -> Scores {
        Scores {
            cost: self.cost,
            blocks: self.blocks,
            steps: self.steps,
        }
    }

    /// The program, if it was kept and can still be read.
    pub fn program(&self) -> Option<Program> {
        self.program.read()
    }
}

/// The programs in order of cost.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shelf(Vec<Shelved>);

impl Shelf {
    pub fn programs(&self) -> &[Shelved] {
        &self.0
    }

    /// The least cost, blocks and steps, each of whichever program has them; `None` while the shelf is empty.
    pub fn bests(&self) -> Option<Scores> {
        let scores = self.0.iter().map(Shelved::scores);
        scores.reduce(|best, other| Scores {
            cost: best.cost.min(other.cost),
            blocks: best.blocks.min(other.blocks),
            steps: best.steps.min(other.steps),
        })
    }

    /// Puts a program on the shelf, in place of those that it beats, unless another is as good. A full shelf loses the
    /// program that is nearest to others, never the best of a score.
    pub fn put(&mut self, new: &Shelved) {
        let scores = new.scores();
        let is_as_good = |old: &Shelved| old.scores() == scores || old.scores().beats(&scores);
        if self.0.iter().any(is_as_good) {
            return;
        }
        self.0.retain(|old| !scores.beats(&old.scores()));
        self.0.push(new.clone());
        self.0.sort_by(|a, b| a.scores().order(&b.scores()));
        while self.0.len() > MOST {
            let all: Vec<Scores> = self.0.iter().map(Shelved::scores).collect();
            self.0.remove(most_crowded(&all).unwrap_or(MOST));
        }
    }

    /// The size of its programs, in bytes.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|one| one.program.bytes()).sum()
    }

    /// Drops its programs for want of room; the scores stay.
    pub fn drop_programs(&mut self) {
        for one in &mut self.0 {
            one.program = KeptProgram::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelved(cost: u64, blocks: usize, steps: f64) -> Shelved {
        let scores = Scores {
            cost,
            blocks,
            steps,
        };
        Shelved::new(scores, &Program::new("x"))
    }

    #[test]
    fn what_is_beaten_leaves_the_shelf_and_the_best_of_each_score_stays() {
        let mut shelf = Shelf::default();
        for one in [
            shelved(40, 2, 2.0),
            shelved(3, 149, 900.0),
            shelved(40, 3, 2.0),
            shelved(3, 51, 900.0),
            shelved(3, 51, 900.0),
        ] {
            shelf.put(&one);
        }
        assert_eq!(
            shelf.programs(),
            [shelved(3, 51, 900.0), shelved(40, 2, 2.0)]
        );
        let best = shelf.bests().unwrap();
        assert_eq!((best.cost, best.blocks, best.steps), (3, 2, 2.0));
        for at in 0..100 {
            shelf.put(&shelved(
                100 + at,
                1_000 - 9 * at as usize,
                1.0 / (at + 1) as f64,
            ));
        }
        assert_eq!(shelf.programs().len(), MOST);
        let best = shelf.bests().unwrap();
        assert_eq!((best.cost, best.blocks, best.steps), (3, 2, 0.01));
        shelf.drop_programs();
        assert_eq!((shelf.bytes(), shelf.programs().len()), (0, MOST));
    }
}
