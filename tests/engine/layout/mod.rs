//! Where blocks lie: laws for every program, and what people ask of the known ones.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod changes;
mod laws;
mod looks;
mod support;
mod work;
