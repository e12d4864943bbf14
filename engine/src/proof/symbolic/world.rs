//! What all runs of a proof share: formulas, facts, areas, questions and limits.

use super::area::Areas;
use super::facts::Facts;
use super::graph::{Graph, Lit};
use super::question::{Model, Questions};
use super::wall::SymbolicWall;
use crate::wall::{Cell, SIZE};

/// Why a proof was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A block that the method does not cover.
    Block,
    /// A value that can be too many things.
    Values,
    /// A variable of which the method knows nothing after a loop.
    Variable,
    /// A loop that no rule covers.
    Loop,
    /// Blocks inside one another, too deep.
    Depth,
    /// Formulas grew too large, or a question too hard.
    Effort,
    /// A run-time error, or a wrong wall, on a wall that turned out to be none.
    Error,
    /// Somebody stopped it.
    Stopped,
}

/// What all runs of a proof share.
pub struct World<'a> {
    pub graph: Graph,
    pub facts: Facts,
    pub areas: Areas,
    pub questions: Questions<'a>,
    /// The clicked cell: 81 conditions, or one cell.
    pub click: Vec<(Lit, Cell)>,
    /// The wall on which the click was made.
    pub wall: SymbolicWall,
    /// Inputs for which a run-time error seems to happen.
    pub suspect: Option<Model>,
}

impl<'a> World<'a> {
    /// Any click on a wall, or the one that is named. `settled`: without holes and infection.
    pub fn any_wall(click: Option<Cell>, settled: bool, questions: Questions<'a>) -> World<'a> {
        let (mut graph, mut facts) = (Graph::default(), Facts::default());
        let click = match click {
            Some(cell) => vec![(Lit::TRUE, cell)],
            None => {
                facts.click(&mut graph);
                facts.start.push(super::graph::CLICK);
                Cell::all()
                    .map(|cell| (graph.clicked_in(cell.set()), cell))
                    .collect()
            }
        };
        let wall = SymbolicWall::any(&mut graph, &mut facts, settled);
        // A click is on a brick.
        let columns = facts.start.len() - SIZE;
        for &(condition, cell) in &click {
            let group = facts.start[columns + cell.column()];
            facts.add(group, vec![!condition, wall.brick(cell)]);
        }
        World {
            graph,
            facts,
            areas: Areas::default(),
            questions,
            click,
            wall,
            suspect: None,
        }
    }

    /// A wall and a click that are known.
    pub fn known(wall: SymbolicWall, click: Cell, questions: Questions<'a>) -> World<'a> {
        World {
            graph: Graph::default(),
            facts: Facts::default(),
            areas: Areas::default(),
            questions,
            click: vec![(Lit::TRUE, click)],
            wall,
            suspect: None,
        }
    }

    /// # Errors
    /// A limit is reached, or somebody stopped the proof.
    pub fn check(&self) -> Result<(), Obstacle> {
        if !(self.questions.go_on)() {
            return Err(Obstacle::Stopped);
        }
        if self.graph.len() > self.questions.limit.nodes || self.questions.left(1) == 0 {
            return Err(Obstacle::Effort);
        }
        Ok(())
    }
}
