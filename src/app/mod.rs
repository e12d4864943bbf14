//! The window: the edge that people see. No rule of the language or of the games lives here.

pub mod native;
pub mod storage;
