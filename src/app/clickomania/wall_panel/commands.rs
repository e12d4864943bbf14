//! Carries out the commands about the game on the wall and the move that is watched.

use super::panel::{MoveTrouble, WallPanel};
use crate::app::clickomania::command::deal::Deal;
use crate::app::clickomania::command::{
    ClickomaniaContext, Demonstration, PlaybackCommand, WallSource,
};
use crate::app::clickomania::playback::MoveRequest;
use engine::diagnostics;
use engine::language::BlockId;
use engine::language::program::{Program, Stack};
use engine::run::compile::compile;
use engine::run::moves::BUDGET;
use engine::wall::{Cell, CellSet};
use std::sync::Arc;

impl WallPanel {
    pub fn perform(
        &mut self,
        command: &PlaybackCommand,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.look_around(app);
        // Whether a game that is over says so again.
        let announces = match command {
            PlaybackCommand::Play => {
                self.play(app);
                true
            }
            PlaybackCommand::SameWall => {
                self.begin(*self.game.deal());
                true
            }
            PlaybackCommand::NewWall(source) => {
                self.begin_on(source, app);
                true
            }
            PlaybackCommand::RepeatMove => {
                self.repeat(app, program);
                true
            }
            PlaybackCommand::UndoMove => {
                self.undo(app);
                true
            }
            PlaybackCommand::RedoMove => {
                self.redo();
                true
            }
            PlaybackCommand::Click(cell) => {
                self.click(*cell, app, program);
                false
            }
            PlaybackCommand::Watch(demonstration) => {
                self.demonstrate(demonstration, app, program);
                false
            }
            PlaybackCommand::Finish => {
                self.finish();
                false
            }
            PlaybackCommand::Stop => {
                self.stop(app);
                false
            }
            PlaybackCommand::Travel(way) => {
                self.playback.travel(way, app);
                self.conclude();
                false
            }
            PlaybackCommand::AskBreak(block) => {
                self.ask_break(*block, app, program);
                false
            }
            PlaybackCommand::Heat => {
                self.playback.toggle_heat();
                false
            }
        };
        self.show_current_wall(CellSet::EMPTY);
        if announces && self.is_over() {
            app.say(self.end(app));
        }
        self.playback.request_repaint();
    }

    /// Begins the game on the wall that is shown; afterwards a game on the next one.
    fn play(&mut self, app: &mut ClickomaniaContext) {
        if self.started {
            let before = *self.game.deal();
            self.begin(Deal::take_next(&self.task, &before, &mut app.settings));
            return;
        }
        // The wall with the next number is in use now.
        if self.game.deal().is_next(&self.task, &app.settings) {
            app.settings.next_seed = app.settings.next_seed.wrapping_add(1);
        }
        self.started = true;
        app.say(app.text.msg_stage_started());
    }

    /// A new game on the wall that is asked for, if there is one.
    pub(super) fn begin_on(&mut self, source: &WallSource, app: &mut ClickomaniaContext) {
        if let Some(deal) = self.deal(source, app) {
            self.begin(deal);
        }
    }

    /// The wall that is asked for, if there is one.
    pub(super) fn deal(&self, source: &WallSource, app: &mut ClickomaniaContext) -> Option<Deal> {
        match *source {
            WallSource::Next { colours } => {
                app.settings.colours = colours.clamp(2, 5);
                let numbered = Deal::numbered(
                    app.settings.next_seed,
                    app.settings.colours,
                    app.settings.clearable,
                );
                app.settings.next_seed = app.settings.next_seed.wrapping_add(1);
                Some(numbered)
            }
            WallSource::Number { seed, colours } => Some(Deal::numbered(seed, colours, false)),
            WallSource::Clearable { seed, colours } => Some(Deal::numbered(seed, colours, true)),
            WallSource::Gallery(index) => Deal::gallery(index),
            WallSource::Painted => self.painted.wall().map(Deal::painted),
            WallSource::Wall(wall) => Some(Deal::given(wall)),
        }
    }

    fn click(&mut self, cell: Cell, app: &mut ClickomaniaContext, program: &Program) {
        let text = app.text;
        if !self.started {
            app.say(text.msg_stage_press_play());
        } else if self.is_running() {
            app.say(text.msg_stage_still_running());
        } else if !self.game.wall().has_brick(cell) {
            // What is shown may be the wall of a failed move, or of a point of the last one.
            self.forget_trouble();
            self.playback.leave();
            app.say(text.msg_stage_no_brick());
        } else {
            // What was said before the move is not of it.
            app.say("");
            self.launch(cell, None, app, program);
        }
    }

    /// Shows a move on a wall of its own, up to the step where it goes wrong.
    fn demonstrate(
        &mut self,
        demonstration: &Demonstration,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        let Demonstration {
            wall,
            click,
            draws,
            step,
        } = *demonstration;
        self.begin(Deal::case(wall, draws));
        self.started = true;
        self.launch(click, Some(step), app, program);
    }

    /// Begins a move; with `wrong`, the step at which it goes wrong, it is shown up to there.
    fn launch(
        &mut self,
        click: Cell,
        wrong: Option<u64>,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.forget_trouble();
        self.playback.leave();
        self.retry = Some(click);
        if program.stack(Stack::Hat).is_empty() {
            app.refuse(app.text.msg_stage_empty_program());
            return;
        }
        let code = match compile(program) {
            Ok(code) => Arc::new(code),
            Err(problems) => {
                if let Some(problem) = problems.first() {
                    self.trouble = Some(MoveTrouble::NotReady(problem.block()));
                    app.refuse(diagnostics::problem(&app.text, program, problem));
                }
                return;
            }
        };
        let request = MoveRequest {
            code,
            wall: *self.game.wall(),
            click,
            draws: self.game.draws(),
            budget: BUDGET,
            rules: self.task.rules().clone(),
            judged: !app.contest(),
            version: self.game.version(),
        };
        self.playback.keep_breakpoints_of(program);
        if self.playback.begin(request, wrong).is_err() {
            app.refuse(app.text.msg_stage_lost());
        }
    }

    /// Makes the last move again, with the program as it is now.
    fn repeat(&mut self, app: &mut ClickomaniaContext, program: &Program) {
        if self.is_running() || !self.started {
            return;
        }
        let click = self
            .retry
            .or_else(|| self.game.undo().map(|played| played.click));
        let Some(click) = click else {
            app.say(app.text.msg_stage_nothing_to_repeat());
            return;
        };
        self.launch(click, None, app, program);
        self.shown.show_at_once(*self.game.wall());
    }

    /// Takes back what was done last: a running move, the failure of one, a move.
    fn undo(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.stop(app);
        } else if self.failure().is_some() {
            self.forget_trouble();
        } else if self.game.undo().is_some() {
            self.leave_last_move();
        }
    }

    fn redo(&mut self) {
        if !self.is_running() && self.failure().is_none() && self.game.redo().is_some() {
            self.leave_last_move();
        }
    }

    fn leave_last_move(&mut self) {
        self.retry = None;
        self.playback.leave();
        self.playback.forget_variables();
    }

    /// Gives up the move; of one that is at its end, the looking back.
    fn stop(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.playback.stop();
            app.say(app.text.msg_stage_stopped());
        } else {
            self.finish();
        }
    }

    /// Asks under which condition the breakpoint at a block stops the move.
    fn ask_break(&mut self, block: BlockId, app: &mut ClickomaniaContext, program: &Program) {
        let present = self.playback.breakpoints().at(block).flatten();
        self.break_dialog.ask(app, program, block, present);
    }
}
