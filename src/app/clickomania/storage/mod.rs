//! What of the editor is saved by itself: the program on the canvas, and the slots.

mod journal;
mod session;
mod slots;

pub use journal::Journal;
pub use session::{Session, session_text};
pub use slots::{SLOTS, Slot, SlotFiles};

#[cfg(test)]
mod tests;
