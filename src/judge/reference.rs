//! What a program does, kept to find out whether another one does the same.

use super::measure::{Play, plays};
use crate::blocks::{Kind, Program};
use crate::chance::Chance;
use crate::game::Game;
use crate::run::code::Code;
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::wall::{CellSet, GALLERY, Wall, playable};

/// A program from which others are made needs no more steps for a move, or the move is left out: those
/// that never end would take long.
const PATIENCE: u64 = 2_000_000;

/// After so many moves that did not end within [`PATIENCE`] no more are tried.
const ENDLESS: usize = 4;

/// So many times a move is made if something is drawn by chance.
const DRAWS: u64 = 3;

/// Moves with the walls that a program leaves.
#[derive(Clone, Debug)]
pub struct Reference {
    moves: Vec<(Play, Wall)>,
}

impl Reference {
    /// What a program does in about so many moves, the same for all programs: on walls of the gallery
    /// and in whole games, clicks on lone bricks among them. Moves that fail, and those whose end hangs
    /// on chance, are left out. `None` if it is not ready to run, if `go_on` says no, or if it changes
    /// no wall, so that there is nothing to keep.
    pub fn of(
        program: &Program,
        game: Game,
        seed: u64,
        moves: usize,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Reference> {
        let code = compile(program).ok()?;
        let draws = draws(program);
        let mut kept = Vec::new();
        let mut endless = 0;
        for play in trials(game, seed, moves) {
            if endless == ENDLESS {
                break;
            }
            let outcome = play.run(&code, PATIENCE, go_on)?;
            if outcome.failure.is_some() {
                endless += usize::from(outcome.steps >= PATIENCE);
            } else if leaves(&code, draws, &play, outcome.wall, PATIENCE, go_on) {
                kept.push((play, outcome.wall));
            }
        }
        let moving = kept.iter().any(|(play, wall)| play.wall != *wall);
        moving.then_some(Reference { moves: kept })
    }

    /// Whether a program leaves the same walls, infection included, and fails in none of the moves.
    pub fn kept_by(&self, program: &Program, go_on: &dyn Fn() -> bool) -> bool {
        let Ok(code) = compile(program) else {
            return false;
        };
        let draws = draws(program);
        let mut moves = self.moves.iter();
        moves.all(|(play, wall)| leaves(&code, draws, play, *wall, BUDGET, go_on))
    }
}

/// Whether `b` leaves the walls that `a` leaves in about so many moves. See [`Reference::of`].
pub fn agree(a: &Program, b: &Program, game: Game, seed: u64, moves: usize) -> bool {
    Reference::of(a, game, seed, moves, &|| true).is_some_and(|a| a.kept_by(b, &|| true))
}

/// Whether a move leaves this wall, whatever is drawn.
fn leaves(
    code: &Code,
    draws: u64,
    play: &Play,
    wall: Wall,
    budget: u64,
    go_on: &dyn Fn() -> bool,
) -> bool {
    (0..draws).all(|draw| {
        let mut play = *play;
        play.luck.seed ^= draw << 32;
        let outcome = play.run(code, budget, go_on);
        outcome.is_some_and(|outcome| outcome.failure.is_none() && outcome.wall == wall)
    })
}

/// How often a move has to be made to know what a program does.
fn draws(program: &Program) -> u64 {
    use Kind::{AnyEmpty, AnyInfected, AnyWithColour, RandomFraction, RandomInt};
    let chance = [
        AnyEmpty,
        AnyInfected,
        AnyWithColour,
        RandomFraction,
        RandomInt,
    ];
    let mut kinds = program.running().map(|(id, _)| program.block(id).kind);
    if kinds.any(|kind| chance.contains(&kind)) {
        DRAWS
    } else {
        1
    }
}

/// The moves on which programs are compared: four a wall of the gallery, then about so many of games,
/// every third of them with a click on a brick without area.
fn trials(game: Game, seed: u64, moves: usize) -> Vec<Play> {
    let mut chance = Chance::new(seed);
    let mut some = |cells: CellSet| cells.nth(chance.below(cells.len() as u64) as usize);
    let mut trials = Vec::new();
    let walls = GALLERY
        .iter()
        .filter_map(|(_, text)| Wall::parse(text).ok());
    for wall in walls.filter(Wall::is_settled) {
        let groups = playable(&wall, game);
        let last = groups.nth(groups.len().saturating_sub(1));
        let clicks = [groups.first(), last, some(groups), some(wall.bricks())];
        let clicks = clicks.into_iter().flatten();
        trials.extend(clicks.map(|click| Play::new(wall, click, seed)));
    }
    let games = plays(game, seed);
    let stride = games.len().div_ceil(moves.max(1));
    for (number, mut play) in games.into_iter().step_by(stride.max(1)).enumerate() {
        let lone = play.wall.bricks() - playable(&play.wall, game);
        if number % 3 == 2 {
            play.click = some(lone).unwrap_or(play.click);
        }
        trials.push(play);
    }
    trials
}
