//! Everything by the keyboard alone: building, moving, running, saving.

mod blocks;
mod readers;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::ShellCommand;
use clickomania::window::kit::game_id::GameId;
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use engine::language::Program;
use engine::language::file::{read, write};
use engine::wall::{Cell, GroupKind, after_click, playable};
use std::path::Path;

fn program(blocks: &str) -> Program {
    read(&format!(
        "Program(format: 1, name: \"Programma 1\", {blocks})"
    ))
    .unwrap()
}

impl Person<'_> {
    /// Presses a key alone.
    fn hits(&mut self, key: Key) {
        self.key(Modifiers::NONE, key);
    }

    /// Presses keys one after the other.
    fn hits_all(&mut self, keys: &[Key]) {
        for key in keys {
            self.hits(*key);
        }
    }

    /// Searches, and takes the first block that the words find.
    fn takes_block(&mut self, words: &str) {
        self.key(Modifiers::COMMAND, Key::F);
        self.types(words);
        self.hits_all(&[Key::ArrowDown, Key::Enter]);
    }
}

impl Person<'_> {
    /// What has the keyboard, by its name.
    fn focused(&self) -> Option<String> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        node.accesskit_node().label()
    }

    /// Goes on with Tab to something whose name begins so, and presses Enter.
    fn goes_to(&mut self, name: &str) {
        self.tabs_to(name);
        self.hits(Key::Enter);
    }

    /// Goes to a cell of the wall: with Tab to the wall, with arrows in it.
    fn walks_to(&mut self, cell: Cell) {
        self.tabs_to("riga ");
        self.hits_all(&[Key::PageUp, Key::Home]);
        self.hits_all(&vec![Key::ArrowDown; cell.row()]);
        self.hits_all(&vec![Key::ArrowRight; cell.column()]);
        let name = format!("riga {}, colonna {}, ", cell.row(), cell.column());
        let focused = self.focused();
        assert!(
            focused.as_ref().is_some_and(|at| at.starts_with(&name)),
            "{focused:?}"
        );
    }

    /// Presses Tab until something has the keyboard whose name begins so.
    fn tabs_to(&mut self, name: &str) {
        for _ in 0..200 {
            if self
                .focused()
                .is_some_and(|focused| focused.starts_with(name))
            {
                return;
            }
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(1);
        }
        panic!("Tab does not come to {name:?}: {:?}", self.names());
    }

    /// The first thing whose name is as wanted.
    fn node(&self, wanted: impl Fn(&str) -> bool) -> egui_kittest::Node<'_> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let named = |node: &egui_kittest::Node<'_>| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| wanted(&label))
        };
        let node = nodes.find(named);
        node.unwrap_or_else(|| panic!("it is not there: {:?}", self.names()))
    }

    /// Asks for what a thing does, as screen readers do.
    fn asks_for(&mut self, wanted: impl Fn(&str) -> bool) {
        self.node(wanted).click_accesskit();
        self.looks();
    }

    /// Asks for what the thing of this name does; its keys may stand behind it.
    fn asks(&mut self, name: &str) {
        let keys = |rest: &str| rest.is_empty() || rest.starts_with(' ');
        self.asks_for(|other| other.strip_prefix(name).is_some_and(keys));
    }

    /// All at which Tab stops, once around.
    fn stops(&mut self) -> Vec<String> {
        let mut stops: Vec<String> = Vec::new();
        for _ in 0..200 {
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(1);
            let Some(here) = self.focused() else { continue };
            if stops.first() == Some(&here) {
                break;
            }
            stops.push(here);
        }
        stops
    }

    /// Whether the wall that is shown has infected bricks.
    fn sees_infection(&self) -> bool {
        let names = self.names();
        let mut cells = names.iter().filter(|name| name.starts_with("riga "));
        cells.any(|name| name.ends_with(", infetto"))
    }

    /// The step that is looked at, and how many there are.
    fn step_of(&mut self) -> Option<(u64, u64)> {
        self.harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .playback()
            .place()
    }

    /// Types where a file is, once our dialog asks: here is no system's one.
    fn answers_with(&mut self, path: &Path) {
        self.waits_until("the dialog", |person| person.sees("Percorso del file"));
        self.key(Modifiers::COMMAND, Key::A);
        self.types(path.to_str().unwrap());
        self.hits(Key::Enter);
    }
}

