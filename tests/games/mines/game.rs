//! Games: opening, marks, the end, the clock, and what is kept.

mod figures;

use games::Helps;
use games::mines::{
    BoardRule, CellView, FirstClick, GameKind, GameRecord, GameStatus, MineBoard, MinesGame,
    MinesSettings, Outcome, PlayedGame, SeenCell, Size,
};
use proptest::prelude::*;

const NONE: [usize; 0] = [];

fn settings(size: Size) -> MinesSettings {
    MinesSettings {
        size,
        rule: BoardRule::Any,
        first: FirstClick::Zero,
        win_by_flags: false,
        question_marks: false,
    }
}

/// A game on a board drawn with `M` for mines.
fn on(rows: &[&str], change: impl Fn(&mut MinesSettings)) -> MinesGame {
    let mines: Vec<bool> = rows.concat().chars().map(|c| c == 'M').collect();
    let count = mines.iter().filter(|&&mine| mine).count();
    let size = Size::new(rows[0].len(), rows.len(), count).unwrap();
    let mut settings = settings(size);
    change(&mut settings);
    MinesGame::on_board(MineBoard::new(size, &mines), settings)
}

fn shown(game: &MinesGame) -> Vec<String> {
    let position = game.position();
    let rows = position.cells().chunks(position.size().columns());
    rows.map(|row| row.iter().map(|seen| seen.letter()).collect())
        .collect()
}

#[test]
fn a_zero_opens_all_around_it_and_a_clue_itself() {
    let mut game = on(&["...M", "....", "...."], |_| {});
    assert_eq!(game.open(6, 0).unwrap(), [6]);
    assert_eq!(shown(&game), ["####", "##1#", "####"]);
    assert_eq!(game.open(6, 1).unwrap(), NONE);
    let mut opened = game.open(0, 2).unwrap();
    opened.sort_unstable();
    assert_eq!(opened, [0, 1, 2, 4, 5, 7, 8, 9, 10, 11]);
    assert_eq!(shown(&game), ["001#", "0011", "0000"]);
    assert_eq!(game.state(), GameStatus::Won);
}

#[test]
fn a_mine_loses_and_undo_takes_it_back_but_not_the_loss() {
    let mut game = on(&["..M", "...", "M.."], |_| {});
    game.open(4, 100).unwrap();
    assert_eq!(game.open(2, 400).unwrap(), [2]);
    assert_eq!(
        (game.state(), game.elapsed(9_000)),
        (GameStatus::Lost(2), 300)
    );
    assert_eq!(game.position().seen(2), SeenCell::Mine);
    assert_eq!(game.open(0, 500).unwrap(), NONE);
    assert_eq!(game.undo(600), [2]);
    assert_eq!((game.state(), game.losses()), (GameStatus::Playing, 1));
    assert_eq!(shown(&game), ["###", "#2#", "###"]);
    assert_eq!(game.elapsed(1_100), 1_000);
    for cell in [0, 1, 3, 5, 7, 8] {
        game.open(cell, 1_200).unwrap();
    }
    let summary = game.summary().unwrap();
    assert_eq!(
        (summary.won, summary.losses, summary.time),
        (true, 1, 1_100)
    );
}

#[test]
fn flags_keep_cells_closed_and_count_down() {
    let mut game = on(&["M..", "...", "..M"], |s| s.question_marks = true);
    assert_eq!((game.mark(0, 0), game.mines_left()), (vec![0], 1));
    assert_eq!(game.open(0, 1).unwrap(), NONE);
    assert_eq!(game.state(), GameStatus::Ready);
    game.mark(1, 2);
    game.mark(3, 2);
    assert_eq!(game.mines_left(), -1);
    game.mark(1, 3);
    assert_eq!(
        (game.views()[1], game.mines_left()),
        (CellView::Question, 0)
    );
    assert_eq!(game.open(1, 4).unwrap(), [1]);
    game.mark(3, 5);
    game.mark(3, 5);
    assert_eq!(game.views()[3], CellView::Closed);
    assert_eq!(game.mark(1, 6), NONE);
}

#[test]
fn a_chord_opens_around_a_clue_that_has_its_flags() {
    let mut game = on(&["M...", "....", "...M"], |_| {});
    game.open(5, 0).unwrap();
    assert_eq!(game.chord(5, 1), NONE);
    game.mark(0, 2);
    assert_eq!(game.chord(4, 3), NONE, "not open");
    let mut opened = game.chord(5, 3);
    opened.sort_unstable();
    assert_eq!(opened, [1, 2, 3, 4, 6, 7, 8, 9, 10]);
    assert_eq!(game.state(), GameStatus::Won);
    // A wrong flag makes it open the mine.
    game.restart();
    game.open(5, 0).unwrap();
    game.mark(1, 1);
    game.chord(5, 2);
    assert_eq!(game.state(), GameStatus::Lost(0));
    let before = shown(&game);
    game.undo(3);
    assert_eq!(shown(&game), ["#F##", "#1##", "####"]);
    assert_ne!(before, shown(&game));
}

