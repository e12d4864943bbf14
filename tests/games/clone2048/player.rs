//! The automatic player.

use crate::clone2048::{any_board, board};
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
fn it_moves_where_all_else_ends_the_game() {
    for (rows, saving) in [
        // Only a movement up or down frees a cell.
        (vec!["AC", "AD"], [Direction::Up, Direction::Down]),
        (vec!["BB", "CD"], [Direction::Left, Direction::Right]),
        // A merge that makes the board worth less than its end.
        (vec!["D*", "D*"], [Direction::Up, Direction::Down]),
        (
            vec!["ABCD", "EFGH", "EIJK", "LMNA"],
            [Direction::Up, Direction::Down],
        ),
        // The same beyond what fits into 64 bits: in size, and in levels.
        (
            vec!["ABCDE", "FGHIJ", "KKLMN", "OPQRS", "TUVWX"],
            [Direction::Left, Direction::Right],
        ),
        (
            vec!["ABCD", "EFGH", "ZIJK", "ZMNA"],
            [Direction::Up, Direction::Down],
        ),
    ] {
        for answers in [0, 1, 20] {
            let choice = choose(&board(&rows), answers).unwrap();
            assert!(saving.contains(&choice), "{rows:?}: {choice:?}");
        }
    }
}

#[test]
fn it_looks_ahead() {
    // To the left or right three merges make place for three blocks, up and down one for one.
    let wide = board(&["AABB", "CDEF", "GGHI", "GJKL"]);
    let choice = choose(&wide, 50).unwrap();
    assert!(
        matches!(choice, Direction::Left | Direction::Right),
        "{choice:?}"
    );
    // Without a block nothing can be moved, but a new block can come.
    let free = board(&["....", "....", "....", "...."]);
    assert!(choose(&free, 50).is_some());
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
fn it_ends_by_itself_where_there_is_nothing_more_to_find() {
    let doomed = board(&["ABCD", "EFGH", "IJKL", "MNAB"]);
    let mut asked = 0;
    let choice = Player::new().choose(&doomed, &mut || {
        asked += 1;
        true
    });
    assert!(choice.is_some());
    assert_eq!(asked, 0);
}

#[test]
fn a_board_of_obstacles_leaves_nothing_to_choose() {
    for size in [2, 4, 5, 32] {
        let solid = BlockBoard::from_cells(size, vec![BlockCell::Obstacle; size * size]);
        assert_eq!(choose(&solid, 3), None);
        let one = BlockGame::create(size, size * size - 1, 4).unwrap();
        assert!(choose(one.board(), 3).is_some());
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
