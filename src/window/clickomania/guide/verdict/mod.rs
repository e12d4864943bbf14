//! The judge in the window: what it found about the program under construction, about those in the
//! slots, and about whatever else one asks for.
//!
//! The [`JudgeService`] judges in the background, one program after the other, and keeps what was found.
//! Whoever wants a verdict says so with [`JudgeService::want`] in every frame, and shows what
//! [`JudgeService::found`] has. [`ProgramVerdict`] is that of the program under construction; it stands in a
//! `line` of the band, and all that was found on a `page` of the drawer, with the `walls` of a case that fails; what is `missing` leads to
//! where it is. `sign`
//! says verdicts in short.

pub mod case_walls;
pub mod page;
pub mod sign;

use crate::window::clickomania::program::document::Document;
pub use crate::window::clickomania::services::judge::{Finding, JudgeService, Rank, Subject};
use egui::Context;
use engine::judge::{Effort, Verdict};
use engine::language::program::Stack;
use engine::text::Text;
use std::sync::Arc;
use std::time::Duration;

/// Seconds after a change before the verdict is shown, so that it does not flicker while one
/// types.
const SETTLED: f64 = 0.3;
/// Seconds without a change after which more is tried.
const RESTED: f64 = 1.0;

/// What is known about the program.
#[derive(Clone, Debug)]
pub enum VerdictState {
    /// There are no blocks under the hat.
    Empty,
    /// Number of things missing before it can run.
    Missing(usize),
    /// It could run; the judge says nothing about it.
    Ready,
    /// It is being judged.
    Pending,
    /// Its task itself has this fault.
    TaskFault(String),
    /// This was found.
    Found(Arc<Finding>),
}

/// The program under construction, with what is wanted of it.
#[derive(Debug, Default)]
pub struct ProgramVerdict {
    /// The revision of the document that is known.
    revision: Option<u64>,
    /// The program, if it can be judged.
    subject: Option<Subject>,
    empty: bool,
    missing: usize,
    /// When it changed, in egui's seconds; `None` if it did not since the window is open.
    changed: Option<f64>,
    settled: bool,
    /// What a person asked for, until the next change.
    asked: Effort,
}

impl ProgramVerdict {
    /// Follows the document. Wants what should be known: more than a quick look finds while its sheet is `open`.
    pub fn advance(
        &mut self,
        judging: &mut JudgeService,
        document: &mut Document,
        ctx: &Context,
        open: bool,
    ) {
        let now = ctx.input(|input| input.time);
        if self.revision != Some(document.revision()) {
            self.follow(document, now);
        }
        if open && self.asked == Effort::Quick {
            self.asked = Effort::Normal;
        }
        let age = self.changed.map_or(f64::INFINITY, |changed| now - changed);
        self.settled = age >= SETTLED;
        let Some(subject) = self.subject.as_ref().filter(|_| !judging.is_closed()) else {
            return;
        };
        // First something, then more.
        let effort = match judging.found(subject) {
            None => Effort::Quick,
            Some(_) if self.asked != Effort::Quick => self.asked,
            Some(_) if age >= RESTED => Effort::Normal,
            Some(_) => Effort::Quick,
        };
        judging.want(subject, effort, Rank::UnderConstruction);
        for moment in [SETTLED, RESTED] {
            if age < moment {
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
            // Another name, or something beside the program.
            return;
        }
        self.subject = subject;
        self.changed = (!first).then_some(now);
        self.asked = Effort::Quick;
    }

    /// The program as it was followed last, if it can be judged.
    pub fn subject(&self) -> Option<&Subject> {
        self.subject.as_ref()
    }

    /// What is known.
    pub fn state(&self, judging: &JudgeService, text: &Text) -> VerdictState {
        let Some(subject) = &self.subject else {
            return match self.empty {
                true => VerdictState::Empty,
                false if self.missing == 0 => VerdictState::Ready,
                false => VerdictState::Missing(self.missing),
            };
        };
        match judging.found(subject) {
            _ if judging.is_closed() => VerdictState::Ready,
            Some(finding) if self.settled => VerdictState::Found(Arc::clone(finding)),
            None if judging.is_lost(subject) => match judging.fault(subject) {
                Some(fault) => VerdictState::TaskFault(subject.task().fault(fault, text)),
                None => VerdictState::Ready,
            },
            _ => VerdictState::Pending,
        }
    }

    /// Whether the judge is known to accept it.
    pub fn is_accepted(&self, judging: &JudgeService) -> bool {
        let found = self.subject.as_ref().filter(|_| !judging.is_closed());
        let found = found.and_then(|subject| judging.found(subject));
        found.is_some_and(|finding| finding.judgement.verdict == Verdict::Accepted)
    }

    /// Asks for more effort, or stops it.
    pub fn ask(&mut self, effort: Effort) {
        self.asked = effort;
    }

    /// The share of the deep effort that is spent, 0 to 1, while that is being made.
    pub fn deepens(&self, judging: &JudgeService) -> Option<f32> {
        let (effort, share) = judging.progress(self.subject.as_ref()?)?;
        (effort == Effort::Deep).then_some(share)
    }
}
