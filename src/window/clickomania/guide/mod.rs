//! Guidance through a task: cost, goals, verdict, hints, lesson and task text.

pub(crate) mod drawer;
pub mod goals;
pub mod hints;
pub mod lesson;
pub mod scores;
pub(crate) mod task_bar;
pub(crate) mod task_text;
pub mod verdict;
