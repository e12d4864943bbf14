//! Minesweeper, played by the names of its cells and buttons.

use crate::support::*;
use engine::chance::Chance;
use games::mines::{BoardRule, FirstClick, MineBoard, MinesPosition, Size, generate};

/// The board of a Beginner game of this number in which the middle cell is opened first.
fn beginner(seed: u64) -> MineBoard {
    let (size, chance) = (Size::BEGINNER, &mut Chance::new(seed));
    generate(size, 40, FirstClick::Zero, BoardRule::Any, chance).unwrap()
}

fn mines_of(board: &MineBoard) -> Vec<usize> {
    (0..81).filter(|&cell| board.is_mine(cell)).collect()
}

fn clue(around: u32) -> String {
    text().msg_mines_cell_clue(around.to_string())
}

/// A chance of a mine, as it is read aloud with its cell.
fn chance(percent: u32) -> String {
    text().msg_mines_cell_chance("", percent.to_string())
}

/// The sentence that a game does not count for the records.
fn not_counted(helps: &[String]) -> String {
    text().msg_games_helped(helps.join(", "))
}

impl Person {
    /// Begins the game of this number, which nobody typed, and opens the middle of its board.
    fn plays_mines(seed: u64) -> Person {
        let mut person = Person::sits_down();
        person.begins_board(seed);
        person
    }

    fn begins_board(&mut self, seed: u64) {
        self.shows(GameId::Mines);
        let choices = MinesChoices {
            next_seed: seed,
            ..MinesChoices::default()
        };
        self.sends::<MinesMode>(MinesCommand::Begin(choices, None));
        self.opens_cell(40);
    }

    /// Opens the dialog of new games.
    fn opens_choices(&mut self) {
        let end = text().msg_mines_choose("");
        let words = self.words().into_iter();
        let mut found = words.filter(|name| name.ends_with(&end));
        self.presses(found.next().expect("the board can be chosen"));
    }

    /// Begins a game of this number, with these choices.
    fn types_a_number(&mut self, seed: u64, choices: &[String]) {
        self.opens_choices();
        for choice in choices {
            self.presses(choice);
        }
        let title = text().msg_mines_seed_title();
        let field = self.harness.get_by_role_and_label(Role::TextInput, &title);
        let at = field.rect().center();
        self.clicks_at(at);
        self.types(seed.to_string());
        self.presses(text().msg_button_begin());
    }

    /// The name and the place of a cell.
    fn cell(&self, cell: usize, columns: usize) -> (String, Pos2) {
        let start = cell_start(cell / columns, cell % columns);
        let name = self.named(&start).expect("every cell has a name");
        let at = self.finds(&name).center();
        (name[start.len()..].to_owned(), at)
    }

    /// What is seen of a cell of a Beginner board.
    fn reads_cell(&self, cell: usize) -> String {
        self.cell(cell, 9).0
    }

    pub fn opens_cell(&mut self, cell: usize) {
        let at = self.cell(cell, 9).1;
        self.clicks_at(at);
    }

    /// Opens all cells that have no mine.
    fn opens_all(&mut self, board: &MineBoard) {
        for cell in (0..81).filter(|&cell| !board.is_mine(cell)) {
            if self.reads_cell(cell) == text().msg_mines_cell_closed() {
                self.opens_cell(cell);
            }
        }
        assert!(self.is_won(), "{:?}", self.words());
    }

    fn is_won(&self) -> bool {
        self.reads(text().msg_mines_won(""))
    }

    /// The time that is shown.
    fn time(&self) -> String {
        let words = self.words().into_iter();
        let mut times = words.filter(|words| words.contains("Tempo: "));
        times.next().expect("the time is shown")
    }

    /// The words that follow these, wherever they are.
    fn figures_of(&self, name: String) -> Vec<String> {
        let mut words = self.words();
        words.dedup();
        let pairs = words.windows(2).filter(|pair| pair[0] == name);
        pairs.map(|pair| pair[1].clone()).collect()
    }

    fn reads_statistics(&mut self, words: String) {
        self.presses(text().msg_mines_statistics());
        self.must_read(words);
        self.presses(text().msg_button_close());
    }

    fn opens_position(&mut self, name: &str, position: &str) {
        let path = self.writes(name, position);
        self.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(path)));
    }

    /// True if the window tells that this helped.
    fn is_helped(&self, help: &str) -> bool {
        let start = text().msg_games_helped("");
        let words = self.words().into_iter();
        let mut told = words.filter(|words| words.starts_with(&start));
        told.any(|words| words.contains(help))
    }

    fn is_helped_at_all(&self) -> bool {
        self.is_helped("")
    }
}

