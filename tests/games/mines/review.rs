//! The story of a game, against all ways to lay the mines; and games as lines of text.

use crate::mines::{board, ways};
use games::mines::{
    ActionKind, BoardRule, CellView, Difficulty, FirstClick, GameRecord, GameReview, MinesGame,
    MinesPosition, MinesSettings, NoGuessMethod, ReplayTextErrorKind, Size, SizeError, TimedAction,
    is_replay, review_while,
};
use proptest::prelude::*;
use test_support::cases;

fn settings(size: Size, first: FirstClick) -> MinesSettings {
    MinesSettings {
        size,
        rule: BoardRule::Any,
        first,
        win_by_flags: false,
        question_marks: true,
    }
}

fn review(record: &GameRecord) -> GameReview {
    review_while(record, &|| true).unwrap()
}

/// A game on a small board, with whatever is done there.
fn any_game() -> impl Strategy<Value = GameRecord> {
    let action = (0u8..10, any::<prop::sample::Index>(), 0u64..2000);
    let sides = (1usize..=5, 1usize..=4);
    (sides, 5u8..60, proptest::collection::vec(action, 1..14)).prop_flat_map(
        |((columns, rows), density, actions)| {
            let draws = proptest::collection::vec(0u8..100, columns * rows);
            draws.prop_map(move |draws| {
                let board = board(columns, rows, &draws, density);
                let size = board.size();
                let mut time = 0;
                let actions = actions.iter().map(|(kind, at, wait)| {
                    time += wait;
                    let cell = at.index(size.cells());
                    let kind = match kind {
                        0..=3 => ActionKind::Open(cell),
                        4..=6 => ActionKind::Mark(cell),
                        7..=8 => ActionKind::Chord(cell),
                        _ => ActionKind::Undo,
                    };
                    TimedAction::new(time, kind)
                });
                GameRecord {
                    settings: settings(size, FirstClick::Any),
                    actions: actions.collect(),
                    board,
                }
            })
        },
    )
}

fn rules() -> Vec<BoardRule> {
    let mut rules = vec![
        BoardRule::Any,
        BoardRule::NotEnclosed,
        BoardRule::NoGuess(NoGuessMethod::Repaired),
        BoardRule::NoGuess(NoGuessMethod::Filtered),
    ];
    rules.extend(Difficulty::ALL.map(BoardRule::NoGuessOf));
    rules
}

/// The closed cells that an action opens at once.
fn opened(before: &MinesGame, kind: ActionKind) -> Vec<usize> {
    let views = before.views();
    let closed = |cell: &usize| matches!(views[*cell], CellView::Closed | CellView::Question);
    match kind {
        _ if before.is_over() => Vec::new(),
        ActionKind::Open(cell) => Some(cell).into_iter().filter(closed).collect(),
        ActionKind::Chord(cell) if before.can_chord(cell) => {
            let around = before.settings().size.neighbours(cell);
            around.filter(closed).collect()
        }
        _ => Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1500)))]

    #[test]
    fn risks_are_those_of_all_ways(record in any_game()) {
        let review = review(&record);
        prop_assert_eq!(review.clicks.len(), record.actions.len());
        let mut game = record.start();
        for (&action, click) in record.actions.iter().zip(&review.clicks) {
            let position: MinesPosition = game.position();
            let cells = opened(&game, action.kind);
            prop_assert_eq!(click.is_some(), !cells.is_empty());
            if let Some(click) = click {
                let ways = ways(&position);
                let share = |mine: &dyn Fn(&[bool]) -> bool| {
                    ways.iter().filter(|way| mine(way)).count() as f64 / ways.len() as f64
                };
                let risk = share(&|way| cells.iter().any(|&cell| way[cell]));
                prop_assert!((click.risk - risk).abs() < 1e-8, "{} {risk}\n{position}", click.risk);
                let each = position.unknown().map(|cell| share(&|way| way[cell]));
                let least = each.fold(risk, f64::min);
                prop_assert!((click.least - least).abs() < 1e-8);
                prop_assert!(click.loss() >= 0.0 && click.exact);
                let best = share(&|way| way[click.best]);
                prop_assert!(best <= least + 1e-8 || !click.is_needless());
            }
            game.act(action).unwrap();
        }
        prop_assert!(review.survival() <= review.best_survival() + 1e-9);
    }

    #[test]
    fn a_game_is_read_as_it_was_written(
        mut record in any_game(),
        rule in prop::sample::select(rules()),
        first in prop::sample::select(vec![FirstClick::Any, FirstClick::Safe, FirstClick::Zero]),
        (win_by_flags, question_marks) in any::<(bool, bool)>(),
        cut in any::<prop::sample::Index>(),
    ) {
        let size = record.settings.size;
        record.settings = MinesSettings { size, rule, first, win_by_flags, question_marks };
        let line = record.to_string();
        prop_assert!(is_replay(&line) && !line.contains('\n'));
        let read: GameRecord = line.parse().unwrap();
        prop_assert_eq!(read.to_string(), line.clone());
        prop_assert_eq!(read.settings, record.settings);
        prop_assert_eq!(read.actions, record.actions);
        prop_assert_eq!(read.board.contents(), record.board.contents());
        // Whatever is cut off, nothing worse than a refusal comes of it.
        let _ = line[..cut.index(line.len())].parse::<GameRecord>();
    }
}

