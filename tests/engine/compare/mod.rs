//! What differs between two programs, and how many steps their moves take.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod difference;
mod steps;
