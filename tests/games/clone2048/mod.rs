//! The third clone: its movements, its files, its console.

mod file;
mod movement;
mod player;
mod replay;
mod rules;

use games::clone2048::{BlockBoard, BlockCell};
use proptest::prelude::*;

/// A board with these rows.
fn board(rows: &[&str]) -> BlockBoard {
    let file = format!("0\n0\n{}\n", rows.join("\n"));
    let state: games::clone2048::GameState = file.parse().unwrap();
    state.board
}

/// Any board of at most 7×7 with levels up to 5, about a third of it free.
fn any_board() -> impl Strategy<Value = BlockBoard> {
    let cell = prop_oneof![
        3 => Just(BlockCell::Empty),
        1 => Just(BlockCell::Obstacle),
        6 => (1u16..=5).prop_map(BlockCell::Block),
    ];
    (2usize..=7).prop_flat_map(move |size| {
        proptest::collection::vec(cell.clone(), size * size)
            .prop_map(move |cells| BlockBoard::from_cells(size, cells))
    })
}
