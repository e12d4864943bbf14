//! The automatic player: looks ahead as far as time permits.
//!
//! The search is expectimax (`search.rs`): it maximises over its own movements and averages over new blocks. It works on
//! any [`SearchBoard`](search_board::SearchBoard). Boards of up to 4×4 cells are packed into 64 bits (`small.rs`); both
//! these and larger boards are evaluated line by line (`value.rs`). Boards of 4×4 cells with few obstacles are evaluated
//! by a network trained on games (`network.rs`, `train.rs`).

mod network;
mod search;
mod search_board;
mod small;
mod train;
mod value;

use super::board::{BlockBoard, BlockCell, Direction};
use super::game::BlockRules;
use search::TranspositionTable;
use search_board::{LargeBoard, TrainedBoard};
use small::PackedBoard;

pub use network::Network;
pub use train::{Training, TrainingGame};

/// The player. It keeps only working memory: a choice depends on the board and the time given, not on earlier choices.
#[derive(Debug, Default)]
pub struct Player {
    kind: PlayerKind,
    table: TranspositionTable,
}

/// Evaluation of boards by a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayerKind {
    /// By the trained network where it applies, otherwise by the heuristic.
    #[default]
    Trained,
    /// Always by the heuristic of `value.rs`.
    Rule,
}

/// The evaluation of a movement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    pub direction: Direction,
    /// The value of the movement; comparable only with others from the same search.
    pub value: f32,
    /// The score of its merges by the rules of the paper.
    pub points: u64,
    pub merges: usize,
    /// The number of free cells after it, before the new block.
    pub free: usize,
    /// True if it moves or merges anything.
    pub changed: bool,
}

/// The network is used for boards with at most this number of obstacles.
const MAX_TRAINED_OBSTACLES: usize = 4;

impl Player {
    /// A player of the default kind. It takes some megabytes of memory.
    pub fn new() -> Player {
        Player::default()
    }

    pub fn of(kind: PlayerKind) -> Player {
        Player {
            kind,
            ..Player::default()
        }
    }

    /// The movement that promises the longest game by the rules of the paper; `None` only if the board has nothing but
    /// obstacles. (The rules allow movements that change nothing and movements that end the game.)
    ///
    /// The search is stopped once `go_on` returns false, which is called more than once per millisecond, each time after
    /// the same amount of work. So a player that is stopped after a number of calls, rather than by a clock, always
    /// chooses the same. It chooses however early it is stopped.
    pub fn choose(
        &mut self,
        board: &BlockBoard,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Direction> {
        Some(self.values(BlockRules::Paper, board, go_on)?.best)
    }

    /// The evaluations of all movements, the best one first, the others by falling value. `None` and `go_on` as for
    /// [`choose`](Self::choose).
    pub fn advise(
        &mut self,
        rules: BlockRules,
        board: &BlockBoard,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<[Advice; Direction::ALL.len()]> {
        let found = self.values(rules, board, go_on)?;
        let mut advice: [Advice; Direction::ALL.len()] = std::array::from_fn(|at| {
            let direction = Direction::ALL[at];
            let moved = board.moved(direction);
            Advice {
                direction,
                value: found.values[at],
                points: moved.points,
                merges: moved.merges,
                free: moved.board.free().count(),
                changed: moved.changed,
            }
        });
        let first = |advice: &Advice| advice.direction != found.best;
        advice.sort_by(|a, b| first(a).cmp(&first(b)).then(b.value.total_cmp(&a.value)));
        Some(advice)
    }

    fn values(
        &mut self,
        rules: BlockRules,
        board: &BlockBoard,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<search::MoveValues> {
        if board.is_solid() {
            return None;
        }
        let (size, table) = (board.size(), &mut self.table);
        let small = PackedBoard::of(board);
        let network = match self.kind {
            PlayerKind::Trained if is_trained(board) => Network::trained(),
            PlayerKind::Trained | PlayerKind::Rule => None,
        };
        Some(match (small, network) {
            (Some(small), Some(network)) => search::best(
                &TrainedBoard::new(small, network),
                size,
                rules,
                table,
                go_on,
            ),
            (Some(small), None) => search::best(&small, size, rules, table, go_on),
            (None, _) => search::best(&LargeBoard(board.clone()), size, rules, table, go_on),
        })
    }
}

/// True if the network was trained on boards like this.
fn is_trained(board: &BlockBoard) -> bool {
    let obstacles = board
        .cells()
        .iter()
        .filter(|cell| **cell == BlockCell::Obstacle)
        .count();
    board.size() == 4 && obstacles <= MAX_TRAINED_OBSTACLES
}
