//! The two games: a leaf that every room may use.

/// Which bricks a click removes (paper, section 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Game {
    /// The full game: the area around the clicked brick.
    #[default]
    Full,
    /// The simplified game: the vertical strip through the clicked brick.
    Strip,
}

impl Game {
    /// Both games, the full one first.
    pub const ALL: [Game; 2] = [Game::Full, Game::Strip];
}
