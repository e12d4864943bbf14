//! The stage: the wall on which the game is played, the run of the program on it, and the controls.
//!
//! A click starts a [`runner`], which computes the move beside the window; then a [`playback`] makes
//! its steps again while one looks, and at its end the [`game`] gets the move. What is seen of it is
//! painted by [`wall_view`], the rest by `controls`.

mod controls;
mod game;
mod new_wall;
mod playback;
mod runner;
mod speed;
#[cfg(test)]
mod tests;
mod transition;
#[cfg(test)]
mod trial;
mod variables;
mod wall_view;

use super::command::{Command, WallSource};
use super::desk::Desk;
use super::storage::Settings;
use crate::blocks::BlockId;
use crate::blocks::program::{Program, Stack};
use crate::game::Game;
use crate::run::compile::compile;
use crate::run::failure::{Failure, FailureKind};
use crate::run::moves::BUDGET;
use crate::run::value::Value;
use crate::say;
use crate::wall::{Cell, CellSet, Wall, group};
use egui::{Context, Ui};
use game::{Deal, Match, Source};
use playback::Playback;
use runner::{Job, Progress, Runner};
use speed::Speed;
use std::sync::Arc;
use std::time::Duration;
use transition::Transition;

pub use game::Played;

/// What the canvas shows of a running move.
#[derive(Clone, Copy, Debug)]
pub struct Highlight {
    /// The block that executed last.
    pub block: BlockId,
    /// The value it gave, when there is time to read it.
    pub value: Option<Value>,
}

/// The stage.
pub struct Stage {
    game: Match,
    /// Whether *Gioca* was pressed.
    started: bool,
    run: Run,
    /// Between two steps; without a run, the next move begins so.
    paused: bool,
    /// When the playback went on last, in egui's seconds.
    clock: Option<f64>,
    /// The wall that is shown.
    shown: Wall,
    transition: Option<Transition>,
    variables: variables::Table,
    failure: Option<Failure>,
    /// The block that [`Stage::failed`] tells.
    blamed: Option<BlockId>,
    /// The click of a move that was begun but is not in the game: *Ripeti la mossa* makes it.
    retry: Option<Cell>,
    /// Whether what a move did has not been told yet.
    news: bool,
    new_wall: new_wall::NewWall,
    /// The game in force, the speed and whether things keep still, as last seen.
    rules: Game,
    speed: Speed,
    calm: bool,
    ctx: Option<Context>,
}

/// The move that is being made.
enum Run {
    Idle,
    Computing {
        job: Job,
        runner: Runner,
        /// Whether it is not to be played back.
        skip: bool,
    },
    Playing(Box<Playback>),
}

impl Stage {
    /// The stage with the next wall, before *Gioca*.
    pub fn new(settings: &Settings) -> Stage {
        let game = Match::new(Deal::number(settings.next_seed, settings.colours));
        Stage {
            shown: *game.wall(),
            game,
            started: false,
            run: Run::Idle,
            paused: false,
            clock: None,
            transition: None,
            variables: variables::Table::default(),
            failure: None,
            blamed: None,
            retry: None,
            news: false,
            new_wall: new_wall::NewWall::default(),
            rules: Game::Full,
            speed: Speed::at(settings.speed),
            calm: false,
            ctx: None,
        }
    }

