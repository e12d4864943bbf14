//! The wall with the game on it: what became of the moves, which wall is shown, and the commands about them.

use super::game::{Match, Mended, Played};
use super::outlook::Outlook;
use super::phases::{Whose, phases};
use super::wall_view::shown_wall::ShownWall;
use super::walls::{PaintedWall, WallFiles};
use super::{new_wall, painter, report};
use crate::window::clickomania::command::deal::Deal;
use crate::window::clickomania::command::{
    ClickomaniaContext, Demonstration, PlaybackCommand, WallSource,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::stage::playback::break_dialog::BreakDialog;
use crate::window::clickomania::stage::playback::pointing::{PointedBlock, ValueCard};
use crate::window::clickomania::stage::playback::timeline::Timeline;
use crate::window::clickomania::stage::playback::{MoveRequest, Playback, ReplayCursor};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::settings::Settings;
use egui::{Context, Rect, Ui};
use engine::diagnostics;
use engine::judge::compare::Phase;
use engine::language::program::Stack;
use engine::language::{BlockId, Program};
use engine::run::compile::compile;
use engine::run::failure::{Failure, FailureKind};
use engine::run::moves::BUDGET;
use engine::run::rules::RulesFailure;
use engine::wall::{Cell, CellSet, Wall, group};
use std::sync::Arc;

/// The wall that is shown and clicked, and the game on it.
pub struct WallPanel {
    pub(super) game: Match,
    /// Whether *Gioca* was pressed.
    pub(super) started: bool,
    pub(super) playback: Playback,
    pub(super) shown: ShownWall,
    pub(super) trouble: Option<MoveTrouble>,
    pub(super) mended: Mended,
    /// The click of a move that was begun but is not in the game: *Ripeti la mossa* makes it.
    pub(super) retry: Option<Cell>,
    /// Whether what a move did has not been told yet.
    untold: bool,
    pub(super) timeline: Timeline,
    pub(super) pointed: PointedBlock,
    card: ValueCard,
    pub(super) break_dialog: BreakDialog,
    pub(super) new_wall: new_wall::NewWallMenu,
    pub(super) painter: painter::WallPainter,
    pub(super) painted: PaintedWall,
    pub(super) files: WallFiles,
    /// What the program has to do, and whether things keep still, as last seen.
    pub(super) task: ReadyTask,
    pub(super) outlook: Outlook,
    /// Which parts of a move are the program's.
    pub(super) phases: Vec<(Phase, Whose)>,
    calm: bool,
}

/// Why the last move is not in the game, until the next move or edit.
pub(super) enum MoveTrouble {
    /// It stopped before its end, and left this wall.
    Stopped { failure: Failure, wall: Wall },
    /// It could not begin: this block keeps the program from running.
    NotReady(BlockId),
    /// The task itself has this fault.
    Task(RulesFailure),
}

impl WallPanel {
    /// The next wall, before *Gioca*.
    pub fn new(settings: &Settings) -> WallPanel {
        let task = ReadyTask::default();
        let game = Match::new(Deal::first(&task, settings));
        WallPanel {
            shown: ShownWall::new(*game.wall()),
            game,
            started: false,
            playback: Playback::new(settings.speed),
            trouble: None,
            mended: Mended::default(),
            retry: None,
            untold: false,
            timeline: Timeline::default(),
            pointed: PointedBlock::default(),
            card: ValueCard::default(),
            break_dialog: BreakDialog::default(),
            new_wall: new_wall::NewWallMenu::default(),
            painter: painter::WallPainter::default(),
            painted: PaintedWall::default(),
            files: WallFiles::default(),
            task,
            outlook: Outlook::default(),
            phases: Vec::new(),
            calm: false,
        }
    }

    /// Looks after the running move; called before each frame. Asks for repaints only while something
    /// moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        self.look_around(app);
        self.playback.advance(app, ctx);
        self.conclude();
        self.outlook.advance(&self.task, self.game.wall(), ctx);
        self.save_painted();
        self.show_current_wall(CellSet::EMPTY);
        if std::mem::take(&mut self.untold) {
            self.tell(app);
        }
    }

    /// The program was edited: a running move goes to its end at once, and what was said about the
    /// program no longer holds.
    pub fn edited(&mut self) {
        self.finish();
        self.forget_trouble();
        self.playback.program_changed();
        self.game.edited();
        self.show_current_wall(CellSet::EMPTY);
    }

    /// Says which block of the canvas is pointed at.
    pub fn point(&mut self, block: Option<BlockId>) {
        self.pointed.set(block);
    }

    /// Shows the card with the values of the block of the canvas that is pointed at, which lies here, or of
    /// the variable below the wall.
    pub fn show_card(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        block: Option<(BlockId, Rect)>,
    ) {
        self.card.show(ui, app, &self.playback, block);
    }

    /// Shows the question about a breakpoint, while it waits for an answer.
    pub fn show_questions(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        self.break_dialog.show(ui, app, program);
    }

    /// Gives up the question about a breakpoint.
    pub fn close_questions(&mut self) {
        self.break_dialog.close();
    }

    /// Whether a question waits for an answer, so that keys belong to it.
    pub fn asks(&self) -> bool {
        self.painter.wall().is_some() || self.files.asks() || self.break_dialog.is_open()
    }

    /// Begins a game on this wall, and gives the one before.
    pub fn exchange(&mut self, deal: Deal) -> Deal {
        let before = *self.game.deal();
        self.begin(deal);
        before
    }

    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    /// The block at which the last move failed, or that keeps the program from running, until the next
    /// move or edit.
    pub fn failed(&self) -> Option<BlockId> {
        match self.trouble.as_ref()? {
            MoveTrouble::Stopped { failure, .. } => failure.block,
            MoveTrouble::NotReady(block) => Some(*block),
            MoveTrouble::Task(_) => None,
        }
    }

    /// Why the last move stopped before its end.
    pub fn failure(&self) -> Option<&Failure> {
        match self.trouble.as_ref()? {
            MoveTrouble::Stopped { failure, .. } => Some(failure),
            MoveTrouble::NotReady(_) | MoveTrouble::Task(_) => None,
        }
    }

    pub fn is_running(&self) -> bool {
        self.playback.is_running()
    }

    /// Whether *Gioca* was pressed.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// The wall that is shown, while a move runs that of the last step shown.
    pub fn wall(&self) -> &Wall {
        self.shown.wall()
    }

    /// The number of moves made.
    pub fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The number of moves in which the program changed something.
    pub fn changes(&self) -> usize {
        let moves = self.game.moves().iter();
        moves.filter(|played| played.left != played.before).count()
    }

    pub fn last_move(&self) -> Option<&Played> {
        self.game.last()
    }

    /// Whether the game that was started is at its end: no brick can be clicked away.
    pub fn is_over(&self) -> bool {
        let moves = self.game.moves().len();
        let over = || self.outlook.is_over(&self.task, self.game.wall(), moves);
        self.started && !self.is_running() && over()
    }

    pub(super) fn look_around(&mut self, app: &ClickomaniaContext) {
        let task = app.services.task.ready();
        if self.task != *task {
            self.change_task(task.clone(), &app.settings);
        }
        self.playback.set_slider(app.settings.speed);
        self.calm = app.reduced_motion();
    }

    /// Another task is open. Between the two games the wall stays; others begin on a wall of their own.
    fn change_task(&mut self, task: ReadyTask, settings: &Settings) {
        let stays = self.task.is_free() && task.is_free();
        self.finish();
        self.phases = phases(task.task());
        self.task = task;
        if !stays {
            self.begin_over(settings);
        }
    }

    /// The first wall of the task, before *Gioca*.
    pub fn begin_over(&mut self, settings: &Settings) {
        self.started = false;
        let deal = Deal::first(&self.task, settings);
        self.begin(deal);
    }

    /// A new game, begun if one was.
    pub(super) fn begin(&mut self, deal: Deal) {
        self.playback.reset();
        self.trouble = None;
        self.retry = None;
        self.mended = Mended::default();
        self.game = Match::new(deal);
        self.shown.show_at_once(deal.wall);
    }

    /// To the end of the move at once.
    pub(super) fn finish(&mut self) {
        self.playback.finish();
        self.conclude();
    }

    /// Takes a move that came to its end into the game.
    pub(super) fn conclude(&mut self) {
        let Some(ended) = self.playback.take_ended() else {
            return;
        };
        self.untold = true;
        let made = match ended {
            Ok(made) => made,
            Err(fault) => {
                self.trouble = Some(MoveTrouble::Task(fault));
                self.playback.leave();
                self.show_current_wall(CellSet::EMPTY);
                return;
            }
        };
        let outcome = made.outcome();
        match outcome.failure {
            Some(failure) => {
                let wall = outcome.wall;
                self.trouble = Some(MoveTrouble::Stopped { failure, wall });
            }
            None => {
                self.retry = None;
                self.game.made(&made);
            }
        }
        let kind = self.task.rules().groups();
        let vanishing = kind.map_or(CellSet::EMPTY, |kind| {
            group(&made.turn.start, kind, made.click())
        });
        self.show_current_wall(vanishing);
    }

    /// Shows the wall that is to be seen now; `vanishing` are bricks that are known to vanish.
    pub(super) fn show_current_wall(&mut self, vanishing: CellSet) {
        let wall = match (self.playback.wall(), &self.trouble) {
            (Some(wall), _) => *wall,
            (None, Some(MoveTrouble::Stopped { wall, .. })) => *wall,
            (None, Some(MoveTrouble::NotReady(_) | MoveTrouble::Task(_)) | None) => {
                *self.game.wall()
            }
        };
        let seconds = self.playback.speed().change_seconds();
        let record = self.playback.cursor().map(ReplayCursor::record);
        self.shown.spread_from(record.map(|record| record.click()));
        self.shown
            .show(&wall, vanishing, (!self.calm).then_some(seconds));
        // What lies between is not seen either.
        if self.playback.take_jumped() {
            self.shown.end_transition();
        }
    }

    /// What was said of the last move no longer holds.
    pub(super) fn forget_trouble(&mut self) {
        if let Some(MoveTrouble::Stopped { .. } | MoveTrouble::Task(_)) = self.trouble.take() {
            self.playback.leave();
            self.playback.forget_variables();
        }
    }

    /// Says in the line at the bottom what a move did.
    fn tell(&self, app: &mut ClickomaniaContext) {
        if let Some(MoveTrouble::Task(fault)) = &self.trouble {
            app.refuse(self.task.fault(fault, &app.text));
        } else if self.failure().is_some() {
            // That is said beside the wall, where one looks.
            app.say("");
        } else if let Some(played) = self.game.last() {
            let mut sentence = report::verdict(&app.text, played);
            if self.is_over() {
                sentence = format!("{sentence} {}", self.end(app));
            }
            app.say(sentence);
        }
    }

    /// How the game ended.
    pub(super) fn end(&self, app: &AppContext) -> String {
        match self.game.wall().bricks().len() {
            0 => app.text.msg_stage_cleared(),
            left => app.text.msg_stage_stuck(left),
        }
    }

    /// The cell that a failure names, if it lies on the wall.
    pub(super) fn faulty_cell(&self) -> Option<Cell> {
        let on = |x: f64| (0.0..9.0).contains(&x).then_some(x as usize);
        match self.failure()?.kind {
            FailureKind::OffWall { row, column } => {
                // The cell at the border nearest to it.
                let near = |x: f64| on(x.clamp(0.0, 8.0));
                Cell::new(near(row)?, near(column)?)
            }
            _ => None,
        }
    }
}

