//! *Per ogni casella* with a body that only infects.
//!
//! Nothing is cured, so a listed cell is still infected when its turn comes, and in the end every infected cell has had
//! its turn. Any order of turns stands for the rounds.

use super::graph::Lit;
use super::loops::LoopParts;
use super::machine::SymbolicMachine;
use super::rules::{Doing, Doings, Turn, forget};
use super::sets::{Reach, inside};
use super::value::SymbolicValue;
use super::wall::{BRICK, INFECTION, Plane, SymbolicWall, fresh_plane};
use super::world::Obstacle;
use crate::run::code::VarSlot;
use crate::run::value::{CellValue, Value};
use crate::wall::{CELLS, Cell};

/// Decisions that begin no turn, at most: one for each round, and one at the end.
const DECISIONS: u64 = CELLS as u64 + 1;

impl SymbolicMachine<'_, '_, '_> {
    /// The rule. Returns false if it does not fit.
    pub(super) fn each_by_rule(
        &mut self,
        parts: &LoopParts,
        slot: VarSlot,
    ) -> Result<bool, Obstacle> {
        let mut doings = Doings::of(self.code, parts);
        if self.in_rule || doings.draws || !doings.only(Doing::Infects) {
            return Ok(false);
        }
        doings.written.push(slot);
        self.exclude_errors()?;
        // Infected and visited cells between two turns.
        let mut head = self.head(&doings.written);
        let start = head.wall.clone();
        let world = &mut *self.world;
        let group = world.facts.group();
        let (more, seen) = (
            fresh_plane(&mut world.graph, group),
            fresh_plane(&mut world.graph, group),
        );
        let added: Plane = std::array::from_fn(|at| {
            let brick = world.graph.and(more[at], start.planes[BRICK][at]);
            world.graph.and(brick, !start.planes[INFECTION][at])
        });
        head.wall.infect(&mut world.graph, &added);
        let infected = head.wall.planes[INFECTION];
        // Only infected cells are visited.
        let visited: Plane = std::array::from_fn(|at| world.graph.and(seen[at], infected[at]));
        let mut turns = Vec::new();
        for cell in Cell::all() {
            let at = cell.index();
            let due = self.world.graph.and(infected[at], !visited[at]);
            if due == Lit::FALSE {
                continue;
            }
            let mut state = head.clone();
            let value = Value::Cell(CellValue::On(cell));
            state.variables[slot as usize] = SymbolicValue::of(value);
            let path = self.path.clone();
            self.path = path.when(&mut self.world.graph, due);
            let turn = self.turn_from(state, parts, &doings);
            self.path = path;
            turns.push((cell, due, turn?));
        }
        if turns.iter().any(|(.., turn)| turn.breaks != Lit::FALSE) {
            // Cells may be left that had no turn.
            return Ok(false);
        }
        self.steps = self.steps.saturating_add(DECISIONS + CELLS as u64);
        // What contains the infected cells.
        let mut known = Lit::TRUE;
        let mut reaches = Reach::USUAL.to_vec();
        for reach in Reach::ALL {
            let (bound, _) = self.reached(reach);
            let before = inside(self, &added, &bound);
            let mut escapes = Vec::new();
            for (_, due, turn) in &turns {
                for at in 0..CELLS {
                    let now = turn.after.wall.planes[INFECTION][at];
                    if now == infected[at] {
                        continue;
                    }
                    let new = self.world.graph.and(now, !infected[at]);
                    let outside = self.world.graph.and(new, !bound[at]);
                    escapes.push(self.world.graph.and(*due, outside));
                }
            }
            let escapes = self.world.graph.any(&escapes);
            if self.seems_impossible(&[before, escapes])? {
                known = before;
                reaches = vec![reach];
                break;
            }
        }
        for (_, _, turn) in &turns {
            self.exclude_errors_of(turn, &[known])?;
        }
        let whole = self.strips_stay_whole(&start, &head.wall, known, &turns)?;
        let known = self.world.graph.and(known, whole);
        let closed = self.closed_by_turns(&infected, &visited, known, &turns)?;
        // At the end all infected cells are visited.
        let all_visited = inside(self, &infected, &visited);
        self.note(group, &[known, closed, all_visited]);
        self.state.wall = head.wall;
        forget(&mut self.state, &doings.written);
        self.recognise_infection(&reaches)?;
        Ok(true)
    }

    /// The condition that bricks of one colour above one another are infected together, if it holds at the start and
    /// turns keep it; else true.
    fn strips_stay_whole(
        &mut self,
        start: &SymbolicWall,
        head: &SymbolicWall,
        known: Lit,
        turns: &[(Cell, Lit, Turn)],
    ) -> Result<Lit, Obstacle> {
        let links = self.links(Reach::Strip);
        let mut torn = |wall: &SymbolicWall| {
            let graph = &mut self.world.graph;
            let infected = &wall.planes[INFECTION];
            let torn = |&(from, to, linked): &(usize, usize, Lit)| {
                let ends = graph.and(infected[from], !infected[to]);
                graph.and(linked, ends)
            };
            let torn: Vec<Lit> = links.iter().map(torn).collect();
            graph.any(&torn)
        };
        let (at_start, before) = (torn(start), torn(head));
        let after: Vec<(Lit, Lit)> = turns
            .iter()
            .map(|(_, due, turn)| (*due, torn(&turn.after.wall)))
            .collect();
        let after: Vec<Lit> = after
            .into_iter()
            .map(|(due, torn)| self.world.graph.and(due, torn))
            .collect();
        let after = self.world.graph.any(&after);
        let whole = self.seems_impossible(&[at_start])?
            && self.seems_impossible(&[known, !before, after])?;
        Ok(if whole { !before } else { Lit::TRUE })
    }

    /// The condition that a visited cell has infected its neighbours of its colour, if turns keep it; else true.
    fn closed_by_turns(
        &mut self,
        infected: &Plane,
        visited: &Plane,
        known: Lit,
        turns: &[(Cell, Lit, Turn)],
    ) -> Result<Lit, Obstacle> {
        for reach in Reach::ALL.into_iter().rev() {
            let pairs = self.links(reach);
            let parts: Vec<Lit> = pairs
                .iter()
                .map(|&(from, to, linked)| {
                    let needs = self.world.graph.and(visited[from], linked);
                    self.world.graph.implies(needs, infected[to])
                })
                .collect();
            let closed = self.world.graph.all(&parts);
            // Infection only grows: a turn has to see to the cell that it visits.
            let mut gaps = Vec::new();
            for (cell, due, turn) in turns {
                let of_cell = pairs.iter().filter(|(from, ..)| *from == cell.index());
                for &(_, to, linked) in of_cell {
                    let now = turn.after.wall.planes[INFECTION][to];
                    let left = self.world.graph.and(linked, !now);
                    gaps.push(self.world.graph.and(*due, left));
                }
            }
            let gaps = self.world.graph.any(&gaps);
            if self.seems_impossible(&[known, closed, gaps])? {
                return Ok(closed);
            }
        }
        Ok(Lit::TRUE)
    }
}
