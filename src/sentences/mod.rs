//! Sentences about the other games: why a file, a board or a question is refused, and the reasons of hints.
//!
//! The command line and the window share them; the engine's own sentences are in `engine::diagnostics`.

mod clone2048;
mod mines;
mod tantrix;

pub use clone2048::clone2048_error;
pub use mines::{
    mines_error, mines_generate_error, mines_hint, mines_replay_error, mines_size_error,
};
pub use tantrix::{
    tantrix_drawing_error, tantrix_impossible, tantrix_table_error, tantrix_violation,
};
