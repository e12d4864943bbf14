//! What the tests of the judge share.

use clickomania::blocks::file::read;
use clickomania::blocks::program::Program;
use clickomania::game::Game;
use clickomania::judge::{Effort, Judgement, Options, judge};
use clickomania::shelf;

/// A program of the folder `programs`.
pub fn program(place: &str) -> Program {
    let text = shelf::program(place).unwrap_or_else(|| panic!("there is no {place}"));
    read(text).unwrap_or_else(|error| panic!("{place}: {error:?}"))
}

/// The judgement on a program by the rules of a game.
pub fn judged(program: &Program, game: Game, effort: Effort) -> Judgement {
    let options = Options {
        game,
        effort,
        ..Options::of(program)
    };
    judge(program, &options, &|| true).unwrap()
}
