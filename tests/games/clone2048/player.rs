//! The automatic player.

use crate::clone2048::any_board;
use games::clone2048::{BlockBoard, BlockCell, BlockGame, Direction, Player};
use proptest::prelude::*;

/// What a new player chooses that is told so often to go on.
fn choose(board: &BlockBoard, answers: usize) -> Option<Direction> {
    let mut answers = 0..answers;
    Player::new().choose(board, &mut || answers.next().is_some())
}

/// A whole game, at most so long.
fn play(size: usize, obstacles: usize, seed: u64, longest: usize, answers: usize) -> BlockGame {
    let mut game = BlockGame::create(size, obstacles, seed).unwrap();
    let mut player = Player::new();
    while game.moves().len() < longest && game.add_new_block().is_some() {
        let mut answers = 0..answers;
        let go_on = &mut || answers.next().is_some();
        let choice = player.choose(game.board(), go_on).unwrap();
        game.make(choice).unwrap();
    }
    game
}

#[test]
fn with_the_same_answers_it_makes_the_same_movements_whatever_it_did_before() {
    let game = play(4, 2, 5, 60, 8);
    let again = play(4, 2, 5, 60, 8);
    assert_eq!((game.moves(), game.state()), (again.moves(), again.state()));
    let mut player = Player::new();
    for seed in 0..20 {
        let board = play(5, 3, seed, 10, 0).board().clone();
        let mut answers = 0..8;
        let choice = player.choose(&board, &mut || answers.next().is_some());
        assert_eq!(choice, choose(&board, 8), "{board}");
    }
}

#[test]
fn it_stops_when_it_is_told_to() {
    for (size, obstacles) in [(2, 0), (4, 0), (8, 6), (32, 100)] {
        let board = play(size, obstacles, 1, 10, 0).board().clone();
        for answers in 0..5 {
            let (mut asked, mut told) = (0, false);
            let choice = Player::new().choose(&board, &mut || {
                assert!(!told, "asked again after it was told to stop");
                asked += 1;
                told = asked > answers;
                !told
            });
            assert!(choice.is_some());
            // A 2×2 board is searched through before the first question.
            assert!(told || size == 2, "{size}: {asked} questions");
        }
    }
}

#[test]
fn it_plays_well() {
    // Played at random, games of 4×4 end at level 7 or 8, after 110 movements or so.
    let highest = |game: &BlockGame| {
        let levels = game.board().cells().iter().map(|cell| match *cell {
            BlockCell::Block(level) => level,
            _ => 0,
        });
        levels.max().unwrap()
    };
    for seed in 0..2 {
        let game = play(4, 0, seed, 700, 8);
        assert!(highest(&game) >= 10, "{}", game.board());
    }
    // On large boards nothing is lost for a long time.
    let game = play(6, 4, 3, 150, 2);
    assert!(!game.is_over() && highest(&game) >= 7, "{}", game.board());
    let game = play(32, 200, 3, 5, 1);
    assert!(!game.is_over());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn it_never_loses_a_game_that_a_movement_saves(board in any_board(), answers in 0usize..3) {
        let survives = |d: Direction| board.moved(d).board.free().next().is_some();
        match choose(&board, answers) {
            None => prop_assert!(board.cells().iter().all(|&cell| cell == BlockCell::Obstacle)),
            Some(choice) => {
                prop_assert_eq!(survives(choice), Direction::ALL.into_iter().any(survives));
            }
        }
    }
}