#[test]
fn a_numbered_game_is_played_won_counted_and_shown_again() {
    let mut person = Person::sits_down();
    let board = beginner(17);
    person.begins_board(17);
    assert_eq!(person.reads_cell(40), clue(0));
    // A flag does not open.
    let mines = mines_of(&board);
    let at = person.cell(mines[0], 9).1;
    person.right_clicks_at(at);
    let flag = text().msg_mines_cell_flag();
    assert_eq!(person.reads_cell(mines[0]), flag);
    person.must_see(text().msg_mines_left("9"));
    person.opens_cell(mines[0]);
    assert_eq!(person.reads_cell(mines[0]), flag);
    // The game is measured while it is played.
    for (name, figure) in [
        (text().msg_mines_three_bv(), "1"),
        (text().msg_mines_clicks(), "2"),
        (text().msg_mines_clicks_right(), "1"),
        (text().msg_mines_clicks_chord(), "0"),
    ] {
        assert_eq!(person.figures_of(name), [figure], "{:?}", person.words());
    }
    person.opens_all(&board);
    for cell in 0..81 {
        let seen = board
            .clue(cell)
            .map_or(flag.clone(), |around| clue(around.into()));
        assert_eq!(person.reads_cell(cell), seen);
    }
    let time = person.time();
    let three_bv = board.three_bv();
    let whole = format!("{three_bv} / {three_bv}");
    assert_eq!(person.figures_of(text().msg_mines_three_bv()), [whole]);
    person.must_see(text().msg_mines_first_record());
    person.looks();
    assert_eq!(person.time(), time, "the clock stands");
    person.reads_statistics(text().msg_mines_wins_share("1", "100"));
    // It is shown again from the beginning, and step by step.
    person.presses(text().msg_clone2048_replay());
    person.presses(text().msg_mines_pause());
    while !person.sees(text().msg_mines_replay_begins()) {
        person.hits(Key::ArrowLeft);
    }
    let closed = text().msg_mines_cell_closed();
    assert_eq!(person.reads_cell(40), closed);
    for (cell, seen) in [(40, clue(0)), (mines[0], flag)] {
        person.presses(text().msg_mines_replay_forward());
        assert_eq!(person.reads_cell(cell), seen);
    }
    person.presses(text().msg_mines_leave());
    assert_eq!(person.time(), time);
    // A record of the next game is told beside the board.
    person.begins_board(18);
    person.opens_all(&beginner(18));
    person.must_see(text().msg_mines_times());
    person.sends::<MinesMode>(MinesCommand::Next);
    assert!(!person.is_won());
}

#[test]
fn a_loss_counts_though_it_is_undone() {
    let mut person = Person::plays_mines(5);
    let board = beginner(5);
    let mines = mines_of(&board);
    person.opens_cell(mines[0]);
    assert_eq!(person.reads_cell(mines[0]), text().msg_mines_cell_fatal());
    // The others are a secret.
    assert_eq!(person.reads_cell(mines[1]), text().msg_mines_cell_closed());
    person.undoes();
    assert_eq!(person.reads_cell(mines[0]), text().msg_mines_cell_closed());
    person.opens_all(&board);
    person.reads_statistics(text().msg_mines_wins_share("0", "0"));
    // The same board again is known.
    person.presses(text().msg_mines_restart());
    person.opens_cell(mines[1]);
    person.presses(text().msg_mines_reveal());
    let mine = text().msg_mines_cell_mine();
    assert!(
        mines[2..]
            .iter()
            .all(|&cell| person.reads_cell(cell) == mine)
    );
    person.reads_statistics(text().msg_mines_wins_share("0", "0"));
    // A game that is left is kept as such.
    person.begins_board(6);
    person.sends::<MinesMode>(MinesCommand::Next);
    person.reads_statistics(text().msg_mines_outcome_abandoned());
}

#[test]
fn everything_is_done_by_keys() {
    let mut person = Person::plays_mines(17);
    let board = beginner(17);
    // The keys are where the mouse was last.
    person.hits_all(&[Key::ArrowDown, Key::PageUp, Key::Home]);
    for cell in 0..81 {
        if person.reads_cell(cell) == text().msg_mines_cell_closed() {
            let mine = board.is_mine(cell);
            person.hits(if mine { Key::F } else { Key::Space });
            assert_eq!(
                person.reads_cell(cell) == text().msg_mines_cell_flag(),
                mine
            );
        }
        if cell % 9 == 8 {
            person.hits_all(&[Key::ArrowDown, Key::Home]);
        } else {
            person.hits(Key::ArrowRight);
        }
    }
    assert!(person.is_won());
    // With nothing more to open, Space shows the game again, as in the other games.
    person.hits(Key::Space);
    person.must_see(text().msg_mines_replay_title());
    person.escapes();
    person.hits(Key::N);
    assert!(!person.is_won());
}

