//! The other games, at length: boards without guesses, and Tantrix against a slow solver written apart.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod large_positions;
mod no_guess;
mod slow_solver;
#[path = "../../games/tantrix/support.rs"]
mod tantrix;
