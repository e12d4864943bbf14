//! Measures programs: the mean number of steps over fixed moves, and what a task measures by.

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

/// The colours of the measured games; games with more colours are longer.
const COLOURS: [usize; 8] = [2, 3, 4, 5, 2, 3, 4, 5];

/// Number of moves for measuring the steps of a task.
const TASK_MOVES: usize = 1_000;

/// Maximum length of a game of a task that is none of the two games: most never end.
const MAX_TASK_MOVES: u64 = 60;

/// Maximum number of steps for measuring a program, not counting its last move. Then the moves made so far count.
pub const MEASURE_BUDGET: u64 = 200_000_000;

/// A move: a wall, a click on a brick of it, and the chance of the move.
#[derive(Clone, Copy, Debug)]
pub struct MeasuredMove {
    pub wall: Wall,
    pub click: Cell,
    pub draws: DrawPolicy,
}

impl MeasuredMove {
    /// The first move of the game with this seed, on this wall.
    pub fn new(wall: Wall, click: Cell, seed: u64) -> MeasuredMove {
        let draws = DrawPolicy { seed, number: 0 };
        MeasuredMove { wall, click, draws }
    }

    /// The move on the wall on which the program starts, after the commands that the task runs first; `None` if the
    /// rules fail.
    pub fn started(&self, rules: &Rules) -> Option<MeasuredMove> {
        let wall = rules.start(&self.wall, self.click).ok()?;
        Some(MeasuredMove { wall, ..*self })
    }

    /// Makes the move in at most `budget` steps; `None` if `go_on` returned false.
    pub fn run(&self, code: &Code, budget: u64, go_on: impl FnMut() -> bool) -> Option<Outcome> {
        let MeasuredMove { wall, click, draws } = *self;
        Move {
            code,
            wall,
            click,
            draws,
            budget,
        }
        .run_while(go_on)
    }
}

/// Number of steps of the moves of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StepCounts {
    /// The mean over all moves.
    pub mean: f64,
    /// The maximum.
    pub max: u64,
    /// Number of moves measured.
    pub moves: usize,
    /// Number of moves planned; more than `moves` if [`MEASURE_BUDGET`] was used up.
    pub wanted: usize,
}

impl StepCounts {
    /// True if all planned moves were measured.
    pub fn is_complete(&self) -> bool {
        self.moves == self.wanted
    }
}

/// The moves of whole games by the rules, so the same for all programs. Walls and clicks are those of `play`; a right
/// program would play these games.
///
/// The walls are those that are clicked: see [`MeasuredMove::started`]. A game ends where the rules fail. The rules
/// take at most [`MEASURE_BUDGET`] steps in all.
pub fn game_moves(rules: &Rules, seed: u64) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURE_BUDGET);
    (0..)
        .zip(COLOURS)
        .flat_map(|(number, colours)| {
            let seed = seed.wrapping_add(number);
            let wall = Wall::deal(seed, colours).expect("walls have 2 to 5 colours");
            game(rules, seed, wall)
        })
        .collect()
}

/// The moves of a game on this wall, to its end.
fn game(rules: &Rules, seed: u64, mut wall: Wall) -> Vec<MeasuredMove> {
    let max_moves = match rules.groups() {
        Some(_) => MAX_MOVES,
        None => MAX_TASK_MOVES,
    };
    let mut clicks = Chance::new(!seed);
    let mut plays = Vec::new();
    for number in 0..max_moves {
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

/// The measure of a program by the task, in its unit: cost, blocks, or the mean number of steps over fixed moves (as
/// many as [`MEASURE_BUDGET`] allows), rounded up. `None` if `go_on`, which is called every few milliseconds,
/// returned false.
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
        Measure::Steps => Some(steps_score(task, rules, code, go_on)?.ceil() as u64),
    }
}

/// The steps score of a program: the mean number of steps over the reference moves of the task with seed 0, as many as
/// [`MEASURE_BUDGET`] allows. It depends on the program and the task alone. `None` if `go_on`, which is called every few
/// milliseconds, returned false.
pub fn steps_score(
    task: &Task,
    rules: &Rules,
    code: &Code,
    go_on: impl FnMut() -> bool,
) -> Option<f64> {
    Some(step_counts(task, rules, code, go_on)?.mean)
}

/// Counts the steps of a program over the reference moves of the task: see [`steps_score`].
pub fn step_counts(
    task: &Task,
    rules: &Rules,
    code: &Code,
    go_on: impl FnMut() -> bool,
) -> Option<StepCounts> {
    match task.measure {
        Measure::Cost | Measure::Blocks => measure(code, rules, 0, BUDGET, go_on),
        Measure::Steps => steps_of(code, &moves_of_task(rules), BUDGET, go_on),
    }
}

/// The number, from 0, of the last goal that a measure does not exceed; `None` if it exceeds the first.
pub fn goal_reached(goals: &[u64], measure: u64) -> Option<usize> {
    goals.iter().rposition(|&goal| measure <= goal)
}

/// The moves for measuring the steps of a task: the first of games by the rules, on the walls of the task.
fn moves_of_task(rules: &Rules) -> Vec<MeasuredMove> {
    let rules = &rules.within(MEASURE_BUDGET);
    let games = (0..TASK_MOVES as u64).flat_map(|seed| {
        let wall = rules.walls().numbered(seed);
        wall.map_or(Vec::new(), |wall| game(rules, seed, wall))
    });
    let moves = games.filter_map(|play| play.started(rules));
    moves.take(TASK_MOVES).collect()
}

/// Counts the steps of a program in the moves of [`game_moves`]. A move that fails counts up to the failure. `None`
/// if `go_on`, which is called every few milliseconds, returned false.
pub fn measure(
    code: &Code,
    rules: &Rules,
    seed: u64,
    budget: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<StepCounts> {
    let rules = &rules.within(MEASURE_BUDGET);
    let moves: Vec<MeasuredMove> = game_moves(rules, seed)
        .iter()
        .filter_map(|made| made.started(rules))
        .collect();
    // If the lists of the task were stopped, moves are missing.
    if !go_on() {
        return None;
    }
    steps_of(code, &moves, budget, go_on)
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
        if spent >= MEASURE_BUDGET {
            break;
        }
        let outcome = play.run(code, budget, &mut go_on)?;
        spent = spent.saturating_add(outcome.work());
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
