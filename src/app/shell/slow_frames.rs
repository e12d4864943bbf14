//! Frames that took long, told to whoever measures: with `CLICKOMANIA_FRAMES=100` in the environment each that took more
//! than 100 ms is a line on standard error. So is the size of the picture of all letters when it changes, which grows and
//! begins anew however long a window is open (see [`glyph_atlas`](crate::app::common::glyph_atlas)).

use egui::Context;
use std::io::Write as _;

/// Which frames are told.
pub struct SlowFrames {
    /// Those that took longer, in milliseconds.
    limit: Option<f32>,
    /// The size of the picture of all letters that was told last, in pixels.
    letters: [usize; 2],
}

impl SlowFrames {
    /// Those that the environment asks for.
    pub fn wanted() -> SlowFrames {
        let limit = std::env::var("CLICKOMANIA_FRAMES").ok();
        SlowFrames {
            limit: limit.and_then(|limit| limit.parse().ok()),
            letters: [0; 2],
        }
    }

    /// Tells how long the last frame took, if that is wanted: all of it but the wait for the screen.
    pub fn look(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let Some(limit) = self.limit else { return };
        // Nobody may read it any more.
        let tell = |line: String| {
            let _ = writeln!(std::io::stderr(), "{line}");
        };
        let took = frame.info().cpu_usage.map(|seconds| seconds * 1000.0);
        if let Some(took) = took.filter(|took| *took > limit) {
            tell(format!("frame: {took:.0} ms"));
        }
        let letters = ctx.fonts(|fonts| fonts.font_image_size());
        if self.letters != letters {
            self.letters = letters;
            tell(format!("letters: {} x {}", letters[0], letters[1]));
        }
    }
}
