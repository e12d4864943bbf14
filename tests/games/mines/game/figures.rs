//! The figures of games, and statistics of many.

use super::{on, played};
use games::mines::{
    BoardRule, ClickCounts, MAX_HISTORY, Outcome, PlayedGame, Size, Statistics, points,
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
    // With another size, rule or beginning, or with flags, it is another kind.
    let (mut flags, mut rule, mut size, mut zero) = (kind, kind, kind, kind);
    flags.flags = true;
    rule.rule = BoardRule::NotEnclosed;
    size.size = Size::EXPERT;
    zero.zero = !kind.zero;
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
