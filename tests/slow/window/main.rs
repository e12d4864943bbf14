//! The window, at length: the laws of the editor under random acts.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod laws;

use test_support::{folder, programs};
