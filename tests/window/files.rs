//! Slots, files, languages: what outlives the window.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{ClickomaniaCommand, Drawing, ProgramCommand};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::write;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn a_program_is_saved_in_a_slot_and_loaded_after_a_restart() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    person.presses("Salva il programma nello slot 2");
    assert!(
        person.sees("Slot 2: Programma 1, costo 35"),
        "{:?}",
        person.names()
    );
    person.key(Modifiers::COMMAND, Key::N);
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert_ne!(
        write(&person.program()),
        write(&built),
        "the empty program was left on the canvas"
    );
    person.presses("Carica lo slot 2");
    assert_eq!(write(&person.program()), write(&built));
    assert_eq!(person.cost(), 35);
    // Loading over something can be undone.
    person.key(Modifiers::COMMAND, Key::Z);
    assert_ne!(write(&person.program()), write(&built));
}

#[test]
fn saving_over_a_slot_can_be_undone() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Salva il programma nello slot 1");
    let name = "Slot 1: Un solo blocco, costo 40";
    assert!(person.sees(name), "{:?}", person.names());
    builds_three_phases(&mut person);
    person.presses("Salva il programma nello slot 1");
    assert!(person.sees("Slot 1: Programma 1, costo 35"));
    person.key(Modifiers::COMMAND, Key::Z);
    assert!(person.sees(name), "{:?}", person.names());
}

#[test]
fn one_goes_on_where_one_left_off() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(write(&person.program()), write(&built));
    assert_eq!(
        person.status(),
        "Ritrovi «Programma 1» come l'avevi lasciato, salvato adesso."
    );
    // The sentence tells when it was changed last, not when a window was open last.
    person.leaves();
    let mut session = fs::File::options();
    session.write(true);
    let session = session
        .open(folder.file("data/windows/1/canvas.ron"))
        .unwrap();
    let hour = std::time::Duration::from_secs(3_700);
    session
        .set_modified(std::time::SystemTime::now() - hour)
        .unwrap();
    Person::sits_down(&folder.0).leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(
        person.status(),
        "Ritrovi «Programma 1» come l'avevi lasciato, salvato un'ora fa."
    );
}

#[test]
fn a_wrong_file_is_refused_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let wrong = folder.file("wrong.ron");
    fs::write(
        &wrong,
        "Program(format: 1, name: \"x\", on_click: [Remove(Clickd)])\n",
    )
    .unwrap();
    let context = person.harness.ctx.clone();
    let command = ClickomaniaCommand::File(FileCommand::OpenFile(wrong));
    person
        .harness
        .state_mut()
        .perform::<ClickomaniaMode>(&context, command);
    person.looks();
    let status = person.status();
    assert!(
        status.contains("wrong.ron") && status.contains("Clickd"),
        "{status}"
    );
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn programs_are_saved_to_files_and_opened_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let path = folder.file("tre fasi.ron");
    let context = person.harness.ctx.clone();
    for command in [
        ClickomaniaCommand::File(FileCommand::SaveFile(path.clone())),
        ClickomaniaCommand::File(FileCommand::New),
        ClickomaniaCommand::File(FileCommand::OpenFile(path)),
    ] {
        person
            .harness
            .state_mut()
            .perform::<ClickomaniaMode>(&context, command);
        person.looks();
    }
    assert_eq!(write(&person.program()), write(&built));
}

#[test]
fn a_picture_that_was_begun_is_whole_when_the_window_is_closed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let path = folder.file("figura.png");
    let context = person.harness.ctx.clone();
    let command =
        ClickomaniaCommand::Program(ProgramCommand::DrawFile(Drawing::Picture, path.clone()));
    person
        .harness
        .state_mut()
        .perform::<ClickomaniaMode>(&context, command);
    let shown = person.program();
    person.leaves();
    let (inside, _) = clickomania::store::open_program(&path).unwrap();
    assert_eq!(write(&inside), write(&shown));
}

#[test]
fn a_picture_is_opened_like_a_file_and_never_saved_over() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    let built = person.program();
    let context = person.harness.ctx.clone();
    let does = |person: &mut Person<'_>, command: ClickomaniaCommand| {
        person
            .harness
            .state_mut()
            .perform::<ClickomaniaMode>(&context, command);
        person.looks();
    };
    for name in ["tre fasi.svg", "tre fasi.png"] {
        let path = folder.file(name);
        person.saves_picture(&path);
        let picture = fs::read(&path).unwrap();
        does(&mut person, ClickomaniaCommand::File(FileCommand::New));
        assert_ne!(write(&person.program()), write(&built));
        does(
            &mut person,
            ClickomaniaCommand::File(FileCommand::OpenFile(path.clone())),
        );
        assert_eq!(write(&person.program()), write(&built), "{name}");
        does(&mut person, ClickomaniaCommand::File(FileCommand::Save));
        assert!(fs::read(&path).unwrap() == picture, "{name}");
        person.key(Modifiers::NONE, Key::Escape);
    }
    let wrong = folder.file("tre fasi.jpg");
    does(
        &mut person,
        ClickomaniaCommand::Program(ProgramCommand::DrawFile(Drawing::Picture, wrong.clone())),
    );
    person.waits_until("it is refused", |person| {
        person.harness.state_mut().app().status().wrong
    });
    assert!(person.status().contains(".svg"), "{}", person.status());
    assert!(!wrong.exists());
}

#[test]
fn the_language_is_switched_at_once() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Italiano");
    person.presses("English");
    assert!(
        person.sees("On every click") || person.sees("At every click"),
        "{:?}",
        person.names()
    );
    assert!(person.sees("Loops"));
}