/// The commands about the game on the wall and the move that is watched.
impl WallPanel {
    /// Carries out a command.
    pub fn perform(
        &mut self,
        command: &PlaybackCommand,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.look_around(app);
        match command {
            PlaybackCommand::Play => self.play(app),
            PlaybackCommand::SameWall => self.begin(*self.game.deal()),
            PlaybackCommand::NewWall(source) => self.begin_on(source, app),
            PlaybackCommand::RepeatMove => self.repeat(app, program),
            PlaybackCommand::UndoMove => self.undo(app),
            PlaybackCommand::RedoMove => self.redo(),
            PlaybackCommand::Click(cell) => self.click(*cell, app, program),
            PlaybackCommand::Watch(move_to_watch) => self.watch(move_to_watch, app, program),
            PlaybackCommand::Finish => self.finish(),
            PlaybackCommand::Stop => self.stop(app),
            PlaybackCommand::Travel(way) => {
                self.playback.travel(way, app);
                self.conclude();
            }
            PlaybackCommand::AskBreak(block) => {
                let present = self.playback.breakpoints().at(*block).flatten();
                self.break_dialog.ask(app, program, *block, present);
            }
            PlaybackCommand::Heat => self.playback.toggle_heat(),
        }
        // A game that is over says so again.
        let announces = matches!(
            command,
            PlaybackCommand::Play
                | PlaybackCommand::SameWall
                | PlaybackCommand::NewWall(_)
                | PlaybackCommand::RepeatMove
                | PlaybackCommand::UndoMove
                | PlaybackCommand::RedoMove
        );
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
    fn watch(&mut self, of: &Demonstration, app: &mut ClickomaniaContext, program: &Program) {
        self.begin(Deal::case(of.wall, of.draws));
        self.started = true;
        self.launch(of.click, Some(of.step), app, program);
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
}
