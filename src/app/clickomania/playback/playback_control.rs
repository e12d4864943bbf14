//! The commands that go about in a move: play, pause, step, search, jump; and breakpoints.

use super::player::Playback;
use super::replay::ReplayMotion;
use super::seek::SeekPurpose;
use super::state::PlaybackState;
use crate::app::clickomania::command::{ClickomaniaContext, TravelCommand};

impl Playback {
    pub fn travel(&mut self, way: &TravelCommand, app: &mut ClickomaniaContext) {
        match *way {
            TravelCommand::Pause => self.pause(app),
            TravelCommand::ToggleBreak(block) => {
                self.breakpoints.toggle(block);
                self.resolve_breakpoints();
            }
            TravelCommand::BreakWhen(block, condition) => {
                self.breakpoints.put(block, condition);
                self.resolve_breakpoints();
            }
            TravelCommand::RunTo(block) => self.run_to(block, app),
            TravelCommand::Step => self.step(app),
            TravelCommand::StepBack => self.go_from_here(|step| step.saturating_sub(1)),
            TravelCommand::Start => self.go_to(0),
            TravelCommand::To(step) => self.go_to(step),
            TravelCommand::NextChange => self.go_to_change(false),
            TravelCommand::PreviousChange => self.go_to_change(true),
            TravelCommand::Over => self.seek(SeekPurpose::Go, |record, point, go_on| {
                Some(record.step_over(point, go_on))
            }),
            TravelCommand::Out => self.seek(SeekPurpose::Go, |record, point, go_on| {
                Some(record.step_out(point, go_on))
            }),
            TravelCommand::Value(of, value) => {
                let purpose = SeekPurpose::GoOrSay(app.text.msg_timeline_told_no_such_value());
                self.seek(purpose, move |record, point, go_on| {
                    let next = |from| record.next_with_value(of, value.0, from, go_on);
                    // From the beginning again when it was there for the last time.
                    next(point.step()).or_else(|| next(0))
                });
            }
            TravelCommand::FirstWrong => {
                let fault = self.replay().and_then(|replay| replay.fault());
                if let Some(step) = fault.map(|fault| fault.step) {
                    self.go_to(step);
                    app.say(app.text.msg_timeline_told_first_wrong());
                }
            }
            TravelCommand::Lap => self.watch_lap(),
        }
    }

    /// Stops between two steps, or goes on; shows a move that is at its end once more.
    fn pause(&mut self, app: &mut ClickomaniaContext) {
        match &mut self.state {
            PlaybackState::Playing(replay) => {
                replay.motion = ReplayMotion::when(!replay.motion.is_on())
            }
            PlaybackState::Ended(replay) if !self.next.paused => {
                replay.motion = ReplayMotion::when(!replay.motion.is_on());
                let cursor = &mut replay.cursor;
                if replay.motion.is_on() && cursor.is_over() && cursor.lap().is_none() {
                    cursor.go(0);
                    self.look();
                }
            }
            PlaybackState::Ended(replay) => {
                self.next.paused = false;
                replay.motion = ReplayMotion::when(replay.motion.is_on());
            }
            PlaybackState::Computing { .. } | PlaybackState::Recording { .. } => {
                self.next.paused = !self.next.paused;
            }
            PlaybackState::Idle | PlaybackState::EndedUnrecorded { .. } if self.next.paused => {
                self.next.paused = false;
            }
            PlaybackState::Idle | PlaybackState::EndedUnrecorded { .. } => self.pause_next(app),
        }
    }

    fn pause_next(&mut self, app: &mut ClickomaniaContext) {
        self.next.paused = true;
        app.say(app.text.msg_stage_next_move_paused());
    }

    /// One step; of a move that is at its end, or where there is none, the next move begins paused.
    fn step(&mut self, app: &mut ClickomaniaContext) {
        match &self.state {
            PlaybackState::Idle | PlaybackState::EndedUnrecorded { .. } => self.pause_next(app),
            PlaybackState::Computing { .. } | PlaybackState::Recording { .. } => {
                self.next.paused = true
            }
            PlaybackState::Playing(replay) if !replay.is_within() => self.end_playing(),
            PlaybackState::Ended(replay) if !replay.is_within() => self.pause_next(app),
            PlaybackState::Playing(_) | PlaybackState::Ended(_) => {
                self.go_from_here(|step| step + 1)
            }
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
        let (PlaybackState::Playing(replay) | PlaybackState::Ended(replay)) = &mut self.state
        else {
            return;
        };
        let cursor = &mut replay.cursor;
        let Some(from) = cursor.outcome().repeats else {
            return;
        };
        cursor.go(from);
        cursor.watch_lap(Some(from..cursor.steps()));
        if let PlaybackState::Ended(replay) = &mut self.state {
            replay.motion = ReplayMotion::Runs;
        }
        self.look();
    }
}
