//! Games: rules, movements, new blocks, undo and replay.
//!
//! A game is determined by its initial state, its seed and its movements ([`BlockGame::moves`]). [`BlockGame::replay`]
//! makes a sequence of movements, [`BlockGame::go_to`] returns to the state after any of them.

use super::board::{BlockBoard, Direction, Level, Movement, TooManyObstacles};
use super::file::GameState;
use engine::chance::Chance;
use serde::{Deserialize, Serialize};

/// The rules in which the paper's game and the original 2048 differ.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum BlockRules {
    /// A new board starts with one block. Every movement is allowed, and a new block follows it, of level 1 (75 %) or 2.
    /// A merge scores the level of its block. The game is over when there is no room for the new block.
    #[default]
    Paper,
    /// Gabriele Cirulli's 2048. A new board starts with two blocks. Movements must change something; new blocks are of
    /// level 1 (90 %) or 2. A merge scores 2^level. The game is over when no movement changes anything.
    Classic,
}

impl BlockRules {
    /// The score of a movement.
    pub fn points(self, movement: &Movement) -> u64 {
        match self {
            BlockRules::Paper => movement.points,
            BlockRules::Classic => movement.worth,
        }
    }

    /// The number of blocks on a new board.
    pub fn first_blocks(self) -> usize {
        match self {
            BlockRules::Paper => 1,
            BlockRules::Classic => 2,
        }
    }

    /// A new block is of level 2 with a probability of 1 / this number.
    fn one_in(self) -> u64 {
        match self {
            BlockRules::Paper => 4,
            BlockRules::Classic => 10,
        }
    }

    /// The levels of new blocks, with their probabilities.
    pub(super) fn new_blocks(self) -> [(Level, f32); 2] {
        let second = 1.0 / self.one_in() as f32;
        [(1, 1.0 - second), (2, second)]
    }

    /// True if movements that change nothing are allowed.
    pub(super) fn allows_idle(self) -> bool {
        self == BlockRules::Paper
    }
}

/// The initial number of movements between two snapshots.
const SNAPSHOT_INTERVAL: usize = 64;

/// Approximate maximum memory of the snapshots, in bytes. Beyond it, every other one is dropped.
const MAX_SNAPSHOT_MEMORY: usize = 64 << 20;

/// A game in progress, with undo and redo.
///
/// The new block after movement m depends only on the seed, m and the board. So redoing a movement brings the same block,
/// and a saved game continues as it would have.
#[derive(Clone, Debug)]
pub struct BlockGame {
    seed: u64,
    rules: BlockRules,
    state: GameState,
    /// True if a new block must be added before the next movement.
    due: bool,
    /// The movements: first those made, then those undone.
    moves: Vec<Direction>,
    /// The number of movements made.
    made: usize,
    /// The states before every `interval`-th movement. States in between are recomputed, as one copy of a large board per
    /// movement would not fit into memory.
    snapshots: Vec<GameState>,
    interval: usize,
}

/// A block that was added to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewBlock {
    /// The index of its cell.
    pub index: usize,
    /// 1 or 2.
    pub level: Level,
}

