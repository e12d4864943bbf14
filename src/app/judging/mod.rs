//! The judge in the window: what it found about the program under construction, about those in the
//! slots, and about whatever else one asks for.
//!
//! `service` judges beside the window, one program after the other, and keeps what was found. Whoever
//! wants a verdict says so with [`Judging::want`] in every frame, and shows what [`Judging::found`] has.

mod service;

pub use service::{Finding, Judging, Rank, Subject};
