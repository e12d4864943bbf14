//! How a recorded move is shown: it plays, goes to a step, looks for one.

use super::player::Playback;
use super::replay::{Fault, ReplayMotion};
use super::replay_cursor::ReplayCursor;
use super::seek::{SeekPurpose, Sought};
use super::speed::Speed;
use super::state::PlaybackState;
use crate::app::clickomania::command::ClickomaniaContext;
use egui::Context;
use engine::language::BlockId;
use engine::run::record::Record;
use engine::run::record::point::RecordPoint;
use std::mem;
use std::time::Duration;

/// The speed, in steps a second, at which a turn that repeats is shown at once: it has no end to go to.
const LAP_AT_ONCE: f64 = 1000.0;

/// How many steps before its fault a move begins to be watched: a few seconds.
const LEAD: u64 = 8;

impl Playback {
    /// Shows the steps that lead to a fault, and stops there.
    pub(super) fn approach(&mut self, fault: Fault) {
        if let Some(replay) = self.state.replay_mut() {
            replay.set_fault(fault);
        }
        self.go_to(fault.step.saturating_sub(LEAD));
        if let Some(replay) = self.state.replay_mut() {
            replay.cursor.play_up_to(Some(fault.step));
            replay.motion = ReplayMotion::Runs;
        }
    }

    /// Shows the point behind a step, paused there; a move that is being made is then at its end if that
    /// is the last one.
    pub(super) fn go_to(&mut self, step: u64) {
        let (PlaybackState::Playing(replay) | PlaybackState::Ended(replay)) = &mut self.state
        else {
            return;
        };
        let cursor = &mut replay.cursor;
        let far = cursor.step().abs_diff(step) > 1;
        cursor.watch_lap(None);
        cursor.play_up_to(None);
        if far {
            // What is marked as changed is what the last step changed.
            cursor.go(step.min(cursor.steps()).saturating_sub(1));
            self.variables.update(cursor.variables());
        }
        cursor.go(step);
        replay.motion = ReplayMotion::Rests;
        if matches!(self.state, PlaybackState::Playing(_)) && self.is_at_end() {
            self.end_playing();
            return;
        }
        self.look();
        self.jumped |= far;
    }

    /// Shows the variables of the point that is looked at.
    pub(super) fn look(&mut self) {
        if let PlaybackState::Playing(replay) | PlaybackState::Ended(replay) = &self.state {
            self.variables.update(replay.cursor.variables());
        }
    }

    /// Looks for a step in a background task.
    pub(super) fn seek(
        &mut self,
        purpose: SeekPurpose,
        search: impl FnOnce(&Record, &RecordPoint, &dyn Fn() -> bool) -> Option<u64> + Send + 'static,
    ) {
        let ctx = self.ctx.clone().unwrap_or_default();
        if let Some(replay) = self.state.replay_mut() {
            replay.seek(purpose, &ctx, search);
        }
    }

    /// Goes on to the next step of a block; without a move, the next one does.
    pub(super) fn run_to(&mut self, block: BlockId, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some(cursor) = self.cursor() else {
            self.next.run_to = Some(block);
            if !self.is_running() {
                app.say(text.msg_timeline_told_click_to_run());
            }
            return;
        };
        let Some(number) = cursor.record().code().numbering.number(block) else {
            app.say(text.msg_timeline_told_never_here());
            return;
        };
        let from = match cursor.is_over() {
            true => 0,
            false => cursor.step(),
        };
        let purpose = SeekPurpose::GoOrSay(text.msg_timeline_told_never_here());
        self.seek(purpose, move |record, _, go_on| {
            record.next_step_of(number, from, go_on)
        });
    }

    /// The breakpoints are others now.
    pub(super) fn resolve_breakpoints(&mut self) {
        let ctx = self.ctx.clone().unwrap_or_default();
        if let PlaybackState::Playing(replay) | PlaybackState::Ended(replay) = &mut self.state {
            replay.resolve(&self.breakpoints, &ctx);
        }
    }

