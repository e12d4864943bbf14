//! Files that are dragged onto the window.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, ComparisonCommand};
use clickomania::window::kit::command::{FileCommand, HistoryCommand, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use egui::{DroppedFile, HoveredFile, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::blockly::export;
use engine::chance::Chance;
use engine::language::file::write;
use engine::wall::Wall;
use games::mines::{BoardRule, FirstClick, MinesPosition, Size, generate};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file as the system hands it over.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Person<'_> {
    /// Lets files fall onto the window, all at once.
    pub fn drops_files(&mut self, files: &[&Path]) {
        let input = self.harness.input_mut();
        for file in files {
            input
                .dropped_files
                .push(Arc::new(Dropped((*file).to_owned())));
        }
        self.looks();
    }

    /// Holds files over the window.
    fn holds_files(&mut self, files: &[&Path]) {
        let hovered = files.iter().map(|file| HoveredFile {
            path: Some((*file).to_owned()),
            ..HoveredFile::default()
        });
        self.harness.input_mut().hovered_files = hovered.collect();
        self.looks();
    }

    /// The tab that is shown.
    fn tab(&mut self) -> GameId {
        self.harness.state_mut().app().settings.game
    }
}

/// A program in a file.
fn program(folder: &Folder, file: &str, name: &str) -> PathBuf {
    let path = folder.file(file);
    let text = format!("Program(format: 1, name: \"{name}\", on_click: [DropAll])");
    fs::write(&path, text).unwrap();
    path
}

/// A position of Minesweeper in a file.
fn mines(folder: &Folder) -> PathBuf {
    let path = folder.file("campo.txt");
    let board = generate(
        Size::BEGINNER,
        40,
        FirstClick::Zero,
        BoardRule::Any,
        &mut Chance::new(3),
    );
    let position = MinesPosition::from(&board.unwrap());
    fs::write(&path, position.to_string()).unwrap();
    path
}

#[test]
fn a_program_its_pictures_and_a_wall_are_opened_where_they_are_dropped() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let (svg, png) = (folder.file("a.svg"), folder.file("a.PNG"));
    person.saves_picture(&svg);
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    person.saves_picture(&png);
    for picture in [svg, png] {
        person.commands(ClickomaniaCommand::File(FileCommand::New));
        person.drops_files(&[&picture]);
        assert_eq!(
            write(&person.program()),
            write(&built),
            "{}",
            person.status()
        );
    }
    let wall = Wall::deal(99, 3).unwrap();
    let file = folder.file("prima.wall");
    fs::write(&file, wall.to_string()).unwrap();
    person.drops_files(&[&file]);
    assert_eq!(person.wall(), wall, "{}", person.status());
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn a_blockly_workspace_is_opened_and_what_it_has_more_is_said_and_noted() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let file = folder.file("spazio.json");
    fs::write(&file, export(&built)).unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    person.drops_files(&[&file]);
    assert_eq!(
        write(&person.program()),
        write(&built),
        "{}",
        person.status()
    );
    let file = folder.file("mondo.xml");
    let xml = r#"<xml><block type="text_print" id="p1"><next><block type="drop_all"/></next></block></xml>"#;
    fs::write(&file, xml).unwrap();
    person.drops_files(&[&file]);
    assert!(
        person.status().contains("text_print (p1)"),
        "{}",
        person.status()
    );
    let header = person.program().header().clone();
    assert_eq!(header.name, "mondo");
    assert!(header.note.contains("text_print (p1)"), "{}", header.note);
    let file = folder.file("rotto.json");
    fs::write(&file, "{\n  nothing}").unwrap();
    let before = write(&person.program());
    person.drops_files(&[&file]);
    let status = person.status();
    assert!(
        status.contains("rotto.json") && status.contains('2'),
        "{status}"
    );
    assert_eq!(write(&person.program()), before);
}

