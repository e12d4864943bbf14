//! What the solver opens.

use crate::mines::{any_position, ways};
use games::mines::{
    Chances, FirstClick, GenerateError, MinesPosition, SeenCell, Size, Solver, SolverChoice, choose,
};
use proptest::prelude::*;

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
    #![proptest_config(ProptestConfig::with_cases(400))]

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
fn far_from_the_end_it_opens_a_cell_that_can_be_safe() {
    let closed = MinesPosition::closed(Size::EXPERT);
    let SolverChoice::Guess { cell, mine, win } = choose(&closed).unwrap() else {
        panic!("nothing is sure");
    };
    assert_eq!((win, closed.seen(cell)), (None, SeenCell::Closed));
    assert!((mine - 99.0 / 480.0).abs() < 1e-12);
    let corners = [0, 29, 450, 479];
    assert!(
        corners.contains(&cell),
        "{cell}: a corner tells most easily"
    );
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

#[test]
fn small_and_strange_boards_are_played_to_the_end() {
    for (columns, rows, mines) in [
        (1, 1, 0),
        (2, 1, 1),
        (1, 9, 3),
        (3, 3, 8),
        (5, 4, 0),
        (5, 4, 10),
    ] {
        let size = Size::new(columns, rows, mines).unwrap();
        let solver = Solver::new(size, FirstClick::Safe).unwrap();
        let wins = (0..50).filter(|&seed| solver.play(seed)).count();
        let sure = mines == 0 || mines + 1 == size.cells();
        assert!(!sure || wins == 50, "{size:?}");
    }
    let full = Size::new(3, 3, 9).unwrap();
    let refused = Solver::new(full, FirstClick::Safe).map(|_| ());
    assert_eq!(refused, Err(GenerateError::TooManyMines { most: 8 }));
}

#[test]
fn a_large_dense_position_is_answered_and_its_sum_is_right() {
    use engine::chance::Chance;
    use games::mines::{BoardRule, generate};
    let size = Size::new(120, 100, 2_600).unwrap();
    let board = generate(
        size,
        0,
        FirstClick::Any,
        BoardRule::Any,
        &mut Chance::new(2),
    )
    .unwrap();
    let mut chance = Chance::new(3);
    let mut position = MinesPosition::closed(size);
    for cell in 0..size.cells() {
        if let Some(clue) = board.clue(cell)
            && chance.below(4) == 0
        {
            position.set(cell, SeenCell::Open(clue));
        }
    }
    let chances = Chances::of(&position).unwrap();
    let sum: f64 = chances.mine.iter().flatten().sum();
    let room = if chances.exact { 1e-3 } else { 5.0 };
    assert!((sum - 2_600.0).abs() < room, "{sum} {}", chances.exact);
}
