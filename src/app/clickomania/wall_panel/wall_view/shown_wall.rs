//! The wall that is shown, with the transition to it from the one before.

use super::transition::{Moving, Transition};
use egui::Ui;
use engine::wall::{Cell, CellSet, Wall};

/// The wall that is shown.
pub struct ShownWall {
    wall: Wall,
    transition: Option<Transition>,
    /// Where what spreads over the wall begins.
    origin: Option<Cell>,
}

impl ShownWall {
    pub fn new(wall: Wall) -> ShownWall {
        ShownWall {
            wall,
            transition: None,
            origin: None,
        }
    }

    /// Says where what spreads over the wall begins: at the click.
    pub fn spread_from(&mut self, origin: Option<Cell>) {
        self.origin = origin;
    }

    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Shows another wall, with a transition of `seconds` if things may move. `vanishing`
    /// are bricks that are known to vanish.
    pub fn show(&mut self, wall: &Wall, vanishing: CellSet, seconds: Option<f32>) {
        if *wall == self.wall {
            return;
        }
        let walls = (&self.wall, wall);
        self.transition =
            seconds.map(|seconds| Transition::new(walls, vanishing, self.origin, seconds));
        self.wall = *wall;
    }

    /// Shows a wall without a transition.
    pub fn show_at_once(&mut self, wall: Wall) {
        self.wall = wall;
        self.transition = None;
    }

    /// Ends the transition at once.
    pub fn end_transition(&mut self) {
        self.transition = None;
    }

    pub fn is_moving(&self) -> bool {
        self.transition.is_some()
    }

    /// The wall in this frame; with what moves, while the next frame shows something else.
    pub fn frame(&mut self, ui: &Ui) -> (&Wall, Option<Moving<'_>>) {
        let now = ui.input(|input| input.time);
        let progress = (self.transition.as_mut()).map(|transition| transition.progress(now));
        if progress.is_some_and(|progress| progress >= 1.0) {
            self.transition = None;
        }
        let moving = self.transition.as_ref().zip(progress);
        if moving.is_some() {
            ui.request_repaint();
        }
        let moving = moving.map(|(transition, progress)| transition.at(progress));
        (&self.wall, moving)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_wall_moves_and_only_if_things_may() {
        let [one, other] = [1, 2].map(|seed| Wall::deal(seed, 4).unwrap());
        let mut shown = ShownWall::new(one);
        shown.show(&one, CellSet::EMPTY, Some(0.3));
        assert!(!shown.is_moving());
        shown.show(&other, CellSet::EMPTY, Some(0.3));
        assert!(shown.is_moving() && *shown.wall() == other);
        // The same wall again ends no transition.
        shown.show(&other, CellSet::EMPTY, None);
        assert!(shown.is_moving());
        shown.show(&one, CellSet::EMPTY, None);
        assert!(!shown.is_moving() && *shown.wall() == one);
        shown.show(&other, CellSet::EMPTY, Some(0.3));
        shown.show_at_once(one);
        assert!(!shown.is_moving());
    }
}
