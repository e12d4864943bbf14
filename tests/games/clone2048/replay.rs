//! Games played again.

use engine::chance::Chance;
use games::clone2048::{BlockGame, Direction, GameState};
use proptest::prelude::*;

/// A game played at random to its end or for some movements, and its states: before each movement, and
/// at last.
fn played(size: usize, seed: u64, longest: usize) -> (BlockGame, Vec<GameState>) {
    let mut game = BlockGame::create(size, 1, seed).unwrap();
    let mut chance = Chance::new(seed);
    let mut states = Vec::new();
    while game.add_new_block().is_some() && states.len() < longest {
        states.push(game.state().clone());
        game.make(Direction::ALL[chance.below(4) as usize]);
    }
    states.push(game.state().clone());
    (game, states)
}

#[test]
fn a_movement_made_in_between_is_a_new_game_from_there() {
    let (mut game, states) = played(6, 2, 150);
    let before = game.moves().to_vec();
    assert!(game.go_to(70));
    let other = Direction::ALL.into_iter().find(|&d| d != before[70]);
    game.make(other.unwrap()).unwrap();
    assert_eq!((game.undone(), game.moves().len()), (0, 71));
    assert_eq!(game.moves()[..70], before[..70]);
    game.add_new_block();
    for turn in (0..=70).rev() {
        assert!(game.undo());
        assert_eq!(*game.state(), states[turn]);
    }
}

#[test]
fn a_game_from_a_file_begins_with_its_board() {
    let state: GameState = "40\n90\nAB.\n.C.\n*..\n".parse().unwrap();
    let mut game = BlockGame::resume(state.clone(), 5);
    let moves = [Direction::Left, Direction::Up, Direction::Left];
    assert_eq!(game.replay(&moves), 3);
    assert_eq!((game.state().moves, game.moves()), (43, &moves[..]));
    assert!(game.go_to(0));
    assert_eq!(*game.state(), state);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_turn_can_be_shown(seed: u64, turns in proptest::collection::vec(0usize..400, 1..12)) {
        let (mut game, states) = played(5, seed, 300);
        for turn in turns {
            let before = game.state().clone();
            let there = game.go_to(turn);
            prop_assert_eq!(there, turn < states.len());
            prop_assert_eq!(game.state(), if there { &states[turn] } else { &before });
            prop_assert_eq!(game.moves().len() + game.undone(), states.len() - 1);
        }
    }
}
