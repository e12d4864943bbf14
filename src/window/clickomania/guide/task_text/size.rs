//! How large texts are shown.

/// How large the words are, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextSize {
    pub words: f32,
    pub line: f32,
    /// How large blocks in a line are.
    pub zoom: f32,
}

impl TextSize {
    /// Of the texts of lessons.
    pub const LESSON: TextSize = TextSize {
        words: 15.0,
        line: 22.0,
        zoom: 0.8,
    };
    /// Where there is little room.
    pub const SMALL: TextSize = TextSize {
        words: 14.0,
        line: 20.0,
        zoom: 0.72,
    };
}
