//! What of the editor is saved: the program on the canvas, those left in tasks, the slots, and how far one is with each
//! task.

mod drafts;
mod progress;
mod session;
mod slots;
mod task_key;

pub use drafts::Drafts;
pub use progress::{LessonState, Progress};
pub use session::Session;
pub use slots::{SLOTS, Slot, SlotFiles};
pub use task_key::TaskKey;
