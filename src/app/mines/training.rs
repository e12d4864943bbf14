//! Training: one position after the other, in each of which a pattern proves a cell safe.

use super::session::CellFace;
use engine::chance::Chance;
use games::mines::{
    CellIndex, Chances, Exercise, MinesPosition, Pattern, SeenCell, Size, exercise_while,
};

/// Columns, rows and mines of the positions: as close as on the boards of experts.
const SIZE: [usize; 3] = [10, 10, 20];

/// What somebody said who was asked for a safe cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingAnswer {
    /// By the pattern.
    Right(CellIndex),
    /// Safe, by something harder than the pattern.
    Harder(CellIndex),
    /// There can be a mine.
    Wrong(CellIndex),
}

/// Where an exercise is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseState {
    /// It is looked for.
    Wanted,
    /// There is none with this pattern.
    None,
    /// It is shown, with the last answer.
    Shown(Option<TrainingAnswer>),
}

/// A training.
pub struct Training {
    pattern: Pattern,
    /// The seed of the exercise; answers about others are forgotten.
    seed: u64,
    state: ExerciseState,
    exercise: Option<Exercise>,
    position: MinesPosition,
    /// When it was shown, in seconds; none if one looked away since.
    begun: Option<f64>,
    /// Whether it was answered wrongly, or helped with.
    tried: bool,
    score: TrainingScore,
}

/// How a training went.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct TrainingScore {
    /// How many were right at first go, without help.
    pub right: u64,
    /// Of how many.
    pub all: u64,
    /// How long those took whose time is known, in seconds, and how many they are.
    time: (f64, u64),
}

impl TrainingScore {
    /// How long one took on average, in seconds.
    pub fn mean(&self) -> Option<f64> {
        let (time, count) = self.time;
        (count > 0).then(|| time / count as f64)
    }
}

impl Training {
    /// A training of a pattern, before its first exercise.
    pub fn new(pattern: Pattern, seed: u64) -> Training {
        Training {
            pattern,
            seed,
            state: ExerciseState::Wanted,
            exercise: None,
            position: MinesPosition::closed(size()),
            begun: None,
            tried: false,
            score: TrainingScore::default(),
        }
    }

