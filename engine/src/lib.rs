//! The engine of Clickomania: what programs of blocks mean, the games, the judge, and how all of it
//! is drawn and said. Knows no window, no terminal, no files and no clock.
//!
//! Arrows point down (a test keeps this rule, see `ARCHITECTURE.md`).

pub mod blockly;
pub mod bundled;
pub mod chance;
pub mod colour;
pub mod diagnostics;
pub mod games;
pub mod judge;
pub mod language;
pub mod layout;
pub mod picture;
pub mod run;
pub mod task;
pub mod text;
pub mod tokens;
pub mod wall;
