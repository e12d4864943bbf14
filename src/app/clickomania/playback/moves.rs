//! What the stage's commands do, and the way of a move: begun, computed, recorded, shown, concluded.

use super::errand;
use super::game::{Deal, Match, Numbered, Source};
use super::job::Job;
use super::speed::Speed;
use super::transition::Transition;
use super::travel::Travel;
use super::{Run, Stage, report};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{Demonstration, WallSource};
use crate::app::common::app_context::AppContext;
use crate::app::common::background::{Progress, Work};
use crate::app::common::storage::Settings;
use engine::diagnostics;
use engine::language::program::{Program, Stack};
use engine::run::compile::compile;
use engine::run::failure::FailureKind;
use engine::run::moves::{BUDGET, Outcome};
use engine::wall::{Cell, CellSet, Wall, group};
use std::io;
use std::sync::Arc;

impl Stage {
    pub(super) fn start(&mut self, app: &mut ClickomaniaContext) {
        // The wall with the next number is in use now.
        if self.game.deal().source == Source::Number(next(&app.settings)) {
            app.settings.next_seed = app.settings.next_seed.wrapping_add(1);
        }
        self.started = true;
        app.say(app.text.msg_stage_started());
    }

    /// A new game, begun if one was.
    pub(super) fn begin(&mut self, deal: Deal) {
        self.run = Run::Idle;
        self.paused = false;
        self.leave_travel();
        self.forget_failure();
        self.retry = None;
        self.goal = None;
        self.first_stand = None;
        self.variables.clear();
        self.game = Match::new(deal);
        self.transition = None;
        self.shown = *self.game.wall();
    }

    pub(super) fn new_wall(&mut self, source: &WallSource, app: &mut ClickomaniaContext) {
        if let Some(deal) = self.deal(source, app) {
            self.begin(deal);
        }
    }

    /// The wall that is asked for, if there is one.
    pub(super) fn deal(&self, source: &WallSource, app: &mut ClickomaniaContext) -> Option<Deal> {
        let numbered = |seed, colours, clearable| {
            Deal::number(Numbered {
                seed,
                colours,
                clearable,
            })
        };
        match *source {
            WallSource::Next { colours } => {
                app.settings.colours = colours.clamp(2, 5);
                Some(next_deal(&mut app.settings))
            }
            WallSource::Number { seed, colours } => Some(numbered(seed, colours, false)),
            WallSource::Clearable { seed, colours } => Some(numbered(seed, colours, true)),
            WallSource::Gallery(index) => Deal::gallery(index),
            WallSource::Painted => self.painted.map(Deal::painted),
            WallSource::Wall(wall) => Some(Deal::given(wall)),
        }
    }

    pub(super) fn click(&mut self, cell: Cell, app: &mut ClickomaniaContext, program: &Program) {
        let text = app.text;
        if !self.started {
            app.say(text.msg_stage_press_play());
        } else if self.is_running() {
            app.say(text.msg_stage_still_running());
        } else if !self.game.wall().has_brick(cell) {
            // What is shown may be the wall of a failed move, or of a point of the last one.
            self.forget_failure();
            self.leave_travel();
            app.say(text.msg_stage_no_brick());
        } else {
            self.launch(cell, app, program);
        }
    }

    /// Shows a move on a wall of its own, from the step that is to be seen.
    pub(super) fn demonstrate(
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
        self.launch(click, app, program);
        self.first_stand = self.is_running().then_some(step);
    }

