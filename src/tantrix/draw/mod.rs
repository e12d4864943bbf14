//! Solutions drawn: as text for terminals, and as SVG.

mod svg;
mod text;

pub use svg::svg;
pub use text::text;
