//! What the stage's commands do, and the way of a move: begun, computed, shown, concluded.

use super::game::{Deal, Match, Source};
use super::playback::Playback;
use super::runner::{Job, Runner};
use super::speed::Speed;
use super::transition::Transition;
use super::{Run, Stage, report};
use crate::app::command::WallSource;
use crate::app::desk::Desk;
use crate::app::storage::Settings;
use crate::blocks::program::{Program, Stack};
use crate::run::compile::compile;
use crate::run::failure::FailureKind;
use crate::run::moves::BUDGET;
use crate::say;
use crate::wall::{Cell, CellSet, Wall, group};
use egui::Context;
use std::sync::Arc;
use std::time::Duration;

impl Stage {
    pub(super) fn start(&mut self, desk: &mut Desk) {
        // The wall with the next number is in use now.
        if self.game.deal().source == Source::Dealt(desk.settings.next_seed) {
            desk.settings.next_seed = desk.settings.next_seed.wrapping_add(1);
        }
        self.started = true;
        desk.say(desk.text.msg_stage_started());
    }

    /// A new game, begun if one was.
    pub(super) fn begin(&mut self, deal: Deal) {
        self.run = Run::Idle;
        self.paused = false;
        self.forget_failure();
        self.retry = None;
        self.variables.clear();
        self.game = Match::new(deal);
        self.transition = None;
        self.shown = *self.game.wall();
    }

    pub(super) fn new_wall(&mut self, source: &WallSource, desk: &mut Desk) {
        let settings = &mut desk.settings;
        let deal = match *source {
            WallSource::Next { colours } => {
                settings.colours = colours.clamp(2, 5);
                Some(next_deal(settings))
            }
            WallSource::Number { seed, colours } => {
                settings.colours = colours.clamp(2, 5);
                Some(Deal::number(seed, colours))
            }
            WallSource::Gallery(index) => Deal::gallery(index),
            WallSource::Wall(wall) => Some(Deal::given(wall)),
        };
        if let Some(deal) = deal {
            self.begin(deal);
        }
    }

    pub(super) fn click(&mut self, cell: Cell, desk: &mut Desk, program: &Program) {
        let text = desk.text;
        if !self.started {
            desk.say(text.msg_stage_press_play());
        } else if self.is_running() {
            desk.say(text.msg_stage_still_running());
        } else if self.failure.is_some() {
            // The wall that is shown is not the one that the click would be on.
            self.forget_failure();
            desk.say(text.msg_stage_back_before_failure());
        } else if !self.game.wall().has_brick(cell) {
            desk.say(text.msg_stage_no_brick());
        } else {
            self.launch(cell, desk, program);
        }
    }

    /// Starts a move.
    pub(super) fn launch(&mut self, click: Cell, desk: &mut Desk, program: &Program) {
        self.forget_failure();
        self.retry = Some(click);
        if program.stack(Stack::Hat).is_empty() {
            desk.refuse(desk.text.msg_stage_empty_program());
            return;
        }
        let code = match compile(program) {
            Ok(code) => Arc::new(code),
            Err(problems) => {
                if let Some(problem) = problems.first() {
                    self.blamed = Some(problem.block());
                    desk.refuse(say::problem(&desk.text, program, problem));
                }
                return;
            }
        };
        let job = Job {
            code,
            wall: *self.game.wall(),
            click,
            luck: self.game.luck(),
            budget: BUDGET,
            version: self.game.version(),
        };
        let ctx = self.ctx.clone();
        let wake = move || {
            if let Some(ctx) = ctx {
                ctx.request_repaint();
            }
        };
        self.variables.clear();
        match Runner::start(job.clone(), wake) {
            Ok(runner) => {
                self.run = Run::Computing {
                    job,
                    runner,
                    skip: false,
                };
            }
            Err(_) => desk.refuse(desk.text.msg_stage_lost()),
        }
    }

    /// Shows the next part of a playback, and goes on with it unless it is over.
    pub(super) fn play(&mut self, mut playback: Box<Playback>, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let seconds = self
            .clock
            .map_or(0.0, |clock| (now - clock).clamp(0.0, 1.0));
        self.clock = Some(now);
        if self.paused {
            self.clock = None;
            self.look_at(&playback);
            self.run = Run::Playing(playback);
            return;
        }
        match self.speed {
            Speed::AtOnce => self.conclude(&playback),
            Speed::Steps(speed) => {
                playback.play(seconds, speed);
                self.look_at(&playback);
                if playback.is_finished() {
                    self.conclude(&playback);
                } else {
                    let wait = playback.until_next(speed);
                    ctx.request_repaint_after(Duration::from_secs_f64(wait));
                    self.run = Run::Playing(playback);
                }
            }
        }
    }

    pub(super) fn look_at(&mut self, playback: &Playback) {
        self.show_wall(playback.wall(), CellSet::EMPTY);
        self.variables.update(playback.variables());
    }

