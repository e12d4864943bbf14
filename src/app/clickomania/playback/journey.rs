//! Going about in a recorded move: playing, stepping, searching, jumping.

use super::speed::Speed;
use super::{Run, Stage};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::Way;
use crate::app::common::background::{Progress, Work};
use egui::Context;
use engine::language::BlockId;
use engine::run::record::Record;
use engine::run::record::moment::Moment;
use engine::wall::CellSet;
use std::time::Duration;

/// The timeline shows the places of at most so many stops.
const MOST_HITS: usize = 2000;

/// A place in the move that is being looked for.
pub struct Quest {
    errand: Work<Option<u64>>,
    then: Then,
}

/// What a quest is for.
enum Then {
    /// To be there; there always is such a place.
    Go,
    /// The next breakpoint; without one the move goes to its end.
    Stop,
    /// To be there, or to say this if there is no such place.
    GoOrSay(String),
}

impl Stage {
    /// Carries out one of the commands that go about in a move.
    pub(super) fn travel(&mut self, way: &Way, app: &mut ClickomaniaContext) {
        match way {
            Way::Pause => self.pause(app),
            Way::ToggleBreak(block) => {
                self.breakpoints.toggle(*block);
                self.resolve();
            }
            Way::BreakWhen(block, condition) => {
                self.breakpoints.put(*block, *condition);
                self.resolve();
            }
            Way::RunTo(block) => self.run_to(*block, app),
            way if self.travel.is_some() => self.go_about(way, app),
            // There is nothing to go about in yet.
            Way::Step if matches!(self.run, Run::Idle) => self.begin_paused(app),
            Way::Step => self.paused = true,
            _ => {}
        }
    }

    /// Stops between two steps, or goes on; shows a move that is at its end once more.
    fn pause(&mut self, app: &mut ClickomaniaContext) {
        match (&self.run, &mut self.travel) {
            (Run::Idle, Some(travel)) if !self.paused => {
                self.replays = !self.replays;
                self.quest = None;
                if self.replays && travel.is_over() && travel.lap().is_none() {
                    travel.go(0);
                    self.look();
                }
            }
            (Run::Idle, _) if !self.paused => self.begin_paused(app),
            _ => {
                self.paused = !self.paused;
                self.quest = None;
            }
        }
    }

    fn begin_paused(&mut self, app: &mut ClickomaniaContext) {
        self.paused = true;
        app.say(app.text.msg_stage_next_move_paused());
    }

    fn go_about(&mut self, way: &Way, app: &mut ClickomaniaContext) {
        let Some(travel) = &mut self.travel else {
            return;
        };
        let step = travel.step();
        let text = app.text;
        match *way {
            Way::Step if travel.is_over() && travel.lap().is_none() => match self.run {
                Run::Playing => self.conclude_travel(),
                _ => self.begin_paused(app),
            },
            Way::Step => self.go_to(step + 1),
            Way::StepBack => self.go_to(step.saturating_sub(1)),
            Way::Start => self.go_to(0),
            Way::To(step) => self.go_to(step),
            Way::NextChange => match travel.record().next_change(step) {
                Some(step) => self.go_to(step),
                None => self.go_to(u64::MAX),
            },
            Way::PreviousChange => match travel.record().previous_change(step) {
                Some(step) => self.go_to(step),
                None => self.go_to(0),
            },
            Way::Over => self.seek(Then::Go, |record, moment, go_on| {
                Some(record.step_over(moment, go_on))
            }),
            Way::Out => self.seek(Then::Go, |record, moment, go_on| {
                Some(record.step_out(moment, go_on))
            }),
            Way::Value(of, value) => {
                let then = Then::GoOrSay(text.msg_timeline_told_no_such_value());
                self.seek(then, move |record, moment, go_on| {
                    let next = |from| record.next_with_value(of, value.0, from, go_on);
                    // From the beginning again when it was there for the last time.
                    next(moment.step()).or_else(|| next(0))
                });
            }
            Way::FirstWrong => {
                if let Some(step) = self.wrong_since {
                    self.go_to(step);
                    app.say(text.msg_timeline_told_first_wrong());
                }
            }
            Way::Lap => {
                let from = travel.outcome().repeats;
                if let Some(from) = from {
                    travel.go(from);
                    travel.watch_lap(Some(from..travel.steps()));
                    self.replays = true;
                    self.look();
                }
            }
            Way::Pause | Way::ToggleBreak(_) | Way::BreakWhen(..) | Way::RunTo(_) => {}
        }
    }

    /// Shows the point behind a step, paused there; a move that is being made is then at its end if that
    /// is the last one.
    pub(super) fn go_to(&mut self, step: u64) {
        let Some(travel) = &mut self.travel else {
            return;
        };
        let far = travel.step().abs_diff(step) > 1;
        travel.watch_lap(None);
        if far {
            // What is marked as changed is what the last step changed.
            travel.go(step.min(travel.steps()).saturating_sub(1));
            self.variables.update(travel.variables());
        }
        travel.go(step);
        self.replays = false;
        self.quest = None;
        let over = travel.is_over();
        if matches!(self.run, Run::Playing) {
            if over {
                self.conclude_travel();
                return;
            }
            self.paused = true;
        }
        self.look();
        if far {
            // What lies between is not seen either.
            self.transition = None;
        }
    }

    /// Shows what there is at the point that is looked at.
    fn look(&mut self) {
        if let Some(travel) = &self.travel {
            let wall = *travel.wall();
            self.variables.update(travel.variables());
            self.show_wall(&wall, CellSet::EMPTY);
        }
    }

