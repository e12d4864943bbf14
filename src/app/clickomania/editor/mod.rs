//! The program under construction: what it is, how it came to be, and where it is kept.

pub mod dialogs;
pub mod document;
pub mod find;
pub mod history_list;
pub mod known;
mod opened;
pub mod pasted_text;
pub mod refusal;
pub mod tidy;
mod undo_step;
