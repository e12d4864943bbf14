//! What a file is called says what is written into it.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::FileCommand;
use engine::language::file::write;
use engine::picture::program_in;
use std::fs;

#[test]
fn a_program_that_is_saved_under_the_name_of_a_picture_is_a_picture() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (name, begins) in [("una.png", &b"\x89PNG"[..]), ("due.SVG", b"<svg")] {
        let path = folder.0.join(name);
        person.commands(ClickomaniaCommand::File(FileCommand::SaveFile(
            path.clone(),
        )));
        let saved = format!("Salvato in {}.", path.display());
        person.waits_until("the picture", |person| person.status() == saved);
        let bytes = fs::read(&path).unwrap();
        assert!(bytes.starts_with(begins), "{name}");
        let inside = program_in(&bytes).unwrap();
        assert_eq!(inside, Some(write(&person.program())), "{name}");
    }
    person.leaves();
}

#[test]
fn a_program_under_the_name_of_a_picture_is_not_saved_over() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let path = folder.0.join("vecchio.png");
    fs::write(&path, write(&person.program())).unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(path)));
    let mode = person.harness.state_mut().clickomania();
    assert_eq!(mode.document().opened().file, None);
    person.leaves();
}
