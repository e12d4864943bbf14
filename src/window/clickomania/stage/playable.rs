//! What clicks would do by the rules of the task: which bricks can be played, and what a click is about. Rules of others
//! are run beside the window only, until it is known that they end on this wall.

use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::background::{Asked, waker};
use egui::Context;
use engine::run::rules::Rules;
use engine::wall::{Cell, CellSet, GroupKind, Wall, after_click, group, playable};

/// Games of rules that never end stop here, as for the `play` of the command line.
const MOST_MOVES: usize = 500;

/// Which bricks of a wall can be played. For the two games that is known at once; for other rules it is found out
/// beside the window.
#[derive(Default)]
pub struct Outlook {
    /// By the wall and the number of the task.
    asked: Asked<(Wall, u64), Found>,
}

/// The bricks that can be played; `None` if the rules fail.
type Found = Option<CellSet>;

impl Outlook {
    /// Finds out about this wall, if it is not known.
    pub fn advance(&mut self, task: &ReadyTask, wall: &Wall, ctx: &Context) {
        if task.rules().groups().is_some() {
            *self = Outlook::default();
            return;
        }
        self.asked.listen();
        let key = (*wall, task.number());
        if self.asked.lacks(&key) {
            let (rules, of) = (task.rules().clone(), *wall);
            let search = move |go_on: &(dyn Fn() -> bool + Sync)| found(&rules, &of, go_on);
            self.asked.ask(key, search, waker(Some(ctx)));
        }
    }

    /// The bricks of this wall that can be played, as far as that is known.
    pub fn playable(&self, task: &ReadyTask, wall: &Wall) -> Option<CellSet> {
        match task.rules().groups() {
            Some(kind) => Some(playable(wall, kind)),
            // A fault of the rules is told when a move is made.
            None => *self.asked.answer(&(*wall, task.number()))?,
        }
    }

    /// Whether a game at this wall, after this number of moves, is over.
    pub fn is_over(&self, task: &ReadyTask, wall: &Wall, moves: usize) -> bool {
        let over = self
            .playable(task, wall)
            .is_some_and(|found| found.is_empty());
        over || (task.rules().groups().is_none() && moves >= MOST_MOVES)
    }

    /// What a click on this cell is about: the bricks that are done away with, or changed first. None if it would do
    /// nothing.
    pub fn aim(&self, task: &ReadyTask, wall: &Wall, cell: Cell) -> CellSet {
        match self.playable(task, wall) {
            Some(found) if found.contains(cell) => aim(task.rules(), wall, cell),
            Some(_) => CellSet::EMPTY,
            None => cell.set() & wall.bricks(),
        }
    }
}

/// The bricks that a click on this cell is about: in the two games, and where a task wants the move of one of them, the
/// area or strip; else those that are changed before the program runs, or that the program has to change.
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
    let changed = match start == *wall {
        false => wall.changed_cells(&start),
        true => match rules.wanted(&start, cell) {
            Ok(wanted) => moved(wall, &wanted, cell).unwrap_or(start.changed_cells(&wanted)),
            Err(_) => CellSet::EMPTY,
        },
    };
    match (changed & wall.bricks()).is_empty() {
        true => cell.set(),
        false => changed & wall.bricks(),
    }
}

/// The group of this cell, if one of the two games makes `wanted` of the wall: all that falls is changed too, but the
/// click is not about it.
fn moved(wall: &Wall, wanted: &Wall, cell: Cell) -> Option<CellSet> {
    let mut kinds = [GroupKind::Area, GroupKind::Strip].into_iter();
    let kind = kinds.find(|&kind| after_click(wall, kind, cell) == *wanted)?;
    Some(group(wall, kind, cell))
}

/// `None` if it was stopped.
fn found(rules: &Rules, wall: &Wall, go_on: &dyn Fn() -> bool) -> Option<Found> {
    let mut found = CellSet::EMPTY;
    for cell in wall.bricks() {
        if !go_on() {
            return None;
        }
        match rules.is_playable(wall, cell) {
            Ok(true) => found.insert(cell),
            Ok(false) => {}
            Err(_) => return Some(None),
        }
    }
    Some(Some(found))
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
            let mut outlook = Outlook::default();
            outlook.advance(&task, &wall, &ctx);
            while outlook.playable(&task, &wall).is_none() {
                woken.recv().unwrap();
                outlook.advance(&task, &wall, &ctx);
            }
            let found = outlook.playable(&task, &wall).unwrap();
            assert_eq!(found, task.rules().playable(&wall).unwrap());
            assert!(!outlook.is_over(&task, &wall, 0));
            for cell in wall.bricks() {
                let aim = outlook.aim(&task, &wall, cell);
                assert_eq!(aim.is_empty(), !found.contains(cell), "{id} {cell:?}");
            }
        }
    }
}