#[test]
fn a_paused_game_is_hidden_and_goes_on_after_a_restart() {
    let mut person = Person::plays_mines(17);
    let hidden = |person: &Person| person.named(cell_start(4, 4)).is_none();
    person.hits(Key::P);
    assert!(hidden(&person));
    let time = person.time();
    person.looks();
    assert_eq!(person.time(), time, "the clock stands");
    person.hits(Key::P);
    assert!(!hidden(&person));
    // A look at another game is a pause.
    person.shows(GameId::Clickomania);
    person.shows(GameId::Mines);
    assert!(hidden(&person));
    let time = person.time();
    let mut person = person.restarts();
    person.shows(GameId::Mines);
    assert_eq!(person.time(), time);
    person.presses(text().msg_mines_go_on());
    assert_eq!(person.reads_cell(40), clue(0));
    assert_ne!(person.time(), time);
}

#[test]
fn hints_solve_a_board_without_guesses_and_it_does_not_count() {
    let mut person = Person::sits_down();
    person.shows(GameId::Mines);
    person.types_a_number(3, &[text().msg_mines_rule_repaired()]);
    person.opens_cell(40);
    person.waits_until("a board", |person| person.reads_cell(40) == clue(0));
    let mut hints = 0;
    while !person.is_won() {
        person.presses(text().msg_menu_hint());
        person.waits_until("a hint", |person| {
            person.is_won() || person.reads(text().msg_mines_advise_again())
        });
        person.presses(text().msg_menu_hint());
        hints += 1;
        assert!(hints < 82, "{:?}", person.words());
    }
    assert!(hints > 3);
    let helps = [text().msg_games_help_known(), text().msg_games_help_hint()];
    person.must_see(not_counted(&helps));
    // It is in the history alone, and says so.
    let won = text().msg_mines_outcome_won();
    person.reads_statistics(text().msg_mines_outcome_helped(won));
}

#[test]
fn the_solver_plays_to_the_end_and_probabilities_are_right() {
    let mut person = Person::plays_mines(17);
    person.presses(text().msg_mines_heat());
    let shown = |person: &Person| person.reads(" mina al ");
    person.waits_until("probabilities", |person| shown(person));
    let board = beginner(17);
    for cell in 0..81 {
        let name = person.reads_cell(cell);
        let impossible = if board.is_mine(cell) { 0 } else { 100 };
        assert!(!name.ends_with(&chance(impossible)), "{cell}: {name}");
    }
    person.presses(text().msg_mines_heat());
    person.sets_speed(0.0);
    let stopped = |person: &Person| person.sees_beginning(text().msg_clone2048_play());
    person.hits(Key::F9);
    assert!(!stopped(&person));
    person.escapes();
    assert!(stopped(&person), "Esc stops it");
    person.sets_speed(1.0);
    person.hits(Key::F9);
    let replay = text().msg_clone2048_replay();
    person.waits_until("an end", |person| person.sees_beginning(&replay));
    let helps = [
        text().msg_games_help_probabilities(),
        text().msg_games_help_solver(),
    ];
    person.must_see(not_counted(&helps));
    // Probabilities of a game that is shown again do not help the next one.
    person.presses_beginning(replay);
    person.hits(Key::V);
    person.waits_until("probabilities", |person| shown(person));
    person.presses(text().msg_mines_leave());
    person.hits(Key::N);
    person.opens_cell(40);
    person.waits();
    assert!(!person.is_helped_at_all() && !shown(&person));
}

#[test]
fn whatever_helps_is_said_while_one_plays_and_at_the_end() {
    let mut person = Person::sits_down();
    for (key, help) in [
        (Key::H, text().msg_games_help_hint()),
        (Key::V, text().msg_games_help_probabilities()),
        (Key::K, text().msg_games_help_peek()),
        (Key::S, text().msg_games_help_solver()),
    ] {
        person.begins_board(17);
        assert!(!person.is_helped_at_all(), "{help}");
        person.hits(key);
        person.waits_until(&help, |person| person.is_helped(&help));
    }
    person.begins_board(17);
    person.undoes();
    assert!(person.is_helped(&text().msg_games_help_undo()));
    // A board whose number was typed, or that is the present one once more.
    let known = text().msg_games_help_known();
    person.types_a_number(17, &[]);
    assert!(person.is_helped(&known));
    person.begins_board(17);
    person.hits(Key::R);
    assert!(person.is_helped(&known));
    // It is said of a game that is over, too.
    person.opens_cell(mines_of(&beginner(17))[0]);
    assert!(person.is_helped(&known));
    person.presses(text().msg_mines_reveal());
    assert!(person.is_helped(&text().msg_games_help_revealed()));
}

