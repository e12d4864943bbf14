//! The wall with the game on it: what became of the moves, and which wall is shown.

use super::game::{Match, Played};
use super::mended::Mended;
use super::outlook::Outlook;
use super::painted_wall::PaintedWall;
use super::phases::{Whose, phases};
use super::wall_files::WallFiles;
use super::wall_view::shown_wall::ShownWall;
use super::{move_verdict, new_wall, painter};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::deal::Deal;
use crate::app::clickomania::open_task::ReadyTask;
use crate::app::clickomania::playback::break_dialog::BreakDialog;
use crate::app::clickomania::playback::pointing::{PointedBlock, ValueCard};
use crate::app::clickomania::playback::timeline::Timeline;
use crate::app::clickomania::playback::{Playback, ReplayCursor};
use crate::app::common::app_context::AppContext;
use crate::app::common::settings::Settings;
use egui::{Context, Rect, Ui};
use engine::judge::compare::Phase;
use engine::language::{BlockId, Program};
use engine::run::failure::{Failure, FailureKind};
use engine::run::rules::RulesFailure;
use engine::wall::{Cell, CellSet, Wall, group};

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

    /// Takes the painted wall as one left off with it.
    pub fn load_painted(&mut self, app: &mut AppContext) {
        self.painter.load(app);
        if let Some(wall) = self.painted.load(app) {
            self.begin(Deal::painted(wall));
        }
    }

    /// Saves the painted wall and what is being painted, if they changed.
    pub fn save_painted(&mut self) {
        self.painted.save(self.game.deal().is_painted());
        self.painter.save();
    }

    /// The wall that was painted last.
    pub fn painted(&self) -> Option<Wall> {
        self.painted.wall()
    }

    /// The wall in the painter, also one that a window left there when it ended.
    pub fn being_painted(&self) -> Option<Wall> {
        self.painter.wall_or_restored().copied()
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
        self.calm = app.calm();
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
            let mut sentence = move_verdict::full(&app.text, played);
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
