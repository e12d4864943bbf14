use super::*;
use engine::chance::Chance;
use games::Help;

fn played() -> Clone2048Session {
    let mut table = Clone2048Session::deal(BoardKind::paper(5, 4), 11).unwrap();
    let mut chance = Chance::new(2);
    for _ in 0..40 {
        table.make(Direction::ALL[chance.below(4) as usize]);
    }
    table
}

/// A game as the next window finds it.
fn through_ron(table: &Clone2048Session) -> Clone2048Session {
    let text = ron::to_string(&SavedBlockGame::of(table)).unwrap();
    ron::from_str::<SavedBlockGame>(&text)
        .unwrap()
        .game()
        .unwrap()
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let mut table = played();
    for _ in 0..7 {
        table.undo();
    }
    table.file = Some(PathBuf::from("/tmp/x.tab"));
    let mut other = through_ron(&table);
    assert_eq!(other.file, table.file);
    assert_eq!(other.state(), table.state());
    assert_eq!(other.moves(), table.moves());
    assert_eq!(other.helps, Helps::from([Help::Undo]));
    while table.redo().is_some() {
        other.redo();
        assert_eq!(other.state(), table.state());
    }
    assert!(table.undo() && other.undo());
    assert_eq!(other.state(), table.state());
}

#[test]
fn a_game_from_a_file_is_saved_too() {
    let state = "3\n999999\nAA.\n.*.\n..B\n".parse().unwrap();
    let mut table = Clone2048Session::read(state, 4);
    table.make(Direction::Left);
    assert_eq!(through_ron(&table).state(), table.state());
}

#[test]
fn best_scores_only_rise_and_those_with_help_stand_apart() {
    let mut table = played();
    let mut best = BestScore::default();
    best.add(&table);
    let (own, level) = (table.state().score, table.highest());
    assert!(own > 0);
    let expected = |helped| BestScore { own, helped, level };
    assert_eq!(best, expected(0));
    assert!(table.undo());
    best.add(&table);
    assert_eq!(best, expected(table.state().score));
    while table.redo().is_some() {}
    best.add(&table);
    assert_eq!(best, expected(table.state().score));
    let mut both = expected(1);
    both.merge(best);
    assert_eq!(both, best);
}

#[test]
fn nonsense_in_the_file_does_no_harm() {
    let text = "(choices: (speed: inf, size: 900, obstacles: 5000, thinking: 0))";
    let records: Clone2048Records = ron::from_str(text).unwrap();
    let choices = records.choices.sane();
    assert_eq!((choices.size, choices.obstacles), (32, 1023));
    assert_eq!((choices.speed, choices.thinking), (1.0, 1));
    let good = SavedBlockGame::of(&played());
    assert!(good.game().is_some());
    let bad = |change: &dyn Fn(&mut SavedBlockGame)| {
        let mut saved = good.clone();
        change(&mut saved);
        saved.game().is_none()
    };
    assert!(bad(&|saved| saved.kind.size = 1));
    assert!(bad(&|saved| saved.kind.obstacles = 25));
    assert!(bad(&|saved| saved.made = saved.moves.len() + 1));
    assert!(bad(&|saved| saved.read = Some("1\n".to_owned())));
}
