//! A recorded move, and the point of it that is looked at.

use super::job::Job;
use engine::language::{BlockId, VarId};
use engine::run::moves::Outcome;
use engine::run::record::Record;
use engine::run::record::moment::{Moment, StepSummary};
use engine::run::record::search::BreakpointSet;
use engine::run::value::Value;
use engine::wall::Wall;
use std::ops::Range;
use std::sync::Arc;

/// No frame looks for breakpoints in more steps: some 4 milliseconds of work.
const MOST: u64 = 100_000;

/// A recorded move, and where one is in it.
#[derive(Debug)]
pub struct Travel {
    job: Job,
    record: Arc<Record>,
    moment: Moment,
    /// The part of a step that earlier frames left over, 0 to 1.
    owed: f64,
    /// The steps that are played again and again: the turn that repeats.
    lap: Option<Range<u64>>,
}

impl Travel {
    /// Before the first step.
    pub fn new(job: Job, record: Arc<Record>) -> Travel {
        Travel {
            job,
            moment: record.start(),
            record,
            // The first step is shown at once.
            owed: 1.0,
            lap: None,
        }
    }

    /// Goes on for so many seconds at so many steps a second, but no more than a frame can bear. True if
    /// a breakpoint stopped it.
    pub fn play(&mut self, seconds: f64, speed: f64, breaks: &BreakpointSet) -> bool {
        self.owed = (self.owed + seconds * speed).min(MOST as f64);
        let end = self.lap.as_ref().map_or(self.steps(), |lap| lap.end);
        let left = end.saturating_sub(self.step());
        let steps = (self.owed as u64).min(left);
        if steps == 0 && left > 0 {
            return false;
        }
        if let Some(lap) = self.lap.clone().filter(|_| left == 0) {
            // The last step of the turn is seen as long as the others.
            if self.owed >= 1.0 {
                self.owed = 0.0;
                self.record.go(&mut self.moment, lap.start + 1);
            }
            return false;
        }
        self.owed -= steps as f64;
        let to = self.step() + steps;
        if breaks.is_empty() {
            self.record.go(&mut self.moment, to);
            return false;
        }
        let hit = |state: &_, seen: &_| breaks.hit(state, seen);
        self.record.forward(&mut self.moment, to, hit)
    }

    /// Goes to a step; the last one if there are fewer.
    pub fn go(&mut self, step: u64) {
        self.record.go(&mut self.moment, step);
        self.owed = 0.0;
    }

    /// From now on these steps are played again and again, or no longer.
    pub fn watch_lap(&mut self, lap: Option<Range<u64>>) {
        self.lap = lap.filter(|lap| lap.start < lap.end && lap.end <= self.steps());
    }

    /// The steps that are played again and again.
    pub fn lap(&self) -> Option<&Range<u64>> {
        self.lap.as_ref()
    }

    /// How many seconds until the next step at so many steps a second.
    pub fn until_next(&self, speed: f64) -> f64 {
        (1.0 - self.owed).max(0.0) / speed
    }

    /// Whether all steps were made.
    pub fn is_over(&self) -> bool {
        self.step() >= self.steps()
    }

    /// Whether all steps were made, and the last one was seen as long as the others.
    pub fn is_finished(&self) -> bool {
        self.is_over() && self.owed >= 1.0 && self.lap.is_none()
    }

    /// The move.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// The record of it.
    pub fn record(&self) -> &Arc<Record> {
        &self.record
    }

    /// How the move ends.
    pub fn outcome(&self) -> &Outcome {
        self.record.outcome()
    }

    /// The point that is looked at.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The wall there.
    pub fn wall(&self) -> &Wall {
        self.moment.wall()
    }

    /// How many steps were made there.
    pub fn step(&self) -> u64 {
        self.moment.step()
    }

    /// How many steps the move has.
    pub fn steps(&self) -> u64 {
        self.record.steps()
    }

    /// What the last step did.
    pub fn seen(&self) -> Option<&StepSummary> {
        self.moment.seen()
    }

    /// The block of the last step.
    pub fn block(&self) -> Option<BlockId> {
        self.record.block(&self.moment)
    }

    /// The variables and what they hold; `None` before they are set.
    pub fn variables(&self) -> impl Iterator<Item = (VarId, Option<Value>)> {
        self.record.variables(&self.moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clickomania::playback::trial::{ENDLESS, compiled, job, travel};
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
            let job = job(PROGRAMS[program], seed, click);
            let outcome = job.as_move().run();
            let mut travel = travel(job);
            for step in places {
                travel.go(step);
                prop_assert_eq!(travel.step(), step.min(outcome.steps));
            }
            for (seconds, speed) in frames {
                let before = travel.step();
                prop_assert!(!travel.play(seconds, speed, &BreakpointSet::default()));
                prop_assert!(travel.step() - before <= MOST);
            }
            travel.go(u64::MAX);
            prop_assert!(travel.is_over());
            prop_assert_eq!((*travel.wall(), travel.step()), (outcome.wall, outcome.steps));
        }
    }

    #[test]
    fn the_speed_is_kept_over_frames_of_any_length() {
        let mut travel = travel(job("solutions/costo-3.ron", 7, 40));
        for _ in 0..600 {
            travel.play(1.0 / 60.0, 3.0, &BreakpointSet::default());
        }
        assert!((30..=31).contains(&travel.step()), "{}", travel.step());
        assert!(travel.block().is_some());
    }

    #[test]
    fn a_breakpoint_stops_it_behind_its_step() {
        let mut travel = travel(job("examples/un-solo-blocco.ron", 1, 40));
        let block = 1;
        let breaks = [Breakpoint { block, when: None }];
        let breaks = BreakpointSet::new(travel.record().code(), &breaks);
        assert!(travel.play(1.0, 1000.0, &breaks));
        assert_eq!((travel.step(), travel.is_over()), (1, false));
        assert!(!travel.play(1.0, 1000.0, &breaks));
        assert!(travel.is_over());
    }

    #[test]
    fn a_turn_that_repeats_is_shown_again_and_again() {
        let mut travel = travel(job("solutions/costo-3.ron", 7, 40));
        travel.watch_lap(Some(10..14));
        travel.go(10);
        let mut seen = Vec::new();
        for _ in 0..10 {
            travel.play(1.0, 1.0, &BreakpointSet::default());
            seen.push(travel.step());
        }
        assert_eq!(seen, [11, 12, 13, 14, 11, 12, 13, 14, 11, 12]);
        assert!(!travel.is_finished());
    }

    #[test]
    fn a_move_past_its_budget_is_shown_to_where_it_was_stopped() {
        let mut job = job("examples/un-solo-blocco.ron", 1, 40);
        job.budget = 1_000_000;
        job.code = compiled(ENDLESS);
        let outcome = job.as_move().run();
        let kind = outcome.failure.map(|failure| failure.kind);
        assert!(matches!(kind, Some(FailureKind::Budget { .. })), "{kind:?}");
        let mut travel = travel(job);
        travel.go(u64::MAX);
        assert_eq!(
            (*travel.wall(), travel.step()),
            (outcome.wall, outcome.steps)
        );
    }
}
