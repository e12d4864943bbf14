use super::*;
use games::mines::GameStatus;

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
