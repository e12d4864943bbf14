//! What a program does, kept to find out whether another one does the same.

use super::measure::{MeasuredMove, plays};
use crate::chance::Chance;
use crate::language::{Kind, Program};
use crate::run::code::Code;
use crate::run::compile::compile;
use crate::run::failure::FailureKind;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use crate::wall::{CellSet, GALLERY, Wall};
use std::ops::Range;

/// A move that needs more steps counts as one that never ends: to try longer takes long.
const PATIENCE: u64 = 2_000_000;

/// Moves that never end after which no more are tried.
const ENDLESS: usize = 2;

/// How often a move is made if something is drawn by chance.
const DRAWS: u64 = 3;

/// How a move ends.
#[derive(Clone, Copy, PartialEq, Debug)]
enum MoveEnd {
    /// With this wall.
    Wall(Wall),
    /// With an error of this kind, as in JSON.
    Error(&'static str),
    /// Not at all.
    Never,
}

/// Moves, and how they end under a program.
#[derive(Clone, Debug)]
pub struct Reference {
    moves: Vec<(MeasuredMove, MoveEnd)>,
}

impl Reference {
    /// What a program does in about so many moves, the same for all programs: on walls of the gallery
    /// and in whole games, clicks on lone bricks among them. Moves whose end hangs on chance are left
    /// out. `None` if the program is not ready to run, if `go_on` says no, or if it leaves every wall as
    /// it was, so that there is nothing to keep.
    pub fn of(
        program: &Program,
        rules: &Rules,
        seed: u64,
        moves: usize,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Reference> {
        let code = compile(program).ok()?;
        let draws = draws(program);
        let mut kept = Vec::new();
        let mut endless = 0;
        for play in trials(rules, seed, moves) {
            let end = end(&code, &play, 0, PATIENCE, go_on)?;
            endless += usize::from(end == MoveEnd::Never);
            if ends_so(&code, 1..draws, &play, end, PATIENCE, go_on) {
                kept.push((play, end));
            }
            if endless == ENDLESS {
                break;
            }
        }
        let does = kept
            .iter()
            .any(|(play, end)| *end != MoveEnd::Wall(play.wall));
        does.then_some(Reference { moves: kept })
    }

    /// Whether a program does the same in all moves: it leaves the same walls, infection included, and
    /// fails in the same way where the other one failed.
    pub fn holds_for(&self, program: &Program, go_on: &dyn Fn() -> bool) -> bool {
        let Ok(code) = compile(program) else {
            return false;
        };
        let draws = draws(program);
        let mut moves = self.moves.iter();
        moves.all(|(play, end)| {
            let budget = match end {
                MoveEnd::Never => PATIENCE,
                MoveEnd::Wall(_) | MoveEnd::Error(_) => BUDGET,
            };
            ends_so(&code, 0..draws, play, *end, budget, go_on)
        })
    }
}

/// Whether `b` does what `a` does in about so many moves. See [`Reference::of`].
pub fn agree(a: &Program, b: &Program, rules: &Rules, seed: u64, moves: usize) -> bool {
    Reference::of(a, rules, seed, moves, &|| true).is_some_and(|a| a.holds_for(b, &|| true))
}

/// How a move ends under this draw. `None` if it was stopped.
fn end(
    code: &Code,
    play: &MeasuredMove,
    draw: u64,
    budget: u64,
    go_on: &dyn Fn() -> bool,
) -> Option<MoveEnd> {
    let mut play = *play;
    play.draws.seed ^= draw << 32;
    let outcome = play.run(code, budget, go_on)?;
    Some(match outcome.failure.map(|failure| failure.kind) {
        None => MoveEnd::Wall(outcome.wall),
        Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => MoveEnd::Never,
        Some(kind) => MoveEnd::Error(kind.id()),
    })
}

/// Whether a move ends so under these draws.
fn ends_so(
    code: &Code,
    mut draws: Range<u64>,
    play: &MeasuredMove,
    expected: MoveEnd,
    budget: u64,
    go_on: &dyn Fn() -> bool,
) -> bool {
    draws.all(|draw| end(code, play, draw, budget, go_on) == Some(expected))
}

/// How often a move has to be made to know what a program does.
fn draws(program: &Program) -> u64 {
    let mut kinds = program.running().map(|(id, _)| program.block(id).kind);
    if kinds.any(Kind::draws) { DRAWS } else { 1 }
}

/// The moves on which programs are compared: four a wall of the gallery, then about so many of games,
/// every third of them with a click on a brick that cannot be played.
fn trials(rules: &Rules, seed: u64, moves: usize) -> Vec<MeasuredMove> {
    let mut chance = Chance::new(seed);
    let mut some = |cells: CellSet| cells.nth(chance.below(cells.len() as u64) as usize);
    let mut trials = Vec::new();
    let playable = |wall: &Wall| rules.playable(wall).unwrap_or(wall.bricks());
    let walls = GALLERY
        .iter()
        .filter_map(|(_, text)| Wall::parse(text).ok());
    for wall in walls.filter(Wall::is_settled) {
        let groups = playable(&wall);
        let last = groups.nth(groups.len().saturating_sub(1));
        let clicks = [groups.first(), last, some(groups), some(wall.bricks())];
        let clicks = clicks.into_iter().flatten();
        trials.extend(clicks.map(|click| MeasuredMove::new(wall, click, seed)));
    }
    let games = plays(rules, seed);
    let stride = games.len().div_ceil(moves.max(1));
    for (number, mut play) in games.into_iter().step_by(stride.max(1)).enumerate() {
        if number % 3 == 2 {
            let lone = play.wall.bricks() - playable(&play.wall);
            play.click = some(lone).unwrap_or(play.click);
        }
        trials.push(play);
    }
    trials
        .iter()
        .filter_map(|play| play.started(rules))
        .collect()
}
