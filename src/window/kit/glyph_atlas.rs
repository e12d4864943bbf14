//! Limits the texture in which egui caches every glyph ever drawn, in each size.
//!
//! egui clears it when four fifths are full. Its maximum side comes from the graphics driver, often 16,384: a gigabyte,
//! twice that if the driver uses main memory. Zooming a canvas or resizing a window draws glyphs in ever new sizes, so
//! the texture would only grow over a long session.

use egui::{Context, Plugin, RawInput};

/// Side for common screens, in pixels: 16 MB. egui's default where the driver reports nothing.
const SIDE: usize = 2048;

/// Allows twice as many texture pixels as the window has: a frame that needed more would overwrite its own glyphs.
pub struct GlyphAtlas {
    /// Maximum side that the driver allows, in pixels.
    allowed: usize,
    /// Side for the largest window so far; it never shrinks, because a change draws all glyphs again.
    needed: usize,
}

impl Default for GlyphAtlas {
    fn default() -> GlyphAtlas {
        GlyphAtlas {
            allowed: SIDE,
            needed: SIDE,
        }
    }
}

impl Plugin for GlyphAtlas {
    fn debug_name(&self) -> &'static str {
        "glyph atlas"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if let Some(allowed) = input.max_texture_side {
            self.allowed = allowed;
        }
        let window = input.screen_rect.map_or(0.0, |rect| rect.area());
        let pixels = window * ctx.pixels_per_point().powi(2);
        while ((self.needed * self.needed) as f32) < 2.0 * pixels && self.needed < self.allowed {
            self.needed *= 2;
        }
        input.max_texture_side = Some(self.needed.min(self.allowed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::kit::theme;
    use egui::{Color32, Rect, Vec2};

    /// Draws glyphs in `frames` times twenty new sizes; returns the largest texture side.
    fn largest(window: Vec2, frames: u32) -> [usize; 2] {
        let ctx = Context::default();
        crate::window::kit::style::install(&ctx);
        let mut largest = [0, 0];
        for frame in 0..frames {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, window)),
                max_texture_side: (frame == 0).then_some(16_384),
                ..RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| {
                for size in 0..20 {
                    let font = theme::regular(60.0 + (frame * 20 + size) as f32 / 50.0);
                    let words = "abcdefghijklmnopqrstuvwxyz".to_owned();
                    let _drawn = ui.painter().layout_no_wrap(words, font, Color32::BLACK);
                }
            });
            output.textures_delta.clear();
            let size = ctx.fonts(|fonts| fonts.font_image_size());
            largest = [largest[0].max(size[0]), largest[1].max(size[1])];
        }
        largest
    }

    #[test]
    fn letters_in_ever_new_sizes_take_no_more_room_than_the_window_needs() {
        assert_eq!(largest(Vec2::new(1440.0, 900.0), 16), [2048, 2048]);
        let [width, height] = largest(Vec2::new(3840.0, 2160.0), 16);
        assert_eq!(width, 4096);
        assert!(height <= 4096, "{height}");
    }
}
