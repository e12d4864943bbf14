//! What Minesweeper, the third clone and Tantrix have in common: keys, dialogs, buttons that stay where they are.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::clone2048::{Clone2048Command, Clone2048Mode};
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use clickomania::window::mines::{MinesChoices, MinesCommand, MinesMode};
use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::BTreeMap;

impl Person<'_> {
    fn begins_like(&self, start: &str) -> bool {
        self.names().iter().any(|name| name.starts_with(start))
    }

    /// Values of fields, and words that are no names.
    fn values(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter_map(|node| node.accesskit_node().value())
            .collect()
    }

    /// All buttons with their places.
    fn buttons(&self) -> BTreeMap<String, Rect> {
        let all = self.harness.query_all_by_role(egui::Role::Button);
        let named = all.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
        named.collect()
    }

    /// Whether all buttons that were there are where they were. Those of the board itself may go.
    fn keeps_places(&self, before: &BTreeMap<String, Rect>, what: &str) {
        let after = self.buttons();
        for (name, place) in before {
            if let Some(now) = after.get(name) {
                assert!(
                    (now.min - place.min).length() < 1.0,
                    "{what}: {name} {place:?} {now:?}"
                );
            }
        }
    }
}

#[test]
fn the_same_keys_do_the_same_in_all_three() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);

    // Minesweeper: a hint, the computer, a pause, undo, another game.
    person.presses("Campo minato");
    let choices = MinesChoices {
        next_seed: 17,
        ..MinesChoices::default()
    };
    person.sends::<MinesMode>(MinesCommand::Begin(choices, None));
    let cell = person.finds("riga 4, colonna 4, chiusa").center();
    person.clicks_at(cell);
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("a hint", |person| {
        person
            .values()
            .iter()
            .chain(&person.names())
            .any(|words| words.contains("Premi ancora"))
    });
    person.key(Modifiers::NONE, Key::P);
    assert!(person.sees("Continua (P)"));
    person.key(Modifiers::NONE, Key::P);
    person.key(Modifiers::NONE, Key::F9);
    assert!(person.sees("Ferma il computer (F9)"));
    person.key(Modifiers::NONE, Key::F9);
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.status().contains("annullata"), "{}", person.status());
    person.key(Modifiers::COMMAND, Key::N);
    assert!(person.sees("Comincia"));
    person.key(Modifiers::NONE, Key::Escape);

    // The third clone.
    person.presses("Il terzo clone");
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    // A film that goes on while one looks at its button.
    for key in [Key::ArrowLeft, Key::ArrowUp].repeat(4) {
        person.key(Modifiers::NONE, key);
    }
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("advice", |person| person.sees("Le quattro direzioni"));
    person.key(Modifiers::NONE, Key::F9);
    assert!(person.sees("Ferma"));
    person.key(Modifiers::NONE, Key::P);
    assert!(!person.sees("Ferma"), "paused");
    person.key(Modifiers::NONE, Key::P);
    assert!(person.sees("Ferma"), "it goes on");
    person.key(Modifiers::NONE, Key::F9);
    person.key(Modifiers::NONE, Key::Space);
    assert!(person.sees("Ferma il film della partita"));
    person.key(Modifiers::NONE, Key::P);
    assert!(person.sees("Rivedi la partita"));
    person.key(Modifiers::COMMAND, Key::N);
    assert!(person.sees("Comincia"));
    person.key(Modifiers::NONE, Key::Escape);

    // Tantrix.
    person.presses("Tantrix");
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("a hint", |person| person.begins_like("Posa la pedina"));
    person.key(Modifiers::NONE, Key::P);
    assert!(person.sees("In pausa: premi qui o P per continuare"));
    assert!(!person.sees("Pedina 1 nel vassoio"), "hidden");
    person.key(Modifiers::NONE, Key::P);
    assert!(person.sees("Pedina 1 nel vassoio"));
    person.key(Modifiers::NONE, Key::F9);
    person.waits_until("all tiles", |person| person.sees("Pedine posate: 3 di 3"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.sees("Pedine posate: 0 di 3"));
}

