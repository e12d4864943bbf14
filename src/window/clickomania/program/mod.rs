//! The program and the hands on it: document, canvas, palette, fields, search. Knows nothing of `guide`.

pub(crate) mod block_reference;
pub(crate) mod canvas;
pub mod dialogs;
pub mod document;
pub(crate) mod editor;
pub mod find;
pub mod fingerprint;
pub(crate) mod names;
pub(crate) mod palette;
pub mod pasted_text;
pub(crate) mod program_picture;
pub(crate) mod status_bar;

pub use canvas::focus_targets;