    /// Starts a move.
    pub(super) fn launch(&mut self, click: Cell, app: &mut ClickomaniaContext, program: &Program) {
        self.forget_failure();
        self.leave_travel();
        self.retry = Some(click);
        if program.stack(Stack::Hat).is_empty() {
            app.refuse(app.text.msg_stage_empty_program());
            return;
        }
        let code = match compile(program) {
            Ok(code) => Arc::new(code),
            Err(problems) => {
                if let Some(problem) = problems.first() {
                    self.blamed = Some(problem.block());
                    app.refuse(diagnostics::problem(&app.text, program, problem));
                }
                return;
            }
        };
        let job = Job {
            code,
            wall: *self.game.wall(),
            click,
            draws: self.game.draws(),
            budget: BUDGET,
            version: self.game.version(),
        };
        self.variables.clear();
        self.breakpoints.follow(program);
        self.breaks = self.breakpoints.resolved(&job.code);
        let order = job.clone();
        match self.send(move |go_on| errand::compute(&order, go_on)) {
            Ok(errand) => {
                let skip = false;
                self.run = Run::Computing { job, errand, skip };
            }
            Err(_) => app.refuse(app.text.msg_stage_lost()),
        }
    }

    /// Begins some work beside the window, which is woken when it is done.
    pub(super) fn send<T: Send + 'static>(
        &self,
        work: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<T> + Send + 'static,
    ) -> io::Result<Work<T>> {
        let ctx = self.ctx.clone();
        let wake = move || {
            if let Some(ctx) = ctx {
                ctx.request_repaint();
            }
        };
        Work::start(work, wake)
    }

    /// Takes what errands have brought: a move that is computed, its record.
    pub(super) fn receive(&mut self, app: &mut ClickomaniaContext) {
        match std::mem::replace(&mut self.run, Run::Idle) {
            Run::Idle => {}
            Run::Playing => self.run = Run::Playing,
            Run::Computing { job, errand, skip } => match errand.progress() {
                Progress::Busy => self.run = Run::Computing { job, errand, skip },
                Progress::Lost => self.lose(&job, app),
                Progress::Done(outcome) => self.computed(job, outcome, skip, app),
            },
            Run::Recording {
                job,
                outcome,
                errand,
            } => match errand.progress() {
                Progress::Busy => {
                    self.run = Run::Recording {
                        job,
                        outcome,
                        errand,
                    };
                }
                Progress::Lost => self.lose(&job, app),
                Progress::Done(record) => {
                    self.travel = Some(Box::new(Travel::new(job, record)));
                    self.run = Run::Playing;
                    self.recorded(app);
                }
            },
        }
        if let Some((job, errand)) = self.late.take() {
            match errand.progress() {
                Progress::Busy => self.late = Some((job, errand)),
                // It can be done without.
                Progress::Lost => {}
                Progress::Done(record) => {
                    let mut travel = Travel::new(job, record);
                    travel.go(u64::MAX);
                    self.variables.update(travel.variables());
                    self.variables.unmark();
                    self.travel = Some(Box::new(travel));
                    self.recorded(app);
                }
            }
        }
    }

    /// The outcome of a move is known. Nobody waits for its record if nothing of it is to be seen.
    fn computed(&mut self, job: Job, outcome: Outcome, skip: bool, app: &mut ClickomaniaContext) {
        let hurries = self.speed == Speed::AtOnce && !self.paused;
        let hurries = hurries && self.breaks.is_empty() && self.goal.is_none();
        let hurries = hurries && self.first_stand.is_none();
        let order = job.clone();
        let errand = self.send(move |go_on| errand::record(&order, outcome, go_on));
        if skip || hurries {
            self.conclude(&job, &outcome);
            // Blocks of a program that was edited meanwhile may be others now.
            let same = job.version == self.game.version();
            self.late = errand.ok().filter(|_| same).map(|errand| (job, errand));
            return;
        }
        match errand {
            Ok(errand) => {
                self.run = Run::Recording {
                    job,
                    outcome,
                    errand,
                };
            }
            Err(_) => self.lose(&job, app),
        }
    }

    fn lose(&mut self, job: &Job, app: &mut ClickomaniaContext) {
        self.retry = Some(job.click);
        app.refuse(app.text.msg_stage_lost());
    }

    /// A move is at its end.
    pub(super) fn conclude(&mut self, job: &Job, outcome: &Outcome) {
        self.run = Run::Idle;
        self.paused = false;
        self.replays = false;
        self.quest = None;
        self.goal = None;
        self.first_stand = None;
        self.news = true;
        self.failure = outcome.failure;
        if let Some(failure) = outcome.failure {
            self.blamed = failure.block;
            self.retry = Some(job.click);
        } else {
            self.game.made(job, outcome, self.rules);
            self.retry = None;
        }
        self.wrong_since = self.first_wrong();
        self.show_wall(&outcome.wall, group(&job.wall, self.rules, job.click));
    }

    /// The move that is shown goes to its end.
    pub(super) fn conclude_travel(&mut self) {
        let Some(travel) = &mut self.travel else {
            return;
        };
        travel.watch_lap(None);
        travel.go(u64::MAX);
        let (job, outcome) = (travel.job().clone(), *travel.outcome());
        self.variables.update(travel.variables());
        self.variables.unmark();
        self.conclude(&job, &outcome);
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
    pub(super) fn tell(&self, app: &mut ClickomaniaContext, program: &Program) {
        match (&self.failure, self.game.last()) {
            (Some(failure), _) => app.refuse(diagnostics::failure(&app.text, program, failure)),
            (None, Some(played)) => {
                let sentence = report::verdict(&app.text, played);
                let end = self.is_over().then(|| self.end(app));
                app.say(
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
    pub(super) fn end(&self, app: &AppContext) -> String {
        match self.game.wall().bricks().len() {
            0 => app.text.msg_stage_cleared(),
            left => app.text.msg_stage_stuck(left),
        }
    }

    pub(super) fn repeat(&mut self, app: &mut ClickomaniaContext, program: &Program) {
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
        self.launch(click, app, program);
        self.transition = None;
        self.shown = *self.game.wall();
    }

    pub(super) fn undo(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.stop(app);
        } else if self.failure.is_some() {
            self.forget_failure();
        } else if self.game.undo().is_some() {
            self.retry = None;
            self.leave_travel();
            self.settle();
        }
    }

    pub(super) fn redo(&mut self) {
        if !self.is_running() && self.failure.is_none() && self.game.redo().is_some() {
            self.retry = None;
            self.leave_travel();
            self.settle();
        }
    }

    /// To the end of the move at once.
    pub(super) fn finish(&mut self) {
        match std::mem::replace(&mut self.run, Run::Idle) {
            Run::Idle => self.go_to(u64::MAX),
            Run::Playing => self.conclude_travel(),
            Run::Computing { job, errand, .. } => {
                let skip = true;
                self.run = Run::Computing { job, errand, skip };
            }
            Run::Recording {
                job,
                outcome,
                errand,
            } => {
                self.conclude(&job, &outcome);
                self.late = Some((job, errand));
            }
        }
    }

    /// Gives up the move; of one that is at its end, the looking back.
    pub(super) fn stop(&mut self, app: &mut ClickomaniaContext) {
        if self.is_running() {
            self.run = Run::Idle;
            self.paused = false;
            self.leave_travel();
            self.settle();
            app.say(app.text.msg_stage_stopped());
        } else {
            self.go_to(u64::MAX);
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
            self.leave_travel();
            self.settle();
        }
    }

    /// The last move can be travelled in no longer; its end is shown.
    pub(super) fn leave_travel(&mut self) {
        let within = self.is_within();
        self.travel = None;
        self.late = None;
        self.quest = None;
        self.hits.clear();
        self.hits_sought = None;
        self.executions = None;
        self.wrong_since = None;
        self.replays = false;
        if within && !self.is_running() {
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
    let deal = Deal::number(next(settings));
    settings.next_seed = settings.next_seed.wrapping_add(1);
    deal
}

/// What the wall with the next number is made from, of the chosen kind.
pub(super) fn next(settings: &Settings) -> Numbered {
    Numbered {
        seed: settings.next_seed,
        colours: settings.colours,
        clearable: settings.clearable,
    }
}
