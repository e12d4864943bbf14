//! The panel that owns the wall, the game on it and the move that is played, and carries out the commands about them.

#[cfg(test)]
mod tests;
mod view;
mod walls;

use super::game::{EditedProgram, PlayedMove, WallGame};
use super::game_wall::GameWall;
use super::painter::WallPainter;
use super::playable::PlayableBricks;
use super::playback::breakpoints::BreakDialog;
use super::playback::timeline::Timeline;
use super::playback::values::{PointedBlock, ValueCard};
use super::playback::{MoveRequest, Playback, ReplayCursor};
use super::rules_view::MovePhase;
use super::shown_wall::ShownWall;
use super::wall_files::{PaintedWall, WallFiles};
use super::wall_menu::NewWallMenu;
use crate::window::clickomania::command::{
    ClickomaniaContext, Demonstration, PlaybackCommand, TravelCommand, WallSource,
};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::settings::Settings;
use egui::{Context, Rect, Ui};
use engine::diagnostics;
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
    game: WallGame,
    /// True from the first *Gioca* on.
    started: bool,
    /// True if the program was tried since its last edit: *Gioca* was pressed, or a move began.
    tried: bool,
    /// True if it was tried while it was expected to be right.
    tested: bool,
    /// True while moves that end wrong belong to the lesson: they are not called wrong.
    calm: bool,
    playback: Playback,
    shown: ShownWall,
    trouble: Option<MoveTrouble>,
    edited_program: EditedProgram,
    /// The click of a move that was begun but is not in the game: *Ripeti la mossa* makes it.
    retry: Option<Cell>,
    /// True if the status bar does not say yet what the last move did.
    unreported: bool,
    /// The moves that ended since [`WallPanel::take_ended_moves`].
    ended: Vec<EndedMove>,
    timeline: Timeline,
    pointed: PointedBlock,
    card: ValueCard,
    break_dialog: BreakDialog,
    new_wall: NewWallMenu,
    painter: WallPainter,
    painted: PaintedWall,
    files: WallFiles,
    /// The open task, as of the last frame.
    task: ReadyTask,
    playable: PlayableBricks,
    phases: Vec<MovePhase>,
    reduced_motion: bool,
    /// True while the wall that the last move should have left is shown instead of the wrong one.
    shows_right_wall: bool,
}

/// A move that was made to its end, or failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndedMove {
    pub click: Cell,
    /// True if the program changed the wall, or failed.
    pub had_effect: bool,
    /// True if the program failed, or left another wall than it should.
    pub was_wrong: bool,
}

/// Why the last move is not in the game, until the next move or edit.
enum MoveTrouble {
    /// It stopped before its end, and left this wall.
    Stopped { failure: Failure, wall: Wall },
    /// It could not begin: this block keeps the program from running.
    NotReady(BlockId),
    /// The rules of the task fail.
    Task(RulesFailure),
}

impl WallPanel {
    /// The next wall, before *Gioca*.
    pub fn new(settings: &Settings) -> WallPanel {
        let task = ReadyTask::default();
        let game = WallGame::new(GameWall::first(&task, settings));
        WallPanel {
            shown: ShownWall::new(*game.wall()),
            game,
            started: false,
            tried: false,
            tested: false,
            calm: false,
            playback: Playback::new(settings.speed),
            trouble: None,
            edited_program: EditedProgram::default(),
            retry: None,
            unreported: false,
            ended: Vec::new(),
            timeline: Timeline::default(),
            pointed: PointedBlock::default(),
            card: ValueCard::default(),
            break_dialog: BreakDialog::default(),
            new_wall: NewWallMenu::default(),
            painter: WallPainter::default(),
            painted: PaintedWall::default(),
            files: WallFiles::default(),
            task,
            playable: PlayableBricks::default(),
            phases: Vec::new(),
            reduced_motion: false,
            shows_right_wall: false,
        }
    }

