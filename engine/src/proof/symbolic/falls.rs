//! Loops in which bricks move down, and in which some may be removed.
//!
//! Each move and each removal lowers the sum of the heights of all bricks, so such a loop has a bounded number of turns
//! that change something. It leaves some columns alone. In the others, take the bricks away that are going to be
//! removed and let the rest fall: if no turn changes what this leaves, then the loop leaves just that, once nothing is
//! left to remove and to fall.

use super::graph::Lit;
use super::loops::LoopParts;
use super::machine::SymbolicMachine;
use super::rules::{Doing, Doings, forget};
use super::wall::{BRICK, COLOUR, INFECTION, PLANES, Plane, SymbolicWall, plane};
use super::world::Obstacle;
use crate::colour::Colour;
use crate::wall::{CELLS, SIZE};

/// The most moves until a wall has no holes: at most 20 rows in a column.
const MOST_MOVES: u64 = 180;
/// The most moves and removals that change a wall: the bottom row has height 1, the top row 9.
const MOST_CHANGES: u64 = 405;

/// The bricks that turns remove.
#[derive(Clone, Copy)]
enum Going {
    Nothing,
    Infected,
    /// Those of the colour that was clicked.
    OfColour([Lit; Colour::ALL.len()]),
}

/// The effect of such a loop on a wall.
struct Fall {
    going: Going,
    /// The columns that turns change.
    columns: Vec<usize>,
}

impl Fall {
    /// The bricks of a wall that are going to be removed.
    fn going(&self, machine: &mut SymbolicMachine<'_, '_, '_>, wall: &SymbolicWall) -> Plane {
        let graph = &mut machine.world.graph;
        let mut going = [Lit::FALSE; CELLS];
        for column in &self.columns {
            for at in (*column..CELLS).step_by(SIZE) {
                going[at] = match self.going {
                    Going::Nothing => Lit::FALSE,
                    Going::Infected => wall.planes[INFECTION][at],
                    Going::OfColour(is) => {
                        let parts = Colour::ALL.map(|colour| {
                            graph.and(
                                is[colour as usize],
                                wall.contents(at)[COLOUR + colour as usize],
                            )
                        });
                        graph.any(&parts)
                    }
                };
            }
        }
        going
    }

    /// The wall with these bricks removed and all others fallen.
    fn end(&self, machine: &mut SymbolicMachine<'_, '_, '_>, wall: &SymbolicWall) -> SymbolicWall {
        let going = self.going(machine, wall);
        let mut end = wall.clone();
        end.remove(&mut machine.world.graph, &going);
        for column in &self.columns {
            end.compact(&mut machine.world.graph, Lit::TRUE, *column);
        }
        end
    }

    /// The condition that a wall is not such an end.
    fn unfinished(&self, machine: &mut SymbolicMachine<'_, '_, '_>, wall: &SymbolicWall) -> Lit {
        let mut parts = self.going(machine, wall).to_vec();
        parts.push(wall.has_hole(&mut machine.world.graph, &self.columns));
        machine.world.graph.any(&parts)
    }
}

