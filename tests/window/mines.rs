//! Minesweeper, played by the names of its cells and buttons.

mod ended;
mod files;
mod helped;
mod records;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::{ShellCommand, ZoomCommand};
use clickomania::window::kit::game_id::GameId;
use clickomania::window::mines::{MinesChoices, MinesCommand, MinesMode};
use egui::{Key, Modifiers, PointerButton, Rect, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::chance::Chance;
use games::mines::{BoardRule, FirstClick, MineBoard, Size, generate};

/// The board that everybody gets who opens the middle cell of a Beginner board of this number.
fn beginner(seed: u64) -> MineBoard {
    let (size, chance) = (Size::BEGINNER, &mut Chance::new(seed));
    generate(size, 40, FirstClick::Zero, BoardRule::Any, chance).unwrap()
}

/// The first cell of a beginner's board with a mine.
fn first_mine(board: &MineBoard) -> usize {
    (0..81).find(|&cell| board.is_mine(cell)).unwrap()
}

impl Person<'_> {
    /// Goes to the tab, and begins the game of this number.
    fn plays_mines(&mut self, seed: u64) {
        self.presses("Campo minato");
        // The next board is of this number; nobody typed it.
        let choices = MinesChoices {
            next_seed: seed,
            ..MinesChoices::default()
        };
        self.sends::<MinesMode>(MinesCommand::Begin(choices, None));
    }

    /// Begins a game of this number, with these choices.
    fn begins_mines(&mut self, seed: u64, choices: &[&str]) {
        let choose = self.named(": scegli la grandezza e le regole");
        self.presses(&choose);
        for choice in choices {
            self.presses(choice);
        }
        let field = self.field("Numero della tavola");
        self.clicks_at(field);
        self.types(&seed.to_string());
        self.presses("Comincia");
        assert!(self.sees(&format!("Tavola {seed} · a caso")) || !choices.is_empty());
    }

    /// All that is written or has a name.
    fn words(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        let words = nodes.filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        });
        words.collect()
    }

    /// Where one can type what is called so.
    fn field(&self, name: &str) -> egui::Pos2 {
        let field = self.harness.get_by_role_and_label(Role::TextInput, name);
        field.rect().center()
    }

    /// The name that has these words in it.
    fn named(&self, words: &str) -> String {
        let names = self.words();
        let name = names.iter().find(|name| name.contains(words));
        name.unwrap_or_else(|| panic!("{words}: {names:?}")).clone()
    }

    /// A cell's name and place.
    fn cell(&self, cell: usize, columns: usize) -> (String, Rect) {
        let start = format!("riga {}, colonna {}, ", cell / columns, cell % columns);
        let names = self.words();
        let name = names.iter().find(|name| name.starts_with(&start));
        let name = name.unwrap_or_else(|| panic!("{start}: {names:?}"));
        (name.clone(), self.finds(name))
    }

    /// What is seen of a cell of a Beginner board.
    fn reads(&self, cell: usize) -> String {
        self.cell(cell, 9)
            .0
            .split(", ")
            .skip(2)
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn opens_cell(&mut self, cell: usize) {
        let at = self.cell(cell, 9).1.center();
        self.clicks_at(at);
    }

    fn marks_cell(&mut self, cell: usize) {
        let pos = self.cell(cell, 9).1.center();
        self.harness.hover_at(pos);
        self.harness.run_steps(1);
        for pressed in [true, false] {
            self.harness.event(egui::Event::PointerButton {
                pos,
                button: PointerButton::Secondary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.run_steps(1);
        }
        self.looks();
    }

    /// Whether a name begins like this.
    fn sees_some(&self, start: &str) -> bool {
        self.words().iter().any(|name| name.starts_with(start))
    }
}

#[test]
fn a_seeded_game_is_played_won_counted_and_shown_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let board = beginner(17);
    assert_eq!(person.reads(40), "chiusa");
    person.opens_cell(40);
    assert_eq!(person.reads(40), "0 attorno");
    // A flag, which does not open; taken away it does.
    let mine = first_mine(&board);
    person.marks_cell(mine);
    assert_eq!(person.reads(mine), "bandiera");
    assert!(person.sees("Mine da segnare: 9"));
    person.opens_cell(mine);
    assert_eq!(person.reads(mine), "bandiera");
    assert!(person.status().contains("bandiera"), "{}", person.status());
    for cell in 0..81 {
        let Some(clue) = board.clue(cell) else {
            continue;
        };
        if person.reads(cell) == "chiusa" {
            person.opens_cell(cell);
        }
        assert_eq!(person.reads(cell), format!("{clue} attorno"));
    }
    let won = person.named("Vinto! Tempo: ");
    // After a victory every mine has its flag.
    assert_eq!(
        person.reads((0..81).rfind(|&cell| board.is_mine(cell)).unwrap()),
        "bandiera"
    );
    let three_bv = board.three_bv();
    assert!(person.sees("3BV/s") && person.sees(&format!("{three_bv} / {three_bv}")));
    // The clock stands.
    person.looks();
    assert_eq!(person.named("Vinto! Tempo: "), won);

    person.presses("Statistiche");
    assert!(person.sees("1 (100\u{a0}%)"), "{:?}", person.words());
    person.presses("Chiudi");

    // It is shown again from the beginning, and step by step.
    person.presses("Rivedi la partita");
    person.presses("Pausa (P)");
    while !person.sees("Prima della prima azione.") {
        person.key(Modifiers::NONE, Key::ArrowLeft);
    }
    assert_eq!(person.reads(40), "chiusa");
    person.presses("Un'azione avanti (freccia destra)");
    assert_eq!(person.reads(40), "0 attorno");
    assert!(person.sees_some("Apre (4, 4)."));
    person.presses("Un'azione avanti (freccia destra)");
    assert_eq!(person.reads(mine), "bandiera");
    person.presses("Torna alla partita");
    assert_eq!(person.named("Vinto! Tempo: "), won);
}

#[test]
fn a_loss_counts_though_it_is_undone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(5);
    let board = beginner(5);
    person.opens_cell(40);
    let mines: Vec<usize> = (0..81).filter(|&cell| board.is_mine(cell)).collect();
    person.opens_cell(mines[0]);
    assert_eq!(person.reads(mines[0]), "mina scoppiata");
    assert_eq!(person.reads(mines[1]), "chiusa", "the others are not told");
    assert!(person.sees_some("C'era una mina in "));
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.reads(mines[0]), "chiusa");
    for cell in (0..81).filter(|&cell| !board.is_mine(cell)) {
        if person.reads(cell) == "chiusa" {
            person.opens_cell(cell);
        }
    }
    assert!(person.sees_some("Vinto! Tempo: "));
    assert!(person.sees("Con una mina scoppiata e annullata"));
    person.presses("Statistiche");
    assert!(person.sees("0 (0\u{a0}%)"), "{:?}", person.words());
    person.presses("Chiudi");
    // The same board again is known.
    person.presses("Stessa tavola, da capo (R)");
    person.opens_cell(mines[1]);
    person.presses("Mostra le mine");
    assert!(mines[2..].iter().all(|&mine| person.reads(mine) == "mina"));
    person.presses("Statistiche");
    assert!(
        person.sees("0 (0\u{a0}%)"),
        "it does not count: {:?}",
        person.words()
    );
}

