//! Loops in which bricks only move down.
//!
//! Such a loop keeps the order of the bricks in each column, and each move shortens what they can still fall: at most
//! 20 rows in a column, 180 in all. A wall without holes that it leaves is the wall at its start with all bricks
//! fallen.

use super::graph::Lit;
use super::loops::LoopParts;
use super::machine::SymbolicMachine;
use super::rules::{Doings, forget};
use super::wall::{BRICK, SymbolicWall};
use super::world::Obstacle;

/// So many moves empty the holes of any wall.
const MOST_MOVES: u64 = 180;

impl SymbolicMachine<'_, '_, '_> {
    /// The rule; `turns` are the fewest and the most turns of *ripeti … volte*.
    pub(super) fn falls(
        &mut self,
        parts: &LoopParts,
        doings: &Doings,
        turns: Option<(u64, u64)>,
    ) -> Result<bool, Obstacle> {
        if turns.is_some_and(|(least, _)| least < MOST_MOVES) {
            return Ok(false);
        }
        self.exclude_errors()?;
        let before = self.steps;
        let draws = self.draws;
        let mut head = self.head(&doings.written);
        head.wall = SymbolicWall::fresh(&mut self.world.graph, &mut self.world.facts);
        let wall = head.wall.clone();
        let hole = wall.has_hole(&mut self.world.graph);
        let turn = self.turn_from(head.clone(), parts)?;
        let steps = self.steps - before;
        self.exclude_errors_of(&turn, &[])?;
        // It stops without holes, and only then.
        let stops_with_hole = [!turn.go, hole];
        let goes_on_without = [turn.go, !hole];
        if turns.is_none()
            && !(self.impossible(&stops_with_hole)? && self.impossible(&goes_on_without)?)
        {
            return Err(Obstacle::Loop);
        }
        let stays = unmoved(&wall, &turn.after.wall, self);
        if !self.impossible(&[hole, turn.go, stays])? {
            // A turn may move nothing. With luck it moves something: the brick or hole at the top is drawn.
            if turns.is_some() || self.draws == draws {
                return Err(Obstacle::Loop);
            }
            self.draws_topmost = true;
            let lucky = self.turn_from(head, parts);
            self.draws_topmost = false;
            let lucky = lucky?;
            let stays = unmoved(&wall, &lucky.after.wall, self);
            if !self.impossible(&[hole, lucky.go, stays])? {
                return Err(Obstacle::Loop);
            }
            self.needs_luck = true;
        }
        let most = turns.map_or(MOST_MOVES + 1, |(_, most)| most);
        self.steps = before.saturating_add((steps + 1).saturating_mul(most));
        self.state.wall.drop_all(&mut self.world.graph, Lit::TRUE);
        forget(&mut self.state, &doings.written);
        Ok(true)
    }
}

/// The condition under which no brick has moved.
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
