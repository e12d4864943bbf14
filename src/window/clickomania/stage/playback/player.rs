//! The move on the stage: made in the background, shown step by step, then open to looking back.

use super::breakpoints::Breakpoints;
use super::made_move::{Fault, MadeMove, MoveProgress, MoveRequest, NoMove};
use super::replay::{Found, MoveReplay, ReplayMotion, SeekPurpose};
use super::replay_cursor::{ReplayCursor, TouchedCells};
use super::speed::Speed;
use super::values::VariableTable;
use crate::window::clickomania::command::{ClickomaniaContext, TravelCommand};
use crate::window::clickomania::program::canvas::{Highlight, RunMarks};
use crate::window::kit::background::waker;
use egui::Context;
use engine::language::{BlockId, Program};
use engine::run::record::Record;
use engine::run::record::RecordPoint;
use engine::run::rules::RulesFailure;
use engine::wall::{CellSet, Wall};
use std::time::Duration;
use std::{io, mem};

/// The speed in steps per second at which a repeating turn is shown "at once": it has no end to go to.
const LAP_AT_ONCE: f64 = 1000.0;

/// A demonstration begins this many steps before the fault: a few seconds.
const LEAD: u64 = 8;

/// The move, from its request until looking back at it ends.
#[derive(Default)]
pub struct Playback {
    progress: MoveProgress,
    /// The reaction to the finished move.
    when_made: WhenMade,
    next: NextMove,
    breakpoints: Breakpoints,
    variables: VariableTable,
    /// True if the canvas shows how often blocks executed.
    shows_heat: bool,
    /// The position of the speed slider, 0 (turtle) to 1 (hare).
    slider: f32,
    ended: Option<Result<MadeMove, RulesFailure>>,
    /// True if steps were left out, so that no transition leads to the present wall.
    jumped: bool,
    ctx: Context,
}

/// The reaction to the finished move.
#[derive(Clone, Copy, Default)]
enum WhenMade {
    /// It is shown; with `wrong`, up to this step, at which it goes wrong.
    Show { wrong: Option<u64> },
    /// It goes to its end at once.
    #[default]
    End,
    /// It goes to its end, without looking back: the program was edited in the meantime, so its blocks may be others.
    Forget,
}

/// How the next move begins.
#[derive(Default)]
struct NextMove {
    paused: bool,
    /// The first stop.
    run_to: Option<BlockId>,
}

impl Playback {
    pub fn new(slider: f32) -> Playback {
        Playback {
            slider,
            ..Playback::default()
        }
    }

