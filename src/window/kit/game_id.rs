//! Identifies a game.

/// Makes [`GameId`] of lines `Name = "name in the settings";`.
macro_rules! game_ids {
    ($($id:ident = $name:literal;)*) => {
        /// A game of the window; `window::GAMES` has the details of each.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($id,)*
        }

        impl GameId {
            /// All of them.
            pub const ALL: [GameId; [$($name),*].len()] = [$(GameId::$id),*];

            /// Name in the settings.
            pub const fn name(self) -> &'static str {
                match self {
                    $(GameId::$id => $name,)*
                }
            }
        }
    };
}

game_ids! {
    Clickomania = "clickomania";
    Mines = "mines";
    Clone2048 = "clone2048";
    Tantrix = "tantrix";
}
