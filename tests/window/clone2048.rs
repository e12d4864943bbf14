//! The third clone is played by its buttons, keys and swipes.

use crate::support::*;
use games::clone2048::{BlockBoard, BlockCell, BlockGame, Direction, GameState};

fn arrows() -> [(Direction, Key, String); 4] {
    [
        (Direction::Left, Key::ArrowLeft, text().msg_clone2048_left()),
        (
            Direction::Right,
            Key::ArrowRight,
            text().msg_clone2048_right(),
        ),
        (Direction::Up, Key::ArrowUp, text().msg_clone2048_up()),
        (Direction::Down, Key::ArrowDown, text().msg_clone2048_down()),
    ]
}

impl Person {
    /// Opens the tab of the third clone, with blocks shown by their levels.
    fn sits_down_to_clone2048() -> Person {
        let mut person = Person::sits_down();
        person.shows(GameId::Clone2048);
        person.presses(text().msg_clone2048_mode_level());
        person.plays(Clone2048Command::Thinking(1));
        person
    }

    /// Carries out one of the game's commands.
    fn plays(&mut self, command: Clone2048Command) {
        self.sends::<Clone2048Mode>(command);
    }

    /// Makes many movements, around and around.
    fn turns(&mut self, times: usize) {
        for turn in 0..times {
            self.plays(Clone2048Command::Move(Direction::ALL[turn % 4]));
        }
    }

    /// A new board from the dialog; without a number it is one nobody knows.
    fn begins(&mut self, size: usize, obstacles: usize, seed: Option<u64>) {
        self.presses(text().msg_clone2048_new());
        let mut fields = vec![
            (text().msg_clone2048_ask_size(), size as u64),
            (text().msg_clone2048_ask_obstacles(), obstacles as u64),
        ];
        fields.extend(seed.map(|seed| (text().msg_mines_seed_title(), seed)));
        for (name, number) in fields {
            self.presses(name);
            self.types_over(number.to_string());
        }
        self.presses(text().msg_button_begin());
        self.rests();
    }

    /// Opens a board from a file.
    fn reads_file(&mut self, board: &str) {
        let path = self.writes("board.tab", board);
        self.plays(Clone2048Command::File(FileCommand::OpenFile(path)));
        self.rests();
    }

    /// The board as the rows are read aloud, blocks shown by their levels.
    fn reads_board(&self) -> BlockBoard {
        let names = self.names();
        let rows: Vec<&str> = names
            .iter()
            .filter_map(|name| name.strip_prefix("riga ")?.split_once(": "))
            .map(|(_, cells)| cells)
            .collect();
        let (empty, obstacle) = (
            text().msg_stage_cell_empty(),
            text().msg_clone2048_cell_obstacle(),
        );
        let cell = |word: &str| {
            if word == empty {
                BlockCell::Empty
            } else if word == obstacle {
                BlockCell::Obstacle
            } else {
                BlockCell::Block(word.parse().expect("a level"))
            }
        };
        let cells = rows.iter().flat_map(|row| row.split(", ").map(cell));
        BlockBoard::from_cells(rows.len(), cells.collect())
    }

    /// Points, movements or best score, by the card that shows it.
    fn reads_counter(&self, name: String) -> u64 {
        let start = format!("{name}: ");
        let card = self.named(&start).expect("the card");
        card[start.len()..].parse().unwrap()
    }

    fn moves(&self) -> u64 {
        self.reads_counter(text().msg_clone2048_moves())
    }

    fn score(&self) -> u64 {
        self.reads_counter(text().msg_clone2048_score())
    }

    fn best_score(&self) -> u64 {
        self.reads_counter(text().msg_clone2048_best())
    }

    fn reads_state(&self) -> GameState {
        GameState {
            moves: self.moves(),
            score: self.score(),
            board: self.reads_board(),
        }
    }

    /// Waits until blocks have come to rest.
    fn rests(&mut self) {
        self.harness.run_steps(24);
    }
}

