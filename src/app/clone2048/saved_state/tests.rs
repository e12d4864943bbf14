use super::*;
use engine::chance::Chance;

fn played() -> Clone2048Session {
    let mut table = Clone2048Session::deal(5, 4, 11).unwrap();
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

fn count(records: &mut Clone2048Records, table: &Clone2048Session) {
    records.count(Best::of(table).unwrap());
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
    assert_eq!(other.helps, BTreeSet::from([BlockHelp::Undo]));
    while table.redo().is_some() {
        other.redo();
        assert_eq!(other.state(), table.state());
    }
    assert!(table.undo() && other.undo());
    assert_eq!(other.state(), table.state());
}

#[test]
fn a_game_from_a_file_is_saved_too_and_is_no_best_score() {
    let state = "3\n999999\nAA.\n.*.\n..B\n".parse().unwrap();
    let mut table = Clone2048Session::read(state, 4);
    table.make(Direction::Left);
    assert_eq!(Best::of(&table), None);
    assert_eq!(through_ron(&table).state(), table.state());
}

#[test]
fn best_scores_are_for_each_kind_of_board_and_only_rise() {
    let mut table = played();
    let mut records = Clone2048Records::default();
    let paper = BlockRules::Paper;
    count(&mut records, &table);
    let score = table.state().score;
    assert!(score > 0);
    let level = table.highest();
    assert_eq!(records.best_by(paper, (5, 4)), (score, 0, level));
    assert_eq!(records.best_by(paper, (5, 3)), (0, 0, 0));
    assert_eq!(records.best_by(BlockRules::Classic, (5, 4)), (0, 0, 0));
    // Taken back it is helped: its score counts apart.
    assert!(table.undo());
    let undone = table.state().score;
    count(&mut records, &table);
    assert_eq!(records.best_by(paper, (5, 4)), (score, undone, level));
    while table.redo().is_some() {}
    count(&mut records, &table);
    let helped = table.state().score;
    assert_eq!(records.best_by(paper, (5, 4)), (score, helped, level));
    assert!(records.has(&Best::of(&table).unwrap()));
}

#[test]
fn nonsense_in_the_file_does_no_harm() {
    let text = "(choices: (mode: 77, speed: inf, size: 900, obstacles: 5000, thinking: 0))";
    let records: Clone2048Records = ron::from_str(text).unwrap();
    let choices = records.choices.sane();
    assert_eq!(choices.mode(), DisplayMode::Powers2048);
    assert_eq!((choices.size, choices.obstacles), (32, 1023));
    assert_eq!((choices.speed, choices.thinking), (1.0, 1));
    for game in [
        "(size: 1)",
        "(size: 4, obstacles: 16)",
        "(size: 4, made: \"LX\")",
        "(read: \"1\\n\")",
    ] {
        let saved: SavedBlockGame = ron::from_str(game).unwrap();
        assert!(saved.game().is_none(), "{game}");
    }
}
