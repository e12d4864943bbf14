//! The solutions that a search found or a file held, and which of them is shown.

use super::search_task::SearchOutcome;
use games::tantrix::{
    Puzzle, PuzzleRecord, SearchEnd as Whole, Solution, SolutionFormat, SolutionSummary,
};

/// Solutions of a puzzle.
#[derive(Default, Debug)]
pub struct FoundSolutions {
    /// Of this one; none before the first search.
    puzzle: Option<Puzzle>,
    solutions: Vec<Solution>,
    at: usize,
    /// How the search ended; none while it goes on, and for those of a file.
    pub ended: Option<SearchOutcome>,
}

impl FoundSolutions {
    /// None yet, of a puzzle.
    pub fn of(puzzle: Puzzle) -> FoundSolutions {
        FoundSolutions {
            puzzle: Some(puzzle),
            ..FoundSolutions::default()
        }
    }

    /// These, all at once.
    pub fn all(puzzle: Puzzle, solutions: Vec<Solution>) -> FoundSolutions {
        FoundSolutions {
            solutions,
            ..FoundSolutions::of(puzzle)
        }
    }

    /// Some more.
    pub fn add(&mut self, solutions: Vec<Solution>) {
        self.solutions.extend(solutions);
    }

    /// Their puzzle.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref()
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.solutions.len()
    }

    /// The number of the one that is shown, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Shows another one, or the last.
    pub fn show(&mut self, at: usize) {
        self.at = at.min(self.len().saturating_sub(1));
    }

    /// The one that is shown, with its puzzle.
    pub fn shown(&self) -> Option<(&Puzzle, &Solution)> {
        Some((self.puzzle.as_ref()?, self.solutions.get(self.at)?))
    }

    /// All of them.
    pub fn solutions(&self) -> &[Solution] {
        &self.solutions
    }

    /// The last line of a file with all of them.
    pub fn summary(&self, form: SolutionFormat) -> String {
        let complete = self.ended == Some(SearchOutcome::Found(Whole::All));
        let count = self.len().to_string();
        let puzzle = self.puzzle.as_ref().map(PuzzleRecord::from);
        let summary = SolutionSummary {
            count,
            complete,
            puzzle,
        };
        summary.line(form)
    }
}
