//! Reads arbitrary bytes as a position of Minesweeper. What reads must be written to text that reads to
//! the same; a small one must have probabilities and a hint, or a contradiction, that name its cells.
//!
//! `.ci/fuzz` starts it with small positions.
#![no_main]

use games::mines::{Chances, Contradiction, MineBoard, MinesPosition, hint};
use libfuzzer_sys::fuzz_target;

/// Positions with more cells are only read: the others are what takes time.
const CELLS: usize = 400;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(position) = text.parse::<MinesPosition>() else {
        return;
    };
    assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
    if position.size().cells() > CELLS {
        return;
    }
    match (Chances::of(&position), hint(&position)) {
        (Ok(chances), Ok(hint)) => {
            for (cell, mine) in chances.mine.iter().enumerate() {
                assert_eq!(mine.is_some(), position.is_unknown(cell));
                assert!(mine.is_none_or(|mine| (0.0..=1.0).contains(&mine)));
            }
            let told = hint
                .iter()
                .flat_map(|hint| hint.safe.iter().chain(&hint.mines));
            assert!(told.into_iter().all(|&cell| position.is_unknown(cell)));
        }
        (Err(Contradiction(cell)), Err(_)) => {
            assert!(position.size().contains(cell));
            assert!(MineBoard::from_position(&position).is_none());
        }
        (chances, hint) => panic!("they disagree: {chances:?} {hint:?}"),
    }
});
