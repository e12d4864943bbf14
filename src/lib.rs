//! Clickomania: build a program of blocks that updates a wall after every click, and do it for less.
//!
//! The map of the house; arrows point down (a test keeps this rule, see `ARCHITECTURE.md`).

#[cfg(feature = "window")]
pub mod app;
pub mod blocks;
pub mod chance;
pub mod cli;
pub mod colour;
pub mod game;
pub mod judge;
pub mod layout;
pub mod mines;
pub mod paint;
pub mod picture;
pub mod run;
pub mod say;
pub mod shelf;
pub mod tantrix;
pub mod text;
pub mod third;
pub mod wall;
pub mod whole;
