//! Searches with a watch that never stops.

use games::tantrix::*;
use std::ops::ControlFlow;

/// A watch that never stops.
pub fn calm(progress: &SearchProgress) -> SearchControl<'_> {
    SearchControl {
        stop: &|| false,
        progress,
        workers: 0,
    }
}

/// How many solutions there are; none if it is impossible.
pub fn counted(puzzle: &Puzzle, rotations: Rotations) -> String {
    match count(puzzle, rotations, &calm(&SearchProgress::default())) {
        Ok((count, found)) => {
            assert_eq!(found, SearchEnd::All);
            count.to_string()
        }
        Err(why) => {
            assert!(matches!(why, CountError::Impossible(_)), "{why:?}");
            "0".to_owned()
        }
    }
}

/// All solutions, each verified.
pub fn solved(puzzle: &Puzzle, rotations: Rotations) -> Vec<Solution> {
    let mut solutions = Vec::new();
    let progress = SearchProgress::default();
    let found = solve(puzzle, rotations, &calm(&progress), &mut |solution| {
        assert_eq!(verify(puzzle, &solution), Ok(()), "{solution:?}");
        solutions.push(solution);
        ControlFlow::Continue(())
    });
    assert_ne!(found, Ok(SearchEnd::Some));
    let (done, parts) = progress.parts();
    assert_eq!(done, parts);
    solutions
}

/// The first solution that is found.
#[allow(dead_code, reason = "the slow tests look for all solutions")]
pub fn first(puzzle: &Puzzle) -> Solution {
    let mut first = None;
    let progress = SearchProgress::default();
    let found = solve(puzzle, Rotations::Each, &calm(&progress), &mut |solution| {
        first = Some(solution);
        ControlFlow::Break(())
    });
    assert_eq!(found, Ok(SearchEnd::Some), "{puzzle:?}");
    first.unwrap()
}

/// A loop on a free board.
pub fn free_loop(last: u8, colour: TantrixColour, holes: Holes) -> Puzzle {
    let line = LineCondition {
        colour: LineColour::Of(colour),
        closed: true,
    };
    Puzzle {
        holes,
        line: Some(line),
        ..Puzzle::tantrix(TileSet::up_to(last), Area::Free, true)
    }
}
