//! A computed move, made again step by step while it is looked at.
//!
//! Between two frames only the machine's state is kept: the steps of the next frame go on from there.

use super::runner::Job;
use crate::blocks::{BlockId, VarId};
use crate::run::machine::Machine;
use crate::run::moves::Outcome;
use crate::run::state::State;
use crate::run::value::Value;
use crate::run::watch::{Step, Watch};
use crate::wall::{CellSet, Wall};

/// No frame shows more steps: some 4 milliseconds of work.
const MOST: u64 = 100_000;

/// What the last step did.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Its block's number under the hat.
    block: u32,
    /// The value, if it was a value block.
    pub value: Option<Value>,
    /// The cells it was about: read, or changed.
    pub cells: CellSet,
}

impl Watch for Option<Seen> {
    const LOOKS: bool = true;

    fn step(&mut self, step: Step<'_>) {
        *self = Some(Seen {
            block: step.block,
            value: step.value,
            cells: step.reads | step.before.changed_cells(step.after),
        });
    }
}

/// The replay of a move whose outcome is known.
#[derive(Debug)]
pub struct Playback {
    job: Job,
    outcome: Outcome,
    state: State,
    seen: Option<Seen>,
    /// The part of a step that earlier frames left over, 0 to 1.
    owed: f64,
}

impl Playback {
    /// The replay before the first step.
    pub fn new(job: Job, outcome: Outcome) -> Playback {
        let state = job.as_move().machine().state;
        Playback {
            job,
            outcome,
            state,
            seen: None,
            // The first step is shown at once.
            owed: 1.0,
        }
    }

    /// Goes on for so many seconds at so many steps a second, but no more than a frame can bear.
    pub fn play(&mut self, seconds: f64, speed: f64) {
        self.owed = (self.owed + seconds * speed).min(MOST as f64);
        let steps = (self.owed as u64).min(self.outcome.steps - self.state.steps);
        self.owed -= steps as f64;
        self.step(steps);
    }

    /// Makes so many steps, or fewer if the move ends before.
    pub fn step(&mut self, steps: u64) {
        let to = self
            .state
            .steps
            .saturating_add(steps)
            .min(self.outcome.steps);
        if to == self.state.steps {
            return;
        }
        let Job {
            code,
            wall,
            click,
            luck,
            ..
        } = &self.job;
        let mut machine = Machine::new(code, *wall, *click, *luck);
        std::mem::swap(&mut machine.state, &mut self.state);
        machine.watch(to, &mut self.seen);
        self.state = machine.state;
    }

    /// How many seconds until the next step at so many steps a second.
    pub fn until_next(&self, speed: f64) -> f64 {
        (1.0 - self.owed).max(0.0) / speed
    }

    /// Whether all steps were made.
    pub fn is_over(&self) -> bool {
        self.state.steps >= self.outcome.steps
    }

    /// Whether all steps were made, and the last one was seen as long as the others.
    pub fn is_finished(&self) -> bool {
        self.is_over() && self.owed >= 1.0
    }

    /// The move.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// How the move ends.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The wall now.
    pub fn wall(&self) -> &Wall {
        &self.state.wall
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// What the last step did.
    pub fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// The block of the last step.
    pub fn block(&self) -> Option<BlockId> {
        self.job.code.numbering.block(self.seen?.block)
    }

    /// The variables and what they hold; `None` before they are set.
    pub fn variables(&self) -> impl Iterator<Item = (VarId, Option<Value>)> {
        let values = &self.state.variables;
        (0_u32..)
            .zip(&self.job.code.variables)
            .map(|(slot, id)| (*id, values.get(slot)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::trial::{ENDLESS, compiled, job};
    use crate::run::failure::FailureKind;
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
            pauses in proptest::collection::vec(1..5_000_u64, 0..6),
            frames in proptest::collection::vec((0.001..0.3_f64, 1.0..1e6_f64), 0..6),
        ) {
            let job = job(PROGRAMS[program], seed, click);
            let outcome = job.as_move().run();
            let mut playback = Playback::new(job, outcome);
            for steps in pauses {
                let before = playback.steps();
                playback.step(steps);
                prop_assert_eq!(playback.steps(), (before + steps).min(outcome.steps));
            }
            for (seconds, speed) in frames {
                let before = playback.steps();
                playback.play(seconds, speed);
                prop_assert!(playback.steps() - before <= MOST);
            }
            playback.step(u64::MAX);
            prop_assert!(playback.is_over());
            prop_assert_eq!((*playback.wall(), playback.steps()), (outcome.wall, outcome.steps));
        }
    }

    #[test]
    fn the_speed_is_kept_over_frames_of_any_length() {
        let job = job("solutions/costo-3.ron", 7, 40);
        let outcome = job.as_move().run();
        let mut playback = Playback::new(job, outcome);
        for _ in 0..600 {
            playback.play(1.0 / 60.0, 3.0);
        }
        assert!(
            (30..=31).contains(&playback.steps()),
            "{}",
            playback.steps()
        );
        assert!(playback.block().is_some());
    }

    #[test]
    fn a_move_past_its_budget_is_replayed_to_where_it_was_stopped() {
        let mut job = job("examples/un-solo-blocco.ron", 1, 40);
        job.budget = 1_000_000;
        job.code = compiled(ENDLESS);
        let outcome = job.as_move().run();
        let kind = outcome.failure.map(|failure| failure.kind);
        assert!(matches!(kind, Some(FailureKind::Budget { .. })), "{kind:?}");
        let mut playback = Playback::new(job, outcome);
        playback.step(u64::MAX);
        assert_eq!(
            (*playback.wall(), playback.steps()),
            (outcome.wall, outcome.steps)
        );
    }
}
