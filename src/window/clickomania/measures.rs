//! The measures of the page of the program. They depend on the size of the window alone, never on its texts, so
//! that nothing moves when a text changes.

use egui::{Context, Vec2};

/// A window narrower or lower than this is small, in points.
const SMALL: Vec2 = Vec2::new(1200.0, 700.0);
/// A window lower than this has hardly room for anything, in points.
const LOW: f32 = 400.0;

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measures {
    pub small: bool,
    pub low: bool,
}

impl Measures {
    pub fn of(ctx: &Context) -> Measures {
        let window = ctx.content_rect().size();
        Measures {
            small: window.x < SMALL.x || window.y < SMALL.y,
            low: window.y < LOW,
        }
    }

    /// Picks the value for this size.
    fn pick<T>(self, normal: T, small: T) -> T {
        if self.small { small } else { normal }
    }

    /// The height of the card of a lesson.
    pub fn card(self) -> f32 {
        if self.low {
            92.0
        } else {
            self.pick(148.0, 120.0)
        }
    }

    /// The height of the row of scores.
    pub fn scores(self) -> f32 {
        if self.low {
            36.0
        } else {
            self.pick(56.0, 48.0)
        }
    }

    /// The height of the row of goals.
    pub fn goals(self) -> f32 {
        if self.low {
            30.0
        } else {
            self.pick(44.0, 40.0)
        }
    }

    /// Left and right of card, scores, goals and program.
    pub fn side(self) -> f32 {
        self.pick(24.0, 16.0)
    }

    /// Above the hat.
    pub fn above_hat(self) -> f32 {
        self.pick(20.0, 16.0)
    }

    /// The size of the cost.
    pub fn cost_size(self) -> f32 {
        self.pick(32.0, 28.0)
    }

    /// The widths of the cost, the blocks and the steps.
    pub fn score_widths(self) -> [f32; 3] {
        self.pick([124.0, 104.0, 116.0], [98.0, 86.0, 100.0])
    }

    /// The size of the one sentence and the height of its line.
    pub fn sentence(self) -> [f32; 2] {
        self.pick([20.0, 26.0], [18.0, 22.0])
    }

    /// The size of a sentence that is too long for its place, and the height of its line.
    pub fn long_sentence(self) -> [f32; 2] {
        self.pick([16.0, 20.0], [14.0, 18.0])
    }

    /// The height of the reply to a wrong answer, below its question.
    pub fn reply(self) -> f32 {
        self.pick(20.0, 16.0)
    }

    /// The width of the part beside the sentence.
    pub fn beside(self) -> f32 {
        self.pick(280.0, 200.0)
    }

    /// The same where an answer is chosen: most answers fit on a line.
    pub fn options(self) -> f32 {
        self.pick(360.0, 240.0)
    }
}
