//! The command line, at length: hostile files and names through every command, and Ctrl-C in the middle of long work.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod campaign;
mod names;
mod stop;
#[path = "../../cli/support.rs"]
#[allow(dead_code, reason = "the fast tests use the rest")]
mod support;
