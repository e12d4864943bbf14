//! Loops in which a set of cells only grows: bricks are infected, or removed, and nothing else.
//!
//! The set at the head is fresh inputs. What is known of it are those of a few candidates that hold of the empty set
//! and that a turn keeps: it is inside an area, or inside the infection at the start. A growing set of cells comes to
//! rest after at most 81 turns.

use super::area::{Adjacency, Area, Links, strip};
use super::graph::{Group, Lit};
use super::loops::LoopParts;
use super::machine::{State, SymbolicMachine};
use super::rules::{Doing, Doings, Turn, forget};
use super::value::SymbolicValue;
use super::wall::{BRICK, INFECTION, Plane, SymbolicWall, fresh_plane};
use super::world::Obstacle;
use crate::run::code::{Op, Pc, VarSlot};
use crate::wall::{CELLS, SIZE};
use std::rc::Rc;

/// So many turns that each add a cell fill the wall.
const MOST_ADDED: u64 = CELLS as u64;

/// What a loop does to the cells of its set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Growth {
    Infected,
    Removed,
}

/// The growing set at the head of a loop.
struct Head {
    growth: Growth,
    /// The wall before the loop.
    start: SymbolicWall,
    /// The cells added up to now.
    added: Plane,
    state: State,
    /// The group of the fresh inputs.
    group: Group,
}

impl Head {
    /// The set after a turn.
    fn after(&self, machine: &mut SymbolicMachine<'_, '_, '_>, turn: &Turn) -> Plane {
        let graph = &mut machine.world.graph;
        let wall = &turn.after.wall;
        std::array::from_fn(|at| match self.growth {
            Growth::Infected => graph.and(
                wall.planes[INFECTION][at],
                !self.start.planes[INFECTION][at],
            ),
            Growth::Removed => graph.and(self.start.planes[BRICK][at], !wall.planes[BRICK][at]),
        })
    }
}

/// A set that contains the growing one; `None` if none is known.
#[derive(Default)]
struct Bound {
    cells: Option<Plane>,
    /// What the click reaches, if that is the set.
    reach: Option<Reach>,
}

impl Bound {
    /// The condition that a set is inside.
    fn holds(&self, machine: &mut SymbolicMachine<'_, '_, '_>, set: &Plane) -> Lit {
        match &self.cells {
            Some(cells) => inside(machine, set, cells),
            None => Lit::TRUE,
        }
    }

    /// What the set may turn out to be.
    fn reaches(&self) -> Vec<Reach> {
        self.reach
            .map_or(Reach::USUAL.to_vec(), |reach| vec![reach])
    }
}

/// What a click reaches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    Area,
    Strip,
    /// As the area, with neighbours across corners.
    AcrossCorners,
}

impl Reach {
    /// What programs and tasks mostly infect.
    pub const USUAL: [Reach; 2] = [Reach::Strip, Reach::Area];
    /// The smallest first.
    pub const ALL: [Reach; 3] = [Reach::Strip, Reach::Area, Reach::AcrossCorners];
}

