//! The rules and solvers of the other games: Minesweeper, the third clone of 2048, and Tantrix. They know
//! no window, no files and no clock, nothing of blocks, and nothing of one another. What helps in a game ([`Help`]) and why
//! a text is refused ([`TextFileError`]) are the same for all three.

pub mod clone2048;
mod helps;
pub mod mines;
pub mod tantrix;
mod text_file;

pub use helps::{Help, Helps};
pub use text_file::TextFileError;
