//! A point of a recorded move, and the clock that moves it on.

use super::made_move::MadeMove;
use crate::window::clickomania::program::canvas::Highlight;
use crate::window::kit::playback_clock::PlaybackClock;
use engine::language::kind::Category;
use engine::language::{BlockId, Program, VarId};
use engine::run::moves::Outcome;
use engine::run::record::Record;
use engine::run::record::search::BreakpointSet;
use engine::run::record::{RecordPoint, StepSummary};
use engine::run::value::{CellValue, Value};
use engine::wall::{CellSet, Wall};
use std::ops::Range;
use std::sync::Arc;

/// Maximum number of steps per frame: searching them for breakpoints takes about 4 milliseconds.
const MAX_STEPS_PER_FRAME: u64 = 100_000;

/// A recorded move and the present point in it.
#[derive(Debug)]
pub struct ReplayCursor {
    made: MadeMove,
    point: RecordPoint,
    clock: PlaybackClock,
    /// The steps that are shown over and over.
    lap: Option<Range<u64>>,
    /// The step to play up to; `None` for the last one.
    goal: Option<u64>,
    /// The point behind the next step, while a breakpoint holds that step back.
    held: Option<RecordPoint>,
}

impl ReplayCursor {
    /// Rests before the first step.
    pub fn new(made: MadeMove) -> ReplayCursor {
        ReplayCursor {
            point: made.record.start(),
            made,
            // The first step is due at once.
            clock: PlaybackClock::due(),
            lap: None,
            goal: None,
            held: None,
        }
    }

    /// Plays on to `now`, in egui's seconds, at `speed` steps per second, at most `MAX_STEPS_PER_FRAME`. True if a
    /// breakpoint stopped it.
    pub fn play(&mut self, now: f64, speed: f64, breaks: &BreakpointSet) -> bool {
        let due = self.clock.advance(now, 1.0 / speed, MAX_STEPS_PER_FRAME);
        let end = match (&self.lap, self.goal) {
            (Some(lap), _) => lap.end,
            (None, goal) => goal.map_or(self.steps(), |goal| goal.min(self.steps())),
        };
        let left = end.saturating_sub(self.step());
        let steps = due.min(left);
        if steps == 0 && left > 0 {
            return false;
        }
        if let Some(lap) = self.lap.clone().filter(|_| left == 0) {
            // The last step of the turn is shown as long as the others.
            if due >= 1 {
                self.clock.begin_step();
                self.made.record.go(&mut self.point, lap.start + 1);
            }
            return false;
        }
        self.clock.made(steps);
        let to = self.step() + steps;
        // What was held back is not stopped a second time.
        if let Some(held) = self.held.take() {
            self.point = held;
        }
        if breaks.is_empty() {
            self.made.record.go(&mut self.point, to);
            return false;
        }
        let hit = |state: &_, seen: &_| breaks.hit(state, seen);
        self.made.record.forward(&mut self.point, to, hit)
    }

    /// Goes to a step, at most the last one.
    pub fn go(&mut self, step: u64) {
        self.held = None;
        self.made.record.go(&mut self.point, step);
        self.clock.begin_step();
    }

    /// Takes the last step back: its block is the next to run.
    pub fn hold_back(&mut self) {
        let Some(before) = self.step().checked_sub(1) else {
            return;
        };
        let held = self.point.clone();
        self.go(before);
        self.held = Some(held);
    }

    /// The step up to which breakpoints have stopped the move.
    pub fn stopped_up_to(&self) -> u64 {
        self.held.as_ref().map_or(self.step(), RecordPoint::step)
    }

    /// Stops the clock until the next [`play`](ReplayCursor::play).
    pub fn pause(&mut self) {
        self.clock.pause();
    }

    /// Repeats these steps from now on; `None` ends that.
    pub fn watch_lap(&mut self, lap: Option<Range<u64>>) {
        self.lap = lap.filter(|lap| lap.start < lap.end && lap.end <= self.steps());
    }

