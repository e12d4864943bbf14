//! The window around the games: tabs, help, contests, the status line.

pub mod dropping;
pub mod help;
pub mod magnify;
pub mod mode;
pub mod window;