#[test]
fn the_look_is_switched() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let dark = |person: &Person<'_>| person.harness.ctx.global_style().visuals.dark_mode;
    for (name, expected) in [("Scuro", true), ("Chiaro", false)] {
        person.presses("Aspetto");
        person.presses(name);
        assert_eq!(dark(&person), expected);
    }
}

#[test]
fn a_small_window_shows_everything_too() {
    let folder = Folder::new();
    let person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1024.0, 640.0));
    for name in [
        "Carica lo slot 4",
        "Costo 40: mostra di che cosa è fatto",
        "Cestino: trascina qui i blocchi da eliminare",
        "Variabili",
    ] {
        let rect = person.finds(name);
        assert!(screen.contains_rect(rect), "{name}: {rect:?}");
    }
}

#[test]
fn nothing_moves_at_rest() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    // It fails if the window wants to be painted for ever.
    person.waits();
}

#[test]
fn two_slots_are_written_one_right_after_the_other() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.presses("Salva il programma nello slot 1");
    person.presses("Salva il programma nello slot 2");
    for slot in [
        "data/tasks/clickomania/slot-1.ron",
        "data/tasks/clickomania/slot-2.ron",
    ] {
        assert!(folder.file(slot).is_file(), "{slot}");
    }
}

#[test]
fn a_file_is_saved_by_typing_its_path_where_the_system_has_no_dialog() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let path = folder.file("typed");
    person.asks_for_a_file(ClickomaniaCommand::File(FileCommand::SaveAs));
    person.key(Modifiers::COMMAND, Key::A);
    person.types(path.to_str().unwrap());
    person.key(Modifiers::NONE, Key::Enter);
    assert!(
        path.with_extension("clickomania").is_file(),
        "{}",
        person.status()
    );
    // A second time it asks before it replaces.
    person.asks_for_a_file(ClickomaniaCommand::File(FileCommand::SaveAs));
    // A folder that is typed is entered, and the name that was proposed stays.
    let typed = |person: &Person<'_>| {
        let field = person.harness.get_by_label("Percorso del file");
        field.accesskit_node().value()
    };
    let proposed = typed(&person);
    let subfolder = folder.file("cartella");
    fs::create_dir(&subfolder).unwrap();
    person.key(Modifiers::COMMAND, Key::A);
    person.types(subfolder.to_str().unwrap());
    person.key(Modifiers::NONE, Key::Enter);
    assert!(proposed.is_some());
    assert_eq!(typed(&person), proposed);
    person.key(Modifiers::COMMAND, Key::A);
    person.types(path.to_str().unwrap());
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Sostituisci"), "{:?}", person.names());
    person.presses("Sostituisci");
    assert!(!person.sees("Sostituisci"));
    // What is not there is refused in the dialog, and what was typed stays.
    person.asks_for_a_file(ClickomaniaCommand::File(FileCommand::Open));
    person.types("/nowhere/at all.ron");
    person.key(Modifiers::NONE, Key::Enter);
    assert!(person.sees("Percorso del file"));
    // A wall is opened here too.
    let wall = engine::wall::Wall::deal(5, 3).unwrap();
    let file = folder.file("parete.wall");
    fs::write(&file, wall.to_string()).unwrap();
    person.key(Modifiers::COMMAND, Key::A);
    person.types(file.to_str().unwrap());
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(person.wall(), wall, "{}", person.status());
}

#[test]
fn the_name_of_a_program_stays_in_its_place_while_it_is_changed() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let field = |person: &Person<'_>| {
        let name = person.harness.get_by_label("Nome del programma");
        (name.rect(), name.accesskit_node().value())
    };
    let before = field(&person);
    person.presses("Nome del programma");
    assert_eq!(field(&person), before);
    // Where the text is, is where a press sets the cursor: before the first letter nothing is.
    let start = before.0.left_center() + vec2(2.0, 0.0);
    person.clicks_at(start);
    person.types("X");
    assert_eq!(field(&person).1.as_deref(), Some("XUn solo blocco"));
}

impl Person<'_> {
    /// Saves a picture of the program.
    pub fn saves_picture(&mut self, path: &Path) {
        self.commands(ClickomaniaCommand::Program(ProgramCommand::DrawFile(
            Drawing::Picture,
            path.to_owned(),
        )));
        self.waits_until("the picture is written", |person| {
            person.status().starts_with("Salvato in ")
        });
    }

    /// Asks for a file; here is no system's dialog, so ours opens.
    fn asks_for_a_file(&mut self, command: ClickomaniaCommand) {
        self.commands(command);
        self.waits_until("our dialog is open", |person| {
            person.sees("Percorso del file")
        });
    }
}

/// A program or a picture as version 0.1 wrote it, which is never to be written anew.
fn old_file(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/v0.1/files");
    Path::new(folder).join(name)
}

#[test]
fn programs_and_pictures_are_opened() {
    let (program, _) = clickomania::store::open_program(&old_file("one-block.ron")).unwrap();
    for picture in ["one-block.svg", "one-block.png"] {
        let (inside, _) = clickomania::store::open_program(&old_file(picture)).unwrap();
        assert!(inside.same_text_as(&program), "{picture}");
    }
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(old_file(
        "one-block.png",
    ))));
    assert!(person.program().same_text_as(&program));
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(old_file(
        "cost-3.ron",
    ))));
    assert_eq!(person.cost(), 3);
}
