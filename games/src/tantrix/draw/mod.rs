//! Solutions drawn: as text for terminals, as SVG, and tiles as points to paint.

pub mod shape;
mod svg;
mod text;

pub use svg::svg;
pub use text::text;
