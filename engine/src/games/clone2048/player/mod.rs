//! The automatic player: looks ahead as far as it is given time for.
//!
//! The search is expectimax (`search.rs`): of its own movements the best counts, of the new blocks the
//! mean. It is the same for all boards, and sees them through [`SearchBoard`]. Boards of up to 4×4 are
//! packed into 64 bits (`small.rs`), all others are searched as they are (`large.rs`); both are valued
//! line by line, by the same rule (`value.rs`).

mod large;
mod search;
mod small;
mod table;
mod value;

use super::board::{BlockBoard, Direction, Level};
use large::LargeBoard;
use small::PackedBoard;
use table::TranspositionTable;

/// A player. It holds only memory to work with: what it chooses depends on the board and on how long
/// it may think, not on what it chose before.
#[derive(Debug, Default)]
pub struct Player {
    table: TranspositionTable,
}

impl Player {
    /// A player; its memory is some megabytes.
    pub fn new() -> Player {
        Player::default()
    }

    /// The movement that promises the longest game.
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
        if board.is_solid() {
            return None;
        }
        let (size, table) = (board.size(), &mut self.table);
        Some(match PackedBoard::of(board) {
            Some(small) => search::best(&small, size, table, go_on),
            None => search::best(&LargeBoard(board.clone()), size, table, go_on),
        })
    }
}

/// A board as the search sees it.
trait SearchBoard: Clone {
    /// After the movement alone.
    fn moved(&self, direction: Direction) -> Self;

    /// The numbers of the free cells, in ascending order.
    fn free(&self) -> impl Iterator<Item = usize>;

    /// With a new block in a free cell.
    fn with(&self, cell: usize, level: Level) -> Self;

    /// How much it promises: the sum over all rows and columns.
    fn value(&self) -> f32;

    /// A number that is, as good as surely, different for different positions.
    fn key(&self) -> u64;
}