    /// The move that is shown goes to its end.
    pub(super) fn end_playing(&mut self) {
        match mem::replace(&mut self.state, PlaybackState::Idle) {
            PlaybackState::Playing(mut replay) => {
                replay.motion = ReplayMotion::Rests;
                replay.cursor.watch_lap(None);
                replay.cursor.play_up_to(None);
                replay.cursor.go(u64::MAX);
                self.variables.update(replay.cursor.variables());
                self.variables.unmark();
                self.end(replay.cursor.request(), *replay.cursor.outcome());
                self.state = PlaybackState::Ended(replay);
            }
            state => self.state = state,
        }
    }

    fn is_at_end(&self) -> bool {
        self.cursor().is_some_and(ReplayCursor::is_over)
    }

    /// Goes to the step that was looked for, if it was found by now.
    pub(super) fn receive_step(&mut self, app: &mut ClickomaniaContext) {
        let Some(replay) = self.state.replay_mut() else {
            return;
        };
        replay.receive_hits();
        let (found, purpose, ran) = match mem::replace(&mut replay.motion, ReplayMotion::Rests) {
            ReplayMotion::Seeks { task, ran } => match task.progress() {
                Sought::Busy(task) => {
                    replay.motion = ReplayMotion::Seeks { task, ran };
                    return;
                }
                Sought::Done(found, purpose) => (found, purpose, ran),
            },
            motion @ (ReplayMotion::Rests | ReplayMotion::Runs) => {
                replay.motion = motion;
                return;
            }
        };
        match (found, purpose) {
            (Some(step), SeekPurpose::Go | SeekPurpose::GoOrSay(_)) => self.go_to(step),
            (Some(step), SeekPurpose::Stop) => {
                self.go_to(step);
                self.halt(app);
            }
            (None, SeekPurpose::GoOrSay(sentence)) => {
                if let PlaybackState::Ended(replay) = &mut self.state {
                    replay.motion = ReplayMotion::when(ran);
                }
                app.say(sentence);
            }
            (None, SeekPurpose::Go | SeekPurpose::Stop) => self.go_to_end(),
        }
    }

    /// Shows the next part of the move.
    pub(super) fn play(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let speed = self.speed();
        let Some(replay) = self.state.replay_mut() else {
            return;
        };
        let speed = match speed {
            Speed::Steps(speed) => speed,
            Speed::AtOnce if replay.cursor.lap().is_some() => LAP_AT_ONCE,
            Speed::AtOnce if replay.breaks().is_empty() => return self.go_to_end(),
            Speed::AtOnce => {
                let breaks = replay.breaks().clone();
                return self.seek(SeekPurpose::Stop, move |record, point, go_on| {
                    let hit = |state: &_, seen: &_| breaks.hit(state, seen);
                    record.first(point.step(), go_on, hit)
                });
            }
        };
        let stopped = replay.play(now, speed);
        let finished = replay.cursor.is_finished();
        let reached = replay.cursor.reached();
        let wait = replay.cursor.until_next(speed);
        self.look();
        if stopped {
            self.halt(app);
        } else if let Some(step) = reached {
            self.go_to(step);
            if self.is_within() {
                app.say(app.text.msg_timeline_told_first_wrong());
            }
        } else if finished {
            self.go_to_end();
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
    }

    /// What was shown is at its end.
    fn go_to_end(&mut self) {
        match self.state {
            PlaybackState::Playing(_) => self.end_playing(),
            PlaybackState::Idle
            | PlaybackState::Computing { .. }
            | PlaybackState::Recording { .. }
            | PlaybackState::EndedUnrecorded { .. }
            | PlaybackState::Ended(_) => self.go_to(u64::MAX),
        }
    }

    /// A breakpoint stopped what was shown.
    fn halt(&mut self, app: &mut ClickomaniaContext) {
        if let Some(replay) = self.state.replay_mut() {
            replay.motion = ReplayMotion::Rests;
        }
        app.say(app.text.msg_timeline_told_stopped());
    }
}
