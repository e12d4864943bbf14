//! Whenever a window is killed, what it kept is there, whole, and the next window goes on with it.
//!
//! The tests start themselves again as such windows, which work without end. `CLICKOMANIA_KILLS=200` in the
//! environment asks for more kills than the dozen of `cargo test`.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod contest;
mod edits;
mod files;
mod support;
mod two_seconds;
mod two_starts;

use test_support::folder;
