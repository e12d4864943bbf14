//! Which game is meant.

/// Makes [`GameId`] of lines `Name = "what settings call it";`.
macro_rules! game_ids {
    ($($id:ident = $name:literal;)*) => {
        /// A game of the window. `window::GAMES` says what belongs to each.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($id,)*
        }

        impl GameId {
            /// All of them.
            pub const ALL: [GameId; [$($name),*].len()] = [$(GameId::$id),*];

            /// What settings call it.
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
