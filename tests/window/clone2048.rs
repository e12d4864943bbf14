//! The third clone is played by its buttons, keys and swipes.

mod counting;
mod moments;
mod player;
mod shown;

use crate::support::{Folder, Person};
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use games::clone2048::{BlockBoard, BlockCell, BlockGame, Direction, GameState};
use std::fs;

const ARROWS: [(Direction, Key, &str); 4] = [
    (Direction::Left, Key::ArrowLeft, "Sinistra"),
    (Direction::Right, Key::ArrowRight, "Destra"),
    (Direction::Up, Key::ArrowUp, "Su"),
    (Direction::Down, Key::ArrowDown, "Giù"),
];

impl Person<'_> {
    /// Opens the window and the tab of the third clone, with blocks shown by their levels.
    fn sits_down_to_clone2048(folder: &Folder) -> Person<'static> {
        let mut person = Person::sits_down(&folder.0);
        person.presses("Il terzo clone");
        person.presses("Livello");
        person
    }

    /// Carries out one of the game's commands.
    fn plays(&mut self, command: Clone2048Command) {
        self.sends::<Clone2048Mode>(command);
    }

    /// A new board nobody knows from the dialog.
    fn begins_unknown(&mut self, size: usize, obstacles: usize) {
        self.presses("Nuova tavola");
        self.fills(&[
            ("Grandezza della tavola", size as u64),
            ("Numero di ostacoli", obstacles as u64),
        ]);
    }

    /// A new board from the dialog.
    fn begins(&mut self, size: usize, obstacles: usize, seed: u64) {
        self.presses("Nuova tavola");
        self.fills(&[
            ("Grandezza della tavola", size as u64),
            ("Numero di ostacoli", obstacles as u64),
            ("Numero della tavola", seed),
        ]);
    }

    /// Types the numbers of the dialog, and begins.
    fn fills(&mut self, fields: &[(&str, u64)]) {
        for (name, number) in fields {
            self.presses(name);
            self.key(Modifiers::COMMAND, Key::A);
            self.types(&number.to_string());
        }
        self.presses("Comincia");
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
        let cell = |word: &str| match word {
            "vuota" => BlockCell::Empty,
            "ostacolo" => BlockCell::Obstacle,
            level => BlockCell::Block(level.parse().expect("a level")),
        };
        let cells = rows.iter().flat_map(|row| row.split(", ").map(cell));
        BlockBoard::from_cells(rows.len(), cells.collect())
    }

    /// Points, movements or best score, by the card that tells it.
    fn reads_counter(&self, name: &str) -> u64 {
        let start = format!("{name}: ");
        let names = self.names();
        let mut values = names.iter().filter_map(|name| name.strip_prefix(&start));
        values.next().expect("the card").parse().unwrap()
    }

    fn reads_state(&self) -> GameState {
        GameState {
            moves: self.reads_counter("Movimenti"),
            score: self.reads_counter("Punti"),
            board: self.reads_board(),
        }
    }

    /// Whether these words stand somewhere.
    fn shows(&self, words: &str) -> bool {
        self.harness.query_all_by_value(words).next().is_some() || self.sees(words)
    }

    /// Waits until nothing moves, as a kitten does: at most some seconds.
    fn rests(&mut self) {
        self.harness.run_steps(24);
    }

    /// The button of a movement, whatever it says of it.
    fn arrow(&self, name: &str) -> Rect {
        let names = [
            format!("{name}: cambia qualcosa"),
            format!("{name}: non cambia niente"),
        ];
        let shown = names.into_iter().find(|name| self.sees(name));
        self.finds(&shown.expect("the arrow"))
    }
}

