//! The way of a move: begun, computed, recorded, handed over to be shown, at its end.

use super::move_request::MoveRequest;
use super::move_task;
use super::player::Playback;
use super::replay::{Fault, MoveReplay, ReplayMotion};
use super::replay_cursor::ReplayCursor;
use super::speed::Speed;
use super::state::{Afterwards, NextMove, PlaybackState};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::background::{BackgroundTask, WorkState};
use egui::Context;
use engine::run::moves::Outcome;
use engine::run::record::Record;
use engine::run::rules::Rules;
use engine::wall::Wall;
use std::sync::Arc;
use std::{io, mem};

impl Playback {
    /// Begins a move on the wall that is clicked, by these rules; with `wrong`, the step at which it goes wrong, it is
    /// shown from some steps before up to there.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn begin(
        &mut self,
        request: MoveRequest,
        rules: &Rules,
        wrong: Option<u64>,
    ) -> io::Result<()> {
        self.variables.clear();
        self.state = PlaybackState::Idle;
        let (asked, rules) = (request.clone(), rules.clone());
        let task = self.start(move |go_on| move_task::turn(&asked, &rules, go_on))?;
        self.state = PlaybackState::Computing {
            request,
            task,
            then: Afterwards::Show { wrong },
        };
        Ok(())
    }

    /// Looks after what goes on by itself; called once a frame. Asks for repaints only while something
    /// moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.receive_move(app);
        self.receive_step(app);
        if self.runs() {
            self.play(app, ctx);
        } else if let Some(replay) = self.state.replay_mut() {
            replay.cursor.pause();
        }
    }

    /// Goes to the end of the move at once; afterwards, to the end of what one looks back at.
    pub fn finish(&mut self) {
        match mem::replace(&mut self.state, PlaybackState::Idle) {
            PlaybackState::Computing {
                request,
                task,
                then,
            } => {
                let then = match then {
                    Afterwards::Show { .. } => Afterwards::End,
                    Afterwards::End | Afterwards::EndUnrecorded => then,
                };
                self.state = PlaybackState::Computing {
                    request,
                    task,
                    then,
                };
            }
            PlaybackState::Recording {
                request,
                outcome,
                task,
                ..
            } => {
                self.end(&request, outcome);
                self.state = PlaybackState::EndedUnrecorded {
                    request,
                    task,
                    expected: None,
                };
            }
            state @ (PlaybackState::Idle
            | PlaybackState::Playing(_)
            | PlaybackState::EndedUnrecorded { .. }
            | PlaybackState::Ended(_)) => {
                self.state = state;
                self.go_to(u64::MAX);
            }
        }
    }

    /// Gives up the move, and what was said of its beginning.
    pub fn stop(&mut self) {
        self.state = PlaybackState::Idle;
        self.next.paused = false;
        self.variables.clear();
    }

    /// Forgets the move and how the next one was to begin: there is another game.
    pub fn reset(&mut self) {
        self.state = PlaybackState::Idle;
        self.next = NextMove::default();
        self.variables.clear();
    }

    /// Takes what background tasks have brought: the outcome of a move, its record.
    fn receive_move(&mut self, app: &mut ClickomaniaContext) {
        match mem::replace(&mut self.state, PlaybackState::Idle) {
            PlaybackState::Computing {
                request,
                task,
                then,
            } => match task.progress() {
                WorkState::Busy => {
                    self.state = PlaybackState::Computing {
                        request,
                        task,
                        then,
                    };
                }
                WorkState::Lost => app.refuse(app.text.msg_stage_lost()),
                WorkState::Done(Ok(turn)) => {
                    let mut request = request.ruled(&turn);
                    if app.contest() {
                        // Nobody is told whether a move is right.
                        request.wanted = None;
                    }
                    self.computed(request, turn.outcome, then, app);
                }
                WorkState::Done(Err(failure)) => {
                    self.fail(failure);
                }
            },
            PlaybackState::Recording {
                request,
                outcome,
                task,
                fault,
            } => match task.progress() {
                WorkState::Busy => {
                    self.state = PlaybackState::Recording {
                        request,
                        outcome,
                        task,
                        fault,
                    };
                }
                WorkState::Lost => app.refuse(app.text.msg_stage_lost()),
                WorkState::Done(record) => {
                    let motion = ReplayMotion::when(!mem::take(&mut self.next.paused));
                    let cursor = ReplayCursor::new(request, record);
                    self.state = PlaybackState::Playing(Box::new(MoveReplay::new(cursor, motion)));
                    self.recorded(fault, app);
                }
            },
            PlaybackState::EndedUnrecorded {
                request,
                task,
                expected,
            } => match task.progress() {
                WorkState::Busy => {
                    self.state = PlaybackState::EndedUnrecorded {
                        request,
                        task,
                        expected,
                    };
                }
                // It can be done without.
                WorkState::Lost => {}
                WorkState::Done(record) => {
                    self.ended(ReplayCursor::new(request, record), expected, app);
                }
            },
            state @ (PlaybackState::Idle | PlaybackState::Playing(_) | PlaybackState::Ended(_)) => {
                self.state = state
            }
        }
    }

    /// The record of a move that was shown at its end already.
    fn ended(
        &mut self,
        mut cursor: ReplayCursor,
        expected: Option<Wall>,
        app: &mut ClickomaniaContext,
    ) {
        cursor.go(u64::MAX);
        self.variables.update(cursor.variables());
        self.variables.unmark();
        let mut replay = MoveReplay::new(cursor, ReplayMotion::Rests);
        if let Some(expected) = expected {
            replay.find_first_wrong(&expected);
        }
        self.state = PlaybackState::Ended(Box::new(replay));
        self.recorded(None, app);
    }

    /// The outcome of a move is known. Nobody waits for its record if nothing of it is to be seen.
    fn computed(
        &mut self,
        request: MoveRequest,
        outcome: Outcome,
        then: Afterwards,
        app: &mut ClickomaniaContext,
    ) {
        let at_once = self.speed() == Speed::AtOnce
            && !self.next.paused
            && self.next.run_to.is_none()
            && self.breakpoints.resolved(&request.code).is_empty();
        let fault = match then {
            Afterwards::Show { wrong } if wrong.is_some() || !at_once => {
                let fault = wrong.zip(request.wanted);
                fault.map(|(step, expected)| Fault { step, expected })
            }
            Afterwards::Show { .. } | Afterwards::End => {
                self.end(&request, outcome);
                if let Ok(task) = self.record(&request, outcome) {
                    self.state = PlaybackState::EndedUnrecorded {
                        request,
                        task,
                        expected: None,
                    };
                }
                return;
            }
            Afterwards::EndUnrecorded => {
                self.end(&request, outcome);
                return;
            }
        };
        match self.record(&request, outcome) {
            Ok(task) => {
                self.state = PlaybackState::Recording {
                    request,
                    outcome,
                    task,
                    fault,
                };
            }
            Err(_) => app.refuse(app.text.msg_stage_lost()),
        }
    }

    fn record(
        &self,
        request: &MoveRequest,
        outcome: Outcome,
    ) -> io::Result<BackgroundTask<Arc<Record>>> {
        let asked = request.clone();
        self.start(move |go_on| move_task::record(&asked, outcome, go_on))
    }

    /// A move was recorded: from now on one can go about in it.
    fn recorded(&mut self, fault: Option<Fault>, app: &mut ClickomaniaContext) {
        self.resolve_breakpoints();
        if let Some(fault) = fault {
            self.approach(fault);
        }
        if let Some(block) = self.next.run_to.take() {
            self.run_to(block, app);
        }
    }
}
