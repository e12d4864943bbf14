//! Minesweeper: its boards, games, files, deductions, probabilities and commands.

mod board;
mod chances;
mod file;
mod game;
mod hint;
mod review;
mod solver;

use games::mines::{CellContent, MineBoard, MinesPosition, SeenCell, Size};
use proptest::prelude::*;

/// A board, and which of its safe cells are open.
fn seen(
    board: &MineBoard,
    opens: impl Fn(usize) -> bool,
    shown: impl Fn(usize) -> bool,
) -> MinesPosition {
    let seen = |cell| match board.contents()[cell] {
        CellContent::Clue(clue) if opens(cell) => SeenCell::Open(clue),
        CellContent::Mine if shown(cell) => SeenCell::Mine,
        CellContent::Mine if opens(cell) => SeenCell::Flag,
        _ => SeenCell::Closed,
    };
    let cells = (0..board.size().cells()).map(seen).collect();
    MinesPosition::new(board.size(), cells)
}

/// A board from the draws, each a number from 0 to 99 for a cell: below `density` it is a mine.
fn board(columns: usize, rows: usize, draws: &[u8], density: u8) -> MineBoard {
    let mines: Vec<bool> = draws.iter().map(|&draw| draw < density).collect();
    let count = mines.iter().filter(|&&mine| mine).count();
    MineBoard::new(Size::new(columns, rows, count).unwrap(), &mines)
}

fn position_of(
    sides: impl Strategy<Value = (usize, usize)>,
) -> impl Strategy<Value = MinesPosition> {
    let draws = |cells| proptest::collection::vec(0u8..100, cells);
    (
        sides,
        10u8..60,
        0u8..100,
        prop_oneof![Just(0u8), Just(10u8)],
    )
        .prop_flat_map(move |((columns, rows), density, open, shown)| {
            let cells = columns * rows;
            (draws(cells), draws(cells), draws(cells)).prop_map(move |(mines, opens, shows)| {
                let board = board(columns, rows, &mines, density);
                seen(
                    &board,
                    |cell| opens[cell] < open,
                    |cell| shows[cell] < shown,
                )
            })
        })
}

/// A possible position with so many cells at most.
fn any_position(most: usize) -> impl Strategy<Value = MinesPosition> {
    position_of((1usize..=6).prop_flat_map(move |rows| (1..=(most / rows).min(7), Just(rows))))
}

/// A possible position of a size that is played.
fn any_large_position() -> impl Strategy<Value = MinesPosition> {
    position_of((8usize..=30, 8usize..=16))
}

/// All ways to lay the mines that a position allows, by trying each.
fn ways(position: &MinesPosition) -> Vec<Vec<bool>> {
    ways_of(position, |_| true, true)
}

/// All ways to lay mines such that some clues are true, as many mines as there are if they are counted.
fn ways_of(
    position: &MinesPosition,
    clues: impl Fn(usize) -> bool,
    counted: bool,
) -> Vec<Vec<bool>> {
    let size = position.size();
    let unknown: Vec<usize> = position.unknown().collect();
    let left = size.mines() - position.mines_seen();
    let seen = position.cells().iter().map(|&seen| seen == SeenCell::Mine);
    let seen: Vec<bool> = seen.collect();
    let mut found = Vec::new();
    for choice in 0..1u32 << unknown.len() {
        if counted && choice.count_ones() as usize != left {
            continue;
        }
        let mut mines = seen.clone();
        for (bit, &cell) in unknown.iter().enumerate() {
            mines[cell] = choice >> bit & 1 == 1;
        }
        let is_true = |cell: usize| match position.seen(cell) {
            SeenCell::Open(clue) if clues(cell) => {
                size.neighbours(cell).filter(|&n| mines[n]).count() == usize::from(clue)
            }
            _ => true,
        };
        if (0..size.cells()).all(is_true) {
            found.push(mines);
        }
    }
    found
}
