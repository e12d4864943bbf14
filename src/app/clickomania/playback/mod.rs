//! The stage: the wall on which the game is played, the run of the program on it, and the controls.
//!
//! A click sends an `errand`, which computes and records the move beside the window; then one sees it
//! step by step, and at its end the `game` gets it. `travel` is the move one can go about in, while it
//! is shown and afterwards, until the next one. What is seen is painted by `wall_view` and `timeline`,
//! the rest by `controls`; what the commands do is in `moves` and, within a move, in `journey`. Other
//! walls come from the menu `new_wall` and from the `painter`; `walls` has their commands.

pub mod board;
pub mod breaks;
mod cells;
mod controls;
pub mod errand;
mod game;
pub mod job;
mod journey;
mod moves;
mod new_wall;
mod painter;
mod pointing;
mod report;
mod sharing;
pub mod sketch;
pub mod speed;
#[cfg(test)]
mod tests;
mod timeline;
pub mod transition;
mod transport;
pub mod travel;
#[cfg(test)]
mod trial;
mod values;
mod variables;
mod wall_menu;
pub mod wall_view;
mod walls;

pub use crate::app::clickomania::canvas::{Highlight, RunMarks};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{Condition, PlaybackCommand};
use crate::app::common::app_context::AppContext;
use crate::app::common::background::Work;
use crate::app::common::file_dialog::FileDialog;
use crate::app::common::storage::Settings;
use breaks::Breakpoints;
use egui::{Context, Ui};
use engine::game::Game;
use engine::language::BlockId;
use engine::language::program::Program;
use engine::run::failure::Failure;
use engine::run::moves::Outcome;
use engine::run::record::Record;
use engine::run::record::search::BreakpointSet;
use engine::wall::{Cell, Wall};
use game::Match;
use job::Job;
use journey::Quest;
use speed::Speed;
use std::collections::HashMap;
use std::sync::Arc;
use transition::Transition;
use travel::Travel;

pub use controls::speed as speed_slider;
pub use game::{Deal, Played};
pub use new_wall::gallery_name;
pub use report::grouped;
pub use sharing::{is_wall_file, read as read_wall};
pub use wall_menu::wall_lines;

/// The stage.
pub struct Stage {
    game: Match,
    /// Whether *Gioca* was pressed.
    started: bool,
    run: Run,
    /// The move that is shown, or the last one, with the point of it that is looked at.
    travel: Option<Box<Travel>>,
    /// The record of the last move, if the move was not waited for.
    late: Option<(Job, Work<Arc<Record>>)>,
    /// A place in the move that is being looked for.
    quest: Option<Quest>,
    /// Between two steps; without a run, the next move begins so.
    paused: bool,
    /// Whether the last move is shown once more.
    replays: bool,
    /// When the playback went on last, in egui's seconds.
    clock: Option<f64>,
    breakpoints: Breakpoints,
    /// The breakpoints, for the move one can travel in.
    breaks: BreakpointSet,
    /// The steps at which they stop it, and the search for them.
    hits: Vec<u64>,
    hits_sought: Option<Work<Vec<u64>>>,
    /// The block at which the next move is to stop.
    goal: Option<BlockId>,
    /// The step of the move being made at which one is to stand first.
    first_stand: Option<u64>,
    /// How often each block executed in the move one can travel in.
    executions: Option<HashMap<BlockId, u64>>,
    /// The first step at which it went wrong, if it can be said.
    wrong_since: Option<u64>,
    /// Whether the canvas shows how often blocks executed.
    heat: bool,
    timeline: timeline::Timeline,
    /// The block that is pointed at.
    pointer: pointing::Pointer,
    card: values::Card,
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
    painter: painter::Painter,
    /// The wall that was painted last, and what of it is kept.
    painted: Option<Wall>,
    kept_painted: walls::Kept,
    wall_dialog: FileDialog,
    /// Whether what is pasted next should be a wall.
    paste_wanted: bool,
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
        errand: Work<Outcome>,
        /// Whether it is not to be shown.
        skip: bool,
    },
    Recording {
        job: Job,
        outcome: Outcome,
        errand: Work<Arc<Record>>,
    },
    /// It is shown; it is the one that can be travelled in.
    Playing,
}

impl Stage {
    /// The stage with the next wall, before *Gioca*.
    pub fn new(settings: &Settings) -> Stage {
        let game = Match::new(Deal::number(moves::next(settings)));
        Stage {
            shown: *game.wall(),
            game,
            started: false,
            run: Run::Idle,
            travel: None,
            late: None,
            quest: None,
            paused: false,
            replays: false,
            clock: None,
            breakpoints: Breakpoints::default(),
            breaks: BreakpointSet::default(),
            hits: Vec::new(),
            hits_sought: None,
            goal: None,
            first_stand: None,
            executions: None,
            wrong_since: None,
            heat: false,
            timeline: timeline::Timeline::default(),
            pointer: pointing::Pointer::default(),
            card: values::Card::default(),
            transition: None,
            variables: variables::Table::default(),
            failure: None,
            blamed: None,
            retry: None,
            news: false,
            new_wall: new_wall::NewWall::default(),
            painter: painter::Painter::default(),
            painted: None,
            kept_painted: walls::Kept::default(),
            wall_dialog: FileDialog::default(),
            paste_wanted: false,
            rules: Game::Full,
            speed: Speed::at(settings.speed),
            calm: false,
            ctx: None,
        }
    }