#[test]
fn what_was_said_in_one_game_is_not_said_in_another() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for next in ["Tantrix", "Il terzo clone"] {
        person.presses("Campo minato");
        person.sends::<MinesMode>(MinesCommand::Begin(MinesChoices::default(), None));
        let cell = person.finds("riga 4, colonna 4, chiusa").center();
        person.clicks_at(cell);
        person.key(Modifiers::COMMAND, Key::Z);
        assert!(person.status().contains("annullata"), "{}", person.status());
        person.presses(next);
        assert_eq!(person.status(), "");
    }
}

#[test]
fn dialogs_of_new_games_show_their_answers_at_two_hundred_percent_and_in_small_windows() {
    // 1440 by 900 at 200 percent, a small window, and that at 200 percent.
    for size in [vec2(720.0, 450.0), vec2(1024.0, 640.0), vec2(512.0, 320.0)] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        for tab in ["Campo minato", "Il terzo clone"] {
            let game = person.finds(tab).center();
            person.clicks_at(game);
            person.key(Modifiers::COMMAND, Key::N);
            let window = Rect::from_min_size(egui::Pos2::ZERO, size);
            for answer in ["Comincia", "Annulla"] {
                let place = person.finds(answer);
                assert!(
                    window.contains_rect(place),
                    "{tab} {size:?}: {answer} {place:?}"
                );
            }
            person.key(Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn enter_begins_and_the_fields_name_the_chosen_size() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    person.key(Modifiers::COMMAND, Key::N);
    person.presses("Esperto · 30 × 16, 99 mine");
    let values = person.values();
    for number in ["30", "16", "99"] {
        assert!(
            values.iter().any(|value| value == number),
            "{number}: {values:?}"
        );
    }
    person.key(Modifiers::NONE, Key::Enter);
    assert!(
        person.sees("Campo minato, 30 per 16"),
        "{:?}",
        person.names()
    );
}

#[test]
fn buttons_never_trade_places() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    let choices = MinesChoices {
        next_seed: 17,
        ..MinesChoices::default()
    };
    person.sends::<MinesMode>(MinesCommand::Begin(choices, None));
    let before = person.buttons();
    let cell = person.finds("riga 4, colonna 4, chiusa").center();
    person.clicks_at(cell);
    person.keeps_places(&before, "a game");
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("a hint", |person| {
        person
            .values()
            .iter()
            .chain(&person.names())
            .any(|words| words.contains("Premi ancora"))
    });
    person.keeps_places(&before, "a hint");
    person.sets_speed(1.0);
    person.key(Modifiers::NONE, Key::F9);
    person.waits_until("the end", |person| person.begins_like("Rivedi la partita"));
    person.keeps_places(&before, "the end");

    person.presses("Il terzo clone");
    person.sends::<Clone2048Mode>(Clone2048Command::Thinking(1));
    let before = person.buttons();
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("advice", |person| person.sees("Le quattro direzioni"));
    person.keeps_places(&before, "advice");
    person.key(Modifiers::NONE, Key::ArrowUp);
    person.keeps_places(&before, "a movement");
    let thinks = person.finds("pensa 1 ms");
    person.key(Modifiers::NONE, Key::F9);
    assert_eq!(person.finds("pensa 1 ms"), thinks, "the computer plays");
    person.key(Modifiers::NONE, Key::F9);

    person.presses("Tantrix");
    let mut before = person.buttons();
    // Tiles move up when one of them is laid.
    before.retain(|name, _| !name.ends_with(" nel vassoio"));
    person.key(Modifiers::NONE, Key::H);
    person.waits_until("a hint", |person| person.begins_like("Posa la pedina "));
    person.keeps_places(&before, "a tile shown");
    person.key(Modifiers::NONE, Key::H);
    person.keeps_places(&before, "a tile laid");
}

#[test]
fn probabilities_stay_while_the_solver_plays() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    let choices = MinesChoices {
        next_seed: 17,
        ..MinesChoices::default()
    };
    person.sends::<MinesMode>(MinesCommand::Begin(choices, None));
    let cell = person.finds("riga 4, colonna 4, chiusa").center();
    person.clicks_at(cell);
    let shown = |person: &Person<'_>| person.names().iter().any(|name| name.contains("mina al "));
    person.presses("Probabilità");
    person.waits_until("probabilities", |person| shown(person));
    person.sets_speed(0.9);
    person.key(Modifiers::NONE, Key::F9);
    for _ in 0..60 {
        person.harness.run_steps(1);
        let over = person.begins_like("Rivedi la partita");
        assert!(over || shown(&person), "{:?}", person.names());
        if over {
            return;
        }
    }
}

