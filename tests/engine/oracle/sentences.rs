//! One test for each sentence of the language that decides something, by small programs whose walls,
//! steps and errors were computed by hand. Both the machine and the plain evaluator must say so.

use crate::oracle::case::{Case, Ready, Summary, frozen};
use crate::oracle::evaluator::{End, Frozen, Start, Val};
use crate::oracle::grid::{Grid, Place};
use crate::oracle::tree::*;
use engine::run::observer::{Observer, StepEvent};

mod blocks_of_the_wall;
mod cells;
mod chance;
mod cycles;
mod endings;
mod for_each;
mod loops;
mod numbers;
mod questions_of_the_wall;
mod steps;
mod values;

/// How a move ended, blocks by number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ended {
    Well,
    Error(&'static str, u32),
    Budget(Option<u32>, u64),
    Cycle(Option<u32>, u64),
}

/// A move that was made.
pub struct Played {
    pub ended: Ended,
    pub steps: u64,
    pub wall: Grid,
    /// Block and value of each step.
    pub taken: Vec<(u32, Option<Frozen>)>,
}

impl Played {
    /// The values of value blocks, in order.
    pub fn values(&self) -> Vec<Frozen> {
        self.taken.iter().filter_map(|(_, value)| *value).collect()
    }

    /// The blocks of the steps, in order.
    pub fn blocks(&self) -> Vec<u32> {
        self.taken.iter().map(|(block, _)| *block).collect()
    }
}

struct Record(Vec<(u32, Option<Frozen>)>);

impl Observer for Record {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        self.0.push((step.block, step.value.map(frozen)));
    }
}

/// The usual start: a click on the brick at the bottom left, seed 0, move 0.
pub fn start(wall: Grid) -> Start {
    Start {
        wall,
        click: (8, 0),
        seed: 0,
        number: 0,
        budget: 10_000,
    }
}

/// Makes a move on the machine; the plain evaluator must tell the same.
pub fn play_from(start: Start, commands: &[Tree]) -> Played {
    play_ready(
        &Case {
            commands: commands.to_vec(),
            start,
        }
        .ready(),
    )
}

/// A move of the usual start on two bricks, with this budget.
pub fn with_budget(budget: u64, commands: &[Tree]) -> Played {
    play_from(
        Start {
            budget,
            ..start(floor(&["RR"]))
        },
        commands,
    )
}

pub fn play_ready(ready: &Ready) -> Played {
    let the_move = ready.on_machine(ready.start.budget);
    let outcome = the_move.run();
    let told = ready.plainly(ready.start.budget);
    let got = Summary::from(&outcome);
    let plain = ready.summary(&told);
    assert!(
        got == plain,
        "machine: {}plainly: {}",
        ready.show(&got),
        ready.show(&plain)
    );
    let mut record = Record(Vec::new());
    let _ = the_move.observe(outcome.steps, &mut record);
    let numbering = engine::language::walk::Numbering::of(&ready.program);
    let block = |id| numbering.number(id).expect("under the hat");
    Played {
        ended: match got.end {
            End::Finished => Ended::Well,
            End::Error(kind, id) => Ended::Error(kind, block(id)),
            End::Budget(id, turns) => Ended::Budget(id.map(block), turns),
            End::Cycle(id, turns) => Ended::Cycle(id.map(block), turns),
        },
        steps: got.steps,
        wall: Grid::read(&got.wall),
        taken: record.0,
    }
}

pub fn play(wall: Grid, commands: &[Tree]) -> Played {
    play_from(start(wall), commands)
}

/// The wall after a move that ends well.
pub fn wall_after(wall: Grid, commands: &[Tree]) -> Grid {
    let played = play(wall, commands);
    assert_eq!(played.ended, Ended::Well);
    played.wall
}

/// The value of a block on a wall.
pub fn value_on(wall: Grid, tree: Tree) -> Frozen {
    let played = play(wall, &[set("m", tree)]);
    assert_eq!(played.ended, Ended::Well);
    *played.values().last().expect("a value was set")
}

/// The value of a block, on some wall.
pub fn value(tree: Tree) -> Frozen {
    value_on(floor(&["R"]), tree)
}

/// The kind of the error that a value block fails with, and its block; numbers count from a
/// command that holds it, number 0.
pub fn error(tree: Tree) -> Ended {
    play(floor(&["R"]), &[set("m", tree)]).ended
}

/// A wall that has these rows at the bottom, left aligned.
pub fn floor(rows: &[&str]) -> Grid {
    let mut text = ".........\n".repeat(9 - rows.len());
    for row in rows {
        text.push_str(&format!("{row:.<9}\n"));
    }
    Grid::read(&text)
}

/// A wall whose first column is this from the top, the rest bare.
pub fn column(bricks: &str) -> Grid {
    let rows: Vec<String> = bricks.chars().map(|letter| letter.to_string()).collect();
    floor(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

pub fn num(x: f64) -> Frozen {
    Val::Number(x).into()
}

pub fn vero() -> Frozen {
    Frozen::Boolean(true)
}

pub fn falso() -> Frozen {
    Frozen::Boolean(false)
}

pub fn at(row: f64, column: f64) -> Frozen {
    Val::Cell(Some((row, column))).into()
}

pub fn no_cell() -> Frozen {
    Frozen::Cell(None)
}

/// A list of values, each by a command of its own, and what they gave.
pub fn table(rows: Vec<(Tree, Frozen)>) {
    for (tree, expected) in rows {
        let text = text(&[set("m", tree.clone())]);
        assert_eq!(value(tree), expected, "{text}");
    }
}

/// Infects a cell: a mark that a place of the program was reached.
pub fn mark(place: Place) -> Tree {
    plain(
        engine::language::Kind::Infect,
        vec![cell(place.0 as f64, place.1 as f64)],
    )
}
