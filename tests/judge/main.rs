//! The judge: verdicts that are known, counterexamples that are small, the same answer every time.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod known;
mod support;
