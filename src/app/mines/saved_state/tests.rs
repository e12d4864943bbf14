use super::*;
use games::mines::{GameKind, GameStatus, Outcome};

fn played() -> MinesSession {
    let mut play = MinesSession::new(MinesChoices::default().settings(), 17);
    play.act(ActionKind::Mark(0), 1.0, || ());
    play.act(ActionKind::Open(40), 2.0, || ());
    play
}

fn saved(change: impl FnOnce(&mut SavedMinesGame)) -> Option<MinesSession> {
    let mut game = SavedMinesGame::of(&played(), 5.0);
    change(&mut game);
    let text = ron::to_string(&game).unwrap();
    ron::from_str::<SavedMinesGame>(&text).unwrap().play()
}

#[test]
fn a_game_is_saved_as_it_is_and_waits() {
    let (before, after) = (played(), saved(|_| {}).unwrap());
    assert_eq!(after.game().views(), before.game().views());
    assert_eq!(after.game().board(), before.game().board());
    assert_eq!(after.game().state(), GameStatus::Playing);
    assert_eq!((after.seed(), after.is_paused()), (17, true));
    assert_eq!(after.time(99.0), 3000, "three seconds were played");
}

#[test]
fn what_is_no_game_is_not_played() {
    assert!(saved(|game| game.actions.push(TimedAction::new(9, ActionKind::Open(81)))).is_none());
    assert!(saved(|game| game.board = None).is_none());
    assert!(saved(|game| game.board = Some("2 1 1\n*1\n".to_owned())).is_none());
    assert!(saved(|game| game.board = Some("9 9 10\n".to_owned())).is_none());
    let large = Size::new(300, 300, 10).unwrap();
    assert!(saved(|game| game.settings.size = large).is_none());
}

#[test]
fn numbers_of_boards_follow_each_other() {
    let mut choices = MinesChoices {
        next_seed: SEEDS - 1,
        ..MinesChoices::default()
    };
    assert_eq!([choices.take_seed(), choices.take_seed()], [SEEDS - 1, 0]);
}

fn game(won: bool, time: Millis) -> PlayedGame {
    let settings = MinesChoices::default().settings();
    PlayedGame {
        date: 1_000 + time,
        kind: GameKind::of(&settings, false),
        outcome: if won { Outcome::Won } else { Outcome::Lost },
        time,
        three_bv: 10,
        three_bv_done: 10,
        clicks: 20,
        helps: Helps::new(),
    }
}

#[test]
fn what_two_windows_count_adds_up() {
    let mut seen = Statistics::default();
    for time in [5, 9] {
        seen.add(game(true, time));
    }
    let (mut one, mut two, mut all) = (seen.clone(), seen.clone(), seen.clone());
    one.add(game(true, 7));
    one.add(game(true, 8));
    let by_date = |mut games: Statistics| {
        games.history.sort_by_key(|game| game.date);
        games
    };
    assert_eq!(one.merged(&seen, seen.clone()), by_date(one.clone()));
    for (won, time) in [(false, 3), (true, 4)] {
        two.add(game(won, time));
    }
    for (won, time) in [(true, 7), (true, 8), (false, 3), (true, 4)] {
        all.add(game(won, time));
    }
    // Of two games that are the same to the second one is kept; those of two windows are.
    let merged = two.merged(&seen, one.clone());
    assert_eq!(merged.kinds, all.kinds);
    let times = |games: &Statistics| {
        let mut times: Vec<Millis> = games.history.iter().map(|game| game.time).collect();
        times.sort_unstable();
        times.dedup();
        times
    };
    assert_eq!(times(&merged), times(&all));
    assert_eq!(two.merged(&two, all.clone()), by_date(all));
    // Who forgets them forgets them for all.
    let none = Statistics::default();
    assert_eq!(none.merged(&two, two.clone()), none);
}

#[test]
fn of_two_windows_each_keeps_what_it_chose() {
    let chosen = |change: fn(&mut MinesChoices)| {
        let mut choices = MinesChoices::default();
        change(&mut choices);
        SavedChoices(Some(choices))
    };
    let seen = chosen(|_| {});
    let one = chosen(|choices| choices.large = true);
    let two = chosen(|choices| choices.next_seed = 7);
    let both = chosen(|choices| (choices.large, choices.next_seed) = (true, 7));
    assert_eq!(two.merged(&seen, one.clone()), both);
    // The first to choose anything at all.
    assert_eq!(one.merged(&SavedChoices(None), SavedChoices(None)), one);
}

#[test]
fn a_clock_that_goes_on_takes_no_game_from_another_window() {
    let at = |seconds: f64| Some(SavedMinesGame::of(&played(), seconds));
    let other = SavedMinesGame::of(
        &MinesSession::new(MinesChoices::default().settings(), 18),
        5.0,
    );
    let (seen, later, other) = (at(5.0), at(9.0), Some(other));
    assert_ne!(seen, later);
    assert_eq!(later.merged(&seen, other.clone()), other);
    assert_eq!(later.merged(&seen, seen.clone()), later);
    let mut played_on = played();
    played_on.act(ActionKind::Mark(1), 7.0, || ());
    let played_on = Some(SavedMinesGame::of(&played_on, 9.0));
    assert_eq!(played_on.merged(&seen, other), played_on);
    assert_eq!(later.merged(&seen, played_on.clone()), played_on);
}
