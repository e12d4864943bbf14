//! The engine of Clickomania: the meaning of block programs, the wall, the judge, and the pictures and
//! sentences made of them. Knows no window, no terminal, no files and no clock.
//!
//! Arrows point down (a test keeps this rule, see `ARCHITECTURE.md`).

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
