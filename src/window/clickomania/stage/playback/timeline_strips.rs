//! The steps of a move in the view of the timeline, where they are far more than pixels: changes of the wall gather in
//! columns, loops are bars that unfold into turns where there is room.

use engine::run::record::index::Index;
use engine::run::record::index::WallChange;
use engine::run::record::index::{LoopLevel, LoopRun};
use engine::run::record::{MAX_DETAIL, Record};
use std::ops::Range;

/// Maximum number of rows of loops.
pub const ROWS: usize = 2;
/// Bars narrower than this are joined, in points.
const NARROW: f32 = 3.0;
/// Turns narrower than this stay folded, in points.
const FOLDED: f32 = 5.0;

/// The changes and loops in view.
#[derive(Clone, Debug, Default)]
pub struct Strips {
    /// The changes, from the left.
    pub ticks: Vec<Tick>,
    /// The loops, a row for each level, outer ones first.
    pub rows: Vec<Vec<Bar>>,
    /// The width of the view, in points.
    width: f32,
}

/// The changes of the wall in one column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// In points from the left.
    pub x: u16,
    /// The number of changes of each kind.
    pub counts: [u32; WallChange::ALL.len()],
}

impl Tick {
    /// The most frequent kind; the first of equally frequent ones.
    pub fn kind(&self) -> WallChange {
        let max = self.counts.iter().max();
        WallChange::ALL
            .into_iter()
            .find(|&kind| Some(&self.counts[kind as usize]) == max)
            .unwrap_or(WallChange::Removal)
    }

    /// The number of changes.
    pub fn count(&self) -> u64 {
        self.counts.iter().map(|&count| u64::from(count)).sum()
    }
}

/// A loop, or several that are too short to be shown apart.
#[derive(Clone, Debug)]
pub struct Bar {
    /// In points from the left.
    pub from: f32,
    pub to: f32,
    /// The loop; `None` for several.
    pub run: Option<LoopRun>,
    /// The turns, if unfolded: where each begins, and its number.
    pub turns: Vec<(f32, u64)>,
}

impl Strips {
    /// The strips of a move in a view of this width in points.
    pub fn of(record: &Record, view: &TimelineView, width: f32) -> Strips {
        let range = view.range();
        let range = range.start..range.end.min(record.steps());
        if range.is_empty() {
            return Strips::default();
        }
        if range.end - range.start <= MAX_DETAIL {
            let detail = record.detail(range.clone());
            Strips::from(&detail, record.index(), view, &range, width)
        } else {
            Strips::from(record.index(), record.index(), view, &range, width)
        }
    }

    fn from(
        index: &Index,
        whole: &Index,
        view: &TimelineView,
        range: &Range<u64>,
        width: f32,
    ) -> Strips {
        let levels = index.loops().levels();
        let rows = levels
            .iter()
            .enumerate()
            .skip(first_level(levels, range))
            .take(ROWS)
            .map(|(depth, level)| {
                let known = whole.loops().levels().get(depth);
                row(level, known, view, range, width)
            });
        Strips {
            ticks: ticks(index, view, width),
            rows: rows.collect(),
            width,
        }
    }

    /// The share of the width at a number of points from the left, 0 to 1.
    pub fn share(&self, x: f32) -> f32 {
        (x / self.width).clamp(0.0, 1.0)
    }
}

/// The changes in columns of one point.
fn ticks(index: &Index, view: &TimelineView, width: f32) -> Vec<Tick> {
    let mut ticks: Vec<Tick> = Vec::new();
    for (first, last, counts) in index.marks().bins() {
        let middle = (first + last) as f64 / 2.0;
        let share = view.share(middle);
        if !(0.0..=1.0).contains(&share) {
            continue;
        }
        let x = (share * width) as u16;
        if ticks.last().is_none_or(|tick| tick.x != x) {
            let counts = [0; WallChange::ALL.len()];
            ticks.push(Tick { x, counts });
        }
        if let Some(tick) = ticks.last_mut() {
            for (sum, count) in tick.counts.iter_mut().zip(counts) {
                *sum += u32::from(count);
            }
        }
    }
    ticks
}

/// The level of the first row: loops are left out if a single turn fills the view, but for the innermost.
fn first_level(levels: &[LoopLevel], range: &Range<u64>) -> usize {
    let filled = |level: &&LoopLevel| {
        let turns = level.turns(range);
        turns.len() == 1 && turns[0].from <= range.start && turns[0].to >= range.end
    };
    let around = levels.iter().take_while(filled).count();
    around.min(levels.len().saturating_sub(1))
}

/// The loops of one level. `known` has the loops that began before the view as a whole.
fn row(
    level: &LoopLevel,
    known: Option<&LoopLevel>,
    view: &TimelineView,
    range: &Range<u64>,
    width: f32,
) -> Vec<Bar> {
    let x = |step: u64| (view.share(step as f64) * width).clamp(0.0, width);
    let mut bars: Vec<Bar> = Vec::new();
    for run in level.runs(range) {
        let (from, to) = (x(run.from), x(run.to));
        if to - from < NARROW {
            match bars.last_mut() {
                Some(last) if last.run.is_none() && from - last.to < NARROW => last.to = to,
                _ => bars.push(Bar {
                    from,
                    to: to.max(from + 1.0),
                    run: None,
                    turns: Vec::new(),
                }),
            }
            continue;
        }
        let part = run.from.max(range.start)..run.to.min(range.end);
        let turns = level.turns(&part);
        let folded = (to - from) / (turns.len().max(1) as f32) < FOLDED;
        let turns = turns
            .iter()
            .filter(|turn| !folded && turn.from >= range.start)
            .map(|turn| (x(turn.from), turn.number));
        let middle = run.from.midpoint(run.to);
        let same = known.and_then(|known| known.runs(&(middle..middle + 1)).first());
        bars.push(Bar {
            from,
            to,
            run: Some(*same.filter(|same| same.block == run.block).unwrap_or(run)),
            turns: turns.collect(),
        });
    }
    bars
}

