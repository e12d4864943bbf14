//! The painter: a small editor in which a wall is painted by hand, over the window.

mod board;
mod dialog;
mod draft;
mod painting;
mod tools;

pub use painting::WallPainter;
