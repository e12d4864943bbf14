//! The judge in the window: what it found about the program under construction, about those in the
//! slots, and about whatever else one asks for.
//!
//! The [`JudgeService`] judges in the background, one program after the other, and keeps what was found.
//! Whoever wants a verdict says so with [`JudgeService::want`] in every frame, and shows what
//! [`JudgeService::found`] has. [`ProgramVerdict`] is that of the program under construction; it stands in a
//! `line` of the band, and all that was found on a `page` of the drawer, with the `walls` of a case that fails; what is `missing` leads to
//! where it is. `sign`
//! says verdicts in short.

pub mod line;
pub mod missing;
pub mod page;
mod program_verdict;
pub mod sign;
pub mod walls;

pub use crate::window::clickomania::services::{Finding, JudgeService, Rank, Subject};
pub use program_verdict::{ProgramVerdict, VerdictState};