#[test]
fn a_game_is_played_by_buttons_keys_and_swipes_and_saved() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(4, 3, Some(11));
    let mut game = BlockGame::create(4, 3, 11).unwrap();
    game.add_new_block();
    assert_eq!(&person.reads_state(), game.state());
    let arrows = arrows();
    for turn in 0..24 {
        let (direction, key, name) = &arrows[turn * 7 % 4];
        let arrow = if game.board().changes(*direction) {
            text().msg_clone2048_moves_something(name)
        } else {
            text().msg_clone2048_moves_nothing(name)
        };
        let letters = [Key::A, Key::D, Key::W, Key::S];
        let swipe = [
            vec2(-60.0, 20.0),
            vec2(90.0, 12.0),
            vec2(-8.0, -70.0),
            vec2(0.0, 50.0),
        ];
        let order = turn * 7 % 4;
        match turn % 4 {
            0 => person.hits(*key),
            1 => person.presses(arrow),
            2 => person.hits(letters[order]),
            _ => {
                let middle = person.finds(text().msg_clone2048_board("4")).center();
                person.drags(middle, middle + swipe[order]);
            }
        }
        person.rests();
        if game.make(*direction).is_some() {
            game.add_new_block();
        }
        assert_eq!(&person.reads_state(), game.state(), "turn {turn}");
    }
    // A tremble is no swipe.
    let middle = person.finds(text().msg_clone2048_board("4")).center();
    person.drags(middle, middle + vec2(9.0, 4.0));
    assert_eq!(&person.reads_state(), game.state());
    // The board of a number that was typed may be known.
    assert_eq!(person.best_score(), 0);
    let file = person.file("mia.tab");
    person.plays(Clone2048Command::File(FileCommand::SaveFile(file.clone())));
    assert_eq!(fs::read_to_string(&file).unwrap(), game.state().to_string());
    // The file is opened as it is, and no block is added.
    person.begins(2, 0, Some(1));
    person.plays(Clone2048Command::File(FileCommand::OpenFile(file)));
    person.rests();
    assert_eq!(&person.reads_state(), game.state());
}

#[test]
fn keys_typed_while_blocks_move_are_never_lost() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(6, 4, Some(2));
    let mut game = BlockGame::create(6, 4, 2).unwrap();
    game.add_new_block();
    person.presses(text().msg_clone2048_slowest());
    // Two in one frame, then one in each.
    for (number, arrow) in [2, 0, 3, 1, 0, 2, 2, 1].into_iter().enumerate() {
        let (direction, key, _) = &arrows()[arrow];
        let mut event = pressed(Modifiers::NONE, *key);
        person.harness.event(event.clone());
        if let Event::Key { pressed, .. } = &mut event {
            *pressed = false;
        }
        person.harness.event(event);
        if number > 0 {
            person.harness.run_steps(1);
        }
        game.make(*direction).unwrap();
        game.add_new_block();
    }
    assert_eq!(&person.reads_state(), game.state());
}

#[test]
fn undo_has_no_limit_and_leads_back_to_the_game_before() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(4, 0, Some(5));
    let first = person.reads_state();
    person.plays(Clone2048Command::Move(Direction::Down));
    let before = person.reads_state();
    person.begins(6, 2, Some(6));
    let mut states = vec![person.reads_state()];
    for turn in 0..40 {
        person.plays(Clone2048Command::Move(arrows()[turn % 3].0));
        states.push(person.reads_state());
    }
    while let Some(state) = states.pop() {
        assert_eq!(person.reads_state(), state);
        person.undoes();
    }
    assert_eq!(person.reads_state(), before);
    person.undoes();
    assert_eq!(person.reads_state(), first);
    person.redoes();
    assert_eq!(person.reads_state(), before);
    person.redoes();
    assert_eq!(person.moves(), 0, "the new game is back");
}

