//! The promises about everything that is saved (see ARCHITECTURE.md), tested from outside: through windows, and without
//! a word about which file holds what.
//!
//! 1. Two seconds: `two_seconds`, `contest`.
//! 2. No file is overwritten unread: `damaged`.
//! 3. Two windows never undo each other: `two_windows`.
//!
//! `refusing_disk` is about all three: what a disk refuses is not lost while the window is open.
//!
//! Tests that kill start themselves again as windows that work without end. `CLICKOMANIA_KILLS=200` in the environment
//! asks for more kills than the usual dozen.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod acts;
mod contest;
mod damaged;
mod found;
mod refusing_disk;
mod two_seconds;
mod two_windows;
mod victim;
mod windows;

use test_support::folder;
