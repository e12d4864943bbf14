//! Tantrix: known counts, the rules, files, drawings, the command line.

mod complete;
mod known;
mod live;
mod rules;
mod support;
mod teach;

use games::tantrix::*;
pub use support::{calm, counted, first, free_loop, solved};
