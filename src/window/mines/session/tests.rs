use super::*;
use games::Helps;
use games::mines::{BoardRule, FirstClick, NoGuessMethod, Size};
use std::sync::mpsc::channel;

fn settings(size: Size, rule: BoardRule) -> MinesSettings {
    MinesSettings {
        size,
        rule,
        first: FirstClick::Zero,
        win_by_flags: false,
        question_marks: false,
    }
}

/// Opens a cell for which a board must be found, and waits for it.
fn opened(play: &mut MinesSession, cell: CellIndex) -> ActionOutcome {
    let (sender, woken) = channel();
    let wake = move || {
        let _ = sender.send(());
    };
    assert_eq!(
        play.act(ActionKind::Open(cell), 1.0, wake),
        ActionOutcome::Laying
    );
    assert!(!play.is_open());
    woken.recv().unwrap();
    play.advance(4.0)
}

#[test]
fn a_board_without_guesses_is_laid_beside_and_the_clock_begins_when_it_is_there() {
    let rule = BoardRule::NoGuess(NoGuessMethod::Repaired);
    let mut play = MinesSession::new(settings(Size::INTERMEDIATE, rule), 3);
    assert_eq!(opened(&mut play, 100), ActionOutcome::Changed);
    assert_eq!(face(play.game(), false, 100), CellFace::Clue(0));
    assert_eq!(play.time(6.5), 2500);
}

#[test]
fn a_board_that_cannot_be_leaves_the_game_as_it_was() {
    let rule = BoardRule::NoGuess(NoGuessMethod::Filtered);
    let size = Size::new(5, 5, 20).unwrap();
    let mut play = MinesSession::new(settings(size, rule), 3);
    // Around the zero in the middle all others touch a safe cell.
    let refused = GenerateError::TooManyMines { most: 16 };
    assert_eq!(opened(&mut play, 12), ActionOutcome::Refused(refused));
    assert!(play.is_open() && play.game().state() == GameStatus::Ready);
}

#[test]
fn a_search_is_given_up_and_another_cell_can_be_opened() {
    let rule = BoardRule::NoGuess(NoGuessMethod::Filtered);
    let size = Size::new(60, 60, 1500).unwrap();
    let mut play = MinesSession::new(settings(size, rule), 3);
    assert_eq!(
        play.act(ActionKind::Open(0), 1.0, || ()),
        ActionOutcome::Laying
    );
    assert_eq!(
        play.act(ActionKind::Open(9), 1.0, || ()),
        ActionOutcome::Nothing
    );
    assert_eq!(play.lay_for(9, || ()), ActionOutcome::Nothing);
    play.stop_laying();
    assert!(play.is_open());
    assert_eq!(play.advance(2.0), ActionOutcome::Nothing);
}

#[test]
fn a_look_before_the_first_opening_lays_the_mines_and_helps() {
    let (sender, woken) = channel();
    let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 3);
    let wake = move || {
        let _ = sender.send(());
    };
    assert_eq!(play.lay_for(40, wake), ActionOutcome::Laying);
    woken.recv().unwrap();
    assert_eq!(play.advance(1.0), ActionOutcome::Changed);
    assert_eq!(play.game().state(), GameStatus::Ready);
    assert_eq!(play.game().peek(40), Some(CellContent::Clue(0)));
    assert_eq!(play.time(9.0), 0, "the clock waits for the first opening");
}

#[test]
fn every_move_is_taken_back_and_that_helps() {
    let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 17);
    play.act(ActionKind::Mark(0), 1.0, || ());
    assert_eq!(play.game().mines_left(), 9);
    play.act(ActionKind::Open(40), 2.0, || ());
    assert!(play.attempt.counts());
    for _ in 0..2 {
        assert_eq!(
            play.act(ActionKind::Undo, 3.0, || ()),
            ActionOutcome::Changed
        );
    }
    assert!(
        play.game()
            .views()
            .iter()
            .all(|&view| view == CellView::Closed)
    );
    assert_eq!(play.game().mines_left(), 10);
    assert_eq!(play.attempt.helps, Helps::from([Help::Undo]));
    assert_eq!(
        play.act(ActionKind::Undo, 3.0, || ()),
        ActionOutcome::Nothing
    );
}

#[test]
fn nothing_is_done_while_it_waits_and_that_time_does_not_count() {
    let mut play = MinesSession::new(settings(Size::BEGINNER, BoardRule::Any), 17);
    play.act(ActionKind::Open(40), 10.0, || ());
    play.pause(true, 12.0);
    assert_eq!(
        play.act(ActionKind::Open(0), 13.0, || ()),
        ActionOutcome::Nothing
    );
    play.pause(false, 20.0);
    assert_eq!(play.time(21.0), 3000);
    assert!(play.attempt.counts());
    play.restart();
    assert!(!play.attempt.counts(), "the board is known");
    assert_eq!(play.time(30.0), 0);
}