    /// Per-frame update: polls the running move. Asks for repaints only while something moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        self.sync_with(app);
        self.playback.advance(app, ctx);
        self.take_ended_move();
        self.playable.advance(&self.task, self.game.wall(), ctx);
        self.save_painted();
        self.show_current_wall(CellSet::EMPTY);
        if std::mem::take(&mut self.unreported) {
            self.report_move(app);
        }
    }

    /// Handles an edit of the program: ends a running move at once and drops messages about the old program.
    pub fn edited(&mut self) {
        self.tried = false;
        self.tested = false;
        self.finish();
        self.clear_trouble();
        self.playback.program_changed();
        self.game.edited();
        self.show_current_wall(CellSet::EMPTY);
    }

    /// Sets the block of the canvas under the pointer.
    pub fn point(&mut self, block: Option<BlockId>) {
        self.pointed.set(block);
    }

    /// Shows the values of the block under the pointer, painted in this rectangle of the canvas, or of the variable
    /// below the wall.
    pub fn show_card(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        block: Option<(BlockId, Rect)>,
    ) {
        self.card.show(ui, app, &self.playback, block);
    }

    /// Shows the dialog about a breakpoint while it is open.
    pub fn show_questions(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        self.break_dialog.show(ui, app, program);
    }

    /// Closes the dialog about a breakpoint.
    pub fn close_questions(&mut self) {
        self.break_dialog.close();
    }

    /// True while a dialog is open and keys belong to it.
    pub fn asks(&self) -> bool {
        self.painter.wall().is_some() || self.files.asks() || self.break_dialog.is_open()
    }

    /// Begins a game on `wall`; returns the wall of the game before.
    pub fn exchange(&mut self, wall: GameWall) -> GameWall {
        let before = *self.game.start();
        self.begin(wall);
        before
    }

    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    /// The block at which the last move failed, or that keeps the program from running, until the next move or edit.
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

    /// True from the first *Gioca* on.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// Sets if moves that end wrong belong to the lesson: then they are not called wrong.
    pub fn set_calm(&mut self, calm: bool) {
        self.calm = calm;
    }

    /// True if the program was tried since its last edit: *Gioca* was pressed, or a move began.
    pub fn is_tried(&self) -> bool {
        self.tried
    }

    /// True if it was tried while it was expected to be right.
    pub fn is_tested(&self) -> bool {
        self.tested
    }

    /// True if the last move of this program is known to be right.
    pub fn last_is_right(&self) -> bool {
        let last = self.game.last();
        self.tried && last.is_some_and(|played| played.verdict() == Some(true))
    }

    fn note_try(&mut self) {
        self.tried = true;
        self.tested |= !self.calm;
    }

    /// The wall on the screen; while a move runs, that of the last step shown.
    pub fn wall(&self) -> &Wall {
        self.shown.wall()
    }

    /// The number of moves in the game.
    pub fn moves(&self) -> usize {
        self.game.moves().len()
    }

    /// The moves that ended since the last call.
    pub fn take_ended_moves(&mut self) -> Vec<EndedMove> {
        std::mem::take(&mut self.ended)
    }

    pub fn last_move(&self) -> Option<&PlayedMove> {
        self.game.last()
    }

    /// True if the game was started and no brick can be clicked away.
    pub fn is_over(&self) -> bool {
        let over = || (self.playable).is_over(&self.task, self.game.wall(), self.moves());
        self.started && !self.is_running() && over()
    }

    /// Follows the open task and the settings.
    fn sync_with(&mut self, app: &ClickomaniaContext) {
        let task = app.services.task.ready();
        if self.task != *task {
            self.change_task(task.clone(), &app.settings);
        }
        self.playback.set_slider(app.settings.speed);
        self.reduced_motion = app.reduced_motion();
    }

    /// Opens another task. The wall stays between the two free games only.
    fn change_task(&mut self, task: ReadyTask, settings: &Settings) {
        let stays = self.task.is_free() && task.is_free();
        self.finish();
        self.phases = MovePhase::all(task.task());
        self.task = task;
        if !stays {
            self.begin_over(settings);
        }
    }

    /// Shows the first wall of the task, before *Gioca*.
    pub fn begin_over(&mut self, settings: &Settings) {
        self.started = false;
        self.begin(GameWall::first(&self.task, settings));
    }

    /// Begins a game; it is started if the one before was.
    fn begin(&mut self, wall: GameWall) {
        self.shows_right_wall = false;
        self.playback.reset();
        self.trouble = None;
        self.retry = None;
        self.edited_program = EditedProgram::default();
        self.game = WallGame::new(wall);
        self.shown.show_at_once(wall.wall);
    }

    /// Goes to the end of the move at once.
    fn finish(&mut self) {
        self.playback.finish();
        self.take_ended_move();
    }

    /// Adds a move that ended to the game.
    fn take_ended_move(&mut self) {
        let Some(ended) = self.playback.take_ended() else {
            return;
        };
        self.unreported = true;
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
        let failed = outcome.failure.is_some();
        let wanted = made.turn.wanted;
        self.ended.push(EndedMove {
            click: made.click(),
            had_effect: failed || outcome.wall != made.clicked,
            was_wrong: failed || wanted.is_some_and(|wanted| wanted != outcome.wall),
        });
        if let Some(failure) = outcome.failure {
            let wall = outcome.wall;
            self.trouble = Some(MoveTrouble::Stopped { failure, wall });
        } else {
            self.retry = None;
            self.game.add(&made, self.calm);
        }
        let vanishing = (self.task.rules().groups())
            .map(|kind| group(&made.turn.start, kind, made.click()))
            .unwrap_or_default();
        self.show_current_wall(vanishing);
    }

    /// Shows the wall of the point looked at, of the failed move or of the game; `vanishing` bricks vanish for sure.
    fn show_current_wall(&mut self, vanishing: CellSet) {
        let wall = match (self.playback.wall(), &self.trouble) {
            (Some(wall), _) | (None, Some(MoveTrouble::Stopped { wall, .. })) => *wall,
            (None, Some(MoveTrouble::NotReady(_) | MoveTrouble::Task(_)) | None) => {
                *self.game.wall()
            }
        };
        let seconds = self.playback.speed().change_seconds();
        let record = self.playback.cursor().map(ReplayCursor::record);
        self.shown.spread_from(record.map(|record| record.click()));
        self.shown
            .show(&wall, vanishing, (!self.reduced_motion).then_some(seconds));
        // The steps in between were not shown, so nothing leads from wall to wall.
        if self.playback.take_jumped() {
            self.shown.end_transition();
        }
    }

    /// Drops the message about the last move.
    fn clear_trouble(&mut self) {
        if let Some(MoveTrouble::Stopped { .. } | MoveTrouble::Task(_)) = self.trouble.take() {
            self.playback.leave();
            self.playback.forget_variables();
        }
    }

    /// Says in the status bar what the last move did.
    fn report_move(&self, app: &mut ClickomaniaContext) {
        if let Some(MoveTrouble::Task(fault)) = &self.trouble {
            app.refuse(self.task.fault(fault, &app.text));
        } else if self.failure().is_some() {
            // The box below the wall says it.
            app.say("");
        } else if let Some(played) = self.game.last() {
            let mut sentence = view::verdict_sentence(&app.text, played);
            if let Some(end) = self.end_sentence(app) {
                sentence = format!("{sentence} {end}");
            }
            app.say(sentence);
        }
    }

    /// How the game ended, in a sentence; `None` while it goes on. A wall that a wrong move emptied was not cleared.
    fn end_sentence(&self, app: &AppContext) -> Option<String> {
        let fair = self.game.last().is_none_or(PlayedMove::is_right);
        match self.game.wall().bricks().len() {
            _ if !self.is_over() || !fair => None,
            0 => Some(app.text.msg_stage_cleared()),
            left => Some(app.text.msg_stage_stuck(left)),
        }
    }

    /// The cell of the wall nearest to the one that a failure names.
    fn faulty_cell(&self) -> Option<Cell> {
        let FailureKind::OffWall { row, column } = self.failure()?.kind else {
            return None;
        };
        let near = |x: f64| (!x.is_nan()).then_some(x.clamp(0.0, 8.0) as usize);
        Cell::new(near(row)?, near(column)?)
    }
}

