//! Pictures: what is drawn, that the program comes out again, and what files of strangers can do.

mod drawn;
mod print;
mod round_trip;
mod support;

use support::{known, text};
