//! One of the two programs that make the same move, and how far it is.

use super::pane::Pane;
use super::rows::ComparisonRow;
use crate::app::clickomania::canvas::Highlight;
use crate::app::clickomania::command::ProgramOrigin;
use crate::app::clickomania::playback::move_task::{record, turn};
use crate::app::clickomania::playback::speed::Speed;
use crate::app::clickomania::playback::{MoveRequest, ReplayCursor, TouchedCells};
use crate::app::clickomania::wall_panel::wall_view::shown_wall::ShownWall;
use crate::app::common::app_context::AppContext;
use crate::app::common::background::{BackgroundTask, WorkState};
use egui::Context;
use engine::diagnostics;
use engine::language::{BlockId, Program};
use engine::run::code::Code;
use engine::run::record::Record;
use engine::run::rules::{Rules, RulesFailure};
use engine::wall::{CellSet, Wall};
use std::sync::Arc;

/// One of the two programs.
pub struct Side {
    /// Where it comes from.
    pub origin: ProgramOrigin,
    /// The program.
    pub program: Arc<Program>,
    /// Its name and its cost.
    pub title: (String, u64),
    /// Its blocks.
    pub pane: Pane,
    /// Ready to run, if it is.
    pub(super) code: Option<Arc<Code>>,
    pub(super) progress: MoveProgress,
    pub(super) shown: ShownWall,
}

/// How far a side is with its move.
pub(super) enum MoveProgress {
    /// No brick was clicked.
    Rest,
    /// The move is computed and recorded.
    Busy(BackgroundTask<Result<RecordedMove, RulesFailure>>),
    /// The move can be gone about in.
    Made(Box<ReplayCursor>),
}

/// A move with the walls that the rules gave for it.
type RecordedMove = (MoveRequest, Arc<Record>);

/// What came of a move that was computed.
pub(super) enum Received {
    /// Nothing yet.
    Nothing,
    /// It can be shown.
    Move,
    /// The thread is gone.
    Lost,
    /// The rules of the task fail.
    Fault(RulesFailure),
}

impl Side {
    pub(super) fn new(row: &ComparisonRow, wall: Wall, app: &AppContext) -> Side {
        Side {
            origin: row.origin.clone(),
            program: Arc::clone(&row.program),
            title: (row.name(&app.text), row.cost.total),
            pane: Pane::new(),
            code: row.code.clone(),
            progress: MoveProgress::Rest,
            shown: ShownWall::new(wall),
        }
    }

    /// Begins the move by these rules in a background task; false if the system gives no thread.
    pub(super) fn begin(&mut self, request: MoveRequest, rules: &Rules, ctx: &Context) -> bool {
        let (rules, ctx) = (rules.clone(), ctx.clone());
        let work = BackgroundTask::start(
            move |go_on| {
                let turn = match turn(&request, &rules, go_on)? {
                    Ok(turn) => turn,
                    Err(fault) => return Some(Err(fault)),
                };
                let request = request.ruled(&turn);
                let record = record(&request, turn.outcome, go_on)?;
                Some(Ok((request, record)))
            },
            move || ctx.request_repaint(),
        );
        let Ok(work) = work else { return false };
        self.progress = MoveProgress::Busy(work);
        true
    }

    /// Takes the move if it is there.
    pub(super) fn receive(&mut self) -> Received {
        let MoveProgress::Busy(work) = &self.progress else {
            return Received::Nothing;
        };
        match work.progress() {
            WorkState::Busy => Received::Nothing,
            WorkState::Lost => Received::Lost,
            WorkState::Done(Err(fault)) => Received::Fault(fault),
            WorkState::Done(Ok((request, record))) => {
                self.shown.show_at_once(request.wall);
                let cursor = ReplayCursor::new(request, record);
                self.progress = MoveProgress::Made(Box::new(cursor));
                Received::Move
            }
        }
    }

    /// Shows the wall of the step that is looked at; bricks are seen falling unless one wants calm.
    pub(super) fn look(&mut self, calm: bool, speed: Speed) {
        let Some(cursor) = self.cursor() else { return };
        let wall = *cursor.wall();
        let seconds = (!calm).then(|| speed.change_seconds());
        self.shown.show(&wall, CellSet::EMPTY, seconds);
    }

    /// The move, if there is one to go about in.
    pub fn cursor(&self) -> Option<&ReplayCursor> {
        match &self.progress {
            MoveProgress::Made(cursor) => Some(cursor),
            MoveProgress::Rest | MoveProgress::Busy(_) => None,
        }
    }

    /// The wall that is shown.
    pub fn wall(&self) -> &Wall {
        self.shown.wall()
    }

    /// The block that executed last, and its value when there is time to read it.
    pub fn highlight(&self, slow: bool) -> Option<Highlight> {
        self.cursor_within()?.highlight(slow)
    }

    /// The step that is shown and its block.
    pub fn place(&self) -> Option<(u64, BlockId)> {
        let cursor = self.cursor_within()?;
        Some((cursor.step(), cursor.block()?))
    }

    /// The cells that the last step was about.
    pub fn touched(&self) -> Option<TouchedCells> {
        self.cursor_within()?.touched(&self.program)
    }

    /// The move, while it is not at its end.
    fn cursor_within(&self) -> Option<&ReplayCursor> {
        self.cursor().filter(|cursor| !cursor.is_over())
    }

    /// Why its move stopped before its end, once that is reached.
    pub fn failure(&self, app: &AppContext) -> Option<String> {
        let cursor = self.cursor().filter(|cursor| cursor.is_over())?;
        let failure = cursor.outcome().failure?;
        Some(diagnostics::failure(&app.text, &self.program, &failure))
    }
}
