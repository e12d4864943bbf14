//! What counts, what does not, and what is measured.

use crate::mines::{beginner, first_mine};
use crate::support::{Folder, Person};
use clickomania::window::kit::command::FileCommand;
use clickomania::window::mines::{MinesCommand, MinesMode};
use egui::{Event, Key, Modifiers, OutputCommand};

impl Person<'_> {
    /// Presses a key without Ctrl.
    fn taps(&mut self, key: Key) {
        self.key(Modifiers::NONE, key);
    }

    /// Copies the game that is over; what the system is then given.
    fn copies_the_game(&mut self) -> Option<String> {
        let context = self.harness.ctx.clone();
        let window = self.harness.state_mut();
        window.perform::<MinesMode>(&context, MinesCommand::CopyReplay);
        let mut copied = None;
        for _ in 0..4 {
            self.harness.step();
            for command in &self.harness.output().platform_output.commands {
                if let OutputCommand::CopyText(text) = command {
                    copied = Some(text.clone());
                }
            }
        }
        copied
    }

    /// All words, those once that a screen reader finds twice in a row.
    fn reads_all(&self) -> Vec<String> {
        let mut words = self.words();
        words.dedup();
        words
    }

    /// What stands behind a name in the panel, wherever that is.
    fn counts_of(&self, name: &str) -> Vec<String> {
        let words = self.reads_all();
        let pairs = words.windows(2).filter(|pair| pair[0] == name);
        pairs.map(|pair| pair[1].clone()).collect()
    }

    /// Whether it is said that this helped.
    fn tells_help(&self, help: &str) -> bool {
        let words = self.words();
        let told = words
            .iter()
            .filter_map(|name| name.strip_prefix("Non conta per i record: "));
        told.flat_map(|helps| helps.split(", "))
            .any(|one| one == help)
    }
}

#[test]
fn whatever_helps_is_said_while_one_plays_and_at_the_end() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (key, help) in [
        (Key::H, "suggerimento"),
        (Key::V, "probabilità"),
        (Key::K, "sbirciata"),
        (Key::S, "mossa del programma"),
    ] {
        person.plays_mines(17);
        person.opens_cell(40);
        assert!(!person.sees_some("Non conta per i record"), "{help}");
        person.taps(key);
        person.waits_until(help, |person| person.tells_help(help));
    }
    person.plays_mines(17);
    person.opens_cell(40);
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.tells_help("mossa annullata"));
    // A board whose number was typed, or that is the present one once more.
    person.begins_mines(17, &[]);
    assert!(person.tells_help("tavola già vista"));
    person.plays_mines(17);
    person.opens_cell(40);
    person.taps(Key::R);
    assert!(person.tells_help("tavola già vista"));
    // It is said of a game that is over, too; its mines are shown, and then it is taken back.
    let mine = first_mine(&beginner(17));
    person.opens_cell(mine);
    assert!(person.sees_some("C'era una mina in ") && person.tells_help("tavola già vista"));
    person.presses("Mostra le mine");
    assert!(person.tells_help("mine mostrate"));
    person.presses("Statistiche");
    assert!(person.sees("persa, con aiuto"), "{:?}", person.words());
}

#[test]
fn a_look_under_cells_before_the_first_opening_shows_what_is_there_and_helps() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.taps(Key::K);
    person.waits_until("the mines", |person| person.tells_help("sbirciata"));
    assert!(person.status().contains("(4, 4)"), "{}", person.status());
    // Nothing is open yet, and the clock stands.
    assert_eq!(person.reads(40), "chiusa");
    assert!(person.sees("Tempo: 0,00"));
    let board = beginner(17);
    let clue = (0..81).find(|&cell| board.clue(cell) == Some(2)).unwrap();
    let at = person.cell(clue, 9).1.center();
    // The rows and columns have their numbers, too.
    let twos = |person: &Person<'_>| {
        let texts = person.shown_texts();
        texts.iter().filter(|text| *text == "2").count()
    };
    let before = twos(&person);
    person.harness.hover_at(at);
    person.looks();
    assert_eq!(twos(&person), before + 1, "{:?}", person.shown_texts());
    person.taps(Key::K);
    person.looks();
    assert_eq!(twos(&person), before);
    assert!(person.tells_help("sbirciata"), "it was seen");
}

#[test]
fn a_game_that_is_left_is_kept_as_such_with_its_date() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    // One that was not begun is not given up.
    person.sends::<MinesMode>(MinesCommand::Next);
    person.presses("Statistiche");
    assert!(person.sees("Nessuna partita finita, per ora."));
    person.presses("Chiudi");
    person.plays_mines(17);
    person.opens_cell(40);
    person.sends::<MinesMode>(MinesCommand::Next);
    person.presses("Statistiche");
    let words = person.reads_all();
    assert!(words.iter().any(|word| word == "interrotta"), "{words:?}");
    let date = |word: &String| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        digits == 12 && word.starts_with("20") && word.contains('-') && word.contains(':')
    };
    assert_eq!(
        words.iter().filter(|word| date(word)).count(),
        1,
        "{words:?}"
    );
    // Of the games that count one is given up, and none was won.
    assert!(person.sees("0 (0\u{a0}%)"), "{words:?}");
}

