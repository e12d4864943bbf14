//! One of the two programs that make the same move, and how far it is.

use super::pane::Pane;
use super::rows::Row;
use crate::app::clickomania::canvas::Highlight;
use crate::app::clickomania::command::Origin;
use crate::app::clickomania::playback::errand::{compute, record};
use crate::app::clickomania::playback::job::Job;
use crate::app::clickomania::playback::speed::Speed;
use crate::app::clickomania::playback::transition::Transition;
use crate::app::clickomania::playback::travel::Travel;
use crate::app::clickomania::playback::wall_view::Touched;
use crate::app::common::app_context::AppContext;
use crate::app::common::background::{Progress, Work};
use crate::app::common::theme;
use egui::Context;
use engine::diagnostics;
use engine::language::{BlockId, Program};
use engine::run::code::Code;
use engine::run::record::Record;
use engine::run::value::{CellValue, Value};
use engine::wall::{CellSet, Wall};
use std::sync::Arc;

/// One of the two programs.
pub struct Side {
    /// Where it comes from.
    pub origin: Origin,
    /// The program.
    pub program: Arc<Program>,
    /// Its name and its cost.
    pub title: (String, u64),
    /// Its blocks.
    pub pane: Pane,
    /// Ready to run, if it is.
    pub(super) code: Option<Arc<Code>>,
    /// How far it is.
    pub(super) state: State,
    /// The wall that is shown.
    pub(super) shown: Wall,
    pub(super) transition: Option<Transition>,
}

/// How far a side is with its move.
pub(super) enum State {
    /// No brick was clicked.
    Rest,
    /// The move is computed and recorded.
    Busy(Job, Work<Arc<Record>>),
    /// The move can be gone about in.
    Made(Box<Travel>),
}

impl Side {
    pub(super) fn new(row: &Row, wall: Wall, app: &AppContext) -> Side {
        Side {
            origin: row.origin.clone(),
            program: Arc::clone(&row.program),
            title: (row.name(&app.text), row.cost.total),
            pane: Pane::new(),
            code: row.code.clone(),
            state: State::Rest,
            shown: wall,
            transition: None,
        }
    }

    /// Begins the move beside the window; false if the system gives no thread.
    pub(super) fn begin(&mut self, job: Job, ctx: &Context) -> bool {
        let (order, ctx) = (job.clone(), ctx.clone());
        let work = Work::start(
            move |go_on| {
                let outcome = compute(&order, go_on)?;
                record(&order, outcome, go_on)
            },
            move || ctx.request_repaint(),
        );
        let Ok(work) = work else { return false };
        self.state = State::Busy(job, work);
        true
    }

    /// Takes the move if it is there; whether it got lost.
    pub(super) fn receive(&mut self) -> bool {
        let State::Busy(job, work) = &self.state else {
            return false;
        };
        match work.progress() {
            Progress::Busy => return false,
            Progress::Lost => return true,
            Progress::Done(record) => {
                let travel = Travel::new(job.clone(), record);
                self.state = State::Made(Box::new(travel));
            }
        }
        false
    }

    /// Shows the wall of the step that is looked at; bricks are seen falling unless one wants calm.
    pub(super) fn look(&mut self, calm: bool, speed: Speed) {
        let Some(travel) = self.travel() else { return };
        let wall = *travel.wall();
        if wall == self.shown {
            return;
        }
        let seconds = speed.change_seconds();
        let moved = |from: &Wall| Transition::new(from, &wall, CellSet::EMPTY, seconds);
        self.transition = (!calm).then(|| moved(&self.shown));
        self.shown = wall;
    }

    /// The move, if there is one to go about in.
    pub fn travel(&self) -> Option<&Travel> {
        match &self.state {
            State::Made(travel) => Some(travel),
            State::Rest | State::Busy(..) => None,
        }
    }

    /// The wall that is shown.
    pub fn wall(&self) -> &Wall {
        &self.shown
    }

    /// What moves on the wall.
    pub fn transition(&mut self) -> &mut Option<Transition> {
        &mut self.transition
    }

    /// The block that executed last, and its value when there is time to read it.
    pub fn highlight(&self, slow: bool) -> Option<Highlight> {
        let travel = self.travel().filter(|travel| !travel.is_over())?;
        let value = travel.seen().and_then(|seen| seen.value);
        Some(Highlight {
            block: travel.block()?,
            value: value.filter(|_| slow),
        })
    }

    /// The step that is shown and its block.
    pub fn place(&self) -> Option<(u64, BlockId)> {
        let travel = self.travel().filter(|travel| !travel.is_over())?;
        Some((travel.step(), travel.block()?))
    }

    /// The cells that the last step was about.
    pub fn touched(&self) -> Option<Touched> {
        let travel = self.travel().filter(|travel| !travel.is_over())?;
        let (seen, id) = (travel.seen()?, travel.block()?);
        let category = self.program.get(id)?.kind.row().categories[0];
        let told = match seen.value {
            Some(Value::Cell(CellValue::On(cell))) => cell.set(),
            _ => CellSet::EMPTY,
        };
        Some(Touched {
            reads: seen.reads | told,
            changed: seen.changed,
            colour: theme::category(category).fill,
        })
    }

    /// Why its move stopped before its end, once that is reached.
    pub fn failure(&self, app: &AppContext) -> Option<String> {
        let travel = self.travel().filter(|travel| travel.is_over())?;
        let failure = travel.outcome().failure?;
        Some(diagnostics::failure(&app.text, &self.program, &failure))
    }
}