    /// Begins a move; with `wrong`, the step at which it goes wrong, it is shown from `LEAD` steps before up to there.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn begin(&mut self, request: MoveRequest, wrong: Option<u64>) -> io::Result<()> {
        self.variables.clear();
        self.when_made = WhenMade::Show { wrong };
        self.progress.begin(request, waker(Some(&self.ctx)))
    }

    /// Per-frame update: polls the background tasks and plays on. Asks for repaints only while something moves.
    pub fn advance(&mut self, app: &mut ClickomaniaContext, ctx: &Context) {
        self.ctx = ctx.clone();
        match self.progress.receive() {
            Ok(false) => {}
            Ok(true) => self.made(app),
            Err(NoMove::Lost) => app.refuse(app.text.msg_stage_lost()),
            Err(NoMove::Fault(failure)) => {
                self.next = NextMove::default();
                self.ended = Some(Err(failure));
            }
        }
        self.receive_step(app);
        if self.runs() {
            self.play(app);
        } else if let Some(replay) = self.progress.replay_mut() {
            replay.cursor.pause();
        }
    }

    /// Starts to show the move that was made.
    fn made(&mut self, app: &mut ClickomaniaContext) {
        let at_once = self.speed() == Speed::AtOnce;
        let Some(replay) = self.progress.replay_mut() else {
            return;
        };
        replay.resolve(&self.breakpoints, &self.ctx);
        let stops = self.next.paused || self.next.run_to.is_some() || !replay.breaks().is_empty();
        match self.when_made {
            WhenMade::Show { wrong } if wrong.is_some() || stops || !at_once => {
                replay.motion = ReplayMotion::when(!mem::take(&mut self.next.paused));
                if let Some((step, expected)) = wrong.zip(replay.cursor.made().turn.wanted) {
                    self.approach(Fault { step, expected });
                }
            }
            WhenMade::Show { .. } | WhenMade::End => self.go_to(u64::MAX),
            WhenMade::Forget => {
                self.go_to(u64::MAX);
                self.progress = MoveProgress::Rest;
                self.variables.clear();
            }
        }
        if let Some(block) = self.next.run_to.take() {
            self.run_to(block, app);
        }
    }

    /// The move that ended since the last call, or the failure of the task's rules that prevented it.
    pub fn take_ended(&mut self) -> Option<Result<MadeMove, RulesFailure>> {
        self.ended.take()
    }

    /// Goes to the end of the move, as soon as it is made.
    pub fn finish(&mut self) {
        if self.is_preparing() && matches!(self.when_made, WhenMade::Show { .. }) {
            self.when_made = WhenMade::End;
        }
        self.go_to(u64::MAX);
    }

    /// Drops the move and its pause.
    pub fn stop(&mut self) {
        self.progress = MoveProgress::Rest;
        self.next.paused = false;
        self.variables.clear();
    }

    /// Drops the move and all plans for the next one: there is another game.
    pub fn reset(&mut self) {
        self.stop();
        self.next = NextMove::default();
    }

    /// Ends looking back at the last move. A move that is being made goes on.
    pub fn leave(&mut self) {
        let Some(replay) = self.replay().filter(|replay| replay.has_ended()) else {
            return;
        };
        if replay.is_within() {
            self.variables.clear();
        }
        self.progress = MoveProgress::Rest;
    }

    /// Handles an edit of the program: ends looking back, also at a move that is still being made.
    pub fn program_changed(&mut self) {
        self.leave();
        self.when_made = WhenMade::Forget;
    }

    /// Removes breakpoints on blocks and variables that the program no longer has.
    pub fn keep_breakpoints_of(&mut self, program: &Program) {
        self.breakpoints.retain_for(program);
    }

    pub fn forget_variables(&mut self) {
        self.variables.clear();
    }

    pub fn set_slider(&mut self, slider: f32) {
        self.slider = slider;
    }

    pub fn toggle_heat(&mut self) {
        self.shows_heat = !self.shows_heat;
    }

    pub fn request_repaint(&self) {
        self.ctx.request_repaint();
    }

    /// True if steps were left out since the last call.
    pub fn take_jumped(&mut self) -> bool {
        mem::take(&mut self.jumped)
    }

    pub fn variables_mut(&mut self) -> &mut VariableTable {
        &mut self.variables
    }
}

/// Going about in a move.
impl Playback {
    pub fn travel(&mut self, command: &TravelCommand, app: &mut ClickomaniaContext) {
        match *command {
            TravelCommand::Pause => self.pause(app),
            TravelCommand::ToggleBreak(block) => {
                self.breakpoints.toggle(block);
                self.resolve_breakpoints();
            }
            TravelCommand::BreakWhen(block, condition) => {
                self.breakpoints.set(block, condition);
                self.resolve_breakpoints();
            }
            TravelCommand::RunTo(block) => self.run_to(block, app),
            TravelCommand::Step => self.step(app),
            TravelCommand::StepBack => self.go_from_here(|step| step.saturating_sub(1)),
            TravelCommand::Start => self.go_to(0),
            TravelCommand::To(step) => self.go_to(step),
            TravelCommand::NextChange => self.go_to_change(false),
            TravelCommand::PreviousChange => self.go_to_change(true),
            TravelCommand::Over => self.seek(SeekPurpose::Go, |record, point, go_on| {
                Some(record.step_over(point, go_on))
            }),
            TravelCommand::Out => self.seek(SeekPurpose::Go, |record, point, go_on| {
                Some(record.step_out(point, go_on))
            }),
            TravelCommand::Value(source, value) => {
                let purpose = SeekPurpose::GoOrSay(app.text.msg_timeline_told_no_such_value());
                self.seek(purpose, move |record, point, go_on| {
                    let next = |from| record.next_with_value(source, value.0, from, go_on);
                    // After the last time it starts over.
                    next(point.step()).or_else(|| next(0))
                });
            }
            TravelCommand::FirstWrong => {
                let fault = self.replay().and_then(MoveReplay::fault);
                if let Some(step) = fault.map(|fault| fault.step) {
                    self.go_to(step);
                    app.say(app.text.msg_timeline_told_first_wrong());
                }
            }
            TravelCommand::Lap => self.watch_lap(),
        }
    }

