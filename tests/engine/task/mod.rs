//! Tasks and courses as files: what is read is what was written, what is wrong is told with its place, and
//! whatever is in a file, only files of its folder are read.

mod checked;
mod courses;
mod errors;
mod law;
mod shipped;
mod steps;
mod support;

use support::{read_alone, written};