#[test]
fn a_needless_guess_names_the_safe_cell() {
    // The mine is in the corner; the cell between two clues of 1 is safe.
    let line = "replay 4x1/1 first=safe rule=any win=open marks=flag mines=8 o1@0 o3@500";
    let record: GameRecord = line.parse().unwrap();
    let review = review(&record);
    let first = review.clicks[0].unwrap();
    assert_eq!((first.risk, first.is_guess()), (0.0, false), "laid for it");
    // The 1 in the second cell: the mine is to its left or to its right; the last cell is safe.
    let second = review.clicks[1].unwrap();
    assert_eq!((second.risk, second.is_needless()), (0.0, false));
    let worse = line.replace("o3@500", "o2@500");
    let record: GameRecord = worse.parse().unwrap();
    let click = review_while(&record, &|| true).unwrap().clicks[1].unwrap();
    assert_eq!((click.risk, click.least, click.best), (0.5, 0.0, 3));
    assert!(click.is_needless() && (click.loss() - 0.5).abs() < 1e-12);
}

#[test]
fn a_line_is_refused_where_it_is_wrong() {
    let good = "replay 4x1/1 first=any rule=any win=open marks=flag mines=8 o1@5";
    assert!(good.parse::<GameRecord>().is_ok());
    for (from, to, column, kind) in [
        ("replay", "4 1 1", 1, ReplayTextErrorKind::NoReplay),
        (" mines=8 o1@5", "", 52, ReplayTextErrorKind::Missing),
        ("4x1/1", "4x1", 8, ReplayTextErrorKind::Malformed),
        (
            "4x1/1",
            "0x1/1",
            8,
            ReplayTextErrorKind::Size(SizeError::Columns),
        ),
        ("rule=any", "rule=all", 24, ReplayTextErrorKind::Malformed),
        ("mines=8", "mines=c", 53, ReplayTextErrorKind::Mines),
        ("mines=8", "mines=80", 53, ReplayTextErrorKind::Mines),
        ("mines=8", "mines=x", 53, ReplayTextErrorKind::Malformed),
        ("o1@5", "o4@5", 61, ReplayTextErrorKind::Cell { cells: 4 }),
        ("o1@5", "ò1@5", 61, ReplayTextErrorKind::Malformed),
        ("o1@5", "o1", 61, ReplayTextErrorKind::Malformed),
        ("o1@5", "o1@5 u@4", 66, ReplayTextErrorKind::Time),
    ] {
        let line = good.replace(from, to);
        let error = line.parse::<GameRecord>().unwrap_err();
        assert_eq!((error.column, error.kind), (column, kind), "{line}");
    }
    let huge = "replay 1000x1000/1 first=any rule=any win=open marks=flag mines=8";
    assert!(huge.parse::<GameRecord>().is_err());
}
