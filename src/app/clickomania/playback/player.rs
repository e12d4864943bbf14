//! The move that is computed, recorded and shown.
//!
//! A request is computed by a background task and recorded by another (`preparing`); then the move is
//! shown step by step (`stepping`), and whoever asked for it takes its end ([`Playback::take_ended`]).
//! Afterwards one may look back at it until the next move.

use super::breakpoints::Breakpoints;
use super::move_request::MoveRequest;
use super::replay::{Fault, MoveReplay, ReplayMotion};
use super::replay_cursor::ReplayCursor;
use super::speed::Speed;
use super::state::{Afterwards, Ended, NextMove, PlaybackState};
use super::variables::VariableTable;
use crate::app::common::background::BackgroundTask;
use egui::Context;
use engine::language::Program;
use engine::run::moves::Outcome;
use engine::run::rules::RulesFailure;
use engine::wall::{CellSet, Wall};
use std::{io, mem};

/// The move, from its request until one no longer looks back at it.
pub struct Playback {
    pub(super) state: PlaybackState,
    /// How the next move begins.
    pub(super) next: NextMove,
    pub(super) breakpoints: Breakpoints,
    pub(super) variables: VariableTable,
    /// Whether the canvas shows how often blocks executed.
    shows_heat: bool,
    /// Where the slider stands, 0 (turtle) to 1 (hare).
    slider: f32,
    ended: Option<Result<Ended, RulesFailure>>,
    /// Whether steps were left out, so that no transition leads to the wall that is shown.
    pub(super) jumped: bool,
    pub(super) ctx: Option<Context>,
}

impl Playback {
    pub fn new(slider: f32) -> Playback {
        Playback {
            state: PlaybackState::Idle,
            next: NextMove::default(),
            breakpoints: Breakpoints::default(),
            variables: VariableTable::default(),
            shows_heat: false,
            slider,
            ended: None,
            jumped: false,
            ctx: None,
        }
    }

    /// The move that came to its end since this was asked last, or the fault of the task that kept it from being made.
    pub fn take_ended(&mut self) -> Option<Result<Ended, RulesFailure>> {
        self.ended.take()
    }

    /// Says that the move which just came to its end was wrong: the rules give this wall.
    pub fn went_wrong(&mut self, rules: &Wall) {
        match &mut self.state {
            PlaybackState::Ended(replay) => replay.find_first_wrong(rules),
            PlaybackState::EndedUnrecorded { expected, .. } => *expected = Some(*rules),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::Playing(_) => {}
        }
    }

    /// One can no longer look back at the last move. A move that is being made goes on.
    pub fn leave(&mut self) {
        if matches!(&self.state, PlaybackState::Ended(replay) if replay.is_within()) {
            self.variables.clear();
        }
        if let PlaybackState::Ended(_) | PlaybackState::EndedUnrecorded { .. } = self.state {
            self.state = PlaybackState::Idle;
        }
    }

    /// The program is another one now: the same, and nobody will look back at a move that is still being
    /// computed.
    pub fn program_changed(&mut self) {
        self.leave();
        if let PlaybackState::Computing { then, .. } = &mut self.state {
            *then = Afterwards::EndUnrecorded;
        }
    }

    /// Takes the breakpoints of blocks and variables away that the program has no longer.
    pub fn keep_breakpoints_of(&mut self, program: &Program) {
        self.breakpoints.follow(program);
    }

    pub fn forget_variables(&mut self) {
        self.variables.clear();
    }

    pub fn set_slider(&mut self, slider: f32) {
        self.slider = slider;
    }

    pub fn toggle_heat(&mut self) {
        self.shows_heat = !self.shows_heat;
    }

    pub fn request_repaint(&self) {
        if let Some(ctx) = &self.ctx {
            ctx.request_repaint();
        }
    }

    /// The wall of the point that is looked at, if that is not the end of the move.
    pub fn wall(&self) -> Option<&Wall> {
        let within = self.replay().filter(|_| self.is_within());
        within.map(|replay| replay.cursor.wall())
    }

    /// Whether steps were left out since this was asked last.
    pub fn take_jumped(&mut self) -> bool {
        mem::take(&mut self.jumped)
    }