    /// Pauses or resumes; replays a move that ended.
    fn pause(&mut self, app: &mut ClickomaniaContext) {
        let preparing = self.is_preparing();
        match self.progress.replay_mut() {
            Some(replay) if replay.has_ended() && self.next.paused => {
                self.next.paused = false;
                replay.motion = ReplayMotion::when(replay.motion.is_on());
            }
            Some(replay) => {
                let ended = !replay.is_within();
                replay.motion = ReplayMotion::when(ended || !replay.motion.is_on());
                if ended {
                    replay.cursor.go(0);
                    self.show_variables();
                }
            }
            None if preparing || self.next.paused => self.next.paused = !self.next.paused,
            None => self.pause_next(app),
        }
    }

    /// Without a move: the next one begins at once.
    pub fn go_on(&mut self) {
        self.next.paused = false;
    }

    fn pause_next(&mut self, app: &mut ClickomaniaContext) {
        self.next.paused = true;
        app.say(app.text.msg_stage_next_move_paused());
    }

    /// Makes one step; after the end or without a move, the next move will begin paused.
    fn step(&mut self, app: &mut ClickomaniaContext) {
        match self.replay() {
            Some(replay) if replay.is_within() => self.go_from_here(|step| step + 1),
            None if self.is_preparing() => self.next.paused = true,
            Some(_) | None => self.pause_next(app),
        }
    }

    fn go_from_here(&mut self, to: impl FnOnce(u64) -> u64) {
        if let Some(cursor) = self.cursor() {
            self.go_to(to(cursor.step()));
        }
    }

    /// Goes to the next change of the wall or the one before; to the end or the start if there is none.
    fn go_to_change(&mut self, back: bool) {
        let Some(cursor) = self.cursor() else { return };
        let (record, step) = (cursor.record(), cursor.step());
        self.go_to(if back {
            record.previous_change(step).unwrap_or(0)
        } else {
            record.next_change(step).unwrap_or(u64::MAX)
        });
    }

    /// Goes to the next step of a block; without a move, plans this for the next one.
    fn run_to(&mut self, block: BlockId, app: &mut ClickomaniaContext) {
        let text = app.text;
        let Some(cursor) = self.cursor() else {
            self.next.run_to = Some(block);
            if !self.is_running() {
                app.say(text.msg_timeline_told_click_to_run());
            }
            return;
        };
        let Some(number) = cursor.record().code().numbering.number(block) else {
            app.say(text.msg_timeline_told_never_here());
            return;
        };
        let from = if cursor.is_over() {
            0
        } else {
            cursor.stopped_up_to()
        };
        let purpose = SeekPurpose::HoldOrSay(text.msg_timeline_told_never_here());
        self.seek(purpose, move |record, _, go_on| {
            record.next_step_of(number, from, go_on)
        });
    }

    /// Shows the turn that repeats for ever, over and over.
    fn watch_lap(&mut self) {
        let Some(replay) = self.progress.replay_mut() else {
            return;
        };
        let cursor = &mut replay.cursor;
        let Some(from) = cursor.outcome().repeats else {
            return;
        };
        cursor.go(from);
        cursor.watch_lap(Some(from..cursor.steps()));
        if replay.has_ended() {
            replay.motion = ReplayMotion::Runs;
        }
        self.show_variables();
    }