    /// Plays up to this step; `None` for the last one.
    pub fn play_up_to(&mut self, goal: Option<u64>) {
        self.goal = goal;
    }

    /// True while it plays up to a step other than the last.
    pub fn approaches(&self) -> bool {
        self.goal.is_some()
    }

    /// The step to play up to, once it is reached.
    pub fn reached(&self) -> Option<u64> {
        self.goal.filter(|goal| self.step() >= *goal)
    }

    /// The steps that are repeated.
    pub fn lap(&self) -> Option<&Range<u64>> {
        self.lap.as_ref()
    }

    /// Seconds until the next step at `speed` steps per second.
    pub fn until_next(&self, speed: f64) -> f64 {
        self.clock.until_next(1.0 / speed)
    }

    /// True after the last step.
    pub fn is_over(&self) -> bool {
        self.step() >= self.steps()
    }

    /// True once the last step was shown as long as the others.
    pub fn is_finished(&self) -> bool {
        self.is_over() && self.clock.progress() >= 1.0 && self.lap.is_none()
    }

    pub fn made(&self) -> &MadeMove {
        &self.made
    }

    pub fn record(&self) -> &Arc<Record> {
        &self.made.record
    }

    /// The end of the move.
    pub fn outcome(&self) -> &Outcome {
        self.made.outcome()
    }

    pub fn point(&self) -> &RecordPoint {
        &self.point
    }

    /// The wall at this point.
    pub fn wall(&self) -> &Wall {
        self.point.wall()
    }

    /// The number of steps up to this point.
    pub fn step(&self) -> u64 {
        self.point.step()
    }

    /// The number of steps of the whole move.
    pub fn steps(&self) -> u64 {
        self.made.record.steps()
    }

    /// The effects of the last step.
    pub fn seen(&self) -> Option<&StepSummary> {
        self.point.seen()
    }

    /// The block of the last step; while a step is held back, the block of that one.
    pub fn block(&self) -> Option<BlockId> {
        let point = self.held.as_ref().unwrap_or(&self.point);
        self.made.record.block(point)
    }

    /// The variables and their values; `None` before they are set.
    pub fn variables(&self) -> impl Iterator<Item = (VarId, Option<Value>)> {
        self.made.record.variables(&self.point)
    }

    /// The value of a variable at this point.
    pub fn variable(&self, variable: VarId) -> Option<Value> {
        self.variables().find(|(id, _)| *id == variable)?.1
    }

    /// The block of the present step, with its value if asked for and known.
    pub fn highlight(&self, with_value: bool) -> Option<Highlight> {
        let value = self.seen().and_then(|seen| seen.value);
        Some(Highlight {
            block: self.block()?,
            value: value.filter(|_| with_value && self.held.is_none()),
        })
    }

    /// The cells that the last step read, named or changed; none while the step of another block is held back.
    pub fn touched(&self, program: &Program) -> Option<TouchedCells> {
        let seen = self.seen().filter(|_| self.held.is_none())?;
        let id = self.block()?;
        let named = match seen.value {
            Some(Value::Cell(CellValue::On(cell))) => cell.set(),
            _ => CellSet::EMPTY,
        };
        Some(TouchedCells {
            read: seen.reads | named,
            changed: seen.changed,
            category: program.get(id)?.kind.row().categories[0],
        })
    }
}

/// The cells that a step read or changed.
#[derive(Clone, Copy, Debug)]
pub struct TouchedCells {
    /// Cells that it read, or that are its value.
    pub read: CellSet,
    /// Cells with another content now.
    pub changed: CellSet,
    /// The category of its block, in whose colour they are marked.
    pub category: Category,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::stage::playback::fixtures::{
        ENDLESS, compiled, replay_cursor, request,
    };
    use engine::run::failure::FailureKind;
    use engine::run::record::search::Breakpoint;
    use proptest::prelude::*;

