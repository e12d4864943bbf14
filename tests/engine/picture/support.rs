//! Programs and words for pictures.

use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use engine::text::{Language, Text};

pub fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// A program that ships.
pub fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

/// A program with these blocks under the hat, and the variables x and y.
pub fn with(blocks: &str) -> Program {
    let text = format!(
        "Program(format: 1, name: \"prova\", variables: [\"x\", \"y\"], on_click: [{blocks}])"
    );
    read(&text).unwrap()
}
