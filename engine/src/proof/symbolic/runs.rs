//! All runs of a program at once.

use super::cnf::Cut;
use super::graph::Lit;
use super::machine::{PossibleError, SymbolicMachine};
use super::question::{Answer, Limit, Questions};
use super::wall::SymbolicWall;
use super::world::{Obstacle, World};
use crate::language::BlockId;
use crate::run::code::Code;
use crate::wall::{Cell, Wall};
use std::rc::Rc;

/// The runs of a program on all walls of a world.
pub(super) struct Runs {
    /// The walls at the end.
    pub wall: SymbolicWall,
    /// Run-time errors that may happen.
    pub errors: Vec<PossibleError>,
    /// Walls between commands.
    pub cuts: Vec<Rc<Cut>>,
    /// No run makes more steps.
    pub steps: u64,
    /// True if some loop ends with probability 1, but not for all draws.
    pub needs_luck: bool,
}

/// What stopped a proof, and the block.
pub(super) type Stopped = (Obstacle, Option<BlockId>);

impl Runs {
    /// Runs a program on all walls that `start` can be.
    pub fn of(world: &mut World<'_>, code: &Code, start: SymbolicWall) -> Result<Runs, Stopped> {
        let mut machine = SymbolicMachine::new(world, code, start);
        let ran = machine.run();
        let block = code.block(machine.pc);
        ran.map_err(|why| (why, block))?;
        Ok(Runs {
            wall: machine.state.wall,
            errors: machine.errors,
            cuts: machine.cuts,
            steps: machine.steps,
            needs_luck: machine.needs_luck,
        })
    }

    /// The run-time errors that may happen, in batches.
    pub fn errors(&self, world: &mut World<'_>) -> Vec<PossibleError> {
        PossibleError::batches(&self.errors, &mut world.graph)
    }
}

/// Small programs, and questions about single moves.
const LIMIT: Limit = Limit {
    nodes: 60_000,
    conflicts: 100_000,
    clauses: 20_000_000,
};

/// All runs of a program at once, on any wall and any click or on those that are named. It tells which single moves
/// are among them.
pub struct AllRuns<'a> {
    world: World<'a>,
    runs: Runs,
}

impl<'a> AllRuns<'a> {
    /// Runs a program on all walls, settled or not, and all clicks on bricks.
    ///
    /// # Errors
    /// What the method does not cover.
    pub fn on_any_wall(
        code: &Code,
        go_on: &'a dyn Fn() -> bool,
    ) -> Result<AllRuns<'a>, (Obstacle, Option<BlockId>)> {
        let questions = Questions::new(LIMIT, go_on);
        AllRuns::of(World::any_wall(None, false, questions), code)
    }

    /// Runs a program on one wall.
    ///
    /// # Errors
    /// What the method does not cover.
    pub fn on_wall(
        code: &Code,
        wall: &Wall,
        click: Cell,
        go_on: &'a dyn Fn() -> bool,
    ) -> Result<AllRuns<'a>, (Obstacle, Option<BlockId>)> {
        let questions = Questions::new(LIMIT, go_on);
        let wall = SymbolicWall::of(wall);
        AllRuns::of(World::known(wall, click, questions), code)
    }

    fn of(mut world: World<'a>, code: &Code) -> Result<AllRuns<'a>, Stopped> {
        let start = world.wall.clone();
        let runs = Runs::of(&mut world, code, start)?;
        Ok(AllRuns { world, runs })
    }

    /// No run makes more steps.
    pub fn most_steps(&self) -> u64 {
        self.runs.steps
    }

    /// True if all runs end only with probability 1.
    pub fn needs_luck(&self) -> bool {
        self.runs.needs_luck
    }

    /// True if a move from a wall may end with another; with a run-time error for `None`. `None` if the solver does
    /// not know.
    pub fn admits(&mut self, wall: &Wall, click: Cell, end: Option<&Wall>) -> Option<bool> {
        let at_start = self.world.wall.clone();
        let mut lits = self.is(&at_start, wall);
        let clicked = self.world.click.iter().find(|(_, cell)| *cell == click)?.0;
        lits.push(clicked);
        let errors = self.runs.errors(&mut self.world);
        let Some(end) = end else {
            for error in errors {
                let mut with_error = lits.clone();
                with_error.push(error.condition);
                if self.possible(&with_error)? {
                    return Some(true);
                }
            }
            return Some(false);
        };
        let at_end = self.runs.wall.clone();
        lits.extend(self.is(&at_end, end));
        lits.extend(errors.into_iter().map(|error| !error.condition));
        self.possible(&lits)
    }

    /// The conditions that a wall is this one.
    fn is(&self, wall: &SymbolicWall, known: &Wall) -> Vec<Lit> {
        let known = SymbolicWall::of(known);
        let pairs = wall
            .planes
            .iter()
            .flatten()
            .zip(known.planes.iter().flatten());
        let equal = |(lit, known): (&Lit, &Lit)| if *known == Lit::TRUE { *lit } else { !*lit };
        pairs.map(equal).collect()
    }

    fn possible(&mut self, lits: &[Lit]) -> Option<bool> {
        if lits.contains(&Lit::FALSE) {
            return Some(false);
        }
        let World {
            graph,
            facts,
            questions,
            ..
        } = &mut self.world;
        match questions.whole(graph, facts, lits) {
            Answer::Never => Some(false),
            Answer::Possible(_) => Some(true),
            Answer::Unknown => None,
        }
    }
}
