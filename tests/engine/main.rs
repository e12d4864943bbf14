//! The engine: the language, the wall, the run, the judge, their files, texts and pictures.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod blockly;
mod compare;
mod edits;
mod file_errors;
mod file_golden;
mod file_law;
mod hints;
mod judge;
mod layers;
mod layout;
mod oracle;
mod packaging;
mod pages;
mod picture;
mod proof;
mod sentences;
mod shipped_programs;
mod task;
mod text_blocks;
mod text_messages;
mod text_program;
mod text_sentences;

use test_support::{folder, programs};

/// The folder of the whole project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
