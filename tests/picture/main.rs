//! Pictures: what is drawn, that the program comes out again, and what files of strangers can do.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod command;
mod drawn;
mod hostile;
mod print;
#[path = "../common/programs.rs"]
mod programs;
mod round_trip;
#[path = "../cli/support.rs"]
#[allow(dead_code, reason = "only some of it is needed here")]
mod support;

use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use engine::text::{Language, Text};

fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// A program of the shelf.
fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

/// A program with these blocks under the hat, and the variables x and y.
fn with(blocks: &str) -> Program {
    read(&support::program(blocks)).unwrap()
}