    /// A move is at its end.
    pub(super) fn conclude(&mut self, playback: &Playback) {
        let (job, outcome) = (playback.job(), playback.outcome());
        self.run = Run::Idle;
        self.paused = false;
        self.news = true;
        self.failure = outcome.failure;
        if !playback.is_over() {
            // They are those of the step that was shown last.
            self.variables.clear();
        }
        if let Some(failure) = outcome.failure {
            self.blamed = failure.block;
            self.retry = Some(job.click);
        } else {
            self.game.made(job, outcome, self.rules);
            self.retry = None;
        }
        self.show_wall(&outcome.wall, group(&job.wall, self.rules, job.click));
    }

    pub(super) fn show_wall(&mut self, wall: &Wall, vanishing: CellSet) {
        if *wall == self.shown {
            return;
        }
        let seconds = self.speed.change_seconds();
        self.transition =
            (!self.calm).then(|| Transition::new(&self.shown, wall, vanishing, seconds));
        self.shown = *wall;
    }

    /// Says in the line at the bottom what a move did.
    pub(super) fn tell(&self, desk: &mut Desk, program: &Program) {
        match (&self.failure, self.game.last()) {
            (Some(failure), _) => desk.refuse(say::failure(&desk.text, program, failure)),
            (None, Some(played)) => {
                let sentence = report::verdict(&desk.text, played);
                let end = self.is_over().then(|| self.end(desk));
                desk.say(
                    [Some(sentence), end]
                        .into_iter()
                        .flatten()
                        .collect::<Vec<_>>()
                        .join(" "),
                );
            }
            (None, None) => {}
        }
    }

    /// How the game ended.
    pub(super) fn end(&self, desk: &Desk) -> String {
        match self.game.wall().bricks().len() {
            0 => desk.text.msg_stage_cleared(),
            left => desk.text.msg_stage_stuck(left),
        }
    }

    pub(super) fn repeat(&mut self, desk: &mut Desk, program: &Program) {
        if self.is_running() || !self.started {
            return;
        }
        let click = self
            .retry
            .or_else(|| self.game.undo().map(|played| played.click));
        let Some(click) = click else {
            desk.say(desk.text.msg_stage_nothing_to_repeat());
            return;
        };
        self.transition = None;
        self.shown = *self.game.wall();
        self.launch(click, desk, program);
    }

    pub(super) fn undo(&mut self, desk: &mut Desk) {
        if self.is_running() {
            self.stop(desk);
        } else if self.failure.is_some() {
            self.forget_failure();
        } else if self.game.undo().is_some() {
            self.retry = None;
            self.settle();
        }
    }

    pub(super) fn redo(&mut self) {
        if !self.is_running() && self.failure.is_none() && self.game.redo().is_some() {
            self.retry = None;
            self.settle();
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) {
        self.paused = true;
        match std::mem::replace(&mut self.run, Run::Idle) {
            Run::Idle => desk.say(desk.text.msg_stage_next_move_paused()),
            Run::Playing(playback) if playback.is_over() => self.conclude(&playback),
            Run::Playing(mut playback) => {
                playback.step(1);
                self.look_at(&playback);
                self.run = Run::Playing(playback);
            }
            computing @ Run::Computing { .. } => self.run = computing,
        }
    }

    pub(super) fn finish(&mut self) {
        match std::mem::replace(&mut self.run, Run::Idle) {
            Run::Idle => {}
            Run::Playing(playback) => self.conclude(&playback),
            Run::Computing { job, runner, .. } => {
                self.run = Run::Computing {
                    job,
                    runner,
                    skip: true,
                };
            }
        }
    }

    pub(super) fn stop(&mut self, desk: &mut Desk) {
        if self.is_running() {
            self.run = Run::Idle;
            self.paused = false;
            self.settle();
            desk.say(desk.text.msg_stage_stopped());
        }
    }

    /// Shows the game's wall, and forgets what was shown of a move.
    pub(super) fn settle(&mut self) {
        self.variables.clear();
        let wall = *self.game.wall();
        self.show_wall(&wall, CellSet::EMPTY);
    }

    pub(super) fn forget_failure(&mut self) {
        self.blamed = None;
        if self.failure.take().is_some() {
            self.settle();
        }
    }

    /// The cell that a failure names, if it lies on the wall.
    pub(super) fn faulty_cell(&self) -> Option<Cell> {
        let on = |x: f64| (0.0..9.0).contains(&x).then_some(x as usize);
        match self.failure?.kind {
            FailureKind::OffWall { row, column } => {
                // The cell at the border nearest to it.
                let near = |x: f64| on(x.clamp(0.0, 8.0));
                Cell::new(near(row)?, near(column)?)
            }
            _ => None,
        }
    }
}

/// The wall with the next number, which is used up.
pub(super) fn next_deal(settings: &mut Settings) -> Deal {
    let seed = settings.next_seed;
    settings.next_seed = seed.wrapping_add(1);
    Deal::number(seed, settings.colours)
}