#[test]
fn a_wrong_file_is_refused_with_line_and_column_and_nothing_is_lost() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(3, 2, Some(9));
    person.plays(Clone2048Command::Move(Direction::Left));
    let before = person.reads_state();
    for (board, place) in [
        ("3\n17\nBB..\n.*#B\n....\n.A.B\n", "Riga 4, colonna 3"),
        ("3\nx\nBB\n.*\n", "Riga 2, colonna 1"),
        ("", "Riga 1, colonna 1"),
    ] {
        person.reads_file(board);
        person.must_hear(place);
        person.must_hear("board.tab");
        assert_eq!(person.reads_state(), before);
    }
    // No board has so many obstacles.
    person.plays(Clone2048Command::Begin {
        size: 3,
        obstacles: 9,
        seed: 1,
    });
    assert_eq!(person.reads_state(), before);
    person.waits();
}

#[test]
fn the_game_its_best_score_and_the_choices_survive_a_restart() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(5, 4, None);
    person.turns(30);
    person.undoes();
    let (state, best) = (person.reads_state(), person.best_score());
    assert!(best > 0);
    let mut person = person.restarts();
    // Levels are shown as before.
    assert_eq!(
        (person.reads_state(), person.best_score()),
        (state.clone(), best)
    );
    person.undoes();
    assert_eq!(person.moves(), state.moves - 1);
    // On other boards there is another best score; the records of all are listed.
    person.begins(5, 3, None);
    assert_eq!(person.best_score(), 0);
    person.must_read(best.to_string());
}

#[test]
fn whatever_helps_is_said_and_makes_no_record() {
    let mut person = Person::sits_down_to_clone2048();
    person.presses(text().msg_clone2048_at_once());
    let helped = |person: &Person, help: &str| person.reads(text().msg_games_helped(help));
    person.begins(5, 1, None);
    person.turns(40);
    assert!(!helped(&person, ""));
    let best = person.best_score();
    assert!(best > 0 && best == person.score());
    // Whatever is reached now, the record stays.
    let stays = |person: &mut Person, help: String| {
        assert!(helped(person, &help), "{help}");
        while person.score() <= best {
            person.turns(40);
        }
        assert_eq!(person.best_score(), best, "{help}");
    };
    person.undoes();
    stays(&mut person, text().msg_games_help_undo());
    person.plays(Clone2048Command::Again);
    stays(&mut person, text().msg_games_help_known());
    person.begins(5, 1, Some(77));
    stays(&mut person, text().msg_games_help_known());
    person.begins(5, 1, None);
    assert!(!helped(&person, ""));
    person.hits(Key::H);
    person.waits_for(text().msg_clone2048_figures());
    stays(&mut person, text().msg_games_help_hint());
    person.begins(5, 1, None);
    person.hits(Key::F9);
    person.waits_until("a movement", |person| person.moves() > 0);
    person.hits(Key::F9);
    stays(&mut person, text().msg_games_help_solver());
}

#[test]
fn the_rules_of_2048_are_a_switch() {
    let mut person = Person::sits_down_to_clone2048();
    person.presses(text().msg_clone2048_new());
    person.presses(text().msg_clone2048_classic());
    person.presses(text().msg_button_begin());
    person.rests();
    assert_eq!(person.reads_board().blocks().count(), 2);
    // What changes nothing is no movement, and brings no block.
    for turn in 0..60 {
        let (before, direction) = (person.reads_state(), Direction::ALL[turn % 2]);
        person.plays(Clone2048Command::Move(direction));
        person.rests();
        if !before.board.changes(direction) {
            assert_eq!(person.reads_state(), before);
            return;
        }
        assert_eq!(person.moves(), before.moves + 1);
    }
    panic!("every movement changed something");
}