#[test]
fn a_file_dialog_selects_the_name_and_keeps_the_ending() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Il terzo clone");
    person.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    person.waits_until("the dialog", |person| person.sees("Percorso del file"));
    person.types("mia");
    let values = person.values();
    assert!(
        values.iter().any(|value| value.starts_with("mia.")),
        "{values:?}"
    );
}

#[test]
fn tantrix_says_its_goal_first_and_what_comes_next() {
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0)] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        let tab = person.finds("Tantrix").center();
        person.clicks_at(tab);
        let goal = "Chiudi ad anello una linea GIALLA attraverso tutte le 3 pedine";
        let (place, board) = (person.finds(goal), person.finds("Tavola di gioco"));
        assert!(
            place.max.y <= board.min.y && place.height() >= 18.0,
            "{place:?} {board:?}"
        );
        // The colour's sign: yellow is *giallo*.
        assert!(person.shows_text("G"), "{:?}", person.shown_texts());
        person.key(Modifiers::NONE, Key::F9);
        person.waits_until("the end", |person| person.sees("Risolto!"));
        assert!(person.sees("L'ha completato il programma"));
        person.presses("La prossima sfida");
        assert!(person.sees("Chiudi ad anello una linea ROSSA attraverso tutte le 4 pedine"));
        // The board of the challenge before is kept.
        person.presses("Anello con le pedine da 1 a 3");
        assert!(person.sees("Risolto!"), "{:?}", person.names());
        // So is who solved it: to go away and come back makes no record.
        assert!(person.sees("L'ha completato il programma"));
        assert!(person.sees("Sfide risolte: 0 di 33"));
    }
}

/// What must be in sight of each game: its board, and what one needs most.
const NEEDED: [(&str, &[&str]); 3] = [
    (
        "Campo minato",
        &[
            "Campo minato, 9 per 9",
            "Nuova partita",
            "riga 0, colonna 0, chiusa",
            "riga 8, colonna 8, chiusa",
            "Suggerimento",
        ],
    ),
    (
        "Il terzo clone",
        &[
            "Tavola 4 × 4",
            "Nuova tavola",
            "Suggerimento",
            "Rivedi la partita",
            "Alla fine della partita (Fine)",
            "Gioca da qui",
        ],
    ),
    (
        "Tantrix",
        &[
            "Tavola di gioco",
            "Pedina 1 nel vassoio",
            "Pedina 3 nel vassoio",
            "Suggerimento",
            "Mostra tutto",
        ],
    ),
];

#[test]
fn at_two_hundred_percent_the_games_are_whole() {
    // 1440 by 900 pixels.
    let size = vec2(720.0, 450.0);
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, size);
    let window = Rect::from_min_size(egui::Pos2::ZERO, size);
    for (tab, needed) in NEEDED {
        let at = person.finds(tab).center();
        person.clicks_at(at);
        for name in needed {
            let place = person.finds(name);
            assert!(window.contains_rect(place), "{tab}: {name} {place:?}");
        }
        let board = person.finds(needed[0]);
        assert!(
            board.width() >= 200.0 && board.height() >= 120.0,
            "{board:?}"
        );
    }
}

