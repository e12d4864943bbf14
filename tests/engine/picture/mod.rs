//! Pictures: what is drawn, that the program comes out again, and what files of strangers can do.

mod drawn;
mod hostile;
mod print;
mod round_trip;

use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use engine::text::{Language, Text};

fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// A program that ships.
fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

/// A program with these blocks under the hat, and the variables x and y.
fn with(blocks: &str) -> Program {
    let text = format!(
        "Program(format: 1, name: \"prova\", variables: [\"x\", \"y\"], on_click: [{blocks}])"
    );
    read(&text).unwrap()
}