    /// Plays the steps that lead to a fault, and stops there.
    fn approach(&mut self, fault: Fault) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.set_fault(fault);
        }
        self.go_to(fault.step.saturating_sub(LEAD));
        if let Some(replay) = self.progress.replay_mut() {
            replay.cursor.play_up_to(Some(fault.step));
            replay.motion = ReplayMotion::Runs;
        }
    }

    /// Shows the point after a step, and rests there. After the last step, a move shown for the first time ends.
    fn go_to(&mut self, step: u64) {
        let Some(replay) = self.progress.replay_mut() else {
            return;
        };
        let cursor = &mut replay.cursor;
        let far = cursor.step().abs_diff(step) > 1;
        cursor.watch_lap(None);
        cursor.play_up_to(None);
        if far {
            // Only changes of the last step are marked.
            cursor.go(step.min(cursor.steps()).saturating_sub(1));
            self.variables.update(cursor.variables());
        }
        cursor.go(step);
        self.variables.update(cursor.variables());
        replay.motion = ReplayMotion::Rests;
        if replay.cursor.is_over() && !replay.has_ended() {
            replay.end();
            self.variables.unmark();
            self.next = NextMove::default();
            self.ended = Some(Ok(replay.cursor.made().clone()));
        } else {
            self.jumped |= far;
        }
    }

    /// Rests before a step: its block is the next to run.
    fn hold_before(&mut self, step: u64) {
        if let Some(replay) = self.progress.replay_mut() {
            self.jumped |= replay.cursor.step().abs_diff(step) > 1;
            replay.motion = ReplayMotion::Rests;
            replay.cursor.watch_lap(None);
            replay.cursor.play_up_to(None);
            replay.cursor.go(step);
            replay.cursor.hold_back();
        }
        self.show_variables();
    }

    /// Shows the variables at the present point.
    fn show_variables(&mut self) {
        if let Some(replay) = self.progress.replay() {
            self.variables.update(replay.cursor.variables());
        }
    }

    /// Searches for a step in a background task.
    fn seek(
        &mut self,
        purpose: SeekPurpose,
        search: impl FnOnce(&Record, &RecordPoint, &dyn Fn() -> bool) -> Option<u64> + Send + 'static,
    ) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.seek(purpose, &self.ctx, search);
        }
    }

    /// Applies the breakpoints to the present move.
    fn resolve_breakpoints(&mut self) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.resolve(&self.breakpoints, &self.ctx);
        }
    }

    /// Goes to the step that a search found.
    fn receive_step(&mut self, app: &mut ClickomaniaContext) {
        let Some(replay) = self.progress.replay_mut() else {
            return;
        };
        replay.receive_hits();
        let Some(Found { step, purpose, ran }) = replay.receive_step() else {
            return;
        };
        match (step, purpose) {
            (Some(step), SeekPurpose::Go | SeekPurpose::GoOrSay(_)) => self.go_to(step),
            (Some(step), SeekPurpose::HoldOrSay(_)) => self.hold_before(step),
            (Some(step), SeekPurpose::Stop) => {
                replay.cursor.go(step);
                self.jumped = true;
                self.halt(app);
            }
            (None, SeekPurpose::GoOrSay(sentence) | SeekPurpose::HoldOrSay(sentence)) => {
                if replay.has_ended() {
                    replay.motion = ReplayMotion::when(ran);
                }
                app.say(sentence);
            }
            (None, SeekPurpose::Go | SeekPurpose::Stop) => self.go_to(u64::MAX),
        }
    }

    /// Plays the part of the move that is due.
    fn play(&mut self, app: &mut ClickomaniaContext) {
        let now = self.ctx.input(|input| input.time);
        let speed = self.speed();
        let Some(replay) = self.progress.replay_mut() else {
            return;
        };
        let speed = match speed {
            Speed::Steps(speed) => speed,
            Speed::AtOnce if replay.cursor.lap().is_some() => LAP_AT_ONCE,
            Speed::AtOnce if replay.breaks().is_empty() => return self.go_to(u64::MAX),
            Speed::AtOnce => {
                let (breaks, from) = (replay.breaks().clone(), replay.cursor.stopped_up_to());
                return self.seek(SeekPurpose::Stop, move |record, _, go_on| {
                    let hit = |state: &_, seen: &_| breaks.hit(state, seen);
                    record.first(from, go_on, hit)
                });
            }
        };
        let stopped = replay.play(now, speed);
        let finished = replay.cursor.is_finished();
        let reached = replay.cursor.reached();
        let wait = replay.cursor.until_next(speed);
        self.show_variables();
        if stopped {
            self.halt(app);
        } else if let Some(step) = reached {
            self.go_to(step);
            if self.is_within() {
                app.say(app.text.msg_timeline_told_first_wrong());
            }
        } else if finished {
            self.go_to(u64::MAX);
        } else {
            self.ctx
                .request_repaint_after(Duration::from_secs_f64(wait));
        }
    }

    /// Rests at the breakpoint of the last step: before its block runs, or where its condition came true.
    fn halt(&mut self, app: &mut ClickomaniaContext) {
        if let Some(replay) = self.progress.replay_mut() {
            replay.motion = ReplayMotion::Rests;
            let step = replay.cursor.step();
            let block = replay.cursor.block();
            match block.and_then(|block| self.breakpoints.at(block)) {
                Some(None) => self.hold_before(step),
                _ => self.go_to(step),
            }
        }
        app.say(app.text.msg_timeline_told_stopped());
    }
}

/// The move as it is shown.
impl Playback {
    /// The recorded move, once it is made.
    pub fn replay(&self) -> Option<&MoveReplay> {
        self.progress.replay()
    }

    pub fn cursor(&self) -> Option<&ReplayCursor> {
        self.replay().map(|replay| &replay.cursor)
    }

    pub fn variables(&self) -> &VariableTable {
        &self.variables
    }

    pub fn breakpoints(&self) -> &Breakpoints {
        &self.breakpoints
    }

