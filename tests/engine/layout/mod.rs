//! Where blocks lie: laws for every program, and what people ask of the known ones.

mod changes;
mod laws;
mod looks;
mod support;
mod work;
