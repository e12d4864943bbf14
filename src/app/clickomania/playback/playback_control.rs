//! The commands that go about in a move: play, pause, step, search, jump; and breakpoints.

use super::player::Playback;
use super::replay::Motion;
use super::seek::Purpose;
use super::state::State;
use crate::app::clickomania::command::{ClickomaniaContext, Way};

impl Playback {
    pub fn travel(&mut self, way: &Way, app: &mut ClickomaniaContext) {
        match *way {
            Way::Pause => self.pause(app),
            Way::ToggleBreak(block) => {
                self.breakpoints.toggle(block);
                self.resolve_breakpoints();
            }
            Way::BreakWhen(block, condition) => {
                self.breakpoints.put(block, condition);
                self.resolve_breakpoints();
            }
            Way::RunTo(block) => self.run_to(block, app),
            Way::Step => self.step(app),
            Way::StepBack => self.go_from_here(|step| step.saturating_sub(1)),
            Way::Start => self.go_to(0),
            Way::To(step) => self.go_to(step),
            Way::NextChange => self.go_to_change(false),
            Way::PreviousChange => self.go_to_change(true),
            Way::Over => self.seek(Purpose::Go, |record, moment, go_on| {
                Some(record.step_over(moment, go_on))
            }),
            Way::Out => self.seek(Purpose::Go, |record, moment, go_on| {
                Some(record.step_out(moment, go_on))
            }),
            Way::Value(of, value) => {
                let purpose = Purpose::GoOrSay(app.text.msg_timeline_told_no_such_value());
                self.seek(purpose, move |record, moment, go_on| {
                    let next = |from| record.next_with_value(of, value.0, from, go_on);
                    // From the beginning again when it was there for the last time.
                    next(moment.step()).or_else(|| next(0))
                });
            }
            Way::FirstWrong => {
                let fault = self.replay().and_then(|replay| replay.fault());
                if let Some(step) = fault.map(|fault| fault.step) {
                    self.go_to(step);
                    app.say(app.text.msg_timeline_told_first_wrong());
                }
            }
            Way::Lap => self.watch_lap(),
        }
    }

    /// Stops between two steps, or goes on; shows a move that is at its end once more.
    fn pause(&mut self, app: &mut ClickomaniaContext) {
        match &mut self.state {
            State::Playing(replay) => replay.motion = Motion::when(!replay.motion.is_on()),
            State::Ended(replay) if !self.next.paused => {
                replay.motion = Motion::when(!replay.motion.is_on());
                let cursor = &mut replay.cursor;
                if replay.motion.is_on() && cursor.is_over() && cursor.lap().is_none() {
                    cursor.go(0);
                    self.look();
                }
            }
            State::Ended(replay) => {
                self.next.paused = false;
                replay.motion = Motion::when(replay.motion.is_on());
            }
            State::Computing { .. } | State::Recording { .. } => {
                self.next.paused = !self.next.paused;
            }
            State::Idle | State::EndedUnrecorded { .. } if self.next.paused => {
                self.next.paused = false;
            }
            State::Idle | State::EndedUnrecorded { .. } => self.pause_next(app),
        }
    }

    fn pause_next(&mut self, app: &mut ClickomaniaContext) {
        self.next.paused = true;
        app.say(app.text.msg_stage_next_move_paused());
    }

    /// One step; of a move that is at its end, or where there is none, the next move begins paused.
    fn step(&mut self, app: &mut ClickomaniaContext) {
        match &self.state {
            State::Idle | State::EndedUnrecorded { .. } => self.pause_next(app),
            State::Computing { .. } | State::Recording { .. } => self.next.paused = true,
            State::Playing(replay) if !replay.is_within() => self.end_playing(),
            State::Ended(replay) if !replay.is_within() => self.pause_next(app),
            State::Playing(_) | State::Ended(_) => self.go_from_here(|step| step + 1),
        }
    }

    fn go_from_here(&mut self, to: impl FnOnce(u64) -> u64) {
        if let Some(cursor) = self.cursor() {
            self.go_to(to(cursor.step()));
        }
    }

    /// To the next change of the wall, or to the one before; to the end or the start if there is none.
    fn go_to_change(&mut self, back: bool) {
        let Some(cursor) = self.cursor() else { return };
        let (record, step) = (cursor.record(), cursor.step());
        let step = match back {
            false => record.next_change(step).unwrap_or(u64::MAX),
            true => record.previous_change(step).unwrap_or(0),
        };
        self.go_to(step);
    }

    /// Shows the turn that repeats, again and again.
    fn watch_lap(&mut self) {
        let (State::Playing(replay) | State::Ended(replay)) = &mut self.state else {
            return;
        };
        let cursor = &mut replay.cursor;
        let Some(from) = cursor.outcome().repeats else {
            return;
        };
        cursor.go(from);
        cursor.watch_lap(Some(from..cursor.steps()));
        if let State::Ended(replay) = &mut self.state {
            replay.motion = Motion::Runs;
        }
        self.look();
    }
}
