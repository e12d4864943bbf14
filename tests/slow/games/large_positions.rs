//! Large positions of Minesweeper: their probabilities, and leaving the work as soon as told.

use engine::chance::Chance;
use games::mines::{Chances, MineBoard, MinesPosition, SeenCell, Size, hint_while};
use std::cell::Cell;

/// Of a board as large as there are, cells opened here and there.
fn large(columns: usize, rows: usize) -> MinesPosition {
    let mut chance = Chance::new(1);
    let mut draws = |below: u64| -> Vec<bool> {
        (0..columns * rows)
            .map(|_| chance.below(100) < below)
            .collect()
    };
    let (mines, opened) = (draws(20), draws(60));
    let count = mines.iter().filter(|mine| **mine).count();
    let board = MineBoard::new(Size::new(columns, rows, count).unwrap(), &mines);
    let mut position = MinesPosition::closed(board.size());
    for cell in (0..mines.len()).filter(|&cell| opened[cell]) {
        if let Some(clue) = board.clue(cell) {
            position.set(cell, SeenCell::Open(clue));
        }
    }
    position
}

#[test]
fn a_large_position_is_left_as_soon_as_told() {
    let position = large(40, 40);
    let asked = Cell::new(0usize);
    let mut last = 1;
    // From being told at once to not at all.
    for stop in (0..).map(|power| 1usize << power) {
        let answer = |answered: bool| {
            let more = asked.replace(0).saturating_sub(stop);
            assert!(
                more <= 4 || answered,
                "asked {more} times more after {stop}"
            );
            answered
        };
        let go_on = || {
            asked.set(asked.get() + 1);
            asked.get() < stop
        };
        let chances = Chances::of_while(&position, &go_on).unwrap().is_some();
        let all = answer(chances);
        let hinted = hint_while(&position, &go_on).unwrap().is_some();
        if answer(hinted) && all {
            break;
        }
        last = stop;
    }
    assert!(last > 1 << 6, "it is asked again and again");
}
