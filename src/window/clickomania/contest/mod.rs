//! Contests: what a teacher sets, and handing in.
//!
//! In contest mode there are the slots, the cost and the run, and nothing that helps:
//! `command/policy.rs` says what is withheld. [`collect`] puts the slots of all tasks into one
//! hand-in.

pub mod bar;
pub mod collect;
pub mod dialogs;
mod hand_in;
pub mod page;
mod teacher;
