//! What a program does, kept to find out whether another one does the same.

use super::measure::{MEASURING, MeasuredMove, plays};
use crate::chance::Chance;
use crate::language::{Kind, Program};
use crate::run::code::Code;
use crate::run::compile::compile;
use crate::run::failure::FailureKind;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use crate::wall::{CellSet, GALLERY, Wall};
use std::cell::Cell;
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

/// Steps that may be spent on trying programs. No move begins when they are used up.
#[derive(Debug)]
pub struct StepAllowance {
    steps: u64,
    spent: Cell<u64>,
    used_up: Cell<bool>,
}

impl StepAllowance {
    pub fn new(steps: u64) -> StepAllowance {
        StepAllowance {
            steps,
            spent: Cell::new(0),
            used_up: Cell::new(false),
        }
    }

    pub fn spend(&self, steps: u64) {
        self.spent.set(self.spent.get().saturating_add(steps));
    }

    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Whether there is something left; if not, it is kept that somebody wanted more.
    pub fn has_left(&self) -> bool {
        let left = self.spent.get() < self.steps;
        self.used_up.set(self.used_up.get() || !left);
        left
    }

    /// Whether more was wanted than there was.
    pub fn is_used_up(&self) -> bool {
        self.used_up.get()
    }
}

impl Reference {
    /// What a program does in about `moves` moves, the same for all programs: on walls of the gallery
    /// and in whole games, clicks on lone bricks among them. Moves whose end hangs on chance are left
    /// out. `None` if the program is not ready to run, if `go_on` says no, or if it leaves every wall as
    /// it was, so that there is nothing to keep. What it may cost is `allowance`: moves that cannot be paid any more are
    /// left out.
    pub fn of(
        program: &Program,
        rules: &Rules,
        (seed, moves): (u64, usize),
        allowance: &StepAllowance,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Reference> {
        let trier = Trier { allowance, go_on };
        let code = compile(program).ok()?;
        let draws = draws(program);
        let mut kept = Vec::new();
        let mut endless = 0;
        for play in trials(rules, seed, moves) {
            let Some(end) = trier.end(&code, &play, 0, PATIENCE) else {
                if !go_on() {
                    return None;
                }
                break;
            };
            endless += usize::from(end == MoveEnd::Never);
            if trier.ends_so(&code, 1..draws, &play, end, PATIENCE) {
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
    /// fails in the same way where the other one failed. Not, if that cannot be paid.
    pub fn holds_for(
        &self,
        program: &Program,
        allowance: &StepAllowance,
        go_on: &dyn Fn() -> bool,
    ) -> bool {
        let trier = Trier { allowance, go_on };
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
            trier.ends_so(&code, 0..draws, play, *end, budget)
        })
    }
}

/// Whether `b` does what `a` does in about `moves` moves. See [`Reference::of`].
pub fn agree(a: &Program, b: &Program, rules: &Rules, seed: u64, moves: usize) -> bool {
    let allowance = StepAllowance::new(u64::MAX);
    Reference::of(a, rules, (seed, moves), &allowance, &|| true)
        .is_some_and(|a| a.holds_for(b, &allowance, &|| true))
}

/// Makes moves that are paid for, until it is stopped.
struct Trier<'a> {
    allowance: &'a StepAllowance,
    go_on: &'a dyn Fn() -> bool,
}

impl Trier<'_> {
    /// How a move ends under this draw. `None` if it was stopped, or cannot be paid.
    fn end(&self, code: &Code, play: &MeasuredMove, draw: u64, budget: u64) -> Option<MoveEnd> {
        if !self.allowance.has_left() {
            return None;
        }
        let mut play = *play;
        play.draws.seed ^= draw << 32;
        let outcome = play.run(code, budget, self.go_on)?;
        self.allowance.spend(outcome.made());
        Some(match outcome.failure.map(|failure| failure.kind) {
            None => MoveEnd::Wall(outcome.wall),
            Some(FailureKind::Budget { .. } | FailureKind::Cycle { .. }) => MoveEnd::Never,
            Some(kind) => MoveEnd::Error(kind.id()),
        })
    }

    /// Whether a move ends so under these draws.
    fn ends_so(
        &self,
        code: &Code,
        mut draws: Range<u64>,
        play: &MeasuredMove,
        expected: MoveEnd,
        budget: u64,
    ) -> bool {
        draws.all(|draw| self.end(code, play, draw, budget) == Some(expected))
    }
}

/// How often a move has to be made to know what a program does.
fn draws(program: &Program) -> u64 {
    let mut kinds = program.running().map(|(id, _)| program.block(id).kind);
    if kinds.any(Kind::is_random) { DRAWS } else { 1 }
}

/// The moves on which programs are compared: four a wall of the gallery, then about `moves` of games,
/// every third of them with a click on a brick that cannot be played.
fn trials(rules: &Rules, seed: u64, moves: usize) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURING);
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
