//! The engine: the language, the wall, the run, the judge, the other games, their files, texts and pictures.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod blockly;
mod compare;
mod edits;
mod file_errors;
mod file_golden;
mod file_hostile;
mod file_law;
#[path = "../common/folder.rs"]
mod folder;
mod hints;
mod house;
mod judge;
mod large;
mod layout;
mod mines;
mod mutate;
mod oracle;
mod packaging;
mod picture;
#[path = "../common/programs.rs"]
mod programs;
mod readme;
mod say;
mod shipped_programs;
mod tantrix;
mod task;
mod text_blocks;
mod text_messages;
mod text_program;
mod text_sentences;
mod third;

/// The folder of the whole project; the engine is a package inside it.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