impl SymbolicMachine<'_, '_, '_> {
    /// *ripeti … volte*, often enough that a turn changes nothing any more.
    pub(super) fn repeat_to_the_end(
        &mut self,
        parts: &LoopParts,
        doings: &Doings,
        least: u64,
        most: u64,
    ) -> Result<bool, Obstacle> {
        if least < MOST_ADDED || doings.draws {
            return Ok(false);
        }
        self.exclude_errors()?;
        let before = self.steps;
        let head = self.growing(doings, &[]);
        let turn = self.turn_from(head.state.clone(), parts)?;
        let bound = self.bound(&head, &turn)?;
        let holds = bound.holds(self, &head.added);
        self.exclude_errors_of(&turn, &[holds])?;
        let steps = self.steps - before;
        self.steps = before.saturating_add((steps + 1).saturating_mul(most));
        // A turn adds nothing any more.
        let after = head.after(self, &turn);
        let rest = same(self, &head.added, &after);
        self.note(head.group, &[holds, rest]);
        self.state.wall = head.state.wall.clone();
        forget(&mut self.state, &doings.written);
        self.recognise_growth(&head, &bound)?;
        Ok(true)
    }

    /// *ripeti mentre*: as long as something is added.
    pub(super) fn while_something(
        &mut self,
        parts: &LoopParts,
        doings: &Doings,
    ) -> Result<bool, Obstacle> {
        self.exclude_errors()?;
        let before = self.steps;
        let entry = self.state.clone();
        let flags = self.flags(parts, doings);
        // Is there a first turn?
        let first = self.first_condition(parts)?;
        let head = self.growing(doings, &flags);
        let turn = self.turn_from(head.state.clone(), parts)?;
        let bound = self.bound(&head, &turn)?;
        let known = bound.holds(self, &head.added);
        self.exclude_errors_of(&turn, &[known])?;
        // The condition after the turn.
        let mut next = turn.after.clone();
        let unknown: Vec<VarSlot> = doings
            .written
            .iter()
            .copied()
            .filter(|slot| !flags.contains(slot))
            .collect();
        forget(&mut next, &unknown);
        let kept_path = self.path.clone();
        self.path = self.path.when(&mut self.world.graph, turn.go);
        let again = self.condition_in(&next, parts, &[known]);
        self.path = kept_path;
        let again = again?;
        // A turn that adds nothing is the last one.
        let after = head.after(self, &turn);
        let rest = same(self, &head.added, &after);
        if !self.impossible(&[known, turn.go, rest, again])? {
            return Err(Obstacle::Loop);
        }
        let steps = self.steps - before;
        self.steps = before.saturating_add((steps + 1).saturating_mul(MOST_ADDED + 2));
        if flags.is_empty() {
            // The loop ends at a head where the condition does not hold; at once, perhaps.
            self.note(head.group, &[known, !turn.go]);
            self.state = head.state.clone();
            forget(&mut self.state, &doings.written);
            self.recognise_growth(&head, &bound)?;
            return Ok(true);
        }
        // It ends after a last turn, or has none.
        let path = self.path.clone();
        self.path = self.path.when(&mut self.world.graph, first);
        self.note(head.group, &[known, turn.go, !again]);
        self.path = path;
        let mut end = turn.after.clone();
        forget(&mut end, &doings.written);
        let mut without = entry;
        forget(&mut without, &doings.written);
        self.state = self.joined(first, &end, &without)?;
        self.recognise_infection(&bound.reaches())?;
        Ok(true)
    }

    /// The condition at the start of the loop.
    fn first_condition(&mut self, parts: &LoopParts) -> Result<Lit, Obstacle> {
        let state = self.state.clone();
        self.condition_in(&state, parts, &[])
    }

    /// The condition in a state; a run-time error gives up.
    fn condition_in(
        &mut self,
        state: &State,
        parts: &LoopParts,
        holds: &[Lit],
    ) -> Result<Lit, Obstacle> {
        let empty = LoopParts {
            body: parts.body.start..parts.body.start,
            ..parts.clone()
        };
        let turn = self.turn_from(state.clone(), &empty)?;
        self.exclude_errors_of(&turn, holds)?;
        Ok(turn.go)
    }

    /// Variables that hold a boolean before the loop and that it only sets to *vero* or *falso*.
    fn flags(&self, parts: &LoopParts, doings: &Doings) -> Vec<VarSlot> {
        let is_flag = |slot: &VarSlot| {
            let held = &self.state.variables[*slot as usize];
            let writes = |pc: usize| match self.code.ops[pc] {
                Op::Set(to) if to == *slot => {
                    // Not the last part of a *test*, whose other part may give something else.
                    let joins = |at: usize| self.code.ops[at] == Op::Jump(pc as Pc);
                    matches!(self.code.ops[pc - 1], Op::Boolean(_))
                        && !(parts.body.start as usize..pc).any(joins)
                }
                Op::Change(to) | Op::Count(to) | Op::CountNext(to, _) => to != *slot,
                Op::Each(to, _) | Op::EachNext(to, _) => to != *slot,
                _ => true,
            };
            let body = parts.body.start as usize..parts.body.end as usize;
            matches!(held, SymbolicValue::Truth(_)) && body.into_iter().all(writes)
        };
        let mut flags: Vec<VarSlot> = doings.written.iter().copied().filter(is_flag).collect();
        flags.sort_unstable();
        flags.dedup();
        flags
    }

    /// The head of the loop with a fresh set.
    fn growing(&mut self, doings: &Doings, flags: &[VarSlot]) -> Head {
        let growth = if doings.only(Doing::Infects) {
            Growth::Infected
        } else {
            Growth::Removed
        };
        let mut state = self.head(&doings.written);
        let start = state.wall.clone();
        let world = &mut *self.world;
        let group = world.facts.group();
        for slot in flags {
            let flag = world.graph.input(group);
            state.variables[*slot as usize] = SymbolicValue::Truth(flag);
        }
        let fresh = fresh_plane(&mut world.graph, group);
        let added = std::array::from_fn(|at| {
            // Only bricks, and only those that are not in the set already.
            let brick = world.graph.and(fresh[at], start.planes[BRICK][at]);
            match growth {
                Growth::Infected => world.graph.and(brick, !start.planes[INFECTION][at]),
                Growth::Removed => brick,
            }
        });
        match growth {
            Growth::Infected => state.wall.infect(&mut world.graph, &added),
            Growth::Removed => state.wall.remove(&mut world.graph, &added),
        }
        Head {
            growth,
            start,
            added,
            state,
            group,
        }
    }

    /// A set that contains the growing one: the first of the candidates that a turn keeps. `None` if no turn need keep
    /// to any.
    fn bound(&mut self, head: &Head, turn: &Turn) -> Result<Bound, Obstacle> {
        let after = head.after(self, turn);
        if head.growth == Growth::Removed {
            let bound = Bound {
                cells: Some(head.start.planes[INFECTION]),
                reach: None,
            };
            if self.keeps(head, turn, &after, &bound)? {
                return Ok(bound);
            }
        }
        for reach in Reach::ALL {
            let bound = Bound {
                cells: Some(self.reached(reach).0),
                reach: Some(reach),
            };
            if self.keeps(head, turn, &after, &bound)? {
                return Ok(bound);
            }
        }
        Ok(Bound::default())
    }

    fn keeps(
        &mut self,
        head: &Head,
        turn: &Turn,
        after: &Plane,
        bound: &Bound,
    ) -> Result<bool, Obstacle> {
        let before = bound.holds(self, &head.added);
        let stays = bound.holds(self, after);
        self.impossible(&[before, turn.go, !stays])
    }

    /// What the click reaches on the wall as it is, with the area that it is.
    pub(super) fn reached(&mut self, reach: Reach) -> (Plane, Option<Rc<Area>>) {
        let click = self.world.click.clone();
        let adjacency = match reach {
            Reach::Area => Adjacency::Four,
            Reach::AcrossCorners => Adjacency::Eight,
            Reach::Strip => {
                return (strip(&mut self.world.graph, &self.state.wall, &click), None);
            }
        };
        let area = self.area(&click, adjacency);
        (*area.members, Some(area))
    }

    /// The neighbours of one colour, as far as a click reaches: from which cell to which, with the condition.
    pub(super) fn links(&mut self, reach: Reach) -> Vec<(usize, usize, Lit)> {
        let adjacency = match reach {
            Reach::Area => Adjacency::Four,
            Reach::AcrossCorners => Adjacency::Eight,
            Reach::Strip => Adjacency::Upright,
        };
        Links::of(&mut self.world.graph, &self.state.wall, adjacency).directed()
    }

    /// Notes facts of the fresh inputs of a group, which hold on the path.
    pub(super) fn note(&mut self, group: Group, facts: &[Lit]) {
        for fact in facts {
            self.world.facts.add(group, vec![!self.path.lit, *fact]);
        }
    }

    /// Writes the growing set as the one that contains it, if it is the same.
    fn recognise_growth(&mut self, head: &Head, bound: &Bound) -> Result<(), Obstacle> {
        if head.growth == Growth::Infected {
            return self.recognise_infection(&bound.reaches());
        }
        if let Some(cells) = &bound.cells {
            let equal = same(self, &head.added, cells);
            if self.impossible(&[!equal])? {
                self.state.wall = head.start.clone();
                self.state.wall.remove(&mut self.world.graph, cells);
            }
        }
        Ok(())
    }

    /// Writes the infection as what the click reaches, if it is that: program and task then share formulas.
    pub(super) fn recognise_infection(&mut self, reaches: &[Reach]) -> Result<(), Obstacle> {
        let infected = self.state.wall.planes[INFECTION];
        if infected.iter().all(|lit| lit.is_constant()) {
            return Ok(());
        }
        for &reach in reaches {
            let (members, area) = self.reached(reach);
            if area.is_none() && self.are_same(&[infected], &[members])? {
                self.state.wall.planes[INFECTION] = members;
                return Ok(());
            }
            let mut sets = Vec::new();
            if let Some(area) = &area {
                area.is_least(&mut self.world.graph, &mut self.world.facts, &infected);
                sets.extend([members, *area.linked]);
            }
            for set in sets {
                if infected == set {
                    return Ok(());
                }
                let equal = same(self, &infected, &set);
                if self.impossible(&[!equal])? {
                    self.state.wall.planes[INFECTION] = set;
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Writes a wall from which a strip was taken as just that: program and task then share formulas.
    pub(super) fn recognise_removal(&mut self, before: &SymbolicWall) -> Result<(), Obstacle> {
        let gone = strip(&mut self.world.graph, before, &self.world.click);
        let mut without = before.clone();
        without.remove(&mut self.world.graph, &gone);
        let now = self.state.wall.planes;
        if self.are_same(&now, &without.planes)? {
            self.state.wall = without;
        }
        Ok(())
    }

    /// True if sets are the same as others, column by column.
    fn are_same(&mut self, sets: &[Plane], others: &[Plane]) -> Result<bool, Obstacle> {
        for column in 0..SIZE {
            let mut differs = Vec::new();
            for (set, other) in sets.iter().zip(others) {
                for at in (column..CELLS).step_by(SIZE) {
                    differs.push(self.world.graph.differs(set[at], other[at]));
                }
            }
            let differs = self.world.graph.any(&differs);
            if !self.impossible(&[differs])? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The condition under which two sets are the same.
pub(super) fn same(machine: &mut SymbolicMachine<'_, '_, '_>, a: &Plane, b: &Plane) -> Lit {
    let graph = &mut machine.world.graph;
    let equal: Vec<Lit> = a
        .iter()
        .zip(b)
        .map(|(a, b)| !graph.differs(*a, *b))
        .collect();
    graph.all(&equal)
}

/// The condition under which a set is inside another.
pub(super) fn inside(machine: &mut SymbolicMachine<'_, '_, '_>, set: &Plane, other: &Plane) -> Lit {
    let graph = &mut machine.world.graph;
    let parts: Vec<Lit> = set
        .iter()
        .zip(other)
        .map(|(a, b)| graph.implies(*a, *b))
        .collect();
    graph.all(&parts)
}
