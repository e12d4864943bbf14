//! The language: what can be said.
