//! A game being played, or played again.
//!
//! A game is its beginning, its seed and its movements ([`BlockGame::moves`]): all else follows. [`BlockGame::replay`]
//! makes movements in a row, [`BlockGame::go_to`] shows a game as it was after any of them.

use super::board::{BlockBoard, Direction, Level, Movement, TooManyObstacles};
use super::file::GameState;
use super::rules::BlockRules;
use engine::chance::Chance;

/// How many movements lie between two states that are kept.
const APART: usize = 64;

/// The states that are kept take about as much memory at most, in bytes: with more, every other one is dropped.
const KEPT: usize = 64 << 20;

/// A game: its state, whether a new block is due, and its movements.
///
/// What chance does after movement number m depends on the seed and m alone. So a movement that was
/// taken back and made again brings the same block, and a saved game goes on as it would have.
#[derive(Clone, Debug)]
pub struct BlockGame {
    seed: u64,
    rules: BlockRules,
    state: GameState,
    /// Whether a block comes before the next movement.
    due: bool,
    /// The movements: those made, then those taken back.
    moves: Vec<Direction>,
    /// How many are made.
    made: usize,
    /// The state at regular intervals. Those between are made anew when they are needed: a large board
    /// in a long game would not fit into memory once for each movement.
    kept: Vec<GameState>,
    apart: usize,
}

/// A block that has come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewBlock {
    /// Where: the index of its cell.
    pub index: usize,
    /// 1 (75 %) or 2 (25 %).
    pub level: Level,
}

impl BlockGame {
    /// A new board with obstacles; its first block is due.
    ///
    /// # Errors
    /// [`TooManyObstacles`] if they leave no free cell.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`](super::SIZES).
    pub fn create(size: usize, obstacles: usize, seed: u64) -> Result<BlockGame, TooManyObstacles> {
        BlockGame::create_by(BlockRules::Paper, size, obstacles, seed)
    }

    /// As [`create`](Self::create), by these rules.
    ///
    /// # Errors
    /// As [`create`](Self::create); where two blocks come first they need two cells.
    ///
    /// # Panics
    /// As [`create`](Self::create).
    pub fn create_by(
        rules: BlockRules,
        size: usize,
        obstacles: usize,
        seed: u64,
    ) -> Result<BlockGame, TooManyObstacles> {
        let most = size * size - rules.first_blocks();
        if obstacles > most {
            return Err(TooManyObstacles { most });
        }
        let board = BlockBoard::with_obstacles(size, obstacles, &mut Chance::new(seed))?;
        let state = GameState {
            moves: 0,
            score: 0,
            board,
        };
        let mut game = BlockGame::resume_by(rules, state, seed);
        game.due = true;
        Ok(game)
    }

    /// A game that goes on from a file: no block is due.
    pub fn resume(state: GameState, seed: u64) -> BlockGame {
        BlockGame::resume_by(BlockRules::Paper, state, seed)
    }

    /// As [`resume`](Self::resume), by these rules.
    pub fn resume_by(rules: BlockRules, state: GameState, seed: u64) -> BlockGame {
        BlockGame {
            seed,
            rules,
            state,
            due: false,
            moves: Vec::new(),
            made: 0,
            kept: Vec::new(),
            apart: APART,
        }
    }

    pub fn rules(&self) -> BlockRules {
        self.rules
    }

