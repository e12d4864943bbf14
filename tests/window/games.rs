//! What Minesweeper, the third clone and Tantrix have in common: keys, dialogs, buttons that stay where they are.

use crate::support::*;
use std::collections::BTreeMap;

/// What must be in sight of each game: its board first, and what one needs most.
fn needed() -> [(GameId, Vec<String>); 3] {
    let cell = |row, column| {
        format!(
            "{}{}",
            cell_start(row, column),
            text().msg_mines_cell_closed()
        )
    };
    [
        (
            GameId::Mines,
            vec![
                text().msg_mines_board(9, 9),
                text().msg_mines_new(),
                cell(0, 0),
                cell(8, 8),
                text().msg_menu_hint(),
            ],
        ),
        (
            GameId::Clone2048,
            vec![
                text().msg_clone2048_board("4"),
                text().msg_clone2048_new(),
                text().msg_menu_hint(),
                text().msg_clone2048_replay(),
                text().msg_clone2048_from_here(),
            ],
        ),
        (
            GameId::Tantrix,
            vec![
                text().msg_tantrix_board(),
                text().msg_tantrix_tray_tile("1"),
                text().msg_tantrix_tray_tile("3"),
                text().msg_menu_hint(),
            ],
        ),
    ]
}

impl Person {
    /// Begins the Minesweeper board of this number, which nobody typed, and opens its middle.
    fn opens_the_middle(&mut self, seed: u64) {
        self.shows(GameId::Mines);
        let choices = MinesChoices {
            next_seed: seed,
            ..MinesChoices::default()
        };
        self.sends::<MinesMode>(MinesCommand::Begin(choices, None));
        let middle = self.named(cell_start(4, 4)).unwrap();
        self.presses(middle);
    }

    /// Asks the game for a hint and waits for it.
    fn gets_a_hint(&mut self, told: String) {
        self.hits(Key::H);
        self.waits_until("a hint", |person| person.reads(&told));
    }

    /// All buttons with their places.
    fn buttons(&self) -> BTreeMap<String, Rect> {
        let all = self.harness.query_all_by_role(Role::Button);
        let named = all.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
        named.collect()
    }

    /// All buttons that were there are where they were. Those of the board itself may go.
    fn keeps_places(&self, before: &BTreeMap<String, Rect>, what: &str) {
        let after = self.buttons();
        for (name, place) in before {
            let now = after.get(name).unwrap_or(place);
            let moved = (now.min - place.min).length();
            assert!(moved < 1.0, "{what}: {name} {place:?} {now:?}");
        }
    }
}

#[test]
fn the_same_keys_do_the_same_in_all_three() {
    let mut person = Person::sits_down();
    // Minesweeper: a hint, the computer, a pause, undo, another game.
    person.opens_the_middle(17);
    person.gets_a_hint(text().msg_mines_advise_again());
    person.hits(Key::P);
    person.must_see(text().msg_mines_go_on());
    person.hits(Key::P);
    let stop = text().msg_button_stop();
    person.hits(Key::F9);
    assert!(person.sees_beginning(&stop));
    person.hits(Key::F9);
    person.undoes();
    assert!(!person.status().is_empty());
    person.key(Modifiers::COMMAND, Key::N);
    person.must_see(text().msg_button_begin());
    person.escapes();
    // What was said in one game is not said in another: the third clone.
    person.shows(GameId::Clone2048);
    assert_eq!(person.status(), "");
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    // A film that goes on while one looks at its button.
    person.hits_all(&[Key::ArrowLeft, Key::ArrowUp].repeat(4));
    person.gets_a_hint(text().msg_clone2048_figures());
    person.hits(Key::F9);
    person.must_see(&stop);
    person.hits(Key::P);
    person.must_not_see(&stop);
    person.hits(Key::P);
    person.must_see(&stop);
    person.hits_all(&[Key::F9, Key::Space]);
    person.must_see(text().msg_clone2048_replay_pause());
    person.hits(Key::P);
    person.must_see(text().msg_clone2048_replay());
    person.key(Modifiers::COMMAND, Key::N);
    person.must_see(text().msg_button_begin());
    person.escapes();
    // Tantrix.
    person.shows(GameId::Tantrix);
    person.gets_a_hint(text().msg_tantrix_hint_lay(""));
    person.hits(Key::P);
    person.must_see(text().msg_tantrix_paused());
    person.must_not_see(text().msg_tantrix_tray_tile("1"));
    person.hits_all(&[Key::P, Key::F9]);
    person.waits_for(text().msg_tantrix_rule_tiles("3", "3"));
    person.undoes();
    person.must_see(text().msg_tantrix_rule_tiles("0", "3"));
}

