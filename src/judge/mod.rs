//! The judge: what a program is worth, how two programs differ, and how one could cost less.

pub mod compare;
pub mod hints;
pub mod measure;
pub mod reference;
