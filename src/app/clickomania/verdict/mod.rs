//! The judge in the window: what it found about the program under construction, about those in the
//! slots, and about whatever else one asks for.
//!
//! `service` judges beside the window, one program after the other, and keeps what was found. Whoever
//! wants a verdict says so with [`JudgeService::want`] in every frame, and shows what [`JudgeService::found`] has.
//! `current` is the program under construction; its verdict stands in a `corner` of the canvas, and all
//! that was found on a `page`, with the `walls` of a case that fails. `sign` says verdicts in short.

pub mod corner;
mod current;
pub mod page;

pub mod sign;
mod walls;

pub use crate::app::clickomania::services::judge::{Finding, JudgeService, Rank, Subject};
pub use current::{Current, State};