#[test]
fn a_game_is_played_by_buttons_and_keys_as_the_rules_want_and_saved() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(4, 3, 11);
    let mut game = BlockGame::create(4, 3, 11).unwrap();
    game.add_new_block();
    assert_eq!(&person.reads_state(), game.state());
    for turn in 0..24 {
        let (direction, key, name) = ARROWS[turn * 7 % 4];
        let changes = game.board().changes(direction);
        let hint = if changes {
            "cambia qualcosa"
        } else {
            "non cambia niente"
        };
        assert!(person.sees(&format!("{name}: {hint}")), "{name}: {hint}");
        match turn % 3 {
            0 => person.key(Modifiers::NONE, key),
            1 => {
                let at = person.arrow(name).center();
                person.clicks_at(at);
            }
            _ => {
                let letters = [Key::A, Key::D, Key::W, Key::S];
                let order = ARROWS.iter().position(|arrow| arrow.0 == direction);
                person.key(Modifiers::NONE, letters[order.unwrap()]);
            }
        }
        person.rests();
        if game.make(direction).is_some() {
            game.add_new_block();
        }
        assert_eq!(&person.reads_state(), game.state(), "turn {turn}");
    }
    // Whoever types a number may know its board.
    assert_eq!(person.reads_counter("Record"), 0);
    let file = folder.file("mia.tab");
    person.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::SaveFile(file.clone())));
    assert_eq!(fs::read_to_string(&file).unwrap(), game.state().to_string());

    // The file is opened as it is, and no block is added.
    person.begins(2, 0, 1);
    person.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::OpenFile(file)));
    person.rests();
    assert_eq!(&person.reads_state(), game.state());
}

#[test]
fn a_new_board_is_begun_with_the_keyboard_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.key(Modifiers::COMMAND, Key::N);
    person.types("7");
    person.key(Modifiers::NONE, Key::Enter);
    person.rests();
    assert_eq!(person.reads_board().size(), 7);
    // Escape leaves the board as it is, and letters typed into a field move nothing.
    person.key(Modifiers::NONE, Key::ArrowDown);
    let before = person.reads_state();
    person.key(Modifiers::COMMAND, Key::N);
    person.key(Modifiers::NONE, Key::S);
    person.key(Modifiers::NONE, Key::Escape);
    person.looks();
    assert!(!person.sees("Comincia"));
    assert_eq!(person.reads_state(), before);
}

#[test]
fn swipes_move_the_blocks() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(5, 2, 4);
    let mut game = BlockGame::create(5, 2, 4).unwrap();
    game.add_new_block();
    let middle = person.finds("Tavola 5 × 5").center();
    for (way, direction) in [
        (vec2(90.0, 12.0), Direction::Right),
        (vec2(-8.0, -70.0), Direction::Up),
        (vec2(-60.0, 20.0), Direction::Left),
        (vec2(0.0, 50.0), Direction::Down),
    ] {
        person.drags(middle, middle + way);
        person.rests();
        game.make(direction).unwrap();
        game.add_new_block();
        assert_eq!(&person.reads_state(), game.state());
    }
    // A tremble is no swipe.
    person.drags(middle, middle + vec2(9.0, 4.0));
    assert_eq!(&person.reads_state(), game.state());
}

