//! The effect of a click by the rules of the task. Rules of a task file may run long: a background task tries them.

use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::background::{Asked, waker};
use egui::Context;
use engine::run::rules::Rules;
use engine::wall::{Cell, CellSet, GroupKind, Wall, after_click, group, playable};

/// Games whose rules never end stop after this many moves, as in the subcommand `play`.
const MAX_MOVES: usize = 500;

/// The bricks of a wall that can be clicked away: computed at once in the two games, in the background for other rules.
#[derive(Default)]
pub struct PlayableBricks {
    /// The answer for a wall and the number of a task.
    asked: Asked<(Wall, u64), Found>,
}

/// The playable bricks; `None` if the rules fail.
type Found = Option<CellSet>;

impl PlayableBricks {
    /// Asks about this wall, unless the answer is known.
    pub fn advance(&mut self, task: &ReadyTask, wall: &Wall, ctx: &Context) {
        if task.rules().groups().is_some() {
            *self = PlayableBricks::default();
            return;
        }
        self.asked.listen();
        let key = (*wall, task.number());
        if self.asked.lacks(&key) {
            let (rules, wall) = (task.rules().clone(), *wall);
            let search = move |go_on: &(dyn Fn() -> bool + Sync)| try_bricks(&rules, &wall, go_on);
            self.asked.ask(key, search, waker(Some(ctx)));
        }
    }

    /// The playable bricks of this wall; `None` while unknown, or if the rules fail.
    pub fn playable(&self, task: &ReadyTask, wall: &Wall) -> Option<CellSet> {
        match task.rules().groups() {
            Some(kind) => Some(playable(wall, kind)),
            // A move reports the failure.
            None => *self.asked.answer(&(*wall, task.number()))?,
        }
    }

    /// True if a game is over at this wall, after this number of moves.
    pub fn is_over(&self, task: &ReadyTask, wall: &Wall, moves: usize) -> bool {
        let stuck = (self.playable(task, wall)).is_some_and(|bricks| bricks.is_empty());
        stuck || (task.rules().groups().is_none() && moves >= MAX_MOVES)
    }

    /// The bricks that a click on this cell removes, or changes first; empty if it does nothing.
    pub fn aim(&self, task: &ReadyTask, wall: &Wall, cell: Cell) -> CellSet {
        match self.playable(task, wall) {
            Some(bricks) if bricks.contains(cell) => aim(task.rules(), wall, cell),
            Some(_) => CellSet::EMPTY,
            None => cell.set() & wall.bricks(),
        }
    }
}

/// The bricks that a click on this cell is about: the area or strip in the two games and where a task wants the move of
/// one of them, else those that change before the program runs, or that the program has to change.
fn aim(rules: &Rules, wall: &Wall, cell: Cell) -> CellSet {
    if let Some(kind) = rules.groups() {
        return group(wall, kind, cell);
    }
    if !wall.has_brick(cell) {
        return CellSet::EMPTY;
    }
    let Ok(start) = rules.start(wall, cell) else {
        return CellSet::EMPTY;
    };
    let changed = if start != *wall {
        wall.changed_cells(&start)
    } else if let Ok(wanted) = rules.wanted(&start, cell) {
        group_of_move(wall, &wanted, cell).unwrap_or(start.changed_cells(&wanted))
    } else {
        CellSet::EMPTY
    };
    let bricks = changed & wall.bricks();
    if bricks.is_empty() {
        cell.set()
    } else {
        bricks
    }
}

/// The group of this cell, if a move of one of the two games leads to `wanted`: bricks that fall change too, but the click
/// is not about them.
fn group_of_move(wall: &Wall, wanted: &Wall, cell: Cell) -> Option<CellSet> {
    let mut kinds = [GroupKind::Area, GroupKind::Strip].into_iter();
    let kind = kinds.find(|&kind| after_click(wall, kind, cell) == *wanted)?;
    Some(group(wall, kind, cell))
}

/// `None` if stopped.
fn try_bricks(rules: &Rules, wall: &Wall, go_on: &dyn Fn() -> bool) -> Option<Found> {
    let mut playable = CellSet::EMPTY;
    for cell in wall.bricks() {
        if !go_on() {
            return None;
        }
        match rules.is_playable(wall, cell) {
            Ok(true) => playable.insert(cell),
            Ok(false) => {}
            Err(_) => return Some(None),
        }
    }
    Some(Some(playable))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::TaskId;
    use std::sync::mpsc::channel;

    #[test]
    fn in_a_lesson_about_the_whole_move_a_click_is_about_its_area_and_not_about_what_falls() {
        let task = ReadyTask::embedded(&TaskId::new("primo-click").unwrap());
        let wall = Wall::deal(5, 4).unwrap();
        for cell in playable(&wall, GroupKind::Area) {
            let aim = aim(task.rules(), &wall, cell);
            assert_eq!(aim, group(&wall, GroupKind::Area, cell), "{cell:?}");
        }
    }

    #[test]
    fn what_can_be_played_is_what_the_rules_say() {
        for id in ["clickomania", "strisce", "bomba", "caduta-compatta"] {
            let task = ReadyTask::embedded(&TaskId::new(id).unwrap());
            assert_eq!(task.id().as_str(), id);
            let wall = Wall::deal(5, 4).unwrap();
            let ctx = Context::default();
            let (sender, woken) = channel();
            ctx.set_request_repaint_callback(move |_| {
                let _ = sender.send(());
            });
            let mut bricks = PlayableBricks::default();
            bricks.advance(&task, &wall, &ctx);
            while bricks.playable(&task, &wall).is_none() {
                woken.recv().unwrap();
                bricks.advance(&task, &wall, &ctx);
            }
            let found = bricks.playable(&task, &wall).unwrap();
            assert_eq!(found, task.rules().playable(&wall).unwrap());
            assert!(!bricks.is_over(&task, &wall, 0));
            for cell in wall.bricks() {
                let aim = bricks.aim(&task, &wall, cell);
                assert_eq!(aim.is_empty(), !found.contains(cell), "{id} {cell:?}");
            }
        }
    }
}
