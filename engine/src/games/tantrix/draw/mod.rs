//! Solutions drawn: as text for terminals, as SVG, and tiles as points for whoever paints them.

pub mod shape;
mod svg;
mod text;

pub use svg::svg;
pub use text::text;