    const PROGRAMS: [&str; 5] = [
        "examples/un-solo-blocco.ron",
        "examples/tre-infetti-a-caso.ron",
        "solutions/costo-3.ron",
        "solutions/rimozione-qualsiasi.ron",
        "mistakes/bordo-dimenticato.ron",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn however_it_is_shown_it_ends_as_the_move_does(
            program in 0..PROGRAMS.len(), seed in 0..1000_u64, click in 0..81_usize,
            places in proptest::collection::vec(0..90_000_u64, 0..6),
            frames in proptest::collection::vec((0.001..0.3_f64, 1.0..1e6_f64), 0..6),
        ) {
            let request = request(PROGRAMS[program], seed, click);
            let outcome = request.as_move().run();
            let mut cursor = replay_cursor(&request);
            for step in places {
                cursor.go(step);
                prop_assert_eq!(cursor.step(), step.min(outcome.steps));
            }
            let mut now = 0.0;
            for (seconds, speed) in frames {
                now += seconds;
                let before = cursor.step();
                prop_assert!(!cursor.play(now, speed, &BreakpointSet::default()));
                prop_assert!(cursor.step() - before <= MAX_STEPS_PER_FRAME);
            }
            cursor.go(u64::MAX);
            prop_assert!(cursor.is_over());
            prop_assert_eq!((*cursor.wall(), cursor.step()), (outcome.wall, outcome.steps));
        }
    }

    #[test]
    fn the_speed_is_kept_over_frames_of_any_length() {
        let mut cursor = replay_cursor(&request("solutions/costo-3.ron", 7, 40));
        for frame in 0..=600 {
            cursor.play(f64::from(frame) / 60.0, 3.0, &BreakpointSet::default());
        }
        assert!((30..=31).contains(&cursor.step()), "{}", cursor.step());
        assert!(cursor.block().is_some());
    }

    #[test]
    fn a_step_that_is_held_back_comes_next() {
        let mut cursor = replay_cursor(&request("examples/un-solo-blocco.ron", 1, 40));
        let block = 1;
        let breaks = [Breakpoint { block, when: None }];
        let breaks = BreakpointSet::new(cursor.record().code(), &breaks);
        assert!(cursor.play(0.0, 1000.0, &breaks));
        assert_eq!((cursor.step(), cursor.is_over()), (1, false));
        let block = cursor.block();
        cursor.hold_back();
        assert_eq!((cursor.step(), cursor.block()), (0, block));
        assert_eq!(cursor.stopped_up_to(), 1);
        assert!(!cursor.play(1.0, 1000.0, &breaks));
        assert!(cursor.is_over());
    }

    #[test]
    fn a_turn_that_repeats_is_shown_again_and_again() {
        let mut cursor = replay_cursor(&request("solutions/costo-3.ron", 7, 40));
        cursor.watch_lap(Some(10..14));
        cursor.go(10);
        cursor.play(0.0, 1.0, &BreakpointSet::default());
        let mut seen = Vec::new();
        for second in 1..=10 {
            cursor.play(f64::from(second), 1.0, &BreakpointSet::default());
            seen.push(cursor.step());
        }
        assert_eq!(seen, [11, 12, 13, 14, 11, 12, 13, 14, 11, 12]);
        assert!(!cursor.is_finished());
    }

    #[test]
    fn a_move_past_its_budget_is_shown_to_where_it_was_stopped() {
        let mut request = request("examples/un-solo-blocco.ron", 1, 40);
        request.budget = 1_000_000;
        request.code = compiled(ENDLESS);
        let outcome = request.as_move().run();
        let kind = outcome.failure.map(|failure| failure.kind);
        assert!(matches!(kind, Some(FailureKind::Budget { .. })), "{kind:?}");
        let mut cursor = replay_cursor(&request);
        cursor.go(u64::MAX);
        assert_eq!(
            (*cursor.wall(), cursor.step()),
            (outcome.wall, outcome.steps)
        );
    }
}