    pub fn pattern(&self) -> Pattern {
        self.pattern
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn state(&self) -> ExerciseState {
        self.state
    }

    pub fn score(&self) -> TrainingScore {
        self.score
    }

    /// What is seen.
    pub fn position(&self) -> &MinesPosition {
        &self.position
    }

    /// The work of finding the exercise.
    pub fn search(
        &self,
    ) -> impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<Option<Exercise>> + Send + use<> {
        let (pattern, seed) = (self.pattern, self.seed);
        move |go_on| {
            Some(exercise_while(
                pattern,
                size(),
                &mut Chance::new(seed),
                &|| go_on(),
            ))
        }
    }

    /// Shows the exercise that was found, if one was.
    pub fn found(&mut self, exercise: Option<Exercise>, seconds: f64) {
        self.state = match &exercise {
            Some(exercise) => {
                self.position = exercise.position.clone();
                ExerciseState::Shown(None)
            }
            None => ExerciseState::None,
        };
        self.exercise = exercise;
        self.begun = Some(seconds);
        self.tried = false;
    }

    /// Wants another exercise, of the same pattern or another.
    pub fn next(&mut self, pattern: Pattern) {
        *self = Training {
            score: match pattern == self.pattern {
                true => self.score,
                false => TrainingScore::default(),
            },
            ..Training::new(pattern, self.seed.wrapping_add(1))
        };
    }

    /// Somebody looked away: the time of this one says nothing.
    pub fn look_away(&mut self) {
        self.begun = None;
    }

    /// A hint was given.
    pub fn help(&mut self) {
        self.tried = true;
    }

    /// Marks a closed cell, or no longer.
    pub fn mark(&mut self, cell: CellIndex) {
        match self.position.seen(cell) {
            SeenCell::Closed => self.position.set(cell, SeenCell::Flag),
            SeenCell::Flag => self.position.set(cell, SeenCell::Closed),
            SeenCell::Open(_) | SeenCell::Mine => {}
        }
    }

    /// Marks mines that were proved; false if all of them were marked before.
    pub fn mark_mines(&mut self, mines: &[CellIndex]) -> bool {
        let closed = |cell: &&CellIndex| self.position.seen(**cell) == SeenCell::Closed;
        let left: Vec<CellIndex> = mines.iter().filter(closed).copied().collect();
        for &cell in &left {
            self.mark(cell);
        }
        !left.is_empty()
    }

    /// Whether the exercise is answered.
    pub fn is_answered(&self) -> bool {
        use TrainingAnswer::{Harder, Right};
        matches!(self.state, ExerciseState::Shown(Some(Right(_) | Harder(_))))
    }

    /// Judges a cell that was opened; none if it cannot be.
    pub fn answer(&mut self, cell: CellIndex, seconds: f64) -> Option<TrainingAnswer> {
        let exercise = self.exercise.as_ref().filter(|_| !self.is_answered())?;
        if self.position.seen(cell) != SeenCell::Closed {
            return None;
        }
        let answer = match exercise.safe.contains(&cell) {
            true => TrainingAnswer::Right(cell),
            false => match Chances::of(&exercise.position) {
                Ok(chances) if chances.mine[cell] == Some(0.0) => TrainingAnswer::Harder(cell),
                _ => TrainingAnswer::Wrong(cell),
            },
        };
        if let TrainingAnswer::Right(_) = answer
            && let Some(clue) = exercise.board.clue(cell)
        {
            self.position.set(cell, SeenCell::Open(clue));
        }
        let again = std::mem::replace(&mut self.tried, true);
        if !again {
            self.score.all += 1;
            if !matches!(answer, TrainingAnswer::Wrong(_)) {
                self.score.right += 1;
                if let Some(begun) = self.begun {
                    self.score.time.0 += seconds - begun;
                    self.score.time.1 += 1;
                }
            }
        }
        self.state = ExerciseState::Shown(Some(answer));
        Some(answer)
    }

    /// How a cell is seen.
    pub fn face(&self, cell: CellIndex) -> CellFace {
        self.position.seen(cell).into()
    }
}

fn size() -> Size {
    let [columns, rows, mines] = SIZE;
    Size::new(columns, rows, mines).expect("fewer mines than cells")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(seed: u64) -> Training {
        let pattern = Pattern::Pair { less: 1, more: 2 };
        let mut training = Training::new(pattern, seed);
        let found = training.search()(&|| true).expect("not stopped");
        training.found(found, 10.0);
        training
    }

    #[test]
    fn a_safe_cell_is_right_at_first_go_only() {
        let mut training = shown(3);
        assert_eq!(training.state(), ExerciseState::Shown(None));
        let safe = training.exercise.as_ref().unwrap().safe[0];
        let board = &training.exercise.as_ref().unwrap().board;
        let mine = (0..size().cells())
            .find(|&cell| board.is_mine(cell))
            .unwrap();
        assert_eq!(
            training.answer(mine, 11.0),
            Some(TrainingAnswer::Wrong(mine))
        );
        assert_eq!(
            training.answer(safe, 12.0),
            Some(TrainingAnswer::Right(safe))
        );
        assert!(training.is_answered() && training.answer(mine, 13.0).is_none());
        assert!(matches!(training.face(safe), CellFace::Clue(_)));
        assert_eq!((training.score().right, training.score().all), (0, 1));
        assert_eq!(training.score().mean(), None);

        training.next(training.pattern());
        assert_eq!(training.state(), ExerciseState::Wanted);
        let found = training.search()(&|| true).expect("not stopped");
        training.found(found, 20.0);
        let safe = training.exercise.as_ref().unwrap().safe[0];
        assert_eq!(
            training.answer(safe, 23.5),
            Some(TrainingAnswer::Right(safe))
        );
        assert_eq!((training.score().right, training.score().all), (1, 2));
        assert_eq!(training.score().mean(), Some(3.5));
        training.next(Pattern::OneClue);
        assert_eq!(training.score(), TrainingScore::default());
    }
}