/// Minimum number of steps in view.
const MIN_STEPS: f64 = 16.0;

/// The steps after `from` up to `to` of a move with `steps`; both may be between two steps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimelineView {
    from: f64,
    to: f64,
    steps: f64,
}

impl TimelineView {
    pub fn whole(steps: u64) -> TimelineView {
        let steps = (steps as f64).max(1.0);
        TimelineView {
            from: 0.0,
            to: steps,
            steps,
        }
    }

    /// The share of the width at a step: 0 at the left end, 1 at the right end.
    pub fn share(&self, step: f64) -> f32 {
        ((step - self.from) / (self.to - self.from)) as f32
    }

    /// The step at a share of the width.
    pub fn step(&self, share: f32) -> u64 {
        self.at(share).round().clamp(0.0, self.steps) as u64
    }

    fn at(&self, share: f32) -> f64 {
        self.from + f64::from(share) * (self.to - self.from)
    }

    /// The whole steps in view.
    pub fn range(&self) -> Range<u64> {
        self.from.floor() as u64..self.to.ceil() as u64
    }

    /// The number of steps in view.
    pub fn width(&self) -> f64 {
        self.to - self.from
    }

    /// True if all steps are in view.
    pub fn is_whole(&self) -> bool {
        self.width() >= self.steps
    }

    /// Shows `factor` times as many steps; the step at this share of the width stays there.
    pub fn zoom(&mut self, share: f32, factor: f64) {
        let fixed = self.at(share);
        let width = (self.width() * factor).clamp(MIN_STEPS.min(self.steps), self.steps);
        self.from = fixed - f64::from(share) * width;
        self.to = self.from + width;
        self.keep_inside();
    }

    /// Moves to the right by a share of the width.
    pub fn pan(&mut self, shares: f32) {
        let by = f64::from(shares) * self.width();
        self.from += by;
        self.to += by;
        self.keep_inside();
    }

    /// Shows these steps with a margin on both sides.
    pub fn show(&mut self, range: Range<u64>) {
        let (from, to) = (range.start as f64, range.end as f64);
        let margin = ((to - from) * 0.04).max((MIN_STEPS.min(self.steps) - (to - from)) / 2.0);
        (self.from, self.to) = (from - margin, to + margin);
        self.keep_inside();
    }

    /// Turns the page if a step is out of view.
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
    use crate::window::clickomania::stage::playback::fixtures::{replay_cursor, request};
    use crate::window::clickomania::stage::playback::replay_cursor::ReplayCursor;
    use engine::wall::{Cell, Wall};
    use proptest::prelude::*;

    /// A move that removes the largest area of a wall.
    fn long_move() -> ReplayCursor {
        let wall = Wall::deal(2, 4).unwrap();
        let click = Cell::all().max_by_key(|cell| wall.area(*cell).len());
        replay_cursor(&request("solutions/costo-3.ron", 2, click.unwrap().index()))
    }

    #[test]
    fn changes_gather_and_none_is_lost() {
        let cursor = long_move();
        let record = cursor.record();
        let mut all = 0;
        let mut step = 0;
        while let Some(next) = record.next_change(step) {
            all += 1;
            step = next;
        }
        assert!(all > 20);
        let strips = Strips::of(record, &TimelineView::whole(record.steps()), 360.0);
        let counted: u64 = strips.ticks.iter().map(Tick::count).sum();
        assert_eq!(counted, all);
        assert!(strips.ticks.is_sorted_by_key(|tick| tick.x));
        assert!(strips.ticks.iter().all(|tick| tick.x <= 360));

        // Zoomed in on one of them, it is alone.
        let mut view = TimelineView::whole(record.steps());
        view.show(step - 8..step + 8);
        let strips = Strips::of(record, &view, 360.0);
        let here = strips.ticks.iter().filter(|tick| tick.count() > 0);
        assert_eq!(here.count(), 1);
    }

    #[test]
    fn loops_unfold_into_turns_when_there_is_room() {
        let cursor = long_move();
        let record = cursor.record();
        let mut view = TimelineView::whole(record.steps());
        let strips = Strips::of(record, &view, 360.0);
        assert_eq!(strips.rows.len(), ROWS);
        // The 81 sweeps, each just wide enough for its own bar.
        let sweeps = strips.rows[0][0].run.unwrap();
        assert_eq!(sweeps.turns, 81);
        let bars: usize = strips.rows.iter().map(Vec::len).sum();
        assert!(bars < 400, "{bars} bars for 360 points");

        let turn = *record.index().loops().levels()[0].turns.last().unwrap();
        view.show(turn.from - 3 * (turn.to - turn.from)..turn.to);
        let strips = Strips::of(record, &view, 360.0);
        let numbers: Vec<u64> = strips.rows[0]
            .iter()
            .flat_map(|bar| bar.turns.iter().map(|(_, number)| *number))
            .collect();
        assert!(numbers.len() >= 3 && numbers.is_sorted(), "{numbers:?}");

        // Inside one turn of the outer loop the inner ones are seen.
        view.show(sweeps.from + 40..sweeps.from + 120);
        let inner = Strips::of(record, &view, 360.0);
        let block = inner.rows[0].iter().find_map(|bar| bar.run).unwrap().block;
        assert_ne!(block, sweeps.block);
    }

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
                prop_assert!(view.width() >= MIN_STEPS.min(steps as f64) * 0.999);
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