    /// The recorded move, while it is shown for the first time and afterwards.
    pub fn replay(&self) -> Option<&MoveReplay> {
        self.state.replay()
    }

    pub fn cursor(&self) -> Option<&ReplayCursor> {
        self.replay().map(|replay| &replay.cursor)
    }

    pub fn variables(&self) -> &VariableTable {
        &self.variables
    }

    pub fn variables_mut(&mut self) -> &mut VariableTable {
        &mut self.variables
    }

    pub fn breakpoints(&self) -> &Breakpoints {
        &self.breakpoints
    }

    /// How fast the move is shown, or would be a long one.
    pub fn speed(&self) -> Speed {
        match self.replay() {
            Some(replay) if replay.cursor.approaches() => Speed::APPROACH,
            Some(replay) => Speed::at(self.slider, replay.cursor.steps()),
            None => Speed::of_long(self.slider),
        }
    }

    /// The cells that will not be as the rules give them, and the wall that these give, while one stands
    /// where the move goes wrong.
    pub fn difference(&self) -> Option<(CellSet, &Wall)> {
        let expected = &self.fault()?.expected;
        let outcome = self.cursor()?.outcome();
        let cells = outcome.wall.changed_cells(expected);
        (outcome.failure.is_none() && !cells.is_empty()).then_some((cells, expected))
    }

    /// Whether a move stands between two steps.
    pub fn stands(&self) -> bool {
        self.is_within() && (self.replay()).is_some_and(|replay| !replay.motion.is_on())
    }

    /// Where the move goes wrong, while one stands there.
    pub fn fault(&self) -> Option<&Fault> {
        let replay = self.replay().filter(|replay| !replay.motion.is_on())?;
        let fault = replay.fault()?;
        (self.is_within() && replay.cursor.step() == fault.step).then_some(fault)
    }

    pub fn shows_heat(&self) -> bool {
        self.shows_heat
    }

    /// Whether a move is being made.
    pub fn is_running(&self) -> bool {
        self.state.is_running()
    }

    /// Whether there is nothing to be seen yet of the move that is being made.
    pub fn is_preparing(&self) -> bool {
        self.state.is_preparing()
    }

    /// Whether a point of a move is looked at, not its end.
    pub fn is_within(&self) -> bool {
        self.state.is_within()
    }

    /// Whether a step is being looked for.
    pub fn is_seeking(&self) -> bool {
        (self.replay()).is_some_and(|replay| replay.motion.is_seeking())
    }

    /// Whether the move stands between two steps; without one, whether the next move will.
    pub fn is_paused(&self) -> bool {
        self.state.is_paused().unwrap_or(self.next.paused)
    }

    /// Whether the button that pauses would pause, not go on.
    pub fn can_pause(&self) -> bool {
        match &self.state {
            PlaybackState::Ended(replay) => replay.motion.is_on(),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::Playing(_)
            | PlaybackState::EndedUnrecorded { .. } => !self.is_paused(),
        }
    }

    /// Whether a move is being shown without a pause.
    pub fn runs(&self) -> bool {
        (self.replay()).is_some_and(|replay| matches!(replay.motion, ReplayMotion::Runs))
    }

    /// Whether an eye can follow what is shown.
    pub fn can_be_followed(&self) -> bool {
        !self.runs() || self.speed().is_slow()
    }

    /// A move is at its end, and how the next one begins is open again.
    pub(super) fn end(&mut self, request: &MoveRequest, outcome: Outcome) {
        self.next = NextMove::default();
        self.ended = Some(Ok(Ended {
            request: request.clone(),
            outcome,
        }));
    }

    /// The rules of the task failed: there is no move.
    pub(super) fn fail(&mut self, failure: RulesFailure) {
        self.next = NextMove::default();
        self.ended = Some(Err(failure));
    }

    /// Starts a background task that wakes the window when it is done.
    pub(super) fn start<T: Send + 'static>(
        &self,
        work: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
    ) -> io::Result<BackgroundTask<T>> {
        let ctx = self.ctx.clone();
        let wake = move || {
            if let Some(ctx) = ctx {
                ctx.request_repaint();
            }
        };
        BackgroundTask::start(work, wake)
    }
}
