//! Movements, by hand and as laws.

use crate::clone2048::{any_board, board};
use games::clone2048::{BlockBoard, BlockCell, BlockGame, Direction, LAST_LEVEL};
use proptest::prelude::*;

#[test]
fn the_row_of_the_paper() {
    let mut rows = vec!["............."; 13];
    rows[4] = "D.CC*BB.BA.A.";
    let moved = board(&rows).moved(Direction::Right);
    rows[4] = "..DD*.....BCB";
    assert_eq!(moved.board, board(&rows));
    assert_eq!((moved.points, moved.merges, moved.changed), (9, 3, true));
}

#[test]
fn blocks_of_the_last_level_do_not_merge() {
    let last = BlockCell::Block(LAST_LEVEL);
    let full = BlockBoard::from_cells(2, vec![last; 4]);
    assert!(!full.changes(Direction::Left));
}

#[test]
fn a_block_comes_after_every_movement_and_undo_takes_all_back() {
    let mut game = BlockGame::create(4, 3, 7).unwrap();
    assert!(game.is_due() && game.make(Direction::Up).is_none());
    game.add_new_block().unwrap();
    let mut states = Vec::new();
    for direction in Direction::ALL.into_iter().cycle() {
        states.push(game.state().clone());
        game.make(direction).unwrap();
        if game.is_over() {
            break;
        }
        game.add_new_block().unwrap();
    }
    assert!(game.add_new_block().is_none());
    assert_eq!(game.state().moves, states.len() as u64);
    while let Some(state) = states.pop() {
        assert!(game.undo());
        assert_eq!(*game.state(), state);
    }
    assert!(!game.undo());
}

#[test]
fn three_blocks_of_four_are_of_level_1() {
    let count = (0..4000).filter(|&seed| {
        let mut game = BlockGame::create(2, 1, seed).unwrap();
        game.add_new_block().unwrap().level == 1
    });
    let count = count.count();
    assert!((2850..=3150).contains(&count), "{count}");
}

#[test]
fn every_free_cell_is_drawn_as_often() {
    let mut drawn = [0; 4];
    for seed in 0..4000 {
        let mut game = BlockGame::create(2, 0, seed).unwrap();
        drawn[game.add_new_block().unwrap().index] += 1;
    }
    assert!(drawn.iter().all(|n| (880..=1120).contains(n)), "{drawn:?}");
}

#[test]
fn obstacles_leave_a_free_cell() {
    let game = BlockGame::create(3, 8, 1).unwrap();
    assert_eq!(game.board().free().count(), 1);
    assert_eq!(BlockGame::create(3, 9, 1).unwrap_err().most, 8);
}

fn weight(board: &BlockBoard) -> u64 {
    let weights = board.cells().iter().map(|cell| match cell {
        BlockCell::Block(level) => 1 << level,
        _ => 0,
    });
    weights.sum()
}

proptest! {
    #[test]
    fn laws_of_a_movement(board in any_board(), way in 0usize..4) {
        let direction = Direction::ALL[way];
        let moved = board.moved(direction);
        prop_assert_eq!(weight(&board), weight(&moved.board));
        prop_assert_eq!(moved.changed, board != moved.board);
        let free = moved.board.free().count();
        prop_assert_eq!(free, board.free().count() + moved.merges);
        for (before, after) in board.cells().iter().zip(moved.board.cells()) {
            prop_assert_eq!(*before == BlockCell::Obstacle, *after == BlockCell::Obstacle);
        }
        // At most two blocks become one, and slides tell of every block.
        let slides = board.slides(direction);
        for slide in &slides {
            prop_assert!(slides.iter().filter(|other| other.to == slide.to).count() <= 2);
        }
        let merged = slides.iter().filter(|slide| slide.merged).count();
        prop_assert_eq!(merged, moved.merges);
    }
}