#[test]
fn enter_begins_the_chosen_game() {
    let mut person = Person::sits_down();
    person.shows(GameId::Mines);
    person.key(Modifiers::COMMAND, Key::N);
    let names = person.names().into_iter();
    let mut expert = names.filter(|name| name.contains("30 × 16"));
    person.presses(expert.next().expect("a board for experts is offered"));
    person.hits(Key::Enter);
    person.must_see(text().msg_mines_board(30, 16));
    person.shows(GameId::Clone2048);
    person.key(Modifiers::COMMAND, Key::N);
    person.types("7");
    person.hits(Key::Enter);
    person.must_see(text().msg_clone2048_board("7"));
    // The file dialog selects the name and keeps the ending.
    person.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    person.waits_for(text().msg_dialog_path_field());
    person.types("mia");
    assert!(
        person
            .value_of(text().msg_dialog_path_field())
            .starts_with("mia.")
    );
}

#[test]
fn buttons_never_trade_places() {
    let mut person = Person::sits_down();
    person.shows(GameId::Mines);
    let before = person.buttons();
    person.opens_the_middle(17);
    person.keeps_places(&before, "a game");
    person.gets_a_hint(text().msg_mines_advise_again());
    person.keeps_places(&before, "a hint");
    person.sets_speed(1.0);
    person.hits(Key::F9);
    let replay = text().msg_clone2048_replay();
    person.waits_until("the end", |person| person.sees_beginning(&replay));
    person.keeps_places(&before, "the end");
    person.shows(GameId::Clone2048);
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    let before = person.buttons();
    person.gets_a_hint(text().msg_clone2048_figures());
    person.keeps_places(&before, "advice");
    person.hits(Key::ArrowUp);
    person.keeps_places(&before, "a movement");
    person.shows(GameId::Tantrix);
    let mut before = person.buttons();
    // Tiles move up when one of them is laid.
    let tray = [1, 2, 3].map(|tile: u32| text().msg_tantrix_tray_tile(tile.to_string()));
    before.retain(|name, _| !tray.contains(name));
    person.gets_a_hint(text().msg_tantrix_hint_lay(""));
    person.keeps_places(&before, "a tile shown");
    person.hits(Key::H);
    person.keeps_places(&before, "a tile laid");
}

#[test]
fn games_are_whole_at_two_hundred_percent() {
    // 1440 by 900 pixels, and 1024 by 640, where the page is a little larger than the window.
    for (size, room) in [
        (vec2(720.0, 450.0), vec2(720.0, 450.0)),
        (vec2(512.0, 320.0), vec2(701.0, 401.0)),
    ] {
        let mut person = Person::sits_down_at(size);
        let room = Rect::from_min_size(Pos2::ZERO, room);
        for (game, names) in needed() {
            person.shows(game);
            for name in &names {
                let place = person.finds(name);
                assert!(room.contains_rect(place), "{name} {place:?} {size}");
            }
            let board = person.finds(&names[0]);
            assert!(
                board.width() >= 150.0 && board.height() >= 100.0,
                "{board:?} {size}"
            );
        }
        // Dialogs of new games show their answers.
        for (game, begin) in [
            (GameId::Mines, text().msg_button_begin()),
            (GameId::Clone2048, text().msg_button_begin()),
        ] {
            person.shows(game);
            person.key(Modifiers::COMMAND, Key::N);
            let window = Rect::from_min_size(Pos2::ZERO, size);
            for answer in [begin, text().msg_answer_cancel()] {
                assert!(
                    window.contains_rect(person.finds(&answer)),
                    "{answer} {size}"
                );
            }
            person.escapes();
        }
    }
}

#[test]
fn a_fresh_window_takes_numbers_of_boards_from_the_system() {
    let numbers = [(); 2].map(|()| {
        let mut person = Person::sits_down();
        [GameId::Mines, GameId::Clone2048].map(|game| {
            person.shows(game);
            let words = person.words().into_iter();
            let mut numbers = words.filter_map(|words| {
                let (number, _) = words.strip_prefix("Tavola ")?.split_once(" · ")?;
                number.parse::<u64>().ok()
            });
            numbers.next().expect("the number of the board")
        })
    });
    // Of a million numbers; once in a million runs two are the same by chance.
    let [first, second] = numbers;
    assert!(
        first[0] != second[0] && first[1] != second[1],
        "{numbers:?}"
    );
}