#[test]
fn the_whole_job_is_done_by_keys_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    // A program is built,
    person.key(Modifiers::COMMAND, Key::N);
    person.hits(Key::ArrowDown);
    person.takes_block("infetta contagio");
    person.hits(Key::ArrowRight);
    for words in ["cliccata", "rimuovi tutti infetti", "fai cadere tutti"] {
        person.takes_block(words);
    }
    let built = program("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
    assert_eq!(write(&person.program()), write(&built));
    // run,
    person.goes_to("Gioca");
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    person.walks_to(click);
    person.hits(Key::Enter);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    assert!(
        person.status().starts_with("La mossa è giusta"),
        "{}",
        person.status()
    );
    // gone through again, backwards and forwards,
    person.waits_until("the record", |person| person.step_of().is_some());
    for back in 1..=2 {
        person.key(Modifiers::SHIFT, Key::F10);
        person.waits_until("a step back", |person| {
            person.step_of().is_some_and(|(step, of)| step + back == of)
        });
    }
    // Before the infected bricks were removed.
    assert!(person.sees_infection());
    person.hits(Key::F9);
    person.waits_until("the end", |person| {
        person.step_of().is_none_or(|(step, of)| step == of)
    });
    assert!(!person.sees_infection());
    // saved to a slot and to a file,
    person.goes_to("Salva il programma nello slot 2");
    assert_eq!(person.status(), "Salvato nello slot 2.");
    let file = folder.file("mio.ron");
    person.key(Modifiers::COMMAND, Key::S);
    person.answers_with(&file);
    assert!(file.is_file(), "{}", person.status());
    // and loaded from both.
    person.key(Modifiers::COMMAND, Key::N);
    assert_ne!(write(&person.program()), write(&built));
    person.goes_to("Carica lo slot 2");
    assert_eq!(write(&person.program()), write(&built));
    person.key(Modifiers::COMMAND, Key::N);
    person.key(Modifiers::COMMAND, Key::O);
    person.answers_with(&file);
    assert_eq!(write(&person.program()), write(&built));
    assert_eq!(person.cost(), 35);
}

#[test]
fn the_whole_job_is_done_by_names_alone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    // What a screen reader asks for: no pointer moves, no key is pressed.
    person.asks("File");
    person.asks("Nuovo programma");
    person.asks("A ogni click");
    for (sought, block) in [
        ("infetta contagio", "Infetta tutti i mattoni nell'area"),
        ("cliccata", "casella cliccata"),
        ("rimuovi tutti", "Rimuovi tutti i mattoni infetti"),
        ("fai cadere tutti", "Fai cadere tutti i blocchi"),
    ] {
        let field = person.node(|name| name == "Cerca un blocco…");
        field.set_text_value_accesskit(sought);
        person.looks();
        person.asks_for(|name| name.starts_with(block) && name.contains(", costo "));
        if block.starts_with("Infetta") {
            person.asks("incastro vuoto: una casella");
        }
    }
    let built = program("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
    assert_eq!(write(&person.program()), write(&built));
    // It is run, and gone through again.
    person.asks("Gioca");
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    let cell = format!("riga {}, colonna {}, ", click.row(), click.column());
    person.asks_for(|name| name.starts_with(&cell));
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    person.waits_until("the record", |person| person.step_of().is_some());
    for back in 1..=2 {
        person.asks("Un passo indietro");
        person.waits_until("a step back", |person| {
            person.step_of().is_some_and(|(step, of)| step + back == of)
        });
    }
    assert!(person.sees_infection());
    // It is kept, and comes back.
    person.asks("Salva il programma nello slot 3");
    person.asks("File");
    person.asks("Nuovo programma");
    assert_ne!(write(&person.program()), write(&built));
    person.asks_for(|name| name.starts_with("Carica lo slot 3"));
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn the_slash_lists_the_keys_wherever_one_is_not_typing() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let listed = |person: &Person| person.harness.ctx.text_edit_focused();
    person.tabs_to("Gioca");
    assert!(!listed(&person));
    person.hits(Key::Slash);
    assert!(listed(&person), "the list asks what is sought");
}

