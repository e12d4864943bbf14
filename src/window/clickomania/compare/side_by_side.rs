//! Two programs that make the same move together: the same wall, the same click, the same chance.

use super::difference::{self, Differences};
use super::rows::ComparisonRow;
use super::side::Side;
use crate::window::clickomania::command::{ClickomaniaContext, MoveStep};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::stage::playback::speed::Speed;
use crate::window::clickomania::stage::playback::{
    MoveProgress, MoveRequest, NoMove, ReplayCursor,
};
use crate::window::clickomania::stage::wall_panel::outlook::Outlook;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::waker;
use egui::Context;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::BUDGET;
use engine::wall::{Cell, CellSet, Wall};
use std::sync::Arc;
use std::time::Duration;

/// Two programs, and the move that they make.
pub struct SideBySide {
    /// The programs: A and B.
    pub sides: [Side; 2],
    /// What differs between them.
    pub differences: Differences,
    /// Whether the differences are to be seen.
    pub marked: bool,
    task: ReadyTask,
    /// The wall before the click.
    wall: Wall,
    /// Which bricks of the wall can be played.
    pub(super) outlook: Outlook,
    /// Whether the wall is still the first one, and nothing was clicked.
    untouched: bool,
    /// The number of the wall that is dealt next, and of the chance of the move.
    seed: u64,
    paused: bool,
    /// Whether it was said how the move ended.
    told: bool,
    ctx: Context,
}

impl SideBySide {
    /// Two programs before a wall: this one, as long as nothing says that no brick of it can be played.
    pub fn new(
        rows: [&ComparisonRow; 2],
        wall: Option<Wall>,
        task: &ReadyTask,
        app: &AppContext,
        ctx: &Context,
    ) -> SideBySide {
        let wall = wall.unwrap_or_else(|| dealt(task, 1));
        let programs = rows.map(|row| Arc::clone(&row.program));
        SideBySide {
            sides: rows.map(|row| Side::new(row, wall, app)),
            differences: Differences::new(programs, ctx),
            marked: true,
            task: task.clone(),
            wall,
            outlook: Outlook::default(),
            untouched: true,
            seed: 2,
            paused: false,
            told: true,
            ctx: ctx.clone(),
        }
    }

