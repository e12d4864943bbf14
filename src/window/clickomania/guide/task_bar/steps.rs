//! The score of the steps: the mean over the reference moves of the task, counted in the background for right programs.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::verdict::{ProgramVerdict, Subject};
use crate::window::kit::background::{BackgroundTask, WorkState};
use engine::judge::measure::measure;
use engine::run::compile::compile;
use engine::run::moves::BUDGET;

/// The steps of the program on the canvas.
#[derive(Default)]
pub struct StepScore {
    /// The program, and what is known of it.
    known: Option<(Subject, Counted)>,
}

enum Counted {
    Working(BackgroundTask<u64>),
    /// None if they cannot be counted.
    Done(Option<u64>),
}

impl StepScore {
    /// The steps of the present program, once it is right and they are counted.
    pub fn of(&mut self, verdict: &ProgramVerdict, app: &ClickomaniaContext) -> Option<u64> {
        let subject = verdict.subject()?;
        if self
            .known
            .as_ref()
            .is_none_or(|(known, _)| known != subject)
        {
            self.known = None;
            if !verdict.is_accepted(&app.services.judge) {
                return None;
            }
            let counted = count(subject, app).map_or(Counted::Done(None), Counted::Working);
            self.known = Some((subject.clone(), counted));
        }
        let (_, counted) = self.known.as_mut()?;
        if let Counted::Working(work) = counted {
            match work.progress() {
                WorkState::Busy => return None,
                WorkState::Done(steps) => *counted = Counted::Done(Some(steps)),
                WorkState::Lost => *counted = Counted::Done(None),
            }
        }
        match counted {
            Counted::Done(steps) => *steps,
            Counted::Working(_) => None,
        }
    }
}

fn count(subject: &Subject, app: &ClickomaniaContext) -> Option<BackgroundTask<u64>> {
    let code = compile(subject.program()).ok()?;
    let rules = subject.task().rules().clone();
    let count = move |go_on: &(dyn Fn() -> bool + Sync)| {
        let counts = measure(&code, &rules, 0, BUDGET, go_on)?;
        Some(counts.mean.round() as u64)
    };
    BackgroundTask::start(count, app.waker()).ok()
}
