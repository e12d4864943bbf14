//! The engine of Clickomania: block programs and their meaning, the wall, the judge, and the pictures and
//! sentences made from them. It does no I/O: no window, no terminal, no files, no clock.
//!
//! Modules import only from lower layers; a test checks this (see `ARCHITECTURE.md`).

pub mod blockly;
pub mod bundled;
pub mod chance;
pub mod colour;
pub mod diagnostics;
pub mod judge;
pub mod language;
pub mod layout;
pub mod picture;
pub mod proof;
pub mod run;
pub mod task;
pub mod text;
pub mod tokens;
pub mod wall;