    /// Looks after the running move; called before each frame. Asks for repaints only while something
    /// moves.
    pub fn advance(&mut self, desk: &mut Desk, ctx: &Context, program: &Program) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.look_around(desk, program);
        match std::mem::replace(&mut self.run, Run::Idle) {
            Run::Idle => self.clock = None,
            Run::Computing { job, runner, skip } => match runner.progress() {
                Progress::Busy => self.run = Run::Computing { job, runner, skip },
                Progress::Lost => {
                    self.retry = Some(job.click);
                    desk.refuse(desk.text.msg_stage_lost());
                }
                Progress::Done(outcome) => {
                    let playback = Box::new(Playback::new(job, outcome));
                    if skip {
                        self.conclude(&playback);
                    } else {
                        self.play(playback, ctx);
                    }
                }
            },
            Run::Playing(playback) => self.play(playback, ctx),
        }
        if std::mem::take(&mut self.news) {
            self.tell(desk, program);
        }
    }

    /// Shows the wall and all controls, top-down, in the width that `ui` has. The height is that of
    /// `ui` too: what is left when the controls have theirs is the wall's.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk, program: &Program) {
        self.look_around(desk, program);
        controls::show(self, ui, desk, program);
    }

    /// Carries out one of the stage's commands; false if it is none.
    pub fn perform(&mut self, command: &Command, desk: &mut Desk, program: &Program) -> bool {
        self.look_around(desk, program);
        match command {
            Command::Play if self.started => self.begin(next_deal(&mut desk.settings)),
            Command::Play => self.start(desk),
            Command::SameWall => self.begin(*self.game.deal()),
            Command::NewWall(source) => self.new_wall(source, desk),
            Command::Click(cell) => self.click(*cell, desk, program),
            Command::RepeatMove => self.repeat(desk, program),
            Command::UndoMove => self.undo(desk),
            Command::RedoMove => self.redo(),
            Command::Pause => self.paused = !self.paused,
            Command::Step => self.step(desk),
            Command::Finish => self.finish(),
            Command::Stop => self.stop(desk),
            _ => return false,
        }
        let goes_on = matches!(
            command,
            Command::Click(_) | Command::Pause | Command::Step | Command::Finish | Command::Stop
        );
        if self.is_over() && !goes_on {
            desk.say(self.end(desk));
        }
        if let Some(ctx) = &self.ctx {
            ctx.request_repaint();
        }
        true
    }

    /// What the canvas shows; `None` when nothing runs.
    pub fn highlight(&self) -> Option<Highlight> {
        let Run::Playing(playback) = &self.run else {
            return None;
        };
        let value = playback.seen().and_then(|seen| seen.value);
        Some(Highlight {
            block: playback.block()?,
            value: value.filter(|_| self.can_be_followed()),
        })
    }

    /// The block at which the last move failed, or that keeps the program from running, until the next
    /// move or edit.
    pub fn failed(&self) -> Option<BlockId> {
        self.blamed
    }

    /// The program was edited: a running move goes to its end at once, and what was said about the
    /// program no longer holds.
    pub fn edited(&mut self) {
        self.finish();
        self.forget_failure();
        self.game.edited();
    }

    /// Whether a move is being made.
    pub fn is_running(&self) -> bool {
        !matches!(self.run, Run::Idle)
    }

    /// Whether *Gioca* was pressed.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// The wall that is shown, while a move runs that of the last step shown.
    pub fn wall(&self) -> &Wall {
        &self.shown
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The last move, if there is one.
    pub fn last_move(&self) -> Option<&Played> {
        self.game.last()
    }

    /// Why the last move stopped before its end.
    pub fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// Whether the game that was started is at its end: no brick can be clicked away.
    pub fn is_over(&self) -> bool {
        self.started && !self.is_running() && self.game.is_over(self.rules)
    }

    fn look_around(&mut self, desk: &Desk, program: &Program) {
        self.rules = program.header().game;
        self.speed = Speed::at(desk.settings.speed);
        self.calm = desk.calm();
    }

    fn can_be_followed(&self) -> bool {
        self.paused || self.speed.is_slow()
    }

    fn start(&mut self, desk: &mut Desk) {
        // The wall with the next number is in use now.
        if self.game.deal().source == Source::Dealt(desk.settings.next_seed) {
            desk.settings.next_seed = desk.settings.next_seed.wrapping_add(1);
        }
        self.started = true;
        desk.say(desk.text.msg_stage_started());
    }

    /// A new game, begun if one was.
    fn begin(&mut self, deal: Deal) {
        self.run = Run::Idle;
        self.paused = false;
        self.forget_failure();
        self.retry = None;
        self.variables.clear();
        self.game = Match::new(deal);
        self.transition = None;
        self.shown = *self.game.wall();
    }

    fn new_wall(&mut self, source: &WallSource, desk: &mut Desk) {
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

    fn click(&mut self, cell: Cell, desk: &mut Desk, program: &Program) {
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
    fn launch(&mut self, click: Cell, desk: &mut Desk, program: &Program) {
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
    fn play(&mut self, mut playback: Box<Playback>, ctx: &Context) {
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

    fn look_at(&mut self, playback: &Playback) {
        self.show_wall(playback.wall(), CellSet::EMPTY);
        self.variables.update(playback.variables());
    }

    /// A move is at its end.
    fn conclude(&mut self, playback: &Playback) {
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

    fn show_wall(&mut self, wall: &Wall, vanishing: CellSet) {
        if *wall == self.shown {
            return;
        }
        let seconds = self.speed.change_seconds();
        self.transition =
            (!self.calm).then(|| Transition::new(&self.shown, wall, vanishing, seconds));
        self.shown = *wall;
    }

    /// Says in the line at the bottom what a move did.
    fn tell(&self, desk: &mut Desk, program: &Program) {
        match (&self.failure, self.game.last()) {
            (Some(failure), _) => desk.refuse(say::failure(&desk.text, program, failure)),
            (None, Some(played)) => {
                let sentence = controls::verdict(&desk.text, played);
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
    fn end(&self, desk: &Desk) -> String {
        match self.game.wall().bricks().len() {
            0 => desk.text.msg_stage_cleared(),
            left => desk.text.msg_stage_stuck(left),
        }
    }

    fn repeat(&mut self, desk: &mut Desk, program: &Program) {
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

    fn undo(&mut self, desk: &mut Desk) {
        if self.is_running() {
            self.stop(desk);
        } else if self.failure.is_some() {
            self.forget_failure();
        } else if self.game.undo().is_some() {
            self.retry = None;
            self.settle();
        }
    }

    fn redo(&mut self) {
        if !self.is_running() && self.failure.is_none() && self.game.redo().is_some() {
            self.retry = None;
            self.settle();
        }
    }

    fn step(&mut self, desk: &mut Desk) {
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

    fn finish(&mut self) {
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

    fn stop(&mut self, desk: &mut Desk) {
        if self.is_running() {
            self.run = Run::Idle;
            self.paused = false;
            self.settle();
            desk.say(desk.text.msg_stage_stopped());
        }
    }

    /// Shows the game's wall, and forgets what was shown of a move.
    fn settle(&mut self) {
        self.variables.clear();
        let wall = *self.game.wall();
        self.show_wall(&wall, CellSet::EMPTY);
    }

    fn forget_failure(&mut self) {
        self.blamed = None;
        if self.failure.take().is_some() {
            self.settle();
        }
    }

    /// The cell that a failure names, if it lies on the wall.
    fn faulty_cell(&self) -> Option<Cell> {
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
fn next_deal(settings: &mut Settings) -> Deal {
    let seed = settings.next_seed;
    settings.next_seed = seed.wrapping_add(1);
    Deal::number(seed, settings.colours)
}
