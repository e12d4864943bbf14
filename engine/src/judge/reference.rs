//! Records what a program does in many moves, to compare another program with it.

use super::measure::{MEASURE_BUDGET, MeasuredMove, game_moves};
use crate::chance::Chance;
use crate::language::{Kind, Program};
use crate::run::code::Code;
use crate::run::compile::compile;
use crate::run::moves::BUDGET;
use crate::run::rules::Rules;
use crate::wall::{CellSet, GALLERY, Wall};
use std::cell::Cell;
use std::ops::Range;

/// A move of more steps counts as one that never ends; waiting longer costs too much.
const ENDLESS_BUDGET: u64 = 2_000_000;

/// Stop after this many moves that never end.
const MAX_ENDLESS: usize = 2;

/// Draws per move of a program that draws by chance.
const DRAWS: u64 = 3;

/// The end of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
enum MoveEnd {
    /// With this wall.
    Wall(Wall),
    /// With an error of this kind, named as in JSON.
    Error(&'static str),
    /// It never ends.
    Never,
}

/// Moves, and how each ends under a program.
#[derive(Clone, Debug)]
pub struct Reference {
    moves: Vec<(MeasuredMove, MoveEnd)>,
}

/// A limit on the steps spent on trying programs. No move starts once they are used up.
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

    /// True if steps are left. If not, it remembers that somebody wanted more.
    pub fn has_left(&self) -> bool {
        let left = self.spent.get() < self.steps;
        self.used_up.set(self.used_up.get() || !left);
        left
    }

    /// True if [`StepAllowance::has_left`] ever returned false.
    pub fn is_used_up(&self) -> bool {
        self.used_up.get()
    }
}

impl Reference {
    /// Records what a program does in about `moves` moves. These are the same for all programs: clicks on walls of
    /// the gallery and in whole games, some of them on lone bricks. It leaves out moves whose end depends on chance,
    /// and moves for which `allowance` has no steps left.
    ///
    /// `None` if the program is not ready to run, if `go_on` returned false, or if the program never changes a wall.
    pub fn of(
        program: &Program,
        rules: &Rules,
        seed: u64,
        moves: usize,
        allowance: &StepAllowance,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Reference> {
        let trier = Trier { allowance, go_on };
        let code = compile(program).ok()?;
        let draws = draws(program);
        let mut kept = Vec::new();
        let mut endless = 0;
        for play in trials(rules, seed, moves) {
            let Some(end) = trier.end(&code, &play, 0, ENDLESS_BUDGET) else {
                if !go_on() {
                    return None;
                }
                break;
            };
            endless += usize::from(end == MoveEnd::Never);
            if trier.always_ends(&code, 1..draws, &play, end, ENDLESS_BUDGET) {
                kept.push((play, end));
            }
            if endless == MAX_ENDLESS {
                break;
            }
        }
        kept.iter()
            .any(|(play, end)| *end != MoveEnd::Wall(play.wall))
            .then_some(Reference { moves: kept })
    }

    /// True if a program does the same in all moves: it leaves the same walls, infection included, and fails in the
    /// same way. False if the allowance is used up.
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
                MoveEnd::Never => ENDLESS_BUDGET,
                MoveEnd::Wall(_) | MoveEnd::Error(_) => BUDGET,
            };
            trier.always_ends(&code, 0..draws, play, *end, budget)
        })
    }
}

/// Makes moves within the allowance.
struct Trier<'a> {
    allowance: &'a StepAllowance,
    go_on: &'a dyn Fn() -> bool,
}

impl Trier<'_> {
    /// The end of a move under this draw. `None` if it was stopped or the allowance is used up.
    fn end(&self, code: &Code, play: &MeasuredMove, draw: u64, budget: u64) -> Option<MoveEnd> {
        if !self.allowance.has_left() {
            return None;
        }
        let mut play = *play;
        play.draws.seed ^= draw << 32;
        let outcome = play.run(code, budget, self.go_on)?;
        self.allowance.spend(outcome.work());
        Some(match outcome.failure {
            None => MoveEnd::Wall(outcome.wall),
            Some(_) if outcome.is_endless() => MoveEnd::Never,
            Some(failure) => MoveEnd::Error(failure.kind.id()),
        })
    }

    /// True if a move ends as expected under all these draws.
    fn always_ends(
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

/// Number of draws under which each move of a program is made.
fn draws(program: &Program) -> u64 {
    let mut kinds = program.running().map(|(id, _)| program.block(id).kind);
    if kinds.any(Kind::is_random) { DRAWS } else { 1 }
}

/// The moves on which programs are compared: four for each wall of the gallery, then about `moves` of games; every
/// third of those clicks a brick that cannot be played.
fn trials(rules: &Rules, seed: u64, moves: usize) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURE_BUDGET);
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
    let games = game_moves(rules, seed);
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