#[test]
fn everything_is_done_by_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    let board = beginner(17);
    let key = |person: &mut Person<'_>, key| person.key(Modifiers::NONE, key);
    // The first arrow shows where the keys are: in the middle.
    key(&mut person, Key::ArrowDown);
    key(&mut person, Key::Enter);
    assert_eq!(person.reads(40), "0 attorno");
    key(&mut person, Key::PageUp);
    key(&mut person, Key::Home);
    for cell in 0..81 {
        if person.reads(cell) == "chiusa" {
            key(
                &mut person,
                if board.is_mine(cell) {
                    Key::F
                } else {
                    Key::Space
                },
            );
            let is = if board.is_mine(cell) {
                "bandiera"
            } else {
                "attorno"
            };
            assert!(
                person.reads(cell).contains(is) || person.sees_some("Vinto"),
                "{cell}"
            );
        }
        if cell % 9 == 8 {
            key(&mut person, Key::ArrowDown);
            key(&mut person, Key::Home);
        } else {
            key(&mut person, Key::ArrowRight);
        }
    }
    assert!(person.sees_some("Vinto! Tempo: "));
    // Once there is nothing more to open, Space shows the game again, as in the other games.
    key(&mut person, Key::Space);
    assert!(person.sees("La partita, rivista"));
    key(&mut person, Key::Escape);
    assert!(person.sees_some("Vinto! Tempo: "));
    key(&mut person, Key::N);
    assert!(!person.sees_some("Vinto! Tempo: "));
    assert_eq!(person.reads(40), "chiusa");
}

#[test]
fn a_paused_game_is_hidden_and_goes_on_after_a_restart() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.plays_mines(17);
    person.opens_cell(40);
    person.looks();
    person.key(Modifiers::NONE, Key::P);
    assert!(!person.sees_some("riga 4, colonna 4, "));
    let time = person.named("Tempo: ");
    person.looks();
    assert_eq!(person.named("Tempo: "), time, "the clock stands");
    person.key(Modifiers::NONE, Key::P);
    assert_eq!(person.reads(40), "0 attorno");
    // Who looks at something else is waited for.
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Clickomania,
    )));
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)));
    assert!(!person.sees_some("riga 4, colonna 4, "));
    let time = person.named("Tempo: ");
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    person.presses("Campo minato");
    assert_eq!(person.named("Tempo: "), time);
    assert!(person.sees("Tavola 17 · a caso"));
    person.presses("Continua (P)");
    assert_eq!(person.reads(40), "0 attorno");
    assert_ne!(person.named("Tempo: "), time);
}

#[test]
fn every_size_finds_room_in_the_smallest_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    person.plays_mines(1);
    for (columns, rows, mines) in [("100", "60", "900"), ("2", "2", "1"), ("2", "100", "20")] {
        let choose = person.named(": scegli la grandezza e le regole");
        person.presses(&choose);
        person.presses("Su misura");
        for (name, number) in [("Colonne", columns), ("Righe", rows), ("Mine", mines)] {
            let field = person.field(name);
            person.clicks_at(field);
            person.key(Modifiers::COMMAND, Key::A);
            person.types(number);
        }
        person.presses("può essere una mina");
        person.presses("Comincia");
        let board = format!("Campo minato, {columns} per {rows}");
        let seen = person.finds(&board);
        assert!(seen.max.x <= 900.0 && seen.max.y <= 560.0, "{seen:?}");
        person.sends::<MinesMode>(MinesCommand::Zoom(ZoomCommand::In));
        person.sends::<MinesMode>(MinesCommand::Zoom(ZoomCommand::Out));
        person.sends::<MinesMode>(MinesCommand::Zoom(ZoomCommand::Fit));
    }
}