#[test]
fn what_cannot_be_opened_is_refused_with_its_name_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let (built, wall) = (person.program(), person.wall());
    fs::create_dir(folder.file("cartella")).unwrap();
    fs::write(folder.file("foto.png"), [0x89, b'P', b'N', b'G', 1, 2]).unwrap();
    fs::write(folder.file("disegno.svg"), "<svg xmlns='x'></svg>").unwrap();
    fs::write(folder.file("tesi.txt"), "Caro diario").unwrap();
    fs::write(folder.file("vuoto.ron"), "").unwrap();
    fs::write(folder.file("senza"), [0xff, 0xfe, 0, 0]).unwrap();
    for name in [
        "cartella",
        "foto.png",
        "disegno.svg",
        "tesi.txt",
        "vuoto.ron",
        "senza",
        "manca.ron",
    ] {
        person.drops_files(&[&folder.file(name)]);
        let status = person.status();
        assert!(status.contains(name), "{name}: {status}");
        assert!(person.harness.state_mut().app().status().wrong, "{status}");
        assert_eq!(write(&person.program()), write(&built), "{name}");
        assert_eq!(person.wall(), wall, "{name}");
    }
}

#[test]
fn of_several_files_the_first_that_can_be_opened_is_and_the_others_are_told_of() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let wrong = folder.file("no.ron");
    fs::write(&wrong, "Program(").unwrap();
    let one = program(&folder, "uno.ron", "Uno");
    let two = program(&folder, "due.ron", "Due");
    person.drops_files(&[&wrong, &one, &two]);
    assert_eq!(person.program().header().name, "Uno");
    let status = person.status();
    assert!(
        status.contains("«uno.ron»") && status.contains("2 file"),
        "{status}"
    );
    // The table of the comparison has room for all.
    person.commands(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
    person.drops_files(&[&one, &two]);
    let names = person.names().join("\n");
    assert!(
        names.contains("uno.ron") && names.contains("due.ron"),
        "{names}"
    );
}

#[test]
fn a_file_is_opened_in_the_game_that_it_belongs_to() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let position = mines(&folder);
    let program = program(&folder, "uno.ron", "Uno");
    for tab in [GameId::Clone2048, GameId::Tantrix, GameId::Clickomania] {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(tab)));
        person.drops_files(&[&position]);
        assert_eq!(person.tab(), GameId::Mines, "{}", person.status());
    }
    person.drops_files(&[&program]);
    assert_eq!(person.tab(), GameId::Clickomania);
    assert_eq!(person.program().header().name, "Uno");
}

#[test]
fn files_that_hang_over_the_window_are_told_what_a_drop_would_do() {
    let folder = Folder::new();
    for size in [vec2(1440.0, 900.0), vec2(900.0, 560.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        let long = folder.file(&format!("{}.ron", "parola ".repeat(20)));
        let words = |person: &Person<'_>| {
            let found = person.harness.query_by_label_contains("Lascia qui")?;
            Some((found.rect(), found.accesskit_node().value()?))
        };
        assert!(words(&person).is_none());
        person.holds_files(&[&folder.file("uno.ron")]);
        let (_, name) = words(&person).expect("it says what a drop would do");
        assert_eq!(name, "Lascia qui «uno.ron» per aprirlo.");
        person.holds_files(&[&long]);
        let (rect, _) = words(&person).expect("also with a long name");
        assert!(
            rect.width() < size.x - 60.0 && rect.min.x > 20.0,
            "{rect:?}"
        );
        person.holds_files(&[&long, &long, &long]);
        let (_, name) = words(&person).expect("also of several files");
        assert_eq!(name, "Lascia qui i 3 file.");
        person.holds_files(&[]);
        assert!(words(&person).is_none(), "they went away again");
    }
}

#[test]
fn in_a_contest_no_other_game_is_opened_by_a_file() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    let position = mines(&folder);
    let built = person.program();
    person.drops_files(&[&position]);
    assert!(person.status().contains("campo.txt"), "{}", person.status());
    assert_eq!(person.tab(), GameId::Clickomania);
    assert_eq!(write(&person.program()), write(&built));
}
