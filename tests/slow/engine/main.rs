//! The engine, at length: hostile and large files, and the judge against programs written to deceive it.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod file_hostile;
mod judge;
mod large;
#[path = "../../engine/picture/support.rs"]
mod picture;
mod picture_hostile;
mod proof;
mod proofs;
mod sprawling;
#[path = "../../engine/task/support.rs"]
mod task;
mod task_hostile;

use test_support::{mutate, programs};

/// The folder of the whole project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
