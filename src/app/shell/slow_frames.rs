//! Frames that took long, told to whoever measures: with `CLICKOMANIA_FRAMES=100` in the environment each that took more
//! than 100 ms is a line on standard error.

use std::io::Write as _;

/// Which frames are told.
pub struct SlowFrames {
    /// Those that took longer, in milliseconds.
    limit: Option<f32>,
}

impl SlowFrames {
    /// Those that the environment asks for.
    pub fn wanted() -> SlowFrames {
        let limit = std::env::var("CLICKOMANIA_FRAMES").ok();
        SlowFrames {
            limit: limit.and_then(|limit| limit.parse().ok()),
        }
    }

    /// Tells how long the last frame took, if that is wanted: all of it but the wait for the screen.
    pub fn look(&self, frame: &eframe::Frame) {
        let took = frame.info().cpu_usage.map(|seconds| seconds * 1000.0);
        if let (Some(took), Some(limit)) = (took, self.limit)
            && took > limit
        {
            // Nobody may read it any more.
            let _ = writeln!(std::io::stderr(), "frame: {took:.0} ms");
        }
    }
}
