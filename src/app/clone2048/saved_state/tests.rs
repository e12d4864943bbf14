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

fn through_ron(state: &Clone2048SavedState) -> Clone2048SavedState {
    ron::from_str(&ron::to_string(state).unwrap()).unwrap()
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let mut table = played();
    for _ in 0..7 {
        table.undo();
    }
    let mut record = Clone2048SavedState::default();
    table.file = Some(PathBuf::from("/tmp/x.tab"));
    record.update(&table, &Clone2048Choices::default());
    let mut other = through_ron(&record).game().unwrap();
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
    let mut record = Clone2048SavedState::default();
    record.update(&table, &Clone2048Choices::default());
    assert_eq!(record.best(table.kind()), (0, 0));
    let other = through_ron(&record).game().unwrap();
    assert_eq!(other.state(), table.state());
}

#[test]
fn best_scores_are_for_each_kind_of_board_and_only_rise() {
    let mut table = played();
    let mut record = Clone2048SavedState::default();
    let choices = Clone2048Choices::default();
    record.update(&table, &choices);
    let score = table.state().score;
    assert!(score > 0);
    assert_eq!(record.best((5, 4)), (score, 0));
    assert_eq!(record.best((5, 3)), (0, 0));
    let level = table.highest();
    assert_eq!(record.best_by(BlockRules::Paper, (5, 4)), (score, 0, level));
    assert_eq!(record.best_by(BlockRules::Classic, (5, 4)), (0, 0, 0));
    // Taken back it is helped: its score counts apart.
    assert!(table.undo());
    let undone = table.state().score;
    record.update(&table, &choices);
    assert_eq!(record.best((5, 4)), (score, undone));
    while table.redo().is_some() {}
    record.update(&table, &choices);
    assert_eq!(record.best((5, 4)), (score, table.state().score));
    assert_eq!(record.best_by(BlockRules::Paper, (5, 4)).2, level);
}

#[test]
fn nonsense_in_the_file_does_no_harm() {
    let text = "(choices: (mode: 77, speed: inf, size: 900, obstacles: 5000, thinking: 0))";
    let record: Clone2048SavedState = ron::from_str(text).unwrap();
    let choices = record.choices.sane();
    assert_eq!(choices.mode(), DisplayMode::Powers2048);
    assert_eq!((choices.size, choices.obstacles), (32, 1023));
    assert_eq!((choices.speed, choices.thinking), (1.0, 1));
    for game in [
        "(size: 1)",
        "(size: 4, obstacles: 16)",
        "(size: 4, made: \"LX\")",
        "(read: \"1\\n\")",
    ] {
        let text = format!("(game: Some({game}))");
        let record: Clone2048SavedState = ron::from_str(&text).unwrap();
        assert!(record.game().is_none(), "{game}");
    }
}

/// What is saved of a game with this many moves, and its score.
fn after(moves: usize, seed: u64) -> (Clone2048SavedState, u64) {
    let mut table = Clone2048Session::deal(4, 0, seed).unwrap();
    for number in 0..moves {
        table.make(Direction::ALL[number % 4]);
    }
    let mut state = Clone2048SavedState::default();
    state.update(&table, &Clone2048Choices::default());
    (state, table.state().score)
}

#[test]
fn of_two_windows_both_best_scores_count_and_the_last_game_is_saved() {
    let ((one, high), (two, low)) = (after(29, 1), after(8, 2));
    assert!(low < high);
    let seen = Clone2048SavedState::default();
    let file = one.merged(&seen, seen.clone());
    assert_eq!(file, one);
    let file = two.merged(&seen, file);
    assert_eq!(file.best((4, 0)), (high, 0));
    assert_eq!(file.game().unwrap().seed(), 2);
    assert_eq!(two.merged(&two, file.clone()), file);
}

#[test]
fn of_two_windows_each_keeps_what_it_chose() {
    let table = Clone2048Session::deal(4, 0, 1).unwrap();
    let seen = Clone2048SavedState::default();
    let (mut one, mut two) = (seen.clone(), seen.clone());
    let (mut slow, mut large) = (one.choices(), two.choices());
    slow.speed = 0.0;
    one.update(&table, &slow);
    large.size = 8;
    two.choose(&large);
    let file = two.merged(&seen, one);
    let chosen = file.choices();
    assert_eq!((chosen.speed, chosen.size), (0.0, 8));
    assert!(file.game().is_some(), "the other window's");
}
