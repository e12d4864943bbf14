//! Moves to measure programs on, the same for each.

use crate::chance::Chance;
use crate::game::Game;
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::moves::{Move, Outcome};
use crate::wall::{Cell, CellSet, Wall, after_click, playable};

/// How many games are measured, and with how many colours; longer games are those with more.
const COLOURS: [usize; 8] = [2, 3, 4, 5, 2, 3, 4, 5];

/// A move: a settled wall without infection, a click on a brick, and the chance of the move.
#[derive(Clone, Copy, Debug)]
pub struct MeasuredMove {
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Where the draws come from.
    pub draws: DrawPolicy,
}

impl MeasuredMove {
    /// The first move of the game with this seed, on this wall.
    pub fn new(wall: Wall, click: Cell, seed: u64) -> MeasuredMove {
        let draws = DrawPolicy { seed, number: 0 };
        MeasuredMove { wall, click, draws }
    }

    /// Runs the program on it, for at most `budget` steps and as long as `go_on` says so.
    pub fn run(&self, code: &Code, budget: u64, go_on: impl FnMut() -> bool) -> Option<Outcome> {
        let MeasuredMove { wall, click, draws } = *self;
        let order = Move {
            code,
            wall,
            click,
            draws,
            budget,
        };
        order.run_while(go_on)
    }
}

/// How many steps the moves of a program take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StepCounts {
    /// In the mean over all moves.
    pub mean: f64,
    /// In the longest move.
    pub max: u64,
    /// How many moves were measured.
    pub moves: usize,
}

/// The moves of whole games, as the rules play them whatever the program does: so all programs are
/// measured on the same walls. Dealt and clicked as by `play`; for a right program its games.
pub fn plays(game: Game, seed: u64) -> Vec<MeasuredMove> {
    let seeds = (0..).map(|number| seed.wrapping_add(number));
    let games = COLOURS.iter().zip(seeds);
    games
        .flat_map(|(&colours, seed)| {
            let wall = Wall::deal(seed, colours).expect("walls have 2 to 5 colours");
            rest_of_game(game, seed, wall)
        })
        .collect()
}

/// The moves of a game that begins with this wall, to its end.
fn rest_of_game(game: Game, seed: u64, mut wall: Wall) -> Vec<MeasuredMove> {
    let mut clicks = Chance::new(!seed);
    let mut plays = Vec::new();
    while let Some(click) = one_of(playable(&wall, game), &mut clicks) {
        let number = plays.len() as u64;
        let draws = DrawPolicy { seed, number };
        plays.push(MeasuredMove { wall, click, draws });
        wall = after_click(&wall, game, click);
    }
    plays
}

fn one_of(cells: CellSet, chance: &mut Chance) -> Option<Cell> {
    cells.nth(chance.below(cells.len() as u64) as usize)
}

/// How many steps a program takes for the moves of [`plays`]; a move that fails counts up to there.
/// `None` if `go_on`, which is asked every few milliseconds, says no.
pub fn measure(
    code: &Code,
    game: Game,
    seed: u64,
    budget: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<StepCounts> {
    let plays = plays(game, seed);
    let mut sum = 0.0;
    let mut max = 0;
    for play in &plays {
        let steps = play.run(code, budget, &mut go_on)?.steps;
        sum += steps as f64;
        max = max.max(steps);
    }
    Some(StepCounts {
        mean: sum / plays.len() as f64,
        max,
        moves: plays.len(),
    })
}