    /// True while a move is being made, or shown for the first time.
    pub fn is_running(&self) -> bool {
        self.is_preparing() || self.replay().is_some_and(|replay| !replay.has_ended())
    }

    /// True while a move is being made and cannot be shown yet.
    pub fn is_preparing(&self) -> bool {
        self.progress.is_busy()
    }

    /// True while a point before the end of a move is shown.
    pub fn is_within(&self) -> bool {
        self.replay().is_some_and(MoveReplay::is_within)
    }

    /// The move, while a point before its end is shown.
    fn replay_within(&self) -> Option<&MoveReplay> {
        self.replay().filter(|replay| replay.is_within())
    }

    /// The wall, while a point before the end of the move is shown.
    pub fn wall(&self) -> Option<&Wall> {
        Some(self.replay_within()?.cursor.wall())
    }

    /// True while a move rests before its end.
    pub fn rests_within(&self) -> bool {
        self.replay_within()
            .is_some_and(|replay| !replay.motion.is_on())
    }

    /// The fault of the move, while it rests at that step.
    pub fn fault(&self) -> Option<&Fault> {
        let replay = self.replay_within()?;
        let fault = replay.fault()?;
        (!replay.motion.is_on() && replay.cursor.step() == fault.step).then_some(fault)
    }

    /// The cells that will be wrong at the end, and the wanted wall, while the move rests where it goes wrong.
    pub fn difference(&self) -> Option<(CellSet, &Wall)> {
        let expected = &self.fault()?.expected;
        let outcome = self.cursor()?.outcome();
        let cells = outcome.wall.changed_cells(expected);
        (outcome.failure.is_none() && !cells.is_empty()).then_some((cells, expected))
    }

    /// True while a step is searched for.
    pub fn is_seeking(&self) -> bool {
        self.replay()
            .is_some_and(|replay| replay.motion.is_seeking())
    }

    /// True if the move rests; without a running move, if the next one will begin paused.
    pub fn is_paused(&self) -> bool {
        match self.replay().filter(|replay| !replay.has_ended()) {
            Some(replay) => !replay.motion.is_on(),
            None => self.next.paused,
        }
    }

    /// True if the pause button would pause, false if it would resume.
    pub fn can_pause(&self) -> bool {
        match self.replay() {
            Some(replay) => replay.motion.is_on() && replay.is_within(),
            None => self.is_preparing() && !self.next.paused,
        }
    }

    /// True while a move plays.
    pub fn runs(&self) -> bool {
        self.replay()
            .is_some_and(|replay| matches!(replay.motion, ReplayMotion::Runs))
    }

    /// The speed of the move; without one, that of a long move.
    pub fn speed(&self) -> Speed {
        match self.replay() {
            Some(replay) if replay.cursor.approaches() => Speed::APPROACH,
            Some(replay) => Speed::at(self.slider, replay.cursor.steps()),
            None => Speed::at(self.slider, u64::MAX),
        }
    }

    /// The present point, if the speed leaves time to see each step.
    fn cursor_followed(&self) -> Option<&ReplayCursor> {
        let followed = !self.runs() || self.speed().is_slow();
        let replay = self.replay_within().filter(|_| followed)?;
        Some(&replay.cursor)
    }

    /// The block that the canvas highlights.
    pub fn highlight(&self) -> Option<Highlight> {
        let cursor = &self.replay_within()?.cursor;
        cursor.highlight(self.cursor_followed().is_some())
    }

    /// The present step and its block, which should be scrolled into view; `None` if steps pass too fast.
    pub fn followed(&self) -> Option<(u64, BlockId)> {
        let cursor = self.cursor_followed()?;
        Some((cursor.step(), cursor.block()?))
    }

    /// The cells that the last step read or changed; `None` if steps pass too fast.
    pub fn touched(&self, program: &Program) -> Option<TouchedCells> {
        self.cursor_followed()?.touched(program)
    }

    /// The marks of breakpoints and executions on the canvas.
    pub fn run_marks(&self) -> RunMarks<'_> {
        let past = self.replay().filter(|replay| replay.has_ended());
        RunMarks {
            breakpoints: self.breakpoints.iter().collect(),
            executions: past.map(MoveReplay::executions),
            heat: self.shows_heat,
        }
    }

    pub fn shows_heat(&self) -> bool {
        self.shows_heat
    }

    /// The number of steps up to the present point, and that of the whole move.
    pub fn place(&self) -> Option<(u64, u64)> {
        let cursor = self.cursor()?;
        Some((cursor.step(), cursor.steps()))
    }
}
