//! Moves to measure programs on, the same for each; and what programs for a task are measured by.

use crate::chance::Chance;
use crate::language::Program;
use crate::language::cost::cost_at;
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::games::MAX_MOVES;
use crate::run::moves::{BUDGET, Move, Outcome};
use crate::run::rules::Rules;
use crate::task::{Measure, Task};
use crate::wall::{Cell, Wall};

/// How many games are measured, and with how many colours; longer games are those with more.
const COLOURS: [usize; 8] = [2, 3, 4, 5, 2, 3, 4, 5];

/// How many moves the steps of a task are measured on.
const STEPS_MOVES: usize = 1_000;

/// No game of another task than the two goes on for more moves here: most never end.
const MOVES_OF_TASK: u64 = 60;

/// More steps are not spent on measuring a program, those of its last move aside: then it is measured on the moves that
/// were made.
pub const MEASURING: u64 = 200_000_000;

/// A move: a wall, a click on a brick of it, and the chance of the move.
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

    /// The move with the wall on which the program starts in place of the one that is clicked; `None` if the rules
    /// fail.
    pub fn started(&self, rules: &Rules) -> Option<MeasuredMove> {
        let wall = rules.start(&self.wall, self.click).ok()?;
        Some(MeasuredMove { wall, ..*self })
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
    /// How many were to be, had [`MEASURING`] been enough.
    pub wanted: usize,
}

impl StepCounts {
    /// Whether all moves were measured.
    pub fn is_complete(&self) -> bool {
        self.moves == self.wanted
    }
}

/// The moves of whole games, as the rules play them whatever the program does: so all programs are
/// measured on the same walls. Dealt and clicked as by `play`; for a right program its games.
///
/// Their walls are those that are clicked: see [`MeasuredMove::started`]. Where the rules fail a game ends.
///
/// The rules take no more than [`MEASURING`] steps for all of it.
pub fn plays(rules: &Rules, seed: u64) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURING);
    let seeds = (0..).map(|number| seed.wrapping_add(number));
    let games = COLOURS.iter().zip(seeds);
    games
        .flat_map(|(&colours, seed)| {
            let wall = Wall::deal(seed, colours).expect("walls have 2 to 5 colours");
            rest_of_game(rules, seed, wall)
        })
        .collect()
}

/// The moves of a game that begins with this wall, to its end.
fn rest_of_game(rules: &Rules, seed: u64, mut wall: Wall) -> Vec<MeasuredMove> {
    let most = match rules.groups() {
        Some(_) => MAX_MOVES,
        None => MOVES_OF_TASK,
    };
    let mut clicks = Chance::new(!seed);
    let mut plays = Vec::new();
    for number in 0..most {
        let Ok(Some(click)) = rules.draw_playable(&wall, &mut clicks) else {
            break;
        };
        let draws = DrawPolicy { seed, number };
        plays.push(MeasuredMove { wall, click, draws });
        let Ok(next) = rules.next(&wall, click) else {
            break;
        };
        wall = next;
    }
    plays
}

/// What a task measures programs by, in its own unit: cost, blocks, or the mean number of steps over moves that never
/// change (as many of them as [`MEASURING`] allows), rounded up. `None` if `go_on`, which is asked every few milliseconds, says no.
pub fn measured(
    task: &Task,
    rules: &Rules,
    program: &Program,
    code: &Code,
    go_on: impl FnMut() -> bool,
) -> Option<u64> {
    match task.measure {
        Measure::Cost => Some(cost_at(program, &task.costs).total),
        Measure::Blocks => Some(cost_at(program, &task.costs).blocks as u64),
        Measure::Steps => {
            let moves = moves_of_task(rules);
            Some(steps_of(code, &moves, BUDGET, go_on)?.mean.ceil() as u64)
        }
    }
}

/// The goal that a measure reaches: the number, from 0, of the last one that it does not exceed; `None` if it exceeds
/// the first.
pub fn goal_reached(goals: &[u64], measure: u64) -> Option<usize> {
    goals.iter().rposition(|&goal| measure <= goal)
}

/// The moves on which steps are measured: the first thousand of games by the rules, on the walls of the task.
fn moves_of_task(rules: &Rules) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURING);
    let games = (0..STEPS_MOVES as u64).flat_map(|seed| {
        let wall = rules.walls().numbered(seed);
        wall.map_or(Vec::new(), |wall| rest_of_game(rules, seed, wall))
    });
    let moves = games.filter_map(|play| play.started(rules));
    moves.take(STEPS_MOVES).collect()
}

/// How many steps a program takes for the moves of [`plays`]; a move that fails counts up to there.
/// `None` if `go_on`, which is asked every few milliseconds, says no.
pub fn measure(
    code: &Code,
    rules: &Rules,
    seed: u64,
    budget: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<StepCounts> {
    let rules = &rules.within(MEASURING);
    let plays = plays(rules, seed);
    let plays: Vec<MeasuredMove> = plays
        .iter()
        .filter_map(|play| play.started(rules))
        .collect();
    // Lists of the task that were stopped leave too few.
    if !go_on() {
        return None;
    }
    steps_of(code, &plays, budget, go_on)
}

fn steps_of(
    code: &Code,
    plays: &[MeasuredMove],
    budget: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<StepCounts> {
    let mut sum = 0.0;
    let mut max = 0;
    let mut moves = 0;
    let mut spent: u64 = 0;
    for play in plays {
        if spent >= MEASURING {
            break;
        }
        let outcome = play.run(code, budget, &mut go_on)?;
        spent = spent.saturating_add(outcome.made());
        sum += outcome.steps as f64;
        max = max.max(outcome.steps);
        moves += 1;
    }
    Some(StepCounts {
        mean: sum / moves.max(1) as f64,
        max,
        moves,
        wanted: plays.len(),
    })
}
