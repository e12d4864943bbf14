//! Is a program right on every wall? It is run on all of them at once, and so is what its task wants.

use super::area::{Adjacency, strip};
use super::cnf::Cut;
use super::graph::Lit;
use super::machine::SymbolicMachine;
use super::question::{Answer, Effort, Limit, Model, Questions, Witness};
use super::runs::{Runs, Stopped};
use super::wall::{COLOUR, INFECTION, PLANES, SymbolicWall};
use super::world::{Obstacle, World};
use crate::colour::Colour;
use crate::language::BlockId;
use crate::run::code::Code;
use crate::run::draw_policy::DrawPolicy;
use crate::run::moves::Move;
use crate::run::rules::Rules;
use crate::task::Walls;
use crate::wall::{Brick, CELLS, Cell, GroupKind, SIZE, Wall};
use std::rc::Rc;

/// A first proof of any click may take this part of the whole cost, and then one of each click; what is left is for
/// any click again.
const PARTS: u64 = 40;
/// Walls that turn out to be no counterexample, at most, until the proof is given up.
const MOST_REFINEMENTS: u32 = 30;
/// Draws with which a counterexample is tried.
const DRAWS: u64 = 32;

/// What is known of a program on every wall.
#[derive(Clone, Debug)]
pub enum Proof {
    /// It is right on every wall, whatever is drawn.
    All,
    /// It is right on every wall whenever it ends, and it ends with probability 1.
    IfItEnds,
    /// It is wrong on a wall.
    Refuted(Counterexample),
    /// The method does not decide it.
    NotProved {
        /// The first block beyond the method.
        block: Option<BlockId>,
        why: Obstacle,
    },
}

/// A move that a program makes wrong.
#[derive(Clone, Copy, Debug)]
pub struct Counterexample {
    pub wall: Wall,
    pub click: Cell,
    pub draws: DrawPolicy,
}

/// A proof with what it has cost.
#[derive(Clone, Debug)]
pub struct Proved {
    pub proof: Proof,
    pub effort: Effort,
}

/// A program that is to be proved.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub code: &'a Code,
    pub rules: &'a Rules,
    /// The most steps of a move.
    pub steps: u64,
    /// What the proof may cost.
    pub limit: Limit,
    /// Called every few milliseconds; the proof is given up when it returns false.
    pub go_on: &'a dyn Fn() -> bool,
    /// Sees all that the solver refutes.
    pub witness: Option<Witness<'a>>,
}

/// Tries to prove that a program is right on every wall: it ends without a run-time error within its steps, and leaves
/// the wall that the rules want.
pub fn prove(question: &Question<'_>) -> Proved {
    let rules = question.rules;
    if rules.only_listed() {
        let (block, why) = (None, Obstacle::Block);
        return Proved {
            proof: Proof::NotProved { block, why },
            effort: Effort::default(),
        };
    }
    let mut questions = Questions::new(question.limit, question.go_on);
    questions.witness = question.witness;
    let part = |questions: &mut Questions<'_>| {
        let Limit {
            conflicts, clauses, ..
        } = question.limit;
        questions.limit.conflicts = conflicts.min(questions.effort.conflicts + conflicts / PARTS);
        questions.limit.clauses = clauses.min(questions.effort.clauses + clauses / PARTS);
    };
    part(&mut questions);
    let mut first = Attempt::of(question, None, true, questions);
    let settled = starts_settled(rules) && first.leaves_settled();
    let mut any = Attempt::of(question, None, settled, first.world.questions);
    let mut proof = any.decide();
    let mut questions = any.world.questions;
    let effort =
        |proof: &Proof, why| matches!(proof, Proof::NotProved { why: found, .. } if *found == why);
    let too_hard = effort(&proof, Obstacle::Effort);
    if too_hard || effort(&proof, Obstacle::Values) {
        // One click after the other: what is counted from the click is then known.
        for click in Cell::all() {
            part(&mut questions);
            let before = questions.effort.conflicts;
            let mut one = Attempt::of(question, Some(click), settled, questions);
            let next = one.decide();
            questions = one.world.questions;
            proof = match (click.index(), &proof, next) {
                (1.., Proof::IfItEnds, Proof::All) => Proof::IfItEnds,
                (.., next) => next,
            };
            if !matches!(proof, Proof::All | Proof::IfItEnds) {
                break;
            }
            // If each is so hard, any click is easier than all.
            let spent = questions.effort.conflicts - before;
            if too_hard && CELLS as u64 * spent > question.limit.conflicts / 2 {
                let (block, why) = (None, Obstacle::Effort);
                proof = Proof::NotProved { block, why };
                break;
            }
        }
    }
    if too_hard && effort(&proof, Obstacle::Effort) {
        questions.limit = question.limit;
        let mut any = Attempt::of(question, None, settled, questions);
        proof = any.decide();
        questions = any.world.questions;
    }
    Proved {
        proof,
        effort: questions.effort,
    }
}

