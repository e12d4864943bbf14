//! Counts as they are written, in groups of three digits.

pub use engine::text::grouped;
