//! Which steps of a move the timeline shows.

use std::ops::Range;

/// No fewer steps are shown over the whole width.
const LEAST: f64 = 16.0;

/// The steps behind `from` up to `to` of a move, as places between two steps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimelineView {
    from: f64,
    to: f64,
    steps: f64,
}

impl TimelineView {
    /// All steps of a move.
    pub fn whole(steps: u64) -> TimelineView {
        let steps = (steps as f64).max(1.0);
        TimelineView {
            from: 0.0,
            to: steps,
            steps,
        }
    }

    /// The place of a step, 0 at the left and 1 at the right end.
    pub fn share(&self, step: f64) -> f32 {
        ((step - self.from) / (self.to - self.from)) as f32
    }

    /// The step at a place.
    pub fn step(&self, share: f32) -> u64 {
        self.at(share).round().clamp(0.0, self.steps) as u64
    }

    fn at(&self, share: f32) -> f64 {
        self.from + f64::from(share) * (self.to - self.from)
    }

    /// The steps that are shown, whole ones.
    pub fn range(&self) -> Range<u64> {
        self.from.floor() as u64..self.to.ceil() as u64
    }

    /// How many steps are shown.
    pub fn width(&self) -> f64 {
        self.to - self.from
    }

    /// Whether all steps are shown.
    pub fn is_whole(&self) -> bool {
        self.width() >= self.steps
    }

    /// Shows `factor` times as many steps, so that what is at a place stays there.
    pub fn zoom(&mut self, share: f32, factor: f64) {
        let fixed = self.at(share);
        let width = (self.width() * factor).clamp(LEAST.min(self.steps), self.steps);
        self.from = fixed - f64::from(share) * width;
        self.to = self.from + width;
        self.keep_inside();
    }

    /// Moves to the right by this many widths.
    pub fn pan(&mut self, shares: f32) {
        let by = f64::from(shares) * self.width();
        self.from += by;
        self.to += by;
        self.keep_inside();
    }

    /// Shows some steps, with a little on both sides.
    pub fn show(&mut self, range: Range<u64>) {
        let (from, to) = (range.start as f64, range.end as f64);
        let margin = ((to - from) * 0.04).max((LEAST.min(self.steps) - (to - from)) / 2.0);
        (self.from, self.to) = (from - margin, to + margin);
        self.keep_inside();
    }

    /// Turns the page if a step is not in sight.
    pub fn follow(&mut self, step: u64) {
        let share = self.share(step as f64);
        if share > 1.0 {
            self.pan(share - 0.1);
        } else if share < 0.0 {
            self.pan(share - 0.9);
        }
    }

    fn keep_inside(&mut self) {
        let width = self.width().min(self.steps);
        self.from = self.from.clamp(0.0, self.steps - width);
        self.to = self.from + width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_never_leaves_the_move_and_keeps_what_is_under_the_pointer(
            steps in 1..20_000_000_u64,
            ways in proptest::collection::vec((0..3_u8, 0.0..1.0_f32, 0.05..20.0_f64), 0..20),
        ) {
            let mut view = TimelineView::whole(steps);
            for (way, share, factor) in ways {
                let before = view;
                match way {
                    0 => view.zoom(share, factor),
                    1 => view.pan((factor as f32 - 4.0) * share),
                    _ => view.follow((f64::from(share) * steps as f64) as u64),
                }
                let range = view.range();
                prop_assert!(range.start < range.end && range.end <= steps.max(1));
                prop_assert!(view.width() <= steps as f64 * 1.0000001);
                prop_assert!(view.width() >= LEAST.min(steps as f64) * 0.999);
                let inside = view.from > 0.0 && view.to < steps as f64;
                if way == 0 && inside {
                    let moved = (view.at(share) - before.at(share)).abs();
                    prop_assert!(moved <= before.width() * 1e-5 + 1e-6, "moved by {}", moved);
                }
            }
        }

        #[test]
        fn a_step_is_found_again_at_its_place(steps in 1..10_000_000_u64, at in 0.0..=1.0_f64) {
            let view = TimelineView::whole(steps);
            let step = (at * steps as f64) as u64;
            // A share is an f32: so exact as pixels need.
            let found = view.step(view.share(step as f64));
            prop_assert!(found.abs_diff(step) <= 1 + steps / 1_000_000);
        }
    }

    #[test]
    fn the_page_turns_when_the_step_goes_out_of_sight() {
        let mut view = TimelineView::whole(1000);
        view.show(100..200);
        view.follow(150);
        assert!(view.range().contains(&150) && view.range().end < 250);
        view.follow(205);
        assert!(view.range().contains(&205) && view.range().start > 150);
        view.follow(3);
        assert!(view.range().contains(&3));
    }
}