impl BlockGame {
    /// A game by the rules of the paper on a new board with obstacles. Its first block is due.
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
    /// [`TooManyObstacles`] if they leave no room for the first blocks.
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
        let mut game = BlockGame::from_state(rules, state, seed);
        game.due = true;
        Ok(game)
    }

    /// A game by the rules of the paper that continues from a file. No block is due.
    pub fn resume(state: GameState, seed: u64) -> BlockGame {
        BlockGame::from_state(BlockRules::Paper, state, seed)
    }

    fn from_state(rules: BlockRules, state: GameState, seed: u64) -> BlockGame {
        BlockGame {
            seed,
            rules,
            state,
            due: false,
            moves: Vec::new(),
            made: 0,
            snapshots: Vec::new(),
            interval: SNAPSHOT_INTERVAL,
        }
    }

    pub fn rules(&self) -> BlockRules {
        self.rules
    }

    /// The number of moves, the score and the board.
    pub fn state(&self) -> &GameState {
        &self.state
    }

    pub fn board(&self) -> &BlockBoard {
        &self.state.board
    }

    /// True if a new block must be added before the next movement.
    pub fn is_due(&self) -> bool {
        self.due
    }

    /// True if there is no free cell for the block that is due or, by the classic rules, no movement changes anything.
    pub fn is_over(&self) -> bool {
        if self.due {
            return self.board().free().next().is_none();
        }
        let board = self.board();
        !self.rules.allows_idle()
            && board.free().next().is_none()
            && !Direction::ALL
                .into_iter()
                .any(|direction| board.changes(direction))
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The movements made so far, without undone ones.
    pub fn moves(&self) -> &[Direction] {
        &self.moves[..self.made]
    }

    /// The undone movements, the next one to redo first.
    pub fn taken_back(&self) -> &[Direction] {
        &self.moves[self.made..]
    }

    /// The number of undone movements that can be redone.
    pub fn undone(&self) -> usize {
        self.moves.len() - self.made
    }

    /// Makes a movement and forgets undone ones. Has no effect, and returns `None`, while a new block is due, or if the
    /// movement changes nothing and the rules forbid that.
    pub fn make(&mut self, direction: Direction) -> Option<Movement> {
        let possible = self.rules.allows_idle() || self.board().changes(direction);
        if self.due || !possible {
            return None;
        }
        self.moves.truncate(self.made);
        self.moves.push(direction);
        Some(self.make_next())
    }

    /// Adds the block that is due; `None` if none is due or the game is over.
    pub fn add_new_block(&mut self) -> Option<NewBlock> {
        if !self.due {
            return None;
        }
        // A separate stream: that of the seed drew the obstacles.
        let mut chance = Chance::of_move(self.seed, self.state.moves);
        let one_in = self.rules.one_in();
        let is_new_board = self.moves().is_empty() && self.state.moves == 0;
        let earlier = if is_new_board {
            self.board().blocks().count()
        } else {
            0
        };
        for before in (1..=earlier).rev() {
            // Skip the draws for the blocks that were added before this one.
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
        self.due = is_new_board && earlier + 1 < self.rules.first_blocks();
        Some(NewBlock { index, level })
    }

    /// Adds all blocks that are due.
    fn add_new_blocks(&mut self) {
        while self.add_new_block().is_some() {}
    }

    /// Undoes the last movement and the block after it; returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.made > 0 && self.go_to(self.made - 1)
    }

    /// Redoes the last undone movement with the block after it; returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.undone() > 0 && self.go_to(self.made + 1)
    }

    /// Goes to the state after the first `turn` movements, and the block after the last of them, by undoing or redoing.
    /// Returns false, with nothing changed, if there are fewer movements.
    pub fn go_to(&mut self, turn: usize) -> bool {
        if turn > self.moves.len() {
            return false;
        }
        self.add_new_blocks();
        if turn < self.made {
            let snapshot = turn / self.interval;
            self.state = self.snapshots[snapshot].clone();
            (self.made, self.due) = (snapshot * self.interval, false);
        }
        while self.made < turn {
            self.make_next();
            self.add_new_blocks();
        }
        true
    }

    /// Makes these movements, adding all blocks that become due, until one is impossible. Returns the number of movements
    /// made.
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

    /// Makes movement number `made`, which is in `moves` already.
    fn make_next(&mut self) -> Movement {
        if self.made.is_multiple_of(self.interval) {
            self.snapshots.truncate(self.made / self.interval);
            self.snapshots.push(self.state.clone());
            let memory = self.snapshots.len() * size_of_val(self.board().cells());
            if memory > MAX_SNAPSHOT_MEMORY && self.snapshots.len() > 1 {
                let mut even = [true, false].into_iter().cycle();
                self.snapshots.retain(|_| even.next() == Some(true));
                self.interval *= 2;
            }
        }
        let movement = self.state.board.moved(self.moves[self.made]);
        self.state = self.state.after(&movement, self.rules);
        self.made += 1;
        self.due = true;
        movement
    }
}
