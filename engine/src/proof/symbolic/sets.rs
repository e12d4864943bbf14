//! Loops in which a set of cells only grows: bricks are infected, or removed, and nothing else.
//!
//! The set at the head is fresh inputs. What is known of it are those of a few candidates that hold of the empty set
//! and that a turn keeps: it is inside an area, or inside the infection at the start. A growing set of cells comes to
//! rest after at most 81 turns.

use super::area::{Adjacency, Area, Links, strip};
use super::counters::infected;
use super::graph::{Group, Lit};
use super::loops::LoopParts;
use super::machine::{State, SymbolicMachine};
use super::rules::{Doing, Doings, Turn, forget};
use super::wall::{BRICK, INFECTION, Plane, SymbolicWall, fresh_plane};
use super::world::Obstacle;
use crate::run::code::VarSlot;
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
    /// The rule; `turns` are the fewest and the most turns of *ripeti … volte*.
    pub(super) fn grows(
        &mut self,
        parts: &LoopParts,
        doings: &Doings,
        turns: Option<(u64, u64)>,
    ) -> Result<bool, Obstacle> {
        if turns.is_some_and(|(least, _)| least < MOST_ADDED || doings.draws) {
            return Ok(false);
        }
        self.exclude_errors()?;
        let before = self.steps;
        let entry = self.state.clone();
        let first = if doings.carries {
            self.first_condition(parts)?
        } else {
            Lit::TRUE
        };
        let mut counts = Vec::new();
        if doings.only(Doing::Infects) {
            counts = self.counts_of_infected(doings)?;
        }
        let (head, turn, bound, known) = loop {
            let head = self.growing(doings, &counts);
            let turn = self.turn_from(head.state.clone(), parts, doings)?;
            let bound = self.bound(&head, &turn)?;
            let known = bound.holds(self, &head.added);
            let counted = counts.len();
            self.keep_counts(&mut counts, &turn, known)?;
            if counts.len() == counted {
                break (head, turn, bound, known);
            }
        };
        self.exclude_errors_of(&turn, &[known])?;
        let after = head.after(self, &turn);
        let rest = same(self, &head.added, &after);
        // The condition of the last turn, or of the head at which the loop ends.
        let last = if turns.is_some() {
            // After these turns nothing changes any more: a turn depends on the wall alone.
            rest
        } else {
            let again = if doings.carries {
                self.condition_after(&turn, parts, &[known])?
            } else {
                turn.go
            };
            if !self.impossible(&[known, turn.go, !turn.breaks, rest, again])? {
                return Err(Obstacle::Loop);
            }
            !again
        };
        let last = self.world.graph.or(turn.breaks, last);
        let steps = self.steps - before;
        let most = turns.map_or(MOST_ADDED + 2, |(_, most)| most);
        self.steps = before.saturating_add((steps + 1).saturating_mul(most));
        // It ends at its head, or with a turn; where that changes nothing, the head tells all.
        let at_head = self.seems_impossible(&[known, turn.go, last, !rest])?;
        let mut end = head.state.clone();
        if !at_head {
            let graph = &mut self.world.graph;
            end.wall = turn.after.wall.joined(graph, turn.go, &end.wall);
        }
        let path = self.path.clone();
        self.path = path.when(&mut self.world.graph, first);
        self.note(head.group, &[known, last]);
        self.path = path;
        self.state = self.joined(first, &end, &entry)?;
        forget(&mut self.state, &doings.written);
        if at_head && first == Lit::TRUE {
            self.recognise_growth(&head, &bound)?;
        } else {
            self.recognise_infection(&bound.reaches())?;
        }
        for slot in counts {
            self.state.variables[slot as usize] = infected(&self.state.wall);
        }
        Ok(true)
    }

    /// The head of the loop with a fresh set.
    fn growing(&mut self, doings: &Doings, counts: &[VarSlot]) -> Head {
        let growth = if doings.only(Doing::Infects) {
            Growth::Infected
        } else {
            Growth::Removed
        };
        let mut state = self.head(&doings.written);
        let start = state.wall.clone();
        let world = &mut *self.world;
        let group = world.facts.group();
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
        for slot in counts {
            state.variables[*slot as usize] = infected(&state.wall);
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
        self.seems_impossible(&[before, turn.go, !stays])
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
            if self.seems_impossible(&[!equal])? {
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
                if self.seems_impossible(&[!equal])? {
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
            if !self.seems_impossible(&[differs])? {
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
