//! The command line against its contract: the real program is run, and its answers are compared.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod blockly;
mod check;
mod class;
mod clone2048;
mod compare;
mod cost;
mod files;
mod help;
mod hints;
mod judge;
mod mines;
mod options;
mod pages;
mod picture;
mod play;
mod run;
mod support;
mod tantrix;
mod task;
mod trace;
mod wall;
