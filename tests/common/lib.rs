//! What several test programs share: folders that go with their test, and random programs.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

pub mod folder;
pub mod programs;
