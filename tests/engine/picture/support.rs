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