#[test]
fn the_line_of_turns_lies_beside_its_buttons_where_there_is_little_room() {
    let folder = Folder::new();
    for size in [vec2(720.0, 450.0), vec2(512.0, 320.0), vec2(900.0, 560.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        let at = person.finds("Il terzo clone").center();
        person.clicks_at(at);
        let before = person.finds("Alla fine della partita (Fine)");
        let (line, after) = (person.finds("Turno"), person.finds("Gioca da qui"));
        let beside = before.max.x <= line.min.x && line.max.x <= after.min.x;
        assert!(beside, "{size}: {before:?} {line:?} {after:?}");
        person.leaves();
    }
}

#[test]
fn in_the_smallest_window_at_two_hundred_percent_the_page_is_little_larger_than_the_window() {
    // 1024 by 640 pixels.
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(512.0, 320.0));
    let page = Rect::from_min_size(egui::Pos2::ZERO, vec2(701.0, 401.0));
    for (tab, needed) in NEEDED {
        let at = person.finds(tab).center();
        person.clicks_at(at);
        for name in needed {
            let place = person.finds(name);
            assert!(page.contains_rect(place), "{tab}: {name} {place:?}");
        }
    }
}

#[test]
fn the_board_of_tantrix_is_fitted_again_where_the_window_is_smaller_unless_one_zoomed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Tantrix");
    let place = "riga 1, colonna 1, vuoto";
    let before = person.finds(place);
    person.harness.set_size(vec2(720.0, 450.0));
    person.looks();
    let (board, after) = (person.finds("Tavola di gioco"), person.finds(place));
    assert!(board.contains_rect(after), "{board:?} {after:?}");
    assert!(after.height() < before.height() / 1.5, "{after:?}");
    person.presses("Ingrandisci");
    let zoomed = person.finds(place).size();
    assert!(zoomed.y > after.height());
    person.harness.set_size(vec2(1024.0, 640.0));
    person.looks();
    let kept = person.finds(place).size();
    assert!((kept - zoomed).length() < 1.0, "{kept} {zoomed}");
}

#[test]
fn nothing_in_the_bar_touches_where_games_are_small() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(700.0, 420.0));
    for language in engine::text::Language::complete() {
        let text = engine::text::Text::load(language).unwrap();
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        for game in [GameId::Mines, GameId::Clone2048, GameId::Tantrix] {
            person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(game)));
            let tab = person.finds(&text.msg_mode_tantrix());
            let high = person.buttons();
            let tools = high.iter().filter(|(_, place)| place.center().y < 40.0);
            let tools = tools.filter(|(_, place)| place.min.x > tab.min.x);
            let first = tools.map(|(_, place)| place.min.x).fold(f32::MAX, f32::min);
            assert!(
                first - tab.max.x >= 2.0,
                "{language:?} {game:?}: {first} {tab:?}"
            );
        }
    }
}

#[test]
fn a_fresh_window_takes_numbers_from_the_system_and_shows_them() {
    let numbers = [(); 2].map(|()| {
        let folder = Folder::new();
        let mut person = Person::sits_down(&folder.0);
        ["Campo minato", "Il terzo clone"].map(|tab| {
            person.presses(tab);
            let names = person.names().into_iter().chain(person.values());
            let mut told = names.filter_map(|words| {
                let (number, _) = words.strip_prefix("Tavola ")?.split_once(" · ")?;
                number.parse::<u64>().ok()
            });
            told.next().expect("the number of the board")
        })
    });
    // Of a million numbers; once in a million runs two are the same by chance.
    assert!(numbers[0][0] != numbers[1][0], "{numbers:?}");
    assert!(numbers[0][1] != numbers[1][1], "{numbers:?}");
}
