//! The stage: the wall on which the game is played, the run of the program on it, and the controls.
//!
//! A click starts a `runner`, which computes the move beside the window; then a `playback` makes
//! its steps again while one looks, and at its end the `game` gets the move. What is seen of it is
//! painted by `wall_view`, the rest by `controls`; what the commands do is in `moves`.

mod controls;
mod game;
mod moves;
mod new_wall;
mod playback;
mod report;
mod runner;
mod speed;
#[cfg(test)]
mod tests;
mod transition;
#[cfg(test)]
mod trial;
mod variables;
mod wall_view;

use super::command::Command;
use super::desk::Desk;
use super::storage::Settings;
use crate::blocks::BlockId;
use crate::blocks::program::Program;
use crate::game::Game;
use crate::run::failure::Failure;
use crate::run::value::Value;
use crate::wall::{Cell, Wall};
use egui::{Context, Ui};
use game::{Deal, Match};
use playback::Playback;
use runner::{Job, Progress, Runner};
use speed::Speed;
use transition::Transition;

pub use game::Played;
pub use report::grouped;

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
            Command::Play if self.started => self.begin(moves::next_deal(&mut desk.settings)),
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
}
