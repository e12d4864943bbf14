//! What the solver opens.

use crate::mines::{any_position, ways};
use games::mines::{FirstClick, MinesPosition, Size, Solver, SolverChoice, choose};
use proptest::prelude::*;
use test_support::cases;

/// How many of some ways can be won at best: every opening is tried, whatever it tells.
fn best(position: &MinesPosition, ways: &[Vec<bool>], open: &mut Vec<usize>) -> usize {
    let size = position.size();
    let closed: Vec<usize> = position
        .unknown()
        .filter(|cell| !open.contains(cell))
        .collect();
    // Won if only mines are closed.
    let mut most = ways
        .iter()
        .filter(|way| closed.iter().all(|&cell| way[cell]))
        .count();
    if ways.len() <= most {
        return most;
    }
    for cell in closed {
        let mut parts = vec![Vec::new(); 9];
        for way in ways.iter().filter(|way| !way[cell]) {
            parts[size.neighbours(cell).filter(|&n| way[n]).count()].push(way.clone());
        }
        open.push(cell);
        let parts = parts.iter().filter(|part| !part.is_empty());
        let won = parts.map(|part| best(position, part, open)).sum::<usize>();
        open.pop();
        most = most.max(won);
    }
    most
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(400)))]

    #[test]
    fn near_the_end_no_play_is_better(position in any_position(8)) {
        let ways = ways(&position);
        match choose(&position).unwrap() {
            SolverChoice::Safe(cells) => {
                prop_assert!(cells.iter().all(|&cell| ways.iter().all(|way| !way[cell])));
            }
            SolverChoice::Guess { cell, mine, win } => {
                prop_assert!((0..ways[0].len()).all(|cell| {
                    !position.is_unknown(cell) || ways.iter().any(|way| way[cell])
                }), "nothing is safe");
                let mines = ways.iter().filter(|way| way[cell]).count();
                prop_assert!((mine - mines as f64 / ways.len() as f64).abs() < 1e-9);
                let best = best(&position, &ways, &mut Vec::new()) as f64 / ways.len() as f64;
                prop_assert!((win.unwrap() - best).abs() < 1e-9, "{win:?} {best}\n{position}");
            }
            SolverChoice::Nothing => {
                prop_assert!(position.unknown().all(|cell| ways.iter().all(|way| way[cell])));
            }
        }
    }
}

#[test]
fn it_wins_about_as_often_as_the_best_known() {
    // Of 400 games, with five standard deviations of room; wild guesses win hardly any.
    for (size, first, share, room) in [
        (Size::BEGINNER, FirstClick::Safe, 0.917, 0.07),
        (Size::BEGINNER, FirstClick::Zero, 0.972, 0.042),
    ] {
        let solver = Solver::new(size, first).unwrap();
        let wins = (0..400).filter(|&seed| solver.play(seed)).count();
        let rate = wins as f64 / 400.0;
        assert!((rate - share).abs() < room, "{rate}");
    }
}