#[test]
fn positions_are_studied_played_saved_and_refused() {
    let mut person = Person::plays_mines(17);
    for (position, place) in [
        ("2 2 1\n##\n#9\n", "Riga 3, colonna 2"),
        ("2 2 5\n##\n##\n", "Riga 1, colonna 5"),
    ] {
        person.opens_position("bad.mines", position);
        person.must_hear(place);
        assert_eq!(person.reads_cell(40), clue(0), "the game is there");
    }
    // A position is studied; a contradiction is named.
    let position = "5 4 4\n#####\n12#21\n#####\n#####\n";
    person.opens_position("position.mines", position);
    person.must_see(text().msg_mines_study());
    person.presses(text().msg_mines_heat());
    let closed = text().msg_mines_cell_closed();
    let likely = format!("{}{closed}{}", cell_start(3, 0), chance(20));
    person.waits_for(&likely);
    let saved = person.file("saved.mines");
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::SaveFile(saved.clone())));
    assert_eq!(fs::read_to_string(&saved).unwrap(), position);
    person.presses(clue(0));
    for cell in [0, 1, 10, 11] {
        let at = person.cell(cell, 5).1;
        person.clicks_at(at);
    }
    person.waits_until("a contradiction", |person| person.reads("contraddittoria"));
    for _ in 0..4 {
        person.undoes();
    }
    // Numbers are typed, too.
    person.hits_all(&[Key::ArrowUp, Key::Home, Key::Num3]);
    let typed = |person: &Person| person.reads(format!(" 0, {}", clue(3)));
    assert!(typed(&person), "{:?}", person.words());
    person.undoes();
    assert!(!typed(&person));
    person.waits_for(&likely);
    // The best cell is told with the chance to win.
    person.opens_position("guess.mines", "2 2 2\n##\n##\n");
    person.hits(Key::H);
    person.waits_until("a guess", |person| person.reads("17\u{a0}%"));
    person.presses(text().msg_mines_leave());
    person.must_see(text().msg_mines_board(9, 9));
    // A whole board is played.
    let whole = MinesPosition::from(&beginner(4)).to_string();
    person.opens_position("board.mines", &whole);
    person.must_see(text().msg_mines_board_given());
    // A position is drawn from an empty board.
    person.opens_choices();
    person.presses(text().msg_mines_draw());
    person.must_see(text().msg_mines_study());
    person.presses(clue(1));
    person.opens_cell(0);
    assert_eq!(person.reads_cell(0), clue(1));
}

#[test]
fn a_finished_game_is_shared_as_a_line_that_tells_each_guess() {
    let mut person = Person::plays_mines(17);
    // A game that goes on is not given away.
    for command in [MinesCommand::CopyReplay, MinesCommand::SaveReplay] {
        person.sends::<MinesMode>(command);
        person.must_hear("quando è finita");
    }
    let mine = mines_of(&beginner(17))[0];
    person.opens_cell(mine);
    let context = person.harness.ctx.clone();
    let window = person.harness.state_mut();
    window.perform::<MinesMode>(&context, MinesCommand::CopyReplay);
    let line = person.copied().expect("it is on the clipboard");
    assert!(line.starts_with("replay 9x9/10 ") && !line.contains('\n'));
    // Somebody else pastes it.
    let mut other = Person::plays_mines(3);
    other.pastes(&line);
    other.must_see(text().msg_mines_replay_begins());
    for (cell, seen) in [(40, clue(0)), (mine, text().msg_mines_cell_fatal())] {
        other.presses(text().msg_mines_replay_forward());
        assert_eq!(other.reads_cell(cell), seen);
    }
    // A guess with 20 % beside a cell that is safe.
    let line = "replay 4x2/1 first=safe rule=any win=open marks=flag mines=80 o1@0 o2@500";
    other.pastes(line);
    other.must_see(text().msg_mines_board(4, 2));
    let guess = text().msg_mines_story_needless("20", "0", "3");
    other.waits_until("the story", |person| person.reads(&guess));
    // Saved, left, and opened again from the file.
    let path = other.file("game.mines");
    other.sends::<MinesMode>(MinesCommand::File(FileCommand::SaveFile(path.clone())));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{line}\n"));
    other.presses(text().msg_mines_leave());
    other.must_see(text().msg_mines_board(9, 9));
    other.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(path)));
    other.must_see(text().msg_mines_board(4, 2));
    // What is no game is refused; the game that is shown stays.
    other.pastes(&line.replace("o2@500", "o9@500"));
    assert!(other.harness.state_mut().app().status().wrong);
    other.must_see(text().msg_mines_board(4, 2));
}
