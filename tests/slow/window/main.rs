//! The window, at length: the laws of the editor under random acts, all pages in all languages.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod languages;
mod laws;
mod letters;
#[path = "../../window/support.rs"]
#[allow(dead_code, reason = "the fast tests use the rest")]
mod support;

use test_support::{folder, programs};
