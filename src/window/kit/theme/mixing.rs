//! Colours made from numbers and from each other.

use egui::Color32;
use engine::tokens::{self, Rgb};

pub const fn rgb(hex: u32) -> Color32 {
    color(tokens::rgb(hex))
}

pub const fn color([r, g, b]: Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// `a` mixed with a share of `b`, out of 255; both opaque.
pub const fn mix(a: Color32, b: Color32, share: u8) -> Color32 {
    color(tokens::mix(plain(a), plain(b), share))
}

/// The contrast of two colours as WCAG 2.2 defines it: 1 to 21.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    tokens::contrast(plain(a), plain(b))
}

/// What is written on something of this colour.
pub fn ink_on(paper: Color32) -> Color32 {
    color(tokens::ink_on(plain(paper)))
}

const fn plain(color: Color32) -> Rgb {
    [color.r(), color.g(), color.b()]
}
