//! The judge: what a program is worth, how two programs differ, and how one could cost less.

pub mod compare;
pub mod measure;

pub use measure::{Steps, measure};