#[test]
fn a_block_of_2048_is_a_moment_and_the_game_goes_on() {
    let mut person = Person::sits_down_to_clone2048();
    person.reads_file("900\n5000\nJJ..\n....\n....\n....\n");
    let goes_on = text().msg_clone2048_moment_keep();
    person.must_not_see(&goes_on);
    person.hits(Key::ArrowLeft);
    person.rests();
    person.presses(&goes_on);
    person.must_not_see(&goes_on);
    // It is told once.
    person.hits(Key::ArrowRight);
    person.rests();
    person.must_not_see(&goes_on);
    // A movement goes on, too.
    person.undoes();
    person.undoes();
    person.hits(Key::ArrowLeft);
    person.rests();
    person.must_see(&goes_on);
    person.hits(Key::ArrowUp);
    person.rests();
    person.must_not_see(&goes_on);
    // The end of a game says what comes next.
    person.reads_file("3\n17\nAA\nBC\n");
    person.hits(Key::ArrowUp);
    person.rests();
    person.must_see(text().msg_clone2048_moment_over());
    person.presses(text().msg_clone2048_moment_again());
    assert_eq!(person.moves(), 3);
    person.hits(Key::ArrowUp);
    person.rests();
    person.presses(text().msg_clone2048_moment_new());
    assert_eq!(person.moves(), 0);
}

#[test]
fn the_automatic_player_plays_until_it_is_stopped_and_gives_advice() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(4, 1, Some(3));
    person.presses(text().msg_menu_hint());
    person.waits_for(text().msg_clone2048_figures());
    assert_eq!(person.moves(), 0, "advice moves nothing");
    person.presses(text().msg_clone2048_at_once());
    let plays_until = |person: &mut Person, moves: u64| {
        person.presses(text().msg_clone2048_play());
        person.waits_until("movements", |person| person.moves() >= moves);
    };
    let stands = |person: &mut Person| {
        let stopped = person.reads_state();
        person.rests();
        assert_eq!(person.reads_state(), stopped);
        stopped.moves
    };
    plays_until(&mut person, 10);
    person.presses(text().msg_button_stop());
    let moves = stands(&mut person);
    // Its score is no person's best.
    assert_eq!(person.best_score(), 0);
    // Behind another tab it waits.
    plays_until(&mut person, moves + 1);
    person.shows(GameId::Tantrix);
    person.rests();
    person.shows(GameId::Clone2048);
    let seen = person.moves();
    person.waits_until("it goes on", |person| person.moves() > seen);
    // Esc stops it too; an arrow takes over.
    person.escapes();
    let moves = stands(&mut person);
    plays_until(&mut person, moves + 1);
    person.hits(Key::ArrowUp);
    stands(&mut person);
}

#[test]
fn a_game_is_played_to_its_end_and_seen_again() {
    let mut person = Person::sits_down_to_clone2048();
    person.begins(2, 1, Some(8));
    let beginning = person.reads_state();
    person.presses(text().msg_clone2048_at_once());
    person.presses(text().msg_clone2048_play());
    person.waits_until("the end", |person| {
        person.reads_board().free().next().is_none() && !person.sees(text().msg_button_stop())
    });
    person.rests();
    let end = person.reads_state();
    let turn = text().msg_clone2048_turn(end.moves.to_string(), end.moves.to_string());
    person.must_see(&turn);
    person.presses(text().msg_clone2048_to_beginning());
    assert_eq!(person.reads_state(), beginning);
    // Looking at the past changes nothing.
    person.hits(Key::ArrowLeft);
    assert_eq!(person.reads_state(), beginning);
    person.presses(text().msg_clone2048_turn_forward());
    assert_eq!(person.moves(), 1);
    person.presses(text().msg_clone2048_replay());
    person.waits_for(&turn);
    person.rests();
    assert_eq!(person.reads_state(), end);
    person.presses(text().msg_clone2048_to_beginning());
    person.presses(text().msg_clone2048_from_here());
    person.hits(Key::ArrowLeft);
    person.rests();
    person.must_see(text().msg_clone2048_turn("1", "1"));
}