/// The commands about the game and the move on the stage.
impl WallPanel {
    pub fn perform(
        &mut self,
        command: &PlaybackCommand,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.sync_with(app);
        match command {
            PlaybackCommand::Play => self.play(app),
            PlaybackCommand::GoOn if !self.started => self.play(app),
            PlaybackCommand::GoOn if self.playback.cursor().is_some() || self.is_running() => {
                self.playback.travel(&TravelCommand::Pause, app);
            }
            PlaybackCommand::GoOn => {
                self.playback.go_on();
                app.say(app.text.msg_stage_started());
            }
            PlaybackCommand::SameWall => self.begin(*self.game.start()),
            PlaybackCommand::NewWall(source) => self.begin_on(source, app),
            PlaybackCommand::RepeatMove => self.repeat(app, program),
            PlaybackCommand::UndoMove => self.undo(app),
            PlaybackCommand::RedoMove => self.redo(),
            PlaybackCommand::Click(cell) => self.click(*cell, app, program),
            PlaybackCommand::Watch(demonstration) => self.watch(demonstration, app, program),
            PlaybackCommand::Finish => self.finish(),
            PlaybackCommand::Stop => self.stop(app),
            PlaybackCommand::Travel(travel) => {
                self.playback.travel(travel, app);
                self.take_ended_move();
            }
            PlaybackCommand::AskBreak(block) => {
                let present = self.playback.breakpoints().at(*block).flatten();
                self.break_dialog.ask(app, program, *block, present);
            }
            PlaybackCommand::Heat => self.playback.toggle_heat(),
        }
        self.show_current_wall(CellSet::EMPTY);
        let changes_game = matches!(
            command,
            PlaybackCommand::Play
                | PlaybackCommand::SameWall
                | PlaybackCommand::NewWall(_)
                | PlaybackCommand::RepeatMove
                | PlaybackCommand::UndoMove
                | PlaybackCommand::RedoMove
        );
        if let Some(end) = self.end_sentence(app).filter(|_| changes_game) {
            app.say(end);
        }
        self.playback.request_repaint();
    }