#[test]
fn a_tile_comes_to_the_board_of_tantrix_by_keys() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Tantrix,
    )));
    let stops = person.stops();
    for start in ["riga ", "Pedina "] {
        let found = stops.iter().filter(|name| name.starts_with(start));
        assert_eq!(found.count(), 1, "Tab stops once at {start:?}: {stops:?}");
    }
    person.tabs_to("Pedina ");
    person.hits_all(&[Key::End, Key::Home, Key::ArrowRight, Key::Enter]);
    person.tabs_to("riga ");
    person.hits(Key::PageUp);
    let row = |person: &Person| {
        let place = person.focused().unwrap();
        place.split(',').next().unwrap().to_owned()
    };
    let top = row(&person);
    person.hits(Key::ArrowDown);
    assert_ne!(row(&person), top);
    person.hits(Key::ArrowUp);
    assert_eq!(row(&person), top, "down and up leads back to the row");
    person.hits(Key::ArrowDown);
    let place = person.focused().unwrap();
    person.hits(Key::Enter);
    let (place, _) = place.rsplit_once(", ").unwrap();
    assert!(
        person.sees(&format!("{place}, pedina 2")),
        "{:?}",
        person.names()
    );
}

#[test]
fn tab_goes_from_the_search_over_the_categories_to_the_blocks_and_to_the_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let stops = person.stops();
    let place = |start: &str| {
        let found = stops.iter().position(|name| name.starts_with(start));
        found.unwrap_or_else(|| panic!("{start}: {stops:?}"))
    };
    let way = [
        "Cerca un blocco",
        "Aggiornamento parete",
        "Rimuovi i mattoni nell'area di contagio",
        "Programma",
    ];
    let places = way.map(place);
    assert_eq!(places[1], places[0] + 1, "{stops:?}");
    assert_eq!(places[2], places[1] + 1, "{stops:?}");
    assert!(places[3] > places[2], "{stops:?}");
    // One stop for all blocks, one for all categories: arrows go on.
    let of_palette = stops.iter().filter(|name| name.contains(", costo "));
    assert_eq!(of_palette.count(), 1, "{stops:?}");
    person.node(|name| name == "A ogni click").focus();
    person.looks();
    person.hits(Key::T);
    assert_eq!(person.focused().as_deref(), Some("Aggiornamento parete"));
    person.hits_all(&[Key::ArrowDown, Key::ArrowDown, Key::ArrowDown]);
    assert_eq!(person.focused().as_deref(), Some("Infezione"));
    let before = write(&person.program());
    person.hits(Key::Enter);
    let first = person.focused().unwrap_or_default();
    assert!(
        first.starts_with("Rimuovi tutti i mattoni infetti"),
        "{first}"
    );
    // The Enter that leads to a block does not place it.
    assert_eq!(write(&person.program()), before);
    person.hits(Key::ArrowDown);
    let second = person.focused().unwrap_or_default();
    assert!(second.contains(", costo ") && second != first, "{second}");
    // To the left is its category, to the right its first block; nothing leads out by chance.
    person.hits(Key::ArrowRight);
    assert_eq!(person.focused(), Some(second));
    person.hits(Key::ArrowLeft);
    assert_eq!(person.focused().as_deref(), Some("Infezione"));
    person.hits(Key::ArrowLeft);
    assert_eq!(person.focused().as_deref(), Some("Infezione"));
    person.hits(Key::ArrowRight);
    assert_eq!(person.focused(), Some(first));
    // T leads back to the categories too, and the next Enter but one places.
    person.hits(Key::T);
    assert_eq!(person.focused().as_deref(), Some("Infezione"));
    person.hits(Key::Enter);
    assert_eq!(write(&person.program()), before);
    person.hits(Key::Enter);
    assert_ne!(write(&person.program()), before);
}