#[test]
fn a_game_is_measured_while_it_is_played_and_its_points_stand_beside_the_best_times() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let board = beginner(17);
    person.opens_cell(40);
    let mine = first_mine(&board);
    person.marks_cell(mine);
    for (name, figure) in [
        ("3BV", "1"),
        ("Clic", "2"),
        ("per aprire", "1"),
        ("per segnare", "1"),
        ("sui numeri", "0"),
        ("a vuoto", "0"),
        ("Efficienza", "50\u{a0}%"),
    ] {
        assert_eq!(person.counts_of(name), [figure], "{:?}", person.words());
    }
    for cell in (0..81).filter(|&cell| board.clue(cell).is_some()) {
        if person.reads(cell) == "chiusa" {
            person.opens_cell(cell);
        }
    }
    let won = person.named("Vinto! Tempo: ");
    let time = won.strip_prefix("Vinto! Tempo: ").unwrap();
    // To the hundredth.
    assert!(
        time.split_once(',')
            .is_some_and(|(_, part)| part.len() == 2)
    );
    let seconds: f64 = time.replace(',', ".").parse().unwrap();
    let (bv, parts) = (board.three_bv(), board.parts());
    let points = (1000.0 * bv as f64 / (10.0 * seconds + 10.0)).round();
    assert_eq!(person.counts_of("3BV"), [format!("{bv} / {bv}")]);
    for (name, figure) in [("Aperture", parts.openings.len()), ("Isole", parts.islands)] {
        assert_eq!(person.counts_of(name), [figure.to_string()]);
    }
    // Of the game, and once more beside the best time.
    let points = points.to_string();
    assert_eq!(person.counts_of("Punti"), [points.clone(), points]);
    assert_eq!(person.counts_of("Tempi migliori"), [time]);
}

#[test]
fn a_finished_game_is_shared_as_a_line_of_text() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let board = beginner(17);
    person.opens_cell(40);
    let mine = first_mine(&board);
    person.opens_cell(mine);
    let line = person.copies_the_game().expect("it is on the clipboard");
    assert!(person.status().contains("copiata"), "{}", person.status());
    assert!(line.starts_with("replay 9x9/10 ") && !line.contains('\n'));
    // Somebody else pastes it.
    let folder = Folder::new();
    let mut other = Person::sits_down(&folder.0);
    other.plays_mines(3);
    other.harness.event(Event::Paste(line));
    other.looks();
    assert!(
        other.sees("Prima della prima azione."),
        "{:?}",
        other.words()
    );
    other.presses("Un'azione avanti (freccia destra)");
    assert_eq!(other.reads(40), "0 attorno");
    other.presses("Un'azione avanti (freccia destra)");
    assert_eq!(other.reads(mine), "mina scoppiata");
}

#[test]
fn the_best_cell_is_told_with_the_chance_to_win() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let path = folder.file("guess.mines");
    std::fs::write(&path, "2 2 2\n##\n##\n").unwrap();
    person.sends::<MinesMode>(MinesCommand::File(FileCommand::OpenFile(path)));
    person.taps(Key::H);
    person.waits_until("a guess", |person| {
        person.sees_some("Non si può dedurre niente")
    });
    let said = person.named("Non si può dedurre niente");
    assert!(said.contains("mina al 50\u{a0}%"), "{said}");
    assert!(
        said.contains("la probabilità di vincere è 17\u{a0}%"),
        "{said}"
    );
}

#[test]
fn a_first_win_and_a_record_are_told_beside_the_board() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (seed, told) in [
        (17, "La prima vinta di questo tipo"),
        (18, "Tempi migliori"),
    ] {
        person.plays_mines(seed);
        let board = beginner(seed);
        person.opens_cell(40);
        for cell in (0..81).filter(|&cell| !board.is_mine(cell)) {
            if person.reads(cell) == "chiusa" {
                person.opens_cell(cell);
            }
        }
        assert!(person.sees_some("Vinto! Tempo: "));
        assert!(person.sees("Mine da segnare: 0"));
        assert!(person.sees(told), "{:?}", person.words());
    }
    assert!(person.sees("2 (100\u{a0}%)"), "{:?}", person.words());
    // Another game: nothing is celebrated any more.
    person.sends::<MinesMode>(MinesCommand::Next);
    assert!(!person.sees_some("Vinto!") && !person.sees("La prima vinta di questo tipo"));
}
