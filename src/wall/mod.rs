//! The game: the wall.