    /// Starts the game on the wall that is shown; once started, a new game on the next wall.
    fn play(&mut self, app: &mut ClickomaniaContext) {
        self.note_try();
        if self.started {
            let next = GameWall::take_next(&self.task, self.game.start(), &mut app.settings);
            self.begin(next);
            return;
        }
        // The wall with the next number is in use now.
        if self.game.start().is_next(&self.task, &app.settings) {
            app.settings.next_seed = app.settings.next_seed.wrapping_add(1);
        }
        self.started = true;
        app.say(app.text.msg_stage_started());
    }

    fn begin_on(&mut self, source: &WallSource, app: &mut ClickomaniaContext) {
        if let Some(wall) = self.wall_from(source, app) {
            self.begin(wall);
        }
    }

    /// The wall of this source; `None` if nothing was painted yet, or the gallery ends before it.
    fn wall_from(&self, source: &WallSource, app: &mut ClickomaniaContext) -> Option<GameWall> {
        match *source {
            WallSource::Next { colours } => {
                app.settings.colours = colours.clamp(2, 5);
                Some(GameWall::take_next_number(&mut app.settings))
            }
            WallSource::Numbered(numbered) => Some(GameWall::numbered(numbered)),
            WallSource::Gallery(index) => GameWall::gallery(index),
            WallSource::Painted => self.painted.wall().map(GameWall::painted),
            WallSource::Wall(wall) => Some(GameWall::given(wall)),
        }
    }

    fn click(&mut self, cell: Cell, app: &mut ClickomaniaContext, program: &Program) {
        let text = app.text;
        if !self.started {
            app.say(text.msg_stage_press_play());
        } else if self.is_running() {
            app.say(text.msg_stage_still_running());
        } else if !self.game.wall().has_brick(cell) {
            // The wall on the screen may be that of a failed move, or of a point of the last one.
            self.clear_trouble();
            self.playback.leave();
            app.say(text.msg_stage_no_brick());
        } else {
            app.say("");
            self.launch(cell, None, app, program);
        }
    }

    /// Plays a move on its own wall, up to the step where it goes wrong.
    fn watch(&mut self, case: &Demonstration, app: &mut ClickomaniaContext, program: &Program) {
        self.begin(GameWall::case(case.wall, case.draws));
        self.started = true;
        self.launch(case.click, Some(case.step), app, program);
    }

    /// Begins a move; with `wrong`, the step at which it goes wrong, it is shown up to there.
    fn launch(
        &mut self,
        click: Cell,
        wrong: Option<u64>,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.clear_trouble();
        self.playback.leave();
        self.shows_right_wall = false;
        self.note_try();
        self.retry = Some(click);
        // Without a program there is something to see only where the task does a part of the move.
        let rules = self.task.rules();
        let done_for_them = rules.before_code().is_some() || rules.after_code().is_some();
        if program.stack(Stack::Hat).is_empty() && !done_for_them {
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

    /// Makes the last move again, with the present program.
    fn repeat(&mut self, app: &mut ClickomaniaContext, program: &Program) {
        if self.is_running() || !self.started {
            return;
        }
        let last = || self.game.undo().map(|played| played.click);
        let Some(click) = self.retry.or_else(last) else {
            app.say(app.text.msg_stage_nothing_to_repeat());
            return;
        };
        self.launch(click, None, app, program);
        self.shown.show_at_once(*self.game.wall());
    }

    /// Takes back the latest of these: a running move, the failure of one, a move of the game.
    fn undo(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.stop(app);
        } else if self.failure().is_some() {
            self.clear_trouble();
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
        self.shows_right_wall = false;
        self.retry = None;
        self.playback.leave();
        self.playback.forget_variables();
    }

    /// Stops a running move; returns from a point of an ended one to its end.
    fn stop(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.playback.stop();
            app.say(app.text.msg_stage_stopped());
        } else {
            self.finish();
        }
    }
}
