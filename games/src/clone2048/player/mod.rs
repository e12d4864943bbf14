//! The automatic player: looks ahead as far as it is given time for.
//!
//! The search is expectimax (`search.rs`): of its own movements the best counts, of the new blocks the
//! mean. It is the same for all boards, and sees them through [`SearchBoard`]. Boards of up to 4×4 are
//! packed into 64 bits (`small.rs`), all others are searched as they are (`large.rs`); both are valued
//! line by line, by the same rule (`value.rs`). Boards of 4×4 with few obstacles are valued by what was learnt from
//! games (`network.rs`, `train.rs`, `trained.rs`).

mod large;
mod network;
mod search;
mod small;
mod table;
mod train;
mod trained;
mod value;

use super::board::{BlockBoard, BlockCell, Direction, Level};
use super::rules::BlockRules;
use large::LargeBoard;
use small::PackedBoard;
use table::TranspositionTable;
use trained::TrainedBoard;

pub use network::Network;
pub use train::{Training, TrainingGame};

/// A player. It holds only memory to work with: what it chooses depends on the board and on how long
/// it may think, not on what it chose before.
#[derive(Debug, Default)]
pub struct Player {
    kind: PlayerKind,
    table: TranspositionTable,
}

/// What a player goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayerKind {
    /// What was learnt from games where that is known, the rule elsewhere.
    #[default]
    Trained,
    /// The rule, everywhere.
    Rule,
}

/// What there is to be said of a movement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    pub direction: Direction,
    /// How much it promises; comparable within one advice.
    pub value: f32,
    /// What its merges score by the rules of the paper.
    pub points: u64,
    pub merges: usize,
    /// How many cells are free after it, before the new block.
    pub free: usize,
    /// Whether it moves or merges anything.
    pub changed: bool,
}

/// On more obstacles than this the network was not trained.
const TRAINED_OBSTACLES: usize = 4;

impl Player {
    /// A player; its memory is some megabytes.
    pub fn new() -> Player {
        Player::default()
    }

    /// A player that goes by this.
    pub fn of(kind: PlayerKind) -> Player {
        Player {
            kind,
            ..Player::default()
        }
    }

    /// The movement that promises the longest game, by the rules of the paper.
    ///
    /// `go_on` is asked again and again whether there is time to look further, well within a
    /// millisecond, and each time after the same work: a player that is given a number of answers
    /// instead of a clock chooses the same every time. However soon it is told to stop, it chooses.
    ///
    /// None only if the board has neither a block nor a free cell. On all others every movement can be
    /// made, even one that changes nothing and one that ends the game.
    pub fn choose(
        &mut self,
        board: &BlockBoard,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Direction> {
        self.choose_by(BlockRules::Paper, board, go_on)
    }

    /// As [`choose`](Self::choose), by these rules; by the classic ones none, too, if nothing changes the board.
    pub fn choose_by(
        &mut self,
        rules: BlockRules,
        board: &BlockBoard,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Direction> {
        let over = !rules.allows_still() && !Direction::ALL.into_iter().any(|d| board.changes(d));
        match over {
            true => None,
            false => Some(self.values(rules, board, go_on)?.best),
        }
    }

    /// What there is to be said of each movement, the one to make first, the others by what they promise. None as
    /// for [`choose`](Self::choose).
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
        let (how, table) = ((board.size(), rules), &mut self.table);
        let small = PackedBoard::of(board);
        let trained = match self.kind {
            PlayerKind::Trained if is_trained(board) => Network::trained(),
            PlayerKind::Trained | PlayerKind::Rule => None,
        };
        Some(match (small, trained) {
            (Some(small), Some(network)) => {
                search::best(&TrainedBoard::new(small, network), how, table, go_on)
            }
            (Some(small), None) => search::best(&small, how, table, go_on),
            (None, _) => search::best(&LargeBoard(board.clone()), how, table, go_on),
        })
    }
}

/// Whether the network knows boards like this.
fn is_trained(board: &BlockBoard) -> bool {
    let obstacles = board
        .cells()
        .iter()
        .filter(|cell| **cell == BlockCell::Obstacle);
    board.size() == 4 && obstacles.count() <= TRAINED_OBSTACLES
}

/// A board as the search sees it.
trait SearchBoard: Clone {
    /// After the movement alone.
    fn moved(&self, direction: Direction) -> Self;

    /// The numbers of the free cells, in ascending order.
    fn free(&self) -> impl Iterator<Item = usize>;

    /// With a new block in a free cell.
    fn with(&self, cell: usize, level: Level) -> Self;

    /// How much it promises.
    fn value(&self) -> f32;

    /// What a movement to `moved` gives at once, in the same measure.
    fn gain(&self, _moved: &Self) -> f32 {
        0.0
    }

    /// The value of the end of a game on a board of this size that stands so now.
    fn end(&self, size: usize) -> f32;

    /// A number that is, as good as surely, different for different positions.
    fn key(&self) -> u64;
}
