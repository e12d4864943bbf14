//! What was pressed is what counts in every game, also when the frame comes late and the hand is elsewhere by then.

use crate::support::{Folder, Person, button};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use egui::{Event, Key, Modifiers, Pos2, Rect};
use egui_kittest::kittest::Queryable as _;
use engine::wall::{Cell, GroupKind, after_click, playable};

impl Person<'_> {
    /// Clicks here and goes on there, all before the next frame.
    fn clicks_and_is_gone(&mut self, here: Pos2, there: Pos2) {
        self.at_once([
            Event::PointerMoved(here),
            button(here, true),
            button(here, false),
            Event::PointerMoved(there),
        ]);
    }

    /// Drags from here to there, all before the next frame.
    fn flicks(&mut self, here: Pos2, there: Pos2) {
        self.at_once([
            Event::PointerMoved(here),
            button(here, true),
            Event::PointerMoved(there),
            button(there, false),
        ]);
    }

    fn at_once(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.looks();
    }

    /// The last thing whose name begins so: what lies over the stage comes after it.
    fn last_called(&self, start: &str) -> Rect {
        let names = self.names();
        let name = names.iter().rfind(|name| name.starts_with(start));
        let name = name.unwrap_or_else(|| panic!("{start}: {names:?}"));
        let found = self.harness.query_all_by_label(name).last();
        found.unwrap().rect()
    }

    fn cell_called(&self, cell: Cell) -> Pos2 {
        let start = format!("riga {}, colonna {}, ", cell.row(), cell.column());
        self.last_called(&start).center()
    }
}

#[test]
fn the_brick_that_was_pressed_is_the_one_that_is_played() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Gioca");
    let before = person.wall();
    let mut cells = playable(&before, GroupKind::Area).iter();
    let (first, last) = (cells.next().unwrap(), cells.last().unwrap());
    let (here, there) = (person.cell_called(first), person.cell_called(last));
    person.clicks_and_is_gone(here, there);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, first));
}

#[test]
fn the_painter_paints_the_cells_that_were_pressed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let names = person.names();
    let walls = names
        .iter()
        .find(|name| name.ends_with("scegli un'altra parete"));
    person.presses(walls.unwrap());
    person.presses("Dipingi…");
    let (first, last) = (Cell::new(2, 2).unwrap(), Cell::new(7, 6).unwrap());
    let named = |person: &Person<'_>, cell: Cell| {
        let start = format!("riga {}, colonna {}, ", cell.row(), cell.column());
        let names = person.names();
        names.into_iter().rfind(|name| name.starts_with(&start))
    };
    let red = named(&person, first).is_some_and(|name| name.ends_with("rosso"));
    let colour = if red { Key::Num2 } else { Key::Num1 };
    let before = [first, last].map(|cell| named(&person, cell));
    person.key(Modifiers::NONE, colour);
    let (here, there) = (person.cell_called(first), person.cell_called(last));
    person.clicks_and_is_gone(here, there);
    let after = [first, last].map(|cell| named(&person, cell));
    assert_ne!(after[0], before[0], "the cell that was pressed is painted");
    assert_eq!(after[1], before[1], "the one under the pointer is not");
}

#[test]
fn the_cell_of_minesweeper_that_was_pressed_is_opened() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)));
    let closed = |person: &Person<'_>, start: &str| {
        let names = person.names();
        let name = names.iter().find(|name| name.starts_with(start));
        name.unwrap().ends_with("chiusa")
    };
    let (first, last) = ("riga 4, colonna 4, ", "riga 0, colonna 8, ");
    assert!(closed(&person, first));
    let (here, there) = (person.last_called(first), person.last_called(last));
    person.clicks_and_is_gone(here.center(), there.center());
    assert!(!closed(&person, first), "{:?}", person.names());
}

#[test]
fn the_tile_of_tantrix_that_was_pressed_is_laid() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Tantrix,
    )));
    let (tile, place) = ("Pedina 3 nel vassoio", "riga 0, colonna 0, ");
    let (here, there) = (person.last_called(tile), person.last_called(place));
    person.flicks(here.center(), there.center());
    person.looks();
    let names = person.names();
    let name = names.iter().find(|name| name.starts_with(place)).unwrap();
    assert!(name.starts_with("riga 0, colonna 0, pedina 3"), "{name}");
}