/// True if all walls on which a game begins are settled and without infection.
fn starts_settled(rules: &Rules) -> bool {
    match rules.walls() {
        Walls::Listed(walls) => walls
            .iter()
            .all(|wall| wall.is_settled() && wall.infected().is_empty()),
        Walls::Dealt { .. } => true,
    }
}

/// A difference that would make a program wrong.
type Fault = (Lit, Option<BlockId>);

struct Attempt<'a> {
    code: &'a Code,
    rules: &'a Rules,
    budget: u64,
    world: World<'a>,
    refinements: u32,
}

impl<'a> Attempt<'a> {
    /// A proof for a click, or for any.
    fn of(
        question: &Question<'a>,
        click: Option<Cell>,
        settled: bool,
        questions: Questions<'a>,
    ) -> Attempt<'a> {
        Attempt {
            code: question.code,
            rules: question.rules,
            budget: question.steps,
            world: World::any_wall(click, settled, questions),
            refinements: 0,
        }
    }

    fn decide(&mut self) -> Proof {
        match self.attempt() {
            Ok(proof) => proof,
            Err((why, block)) => {
                let suspect = self.world.suspect.take();
                match suspect.and_then(|model| self.replay(&model)) {
                    Some(found) => Proof::Refuted(found),
                    None => Proof::NotProved { block, why },
                }
            }
        }
    }

    fn attempt(&mut self) -> Result<Proof, Stopped> {
        let of_list = |why| (why, None);
        let start = self.start().map_err(of_list)?;
        let wanted = self.wanted(&start).map_err(of_list)?;
        let ran = Runs::of(&mut self.world, self.code, start)?;
        if ran.steps >= self.budget {
            return Err((Obstacle::Effort, None));
        }
        for error in ran.errors(&mut self.world) {
            let fault = (error.condition, self.code.block(error.pc));
            if let Some(found) = self.excluded(fault, &ran.cuts[..error.cuts])? {
                return Ok(Proof::Refuted(found));
            }
        }
        if self.rules.wants_something() {
            for column in 0..SIZE {
                for plane in (INFECTION..PLANES).rev() {
                    let differs = ran
                        .wall
                        .differs(&mut self.world.graph, &wanted, plane, column);
                    if let Some(found) = self.excluded((differs, None), &ran.cuts)? {
                        return Ok(Proof::Refuted(found));
                    }
                }
            }
        }
        Ok(if ran.needs_luck {
            Proof::IfItEnds
        } else {
            Proof::All
        })
    }

    /// True if a right move from a settled wall without infection leaves one.
    fn leaves_settled(&mut self) -> bool {
        if self.rules.wanted_groups().is_some() && self.rules.after_code().is_none() {
            return true;
        }
        self.next_wall().is_ok_and(|wall| {
            let columns: Vec<usize> = (0..SIZE).collect();
            let hole = wall.has_hole(&mut self.world.graph, &columns);
            let infected = self.world.graph.any(&wall.planes[INFECTION]);
            let unsettled = self.world.graph.or(hole, infected);
            let world = &mut self.world;
            let answer = world
                .questions
                .whole(&world.graph, &world.facts, &[unsettled]);
            matches!(answer, Answer::Never)
        })
    }

    /// The wall after a right move.
    fn next_wall(&mut self) -> Result<SymbolicWall, Obstacle> {
        let start = self.start()?;
        let wanted = self.wanted(&start)?;
        match self.rules.after_code() {
            Some(after) => self.list(after, wanted),
            None => Ok(wanted),
        }
    }

    /// The wall on which the program starts.
    fn start(&mut self) -> Result<SymbolicWall, Obstacle> {
        let wall = self.world.wall.clone();
        match self.rules.before_code() {
            Some(before) => self.list(before, wall),
            None => Ok(wall),
        }
    }

    /// Runs a list of the task. Its errors are the task's business: no wall on which it fails counts.
    fn list(&mut self, code: &Code, wall: SymbolicWall) -> Result<SymbolicWall, Obstacle> {
        let mut machine = SymbolicMachine::new(&mut self.world, code, wall);
        machine.run()?;
        let (wall, errors) = (machine.state.wall, machine.errors);
        for error in errors {
            let group = self.world.facts.group();
            self.world.facts.start.push(group);
            self.world.facts.add(group, vec![!error.condition]);
        }
        Ok(wall)
    }

    fn wanted(&mut self, start: &SymbolicWall) -> Result<SymbolicWall, Obstacle> {
        let Some(kind) = self.rules.wanted_groups() else {
            return match self.rules.wanted_code() {
                Some(code) => self.list(code, start.clone()),
                None => Ok(start.clone()),
            };
        };
        let world = &mut self.world;
        let gone = match kind {
            GroupKind::Area => {
                let formulas = (&mut world.graph, &mut world.facts);
                let (click, four) = (&world.click, Adjacency::Four);
                let area = world.areas.area(formulas, start, Lit::TRUE, click, four);
                *area.members
            }
            GroupKind::Strip => strip(&mut world.graph, start, &world.click),
        };
        let mut wanted = start.clone();
        wanted.remove(&mut world.graph, &gone);
        wanted.drop_all(&mut world.graph, Lit::TRUE);
        wanted.cure(&mut world.graph, &[Lit::TRUE; SIZE * SIZE]);
        Ok(wanted)
    }

    /// `None` if a fault cannot happen, else a move in which the program is wrong.
    fn excluded(
        &mut self,
        (fault, block): Fault,
        cuts: &[Rc<Cut>],
    ) -> Result<Option<Counterexample>, Stopped> {
        /// Cuts that are tried, from the newest.
        const CUTS: usize = 3;
        if fault == Lit::FALSE {
            return Ok(None);
        }
        for cut in cuts.iter().rev().take(CUTS) {
            let World {
                graph,
                facts,
                questions,
                ..
            } = &mut self.world;
            if questions.after_cut(graph, facts, cut, &[fault]) == Some(false) {
                return Ok(None);
            }
        }
        loop {
            self.world.check().map_err(|why| (why, block))?;
            let World {
                graph,
                facts,
                questions,
                ..
            } = &mut self.world;
            let model = match questions.whole(graph, facts, &[fault]) {
                Answer::Never => return Ok(None),
                Answer::Unknown => {
                    let why = self.world.check().err().unwrap_or(Obstacle::Effort);
                    return Err((why, block));
                }
                Answer::Possible(model) => model,
            };
            if let Some(found) = self.replay(&model) {
                return Ok(Some(found));
            }
            self.refinements += 1;
            if self.refinements > MOST_REFINEMENTS || !self.refine(&model) {
                return Err((Obstacle::Loop, block));
            }
        }
    }

    /// The move of a model, if the program is wrong there.
    fn replay(&self, model: &Model) -> Option<Counterexample> {
        let holds = |lit: Lit| model.value(lit) == Some(true);
        let mut wall = Wall::default();
        for cell in Cell::all() {
            let colour = |colour: &Colour| {
                holds(self.world.wall.planes[COLOUR + *colour as usize][cell.index()])
            };
            let brick = Colour::ALL.into_iter().find(colour).map(|colour| Brick {
                colour,
                infected: holds(self.world.wall.infected(cell)),
            });
            wall.set(cell, brick);
        }
        let (_, click) = *self.world.click.iter().find(|(lit, _)| holds(*lit))?;
        let start = self.rules.start(&wall, click).ok()?;
        let wanted = self.rules.wanted(&start, click).ok()?;
        (0..DRAWS).find_map(|seed| {
            let draws = DrawPolicy { seed, number: 0 };
            let request = Move {
                code: self.code,
                wall: start,
                click,
                draws,
                budget: self.budget,
            };
            let outcome = request.run();
            let ends = outcome.failure.is_none();
            let right = ends && (outcome.wall == wanted || !self.rules.wants_something());
            (!right).then_some(Counterexample { wall, click, draws })
        })
    }

    /// Notes what a model has overlooked about areas. Returns false if there is nothing.
    fn refine(&mut self, model: &Model) -> bool {
        let mut noted = false;
        for area in self.world.areas.all.clone() {
            let Some(linked) = area.true_linked(|lit| model.value(lit)) else {
                continue;
            };
            let larger = Cell::all().any(|cell| {
                model.value(area.linked[cell.index()]) == Some(true) && !linked.contains(cell)
            });
            if larger {
                let set = std::array::from_fn(|at| {
                    let cell = Cell::from_index(at).expect("a cell for each place");
                    Lit::constant(linked.contains(cell))
                });
                area.is_least(&mut self.world.graph, &mut self.world.facts, &set);
                noted = true;
            }
        }
        noted
    }
}