    /// The next part of what is shown.
    pub(super) fn play(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let seconds = self
            .clock
            .map_or(0.0, |clock| (now - clock).clamp(0.0, 1.0));
        self.clock = Some(now);
        let Some(travel) = &mut self.travel else {
            return;
        };
        let speed = match self.speed {
            Speed::Steps(speed) => speed,
            // A turn that repeats has no end to which one could go.
            Speed::AtOnce if travel.lap().is_some() => 1000.0,
            Speed::AtOnce if self.breaks.is_empty() => return self.at_end(),
            Speed::AtOnce => {
                let breaks = self.breaks.clone();
                return self.seek(Then::Stop, move |record, moment, go_on| {
                    let hit = |state: &_, seen: &_| breaks.hit(state, seen);
                    record.first(moment.step(), go_on, hit)
                });
            }
        };
        let stopped = travel.play(seconds, speed, &self.breaks);
        let (finished, wait) = (travel.is_finished(), travel.until_next(speed));
        self.look();
        if stopped {
            self.halt(app);
        } else if finished {
            self.at_end();
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
    }

    /// What was shown is at its end.
    fn at_end(&mut self) {
        match self.run {
            Run::Playing => self.conclude_travel(),
            _ => self.go_to(u64::MAX),
        }
    }

    /// A breakpoint stopped what was shown.
    fn halt(&mut self, app: &mut ClickomaniaContext) {
        self.replays = false;
        self.paused = matches!(self.run, Run::Playing);
        app.say(app.text.msg_timeline_told_stopped());
    }

    /// Looks for a place beside the window.
    fn seek(
        &mut self,
        then: Then,
        work: impl FnOnce(&Record, &Moment, &dyn Fn() -> bool) -> Option<u64> + Send + 'static,
    ) {
        let Some(travel) = &self.travel else { return };
        let record = travel.record().clone();
        let moment = travel.moment().clone();
        let errand = self.send(move |go_on| Some(work(&record, &moment, go_on)));
        self.quest = errand.ok().map(|errand| Quest { errand, then });
    }

    /// Goes to the place that was looked for, if it was found by now.
    pub(super) fn arrive(&mut self, app: &mut ClickomaniaContext) {
        if let Some(errand) = self.hits_sought.take() {
            match errand.progress() {
                Progress::Busy => self.hits_sought = Some(errand),
                Progress::Done(hits) => self.hits = hits,
                Progress::Lost => {}
            }
        }
        let Some(quest) = self.quest.take() else {
            return;
        };
        let found = match quest.errand.progress() {
            Progress::Busy => {
                self.quest = Some(quest);
                return;
            }
            Progress::Done(found) => found,
            Progress::Lost => None,
        };
        match (found, quest.then) {
            (Some(step), Then::Go | Then::GoOrSay(_)) => self.go_to(step),
            (Some(step), Then::Stop) => {
                self.go_to(step);
                self.halt(app);
            }
            (None, Then::GoOrSay(sentence)) => {
                self.paused |= matches!(self.run, Run::Playing);
                app.say(sentence);
            }
            (None, Then::Go | Then::Stop) => self.at_end(),
        }
    }

    /// Goes on to the next step of a block; without a move, the next one does.
    fn run_to(&mut self, block: BlockId, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some(travel) = &self.travel else {
            self.goal = Some(block);
            if matches!(self.run, Run::Idle) {
                app.say(text.msg_timeline_told_click_to_run());
            }
            return;
        };
        let Some(number) = travel.record().code().numbering.number(block) else {
            app.say(text.msg_timeline_told_never_here());
            return;
        };
        let from = match travel.is_over() {
            true => 0,
            false => travel.step(),
        };
        let then = Then::GoOrSay(text.msg_timeline_told_never_here());
        self.seek(then, move |record, _, go_on| {
            record.next_step_of(number, from, go_on)
        });
    }

    /// A move was recorded: it can be travelled in from now on.
    pub(super) fn recorded(&mut self, app: &mut ClickomaniaContext) {
        self.resolve();
        self.wrong_since = self.first_wrong();
        self.executions = self.travel.as_ref().map(|travel| {
            let record = travel.record();
            let counts = record.executions();
            let numbering = &record.code().numbering;
            let block = |(number, count)| Some((numbering.block(number)?, count));
            (0..).zip(counts).filter_map(block).collect()
        });
        if let Some(step) = self.first_stand.take() {
            self.go_to(step);
            if self.is_within() {
                app.say(app.text.msg_timeline_told_first_wrong());
            }
        }
        if let Some(goal) = self.goal.take() {
            self.run_to(goal, app);
        }
    }

    /// The breakpoints or the move are others now.
    fn resolve(&mut self) {
        let Some(travel) = &self.travel else { return };
        let record = travel.record().clone();
        self.breaks = self.breakpoints.resolved(record.code());
        self.hits.clear();
        self.hits_sought = None;
        if !self.breaks.is_empty() {
            let breaks = self.breaks.clone();
            let errand = self.send(move |go_on| record.breakpoint_hits(&breaks, MOST_HITS, go_on));
            // Without them the timeline shows no dots: nothing else is lost.
            self.hits_sought = errand.ok();
        }
    }

    /// The first step at which the last move went wrong, if it can be said.
    pub(super) fn first_wrong(&self) -> Option<u64> {
        let played = self.game.last().filter(|played| !played.is_right())?;
        if self.failure.is_some() || self.is_running() {
            return None;
        }
        self.travel
            .as_ref()?
            .record()
            .first_divergence(&played.expected)
    }
}
