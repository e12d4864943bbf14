//! The verdict on the program under construction.
//!
//! The [`JudgeService`] judges in the background. A view asks for a verdict with [`JudgeService::want`] in every frame and
//! shows what [`JudgeService::found`] returns. [`ProgramVerdict`] does so for the program under construction: [`sign`] is
//! its summary in the task bar, [`page`] the sheet in the drawer, [`case_walls`] a case that fails.
//!
//! A right program is called right as soon as that is known. Anything else about a finished program appears only after
//! somebody asked: with *Play*, a click on the wall or a press on the verdict, or by five seconds of rest from building.

pub mod case_walls;
pub mod page;
pub mod sign;

use crate::window::clickomania::program::document::Document;
pub use crate::window::clickomania::services::{Finding, JudgeService, Rank, Subject};
use egui::Context;
use engine::judge::{Counterexample, Effort, Verdict};
use engine::language::program::Stack;
use engine::text::Text;
use std::sync::Arc;
use std::time::Duration;

/// Seconds from an edit to the verdict, which would flicker during typing.
const SETTLED: f64 = 0.3;
/// Seconds without an edit after which the judge tries harder.
const RESTED: f64 = 1.0;
/// Seconds without an edit after which the window says that a program is wrong.
const TOLD: f64 = 5.0;

/// Reasons to show a verdict.
#[derive(Clone, Copy, Debug)]
pub struct Occasion {
    /// True while the sheet of the verdict is open.
    pub open: bool,
    /// True if the program was tried on the wall since its last edit.
    pub played: bool,
    /// True in a lesson, where rest is no question.
    pub lesson: bool,
}

/// The state of the verdict.
#[derive(Clone, Debug)]
pub enum VerdictState {
    /// There are no blocks under the hat.
    Empty,
    /// The program cannot run: this many things are missing.
    Missing(usize),
    /// The program can run; the judge is silent.
    Ready,
    /// The verdict is not known, or nobody asked for it.
    Pending,
    /// The rules of the task fail, as this sentence says.
    TaskFault(String),
    Found(Arc<Finding>),
}

/// The verdict on the program under construction, and how hard the judge should try.
#[derive(Debug, Default)]
pub struct ProgramVerdict {
    /// The last revision of the document.
    revision: Option<u64>,
    /// The program, if it can be judged.
    subject: Option<Subject>,
    empty: bool,
    missing: usize,
    /// The time of the last edit, in egui's seconds.
    changed: f64,
    /// True once the verdict may be shown.
    settled: bool,
    /// True if this person built the program: it is none that was merely opened.
    own: bool,
    /// True once somebody asked about this program, so that it may be called wrong.
    told: bool,
    /// The effort asked for, until the next edit.
    asked: Effort,
}

impl ProgramVerdict {
    /// Per-frame update: follows the document and asks the judge, for more than a quick look while the sheet is open.
    pub fn advance(
        &mut self,
        judge: &mut JudgeService,
        document: &mut Document,
        ctx: &Context,
        occasion: Occasion,
    ) {
        let now = ctx.input(|input| input.time);
        if self.revision != Some(document.revision()) {
            self.follow(document, now);
        }
        if occasion.open && self.asked == Effort::Quick {
            self.asked = Effort::Normal;
        }
        let age = now - self.changed;
        self.settled = age >= SETTLED;
        let tells_at_rest = self.own && !occasion.lesson;
        self.told |= occasion.open || occasion.played || tells_at_rest && age >= TOLD;
        let Some(subject) = self.subject.as_ref().filter(|_| !judge.is_closed()) else {
            return;
        };
        // A quick verdict first.
        let effort = match judge.found(subject) {
            None => Effort::Quick,
            Some(_) if self.asked != Effort::Quick => self.asked,
            Some(_) if age >= RESTED => Effort::Normal,
            Some(_) => Effort::Quick,
        };
        judge.want(subject, effort, Rank::UnderConstruction);
        if age >= RESTED {
            judge.want_proof(subject);
        }
        for moment in [SETTLED, RESTED, TOLD] {
            if age < moment && (moment != TOLD || tells_at_rest) {
                ctx.request_repaint_after(Duration::from_secs_f64(moment - age));
            }
        }
    }

    fn follow(&mut self, document: &mut Document, now: f64) {
        let first = self.revision.replace(document.revision()).is_none();
        self.missing = document.problems().len();
        let program = document.program();
        self.empty = program.stack(Stack::Hat).is_empty();
        let task = document.task();
        let ready = !self.empty && self.missing == 0 && task.judges();
        let subject = ready.then(|| Subject::of(program, task));
        if subject == self.subject && !first {
            // Only the name or loose blocks changed.
            return;
        }
        self.subject = subject;
        self.own = !document.is_merely_opened() && !document.is_as_begun();
        self.changed = now;
        self.told = false;
        self.asked = Effort::Quick;
    }

    /// The program of the last frame, if it can be judged.
    pub fn subject(&self) -> Option<&Subject> {
        self.subject.as_ref()
    }

    pub fn state(&self, judge: &JudgeService, text: &Text) -> VerdictState {
        let Some(subject) = &self.subject else {
            return match self.missing {
                _ if self.empty => VerdictState::Empty,
                0 => VerdictState::Ready,
                missing => VerdictState::Missing(missing),
            };
        };
        match judge.found(subject) {
            _ if judge.is_closed() => VerdictState::Ready,
            Some(finding) if self.settled && (self.told || is_right(finding)) => {
                VerdictState::Found(Arc::clone(finding))
            }
            None if judge.is_lost(subject) => match judge.fault(subject) {
                Some(fault) => VerdictState::TaskFault(subject.task().fault(fault, text)),
                None => VerdictState::Ready,
            },
            _ => VerdictState::Pending,
        }
    }

    /// The case that fails, if one is known.
    pub fn counterexample(&self, judge: &JudgeService, text: &Text) -> Option<Counterexample> {
        match self.state(judge, text) {
            VerdictState::Found(finding) => finding.judgement.counterexample,
            _ => None,
        }
    }

    /// True if the program is right, false if it is not or not finished, whether the sign tells it yet or not; `None` until
    /// that is known.
    pub fn is_known_right(&self, judge: &JudgeService) -> Option<bool> {
        let Some(subject) = &self.subject else {
            return (self.empty || self.missing > 0).then_some(false);
        };
        let known = judge.found(subject).filter(|_| self.settled);
        known
            .filter(|_| !judge.is_closed())
            .map(|finding| is_right(finding))
    }

    /// True if the judge accepts the program.
    pub fn is_accepted(&self, judge: &JudgeService) -> bool {
        self.subject
            .as_ref()
            .filter(|_| !judge.is_closed())
            .and_then(|subject| judge.found(subject))
            .is_some_and(|finding| is_right(finding))
    }

    /// Asks for this effort.
    pub fn ask(&mut self, effort: Effort) {
        self.asked = effort;
    }

    /// The progress of the deep effort, 0 to 1, while it runs.
    pub fn deep_progress(&self, judge: &JudgeService) -> Option<f32> {
        let (effort, share) = judge.progress(self.subject.as_ref()?)?;
        (effort == Effort::Deep).then_some(share)
    }
}

fn is_right(finding: &Finding) -> bool {
    finding.judgement.verdict == Verdict::Accepted
}
