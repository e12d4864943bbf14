//! How much room the band has.

/// How much room the window has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BandSize {
    /// Words go before things do.
    pub narrow: bool,
    pub low: bool,
}

impl BandSize {
    /// That of a window with this much room.
    pub fn of(window: egui::Vec2) -> BandSize {
        BandSize {
            narrow: window.x < 1100.0,
            low: window.y < 560.0,
        }
    }
}
