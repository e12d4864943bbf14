use super::super::setup::PuzzleKind;
use super::*;
use proptest::prelude::*;

fn play() -> TantrixSession {
    let setup = PuzzleSetup {
        kind: PuzzleKind::Board,
        ..PuzzleSetup::default()
    };
    TantrixSession::new(setup, TantrixPosition::default())
}

fn hex(q: i16, r: i16) -> Hex {
    Hex { r, q }
}

#[test]
fn a_tile_goes_from_the_tray_to_the_board_and_back() {
    let mut play = play();
    assert_eq!(play.tray().len(), 6);
    assert!(play.take_up(Spot::Tray(4), true));
    assert!(play.turn_held(-1));
    play.put_down(Some(hex(1, 0)));
    let lying = LyingTile { tile: 4, turn: 5 };
    assert_eq!(play.position().at(hex(1, 0)), Some(lying));
    assert!(play.tray().iter().all(|lying| lying.tile != 4));
    // Dropped outside it is in the tray again, turned as it was.
    assert!(play.take_up(Spot::Board(hex(1, 0)), true));
    play.put_down(Some(hex(50, 50)));
    assert!(play.position().is_empty());
    assert!(play.tray().contains(&lying));
    assert!(play.undo());
    assert_eq!(play.position().at(hex(1, 0)), Some(lying));
    assert!(play.redo() && play.position().is_empty());
}

#[test]
fn tiles_change_places() {
    let mut play = play();
    for (tile, place) in [(1, hex(0, 0)), (2, hex(1, 0))] {
        play.take_up(Spot::Tray(tile), false);
        play.put_down(Some(place));
    }
    play.take_up(Spot::Board(hex(0, 0)), true);
    play.put_down(Some(hex(1, 0)));
    assert_eq!(play.position().at(hex(1, 0)).map(|l| l.tile), Some(1));
    assert_eq!(play.position().at(hex(0, 0)).map(|l| l.tile), Some(2));
    // One from the tray sends what lay there to the tray.
    play.take_up(Spot::Tray(3), true);
    play.put_down(Some(hex(0, 0)));
    assert!(play.tray().iter().any(|lying| lying.tile == 2));
}

#[test]
fn another_puzzle_can_be_taken_back() {
    let mut play = play();
    play.take_up(Spot::Tray(6), true);
    play.put_down(Some(hex(0, 0)));
    let before = play.position().clone();
    let mut setup = play.setup().clone();
    setup.board.tiles = 5;
    play.choose(setup);
    assert!(play.position().is_empty(), "tile 6 is none of these");
    assert!(play.undo());
    assert_eq!((play.position(), play.setup().board.tiles), (&before, 6));
}

#[test]
fn each_puzzle_keeps_its_board() {
    let mut play = play();
    play.take_up(Spot::Tray(6), true);
    play.put_down(Some(hex(0, 0)));
    let (board, here) = (play.setup().clone(), play.position().clone());
    let domino = PuzzleSetup {
        kind: PuzzleKind::Domino,
        ..board.clone()
    };
    play.choose(domino.clone());
    assert!(play.position().is_empty());
    play.take_up(Spot::Tray(2), true);
    play.put_down(Some(hex(3, 0)));
    let there = play.position().clone();
    play.choose(board);
    assert_eq!(play.position(), &here);
    play.choose(domino);
    assert_eq!(play.position(), &there);
    assert_eq!(play.attempt.moves, 1, "how it went is kept with it");
}

#[test]
fn moves_and_what_was_taken_back_are_counted() {
    let mut play = play();
    for (tile, place) in [(1, hex(0, 0)), (2, hex(1, 0))] {
        play.take_up(Spot::Tray(tile), false);
        play.put_down(Some(place));
    }
    play.spend(1.5);
    assert_eq!((play.attempt.moves, play.attempt.time), (2, 1500));
    assert!(play.attempt.counts() && play.undo() && !play.attempt.counts());
}

proptest! {
    #[test]
    fn whatever_is_done_each_tile_is_somewhere_once_and_can_be_undone(
        actions in proptest::collection::vec((0u8..6, 0u8..8, -1i16..4, -1i16..4), 0..40),
    ) {
        let mut play = play();
        let mut states = vec![play.position().clone()];
        for (action, tile, q, r) in actions {
            let place = hex(q, r);
            match action {
                0 => { play.take_up(Spot::Tray(tile), true); }
                1 => { play.take_up(Spot::Board(place), tile % 2 == 0); }
                2 => play.put_down(Some(place)),
                3 => play.put_down(None),
                4 => { play.turn_held(tile as i8); }
                _ => play.turn(Spot::Board(place), tile as i8),
            }
            let count = play.tray().len() + play.position().iter().count();
            prop_assert_eq!(count, 6);
            if play.position() != &states[states.len() - 1] {
                states.push(play.position().clone());
            }
        }
        while let Some(state) = states.pop() {
            prop_assert_eq!(play.position(), &state);
            prop_assert_eq!(play.undo(), !states.is_empty());
        }
    }
}
