//! Files that are dragged onto the window.

use crate::support::*;
use egui::{DroppedFile, HoveredFile};
use engine::blockly::export;
use engine::chance::Chance;
use games::mines::{BoardRule, FirstClick, MinesPosition, Size, generate};
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

impl Person {
    /// Drops files onto the window, all at once.
    pub fn drops_files(&mut self, files: &[&Path]) {
        let input = self.harness.input_mut();
        for file in files {
            let file = Dropped((*file).to_owned());
            input.dropped_files.push(Arc::new(file));
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

    /// A program in a file.
    fn program_file(&self, file: &str, name: &str) -> PathBuf {
        let text = format!("Program(format: 1, name: \"{name}\", on_click: [DropAll])");
        self.writes(file, text)
    }

    /// A position of Minesweeper in a file.
    fn mines_file(&self) -> PathBuf {
        let (size, chance) = (Size::BEGINNER, &mut Chance::new(3));
        let board = generate(size, 40, FirstClick::Zero, BoardRule::Any, chance);
        let position = MinesPosition::from(&board.unwrap());
        self.writes("campo.txt", position.to_string())
    }
}

#[test]
fn programs_pictures_workspaces_and_walls_are_opened_where_they_are_dropped() {
    let mut person = Person::sits_with(THREE);
    let built = person.program();
    let (svg, png) = (person.file("a.svg"), person.file("a.PNG"));
    person.saves_picture(&svg);
    person.saves_picture(&png);
    let workspace = person.writes("a.json", export(&built));
    let text = person.writes("a.ron", write(&built));
    for file in [svg, png, workspace, text] {
        person.commands(FileCommand::New);
        person.drops_files(&[&file]);
        person.expects_program(&built);
    }
    let wall = Wall::deal(99, 3).unwrap();
    let file = person.writes("prima.wall", wall.to_string());
    person.drops_files(&[&file]);
    assert_eq!(person.wall(), wall, "{}", person.status());
    // What a workspace has more is said and noted.
    let xml = r#"<xml><block type="text_print" id="p1"><next><block type="drop_all"/></next></block></xml>"#;
    let file = person.writes("mondo.xml", xml);
    person.drops_files(&[&file]);
    person.must_hear("text_print (p1)");
    let header = person.program().header().clone();
    assert_eq!(header.name, "mondo");
    assert!(header.note.contains("text_print (p1)"), "{}", header.note);
}

#[test]
fn what_cannot_be_opened_is_refused_with_its_name_and_nothing_is_lost() {
    let mut person = Person::sits_with(THREE);
    let (built, wall) = (person.program(), person.wall());
    fs::create_dir(person.file("cartella")).unwrap();
    let files: [(&str, &[u8]); 6] = [
        ("foto.png", &[0x89, b'P', b'N', b'G', 1, 2]),
        ("disegno.svg", b"<svg xmlns='x'></svg>"),
        ("tesi.txt", b"Caro diario"),
        ("vuoto.ron", b""),
        ("rotto.json", b"{\n  nothing}"),
        ("senza", &[0xff, 0xfe, 0, 0]),
    ];
    for (name, bytes) in files {
        person.writes(name, bytes);
    }
    let names = files.map(|(name, _)| name);
    for name in names.into_iter().chain(["cartella", "manca.ron"]) {
        person.drops_files(&[&person.file(name)]);
        person.must_hear(name);
        assert!(person.harness.state_mut().app().status().wrong, "{name}");
        person.expects_program(&built);
        assert_eq!(person.wall(), wall, "{name}");
    }
}

#[test]
fn the_first_of_several_files_that_can_be_opened_is_opened() {
    let mut person = Person::sits_down();
    let wrong = person.writes("no.ron", "Program(");
    let one = person.program_file("uno.ron", "Uno");
    let two = person.program_file("due.ron", "Due");
    person.drops_files(&[&wrong, &one, &two]);
    assert_eq!(person.program().header().name, "Uno");
    person.must_hear("uno.ron");
    person.must_hear("2");
    // The table of the comparison has room for all.
    person.commands(ComparisonCommand::Toggle);
    person.drops_files(&[&one, &two]);
    person.must_read("uno.ron");
    person.must_read("due.ron");
}

#[test]
fn a_file_is_opened_in_the_game_that_it_belongs_to_but_not_in_a_contest() {
    let mut person = Person::sits_down();
    let position = person.mines_file();
    let program = person.program_file("uno.ron", "Uno");
    for tab in [GameId::Clone2048, GameId::Tantrix, GameId::Clickomania] {
        person.shows(tab);
        person.drops_files(&[&position]);
        assert_eq!(person.tab(), GameId::Mines, "{}", person.status());
    }
    person.drops_files(&[&program]);
    assert_eq!(person.tab(), GameId::Clickomania);
    assert_eq!(person.program().header().name, "Uno");
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    let (position, built) = (person.mines_file(), person.program());
    person.drops_files(&[&position]);
    person.must_hear("campo.txt");
    assert_eq!(person.tab(), GameId::Clickomania);
    person.expects_program(&built);
}

#[test]
fn files_held_over_the_window_show_what_a_drop_would_do() {
    let mut person = Person::sits_down_at(SMALLEST);
    let one = person.file("uno.ron");
    let long = person.file(&format!("{}.ron", "parola ".repeat(20)));
    let told = text().msg_drop_here("uno.ron");
    assert!(!person.reads(&told));
    person.holds_files(&[&one]);
    person.must_read(&told);
    // A long name has room too.
    person.holds_files(&[&long]);
    let start = told.split('«').next().unwrap();
    let rect = person.harness.get_by_label_contains(start).rect();
    assert!(
        rect.width() < SMALLEST.x - 60.0 && rect.min.x > 20.0,
        "{rect:?}"
    );
    person.holds_files(&[&long, &long, &long]);
    person.must_read(text().msg_drop_here_several(3));
    person.holds_files(&[]);
    assert!(!person.reads(start));
}