impl SymbolicMachine<'_, '_, '_> {
    /// The rule; `turns` are the fewest and the most turns of *ripeti … volte*.
    pub(super) fn falls(
        &mut self,
        parts: &LoopParts,
        doings: &Doings,
        turns: Option<(u64, u64)>,
    ) -> Result<bool, Obstacle> {
        let removes = doings.does(Doing::Removes);
        let most = if removes { MOST_CHANGES } else { MOST_MOVES };
        if turns.is_some_and(|(least, _)| least < most) {
            return Ok(false);
        }
        self.exclude_errors()?;
        let before = self.steps;
        let draws = self.draws;
        let mut head = self.head(&doings.written);
        head.wall = SymbolicWall::fresh(&mut self.world.graph, &mut self.world.facts);
        let wall = head.wall.clone();
        let turn = self.turn_from(head.clone(), parts, doings)?;
        let steps = self.steps - before;
        let changes = |column: &usize| {
            let mut cells = (*column..CELLS).step_by(SIZE);
            cells.any(|at| wall.contents(at) != turn.after.wall.contents(at))
        };
        let mut fall = Fall {
            going: Going::Nothing,
            columns: (0..SIZE).filter(changes).collect(),
        };
        // Without holes at the head, if turns keep it so.
        let mut known = Lit::TRUE;
        if removes {
            let columns = fall.columns.clone();
            let start = self.state.wall.clone();
            let [hole, at_head, left] = [&start, &wall, &turn.after.wall]
                .map(|wall| wall.has_hole(&mut self.world.graph, &columns));
            if self.seems_impossible(&[hole])?
                && self.seems_impossible(&[!at_head, turn.go, left])?
            {
                known = !at_head;
            }
            if !self.finds_what_goes(&mut fall, &wall, &turn.after.wall, &[known, turn.go])? {
                return Err(Obstacle::Loop);
            }
        }
        self.exclude_errors_of(&turn, &[known])?;
        let on = self.world.graph.and(turn.go, !turn.breaks);
        let [start, at_head, left] = [&self.state.wall.clone(), &wall, &turn.after.wall]
            .map(|wall| fall.unfinished(self, wall));
        let stays = unmoved(&wall, &turn.after.wall, self);
        // Where the loop ends, nothing is left to do.
        let mut moving = vec![known, on];
        let mut ends = vec![(known, turn.breaks, left)];
        if turns.is_some() {
            moving.push(at_head);
        } else if doings.carries {
            let first = self.first_condition(parts)?;
            let again = self.condition_after(&turn, parts, &[known])?;
            moving.push(again);
            let last = self.world.graph.and(on, !again);
            ends.push((Lit::TRUE, !first, start));
            ends.push((known, last, left));
        } else {
            ends.push((known, !turn.go, at_head));
        }
        for (known, end, unfinished) in ends {
            if !self.impossible(&[known, end, unfinished])? {
                return Err(Obstacle::Loop);
            }
        }
        moving.push(stays);
        if !self.impossible(&moving)? {
            // A turn may move nothing. With luck it moves something: the brick or hole at the top is drawn.
            if turns.is_some() || doings.carries || self.draws == draws {
                return Err(Obstacle::Loop);
            }
            self.draws_topmost = true;
            let lucky = self.turn_from(head, parts, doings);
            self.draws_topmost = false;
            let lucky = lucky?;
            let stays = unmoved(&wall, &lucky.after.wall, self);
            if !self.impossible(&[known, lucky.go, !lucky.breaks, stays])? {
                return Err(Obstacle::Loop);
            }
            self.needs_luck = true;
        }
        let most = turns.map_or(most + 2, |(_, most)| most);
        self.steps = before.saturating_add((steps + 1).saturating_mul(most));
        let start = self.state.wall.clone();
        self.state.wall = fall.end(self, &start);
        forget(&mut self.state, &doings.written);
        Ok(true)
    }

    /// Finds which bricks turns remove, such that no turn changes the end. Returns false if none of the candidates fits.
    fn finds_what_goes(
        &mut self,
        fall: &mut Fall,
        before: &SymbolicWall,
        after: &SymbolicWall,
        holds: &[Lit],
    ) -> Result<bool, Obstacle> {
        let clicked = Colour::ALL.map(|colour| {
            let click = self.world.click.clone();
            let cells = plane(&click, &mut self.world.graph);
            let of_colour = self.world.wall.planes[COLOUR + colour as usize];
            let both: Vec<Lit> = (0..CELLS)
                .map(|at| self.world.graph.and(cells[at], of_colour[at]))
                .collect();
            self.world.graph.any(&both)
        });
        'candidates: for going in [Going::Infected, Going::OfColour(clicked)] {
            fall.going = going;
            let [end, end_after] = [before, after].map(|wall| fall.end(self, wall));
            for column in fall.columns.clone() {
                for plane in 0..PLANES {
                    let graph = &mut self.world.graph;
                    let differs = end.differs(graph, &end_after, plane, column);
                    let mut lits = holds.to_vec();
                    lits.push(differs);
                    if !self.seems_impossible(&lits)? {
                        continue 'candidates;
                    }
                }
            }
            return Ok(true);
        }
        Ok(false)
    }
}

/// The condition under which no brick has moved or gone.
fn unmoved(
    before: &SymbolicWall,
    after: &SymbolicWall,
    machine: &mut SymbolicMachine<'_, '_, '_>,
) -> Lit {
    let graph = &mut machine.world.graph;
    let pairs = before.planes[BRICK].iter().zip(&after.planes[BRICK]);
    let equal: Vec<Lit> = pairs.map(|(a, b)| !graph.differs(*a, *b)).collect();
    graph.all(&equal)
}