    /// Looks after the running move; called before each frame. Asks for repaints only while something
    /// moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &Context, program: &Program) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
        self.look_around(app, program);
        self.receive(app);
        self.arrive(app);
        self.keep_painted(app);
        if self.goes_on() {
            self.play(app, ctx);
        } else {
            self.clock = None;
        }
        if std::mem::take(&mut self.news) {
            self.tell(app, program);
        }
    }

    /// Shows the wall and all controls, top-down, in the width that `ui` has. The height is that of
    /// `ui` too: what is left when the controls have theirs is the wall's.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
        self.look_around(app, program);
        controls::show(self, ui, app, program);
    }

    /// Carries out a command.
    pub fn perform(
        &mut self,
        command: &PlaybackCommand,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) {
        self.look_around(app, program);
        match command {
            PlaybackCommand::Play if self.started => {
                self.begin(moves::next_deal(&mut app.settings))
            }
            PlaybackCommand::Play => self.start(app),
            PlaybackCommand::SameWall => self.begin(*self.game.deal()),
            PlaybackCommand::NewWall(source) => self.new_wall(source, app),
            PlaybackCommand::Click(cell) => self.click(*cell, app, program),
            PlaybackCommand::Watch(demonstration) => self.demonstrate(demonstration, app, program),
            PlaybackCommand::RepeatMove => self.repeat(app, program),
            PlaybackCommand::UndoMove => self.undo(app),
            PlaybackCommand::RedoMove => self.redo(),
            PlaybackCommand::Finish => self.finish(),
            PlaybackCommand::Stop => self.stop(app),
            PlaybackCommand::Travel(way) => self.travel(way, app),
            PlaybackCommand::Heat => self.heat = !self.heat,
            // The mode has the dialog.
            PlaybackCommand::AskBreak(_) => {}
        }
        let goes_on = matches!(
            command,
            PlaybackCommand::Click(_)
                | PlaybackCommand::Watch(_)
                | PlaybackCommand::Finish
                | PlaybackCommand::Stop
                | PlaybackCommand::Travel(_)
                | PlaybackCommand::Heat
        );
        if self.is_over() && !goes_on {
            app.say(self.end(app));
        }
        if let Some(ctx) = &self.ctx {
            ctx.request_repaint();
        }
    }

    /// What the canvas shows; `None` when nothing runs and one does not look back.
    pub fn highlight(&self) -> Option<Highlight> {
        let travel = self.travel.as_ref().filter(|_| self.is_within())?;
        let value = travel.seen().and_then(|seen| seen.value);
        Some(Highlight {
            block: travel.block()?,
            value: value.filter(|_| self.can_be_followed()),
        })
    }

    /// The step that is shown and its block, when there is time to see it: then the block should be in
    /// sight.
    pub fn followed(&self) -> Option<(u64, BlockId)> {
        let follow = self.is_within() && self.can_be_followed();
        let travel = self.travel.as_ref().filter(|_| follow)?;
        Some((travel.step(), travel.block()?))
    }

    /// When the breakpoint at a block counts, if it has a condition.
    pub fn break_condition(&self, block: BlockId) -> Option<Condition> {
        self.breakpoints.at(block).flatten()
    }

    /// What the canvas shows of the breakpoints and of the last move.
    pub fn run_marks(&self) -> RunMarks<'_> {
        let rests = matches!(self.run, Run::Idle);
        RunMarks {
            breakpoints: self.breakpoints.iter().collect(),
            executions: self.executions.as_ref().filter(|_| rests),
            heat: self.heat,
        }
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
        self.leave_travel();
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

    /// After how many steps one is in the move that can be travelled in, and how many it has.
    pub fn place(&self) -> Option<(u64, u64)> {
        let travel = self.travel.as_ref()?;
        Some((travel.step(), travel.steps()))
    }

    /// Whether something is being looked for in the move.
    pub fn is_seeking(&self) -> bool {
        self.quest.is_some()
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

    fn look_around(&mut self, app: &AppContext, program: &Program) {
        self.rules = program.header().game;
        self.speed = Speed::at(app.settings.speed);
        self.calm = app.calm();
    }

    /// Whether a point of a move is looked at, not its end.
    fn is_within(&self) -> bool {
        let back = |travel: &Travel| !travel.is_over() || travel.lap().is_some();
        matches!(self.run, Run::Playing) || self.travel.as_deref().is_some_and(back)
    }

    /// Whether a move is being shown without being paused.
    fn goes_on(&self) -> bool {
        match self.run {
            Run::Playing => !self.paused && self.quest.is_none(),
            Run::Idle => self.replays && self.quest.is_none(),
            Run::Computing { .. } | Run::Recording { .. } => false,
        }
    }

    fn can_be_followed(&self) -> bool {
        !self.goes_on() || self.speed.is_slow()
    }
}
