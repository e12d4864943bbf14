//! The figures of games, and statistics of many.

use super::{on, played};
use games::mines::{
    BoardRule, ClickCounts, GameKind, MAX_HISTORY, Outcome, PlayedGame, Size, Statistics, points,
};
use games::{Help, Helps};

#[test]
fn figures_of_a_game() {
    let mut game = on(&["M..", "...", "...", "..M"], |_| {});
    game.open(2, 1_000).unwrap();
    game.mark(0, 2_000);
    game.open(9, 3_000).unwrap();
    let summary = game.summary().unwrap();
    assert!(summary.won);
    let clicks = ClickCounts {
        left: 2,
        right: 1,
        ..ClickCounts::default()
    };
    assert_eq!((summary.three_bv, summary.clicks), (2, clicks));
    assert_eq!(summary.three_bv_per_second(), Some(1.0));
    assert_eq!(summary.efficiency(), 2.0 / 3.0);
    // 1000 × 2 / (20 + 10).
    assert_eq!(summary.points(), 67);
}

#[test]
fn figures_are_told_while_a_game_is_played() {
    let mut game = on(&["M....M", "......", "M....M"], |_| {});
    assert_eq!(
        game.figures(0).map(|figures| figures.three_bv_done),
        Some(0)
    );
    game.open(1, 1_000).unwrap();
    game.open(1, 1_100).unwrap();
    game.mark(0, 1_200);
    game.chord(1, 1_500);
    let figures = game.figures(3_000).unwrap();
    let clicks = ClickCounts {
        left: 1,
        right: 1,
        chord: 1,
        wasted: 1,
    };
    assert_eq!(figures.clicks, clicks);
    assert_eq!(
        (figures.time, figures.points()),
        (2_000, 0),
        "it is not won"
    );
    // An opening in the middle; of the clues beside it none lies alone but those at the ends.
    assert_eq!(
        (figures.openings, figures.islands, figures.three_bv),
        (1, 2, 3)
    );
    // The opening and one of the two clues.
    assert_eq!(figures.three_bv_done, 2);
    assert_eq!(game.summary(), None);
}

#[test]
fn points_come_from_the_time() {
    assert_eq!(points(100, 0), 10_000);
    assert_eq!(points(100, 99_000), 100);
    // To the hundredth: 5.55 seconds are 55.5 tenths.
    assert_eq!(points(10, 5_550), 153);
    let mut lost = on(&["M..", "...", "..."], |_| {});
    lost.open(0, 5).unwrap();
    assert_eq!(lost.summary().unwrap().points(), 0);
}

#[test]
fn statistics_are_by_kind_and_without_help() {
    let mut statistics = Statistics::default();
    let none = Helps::default;
    for (outcome, time) in [
        (Outcome::Won, 30),
        (Outcome::Won, 20),
        (Outcome::Lost, 0),
        (Outcome::Won, 25),
        (Outcome::Abandoned, 9),
    ] {
        statistics.add(played(outcome, time, none()));
    }
    // Helped: in the history alone.
    let helped = played(Outcome::Won, 1, Helps::from([Help::Hint, Help::Undo]));
    let kind = helped.kind;
    statistics.add(helped.clone());
    let tally = &statistics.kinds[&kind];
    assert_eq!((tally.played, tally.won), (5, 3));
    assert_eq!(tally.best_times, [20, 25, 30]);
    assert_eq!(tally.points, points(1, 20));
    assert_eq!(tally.mean_time(), Some(25));
    assert_eq!(tally.best_per_second, 50.0, "one 3BV in 20 milliseconds");
    assert_eq!(statistics.history.len(), 6);
    assert_eq!(statistics.history.last(), Some(&helped));
    let text = ron::to_string(&statistics).unwrap();
    assert_eq!(ron::from_str::<Statistics>(&text).unwrap(), statistics);
    // With another size, rule or beginning, or with flags, it is another kind.
    let flags = GameKind {
        flags: true,
        ..kind
    };
    let rule = GameKind {
        rule: BoardRule::NotEnclosed,
        ..kind
    };
    let size = GameKind {
        size: Size::EXPERT,
        ..kind
    };
    let zero = GameKind {
        zero: !kind.zero,
        ..kind
    };
    for other in [flags, rule, size, zero] {
        statistics.add(PlayedGame {
            kind: other,
            ..played(Outcome::Won, 5, none())
        });
        assert_eq!(statistics.kinds[&other].played, 1);
    }
    assert_eq!(statistics.kinds[&kind].played, 5);
    for _ in 0..2 * MAX_HISTORY {
        statistics.add(played(Outcome::Lost, 0, none()));
    }
    assert_eq!(statistics.history.len(), MAX_HISTORY);
}

#[test]
fn sizes_that_are_none_are_not_read() {
    for size in [Size::BEGINNER, Size::EXPERT] {
        let text = ron::to_string(&size).unwrap();
        assert_eq!(ron::from_str::<Size>(&text).unwrap(), size);
    }
    assert!(ron::from_str::<Size>("(3, 3, 10)").is_err());
    assert!(ron::from_str::<Size>("(0, 3, 0)").is_err());
}