    /// Moves, score and board, as they are saved.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    pub fn board(&self) -> &BlockBoard {
        &self.state.board
    }

    /// Whether a new block comes before the next movement.
    pub fn is_due(&self) -> bool {
        self.due
    }

    /// Whether there is no free cell for the block that is due; by the classic rules, whether no movement changes
    /// anything.
    pub fn is_over(&self) -> bool {
        if self.due {
            return self.board().free().next().is_none();
        }
        let board = self.board();
        !self.rules.allows_still()
            && board.free().next().is_none()
            && !Direction::ALL
                .into_iter()
                .any(|direction| board.changes(direction))
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The movements that led here since the beginning, in order; not those that were taken back.
    pub fn moves(&self) -> &[Direction] {
        &self.moves[..self.made]
    }

    /// The movements that were taken back, the one to be made again first in front.
    pub fn taken_back(&self) -> &[Direction] {
        &self.moves[self.made..]
    }

    /// How many movements were taken back, and can be made again.
    pub fn undone(&self) -> usize {
        self.moves.len() - self.made
    }

    /// Makes a movement; nothing while a new block is due, or if it changes nothing and the rules do not allow
    /// that. Movements that were taken back are forgotten.
    pub fn make(&mut self, direction: Direction) -> Option<Movement> {
        let possible = self.rules.allows_still() || self.board().changes(direction);
        if self.due || !possible {
            return None;
        }
        self.moves.truncate(self.made);
        self.moves.push(direction);
        Some(self.make_next())
    }

    /// Brings the block that is due; nothing if none is, or the game is over.
    pub fn add_new_block(&mut self) -> Option<NewBlock> {
        if !self.due {
            return None;
        }
        // Behind the draws of the obstacles, which come from the seed itself.
        let mut chance = Chance::of_move(self.seed, self.state.moves);
        let one_in = self.rules.one_in();
        let first = self.moves().is_empty() && self.state.moves == 0;
        let there = match first {
            true => self.board().blocks().count(),
            false => 0,
        };
        for before in (1..=there).rev() {
            // What was drawn for the blocks that came before this one.
            let _ = chance.below((self.board().free().count() + before) as u64);
            let _ = chance.below(one_in);
        }
        let index = self.board().draw_free(&mut chance)?;
        let level = if chance.below(one_in) < one_in - 1 {
            1
        } else {
            2
        };
        self.state.board.put(index, level);
        self.due = first && there + 1 < self.rules.first_blocks();
        Some(NewBlock { index, level })
    }

    /// Brings all blocks that are due.
    fn add_new_blocks(&mut self) {
        while self.add_new_block().is_some() {}
    }

    /// Takes the last movement back, with the block after it; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        self.made > 0 && self.go_to(self.made - 1)
    }

    /// Makes the movement again that was taken back last, with the block after it; tells whether there
    /// was one.
    pub fn redo(&mut self) -> bool {
        self.undone() > 0 && self.go_to(self.made + 1)
    }

    /// Goes to where the game stood after this many movements and the block after the last: back, or
    /// forth over movements that were taken back. False, with nothing changed, if
    /// there are fewer.
    pub fn go_to(&mut self, turn: usize) -> bool {
        if turn > self.moves.len() {
            return false;
        }
        self.add_new_blocks();
        if turn < self.made {
            let kept = turn / self.apart;
            self.state = self.kept[kept].clone();
            (self.made, self.due) = (kept * self.apart, false);
        }
        while self.made < turn {
            self.make_next();
            self.add_new_blocks();
        }
        true
    }

    /// Makes these movements, each with the block before and the one after it, until the game is over;
    /// tells how many it made.
    pub fn replay(&mut self, moves: &[Direction]) -> usize {
        self.add_new_blocks();
        for (made, &direction) in moves.iter().enumerate() {
            if self.make(direction).is_none() {
                return made;
            }
            self.add_new_blocks();
        }
        moves.len()
    }

    /// Makes the movement that stands after those made.
    fn make_next(&mut self) -> Movement {
        if self.made.is_multiple_of(self.apart) {
            self.kept.truncate(self.made / self.apart);
            self.kept.push(self.state.clone());
            let memory = self.kept.len() * size_of_val(self.board().cells());
            if memory > KEPT && self.kept.len() > 1 {
                let mut even = [true, false].into_iter().cycle();
                self.kept.retain(|_| even.next() == Some(true));
                self.apart *= 2;
            }
        }
        let movement = self.state.board.moved(self.moves[self.made]);
        self.state = self.state.after_by(self.rules, &movement);
        self.made += 1;
        self.due = true;
        movement
    }
}
