//! What of the editor is saved by itself: the program on the canvas, the slots, and how far
//! one is with each task.

mod drafts;
mod journal;
mod kept_slots;
mod mended;
mod progress;
mod session;
mod slots;
mod task_folder;
mod task_key;

pub use drafts::DraftMark;
pub use journal::Journal;
pub use progress::{LessonState, Progress};
pub use session::{Session, session_text};
pub use slots::{SLOTS, Slot, SlotFiles};
pub use task_key::TaskKey;

#[cfg(test)]
mod tests;
