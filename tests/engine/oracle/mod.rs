//! A second reading of the language: a plain evaluator, and tests that the machine agrees with it,
//! and that both agree with the sentences of the description.

mod case;
mod closures;
mod evaluator;
pub mod generate;
mod grid;
mod properties;
mod sentences;
mod shrink;
mod travel;
mod tree;
