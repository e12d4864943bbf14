//! A game being played.

use super::board::{Board, Direction, Level, Movement, TooManyObstacles};
use super::file::State;
use crate::chance::Chance;

/// A game: its state, whether a new block is due, and all states before.
///
/// What chance does after movement number m depends on the seed and m alone. So a movement that was
/// taken back and made again brings the same block, and a saved game goes on as it would have.
#[derive(Clone, Debug)]
pub struct Game {
    seed: u64,
    state: State,
    due: bool,
    past: Vec<State>,
}

/// A block that has come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewBlock {
    /// Where: the index of its cell.
    pub index: usize,
    /// 1 (75 %) or 2 (25 %).
    pub level: Level,
}

impl Game {
    /// A new board with obstacles; its first block is due.
    ///
    /// # Errors
    /// [`TooManyObstacles`] if they leave no free cell.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`](super::SIZES).
    pub fn create(size: usize, obstacles: usize, seed: u64) -> Result<Game, TooManyObstacles> {
        let board = Board::with_obstacles(size, obstacles, &mut Chance::new(seed))?;
        let mut game = Game::resume(
            State {
                moves: 0,
                score: 0,
                board,
            },
            seed,
        );
        game.due = true;
        Ok(game)
    }

    /// A game that goes on from a file: no block is due.
    pub fn resume(state: State, seed: u64) -> Game {
        Game {
            seed,
            state,
            due: false,
            past: Vec::new(),
        }
    }

    /// Moves, score and board, as they are saved.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// Whether a new block comes before the next movement.
    pub fn is_due(&self) -> bool {
        self.due
    }

    /// Whether there is no free cell for the block that is due.
    pub fn is_over(&self) -> bool {
        self.due && self.board().free().next().is_none()
    }

    /// Makes a movement; nothing while a new block is due.
    pub fn make(&mut self, direction: Direction) -> Option<Movement> {
        if self.due {
            return None;
        }
        let movement = self.state.board.moved(direction);
        let after = self.state.after(&movement);
        self.past.push(std::mem::replace(&mut self.state, after));
        self.due = true;
        Some(movement)
    }

    /// Brings the block that is due; nothing if none is, or the game is over.
    pub fn bring(&mut self) -> Option<NewBlock> {
        if !self.due {
            return None;
        }
        // Behind the draws of the obstacles, which come from the seed itself.
        let mut chance = Chance::of_move(self.seed, self.state.moves);
        let index = self.board().draw_free(&mut chance)?;
        let level = if chance.below(4) < 3 { 1 } else { 2 };
        self.state.board.put(index, level);
        self.due = false;
        Some(NewBlock { index, level })
    }

    /// Takes the last movement back, with the block after it; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.state = before;
        self.due = false;
        true
    }
}
