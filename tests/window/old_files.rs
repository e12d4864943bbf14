//! A folder and files of version 0.1.0 open as they did: see `tests/fixtures/v0.1`.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::PlaybackCommand;
use clickomania::app::clickomania::command::{ClickomaniaCommand, TeacherCommand, WallSource};
use clickomania::app::clickomania::storage::{Journal, Slot, SlotFiles};
use clickomania::app::common::command::FileCommand;
use clickomania::app::common::settings::{Look, Settings};
use clickomania::store::open_program;
use clickomania::store::{Saved, Saver};
use egui::{Key, Modifiers};
use engine::language::cost::cost;
use engine::language::file::read;
use std::fs;
use std::path::{Path, PathBuf};

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/v0.1");
const CONTEST: &str = "Modalità gara";
const NAME: &str = "Costo 3: un Infetta, un Rimuovi, un Fai scendere";

/// The wall that was painted.
const PAINTED: &str = "FFFFGBGRY\n....GGGYY\nYRGGGRRRB\nGRRYBRBBB\nRYRBYBYGG\nYGBGRBYGY\nYYBBBBBGB\nBRRGGGGBG\nYBRBGGYBY\n";

fn old(file: &str) -> PathBuf {
    Path::new(FIXTURES).join("files").join(file)
}

/// A copy of the old folder, and whether the contest is still on in it.
fn copy(contest: bool) -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.file("data")).unwrap();
    for entry in fs::read_dir(Path::new(FIXTURES).join("data")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap();
        if contest || name != "teacher.ron" {
            fs::copy(&path, folder.file("data").join(name)).unwrap();
        }
    }
    folder
}

/// Nothing was refused and renamed.
fn assert_nothing_broken(folder: &Folder) {
    for entry in fs::read_dir(folder.file("data")).unwrap() {
        let name = entry.unwrap().file_name();
        assert!(!name.to_string_lossy().contains("damaged"), "{name:?}");
    }
}

impl Person<'_> {
    pub fn sees_beginning(&self, start: &str) -> bool {
        self.names().iter().any(|name| name.starts_with(start))
    }
}

#[test]
fn an_old_folder_is_read() {
    let folder = copy(true);
    let saver = Saver::open(folder.file("data")).unwrap();
    let (settings, trouble) = Saved::<Settings>::open(&saver);
    let settings = settings.value();
    assert_eq!(trouble, None);
    assert_eq!(settings.look, Look::Dark);
    assert_eq!((settings.language, settings.colours), (None, 4));
    assert_eq!((settings.speed, settings.next_seed), (0.45, 2));
    let (session, _) = Journal::open(&saver).last().0.unwrap();
    assert_eq!(session.file, Some(PathBuf::from("/home/pupil/three.ron")));
    assert!(session.saved);
    assert_eq!(session.program.header().name, NAME);
    let slots = SlotFiles::new(&saver);
    for (number, (name, costs)) in [("Un solo blocco", 40), (NAME, 3)].into_iter().enumerate() {
        let Slot::Filled { program, .. } = slots.slot(number + 1) else {
            panic!("slot {} is filled", number + 1);
        };
        assert_eq!(program.header().name, name);
        assert_eq!(cost(&program).total, costs);
    }
    assert!(matches!(slots.slot(3), Slot::Empty));
    assert_nothing_broken(&folder);
}

#[test]
fn a_window_goes_on_in_an_old_folder() {
    let folder = copy(false);
    let mut person = Person::sits_down(&folder.0);
    assert!(!person.sees(CONTEST));
    assert_eq!(
        (person.program().header().name.as_str(), person.cost()),
        (NAME, 3)
    );
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Painted,
    )));
    assert_eq!(person.wall().to_string(), PAINTED);

    person.presses("Campo minato");
    assert!(
        person.sees("Tavola 628206 · a caso"),
        "{:?}",
        person.names()
    );
    // A game that is taken up again is paused.
    person.key(Modifiers::NONE, Key::P);
    for cell in [
        "riga 8, colonna 8, bandiera",
        "riga 0, colonna 0, chiusa",
        "riga 4, colonna 4, ",
    ] {
        assert!(person.sees_beginning(cell), "{cell}: {:?}", person.names());
    }

    person.presses("Il terzo clone");
    for row in [
        "riga 2: 2, vuota, vuota, vuota",
        "riga 3: vuota, vuota, vuota, 2",
        "riga 4: vuota, vuota, 4, 4",
    ] {
        assert!(person.sees(row), "{row}: {:?}", person.names());
    }
    person.leaves();
    assert_nothing_broken(&folder);
}

#[test]
fn an_old_password_ends_an_old_contest() {
    let folder = copy(true);
    let mut person = Person::sits_down(&folder.0);
    assert!(person.sees(CONTEST));
    person.asks_in(&["giraffa7"]);
    assert!(person.sees("La password non è giusta: controlla le maiuscole e riprova."));
    person.key(Modifiers::NONE, Key::Escape);
    person.asks_in(&["Giraffa7"]);
    person.commands(ClickomaniaCommand::Teacher(TeacherCommand::Contest(false)));
    assert!(!person.sees(CONTEST));
    // It is the password of the next contest too.
    person.asks_in(&["Giraffa7"]);
    person.presses(CONTEST);
    assert!(person.sees(CONTEST));
    person.leaves();
    assert_nothing_broken(&folder);
}

#[test]
fn what_was_handed_in_is_opened() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (name, program) in [
        ("Slot 1: Un solo blocco, costo 40", "slot-1.ron"),
        (&*format!("Slot 2: {NAME}, costo 3"), "slot-2.ron"),
    ] {
        person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(old(
            "handed-in.ron",
        ))));
        assert!(
            person.sees("Consegna di Ada"),
            "{}: {:?}",
            person.status(),
            person.names()
        );
        person.presses(name);
        let file = Path::new(FIXTURES).join("data").join(program);
        let expected = read(&fs::read_to_string(file).unwrap()).unwrap();
        assert!(person.program().same_text_as(&expected));
    }
}

#[test]
fn programs_and_pictures_are_opened() {
    let (program, _) = open_program(&old("one-block.ron")).unwrap();
    for picture in ["one-block.svg", "one-block.png"] {
        let (inside, _) = open_program(&old(picture)).unwrap();
        assert!(inside.same_text_as(&program), "{picture}");
    }
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(old(
        "one-block.png",
    ))));
    assert!(person.program().same_text_as(&program));
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(old(
        "cost-3.ron",
    ))));
    assert_eq!(person.cost(), 3);
}
