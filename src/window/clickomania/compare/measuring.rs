//! Measures the programs of the table beside the window, one after the other.

use super::rows::{ComparisonRow, Measured};
use crate::window::clickomania::command::ProgramOrigin;
use crate::window::clickomania::guide::verdict::{JudgeService, Rank};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::background::{BackgroundTask, take_ended};
use engine::judge::measure::{StepCounts, measure};
use engine::run::moves::BUDGET;
use engine::run::rules::Rules;
use std::sync::Arc;

/// The walls of the games that programs are measured on; those of `compare` in the terminal.
const SEED: u64 = 0;

/// Measures programs. Nothing is measured twice, and what is dropped stops.
#[derive(Default)]
pub struct Measuring {
    work: Option<(ProgramOrigin, BackgroundTask<StepCounts>)>,
    halted: bool,
}

impl Measuring {
    /// Takes what was measured, and begins with the next row that is not measured yet; `order` says
    /// which come first. The window is woken when there is something new.
    pub fn advance(
        &mut self,
        rows: &mut [ComparisonRow],
        order: &[usize],
        rules: &Rules,
        app: &AppContext,
    ) {
        self.receive(rows);
        if self.work.is_some() || self.halted {
            return;
        }
        let mut wanted = order.iter().map(|&place| &rows[place]);
        let Some(row) = wanted.find(|row| row.steps == Measured::Wanted) else {
            return;
        };
        let Some(code) = row.code.clone() else {
            return;
        };
        let rules = rules.clone();
        let work = BackgroundTask::start(
            move |go_on| measure(&code, &rules, SEED, BUDGET, go_on),
            app.waker(),
        );
        match work {
            Ok(work) => self.work = Some((row.origin.clone(), work)),
            // The system has no thread to spare: whoever looks at it can go on later.
            Err(_) => self.halted = true,
        }
    }

    /// Asks the judge for what is not known yet: first for a quick look at every program, then for a
    /// thorough one.
    pub fn judge(
        &self,
        rows: &[ComparisonRow],
        order: &[usize],
        task: &ReadyTask,
        judging: &mut JudgeService,
    ) {
        if self.halted || self.work.is_some() || judging.is_closed() || !task.judges() {
            return;
        }
        let rows = order.iter().map(|&place| &rows[place]);
        let wanted = rows.filter_map(|row| Some((row, row.effort_wanted()?)));
        if let Some((row, effort)) = wanted.min_by_key(|(_, effort)| *effort) {
            judging.want(&row.subject, effort, Rank::Awaited);
        }
    }

    fn receive(&mut self, rows: &mut [ComparisonRow]) {
        match take_ended(&mut self.work) {
            Some((origin, Some(steps))) => {
                if let Some(row) = rows.iter_mut().find(|row| row.origin == origin) {
                    row.steps = Measured::Known(steps);
                }
            }
            Some((_, None)) => self.halted = true,
            None => {}
        }
    }

    /// The row that is being measured.
    pub fn busy(&self) -> Option<&ProgramOrigin> {
        self.work.as_ref().map(|(origin, _)| origin)
    }

    /// Stops; what was begun begins anew when it goes on.
    pub fn stop(&mut self) {
        self.work = None;
    }

    /// Stops until someone wants it to go on, or goes on.
    pub fn halt(&mut self, halted: bool) {
        self.halted = halted;
        if halted {
            self.stop();
        }
    }

    /// Whether someone stopped it.
    pub fn is_halted(&self) -> bool {
        self.halted
    }

    /// Another program came in this row's place, or none.
    pub fn forget(&mut self, origin: &ProgramOrigin) {
        self.work.take_if(|(busy, _)| busy == origin);
    }
}

/// Takes what the judge found; it keeps few of its findings, the rows all of theirs. Whether there is
/// something new.
pub fn hear(rows: &mut [ComparisonRow], judging: &JudgeService) -> bool {
    let mut news = false;
    for row in rows {
        let before = row.finding.as_ref().map(|finding| finding.effort);
        let found = judging.found(&row.subject);
        if let Some(finding) =
            found.filter(|found| before.is_none_or(|before| found.effort > before))
        {
            row.finding = Some(Arc::clone(finding));
            news = true;
        }
    }
    news
}

/// How much of the measuring and judging is done, and of how much: two for each row.
pub fn tally(rows: &[ComparisonRow]) -> (usize, usize) {
    let measured = rows.iter().filter(|row| row.steps != Measured::Wanted);
    let judged = rows.iter().filter(|row| row.effort_wanted().is_none());
    (measured.count() + judged.count(), 2 * rows.len())
}