#[test]
fn flags_on_all_mines_win_only_if_the_switch_says_so() {
    for win_by_flags in [false, true] {
        let mut game = on(&["M..", "...", ".MM"], |s| s.win_by_flags = win_by_flags);
        game.open(4, 0).unwrap();
        for cell in [1, 7, 8] {
            game.mark(cell, 1);
        }
        assert_eq!(game.state(), GameStatus::Playing, "one is wrong");
        game.mark(1, 2);
        assert_eq!(game.state(), GameStatus::Playing, "one is missing");
        game.mark(0, 3);
        let won = if win_by_flags {
            GameStatus::Won
        } else {
            GameStatus::Playing
        };
        assert_eq!(game.state(), won);
    }
}

#[test]
fn the_seed_and_the_first_opening_decide_the_board_and_restart_keeps_it() {
    let laid = |seed, cell| {
        let mut game = MinesGame::new(settings(Size::EXPERT), seed);
        game.open(cell, 0).unwrap();
        game
    };
    let mut game = laid(5, 200);
    assert_eq!(game.board(), laid(5, 200).board());
    assert_ne!(game.board(), laid(6, 200).board());
    let board = game.board().cloned();
    game.restart();
    assert_eq!(
        (game.state(), game.board()),
        (GameStatus::Ready, board.as_ref())
    );
    assert!(game.views().iter().all(|&view| view == CellView::Closed));
}

/// A game of a line of three cells, as it is kept.
fn played(outcome: Outcome, time: u64, helps: Helps) -> PlayedGame {
    let mut game = on(&["M.."], |_| {});
    match outcome {
        Outcome::Lost => drop(game.open(0, 10).unwrap()),
        Outcome::Abandoned => drop(game.open(1, 10).unwrap()),
        Outcome::Won => {
            game.open(1, 10).unwrap();
            game.open(2, 10 + time).unwrap();
        }
    }
    let kind = GameKind::of(&game.settings(), game.is_flagged());
    let figures = game.figures(10 + time).unwrap();
    PlayedGame::new(1_000, kind, outcome, helps, &figures)
}

/// Actions on random cells, and what a record of them shows.
fn replayed(record: &GameRecord) -> MinesGame {
    let mut game = record.start();
    for &action in &record.actions {
        game.act(action).unwrap();
    }
    game
}

proptest! {
    #[test]
    fn a_replay_shows_the_same_game(
        seed: u64,
        actions in proptest::collection::vec((0u8..4, 0usize..48, 0u64..1000), 1..80),
        switches: (bool, bool),
    ) {
        let size = Size::new(8, 6, 8).unwrap();
        let settings = MinesSettings { win_by_flags: switches.0, question_marks: switches.1, ..settings(size) };
        let mut game = MinesGame::new(settings, seed);
        let mut time = 0;
        let mut before = Vec::new();
        for (action, cell, wait) in actions {
            time += wait;
            let views = game.views().to_vec();
            let changed = match action {
                0 => game.open(cell, time).unwrap(),
                1 => game.mark(cell, time),
                2 => game.chord(cell, time),
                _ => game.undo(time),
            };
            for (cell, (before, after)) in views.iter().zip(game.views()).enumerate() {
                prop_assert_eq!(changed.contains(&cell), before != after);
            }
            if action == 3 {
                prop_assert_eq!(before.pop().unwrap_or(views), game.views());
            } else if !changed.is_empty() {
                before.push(views);
            }
            let flags = game.views().iter().filter(|&&view| view == CellView::Flag).count();
            let left = if game.state() == GameStatus::Won { 0 } else { 8 - flags as isize };
            prop_assert_eq!(game.mines_left(), left);
            if let Some(board) = game.board() {
                let open = |cell: &usize| game.views()[*cell] == CellView::Open;
                let all = (0..48).filter(|&cell| !board.is_mine(cell)).all(|cell| open(&cell));
                let mine = (0..48).filter(open).any(|cell| board.is_mine(cell));
                prop_assert_eq!(matches!(game.state(), GameStatus::Lost(_)), mine);
                prop_assert!(!all || game.is_over());
            }
        }
        if let Some(record) = game.record() {
            let again = replayed(&record);
            prop_assert_eq!(again.views(), game.views());
            prop_assert_eq!(again.state(), game.state());
            prop_assert_eq!(again.elapsed(time), game.elapsed(time));
            prop_assert_eq!(again.losses(), game.losses());
        }
    }
}