    /// What the programs have to do.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// Looks after what goes on by itself. Asks for repaints only while something moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        let [a, b] = &self.sides;
        let programs = [Arc::clone(&a.program), Arc::clone(&b.program)];
        self.differences.receive([&programs[0], &programs[1]]);
        let received = self.sides.each_mut().map(Side::receive);
        if let Some(no_move) = received.into_iter().find_map(Result::err) {
            self.begin_again();
            app.refuse(match no_move {
                NoMove::Fault(fault) => self.task.fault(&fault, &app.text),
                NoMove::Lost => app.text.msg_stage_lost(),
            });
        }
        self.outlook.advance(&self.task, &self.wall, &self.ctx);
        if self.untouched && self.outlook.is_over(&self.task, &self.wall, 0) {
            self.untouched = false;
            self.deal();
        }
        if self.goes_on() {
            self.play(app);
        } else {
            self.pause_clocks();
        }
    }

    fn pause_clocks(&mut self) {
        for side in &mut self.sides {
            if let Some(replay) = side.progress.replay_mut() {
                replay.cursor.pause();
            }
        }
    }

    /// Both make a step, and a step, and a step …
    fn play(&mut self, app: &mut ClickomaniaContext) {
        let now = self.ctx.input(|input| input.time);
        let speed = self.speed(app);
        let mut wait = f64::INFINITY;
        for side in &mut self.sides {
            let Some(replay) = side.progress.replay_mut() else {
                continue;
            };
            match speed {
                Speed::AtOnce => replay.cursor.go(u64::MAX),
                Speed::Steps(steps) => {
                    replay.play(now, steps);
                    if !replay.cursor.is_over() {
                        wait = wait.min(replay.cursor.until_next(steps));
                    }
                }
            }
            side.look(app.reduced_motion(), speed);
        }
        if self.is_over() {
            self.tell(app);
        } else {
            self.ctx
                .request_repaint_after(Duration::from_secs_f64(wait.min(1.0)));
        }
    }

    /// A click on the wall of either: both programs begin the move.
    pub fn click(&mut self, cell: Cell, app: &mut ClickomaniaContext) {
        let text = app.text;
        if let Some(side) = self.sides.iter().find(|side| side.code.is_none()) {
            app.refuse(text.msg_comparison_told_not_ready(side.title.0.as_str()));
            return;
        }
        if self.is_busy() || self.has_move() && !self.is_over() {
            app.refuse(text.msg_comparison_told_runs());
            return;
        }
        if self.is_over() {
            if !self.difference().is_empty() || self.failed().is_some() {
                app.refuse(text.msg_comparison_told_begin_again());
                return;
            }
            if let Some(cursor) = self.sides[0].cursor() {
                self.wall = cursor.made().turn.next;
            }
            self.begin_again();
        }
        if !self.wall.has_brick(cell) {
            app.refuse(text.msg_comparison_told_no_brick());
            return;
        }
        if self.launch(cell) {
            app.say("");
        } else {
            self.begin_again();
            app.refuse(text.msg_stage_lost());
        }
    }

    /// Begins both moves; whether that worked.
    fn launch(&mut self, click: Cell) -> bool {
        self.untouched = false;
        self.told = false;
        self.paused = false;
        let mut begun = true;
        for side in &mut self.sides {
            let Some(code) = side.code.clone() else {
                continue;
            };
            let request = MoveRequest {
                code,
                wall: self.wall,
                click,
                draws: DrawPolicy {
                    seed: self.seed,
                    number: 0,
                },
                budget: BUDGET,
                rules: self.task.rules().clone(),
                judged: true,
                version: 0,
            };
            begun &= side.progress.begin(request, waker(Some(&self.ctx))).is_ok();
        }
        begun
    }

    /// The same wall again, without the move.
    pub fn begin_again(&mut self) {
        self.rest();
        for side in &mut self.sides {
            side.shown.show_at_once(self.wall);
        }
    }

    /// Another wall is dealt.
    pub fn deal(&mut self) {
        self.wall = dealt(&self.task, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.begin_again();
    }

    /// No move; what is computed stops.
    fn rest(&mut self) {
        for side in &mut self.sides {
            side.progress = MoveProgress::Rest;
            side.shown.end_transition();
        }
        self.paused = false;
        self.told = true;
    }

    /// Goes about in both moves.
    pub fn go(&mut self, pace: MoveStep, app: &mut ClickomaniaContext) {
        let step = self.step();
        match pace {
            // Before a click it says how the next move begins.
            MoveStep::Pause if self.is_over() => {
                self.go_to(0, app);
                self.paused = false;
            }
            MoveStep::Pause => self.paused = !self.paused && self.has_move(),
            MoveStep::Step => self.go_to(step + 1, app),
            MoveStep::StepBack => self.go_to(step.saturating_sub(1), app),
            MoveStep::Start => self.go_to(0, app),
            MoveStep::End => self.go_to(u64::MAX, app),
        }
        self.pause_clocks();
        self.ctx.request_repaint();
    }

    /// Both are paused behind this step; a move that has fewer is at its end.
    fn go_to(&mut self, step: u64, app: &mut ClickomaniaContext) {
        self.paused = true;
        for side in &mut self.sides {
            side.go_to(step, app.reduced_motion());
        }
        if self.is_over() {
            self.tell(app);
        }
    }

    /// Says how the move ended, once a move.
    fn tell(&mut self, app: &mut ClickomaniaContext) {
        if std::mem::replace(&mut self.told, true) {
            return;
        }
        let text = app.text;
        if let Some(side) = self.failed() {
            let name = &side.title.0;
            let why = side.failure(app).unwrap_or_default();
            app.refuse(text.msg_comparison_failed(name.as_str(), why));
            return;
        }
        let steps = self.sides.each_ref().map(|side| {
            let steps = side.cursor().map_or(0, ReplayCursor::steps);
            text.grouped(steps)
        });
        let [a, b] = steps;
        app.say(match self.difference().len() {
            0 => text.msg_comparison_told_same_wall(a, b),
            cells => text.msg_comparison_told_other_wall(cells, a, b),
        });
    }

    /// The first side whose move stopped before its end.
    fn failed(&self) -> Option<&Side> {
        let failed = |side: &&Side| {
            let cursor = side.cursor();
            cursor.is_some_and(|cursor| cursor.outcome().failure.is_some())
        };
        self.sides.iter().find(failed)
    }

    /// The cells in which the two walls differ.
    pub fn difference(&self) -> CellSet {
        let [a, b] = &self.sides;
        a.wall().changed_cells(b.wall())
    }

    /// How many steps were made: those of the longer move, while both run those of both.
    pub fn step(&self) -> u64 {
        let steps = self.sides.iter().filter_map(Side::cursor);
        steps.map(ReplayCursor::step).max().unwrap_or(0)
    }

    /// Whether a move is computed.
    pub fn is_busy(&self) -> bool {
        self.sides.iter().any(|side| side.progress.is_busy())
    }

    /// Whether both have a move to go about in.
    pub fn has_move(&self) -> bool {
        self.sides.iter().all(|side| side.cursor().is_some())
    }

    /// Whether both are at the end of the move.
    pub fn is_over(&self) -> bool {
        let over = |side: &Side| side.cursor().is_some_and(ReplayCursor::is_over);
        self.sides.iter().all(over)
    }

    /// Whether the moves are being shown without a pause.
    pub fn goes_on(&self) -> bool {
        self.has_move() && !self.paused && !self.is_over()
    }

    /// How fast both are shown: as the longer one would be alone.
    fn speed(&self, app: &AppContext) -> Speed {
        Speed::at(app.settings.speed, self.longest())
    }

    /// The steps of the longer move; without one those of a long one.
    pub fn longest(&self) -> u64 {
        let moves = self.sides.iter().filter_map(Side::cursor);
        moves.map(ReplayCursor::steps).max().unwrap_or(u64::MAX)
    }

    /// Whether single steps can be followed.
    pub fn can_be_followed(&self, app: &AppContext) -> bool {
        !self.goes_on() || self.speed(app).is_slow()
    }

    /// Whether a click would begin a move.
    pub fn takes_clicks(&self) -> bool {
        let ready = self.sides.iter().all(|side| side.code.is_some());
        let ended = self.is_over() && self.difference().is_empty() && self.failed().is_none();
        ready && !self.is_busy() && (!self.has_move() || ended)
    }

    /// The wall that the rules want for the click.
    pub fn expected(&self) -> Option<Wall> {
        self.sides[0].cursor()?.made().turn.wanted
    }

    /// Goes to the next difference, or to the one before, and says it.
    pub fn go_to_difference(&mut self, back: bool, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some((number, change)) = self.differences.go(back) else {
            app.say(text.msg_comparison_told_no_difference());
            return;
        };
        self.marked = true;
        let of = self.differences.changes().map_or(0, <[_]>::len);
        let [a, b] = &self.sides;
        let programs = [&*a.program, &*b.program];
        app.say(difference::sentence(&text, programs, (number, of), change));
        for (side, block) in self.sides.iter_mut().zip([change.a(), change.b()]) {
            if let Some(block) = block {
                side.pane.reveal(block);
            }
        }
    }
}

/// The wall of the task with this number; dealt if that lists none.
fn dealt(task: &ReadyTask, number: u64) -> Wall {
    let of_task = task.rules().walls().numbered(number);
    of_task.unwrap_or_else(|| Wall::deal(number, 4).expect("walls have 2 to 5 colours"))
}

/// The wall of the stage, if a move can begin on it: in the two games nothing on it is halfway through one.
pub fn at_rest(on: &Wall, task: &ReadyTask) -> Option<Wall> {
    let rests = on.is_settled() && on.infected().is_empty();
    (rests || task.rules().groups().is_none()).then_some(*on)
}