#[test]
fn keys_typed_while_blocks_move_are_never_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(6, 4, 2);
    let mut game = BlockGame::create(6, 4, 2).unwrap();
    game.add_new_block();
    person.presses("Lentissimo: tre secondi a movimento");
    // Two in one frame, then one in each.
    let typed = [2, 0, 3, 1, 0, 2, 2, 1];
    for (number, arrow) in typed.into_iter().enumerate() {
        let (direction, key, _) = ARROWS[arrow];
        for pressed in [true, false] {
            person.harness.event(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
        if number > 0 {
            person.harness.run_steps(1);
        }
        game.make(direction).unwrap();
        game.add_new_block();
    }
    assert_eq!(&person.reads_state(), game.state());
}

#[test]
fn undo_has_no_limit_and_leads_back_to_the_game_before() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(4, 0, 5);
    let first = person.reads_state();
    person.plays(Clone2048Command::Move(Direction::Down));
    let before = person.reads_state();
    person.begins(6, 2, 6);
    let mut states = vec![person.reads_state()];
    for turn in 0..40 {
        person.plays(Clone2048Command::Move(ARROWS[turn % 3].0));
        states.push(person.reads_state());
    }
    while let Some(state) = states.pop() {
        assert_eq!(person.reads_state(), state);
        person.key(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(person.reads_state(), before);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.reads_state(), first);
    person.key(Modifiers::COMMAND, Key::Y);
    assert_eq!(person.reads_state(), before);
    person.key(Modifiers::COMMAND, Key::Y);
    assert_eq!(person.reads_state().moves, 0, "the new game is back");
}

#[test]
fn a_wrong_file_is_refused_with_line_and_column_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(3, 2, 9);
    person.plays(Clone2048Command::Move(Direction::Left));
    let before = person.reads_state();
    let wrong = folder.file("wrong.tab");
    for (bytes, place) in [
        (&b"3\n17\nBB..\n.*#B\n....\n.A.B\n"[..], "Riga 4, colonna 3"),
        (b"3\n17\nBB.\n.*\n...\n", "Riga 4, colonna 3"),
        (b"3\nx\nBB\n.*\n", "Riga 2, colonna 1"),
        (b"3\n17\nB\xff\n.*\n", "Riga 3, colonna 2"),
        (b"", "Riga 1, colonna 1"),
    ] {
        fs::write(&wrong, bytes).unwrap();
        person.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::OpenFile(wrong.clone())));
        let status = person.status();
        assert!(
            status.contains(place) && status.contains("wrong.tab"),
            "{status}"
        );
        assert_eq!(person.reads_state(), before);
    }
    person.sends::<Clone2048Mode>(Clone2048Command::File(FileCommand::OpenFile(
        folder.file("none.tab"),
    )));
    assert!(person.status().contains("none.tab"), "{}", person.status());
    assert_eq!(person.reads_state(), before);
}

#[test]
fn the_game_its_best_score_and_the_choices_survive_a_restart() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins_unknown(5, 4);
    for turn in 0..30 {
        person.plays(Clone2048Command::Move(ARROWS[turn % 4].0));
    }
    person.key(Modifiers::COMMAND, Key::Z);
    let (state, best) = (person.reads_state(), person.reads_counter("Record"));
    assert!(best > 0);
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.reads_state(), state, "levels are shown as before");
    assert_eq!(person.reads_counter("Record"), best);
    let mut said = person
        .harness
        .query_all_by_label_contains("5 × 5, 4 ostacoli");
    assert!(said.next().is_some(), "{:?}", person.names());
    drop(said);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.reads_counter("Movimenti"), state.moves - 1);
    // On other boards there is another best score.
    person.begins(5, 3, 13);
    assert_eq!(person.reads_counter("Record"), 0);
}

#[test]
fn the_board_has_the_focus_and_arrows_are_still_movements() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(4, 0, 7);
    person.harness.get_by_label("Tavola 4 × 4").focus();
    person.looks();
    for moves in 1..=4 {
        person.key(Modifiers::NONE, ARROWS[moves - 1].1);
        assert_eq!(person.reads_counter("Movimenti"), moves as u64);
    }
}

#[test]
fn impossible_boards_are_refused_and_nothing_moves_at_rest() {
    let folder = Folder::new();
    let mut person = Person::sits_down_to_clone2048(&folder);
    person.begins(3, 2, 1);
    let before = person.reads_state();
    person.plays(Clone2048Command::Begin {
        size: 3,
        obstacles: 9,
        seed: 1,
    });
    assert!(
        person.status().contains("al massimo 8"),
        "{}",
        person.status()
    );
    assert_eq!(person.reads_state(), before);
    // It fails if the window wants to be painted for ever.
    person.waits();
    person.plays(Clone2048Command::Move(Direction::Left));
    person.waits();
}
