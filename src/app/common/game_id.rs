//! Which game is meant.

/// A game of the window. `app::GAMES` lists what belongs to each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameId {
    Clickomania,
    Mines,
    Clone2048,
    Tantrix,
}

impl GameId {
    /// All of them.
    pub const ALL: [GameId; 4] = [
        GameId::Clickomania,
        GameId::Mines,
        GameId::Clone2048,
        GameId::Tantrix,
    ];

    /// What settings call it.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Clickomania => "clickomania",
            GameId::Mines => "mines",
            GameId::Clone2048 => "third",
            GameId::Tantrix => "tantrix",
        }
    }
}
