//! Walls: made so that they can be cleared, shared, painted, opened and saved.

mod painter;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, PlaybackCommand, WallCommand, WallSource,
};
use clickomania::window::clickomania::stage::game_wall::NumberedWall;
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Key, Modifiers, OutputCommand, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::write;
use engine::wall::{Cell, Clearable, GroupKind, Wall};
use std::fs;

const TITLE: &str = "Dipingi la parete";

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

fn snake() -> Wall {
    Wall::parse(engine::wall::GALLERY[1].1).unwrap()
}

impl Person<'_> {
    /// Opens the menu of walls.
    fn opens_walls(&mut self) {
        let names = self.names();
        let button = names
            .iter()
            .find(|name| name.ends_with("scegli un'altra parete"));
        self.presses(button.expect("the wall has a name"));
    }

    /// Opens the painter on the wall of the game.
    fn opens_painter(&mut self) {
        self.opens_walls();
        self.presses("Dipingi…");
        assert!(self.sees(TITLE));
    }

    /// Where a cell of the painter is: that of the stage, with the same name, comes before it.
    fn painted_cell(&self, cell: Cell) -> Rect {
        let start = format!("riga {}, colonna {}, ", cell.row(), cell.column());
        let named = |node: &egui_kittest::Node<'_>| {
            let name = node.accesskit_node().label();
            name.is_some_and(|name| name.starts_with(&start))
        };
        let root = self.harness.root();
        let cells = root.children_recursive().filter(named);
        cells.last().expect("every cell has a name").rect()
    }

    /// Paints from cell to cell.
    fn paints(&mut self, from: Cell, to: Cell) {
        let (from, to) = (
            self.painted_cell(from).center(),
            self.painted_cell(to).center(),
        );
        self.drags(from, to);
    }

    /// Pastes a text.
    fn brings_in(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.looks();
    }

    /// Presses the entry of the menu with this name; what the system is then given.
    fn copies_with(&mut self, name: &str) -> String {
        self.opens_walls();
        self.harness.get_by_label(name).click_accesskit();
        for _ in 0..6 {
            self.harness.step();
            for command in &self.harness.output().platform_output.commands {
                if let OutputCommand::CopyText(text) = command {
                    return text.clone();
                }
            }
        }
        panic!("nothing was copied")
    }

    /// Takes the painted wall.
    fn takes_painted(&mut self) -> Wall {
        self.presses("Gioca con questa");
        assert!(!self.sees(TITLE));
        self.wall()
    }
}

#[test]
fn a_clearable_wall_is_chosen_by_its_colours_and_cleared_in_the_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.sets_speed(1.0);
    person.opens_walls();
    person.presses("Si svuota di sicuro");
    person.presses("5 colori");
    let made = Clearable::new(1, 5).unwrap();
    assert_eq!(person.wall(), *made.wall());
    assert!(person.sees("Svuotabile 1: scegli un'altra parete"));
    person.presses("Gioca");
    for click in made.clicks(GroupKind::Area) {
        person.clicks_brick(click);
        person.waits_for_the_move();
    }
    assert_eq!(person.wall(), Wall::default());
    assert!(
        person.status().contains("Parete vuota"),
        "{}",
        person.status()
    );
    // Reset deals one of the same kind, also after a restart.
    person.presses("Reset");
    assert_eq!(person.wall(), *Clearable::new(2, 5).unwrap().wall());
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.wall(), *Clearable::new(3, 5).unwrap().wall());
}

#[test]
fn a_number_is_typed_and_what_is_none_is_refused() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_walls();
    let before = person.wall();
    person.presses("Numero della parete");
    person.types("dodici");
    person.presses("Prendi");
    assert_eq!(person.wall(), before);
    assert!(person.sees("Scrivi un numero intero, per esempio 17."));
    person.presses("Numero della parete");
    person.key(Modifiers::COMMAND, Key::A);
    person.types("123");
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.wall(), Wall::deal(123, 4).unwrap());
    assert!(!person.sees("Pareti pronte"), "the menu is closed");
}

#[test]
fn a_wall_goes_to_somebody_else_as_a_line_and_as_text() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for source in [
        WallSource::Numbered(NumberedWall {
            seed: 31,
            colours: 3,
            clearable: false,
        }),
        WallSource::Numbered(NumberedWall {
            seed: 7,
            colours: 4,
            clearable: true,
        }),
    ] {
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
            source,
        )));
        let wall = person.wall();
        let line = person.copies_with("Copia il numero");
        assert!(person.status().contains(&line), "{}", person.status());
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
            WallSource::Gallery(0),
        )));
        person.brings_in(&format!("Guarda qui!\n> {line}\nCiao"));
        assert_eq!(person.wall(), wall, "{line}");
    }
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(1),
    )));
    let text = person.copies_with("Copia come testo");
    assert_eq!(Wall::parse(&text), Ok(snake()));
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(0),
    )));
    person.brings_in(&text);
    assert_eq!(person.wall(), snake());
}

#[test]
fn a_pasted_wall_that_is_wrong_is_refused_with_line_and_column() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (before, program) = (person.wall(), person.program());
    let wrong = snake().to_string().replacen('\n', "X\n", 1);
    person.brings_in(&wrong);
    let status = person.status();
    assert!(status.contains("Riga 1, carattere 10."), "{status}");
    // What may be anything is a wall if one was asked for.
    person.opens_walls();
    person.presses("Incolla");
    person.brings_in("Ciao");
    let status = person.status();
    assert!(status.contains("non è una parete"), "{status}");
    assert_eq!(person.wall(), before);
    assert_eq!(write(&person.program()), write(&program));
}

#[test]
fn walls_are_saved_opened_and_dropped_on_the_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(1),
    )));
    person.opens_painter();
    let file = folder.file("mia.wall");
    person.commands(ClickomaniaCommand::Wall(WallCommand::SaveFile(
        file.clone(),
    )));
    assert_eq!(fs::read_to_string(&file).unwrap(), snake().to_string());
    // While one paints, a wall comes into the painter, as a step.
    let other = folder.file("altra.txt");
    fs::write(&other, Wall::deal(9, 5).unwrap().to_string()).unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(other)));
    assert!(person.sees("Annulla: porta un'altra parete (Ctrl+Z)"));
    assert_eq!(person.takes_painted(), Wall::deal(9, 5).unwrap());
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(
        file.clone(),
    )));
    assert_eq!(person.wall(), snake());

    fs::write(&file, "RGB\n").unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    let status = person.status();
    assert!(
        status.contains("mia.wall") && status.contains('4'),
        "{status}"
    );
    assert_eq!(person.wall(), snake());
}

#[test]
fn the_wall_is_large_and_words_are_whole_in_a_low_window() {
    let folder = Folder::new();
    for (size, least) in [(vec2(1440.0, 900.0), 270.0), (vec2(1024.0, 640.0), 185.0)] {
        let person = Person::sits_down_at(&folder.0, size);
        let wide = person.brick(cell(0, 8)).right() - person.brick(cell(0, 0)).left();
        assert!(wide >= least, "{size}: {wide}");
        assert!(person.finds("Premi Gioca per cominciare").width() > 140.0);
    }
}
