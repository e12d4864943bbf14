//! The Clickomania mode: a program of blocks, the wall it plays on, and everything about both.

pub(crate) mod canvas;
pub mod command;
pub mod compare;
pub mod contest;
pub mod editor;
pub mod goals;
pub mod hints;
pub(crate) mod palette;
pub mod playback;
mod search_box;
pub mod verdict;
